import type { Fraction } from '../../../core/index.ts'
import type { Made, Node, Rule } from '../../../language/index.ts'
import { nanosecondsPerDay, nanosecondsPerSecond } from '../instant.ts'
import { made, rule } from './making.ts'

/** A length of time: months and days by the calendar, the rest by the clock. */
export interface Length {
  /** May be broken: a month and a half is a length, though no calendar can tell where it ends. */
  readonly months: number
  readonly days: number
  readonly nanoseconds: bigint
}

/** The unit it ends with, which a smaller one may follow. */
type Told = Length & { readonly last: string }

/** Each unit larger than the one before it. */
const sizes: ReadonlyMap<string, Partial<Length>> = new Map<string, Partial<Length>>([
  ['ns', { nanoseconds: 1n }],
  ['us', { nanoseconds: 1000n }],
  ['ms', { nanoseconds: 1_000_000n }],
  ['s', { nanoseconds: nanosecondsPerSecond }],
  ['min', { nanoseconds: 60n * nanosecondsPerSecond }],
  ['h', { nanoseconds: 3600n * nanosecondsPerSecond }],
  ['d', { days: 1 }],
  ['w', { days: 7 }],
  ['fortnight', { days: 14 }],
  ['mo', { months: 1 }],
  ['q', { months: 3 }],
  ['y', { months: 12 }],
  ['decade', { months: 120 }],
])
const order = [...sizes.keys()]

/** Some of a unit; the broken part of a day is told in hours. */
export function lengthOf(unit: string, { numerator, denominator }: Fraction = single): Length {
  const { months = 0, days = 0, nanoseconds = 0n } = sizes.get(unit)!
  const allDays = BigInt(days) * numerator
  const rest = nanoseconds * numerator + (allDays % denominator) * nanosecondsPerDay
  return {
    months: (months * Number(numerator)) / Number(denominator),
    days: Number(allDays / denominator),
    nanoseconds: rest / denominator,
  }
}

const length = (count: Fraction, unit: string): Made =>
  count.numerator < 0n || count.numerator > mostOfUnit * count.denominator
    ? undefined
    : made({ ...lengthOf(unit, count), last: unit })

const mostOfUnit = 99_999_999n

const both = ({ value: left }: Node<Told>, { value: right }: Node<Told>, cost = 0): Made =>
  order.indexOf(right.last) < order.indexOf(left.last)
    ? made(
        {
          months: left.months + right.months,
          days: left.days + right.days,
          nanoseconds: left.nanoseconds + right.nanoseconds,
          last: right.last,
        },
        cost,
      )
    : undefined

const andHalf = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator * 2n + denominator,
  denominator: denominator * 2n,
})

const half: Fraction = { numerator: 1n, denominator: 2n }
const single: Fraction = { numerator: 1n, denominator: 1n }

export const spanRules: readonly Rule[] = [
  rule('length', 'number span', ([count, unit]) => length(count.value.q, unit.value)),
  rule('length', 'number dash span', ([count, , unit]) => length(count.value.q, unit.value)),
  rule('length', 'number span andhalf', ([count, unit]) => length(andHalf(count.value.q), unit.value)),
  rule('length', 'number andhalf span', ([count, , unit]) => length(andHalf(count.value.q), unit.value)),
  rule('length', 'onespan andhalf', ([unit]) => length(andHalf(single), unit.value)),
  rule('length', 'halfof span', ([, unit]) => length(half, unit.value)),
  rule('length', 'quarterof span', ([, unit]) => length({ numerator: 1n, denominator: 4n }, unit.value)),
  rule('length', 'halfspan', ([unit]) => length(half, unit.value)),
  // `2h30`; a time of day too.
  rule(
    'length',
    'n span nn',
    ([hours, unit, minutes]) =>
      unit.value === 'h' && minutes.value < 60
        ? length({ numerator: BigInt(hours.value * 60 + minutes.value), denominator: 1n }, 'min')
        : undefined,
    1,
  ),
  rule('length', 'length and|comma? length', ([left, , right]) => both(left, right)),
  // Serbian: a year of days, an hour of time.
  rule('length', 'onelength and length', ([left, , right]) => both(left, right)),
  rule('length', 'length quote', ([{ value }]) => (value.last === 'min' ? made(value) : undefined), 1),
  rule('length', 'length oftime', ([{ value }]) => made(value)),
  // `5-10 min` tells how long something takes.
  rule('roughlength', 'number dash number span', ([, , , unit]) => made(unit.value)),
  rule('roughlength', 'onelength oftime', ([{ value }]) => made(value)),
  rule('onelength', 'onespan', ([unit]) => length(single, unit.value)),
  rule('onelength', 'onelength oftime', ([{ value }]) => made(value)),
  rule('anylength', 'length|onelength', ([{ value }]) => made(value)),
]
