import type { PositionColumns } from './column-names.ts'
import type { RowScanner } from './row-scanner.ts'

/** Beyond these a number is neither longitude nor latitude, with room for longitudes counted on and for rounding at a pole. */
export const isBeyondDegrees = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) > 360 || Math.abs(latitude) > 90.01

/**
 * Whether a table is in degrees, learnt from its first rows: a few numbers that cannot be degrees are mistakes in their rows then, and not a sign
 * of another reference system. Columns that are called `lat` and `lon` are believed sooner than `x` and `y`.
 */
export class DegreeTable {
  readonly #longitude: number
  readonly #latitude: number
  readonly #allowedShare: number
  /** Coordinates have a decimal comma: so may other numbers of the table. */
  usesCommas = false
  #rows = 0
  #beyond = 0

  constructor(names: readonly string[], { longitude, latitude }: PositionColumns) {
    this.#longitude = longitude
    this.#latitude = latitude
    this.#allowedShare = /^\P{L}*[xy]/iu.test(names[longitude] ?? '') ? 0.1 : 0.5
  }

  addRow(rows: RowScanner): void {
    if (this.#longitude < 0 || this.#latitude < 0) return
    const longitude = this.#numberIn(rows, this.#longitude)
    const latitude = this.#numberIn(rows, this.#latitude)
    // Zeros stand for nothing in either.
    if (Number.isNaN(longitude + latitude) || (longitude === 0 && latitude === 0)) return
    this.#rows++
    if (isBeyondDegrees(longitude, latitude)) this.#beyond++
  }

  get isInDegrees(): boolean {
    return this.#rows > 0 && this.#beyond < this.#rows * this.#allowedShare
  }

  #numberIn({ bytes, start, end, count }: RowScanner, column: number): number {
    if (column >= count || end[column] === start[column]) return Number.NaN
    const text = new TextDecoder().decode(bytes.subarray(start[column], end[column]))
    if (/^\s*[+-]?\d+,\d+\s*$/.test(text)) this.usesCommas = true
    return Number.parseFloat(text.replace(',', '.'))
  }
}
