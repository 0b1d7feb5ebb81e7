import { mainInput } from '../../bytes/input.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { Reader } from '../../model/format.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { XmlTokenizer } from '../../xml/tokenizer.ts'
import { GpxParser } from './parser.ts'

/** GPX 1.0 and 1.1, and files that claim neither. Tracks of any length stream: a long one is cut between points. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const xml = new XmlTokenizer(utf8Stream(input.stream(), context.notes), context.notes)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const parser = new GpxParser(xml, batch, context)
  for await (const _ of parser.elements.readToBreak(input, context.notes, () => parser.hasPoints)) {
    parser.pause()
    yield batch
    batch.clear()
    parser.resume()
  }
  parser.finish()
  if (!batch.empty) yield batch
}
