import { divide, type Fraction, type Language, magnitude, multiply, powerOfTen } from '#engines/core/index.ts'
import { scaleOf } from './definition.ts'
import { placePoint, print } from './format.ts'
import { isPart, unitById } from './grammar/unit-value.ts'
import { asFraction } from './parse.ts'
import { isRead, readTyped } from './read-typed.ts'
import type { Category } from './types.ts'
import { unitOf } from './unit-of.ts'

/** One quantity told in several units: `5 ft` and `10.87 in`. */
export interface InParts {
  /** From the largest unit to the smallest; all but the last are whole numbers. Zeros in front are left out (`0 ft 3 in` is `3 in`). */
  readonly parts: readonly { readonly text: string; readonly unit: string }[]
  /** The parts are the value itself, not a rounding of it. */
  readonly exact: boolean
}

/** A hundredth of an inch or ounce is more than anybody measures beside feet and pounds. */
const decimals = 2

/**
 * A quantity in whole larger units with the rest in the smallest one. It is rounded once, half away from zero, before it is split,
 * so a rest never reads `12 in`. The sign stands before the first part. Null when the text is no quantity, or when the units are
 * not parts of each other.
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
  const scaled = magnitude(numerator) * powerOfTen(decimals)
  const hundredths = (2n * scaled + denominator) / (2n * denominator)
  const isIrrational = [reading.unit, ...units].some((id) => unitOf(category, id).irrational)
  // Too small for two decimals: printed by the rule of the category, which never shows a value other than zero as 0.
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
export function areParts(category: Category, ids: readonly string[]): boolean {
  const units = ids.flatMap((id) => unitById(category, id) ?? [])
  return ids.length > 1 && units.length === ids.length && units.slice(1).every((unit, at) => isPart(units[at]!, unit))
}

function ratioOf(category: Category, larger: string, smaller: string): Fraction {
  return divide(scaleOf(category, larger)!.factor, scaleOf(category, smaller)!.factor)
}
