import { type Language, languages } from '#engines/core/index.ts'
import { type Prefix, type PrefixSymbol, prefixes } from './prefixes.ts'
import type { Category, CategoryData, NamesOfUnit, Unit, UnitRow } from './types.ts'

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

function unit({ id, system, definition, atBaseZero = '0', source, ...rest }: UnitRow): Unit {
  return {
    id,
    system,
    name: inAll((language) => rest[language][0]),
    ofMany: inAll((language) => rest[language][1]),
    intoMany: inAll((language) => rest[language][language === 'en' ? 1 : 2]),
    symbol: inAll((language) => rest[language].at(-1)!),
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

const inAll = <Said>(said: (language: Language) => Said) =>
  Object.fromEntries(languages.map((language) => [language, said(language)])) as Record<Language, Said>

/** A unit with a prefix, as the row that somebody would have written: `µm` from `m`. Its id is the name of the prefix and that of the unit. */
function prefixed(row: UnitRow, symbol: PrefixSymbol): UnitRow {
  const { name, symbol: symbols, factor, typed }: Prefix = prefixes[symbol]
  const names = inAll((language) => [
    ...row[language].slice(0, -1).map((one) => name[language] + one),
    symbols[language] + row[language].at(-1),
  ]) as unknown as NamesOfUnit
  return {
    id: name.en + row.id,
    prefix: symbol,
    system: row.system,
    definition: `${factor} ${row.id}`,
    source: row.source,
    ...(row.irrational && { irrational: true }),
    ...(typed !== undefined && { also: [typed + row.en[2]] }),
    ...names,
  }
}
