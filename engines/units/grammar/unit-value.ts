import { divide, type Fraction, fraction, multiply, subtract } from '../../core/index.ts'
import { scalesOf } from '../definition.ts'
import type { Category, Unit } from '../types.ts'

/** What a word names: so many of a unit that has a page. */
export interface UnitValue {
  readonly category: Category
  readonly unit: Unit
  /** How many of the unit: 0.001 for a micron, which is counted in millimetres. */
  readonly scale: Fraction
  /** People write it before the number: `Mach 2`. */
  readonly isBefore: boolean
  /** The row it is, where no card shows it. */
  readonly other?: Unit
}

export const one = fraction(1n)

export const unitValue = (category: Category, unit: Unit, scale = one, isBefore = unit.isBeforeNumber): UnitValue => ({
  category,
  unit,
  scale,
  isBefore,
})

/** The id of the row that is as large; none for what is only so many of a unit. */
export const idOf = ({ unit, scale, other }: UnitValue): string | undefined =>
  other?.id ?? (scale.numerator === scale.denominator ? unit.id : undefined)

export const unitKey = ({ category, unit, scale }: UnitValue): string =>
  `${category.id} ${unit.id} ${scale.numerator}/${scale.denominator}`

export const isSameUnit = (left: UnitValue, right: UnitValue): boolean => unitKey(left) === unitKey(right)

/** How many of the base unit of its category. */
export const factorOf = ({ category, unit, scale }: UnitValue): Fraction =>
  multiply(scalesOf(category).get(unit.id)!.factor, scale)

/** So many of one unit in another of its category; scales that begin elsewhere are not asked for here. */
export const inUnit = (count: Fraction, from: UnitValue, to: UnitValue): Fraction =>
  divide(multiply(count, factorOf(from)), factorOf(to))

export const isLarger = (left: UnitValue, right: UnitValue): boolean =>
  subtract(factorOf(left), factorOf(right)).numerator > 0n

/** Degrees are no sizes: they are not added up, and a unit of them has no parts. */
export const isScale = ({ category }: UnitValue): boolean => category.lowest !== undefined

/** Whole ones of the second make the first: feet and inches, not inches and centimetres. */
export function isPart(larger: UnitValue, smaller: UnitValue): boolean {
  if (larger.category !== smaller.category || isScale(larger)) return false
  const ratio = inUnit(one, larger, smaller)
  return ratio.denominator === 1n && ratio.numerator > 1n
}

/** The unit of this id, as large as it is. */
export const unitById = (category: Category, id: string): UnitValue | undefined => {
  const unit = category.units.find((candidate) => candidate.id === id)
  return unit && unitValue(category, unit)
}
