import * as fractions from '../core/index.ts'
import { type Fraction, failure, fraction, magnitude, type Problem, type Result, success } from '../core/index.ts'
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
  /** Where its scale begins, for a temperature that stands alone: 20 °C is a point. In sums it is a difference, and has none. */
  readonly zero?: Fraction
  /** It was computed from differences of temperatures. */
  readonly isDifference?: true
  /** No definition on the way was rounded. */
  readonly isExact: boolean
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
  ...(measure.zero && { zero: measure.zero }),
  isExact: measure.isExact,
})

/** One dimension, and not two categories of it: a torque is no energy. */
export const isSameKind = (left: Kind, right: Kind): boolean =>
  isSameDimension(left.dimension, right.dimension) &&
  (left.category === undefined || right.category === undefined || left.category === right.category)

const kindOf = ({ dimension, category }: Kind): Kind => ({ dimension, ...(category && { category }) })

const different = (left: Kind, right: Kind) =>
  failure({ code: 'different_quantities', left: kindOf(left), right: kindOf(right) })

/** A temperature that is added, multiplied or divided is a difference from there on. */
const asDifference = ({ zero, ...rest }: Quantity): Quantity => (zero ? { ...rest, isDifference: true } : rest)

const isSumOfDifferences = (left: Quantity, right: Quantity): { isDifference?: true } =>
  left.isDifference || right.isDifference ? { isDifference: true } : {}

export function add(left: Quantity, right: Quantity): Outcome {
  if (!isSameKind(left, right)) return different(left, right)
  const [first, second] = [asDifference(left), asDifference(right)]
  const category = first.category ?? second.category
  return bounded({
    ...first,
    ...(category && { category }),
    ...isSumOfDifferences(first, second),
    value: fractions.add(first.value, second.value),
    isExact: first.isExact && second.isExact,
  })
}

export const negate = (quantity: Quantity): Quantity => ({ ...quantity, value: fractions.negate(quantity.value) })

export const subtract = (left: Quantity, right: Quantity): Outcome => add(left, negate(right))

export function multiply(left: Quantity, right: Quantity): Outcome {
  const [first, second] = [asDifference(left), asDifference(right)]
  // Twice a torque is a torque; a torque times a torque is neither.
  const scaled = isPlainNumber(left.dimension) ? second : isPlainNumber(right.dimension) ? first : undefined
  const category = scaled?.category
  return bounded({
    value: fractions.multiply(first.value, second.value),
    dimension: multiplied(first.dimension, second.dimension),
    ...(category && { category }),
    unitFactor: fractions.multiply(first.unitFactor, second.unitFactor),
    ...isSumOfDifferences(first, second),
    isExact: first.isExact && second.isExact,
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
  if (!isPlainNumber(right.dimension)) {
    const isDifference = isSumOfDifferences(asDifference(left), asDifference(right))
    return multiply(left, { ...inverseOf(right), ...isDifference })
  }
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
  const { value, dimension, unitFactor, isExact } = asDifference(base)
  if (bitsOf(value) * Math.abs(times) > Number(mostBits)) return failure({ code: 'too_large' })
  return bounded({
    ...(times === 1 && base.category && { category: base.category }),
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
  if (isSameKind(quantity, target)) {
    if (!quantity.zero || !target.zero) return success(fractions.divide(quantity.value, target.factor))
    const shift = fractions.subtract(quantity.zero, target.zero)
    return success(fractions.divide(fractions.add(quantity.value, shift), target.factor))
  }
  const other = { ...quantity, dimension: inverted(quantity.dimension) }
  const category = target.category ?? quantity.category
  if (category === undefined || !invertible.includes(category) || !isSameKind(other, target))
    return different(quantity, target)
  if (quantity.value.numerator === 0n) return failure({ code: 'division_by_zero' })
  return success(fractions.divide(fraction(1n), fractions.multiply(quantity.value, target.factor)))
}
