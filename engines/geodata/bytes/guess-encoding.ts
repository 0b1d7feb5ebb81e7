import { isCentralEuropean } from './guess-central-european.ts'
import { guessDoubleByteEncoding } from './guess-double-byte.ts'

/**
 * How many characters beyond ASCII the bytes hold as UTF-8, or -1 when they are not UTF-8. With `forgiveCuts`, fields cut off in
 * the middle of a character (a blank or the end follows) pass: fixed-width tables do that.
 */
export function countUtf8Characters(bytes: Uint8Array, start = 0, end = bytes.length, forgiveCuts = false): number {
  let count = 0
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!
    if (byte < 0x80) continue
    const length =
      byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0
    if (length === 0) return -1
    let followers = 1
    while (followers < length && at + followers < end && (bytes[at + followers]! & 0xc0) === 0x80) followers++
    if (followers < length) {
      const isCut = at + followers >= end || bytes[at + followers]! <= 0x20
      if (!forgiveCuts || !isCut || count === 0) return -1
    } else count++
    at += followers - 1
  }
  return count
}

/** The likeliest encoding of text that is not UTF-8 and does not say what it is. */
export function guessEncoding(bytes: Uint8Array, start = 0, end = bytes.length): string {
  return (
    guessDoubleByteEncoding(bytes, start, end) ||
    (isDosCyrillic(bytes, start, end) ? 'ibm866' : guessSingleByteEncoding(bytes, start, end))
  )
}

/** Old Russian tables: letters in 0x80 … 0xAF and 0xE0 … 0xF1, and between them frames, which names and words do not have. */
function isDosCyrillic(bytes: Uint8Array, start: number, end: number): boolean {
  let low = 0
  let high = 0
  let other = 0
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!
    if (byte < 0x80) continue
    if (byte < 0xb0) low++
    else if (byte >= 0xe0 && byte <= 0xf1) high++
    else other++
  }
  return low + high >= 8 && low > high && other * 50 <= low + high
}

/**
 * windows-1251, 1250 or 1252, for text that is not UTF-8 and does not say what it is. Cyrillic words are runs of bytes 0xC0 … 0xFF;
 * in text of Latin letters such letters stand alone between ASCII letters.
 */
function guessSingleByteEncoding(bytes: Uint8Array, start: number, end: number): string {
  let inRuns = 0
  let besideAscii = 0
  for (let at = start; at < end; at++) {
    if (!isHighLetter(bytes[at]!)) continue
    let runEnd = at + 1
    while (runEnd < end && isHighLetter(bytes[runEnd]!)) runEnd++
    const touchesAscii = isAsciiLetter(bytes[at - 1] ?? 0) || isAsciiLetter(bytes[runEnd] ?? 0)
    if (touchesAscii) besideAscii += runEnd - at
    else if (runEnd - at >= 2) inRuns += runEnd - at
    at = runEnd
  }
  if (inRuns > besideAscii) return 'windows-1251'
  return isCentralEuropean(bytes, start, end) ? 'windows-1250' : 'windows-1252'
}

/** А … я, Ё, ё and the Ukrainian, Belarusian and Serbian letters near them in windows-1251. */
const isHighLetter = (byte: number) => byte >= 0xbc || byte === 0xb8 || byte === 0xa8
const isAsciiLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
