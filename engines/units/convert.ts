import {
  divide,
  type Fraction,
  fraction,
  type Language,
  magnitude,
  multiply,
  powerOfTen,
  subtract,
} from '#engines/core/index.ts'
import { type Scale, scaleOf, scalesOf, splitDefinition } from './definition.ts'
import { toldIn } from './difference.ts'
import { decimalExponent, type Printed, placePoint, print } from './format.ts'
import { printSmall, printSmallExponent, smallPowers } from './format-small.ts'
import { type ExactNumber, parseTyped } from './parse.ts'
import { parseDigits } from './parse-digits.ts'
import { isRead, readTyped } from './read-typed.ts'
import type { Category, Convertible, FormatRule, Scaled } from './types.ts'
import { anyUnitById, findUnitById, knownUnits } from './unit-of.ts'

/**
 * value in the target unit = (value × slope + offset) / divisor, all whole numbers, divisor positive; or slope / (value × divisor) where
 * one of the two units counts the inverse of what the other counts.
 */
interface Transform {
  readonly isInverse: boolean
  readonly slope: bigint
  readonly offset: bigint
  readonly divisor: bigint
  /** No rounding in the definitions themselves. */
  readonly exact: boolean
  /** The same three as numbers, where all of them are safe integers. */
  readonly small: { readonly slope: number; readonly offset: number; readonly divisor: number } | undefined
}

function transformBetween(from: Scale, to: Scale): Omit<Transform, 'exact'> {
  const isInverse = from.isInverse !== to.isInverse
  const ratio: Fraction = to.isInverse ? divide(to.factor, from.factor) : divide(from.factor, to.factor)
  const shift = subtract(to.atBaseZero, multiply(from.atBaseZero, ratio))
  const slope = ratio.numerator * shift.denominator
  const offset = shift.numerator * ratio.denominator
  const divisor = ratio.denominator * shift.denominator
  const small = { slope: Number(slope), offset: Number(offset), divisor: Number(divisor) }
  const fitsSmall = !isInverse && Object.values(small).every(Number.isSafeInteger)
  return { isInverse, slope, offset, divisor, small: fitsSmall ? small : undefined }
}

const transformOf = (from: Scaled, fromScale: Scale, to: Scaled, toScale: Scale): Transform => ({
  ...transformBetween(fromScale, toScale),
  exact: from.id === to.id || !(from.irrational || to.irrational),
})

/** By target unit, in row order. */
type Transforms = ReadonlyMap<string, Transform>

const transforms = new WeakMap<Convertible, Map<string, Transforms>>()

/** From one unit to every unit of its category; undefined for an unknown unit. Computed once per unit. */
function transformsFrom(category: Convertible, from: string): Transforms | undefined {
  const known = transforms.get(category)?.get(from)
  if (known) return known
  const scales = scalesOf(category)
  const fromScale = scales.get(from)
  const fromUnit = findUnitById(category, from)
  if (!fromScale || !fromUnit) return undefined
  const computed = new Map(
    knownUnits(category).map((unit) => [unit.id, transformOf(fromUnit, fromScale, unit, scales.get(unit.id)!)]),
  )
  const ofCategory = transforms.get(category) ?? new Map<string, Transforms>()
  transforms.set(category, ofCategory.set(from, computed))
  return computed
}

/** The exact result as an unreduced ratio of whole numbers; its denominator is zero only where nothing is inverted. */
function apply(transform: Transform, value: ExactNumber): [numerator: bigint, denominator: bigint] {
  const { mantissa, exponent, divisor: ownDivisor = 1n } = value
  const { isInverse, slope, offset, divisor } = transform
  if (isInverse) {
    const scale = powerOfTen(Math.abs(exponent))
    const above = slope * ownDivisor * (exponent < 0 ? scale : 1n)
    const below = divisor * mantissa * (exponent < 0 ? 1n : scale)
    return below < 0n ? [-above, -below] : [above, below]
  }
  if (exponent >= 0) return [mantissa * powerOfTen(exponent) * slope + offset * ownDivisor, divisor * ownDivisor]
  const scale = powerOfTen(-exponent) * ownDivisor
  return [mantissa * slope + offset * scale, divisor * scale]
}

const mostSmallZeros = smallPowers.length - 1

/**
 * A function that prints one value in any unit. Most values are whole numbers below 2^53, which a double holds exactly and computes
 * many times faster than a bigint; the others go the long way through `print`.
 */
function printer(value: ExactNumber, rule: FormatRule): (transform: Transform) => string {
  const { mantissa, exponent, divisor = 1n } = value
  const digits = Number(mantissa)
  if (divisor !== 1n || !Number.isSafeInteger(digits))
    return (transform) => printRatio(apply(transform, value), rule).text
  const hasFewZeros = exponent <= mostSmallZeros && exponent >= -mostSmallZeros
  const top = !hasFewZeros ? Number.POSITIVE_INFINITY : exponent > 0 ? digits * smallPowers[exponent]! : digits
  const scale = hasFewZeros && exponent < 0 ? smallPowers[-exponent]! : 1
  return (transform) => {
    const { small } = transform
    const printed =
      small &&
      (printSmall(top * small.slope, small.offset * scale, small.divisor * scale, rule) ??
        (small.offset === 0 ? printSmallExponent(digits * small.slope, small.divisor, exponent, rule) : undefined))
    return printed ?? printRatio(apply(transform, value), rule).text
  }
}

const unknownUnitText = '0'
/** No fuel at all for a way is any way for it. */
const endless = '∞'

