import { valueKind } from '../../model/feature.ts'
import { widestTableText } from '../../vocabulary/table-limits.ts'

const widestNumber = 32

const bit = (kind: number) => 1 << kind
const structuredKinds = bit(valueKind.json) | bit(valueKind.xml) | bit(valueKind.dateTime)

/** What the values of one property look like so far: enough to choose a .dbf column for them. */
export class ColumnProfile {
  /** Bit set of the kinds seen, null aside. */
  kinds = 0
  /** Rows that have the property, null included. */
  rows = 0
  widest = 0
  decimals = 0
  /** Texts longer than a column can be. */
  tooLong = 0
  allDates = true
  /** Values that have no column type of their own and stand in the table as text: JSON, XML, a date with its time. */
  structured = 0
  /** Texts that a table cannot tell from null, and texts whose end it cannot tell from the filling of the column. */
  empty = 0
  blankEnds = 0

  add(kind: number, text: Uint8Array, start: number, end: number): void {
    this.rows++
    if (kind === valueKind.null) return
    this.kinds |= 1 << kind
    const length = end - start
    if (length > this.widest) this.widest = length
    if (length > widestTableText) this.tooLong++
    if (structuredKinds & bit(kind)) this.structured++
    else if (length === 0) this.empty++
    else if (text[end - 1] === 0x20) this.blankEnds++
    if (kind === valueKind.real) {
      const decimals = decimalsOf(text, start, end)
      if (decimals > this.decimals) this.decimals = decimals
    } else if (this.allDates && (kind === valueKind.text || kind === valueKind.date)) {
      this.allDates = isDate(text, start, end)
    }
  }
}

export interface ColumnType {
  readonly letter: 'C' | 'N' | 'L' | 'D'
  readonly width: number
  readonly decimals: number
  /** Numbers, truth values or dates that fit no column of their own stand in it as text. */
  readonly isWidened: boolean
}

const numberKinds = bit(valueKind.integer) | bit(valueKind.real)
const typedKinds = numberKinds | bit(valueKind.boolean) | bit(valueKind.date)
const dateKinds = bit(valueKind.date) | bit(valueKind.text)

export function columnTypeOf(profile: ColumnProfile): ColumnType {
  const { kinds, widest, decimals } = profile
  if (kinds === bit(valueKind.boolean)) return { letter: 'L', width: 1, decimals: 0, isWidened: false }
  if (kinds !== 0 && (kinds & ~dateKinds) === 0 && profile.allDates)
    return { letter: 'D', width: 8, decimals: 0, isWidened: false }
  if (kinds !== 0 && (kinds & ~numberKinds) === 0 && widest <= widestNumber) {
    const isReal = (kinds & bit(valueKind.real)) !== 0
    // Room for the point, the sign and one digit in front of the decimals, which some readers insist on.
    const width = isReal ? Math.max(widest, decimals + 3) : widest
    if (isReal || width <= 18)
      return { letter: 'N', width, decimals: isReal ? Math.max(1, decimals) : 0, isWidened: false }
  }
  const width = Math.min(widestTableText, Math.max(1, widest))
  return { letter: 'C', width, decimals: 0, isWidened: (kinds & typedKinds) !== 0 }
}

function decimalsOf(text: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    // An exponent stands for decimals that cannot be counted: as many as a double has.
    if (text[at] === 0x65 || text[at] === 0x45) return 15
    if (text[at] === 0x2e) {
      for (let digit = at + 1; digit < end; digit++) if ((text[digit]! | 0x20) === 0x65) return 15
      return Math.min(15, end - at - 1)
    }
  }
  return 0
}

function isDate(text: Uint8Array, start: number, end: number): boolean {
  if (end - start !== 10 || text[start + 4] !== 0x2d || text[start + 7] !== 0x2d) return false
  for (let at = start; at < end; at++) {
    if (at === start + 4 || at === start + 7) continue
    if (text[at]! < 0x30 || text[at]! > 0x39) return false
  }
  const month = (text[start + 5]! - 48) * 10 + text[start + 6]! - 48
  const day = (text[start + 8]! - 48) * 10 + text[start + 9]! - 48
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}
