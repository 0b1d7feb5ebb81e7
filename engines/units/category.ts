import { type Prefix, type PrefixSymbol, prefixes } from './prefixes.ts'
import type { Category, CategoryData, Unit, UnitRow } from './types.ts'

/**
 * Turns the rows of a category file, written for people, into the shape the mechanism and the pages read. Called as `@__PURE__`, so
 * that a page ships the categories it shows and no other.
 */
export function category(data: CategoryData): Category {
  const { units, otherUnits = [], ...facts } = data
  const withPrefixes = [...units, ...otherUnits].flatMap(
    (row) => row.prefixes?.map((symbol) => prefixed(row, symbol)) ?? [],
  )
  return { ...facts, units: units.map(unit), otherUnits: [...otherUnits, ...withPrefixes].map(unit) }
}

function unit({ id, system, ru, en, sr, definition, atBaseZero = '0', source, ...rest }: UnitRow): Unit {
  return {
    id,
    system,
    name: { ru: ru[0], en: en[0], sr: sr[0] },
    ofMany: { ru: ru[1], en: en[1], sr: sr[1] },
    intoMany: { ru: ru[2], en: en[1], sr: sr[2] },
    symbol: { ru: ru[3], en: en[2], sr: sr[3] },
    definition,
    atBaseZero,
    source,
    isInverse: rest.isInverse === true,
    isOfMinutes: rest.isOfMinutes === true,
    irrational: rest.irrational === true,
    also: rest.also ?? [],
    inSums: rest.inSums,
    followedBy: rest.followedBy,
    isBeforeNumber: rest.isBeforeNumber === true,
    roundValues: rest.roundValues,
    prefix: rest.prefix,
  }
}

/** A unit with a prefix, as the row that somebody would have written: `µm` from `m`. Its id is the name of the prefix and that of the unit. */
function prefixed(row: UnitRow, symbol: PrefixSymbol): UnitRow {
  const { name, symbol: symbols, factor, typed }: Prefix = prefixes[symbol]
  const [one, many, sign] = row.en
  const slavic = (language: 'ru' | 'sr') => {
    const [first, ofMany, intoMany, own] = row[language]
    const before = name[language]
    return [before + first, before + ofMany, before + intoMany, symbols[language] + own] as const
  }
  return {
    id: name.en + row.id,
    prefix: symbol,
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
