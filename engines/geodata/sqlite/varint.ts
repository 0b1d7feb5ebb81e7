import type { Cursor } from '../numbers/read-decimal.ts'

/** SQLite's variable-length integers: seven bits a byte, the ninth byte whole. NaN where the bytes end before the number does. */
export function readVarint(bytes: Uint8Array, cursor: Cursor, end: number): number {
  let value = 0
  for (let count = 0; count < 8; count++) {
    if (cursor.position >= end) return Number.NaN
    const byte = bytes[cursor.position++]!
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return value
  }
  if (cursor.position >= end) return Number.NaN
  return value * 256 + bytes[cursor.position++]!
}

export function varintLength(value: number): number {
  let length = 1
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) length++
  return length
}

/** Writes a whole number below 2^53 and returns the place behind it. */
export function writeVarint(bytes: Uint8Array, at: number, value: number): number {
  const length = varintLength(value)
  let rest = value
  for (let index = length - 1; index >= 0; index--) {
    bytes[at + index] = (rest % 128) | (index === length - 1 ? 0 : 0x80)
    rest = Math.floor(rest / 128)
  }
  return at + length
}
