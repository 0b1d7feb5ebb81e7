import { add, type Fraction, magnitude, negate, powerOfTen, withoutFactor } from '#engines/core/index.ts'
import type { Made, Node, NumberValue } from '#engines/language/index.ts'
import { exactText } from '../exact-text.ts'
import type { ExactNumber } from '../parse.ts'
import type { QuantityPart } from '../types.ts'
import { inUnit, isLarger, isScale, one, type UnitValue, unitKey } from './unit-value.ts'

/** One number with its unit, as it was typed. */
export interface Part {
  readonly plain: string
  readonly unit: UnitValue
  readonly typed?: string
}

export interface Quantity {
  /** Counted in the unit of the last part. */
  readonly count: Fraction
  readonly unit: UnitValue
  /** The unit of the first part: what comes behind must be smaller than the last one. */
  readonly first: UnitValue
  readonly parts: readonly Part[]
  /** A unit without a number: one of it, where a question says so. */
  readonly isOne?: boolean
  /** Its number was an article. */
  readonly isBare?: boolean
  /** A product, a sum, a height: more than a number and a unit. */
  readonly isComputed?: boolean
  /** What a sum comes to: it is no part of another one, and nothing is joined to it. */
  readonly isSum?: boolean
  /** An energy for a way, as `isUse` of a unit. */
  readonly isUse?: boolean
  /** The other end of a range. */
  readonly till?: Quantity
  /** The other sides of a thing. */
  readonly sides?: readonly Quantity[]
  /** What else the marks of the only number could have meant. */
  readonly otherwise?: string
}

export const isNegative = (count: Fraction): boolean => count.numerator < 0n

const textOf = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

export const keyOf = (value: Quantity): string =>
  [
    unitKey(value.unit),
    textOf(value.count),
    value.first === value.unit ? '' : unitKey(value.first),
    value.till ? `till ${keyOf(value.till)}` : '',
    value.sides?.map(keyOf).join() ?? '',
    value.isOne ? 'one' : '',
    value.isBare ? 'bare' : '',
    value.isSum ? 'sum' : '',
    isUse(value) ? 'use' : '',
  ].join(' ')

/** No quantity of a page, though it has the dimension of one. */
export const isUse = (value: Quantity): boolean => value.isUse === true || value.unit.isUse === true

export const quantity = (value: Quantity, cost = 0): NonNullable<Made> => ({ value, cost, key: () => keyOf(value) })

/** Exactly, with the decimals that were typed, as the pages and the API write a number plainly. */
export function plainNumber({ q, decimals: places = 0 }: Pick<NumberValue, 'q' | 'decimals'>): string {
  if (places === 0 || powerOfTen(places) % q.denominator !== 0n) return exactText(exactOf(q))
  const digits = String((magnitude(q.numerator) * powerOfTen(places)) / q.denominator).padStart(places + 1, '0')
  return `${isNegative(q) ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const mostZeros = 15

/** The fraction as a mantissa with an exponent, where it ends; with its divisor where it does not. */
export function exactOf({ numerator, denominator }: Fraction): ExactNumber {
  const twos = withoutFactor(denominator, 2n)
  const fives = withoutFactor(twos.rest, 5n)
  if (fives.rest !== 1n) return { mantissa: numerator, exponent: 0, divisor: denominator }
  const places = Math.max(twos.times, fives.times)
  if (places > 0) return { mantissa: numerator * (10n ** BigInt(places) / denominator), exponent: -places }
  const zeros = numerator === 0n ? undefined : withoutFactor(numerator, 10n)
  return zeros && zeros.times > mostZeros
    ? { mantissa: zeros.rest, exponent: zeros.times }
    : { mantissa: numerator, exponent: 0 }
}

/** So many of a unit. */
export function soMany({ value }: Node<NumberValue>, unit: UnitValue): Quantity {
  const { q, article, otherwise } = value
  const plain = plainNumber(value)
  return {
    count: q,
    unit,
    first: unit,
    parts: [{ plain, unit, ...(unit.written === undefined ? {} : { typed: `${plain} ${unit.written}` }) }],
    ...(article ? { isBare: true } : {}),
    ...(otherwise === undefined ? {} : { otherwise }),
  }
}

/** A number and the word behind it. */
export const counted = (number: Node<NumberValue>, unit: Node<UnitValue>): Made => quantity(soMany(number, unit.value))

/** A unit without a number. */
export const oneOf = (unit: UnitValue): Quantity => ({ count: one, unit, first: unit, parts: [], isOne: true })

/** So many of a unit, however the number was told. */
export const plainly = (count: Fraction, unit: UnitValue): Quantity => ({
  count,
  unit,
  first: unit,
  parts: [{ plain: plainNumber({ q: count }), unit }],
})

/** A number of a unit that nobody typed as it stands: a sum, a product, a gas mark. */
export function computed(count: Fraction, unit: UnitValue, typed: string): Quantity {
  const value = plainly(count, unit)
  return { ...value, parts: value.parts.map((part) => ({ ...part, typed })), isComputed: true }
}

const hasEnds = ({ till, sides, isOne }: Quantity): boolean =>
  till !== undefined || sides !== undefined || isOne === true
export const isPlainQuantity = (value: Quantity): boolean => !hasEnds(value)

/** `5 ft 11 in`: what follows is smaller and has no sign of its own; the sign of the first part is the sign of all. */
export function joined(left: Quantity, right: Quantity): Quantity | undefined {
  const fits =
    left.unit.category === right.unit.category &&
    !isScale(left.unit) &&
    !hasEnds(left) &&
    !hasEnds(right) &&
    !left.isComputed &&
    !right.isSum &&
    !isNegative(right.count) &&
    right.parts.length === 1 &&
    isLarger(left.unit, right.unit)
  if (!fits) return undefined
  const whole = inUnit(one, left.unit, right.unit)
  if (whole.denominator !== 1n && !(isOfCalendar(left.unit) && isOfCalendar(right.unit))) return undefined
  const before = inUnit(left.count, left.unit, right.unit)
  const isBelow = isNegative(before) || (before.numerator === 0n && left.parts[0]?.plain.startsWith('-'))
  return {
    count: add(before, isBelow ? negate(right.count) : right.count),
    unit: right.unit,
    first: left.first,
    parts: [...left.parts, ...right.parts],
  }
}

/** Years, months, weeks and days stand side by side, though not all of them are whole parts of each other. */
const isOfCalendar = ({ category, unit }: UnitValue): boolean => category.id === 'time' && unit.system === 'calendar'

/** The same quantity on the other side of zero. */
export const negative = (value: Quantity): Quantity => ({
  ...value,
  count: negate(value.count),
  ...(value.otherwise === undefined ? {} : { otherwise: flipped(value.otherwise) }),
  parts: value.parts.map((part, index) => (index === 0 ? { ...part, plain: flipped(part.plain) } : part)),
})

const flipped = (plain: string): string => (plain.startsWith('-') ? plain.slice(1) : `-${plain}`)

/** The value of a quantity in its unit of the page, as it was typed where it is one number. */
export function plainValueOf({ count, parts }: Quantity): string {
  const [only] = parts
  return parts.length === 1 ? only!.plain : plainNumber({ q: count })
}

export const partsOf = ({ parts }: Quantity): readonly QuantityPart[] =>
  parts.map(({ unit, ...part }) => ({ ...part, unit: unit.unit.id }))
