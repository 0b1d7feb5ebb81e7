import { composedUnit } from './composed-unit.ts'
import type { Category, Unit } from './types.ts'

/** Every unit that a category knows: those on its cards first. */
export const knownUnits = (category: Category): readonly Unit[] => [...category.units, ...category.otherUnits]

/** The unit with this id; undefined for one that the category does not know. */
export const findUnitById = (category: Category, id: string): Unit | undefined =>
  category.units.find((unit) => unit.id === id) ?? category.otherUnits.find((unit) => unit.id === id)

/** The unit with this id, which has to be one of the category's, or one that is made of other units. */
export const unitOf = (category: Category, id: string): Unit => anyUnitById(category, id)!

/** The unit with this id, also one without a row. */
export const anyUnitById = (category: Category, id: string): Unit | undefined =>
  findUnitById(category, id) ?? composedUnit(id)

/** The unit that the others are defined by, in the end. */
export const baseUnitOf = (category: Category): Unit => category.units.find(({ definition }) => definition === '1')!
