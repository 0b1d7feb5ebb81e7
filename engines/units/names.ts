import type { UnitValue } from './grammar/unit-value.ts'
import { unitReader } from './read-field.ts'
import type { Category } from './types.ts'

/** How well a name fits, less is better: 0 to the letter, 1 but for case, accents and spaces, 2 only by the stems of its words. */
export type Fit = 0 | 1 | 2

export interface FoundUnit {
  readonly id: string
  readonly fit: Fit
}

/** The unit a text names, in any of the languages, any case, by symbol, in Latin Serbian. */
export function findUnit(category: Category, name: string): FoundUnit | null {
  const [found] = unitReader(category).reader.read(name, 'en', ['unit'])
  if (!found || found.cost > 3) return null
  const { unit } = found.value as UnitValue
  return { id: unit.id, fit: found.cost === 0 ? 0 : found.cost < 3 ? 1 : 2 }
}
