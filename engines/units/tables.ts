import { categories } from './categories/index.ts'
import type { CategoryId, Convertible, Scaled, Unit } from './types.ts'

const scaled = ({ id, definition, atBaseZero, isInverse, irrational }: Unit): Scaled => ({
  id,
  definition,
  ...(atBaseZero !== '0' && { atBaseZero }),
  ...(isInverse && { isInverse }),
  ...(irrational && { irrational }),
})

/** All that converting needs of the categories. The package ships what this comes to in the place of how it is made (`scripts/package`). */
export const tables = Object.fromEntries(
  categories.map(({ id, units, otherUnits, format }) => [
    id,
    { units: units.map(scaled), otherUnits: otherUnits.map(scaled), format },
  ]),
) as unknown as Readonly<Record<CategoryId, Convertible>>
