import { utf8Slice } from '../bytes/utf8.ts'
import type { FeatureBatch } from '../model/feature.ts'
import type { Notes } from '../notes/notes.ts'
import { namedCharacter } from './entities.ts'
import { utf8SequenceLength } from './utf8-check.ts'

const ampersand = 0x26
const carriageReturn = 0x0d

/**
 * Appends character data to a batch's text: references decoded, line ends as XML 1.0 section 2.11 has them, bytes that are not UTF-8
 * read as the one-byte encoding they most likely are. A bare `&` and an unknown reference stay as they stand, with a note.
 */
export function appendXmlText(
  batch: FeatureBatch,
  bytes: Uint8Array,
  start: number,
  end: number,
  isRaw: boolean,
  notes: Notes,
): void {
  // A one-byte character becomes at most three bytes; a reference never grows.
  batch.reserveText((end - start) * 3)
  const text = batch.text
  let to = batch.textLength
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!
    if (byte < 0x80 && byte !== ampersand && byte !== carriageReturn) text[to++] = byte
    else if (byte === carriageReturn) {
      if (bytes[at + 1] !== 0x0a || at + 1 >= end) text[to++] = 0x0a
    } else if (byte === ampersand) {
      const semicolon = isRaw ? -1 : referenceEnd(bytes, at, end)
      const code = semicolon < 0 ? -1 : referencedCharacter(bytes, at + 1, semicolon)
      if (code < 0) {
        if (!isRaw) notes.add('markup-repaired')
        text[to++] = byte
      } else {
        to = putCharacter(text, to, code)
        at = semicolon
      }
    } else {
      const length = utf8SequenceLength(bytes, at, end)
      if (length === 0) {
        const runEnd = faultyRunEnd(bytes, at, end)
        to = putOneByteRun(text, to, bytes, at, runEnd)
        notes.add('text-repaired')
        at = runEnd - 1
      } else {
        for (let index = 0; index < length; index++) text[to++] = bytes[at + index]!
        at += length - 1
      }
    }
  }
  batch.textLength = to
}

/** A short value (an attribute, a document's name) as a string. */
export function xmlString(batch: FeatureBatch, bytes: Uint8Array, start: number, end: number, notes: Notes): string {
  const from = batch.textLength
  appendXmlText(batch, bytes, start, end, false, notes)
  const value = utf8Slice(batch.text, from, batch.textLength)
  batch.textLength = from
  return value
}

function referenceEnd(bytes: Uint8Array, ampersandAt: number, end: number): number {
  const furthest = Math.min(end, ampersandAt + 12)
  for (let at = ampersandAt + 1; at < furthest; at++) if (bytes[at] === 0x3b) return at
  return -1
}

function referencedCharacter(bytes: Uint8Array, start: number, end: number): number {
  if (bytes[start] !== 0x23) {
    // The three that writers escape most, without making a string.
    const second = bytes[start + 1]!
    if (end - start === 2 && second === 0x74) {
      if (bytes[start] === 0x6c) return 0x3c
      if (bytes[start] === 0x67) return 0x3e
    }
    if (end - start === 3 && bytes[start] === 0x61 && second === 0x6d && bytes[start + 2] === 0x70) return 0x26
    return namedCharacter(bytes, start, end)
  }
  const isHexadecimal = bytes[start + 1] === 0x78 || bytes[start + 1] === 0x58
  let code = 0
  const first = isHexadecimal ? start + 2 : start + 1
  if (first >= end) return -1
  for (let at = first; at < end; at++) {
    const digit = digitValue(bytes[at]!)
    if (digit < 0 || (!isHexadecimal && digit > 9)) return -1
    code = code * (isHexadecimal ? 16 : 10) + digit
  }
  const isCharacter = code <= 0x10ffff && (code >= 0x20 || code === 9 || code === 10 || code === 13)
  return isCharacter && (code < 0xd800 || code > 0xdfff) ? code : -1
}

function digitValue(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

function putCharacter(text: Uint8Array, at: number, code: number): number {
  if (code < 0x80) text[at++] = code
  else if (code < 0x800) {
    text[at++] = 0xc0 | (code >> 6)
    text[at++] = 0x80 | (code & 0x3f)
  } else {
    if (code < 0x10000) text[at++] = 0xe0 | (code >> 12)
    else {
      text[at++] = 0xf0 | (code >> 18)
      text[at++] = 0x80 | ((code >> 12) & 0x3f)
    }
    text[at++] = 0x80 | ((code >> 6) & 0x3f)
    text[at++] = 0x80 | (code & 0x3f)
  }
  return at
}

/** The run of text around a fault up to the next well-formed sequence or markup. */
function faultyRunEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start + 1
  while (at < end && bytes[at] !== ampersand && bytes[at] !== carriageReturn) {
    if (bytes[at]! >= 0x80 && utf8SequenceLength(bytes, at, end) > 0) break
    at++
  }
  return at
}

/**
 * Which one-byte encoding it is cannot be known; letters tell: a Cyrillic word in windows-1251 is bytes from C0 up throughout, a
 * western one in windows-1252 has some among ASCII letters.
 */
function putOneByteRun(text: Uint8Array, to: number, bytes: Uint8Array, start: number, end: number): number {
  let besideHigh = 0
  let besideAscii = 0
  for (let at = start; at < end; at++) {
    if (bytes[at]! < 0xc0) continue
    if (at > start && bytes[at - 1]! >= 0xc0) besideHigh++
    if ((at > 0 && isAsciiLetter(bytes[at - 1]!)) || (at + 1 < end && isAsciiLetter(bytes[at + 1]!))) besideAscii++
  }
  const decoded = (besideHigh > besideAscii ? cyrillic : western).decode(bytes.subarray(start, end))
  for (const character of decoded) to = putCharacter(text, to, character.codePointAt(0)!)
  return to
}

function isAsciiLetter(byte: number): boolean {
  const lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

const cyrillic = new TextDecoder('windows-1251')
const western = new TextDecoder('windows-1252')
