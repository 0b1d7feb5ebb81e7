import { languages } from '#engines/core/index.ts'
import type { Unit } from '#engines/units/index.ts'

/** Accents, case, ё and the two English spellings make no difference when one looks for a name. */
const simplified = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(met|lit)er/g, '$1re')
    .trim()

/** Whether a unit is called so, by name, by symbol, in any language. An empty query finds everything. */
export function isCalled(unit: Unit, query: string): boolean {
  const wanted = simplified(query)
  return [unit.name, unit.ofMany, unit.intoMany, unit.symbol].some((text) =>
    languages.some((language) => simplified(text[language]).includes(wanted)),
  )
}
