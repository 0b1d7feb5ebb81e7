import type { Localized } from '#engines/core/index.ts'
import type { Scaled } from './types.ts'

const mark = 'Δ'

/**
 * 20 °C - 5 °C is a difference of temperatures: it counts on no scale and begins nowhere, so that 15 of it are 27 in degrees Fahrenheit,
 * and none is below absolute zero. Its unit has the size of a degree of the scale and no row: `Δc`, printed `Δ°C`.
 */
export const isDifference = (id: string): boolean => id.startsWith(mark)

export const rowOfDifference = (id: string): string => id.slice(mark.length)

/** The unit that a value in one unit is told in, where another is asked for: a difference stays one on every scale. */
export const toldIn = (from: string, to: string): string => (isDifference(from) && !isDifference(to) ? mark + to : to)

/** The unit of a difference on the scale of a row. */
export function differenceOf<Of extends Scaled>(row: Of): Of {
  const own = { ...row, id: mark + row.id, atBaseZero: '0' }
  return hasNames(row) ? { ...own, ...namesOf(row) } : own
}

type Named = Scaled & { readonly symbol: Localized; readonly also: readonly string[] }

const hasNames = (row: Scaled): row is Named => 'symbol' in row

/** It is called as it is written. */
function namesOf({ symbol, also }: Named) {
  const marked = { ru: mark + symbol.ru, en: mark + symbol.en, sr: mark + symbol.sr }
  const typed = also.filter((name) => name.length <= longestSymbol).map((name) => mark + name)
  return { name: marked, ofMany: marked, intoMany: marked, symbol: marked, also: typed }
}
const longestSymbol = 2
