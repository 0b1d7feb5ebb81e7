import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { instantForm, instantFormOf, writeInstant } from '../../bytes/instant.ts'
import { utf8 } from '../../bytes/utf8.ts'

/** What became of a time on its way into GPX, which wants xsd:dateTime. */
export const timeResult = { written: 0, completed: 1, dropped: 2 } as const

const openTag = utf8('<time>')
const closeTag = utf8('</time>')

/** Writes `<time>` for an ISO 8601 text. A date, month or year alone is completed to its first instant. */
export function writeTime(out: ByteWriter, text: Uint8Array, start: number, end: number): number {
  const form = instantFormOf(text, start, end)
  if (form === instantForm.none) return timeResult.dropped
  out.copy(openTag)
  writeInstant(out, text, start, end, form)
  if (form === instantForm.date) out.ascii('0000-01-01T00:00:00Z'.slice(end - start))
  out.copy(closeTag)
  return form === instantForm.date ? timeResult.completed : timeResult.written
}
