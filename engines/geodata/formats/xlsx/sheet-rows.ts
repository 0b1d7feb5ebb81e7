import type { ElementHandler } from './elements.ts'
import type { Workbook } from './workbook.ts'

/** A sheet has no more, whatever it says. */
const mostRows = 1_048_576
const mostColumns = 16_384

/** The rows of a sheet as lines of CSV: a row keeps its number, so that what is said of a line is true of the sheet. */
export class SheetRows implements ElementHandler {
  rowCount = 0
  readonly #workbook: Workbook
  #lines: string[] = []
  #row: string[] = []
  #lastRow = 0
  #column = -1
  #type = ''
  #style = 0
  #value = ''
  #inline = ''

  constructor(workbook: Workbook) {
    this.#workbook = workbook
  }

  open(name: string, attribute: (name: string) => string): void {
    if (name === 'row') this.#beginRow(Number(attribute('r')))
    else if (name === 'c') {
      this.#column = columnOf(attribute('r')) ?? this.#column + 1
      this.#type = attribute('t')
      this.#style = Number(attribute('s'))
      this.#value = this.#inline = ''
    }
  }

  close(name: string, text: string): void {
    if (name === 'v') this.#value = text
    else if (name === 't') this.#inline += text
    else if (name === 'c') {
      if (this.#column < mostColumns) this.#row[this.#column] = this.#cell()
    } else if (name === 'row') this.#endRow()
  }

  take(): Uint8Array | undefined {
    if (this.#lines.length === 0) return undefined
    const text = `${this.#lines.join('\n')}\n`
    this.#lines = []
    return encoder.encode(text)
  }

  #beginRow(number: number): void {
    const row = number > this.#lastRow && number <= mostRows ? number : this.#lastRow + 1
    for (let empty = this.#lastRow + 1; empty < row; empty++) this.#lines.push('')
    this.#lastRow = row
    this.#row = []
    this.#column = -1
  }

  #endRow(): void {
    let line = ''
    let isFilled = false
    for (let column = 0; column < this.#row.length; column++) {
      const cell = this.#row[column] ?? ''
      if (column > 0) line += ','
      if (cell === '') continue
      isFilled = true
      line += quoted(cell)
    }
    if (isFilled) this.rowCount++
    this.#lines.push(isFilled ? line : '')
  }

  #cell(): string {
    const value = this.#value
    const { sharedStrings, isDate, startsIn1904 } = this.#workbook
    if (this.#type === 's') return sharedStrings[Number(value)] ?? ''
    if (this.#type === 'inlineStr') return this.#inline
    if (this.#type === 'b') return value === '1' ? 'true' : value === '0' ? 'false' : ''
    // What a formula could not compute is no value.
    if (this.#type === 'e') return ''
    if (this.#type !== '' && this.#type !== 'n') return value
    const number = Number(value)
    if (value === '' || !Number.isFinite(number)) return value
    return isDate[this.#style] ? dateText(number, startsIn1904) : String(number)
  }
}

const encoder = new TextEncoder()

/** `AB12` is the 27th column, counted from zero. */
function columnOf(reference: string): number | undefined {
  let column = 0
  let at = 0
  for (; at < 3; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (!(letter >= 1 && letter <= 26)) break
    column = column * 26 + letter
  }
  const digit = reference.charCodeAt(at) - 48
  return at > 0 && digit >= 0 && digit <= 9 ? column - 1 : undefined
}

const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const secondsOfDay = 86_400

/** Days since 30 December 1899 or 1 January 1904: a day, a moment without a zone, or a time of day. */
function dateText(days: number, startsIn1904: boolean): string {
  // Excel takes 1900 for a leap year: its first sixty days are one less.
  const shift = startsIn1904 ? 24_107 : days < 60 ? 25_568 : 25_569
  const seconds = Math.round((days - shift) * secondsOfDay)
  if (!(days >= 0 && seconds < 253_402_300_800)) return String(days)
  const text = new Date(seconds * 1000).toISOString()
  if (days < 1) return text.slice(11, 19)
  return seconds % secondsOfDay === 0 ? text.slice(0, 10) : text.slice(0, 19)
}
