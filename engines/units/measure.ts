import { divide, type Fraction, fraction, multiply, negate } from '#engines/core/index.ts'
import { composedId } from './composed-unit.ts'
import { quantityIn, scaleOf } from './definition.ts'
import { isDifference } from './difference.ts'
import { type Coherent, type Dimension, inverted, isSameDimension, parseCoherent } from './dimension.ts'
import type { Category, CategoryId, Unit } from './types.ts'
import { baseUnitOf, knownUnits, unitOf } from './unit-of.ts'

/** A unit as arithmetic sees it: one of it is so many of the coherent units of its dimension. */
export interface Measure {
  readonly factor: Fraction
  readonly dimension: Dimension
  /** Torque and energy have one dimension and are two quantities: a row of a category says which. Left out for a compound unit. */
  readonly category?: CategoryId
  /** Where a scale begins, in coherent units: 273.15 for °C, 0 for K. Left out for units that are no scale, which are most. */
  readonly zero?: Fraction
  /** False where a definition on the way had to be rounded, as one with π. */
  readonly isExact: boolean
}

const bases = new WeakMap<Category, Coherent>()
const rows = new WeakMap<Category, Rows>()

/** The base unit of a category by base units. */
export function baseOf(category: Category): Coherent {
  const known = bases.get(category)
  if (known) return known
  const base = parseCoherent(category.base)
  bases.set(category, base)
  return base
}

/** A unit of a category. Its factor and its dimension follow from its definition and from the base of the category. */
export function measureOf(category: Category, unitId: string): Measure {
  const known = rows.get(category)?.measures.get(unitId)
  if (known) return known
  const base = baseOf(category)
  const unit = unitOf(category, unitId)
  const scale = scaleOf(category, unitId)!
  const factor = multiply(scale.factor, base.factor)
  const shared = { category: category.id, isExact: !unit.irrational }
  if (unit.isInverse) return { ...shared, factor: divide(fraction(1n), factor), dimension: inverted(base.dimension) }
  if (category.lowest === undefined || isDifference(unitId)) return { ...shared, factor, dimension: base.dimension }
  const lowest = multiply(quantityIn(category, category.lowest, unitId), factor)
  return { ...shared, factor, dimension: base.dimension, zero: negate(lowest) }
}

/** The categories whose units count a dimension. Two for a force times a length: energy and torque. */
export const categoriesOf = (dimension: Dimension, categories: readonly Category[]): readonly Category[] =>
  categories.filter((category) => isSameDimension(baseOf(category).dimension, dimension))

/** Every row of a category as arithmetic sees it, the base unit and what cards show first; and the rows of each size. */
interface Rows {
  readonly measures: ReadonlyMap<string, Measure>
  readonly bySize: ReadonlyMap<string, readonly Unit[]>
}

function rowsOf(category: Category): Rows {
  const known = rows.get(category)
  if (known) return known
  const units = [baseUnitOf(category), ...knownUnits(category)]
  const measures = new Map(units.map(({ id }) => [id, measureOf(category, id)]))
  const sizes = Map.groupBy(measures, ([, measure]) => sizeOf(measure))
  const bySize = new Map([...sizes].map(([size, same]) => [size, same.map(([id]) => unitOf(category, id))]))
  const made = { measures, bySize }
  rows.set(category, made)
  return made
}

const sizeOf = ({ factor, dimension }: Pick<Measure, 'factor' | 'dimension'>): string =>
  `${factor.numerator.toString(32)}/${factor.denominator.toString(32)} ${dimension}`

/** The units of a category that are exactly so large: 60 mi/h × 2.5 h is counted in miles. */
export const unitsOfSize = (category: Category, factor: Fraction, dimension: Dimension): readonly Unit[] =>
  rowsOf(category).bySize.get(sizeOf({ factor, dimension })) ?? []

/** The first unit of a category that counts a dimension: where it counts the inverse too, litres for 100 kilometres. */
export const firstUnitOf = (category: Category, dimension: Dimension): string | undefined =>
  [...rowsOf(category).measures].find(([, measure]) => isSameDimension(measure.dimension, dimension))?.[0]

/** A unit that no row of the category is, by what one of it comes to. */
export function unitComposed(
  category: Category,
  symbol: string,
  { value, dimension, isExact }: { value: Fraction; dimension: Dimension; isExact: boolean },
): string {
  const base = baseOf(category)
  const isInverse = !isSameDimension(base.dimension, dimension)
  const factor = isInverse ? divide(fraction(1n), multiply(value, base.factor)) : divide(value, base.factor)
  return composedId({ symbol, factor, isInverse, isExact })
}
