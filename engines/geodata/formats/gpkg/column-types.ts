import { valueKind } from '../../model/feature.ts'

export interface Column {
  readonly field: number
  readonly name: string
  /** Bit set of the kinds written. */
  kinds: number
  /** Whether some whole number has more digits than a double keeps. */
  hasLong: boolean
}

const bit = (kind: number): number => 1 << kind
const numberKinds = bit(valueKind.integer) | bit(valueKind.real)
const storedAsNumbers = numberKinds | bit(valueKind.boolean)

/** The type a column is declared with, from all values that were written into it. */
export function typeOf({ kinds, hasLong }: Column): string {
  if (kinds === bit(valueKind.integer)) return 'INTEGER'
  if (kinds !== 0 && (kinds & ~numberKinds) === 0) return hasLong ? 'TEXT' : 'REAL'
  if (kinds === bit(valueKind.boolean)) return 'BOOLEAN'
  if (kinds === bit(valueKind.date)) return 'DATE'
  if (kinds === bit(valueKind.dateTime)) return 'DATETIME'
  return 'TEXT'
}

export const isMixed = ({ kinds }: Column): boolean => (kinds & (kinds - 1)) !== 0

/** Whether numbers stand in a column that became one of texts behind them: SQLite takes that for damage. */
export const holdsNumbersAmongTexts = (column: Column): boolean =>
  typeOf(column) === 'TEXT' && (column.kinds & storedAsNumbers) !== 0
