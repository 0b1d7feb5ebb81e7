import type { ByteWriter } from '../../bytes/byte-writer.ts'

/** What became of a time on its way into GPX, which wants xsd:dateTime. */
export const timeResult = { written: 0, completed: 1, dropped: 2 } as const

const template = 'dddd-dd-ddTdd:dd:dd'

/** Writes `<time>` for an ISO 8601 text. A date, month or year alone (KML allows them) is completed to its first instant. */
export function writeTime(out: ByteWriter, text: Uint8Array, start: number, end: number): number {
  const matched = matchedLength(text, start, end)
  if (matched === template.length) {
    if (!isTail(text, start + matched, end)) return timeResult.dropped
    out.copy(openTag)
    out.copy(text, start, end)
    out.copy(closeTag)
    return timeResult.written
  }
  if (start + matched !== end || (matched !== 4 && matched !== 7 && matched !== 10)) return timeResult.dropped
  out.copy(openTag)
  out.copy(text, start, end)
  out.ascii('0000-01-01T00:00:00Z'.slice(matched))
  out.copy(closeTag)
  return timeResult.completed
}

/** How many characters agree with the template. */
function matchedLength(text: Uint8Array, start: number, end: number): number {
  const length = Math.min(template.length, end - start)
  for (let at = 0; at < length; at++) {
    const wanted = template.charCodeAt(at)
    const byte = text[start + at]!
    if (wanted === 0x64 ? byte < 0x30 || byte > 0x39 : byte !== wanted) return at
  }
  return length
}

/** Fraction and zone: `.25`, `Z`, `+03:00`, or nothing. */
function isTail(text: Uint8Array, start: number, end: number): boolean {
  let at = start
  if (text[at] === 0x2e && at < end) {
    at++
    while (at < end && text[at]! >= 0x30 && text[at]! <= 0x39) at++
    if (at === start + 1) return false
  }
  if (at === end) return true
  if (text[at] === 0x5a) return at + 1 === end
  if (text[at] !== 0x2b && text[at] !== 0x2d) return false
  if (end - at !== 6 || text[at + 3] !== 0x3a) return false
  for (const digit of [1, 2, 4, 5]) if (text[at + digit]! < 0x30 || text[at + digit]! > 0x39) return false
  return true
}

const encoder = new TextEncoder()
const openTag = encoder.encode('<time>')
const closeTag = encoder.encode('</time>')
