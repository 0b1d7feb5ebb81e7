import type { Fraction } from '../../../core/index.ts'
import type { Made, Node, Rule } from '../../../language/index.ts'
import { nanosecondsPerDay, nanosecondsPerSecond } from '../instant.ts'
import { made, rule } from './making.ts'

/** A length of time. */
export interface Length {
  /** May be broken: a month and a half is a length, though no calendar can tell where it ends. */
  readonly months: number
  readonly nanoseconds: bigint
  /** Told in days or longer: a day is as long as the calendar has it, 24 hours are not. */
  readonly isOfDays: boolean
  /** The unit it ends with, which a smaller one may follow. */
  readonly last: string
}

/** Nanoseconds, or months of the calendar; each unit larger than the one before it. */
const sizes: ReadonlyMap<string, bigint | number> = new Map<string, bigint | number>([
  ['ns', 1n],
  ['us', 1000n],
  ['ms', 1_000_000n],
  ['s', nanosecondsPerSecond],
  ['min', 60n * nanosecondsPerSecond],
  ['h', 3600n * nanosecondsPerSecond],
  ['d', nanosecondsPerDay],
  ['w', 7n * nanosecondsPerDay],
  ['fortnight', 14n * nanosecondsPerDay],
  ['mo', 1],
  ['q', 3],
  ['y', 12],
  ['decade', 120],
])
const order = [...sizes.keys()]

function length({ numerator, denominator }: Fraction, unit: string): Made {
  const size = sizes.get(unit)!
  if (numerator < 0n || numerator > mostOfUnit * denominator) return undefined
  const common = { isOfDays: typeof size === 'number' || size >= nanosecondsPerDay, last: unit }
  return typeof size === 'number'
    ? made({ ...common, months: (size * Number(numerator)) / Number(denominator), nanoseconds: 0n })
    : made({ ...common, months: 0, nanoseconds: (size * numerator) / denominator })
}

const mostOfUnit = 99_999_999n

const both = ({ value: left }: Node<Length>, { value: right }: Node<Length>, cost = 0): Made =>
  order.indexOf(right.last) < order.indexOf(left.last)
    ? made(
        {
          months: left.months + right.months,
          nanoseconds: left.nanoseconds + right.nanoseconds,
          isOfDays: left.isOfDays && right.isOfDays,
          last: right.last,
        } satisfies Length,
        cost,
      )
    : undefined

const half: Fraction = { numerator: 1n, denominator: 2n }
const single: Fraction = { numerator: 1n, denominator: 1n }

export const spanRules: readonly Rule[] = [
  rule('length', 'number span', ([count, unit]) => length(count.value.q, unit.value)),
  rule('length', 'number dash span', ([count, , unit]) => length(count.value.q, unit.value)),
  rule('length', 'number span andhalf', ([count, unit]) =>
    length(
      {
        numerator: count.value.q.numerator * 2n + count.value.q.denominator,
        denominator: count.value.q.denominator * 2n,
      },
      unit.value,
    ),
  ),
  rule('length', 'number andhalf span', ([count, , unit]) =>
    length(
      {
        numerator: count.value.q.numerator * 2n + count.value.q.denominator,
        denominator: count.value.q.denominator * 2n,
      },
      unit.value,
    ),
  ),
  rule('length', 'onespan andhalf', ([unit]) => length({ numerator: 3n, denominator: 2n }, unit.value)),
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
