import * as fractions from '#engines/core/index.ts'
import { type Fraction, failure, fraction, magnitude, type Problem, type Result, success } from '#engines/core/index.ts'
import {
  type Dimension,
  inverted,
  isPlainNumber,
  isSameDimension,
  multiplied,
  noDimension,
  raised,
} from './dimension.ts'
import type { Measure } from './measure.ts'
import type { CategoryId } from './types.ts'

/** An exact value with its dimension. Pure data: every function here answers a new one, or the reason why there is none. */
export interface Quantity {
  /** In coherent units of the dimension: metres, kilograms, seconds, kelvins, degrees, bits. */
  readonly value: Fraction
  readonly dimension: Dimension
  /** Of one category, as long as nothing is multiplied: what a wrench gives is a torque, and no energy. */
  readonly category?: CategoryId
  /** How large the unit is that it is counted in: sums count in their first unit, products in the product of both. */
  readonly unitFactor: Fraction
  /** Of temperatures that nothing but numbers was multiplied with. */
  readonly points?: Points
  /** No definition on the way was rounded. */
  readonly isExact: boolean
}

/** How many points of scales are in a sum of temperatures: 20 °C is one, 20 °C - 5 °C none, (20 °C + 24 °C) / 2 one again. */
export interface Points {
  /** Of scales that begin elsewhere than at nothing; left out where none was named. */
  readonly shifted?: Fraction
  /** Of those that begin at nothing: 5 K may be a point or a difference, and are as much either way. */
  readonly absolute: Fraction
  /** Where all these scales begin, together, in coherent units. */
  readonly zero: Fraction
}

/** What a quantity is of: its dimension, and its category where one is known. */
export type Kind = Pick<Quantity, 'dimension' | 'category'>

export type ArithmeticProblem =
  /** `3 ft + 2 kg`, or a length wanted in kilograms. */
  | { readonly code: 'different_quantities'; readonly left: Kind; readonly right: Kind }
  | { readonly code: 'division_by_zero' }
  /** `2^0.5`, `2^(3 m)`. */
  | { readonly code: 'power_not_whole' }
  /** `km^99999`, `9^9^9`, `1e900 * 1e900 * …`: more digits than anybody reads. */
  | { readonly code: 'too_large' }

type Outcome = Result<Quantity, ArithmeticProblem & Problem>

/** Enough for the largest number a field takes, squared, in the smallest unit. */
const mostBits = 16_000n
const largest = 1n << mostBits
const mostDigitsOfPower = 1000n
const highestPower = 30

const isWithinBounds = ({ numerator, denominator }: Fraction): boolean =>
  magnitude(numerator) < largest && denominator < largest

const bounded = (quantity: Quantity): Outcome =>
  isWithinBounds(quantity.value) &&
  isWithinBounds(quantity.unitFactor) &&
  quantity.dimension.every((power) => Math.abs(power) <= highestPower)
    ? success(quantity)
    : failure({ code: 'too_large' })

/** A number without a unit. */
export const plainNumber = (value: Fraction): Quantity => ({
  value,
  dimension: noDimension,
  unitFactor: fraction(1n),
  isExact: true,
})

/** So many of a unit. */
export const amountOf = (number: Fraction, measure: Measure): Quantity => ({
  value: fractions.multiply(number, measure.factor),
  dimension: measure.dimension,
  ...(measure.category && { category: measure.category }),
  unitFactor: measure.factor,
  ...(measure.zero && { points: onePoint(measure.zero) }),
  isExact: measure.isExact,
})

/** One dimension, and not two categories of it: a torque is no energy. */
export const isSameKind = (left: Kind, right: Kind): boolean =>
  isSameDimension(left.dimension, right.dimension) &&
  (left.category === undefined || right.category === undefined || left.category === right.category)

const kindOf = ({ dimension, category }: Kind): Kind => ({ dimension, ...(category && { category }) })

const different = (left: Kind, right: Kind) =>
  failure({ code: 'different_quantities', left: kindOf(left), right: kindOf(right) })

const none = fraction(0n)

const onePoint = (zero: Fraction): Points =>
  zero.numerator === 0n ? { absolute: fraction(1n), zero } : { shifted: fraction(1n), absolute: none, zero }

function pointsOfBoth(left: Points | undefined, right: Points | undefined): Points | undefined {
  if (!left || !right) return left ?? right
  const isShifted = left.shifted !== undefined || right.shifted !== undefined
  return {
    ...(isShifted && { shifted: fractions.add(left.shifted ?? none, right.shifted ?? none) }),
    absolute: fractions.add(left.absolute, right.absolute),
    zero: fractions.add(left.zero, right.zero),
  }
}

const timesAsMany = ({ shifted, absolute, zero }: Points, factor: Fraction): Points => ({
  ...(shifted && { shifted: fractions.multiply(shifted, factor) }),
  absolute: fractions.multiply(absolute, factor),
  zero: fractions.multiply(zero, factor),
})

export function add(left: Quantity, right: Quantity): Outcome {
  if (!isSameKind(left, right)) return different(left, right)
  const category = left.category ?? right.category
  const points = pointsOfBoth(left.points, right.points)
  return bounded({
    ...left,
    ...(category && { category }),
    ...(points && { points }),
    value: fractions.add(left.value, right.value),
    isExact: left.isExact && right.isExact,
  })
}

