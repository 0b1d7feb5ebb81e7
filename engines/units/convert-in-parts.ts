import { divide, type Fraction, type Language, multiply, powerOfTen } from '../core/index.ts'
import { scalesOf } from './definition.ts'
import { placePoint, print } from './format.ts'
import { asFraction } from './parse.ts'
import { isRead, readTyped } from './read-typed.ts'
import type { Category } from './types.ts'

/** `5 ft` and `10.87 in`. */
export interface InParts {
  /** The larger first; whole numbers but for the last. Units of which there is none in front are left out. */
  readonly parts: readonly { readonly text: string; readonly unit: string }[]
  /** The parts are the value itself, not a rounding of it. */
  readonly exact: boolean
}

/** A hundredth of an inch or ounce is more than anybody measures beside feet and pounds. */
const decimals = 2

/**
 * A quantity in whole larger units with the rest in the smallest one, rounded once, half away from zero; a rest that rounds up
 * to a whole larger unit is one. The sign stands before the first part. Null when the text is no quantity, or the
 * units are no parts of each other.
 */
export function convertInParts(
  category: Category,
  from: string,
  units: readonly string[],
  text: string,
  language: Language,
): InParts | null {
  const reading = readTyped(category, from, text, language)
  if (!isRead(reading) || !areParts(category, units)) return null
  const last = units.at(-1)!
  const { numerator, denominator } = multiply(asFraction(reading.value), ratioOf(category, reading.unit, last))
  const size = numerator < 0n ? -numerator : numerator
  const scaled = size * powerOfTen(decimals)
  const hundredths = (2n * scaled + denominator) / (2n * denominator)
  const isIrrational = category.units.some(
    ({ id, irrational }) => irrational && (id === reading.unit || units.includes(id)),
  )
  // A value that is not nothing is never printed as nothing.
  if (hundredths === 0n) {
    const { text: small, exact } = print(numerator, denominator, category.format)
    return { parts: [{ text: small, unit: last }], exact: exact && !isIrrational }
  }
  const exact = hundredths * denominator === scaled && !isIrrational
  const counts = split(category, units, hundredths)
  const parts = counts.slice(
    Math.max(
      0,
      counts.findIndex(({ text: count }) => count !== '0'),
    ),
  )
  return { parts: numerator < 0n ? [{ ...parts[0]!, text: `-${parts[0]!.text}` }, ...parts.slice(1)] : parts, exact }
}

function split(category: Category, units: readonly string[], hundredths: bigint): InParts['parts'] {
  const last = units.at(-1)!
  let rest = hundredths
  return units.map((unit) => {
    if (unit === last) return { unit, text: placePoint(rest.toString(), decimals) }
    const size = ratioOf(category, unit, last).numerator * powerOfTen(decimals)
    const count = rest / size
    rest -= count * size
    return { unit, text: count.toString() }
  })
}

/** Whether each unit is a whole number of the next, more than one: feet and inches, not inches and centimetres. */
export const areParts = (category: Category, units: readonly string[]): boolean =>
  units.length > 1 &&
  units.every((id) => category.units.some((unit) => unit.id === id && unit.atBaseZero === '0')) &&
  units.slice(1).every((smaller, index) => {
    const { numerator, denominator } = ratioOf(category, units[index]!, smaller)
    return denominator === 1n && numerator > 1n
  })

function ratioOf(category: Category, larger: string, smaller: string): Fraction {
  const scales = scalesOf(category)
  return divide(scales.get(larger)!.factor, scales.get(smaller)!.factor)
}
