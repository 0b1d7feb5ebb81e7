import { utf8 } from '../bytes/utf8.ts'
import type { FeatureBatch } from '../model/feature.ts'

const nothing = utf8('null')
const hexDigits = '0123456789abcdef'

/**
 * Appends an object or a list to the batch's text as JSON on one line, whatever program printed it: without breaks and blanks between its
 * parts, control characters of its strings escaped, null for the numbers that are none (`nonFinite` of them). Returns where it begins.
 */
export function addPlainJson(
  batch: FeatureBatch,
  source: Uint8Array,
  start: number,
  end: number,
  nonFinite = 0,
): number {
  let controls = 0
  for (let at = start; at < end; at++) if (source[at]! < 0x20) controls++
  if (controls === 0 && nonFinite === 0) return batch.addText(source, start, end)
  const bytes = new Uint8Array(end - start + controls * 5 + nonFinite)
  let to = 0
  let isString = false
  for (let at = start; at < end; at++) {
    const byte = source[at]!
    if (byte === 0x22) isString = !isString
    if (!isString && byte <= 0x20) continue
    if (isString && byte < 0x20) {
      bytes.set([0x5c, 0x75, 0x30, 0x30, 0x30 + (byte >> 4), hexDigits.charCodeAt(byte & 15)], to)
      to += 6
    } else if (!isString && (byte === 0x4e || byte === 0x49)) {
      // NaN, Infinity, -Infinity.
      if (bytes[to - 1] === 0x2d) to--
      bytes.set(nothing, to)
      to += nothing.length
      at += byte === 0x4e ? 2 : 7
    } else {
      bytes[to++] = byte
      // Whatever an escape stands for, it does not end the string.
      if (isString && byte === 0x5c) bytes[to++] = source[++at]!
    }
  }
  return batch.addText(bytes, 0, to)
}
