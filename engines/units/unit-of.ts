import { composedUnit } from './composed-unit.ts'
import { differenceOf, isDifference, rowOfDifference } from './difference.ts'
import type { Category, Convertible, Scaled, Unit } from './types.ts'

/** Every unit that a category knows: those on its cards first. */
export const knownUnits = <Of extends Scaled>(category: Convertible<Of>): readonly Of[] => [
  ...category.units,
  ...category.otherUnits,
]

/** The unit with this id; undefined for one that the category does not know. */
export const findUnitById = <Of extends Scaled>(category: Convertible<Of>, id: string): Of | undefined =>
  category.units.find((unit) => unit.id === id) ?? category.otherUnits.find((unit) => unit.id === id)

/** The unit with this id, which has to be one of the category's, or one that is made of other units. */
export const unitOf = (category: Category, id: string): Unit => anyUnitById(category, id)!

/** The unit with this id, also one without a row. */
export function anyUnitById<Of extends Scaled>(category: Convertible<Of>, id: string): Of | Unit | undefined {
  if (!isDifference(id)) return findUnitById(category, id) ?? composedUnit(id)
  const row = findUnitById(category, rowOfDifference(id))
  return row && differenceOf(row)
}

/** The unit that the others are defined by, in the end. */
export const baseUnitOf = (category: Category): Unit => category.units.find(({ definition }) => definition === '1')!
