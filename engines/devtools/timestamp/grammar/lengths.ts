import { add, type Fraction, parseFraction } from '#engines/core/index.ts'
import type { Node, NumberValue, Text } from '#engines/language/index.ts'
import { nanosecondsPerDay, nanosecondsPerSecond } from '../instant.ts'
import type { Row } from './rows.ts'

/** A length of time: months and days by the calendar, the rest by the clock. */
export interface Length {
  /** May be broken: a month and a half is a length, though no calendar can tell where it ends. */
  readonly months: number
  readonly days: number
  readonly nanoseconds: bigint
}

/** The unit it ends with, which a smaller one may follow. */
type Told = Length & { readonly last: string }

/** Each unit larger than the one before it: its months, its days, its nanoseconds. */
const sizes: Readonly<Record<string, readonly [months: number, days: number, nanoseconds: bigint]>> = {
  ns: [0, 0, 1n],
  us: [0, 0, 1000n],
  ms: [0, 0, 1_000_000n],
  s: [0, 0, nanosecondsPerSecond],
  min: [0, 0, 60n * nanosecondsPerSecond],
  h: [0, 0, 3600n * nanosecondsPerSecond],
  d: [0, 1, 0n],
  w: [0, 7, 0n],
  fortnight: [0, 14, 0n],
  mo: [1, 0, 0n],
  q: [3, 0, 0n],
  y: [12, 0, 0n],
  decade: [120, 0, 0n],
}
const order = Object.keys(sizes)

const single: Fraction = { numerator: 1n, denominator: 1n }

/** Some of a unit; the broken part of a day is told in hours. */
export function lengthOf(unit: string, { numerator, denominator }: Fraction = single): Length {
  const [months, days, nanoseconds] = sizes[unit]!
  const allDays = BigInt(days) * numerator
  const rest = nanoseconds * numerator + (allDays % denominator) * nanosecondsPerDay
  return {
    months: (months * Number(numerator)) / Number(denominator),
    days: Number(allDays / denominator),
    nanoseconds: rest / denominator,
  }
}

function sum(left: Length, right: Length): Length {
  return {
    months: left.months + right.months,
    days: left.days + right.days,
    nanoseconds: left.nanoseconds + right.nanoseconds,
  }
}

const mostOfUnit = 99_999_999n

interface Counted {
  readonly unit: string
  readonly count?: NumberValue
  /** What part of the unit there is beyond the count. */
  readonly more?: string
}

/** So many of a unit, one where nothing is said. */
export function lengthIn({ unit, count, more }: Counted): Told | undefined {
  const whole = count?.q ?? single
  const { numerator, denominator } = more === undefined ? whole : add(whole, parseFraction(more))
  const isMeant = numerator >= 0n && numerator <= mostOfUnit * denominator
  return isMeant ? { ...lengthOf(unit, { numerator, denominator }), last: unit } : undefined
}

interface Both {
  readonly left: Told
  readonly right: Told
}
const both = ({ left, right }: Both): Told | undefined =>
  order.indexOf(right.last) < order.indexOf(left.last) ? { ...sum(left, right), last: right.last } : undefined

interface HoursAndMinutes {
  readonly hours: number
  readonly unit: string
  readonly minutes: number
}
function hoursAndMinutes({ hours, unit, minutes }: HoursAndMinutes): Told | undefined {
  const left = lengthOf('h', { numerator: BigInt(hours), denominator: 1n })
  const right = lengthOf('min', { numerator: BigInt(minutes), denominator: 1n })
  return unit === 'h' && minutes < 60 ? { ...sum(left, right), last: 'min' } : undefined
}

export const lengthRows: readonly Row[] = [
  ['length', 'count:number unit:span; count:number dash unit:span', lengthIn],
  // `час с половиной`, `three hours and a quarter`
  ['length', 'count:number unit:span more:part; unit:onespan more:part', lengthIn],
  ['length', 'unit:halfspan', ({ unit }) => ({ ...lengthOf(unit, parseFraction('1/2')), last: unit })],
  // `2h30`; a time of day too.
  ['length', 'hours=n unit:span minutes=nn', hoursAndMinutes, 1],
  // Serbian: a year of days, an hour of time.
  ['length', 'left:length and|comma? right:length; left:onelength and right:length', both],
  ['length', 'length quote', (told: Told) => (told.last === 'min' ? told : undefined), 1],
  ['length', 'length oftime'],
  // `5-10 min` tells how long something takes.
  ['roughlength', 'number dash number unit:span', ({ unit }) => ({ unit })],
  ['roughlength', 'onelength oftime'],
  ['onelength', 'unit:onespan', lengthIn],
  ['onelength', 'onelength oftime'],
  ['lengthofone', 'unit:spanofone', lengthIn],
  // `минут пять назад`
  ['lengthbefore', 'unit:spanbefore count:number', lengthIn],
  ['anylength', 'length|onelength; about anylength'],
  ['about', 'how=approx', (_, [{ value }]) => (value === 'about' ? {} : undefined)],
]

const isoPart = /(\d{1,9})(?:[.,](\d{1,9}))?([YMWDHS])/g
const isoWhole = /^P(?=[\dT])(?:[\d.,]+[YMWD]){0,4}(?:T(?:[\d.,]+[HMS]){1,3})?$/
const isoUnits: Readonly<Record<string, string>> = { Y: 'y', M: 'mo', W: 'w', D: 'd', TH: 'h', TM: 'min', TS: 's' }
const mostTokens = 24

/** ISO 8601's lengths of time in one word: `P3DT4H`, `PT0.5S`. */
export function isoLengthAt({ tokens }: Text, start: number): Node<Length> | undefined {
  if (!tokens[start]!.fold.startsWith('p')) return undefined
  let end = start + 1
  while (tokens[end]?.glued && end - start < mostTokens && /^[\d.,a-z]+$/.test(tokens[end]!.fold)) end++
  const typed = tokens.slice(start, end).map(({ text }) => text)
  const text = typed.join('').toUpperCase()
  if (!isoWhole.test(text)) return undefined
  const beginOfClock = text.includes('T') ? text.indexOf('T') : text.length
  const value = [...text.matchAll(isoPart)].reduce<Length>(
    (so, { 1: count, 2: decimals = '', 3: letter, index }) => {
      const unit = isoUnits[index > beginOfClock ? `T${letter}` : letter!]!
      return sum(
        so,
        lengthOf(unit, { numerator: BigInt(count! + decimals), denominator: 10n ** BigInt(decimals.length) }),
      )
    },
    lengthOf('s', { numerator: 0n, denominator: 1n }),
  )
  return { kind: 'isolength', start, end, cost: 0, value, key: text }
}
