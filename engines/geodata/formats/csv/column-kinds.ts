import { type PlainKind, valueKind } from '../../model/feature.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { readDecimal } from '../../numbers/read-decimal.ts'
import type { RowScanner } from './row-scanner.ts'

/** How many columns are shown to a visitor who wants the position read from others. */
export const shownColumns = 30
const longestNumber = 40

const cursor = { position: 0 }

/** What one value looks like by itself; numbers with leading zeros, signs or more than 15 digits are codes, not numbers. */
export function kindOfValue(bytes: Uint8Array, start: number, end: number): PlainKind {
  const first = bytes[start]!
  if ((first === 0x74 || first === 0x66) && isBoolean(bytes, start, end)) return valueKind.boolean
  if (first !== 0x2d && (first < 0x30 || first > 0x39)) return valueKind.text
  cursor.position = start
  const value = readDecimal(bytes, cursor, end)
  if (cursor.position !== end || !Number.isFinite(value) || !isJsonNumber(bytes, start, end)) return valueKind.text
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!
    if (byte === 0x2e || (byte | 0x20) === 0x65) return valueKind.real
  }
  return end - start > 15 ? valueKind.text : valueKind.integer
}

function isBoolean(bytes: Uint8Array, start: number, end: number): boolean {
  const word = bytes[start] === 0x74 ? 'true' : 'false'
  if (end - start !== word.length) return false
  for (let at = 0; at < word.length; at++) if (bytes[start + at] !== word.charCodeAt(at)) return false
  return true
}

/** Learns from the first rows whether a column holds numbers or booleans throughout: one code among numbers makes them all text. */
export class ColumnKinds {
  /** Bit set of kinds seen, by column. */
  readonly #seen: number[] = []
  /** The same, with a comma in a number read as its decimal point. */
  readonly #seenWithCommas: number[] = []
  /** The values of the first row, as they stand. */
  readonly examples: string[] = []

  addRow(rows: RowScanner): void {
    if (this.examples.length === 0)
      for (let column = 0; column < Math.min(rows.count, shownColumns); column++)
        this.examples.push(new TextDecoder().decode(rows.bytes.subarray(rows.start[column], rows.end[column])))
    for (let column = 0; column < rows.count; column++) {
      const start = rows.start[column]!
      const end = rows.end[column]!
      if (start === end) continue
      const kind = rows.quoted[column] === 2 ? valueKind.text : kindOfValue(rows.bytes, start, end)
      this.#seen[column] = (this.#seen[column] ?? 0) | (1 << kind)
      const commaKind = kind === valueKind.text ? kindWithComma(rows.bytes, start, end) : kind
      this.#seenWithCommas[column] = (this.#seenWithCommas[column] ?? 0) | (1 << commaKind)
    }
  }

  isTyped(column: number): boolean {
    const seen = this.#seen[column] ?? 0
    return seen === 1 << valueKind.boolean || areNumbers(seen)
  }

  /** Numbers throughout, some with a decimal comma and none with a point. */
  hasCommas(column: number): boolean {
    const hasPoints = ((this.#seen[column] ?? 0) & (1 << valueKind.real)) !== 0
    return !this.isTyped(column) && !hasPoints && areNumbers(this.#seenWithCommas[column] ?? 0)
  }
}

const numbers = (1 << valueKind.integer) | (1 << valueKind.real)
const areNumbers = (seen: number): boolean => seen !== 0 && (seen & ~numbers) === 0

function kindWithComma(bytes: Uint8Array, start: number, end: number): PlainKind {
  const comma = bytes.indexOf(0x2c, start)
  if (comma < 0 || comma >= end || end - start > longestNumber) return valueKind.text
  const copy = bytes.slice(start, end)
  copy[comma - start] = 0x2e
  return kindOfValue(copy, 0, copy.length)
}
