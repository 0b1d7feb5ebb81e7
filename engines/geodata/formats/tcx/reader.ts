import { mainInput } from '../../bytes/input.ts'
import type { Reader } from '../../model/format.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { XmlTokenizer } from '../../xml/tokenizer.ts'
import { TcxParser } from './parser.ts'

/** Garmin's Training Center Database, version 2: activities and courses with their laps. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const xml = new XmlTokenizer(utf8Stream(input.stream(), context.notes), context.notes)
  const { recording, elements } = new TcxParser(xml, context)
  for await (const _ of elements.readToBreak(input, context.notes, () => recording.hasPoints)) yield* recording.pause()
  recording.finish()
  if (!recording.batch.empty) yield recording.batch
}
