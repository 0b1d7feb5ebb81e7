import { divide, type Fraction, type Language, multiply, powerOfTen, subtract } from '../core/index.ts'
import { type Scale, scalesOf, splitDefinition } from './definition.ts'
import { decimalExponent, type Printed, placePoint, print } from './format.ts'
import { parseNumber, type TypedNumber } from './parse.ts'
import type { Category } from './types.ts'

/** value in the target unit = (value × slope + offset) / divisor, all whole numbers, divisor positive. */
interface Transform {
  readonly slope: bigint
  readonly offset: bigint
  readonly divisor: bigint
  /** No rounding in the definitions themselves. */
  readonly exact: boolean
}

function transformBetween(from: Scale, to: Scale): { slope: bigint; offset: bigint; divisor: bigint } {
  const ratio: Fraction = divide(from.factor, to.factor)
  const shift = subtract(to.atBaseZero, multiply(from.atBaseZero, ratio))
  return {
    slope: ratio.numerator * shift.denominator,
    offset: shift.numerator * ratio.denominator,
    divisor: ratio.denominator * shift.denominator,
  }
}

/** By target unit, in row order. */
type Transforms = ReadonlyMap<string, Transform>

const transforms = new WeakMap<Category, Map<string, Transforms>>()

/** From one unit to every unit of its category; undefined for an unknown unit. Computed once per unit. */
function transformsFrom(category: Category, from: string): Transforms | undefined {
  const ofCategory = transforms.get(category) ?? new Map<string, Transforms>()
  transforms.set(category, ofCategory)
  const known = ofCategory.get(from)
  if (known) return known
  const scales = scalesOf(category)
  const fromScale = scales.get(from)
  const fromUnit = category.units.find((unit) => unit.id === from)
  if (!fromScale || !fromUnit) return undefined
  const computed = new Map(
    category.units.map((unit) => [
      unit.id,
      {
        ...transformBetween(fromScale, scales.get(unit.id)!),
        exact: unit === fromUnit || !(unit.irrational || fromUnit.irrational),
      },
    ]),
  )
  ofCategory.set(from, computed)
  return computed
}

/** The exact result as an unreduced ratio of whole numbers. */
function apply(transform: Transform, { mantissa, exponent }: TypedNumber): [numerator: bigint, denominator: bigint] {
  const { slope, offset, divisor } = transform
  if (exponent >= 0) return [mantissa * powerOfTen(exponent) * slope + offset, divisor]
  const scale = powerOfTen(-exponent)
  return [mantissa * slope + offset * scale, divisor * scale]
}

const unknownUnitText = '0'

/** The printed text and whether it is the exact value; null when the text is not a number. */
export function convertPrinted(
  category: Category,
  from: string,
  to: string,
  text: string,
  language: Language,
): Printed | null {
  const typed = parseNumber(text, language)
  if (!typed) return null
  const transform = transformsFrom(category, from)?.get(to)
  if (!transform) return { text: unknownUnitText, exact: false }
  const printed = print(...apply(transform, typed), category.format)
  return { text: printed.text, exact: printed.exact && transform.exact }
}

/**
 * Every field of a page from one typed text: the typed unit keeps its text, the others are converted, or emptied when
 * the text is not a number.
 */
export function convertToAll(
  category: Category,
  from: string,
  text: string,
  language: Language,
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  const typed = parseNumber(text, language)
  const found = transformsFrom(category, from)
  for (const { id } of category.units) fields[id] = typed && !found ? unknownUnitText : ''
  if (typed && found)
    for (const [id, transform] of found) fields[id] = print(...apply(transform, typed), category.format).text
  if (found) fields[from] = text
  return fields
}

/** A quantity of a data row (`8849 m`) printed in another unit; '' when it names no unit of the category. */
export function printQuantity(category: Category, quantity: string, to: string): string {
  const { factorText, unitId } = splitDefinition(quantity)
  return unitId === undefined ? '' : (convertPrinted(category, unitId, to, factorText, 'en')?.text ?? '')
}

export interface ExactDigits {
  readonly text: string
  /** False when digits follow that are not printed: the value repeats without end, or a definition is irrational. */
  readonly complete: boolean
}

const mostCompleteDigits = 400
const digitsOfEndless = 40

/**
 * All digits of a result where they end, the first 40 where they do not, never in exponent form. Null when the text is
 * not a number or a unit is unknown.
 */
export function exactDigits(
  category: Category,
  from: string,
  to: string,
  text: string,
  language: Language,
): ExactDigits | null {
  const typed = parseNumber(text, language)
  const transform = transformsFrom(category, from)?.get(to)
  if (!typed || !transform) return null
  const [numerator, denominator] = apply(transform, typed)
  if (numerator === 0n) return { text: '0', complete: transform.exact }
  const size = numerator < 0n ? -numerator : numerator
  const sign = numerator < 0n ? '-' : ''
  const exponent = decimalExponent(size, denominator)
  const complete = plainDigits(size, denominator, exponent, mostCompleteDigits)
  if (complete.remainder === 0n && transform.exact) return { text: sign + complete.text, complete: true }
  return { text: sign + plainDigits(size, denominator, exponent, digitsOfEndless).text, complete: false }
}

/** The first `significantDigits` digits, cut and not rounded, because more follow. */
function plainDigits(
  size: bigint,
  denominator: bigint,
  exponent: number,
  significantDigits: number,
): { text: string; remainder: bigint } {
  const decimals = Math.max(0, significantDigits - 1 - exponent)
  const scaled = size * powerOfTen(decimals)
  const quotient = scaled / denominator
  return { text: placePoint(quotient.toString(), decimals), remainder: scaled - quotient * denominator }
}
