import { mainInput } from '../../bytes/input.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { Reader } from '../../model/format.ts'
import { isCut } from '../../notes/problem.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { lineAtOffset } from '../../xml/line.ts'
import { XmlTokenizer, xmlToken } from '../../xml/tokenizer.ts'
import { GpxParser } from './parser.ts'

/** GPX 1.0 and 1.1, and files that claim neither. Tracks of any length stream: a long one is cut between points. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const xml = new XmlTokenizer(utf8Stream(input.stream(), context.notes), context.notes)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const parser = new GpxParser(xml, batch, context)
  try {
    for (;;) {
      const token = xml.next()
      if (token === xmlToken.open) parser.open()
      else if (token === xmlToken.close) {
        parser.close()
        if (batch.full && parser.canPause) {
          parser.pause()
          yield batch
          batch.clear()
          parser.resume()
        }
      } else if (token === xmlToken.text) parser.text()
      else if (token === xmlToken.more) await xml.fill()
      else break
    }
  } catch (error) {
    if (!isCut(error) || !parser.hasPoints) throw error
    // A recording that was cut off: the points that were read are used, also of the element that is still open.
    while (xml.closeOpen()) parser.close()
    context.notes.add('file-ends-early', 1, { line: await lineAtOffset(input, Number.POSITIVE_INFINITY) })
  } finally {
    await xml.close()
  }
  parser.finish()
  if (!batch.empty) yield batch
}
