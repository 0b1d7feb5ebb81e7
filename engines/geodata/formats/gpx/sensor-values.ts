import { readDecimal } from '../../numbers/read-decimal.ts'

/** Where a value that the schema takes ends, which may be before its needless decimals; -1 for one that it does not take. */
export type FittingEnd = (text: Uint8Array, start: number, end: number) => number

/** Children of Garmin's TrackPointExtension, version 2, in its order, with the values its schema takes. */
export const sensors: readonly { readonly name: string; readonly fittingEnd: FittingEnd }[] = [
  { name: 'atemp', fittingEnd: number },
  { name: 'wtemp', fittingEnd: number },
  { name: 'depth', fittingEnd: number },
  { name: 'hr', fittingEnd: (text, start, end) => wholeNumber(text, start, end, 1, 255) },
  { name: 'cad', fittingEnd: (text, start, end) => wholeNumber(text, start, end, 0, 254) },
  { name: 'speed', fittingEnd: number },
  { name: 'course', fittingEnd: angle },
  { name: 'bearing', fittingEnd: angle },
]

const cursor = { position: 0 }

function decimalOf(text: Uint8Array, start: number, end: number): number {
  cursor.position = start
  const value = readDecimal(text, cursor, end)
  return cursor.position === end ? value : Number.NaN
}

function number(text: Uint8Array, start: number, end: number): number {
  const value = decimalOf(text, start, end)
  return value - value === 0 ? end : -1
}

/** A decimal, so without exponent. */
function angle(text: Uint8Array, start: number, end: number): number {
  const value = decimalOf(text, start, end)
  if (!(value >= 0 && value <= 360)) return -1
  for (let at = start; at < end; at++) if ((text[at]! | 0x20) === 0x65) return -1
  return end
}

function wholeNumber(text: Uint8Array, start: number, end: number, least: number, most: number): number {
  let at = start
  let value = 0
  for (; at < end && text[at] !== 0x2e; at++) {
    const digit = text[at]! - 0x30
    if (digit < 0 || digit > 9 || value > most) return -1
    value = value * 10 + digit
  }
  for (let decimal = at + 1; decimal < end; decimal++) if (text[decimal] !== 0x30) return -1
  return at > start && value >= least && value <= most ? at : -1
}
