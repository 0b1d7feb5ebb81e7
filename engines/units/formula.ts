import { add, divide, type Fraction, fraction, magnitude, multiply, powerOfTen, subtract } from '#engines/core/index.ts'
import { scaleOf } from './definition.ts'
import { placePoint } from './format.ts'
import type { Category } from './types.ts'
import { unitOf } from './unit-of.ts'

/**
 * How to get from one unit to another by hand: take `before` away, multiply or divide by `factor`, add `after`.
 * Parts that change nothing are left out.
 */
export interface Formula {
  readonly before?: string
  /** `inverse`: the factor is divided by the value, for units that count the inverse of each other. */
  readonly operation?: 'multiply' | 'divide' | 'inverse'
  readonly factor?: string
  readonly after?: string
  /** False when the factor had to be rounded to be readable. */
  readonly exact: boolean
}

const zero = fraction(0n)
const one = fraction(1n)
const isZero = (value: Fraction): boolean => value.numerator === 0n
const isOne = (value: Fraction): boolean => value.numerator === 1n && value.denominator === 1n

/** What a person can still copy by hand: digits of a factor that is shown whole, of one that is rounded, of each side of a fraction. */
const readableDigits = 15
const roundedDigits = 10
const fractionDigits = 7
/** More than any factor needs: the smallest between two units of a category, an electronvolt in megawatt-hours, is about 4e-29. */
const mostDecimals = 60

export function formulaOf(category: Category, from: string, to: string): Formula | null {
  const fromScale = scaleOf(category, from)
  const toScale = scaleOf(category, to)
  if (!fromScale || !toScale) return null
  const irrational = [from, to].some((id) => unitOf(category, id).irrational)
  const ratio = toScale.isInverse ? divide(toScale.factor, fromScale.factor) : divide(fromScale.factor, toScale.factor)
  if (fromScale.isInverse !== toScale.isInverse) {
    const whole = decimalText(ratio)
    return { operation: 'inverse', factor: whole ?? roundedText(ratio), exact: whole !== null && !irrational }
  }
  const shift = subtract(toScale.atBaseZero, multiply(fromScale.atBaseZero, ratio))
  // A person adds or subtracts once where that is possible: (°F − 32) × 5/9, but °C × 9/5 + 32.
  const keepsBefore = !isZero(fromScale.atBaseZero) && !isZero(shift) && !isOne(ratio)
  const before = keepsBefore ? fromScale.atBaseZero : zero
  const after = add(shift, multiply(before, ratio))
  const factor = readableFactor(ratio)
  return {
    ...factor,
    ...(isZero(before) ? {} : { before: decimalText(before)! }),
    ...(isZero(after) ? {} : { after: decimalText(after)! }),
    exact: factor.exact && !(irrational && from !== to),
  }
}

/** The shortest honest way to write a factor: a decimal, a division by a decimal, a small fraction, a rounding. */
function readableFactor(ratio: Fraction): Pick<Formula, 'operation' | 'factor' | 'exact'> {
  if (isOne(ratio)) return { exact: true }
  const decimal = decimalText(ratio)
  const inverse = decimalText(divide(one, ratio))
  if (decimal && (!inverse || decimal.length <= inverse.length))
    return { operation: 'multiply', factor: decimal, exact: true }
  if (inverse) return { operation: 'divide', factor: inverse, exact: true }
  const { numerator, denominator } = ratio
  if (numerator < powerOfTen(fractionDigits) && denominator < powerOfTen(fractionDigits))
    return { operation: 'multiply', factor: `${numerator}/${denominator}`, exact: true }
  return { operation: 'multiply', factor: roundedText(ratio), exact: false }
}

/** The whole decimal, when it ends within what a person can read. */
function decimalText({ numerator, denominator }: Fraction): string | null {
  for (let decimals = 0; decimals <= readableDigits; decimals++) {
    const scaled = numerator * powerOfTen(decimals)
    if (scaled % denominator !== 0n) continue
    const digits = magnitude(scaled) / denominator
    if (digits.toString().length > readableDigits) return null
    return (numerator < 0n ? '-' : '') + placePoint(digits.toString(), decimals)
  }
  return null
}

function roundedText({ numerator, denominator }: Fraction): string {
  let decimals = roundedDigits
  while (numerator * powerOfTen(decimals) < denominator * powerOfTen(roundedDigits - 1) && decimals < mostDecimals)
    decimals++
  while (decimals > 0 && numerator * powerOfTen(decimals) >= denominator * powerOfTen(roundedDigits)) decimals--
  const scaled = (2n * numerator * powerOfTen(decimals) + denominator) / (2n * denominator)
  return placePoint(scaled.toString(), decimals)
}
