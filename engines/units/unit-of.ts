import type { Category, Unit } from './types.ts'

/** The unit with this id, which has to be one of the category's. */
export const unitOf = (category: Category, id: string): Unit => category.units.find((unit) => unit.id === id)!

/** The unit that the others are defined by, in the end. */
export const baseUnitOf = (category: Category): Unit => category.units.find(({ definition }) => definition === '1')!
