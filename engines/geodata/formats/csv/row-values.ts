import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { readDecimal } from '../../numbers/read-decimal.ts'
import { looseNumber } from '../../numbers/written-numbers.ts'
import type { RowScanner } from './row-scanner.ts'

/** Longer texts are no numbers anybody wrote. */
const longestNumber = 40

/** The values of the newest row as numbers and texts. */
export class RowValues {
  readonly #rows: RowScanner
  readonly #cursor = { position: 0 }
  /** Where the digits of the number read last stand, where they may be kept as they are. */
  digitsStart = 0
  digitsEnd = 0
  hasDigits = false

  constructor(rows: RowScanner) {
    this.#rows = rows
  }

  isBlank(column: number): boolean {
    const { start, end, bytes, count } = this.#rows
    return column >= count || trimmedStart(bytes, start[column]!, end[column]!) === end[column]
  }

  text(column: number): string {
    const { bytes, start, end, quoted, count } = this.#rows
    if (column >= count) return ''
    const text = decoder.decode(bytes.subarray(start[column], end[column]))
    return quoted[column] === 2 ? text.replaceAll('""', '"') : text
  }

  /** The number in a column, with a decimal point or comma, a degree sign or blanks around it; NaN for anything else. */
  number(column: number): number {
    const { bytes, start, end, count } = this.#rows
    this.hasDigits = false
    if (column >= count) return Number.NaN
    const from = trimmedStart(bytes, start[column]!, end[column]!)
    const to = trimmedEnd(bytes, from, end[column]!)
    this.#cursor.position = from
    const value = readDecimal(bytes, this.#cursor, to)
    if (this.#cursor.position === to && from < to && Number.isFinite(value)) {
      this.digitsStart = from
      this.digitsEnd = to
      this.hasDigits = isJsonNumber(bytes, from, to)
      return value
    }
    return to - from > longestNumber ? Number.NaN : looseNumber(this.text(column))
  }
}

const decoder = new TextDecoder()
