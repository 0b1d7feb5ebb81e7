import { divide, type Fraction, fraction, multiply, subtract } from '#engines/core/index.ts'
import { scaleOf } from '../definition.ts'
import { differenceOf, isDifference, toldIn } from '../difference.ts'
import type { Category, Unit } from '../types.ts'
import { findUnitById, unitOf } from '../unit-of.ts'

/** What a word names: a row of a category, on a card or not. */
export interface UnitValue {
  readonly category: Category
  readonly unit: Unit
  /** How it was written, where it is made of others: `kg·m/s²` for a newton. */
  readonly written?: string
  /** One more size of a word that has several: `cup`. */
  readonly isOtherSize?: true
  /** So much of an energy for a way: no force, where nothing else is wanted. */
  readonly isUse?: boolean
}

export const one = fraction(1n)

export const unitKey = ({ category, unit }: UnitValue): string => `${category.id} ${unit.id}`

export const isSameUnit = (left: UnitValue, right: UnitValue): boolean => unitKey(left) === unitKey(right)

/** How many of the base unit of its category. */
export const factorOf = ({ category, unit }: UnitValue): Fraction => scaleOf(category, unit.id)!.factor

/** So many of one unit in another of its category; scales that begin elsewhere are not asked for here. */
export const inUnit = (count: Fraction, from: UnitValue, to: UnitValue): Fraction =>
  divide(multiply(count, factorOf(from)), factorOf(to))

export const isLarger = (left: UnitValue, right: UnitValue): boolean =>
  subtract(factorOf(left), factorOf(right)).numerator > 0n

/** Degrees of a scale are no sizes: a unit of them has no parts. */
export const isScale = ({ category, unit }: UnitValue): boolean =>
  category.lowest !== undefined && !isDifference(unit.id)

/** The unit in which a difference is told that is asked for in this one. */
export const toldAs = (given: UnitValue, { category, unit }: UnitValue): UnitValue => ({
  category,
  unit: unitOf(category, toldIn(given.unit.id, unit.id)),
})

export const asDifference = ({ category, unit }: UnitValue): UnitValue => ({
  category,
  unit: differenceOf(unit),
})

/** Whole ones of the second make the first: feet and inches, not inches and centimetres. */
export function isPart(larger: UnitValue, smaller: UnitValue): boolean {
  if (larger.category !== smaller.category || isScale(larger) || larger.unit.isInverse || smaller.unit.isInverse)
    return false
  const ratio = inUnit(one, larger, smaller)
  return ratio.denominator === 1n && ratio.numerator > 1n
}

/** The unit of this id, in this category. */
export const unitById = (category: Category, id: string): UnitValue | undefined => {
  const unit = findUnitById(category, id)
  return unit && { category, unit }
}