const printRatio = (ratio: [numerator: bigint, denominator: bigint], rule: FormatRule): Printed =>
  ratio[1] === 0n ? { text: endless, exact: true } : print(...ratio, rule)

const transformTo = (category: Convertible, from: string, to: string): Transform | undefined =>
  transformsFrom(category, from)?.get(to) ?? transformOfAny(category, from, to)

/** Between units of which one has no row. */
function transformOfAny(category: Convertible, from: string, to: string): Transform | undefined {
  const target = toldIn(from, to)
  const [own, wanted] = [anyUnitById(category, from), anyUnitById(category, target)]
  return own && wanted && transformOf(own, scaleOf(category, from)!, wanted, scaleOf(category, target)!)
}

/** The printed text and whether it is the exact value; null when the text is neither a number nor a quantity. */
export function convertPrinted(
  category: Category,
  from: string,
  to: string,
  text: string,
  language: Language,
): Printed | null {
  const reading = readTyped(category, from, text, language)
  if (!isRead(reading)) return null
  const transform = transformTo(category, reading.unit, to)
  if (!transform) return { text: unknownUnitText, exact: false }
  const printed = printRatio(apply(transform, reading.value), category.format)
  return { text: printed.text, exact: printed.exact && transform.exact }
}

const empty = new WeakMap<Category, Readonly<Record<string, string>>>()

/** All fields of a category, empty. Copying them and filling the copy is faster than growing a new object field by field. */
function emptyFields(category: Category): Readonly<Record<string, string>> {
  const known = empty.get(category)
  if (known) return known
  const made: Record<string, string> = Object.fromEntries(category.units.map(({ id }) => [id, '']))
  empty.set(category, made)
  return made
}

/** A plain number in another unit, printed; '' when the text is none, '0' when a unit is unknown. */
export function convertText(table: Convertible, from: string, to: string, text: string, language: Language): string {
  const typed = parseTyped(text, language)
  const digits = typed ? undefined : parseDigits(text, language)
  const value = typed ?? (digits && { mantissa: digits.numerator, exponent: 0, divisor: digits.denominator })
  if (!value) return ''
  const transform = transformTo(table, from, to)
  return transform ? printer(value, table.format)(transform) : unknownUnitText
}

/**
 * Every field of a page from one typed text: the typed unit keeps its text, the others are converted, or emptied when
 * the text is neither a number nor a quantity. Of the units without a card only those that are asked for.
 */
export function convertToAll(
  category: Category,
  from: string,
  text: string,
  language: Language,
  others: readonly string[] = [],
): Readonly<Record<string, string>> {
  const fields = { ...emptyFields(category) }
  for (const id of others) fields[id] = ''
  const reading = readTyped(category, from, text, language)
  if (isRead(reading)) {
    const printIn = printer(reading.value, category.format)
    const found = transformsFrom(category, reading.unit)
    for (const id in fields) {
      const transform = found ? found.get(id) : transformOfAny(category, reading.unit, id)
      fields[id] = transform ? printIn(transform) : unknownUnitText
    }
  }
  if (Object.hasOwn(fields, from)) fields[from] = text
  return fields
}

/** A quantity of a data row (`8849 m`) printed in another unit; '' when it names no unit of the category. */
export function printQuantity(category: Category, quantity: string, to: string): string {
  const { factorText, unitId } = splitDefinition(quantity)
  return unitId === undefined ? '' : (convertPrinted(category, unitId, to, factorText, 'en')?.text ?? '')
}

/** The result itself; `isExact` is false where a definition is irrational. Null where `convertPrinted` is, and where nothing is inverted. */
export function exactFraction(
  category: Category,
  from: string,
  to: string,
  text: string,
  language: Language,
): { readonly value: Fraction; readonly isExact: boolean } | null {
  const reading = readTyped(category, from, text, language)
  const transform = isRead(reading) ? transformTo(category, reading.unit, to) : undefined
  if (!isRead(reading) || !transform) return null
  const [numerator, denominator] = apply(transform, reading.value)
  return denominator === 0n ? null : { value: fraction(numerator, denominator), isExact: transform.exact }
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
 * neither a number nor a quantity, or a unit is unknown.
 */
export function exactDigits(
  category: Category,
  from: string,
  to: string,
  text: string,
  language: Language,
): ExactDigits | null {
  const reading = readTyped(category, from, text, language)
  const transform = isRead(reading) ? transformTo(category, reading.unit, to) : undefined
  if (!isRead(reading) || !transform) return null
  const [numerator, denominator] = apply(transform, reading.value)
  if (denominator === 0n) return { text: endless, complete: true }
  const size = magnitude(numerator)
  const sign = numerator < 0n ? '-' : ''
  const exponent = decimalExponent(size, denominator)
  const complete = plainDigits(size, denominator, exponent, mostCompleteDigits)
  if (complete.remainder === 0n && transform.exact) return { text: sign + complete.text(), complete: true }
  return { text: sign + plainDigits(size, denominator, exponent, digitsOfEndless).text(), complete: false }
}

/** The first `significantDigits` digits, cut and not rounded, because more follow. */
function plainDigits(
  size: bigint,
  denominator: bigint,
  exponent: number,
  significantDigits: number,
): { text: () => string; remainder: bigint } {
  const decimals = Math.max(0, significantDigits - 1 - exponent)
  const scaled = size * powerOfTen(decimals)
  const quotient = scaled / denominator
  // A function, because writing a large number out takes longer than all the rest, and not every caller wants it.
  return { text: () => placePoint(quotient.toString(), decimals), remainder: scaled - quotient * denominator }
}
