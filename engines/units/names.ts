import { languages } from '../core/index.ts'
import { inLatin, stem, tokenise, wordsOf } from '../language/index.ts'
import type { UnitValue } from './grammar/unit-value.ts'
import { unitReader } from './read-typed.ts'
import type { Category, Unit } from './types.ts'

/** How well a name fits, less is better: 0 to the letter, 1 but for case, accents and spaces, 2 only by the stems of its words. */
export type Fit = 0 | 1 | 2

export interface FoundUnit {
  readonly id: string
  readonly fit: Fit
}

/** The unit a text names, in any of the languages, any case, by symbol, in Latin Serbian. */
export function findUnit(category: Category, name: string): FoundUnit | null {
  const [found] = unitReader(category).reader.read(name, 'en', ['unit'])
  const unit = found?.value as UnitValue | undefined
  if (!unit || unit.scale.numerator !== unit.scale.denominator || found!.cost > 3) return null
  return { id: unit.unit.id, fit: found!.cost === 0 ? 0 : found!.cost < 3 ? 1 : 2 }
}

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
  if (!tokenise(query)) return false
  const wanted = wordsOf(query)
  if (wanted.length === 0) return true
  const { whole, stems } = formsOf(unit)
  const together = wanted.join('')
  return (
    whole.some((name) => name.includes(together)) ||
    stems.some((name) => wanted.every((word) => name.includes(stem(word))))
  )
}
