import { isBeyondDegrees } from '../../systems/degree-limits.ts'
import type { PositionColumns } from '../../vocabulary/position-names.ts'
import type { RowScanner } from './row-scanner.ts'

/** How many rows of a table in degrees may have numbers that are none: few where the columns are called x and y, more under any other name. */
const shareOfPlainNames = 0.1
const shareOfTellingNames = 0.5

/**
 * Learns from the first rows whether a table is in degrees. A few numbers that cannot be degrees are then mistakes in their rows, and not a
 * sign of another reference system.
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
    const isPlain = /^\P{L}*[xy]/iu.test(names[longitude] ?? '')
    this.#allowedShare = isPlain ? shareOfPlainNames : shareOfTellingNames
  }

  addRow(rows: RowScanner): void {
    if (this.#longitude < 0 || this.#latitude < 0) return
    const longitude = this.#numberIn(rows, this.#longitude)
    const latitude = this.#numberIn(rows, this.#latitude)
    // Zeros for both stand for a missing position.
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
