import { mainInput } from '../../bytes/input.ts'
import type { Reader } from '../../model/format.ts'
import { isCut } from '../../notes/problem.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { lineAtOffset } from '../../xml/line.ts'
import { XmlTokenizer, xmlToken } from '../../xml/tokenizer.ts'
import { TcxParser } from './parser.ts'

/** Garmin's Training Center Database, version 2: activities and courses with their laps. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const xml = new XmlTokenizer(utf8Stream(input.stream(), context.notes), context.notes)
  const parser = new TcxParser(xml, context)
  const { recording } = parser
  try {
    for (;;) {
      const token = xml.next()
      if (token === xmlToken.open) parser.open()
      else if (token === xmlToken.close) {
        parser.close()
        if (recording.batch.full && parser.canPause) yield* recording.pause()
      } else if (token === xmlToken.text) parser.text()
      else if (token === xmlToken.more) await xml.fill()
      else break
    }
  } catch (error) {
    if (!isCut(error) || !recording.hasPoints) throw error
    while (xml.closeOpen()) parser.close()
    context.notes.add('file-ends-early', 1, { line: await lineAtOffset(input, Number.POSITIVE_INFINITY) })
  } finally {
    await xml.close()
  }
  recording.finish()
  if (!recording.batch.empty) yield recording.batch
}
