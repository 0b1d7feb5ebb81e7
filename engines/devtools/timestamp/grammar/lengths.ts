import { add, type Fraction, fraction, parseFraction } from '#engines/core/index.ts'
import type { Node, Text } from '#engines/language/index.ts'
import { nanosecondsPerDay, nanosecondsPerSecond } from '../instant.ts'
import type { Length } from './date-fields.ts'
import type { Beyond, Parts, Row } from './rows.ts'

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

const single = fraction(1n)

/** A number in plain digits, as many as there are. */
export function decimalDigits({ numerator, denominator }: Fraction): string {
  let decimals = 0
  while (decimals < 30 && (numerator * 10n ** BigInt(decimals)) % denominator !== 0n) decimals++
  const digits = String((numerator * 10n ** BigInt(decimals)) / denominator).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Some of a unit; the broken part of a day is told in hours, that of a month in days. */
export function lengthOf(unit: string, { numerator, denominator }: Fraction = single): Length {
  const [months, days, nanoseconds] = sizes[unit]!
  const allMonths = BigInt(months) * numerator
  const allDays = BigInt(days) * numerator
  const rest = nanoseconds * numerator + (allDays % denominator) * nanosecondsPerDay
  const ofMonth = (2n * 30n * (allMonths % denominator) + denominator) / (2n * denominator)
  return {
    months: Number(allMonths / denominator),
    days: Number(allDays / denominator + ofMonth),
    nanoseconds: rest / denominator,
    unit,
    ...(allMonths % denominator === 0n ? {} : { isRough: true }),
  }
}

const sum = (left: Length, right: Length): Length => ({
  months: left.months + right.months,
  days: left.days + right.days,
  nanoseconds: left.nanoseconds + right.nanoseconds,
  unit: right.unit,
  ...(left.isRough || right.isRough ? { isRough: true } : {}),
})

const mostOfUnit = 99_999_999n

/** So many of a unit, one where nothing is said; `word` is what part of the unit there is beyond the count. */
export const lengthIn = ({ unit, count, word = '0' }: Partial<Parts>): Length | undefined => {
  const { numerator, denominator } = add(count?.q ?? single, parseFraction(word))
  const isMeant = numerator >= 0n && numerator <= mostOfUnit * denominator
  return isMeant ? lengthOf(unit!, { numerator, denominator }) : undefined
}

const both: Beyond = ({ begin, end }) =>
  order.indexOf(end.unit) < order.indexOf(begin.unit) ? sum(begin, end) : undefined

const hoursAndMinutes: Beyond = ({ hour, unit, minute }) =>
  unit === 'h' && minute < 60
    ? sum(lengthOf('h', fraction(BigInt(hour))), lengthOf('min', fraction(BigInt(minute))))
    : undefined

export const lengthRows: readonly Row[] = [
  ['length', 'count:number unit:span; count:number dash unit:span', lengthIn],
  // `час с половиной`, `three hours and a quarter`
  ['length', 'count:number unit:span word:part; unit:onespan word:part', lengthIn],
  ['length', 'unit:halfspan', ({ unit }) => lengthOf(unit, parseFraction('1/2'))],
  // `2h30`; a time of day too.
  ['length', 'hour=n unit:span minute=nn', hoursAndMinutes, 1],
  // Serbian: a year of days, an hour of time.
  ['length', 'begin:length and|comma? end:length; begin:onelength and end:length', both],
  ['length', 'length quote', (told) => (told.unit === 'min' ? told : undefined), 1],
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
  ['about', 'how=approx', (_, [how]) => (how!.value === 'about' ? {} : undefined)],
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
  const value = [...text.matchAll(isoPart)]
    .map(({ 1: count, 2: decimals = '0', 3: letter, index }) =>
      lengthOf(isoUnits[index > beginOfClock ? `T${letter}` : letter!]!, parseFraction(`${count}.${decimals}`)),
    )
    .reduce(sum, lengthOf('s', fraction(0n)))
  return { kind: 'isolength', start, end, cost: 0, value, key: text }
}
