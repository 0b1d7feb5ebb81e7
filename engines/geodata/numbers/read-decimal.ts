import { powersOfTen, productError, roundedQuotient } from './double-double.ts'

/** Where reading stands in a byte array; readers move it. */
export interface Cursor {
  position: number
}

const zero = 0x30
const point = 0x2e

/**
 * Reads a decimal number (`-12.5`, `+.5`, `1e-7`) from UTF-8 bytes and moves the cursor behind it. The result is the nearest
 * double, as `Number(text)` gives it. NaN, with the cursor unmoved, when no number stands there.
 */
export function readDecimal(bytes: Uint8Array, cursor: Cursor, end: number): number {
  const start = cursor.position
  let at = start
  let byte = at < end ? bytes[at]! : 0
  const negative = byte === 0x2d
  if (negative || byte === 0x2b) byte = ++at < end ? bytes[at]! : 0
  let digit = byte - zero
  let whole = 0
  const wholeStart = at
  while (digit >= 0 && digit <= 9) {
    if (at - wholeStart === 9) return readSlowly(bytes, cursor, end)
    whole = (whole * 10 + digit) | 0
    byte = ++at < end ? bytes[at]! : 0
    digit = byte - zero
  }
  const wholeDigits = at - wholeStart
  if (byte !== point) {
    if (wholeDigits === 0) return Number.NaN
    if ((byte | 0x20) === 0x65) return readSlowly(bytes, cursor, end)
    cursor.position = at
    return negative ? -whole : whole
  }
  byte = ++at < end ? bytes[at]! : 0
  digit = byte - zero
  const fractionStart = at
  let fraction = 0
  while (digit >= 0 && digit <= 9) {
    if (at - fractionStart === 9) return readLongFraction(bytes, cursor, end, negative, whole, fraction, at)
    fraction = (fraction * 10 + digit) | 0
    byte = ++at < end ? bytes[at]! : 0
    digit = byte - zero
  }
  const fractionDigits = at - fractionStart
  if (fractionDigits + wholeDigits === 0) return Number.NaN
  if ((byte | 0x20) === 0x65) return readSlowly(bytes, cursor, end)
  if (fractionDigits === 0) {
    cursor.position = at
    return negative ? -whole : whole
  }
  const scale = powersOfTen[fractionDigits]!
  const scaled = whole * scale + fraction
  // Below 2^53 both operands are exact, so the one division rounds correctly (Clinger's fast path).
  if (scaled > 9007199254740991) return readSlowly(bytes, cursor, end)
  cursor.position = at
  return negative ? -(scaled / scale) : scaled / scale
}

/** Ten to eighteen decimals: `whole` and the first nine are read already. */
function readLongFraction(
  bytes: Uint8Array,
  cursor: Cursor,
  end: number,
  negative: boolean,
  whole: number,
  firstNine: number,
  from: number,
): number {
  let at = from
  let rest = 0
  let byte = bytes[at]!
  let digit = byte - zero
  while (digit >= 0 && digit <= 9) {
    if (at - from === 9) return readSlowly(bytes, cursor, end)
    rest = (rest * 10 + digit) | 0
    byte = ++at < end ? bytes[at]! : 0
    digit = byte - zero
  }
  if ((byte | 0x20) === 0x65 || whole >= 9007199) return readSlowly(bytes, cursor, end)
  const restScale = powersOfTen[at - from]!
  const leading = whole * 1e9 + firstNine
  const product = leading * restScale
  const low = productError(leading, restScale, product)
  const high = product + rest
  const sumError = rest - (high - product)
  const value = roundedQuotient(high, low + sumError, 1e9 * restScale)
  if (Number.isNaN(value)) return readSlowly(bytes, cursor, end)
  cursor.position = at
  return negative ? -value : value
}

/** Any length and any exponent, by way of a string. */
function readSlowly(bytes: Uint8Array, cursor: Cursor, end: number): number {
  const start = cursor.position
  let at = start
  let text = ''
  if (bytes[at] === 0x2b) at++
  for (; at < end; at++) {
    const byte = bytes[at]!
    const isDigit = byte >= zero && byte <= 0x39
    const isSign = (byte === 0x2d || byte === 0x2b) && (text === '' || text.endsWith('e'))
    if (byte === point && !text.includes('.') && !text.includes('e')) text += '.'
    else if ((byte | 0x20) === 0x65 && !text.includes('e')) text += 'e'
    else if (isDigit || isSign) text += String.fromCharCode(byte)
    else break
  }
  // `12e` and `12e+`: the number ends before the letter.
  const complete = text.replace(/e[+-]?$/, '')
  const value = complete === '' ? Number.NaN : Number(complete)
  if (!Number.isNaN(value)) cursor.position = at - (text.length - complete.length)
  return value
}
