import { languages } from '#engines/core/index.ts'
import { fold, inLatin, stem } from '#engines/language/index.ts'
import type { Unit } from './types.ts'

const betweenWords = /[\s.·⋅*^-]+/

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(betweenWords)
    .filter((word) => word !== '')

/** Longer queries find nothing. */
const longestQuery = 100

interface Forms {
  readonly whole: readonly string[]
  readonly stems: readonly (readonly string[])[]
}

const knownForms = new WeakMap<Unit, Forms>()

/** What a unit is called, folded, in every language and in Latin Serbian. */
function formsOf(unit: Unit): Forms {
  const known = knownForms.get(unit)
  if (known) return known
  const names = [unit.symbol, unit.name, unit.ofMany, unit.intoMany].flatMap((text) =>
    languages.map((language) => text[language]),
  )
  const words = [...new Set([...names, ...unit.also])].map(wordsOf)
  const all = [...words, ...words.map((name) => name.map(inLatin))]
  const made = { whole: all.map((name) => name.join('')), stems: all.map((name) => name.map(stem)) }
  knownForms.set(unit, made)
  return made
}

/** Whether what was typed so far stands in a name of the unit. An empty query finds everything. */
export function isCalled(unit: Unit, query: string): boolean {
  if (query.length > longestQuery) return false
  const wanted = wordsOf(query)
  if (wanted.length === 0) return true
  const { whole, stems } = formsOf(unit)
  const together = wanted.join('')
  return (
    whole.some((name) => name.includes(together)) ||
    stems.some((name) => wanted.every((word) => name.includes(stem(word))))
  )
}

/** Whether a query is one of the unit's names. */
export const isNamed = (unit: Unit, query: string): boolean =>
  query.length <= longestQuery && formsOf(unit).whole.includes(wordsOf(query).join(''))