export const negate = (quantity: Quantity): Quantity => ({
  ...quantity,
  ...(quantity.points && { points: timesAsMany(quantity.points, fraction(-1n)) }),
  value: fractions.negate(quantity.value),
})

export const subtract = (left: Quantity, right: Quantity): Outcome => add(left, negate(right))

export function multiply(left: Quantity, right: Quantity): Outcome {
  // Twice a torque is a torque; a torque times a torque is neither. What is more than so many times a temperature is on no scale.
  const [scaled, factor] = isPlainNumber(left.dimension) ? [right, left] : [left, right]
  const { category, points } = isPlainNumber(factor.dimension) ? scaled : ({} as Partial<Quantity>)
  return bounded({
    value: fractions.multiply(left.value, right.value),
    dimension: multiplied(left.dimension, right.dimension),
    ...(category && { category }),
    ...(points && { points: timesAsMany(points, factor.value) }),
    unitFactor: fractions.multiply(left.unitFactor, right.unitFactor),
    isExact: left.isExact && right.isExact,
  })
}

const inverseOf = ({ value, dimension, unitFactor, isExact }: Quantity): Quantity => ({
  value: fractions.divide(fraction(1n), value),
  dimension: inverted(dimension),
  unitFactor: fractions.divide(fraction(1n), unitFactor),
  isExact,
})

export function divide(left: Quantity, right: Quantity): Outcome {
  if (right.value.numerator === 0n) return failure({ code: 'division_by_zero' })
  return multiply(left, inverseOf(right))
}

/** Whole powers only: a root of a fraction is seldom one. */
export function power(base: Quantity, exponent: Quantity): Outcome {
  const { numerator, denominator } = exponent.value
  if (!isPlainNumber(exponent.dimension) || denominator !== 1n) return failure({ code: 'power_not_whole' })
  if (numerator < 0n && base.value.numerator === 0n) return failure({ code: 'division_by_zero' })
  const isNumber = isPlainNumber(base.dimension)
  if (magnitude(numerator) > (isNumber ? mostDigitsOfPower : BigInt(highestPower)))
    return failure({ code: 'too_large' })
  const times = Number(numerator)
  if (times === 1) return success(base)
  const { value, dimension, unitFactor, isExact } = base
  if (bitsOf(value) * Math.abs(times) > Number(mostBits)) return failure({ code: 'too_large' })
  return bounded({
    value: raisedFraction(value, times),
    dimension: raised(dimension, times),
    unitFactor: raisedFraction(unitFactor, times),
    isExact,
  })
}

const bitsOf = ({ numerator, denominator }: Fraction): number =>
  Math.max(magnitude(numerator).toString(2).length, denominator.toString(2).length) - 1

function raisedFraction({ numerator, denominator }: Fraction, times: number): Fraction {
  const size = BigInt(Math.abs(times))
  return times < 0 ? fraction(denominator ** size, numerator ** size) : fraction(numerator ** size, denominator ** size)
}

/**
 * How many of a unit a quantity is. A point on a scale is read on the other scale; everything else is multiplied. Where the unit counts
 * the inverse (`5 l/100km` in `mpg`), so is the number: only for categories that have such units, `invertible`.
 */
export function inUnit(
  quantity: Quantity,
  target: Measure,
  invertible: readonly CategoryId[] = [],
): Result<Fraction, ArithmeticProblem & Problem> {
  if (isSameKind(quantity, target)) return success(temperaturesIn(quantity, target)[0].count)
  const other = { ...quantity, dimension: inverted(quantity.dimension) }
  const category = target.category ?? quantity.category
  if (category === undefined || !invertible.includes(category) || !isSameKind(other, target))
    return different(quantity, target)
  if (quantity.value.numerator === 0n) return failure({ code: 'division_by_zero' })
  return success(fractions.divide(fraction(1n), fractions.multiply(quantity.value, target.factor)))
}

/** So many of a unit: of its scale, or of a difference. */
export interface Counted {
  readonly count: Fraction
  readonly isDifference: boolean
}

/**
 * What a quantity is in a unit of its kind, the likeliest first. One point of a scale is a temperature, none is a difference. Anything
 * else (`5 °C + 3 °C`) is a difference of so many degrees, or the temperature that they lead to from the first. What is in kelvins alone
 * is a difference where its points cancel, and may be either.
 */
export function temperaturesIn(
  { value, points }: Quantity,
  { factor, zero }: Measure,
): readonly [Counted, ...Counted[]] {
  const difference = (size: Fraction): Counted => ({ count: fractions.divide(size, factor), isDifference: true })
  if (!points || !zero) return [difference(value)]
  const all = fractions.add(value, points.zero)
  const point: Counted = { count: fractions.divide(fractions.subtract(all, zero), factor), isDifference: false }
  const { shifted, absolute } = points
  if (!shifted) return isMany(absolute, 0n) ? [difference(all), point] : [point, difference(all)]
  for (const many of [shifted, fractions.add(shifted, absolute)]) {
    if (isMany(many, 1n)) return [point]
    if (isMany(many, 0n)) return [difference(all)]
  }
  return [difference(value), { ...difference(value), isDifference: false }]
}

const isMany = ({ numerator, denominator }: Fraction, many: bigint): boolean => numerator === many && denominator === 1n
