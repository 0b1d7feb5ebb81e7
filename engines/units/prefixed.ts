import { type Prefix, type PrefixSymbol, prefixes } from './prefixes.ts'
import type { UnitRow } from './types.ts'

/** A unit with a prefix, as the row that somebody would have written: `µm` from `m`. Its id is the name of the prefix and that of the unit. */
export function prefixed(row: UnitRow, symbol: PrefixSymbol): UnitRow {
  const { name, symbol: symbols, factor, typed }: Prefix = prefixes[symbol]
  const [one, many, sign] = row.en
  const slavic = (language: 'ru' | 'sr') => {
    const [first, ofMany, intoMany, own] = row[language]
    const before = name[language]
    return [before + first, before + ofMany, before + intoMany, symbols[language] + own] as const
  }
  return {
    id: name.en + row.id,
    system: row.system,
    definition: `${factor} ${row.id}`,
    source: row.source,
    ...(row.irrational && { irrational: true }),
    ...(typed !== undefined && { also: [typed + sign] }),
    en: [name.en + one, name.en + many, symbols.en + sign],
    ru: slavic('ru'),
    sr: slavic('sr'),
  }
}
