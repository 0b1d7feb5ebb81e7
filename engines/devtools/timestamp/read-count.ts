import { isOfNumber, plainWords } from '#engines/language/index.ts'
import type { Said } from './grammar/said.ts'
import { readSaid } from './grammar.ts'
import { type Instant, parseTimestamp, type TimestampUnit, timestampUnits, wallTimeAt } from './instant.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { maximumOffers } from './moment-of-date.ts'
import { otherReadings } from './other-counts.ts'
import { resolveLocal } from './zone.ts'

/**
 * The unit in which a number most likely counts: the one that lands about as far from 1970 as now is, on either side.
 * "About" is by factor, not by difference: units are a factor of 1000 apart, so at most one reading lies within the
 * square root of 1000 of now, and a date in 2100 is not taken for milliseconds of February 1970.
 * Numbers of fewer than nine digits give no guess: `0` and `86400` may be in any unit.
 */
export function guessUnit(text: string, now: Instant): TimestampUnit | undefined {
  const digits = /^[+-]?0*(\d*)(?:\.\d*)?$/.exec(text.trim())?.[1]
  if (digits === undefined || digits.length < 9) return undefined
  // Midnight of 1 January of the year 1: what Go and .NET have for a time that was never set.
  if (text.trim() === '-62135596800') return 's'
  if (text.trim() === '-62135596800000') return 'ms'
  return timestampUnits.find((unit) => {
    const reading = parseTimestamp(text, unit)
    if (!reading.ok) return false
    const square = reading.value ** 2n
    return square * 1000n >= now ** 2n && square < now ** 2n * 1000n
  })
}

type Count = Extract<Said, { kind: 'count' }>
type Read = (said: Said) => MomentReading

/** A number in its unit; and what else it may be, by its size and by what it is called. */
export function readCount(count: Count, circumstances: MomentCircumstances, name: string, read: Read): MomentReading {
  const { digits, written, unit: own } = count
  const { now, unit: chosen } = circumstances
  if (isTelephone(count, now)) return { problem: { code: 'timestamp_not_numeric' }, offered: [] }
  const likely = guessUnit(digits, now)
  const unit = own ?? chosen ?? likely ?? 's'
  const plain = inUnit(digits, unit, own ? 'text' : chosen ? 'chosen' : 'size')
  if (own) return plain
  const sized = likely === undefined || likely === unit ? undefined : inUnit(digits, likely, 'size').taken
  const date = dateOf(written, read)
  const others = otherReadings(digits, now, name)
  const [called] = others.filter(({ isNamed }) => isNamed)
  const ofOthers = others.filter((other) => other !== called).map((other) => momentOf(other, circumstances))
  // 20231114221320 is a date to every reader; it is taken for one unless a unit was chosen. A year is a number first.
  const isDate = date && date.how.kind === 'date' && date.how.form === 'compact' && chosen === undefined
  const first = called ? momentOf(called, circumstances) : isDate ? date : plain.taken
  const offered = [plain.taken, sized, date, ...ofOthers].filter((moment) => moment && moment !== first) as Moment[]
  return { ...(first ? { taken: first } : plain), offered: offered.slice(0, maximumOffers) }
}

/** A plus stands before the country of a telephone number; only what means these years is a time. */
const isTelephone = ({ digits, unit }: Count, now: Instant): boolean =>
  unit === undefined && digits.startsWith('+') && digits.length > 10 && !isOfTheseYears(digits, now)

function inUnit(digits: string, unit: TimestampUnit, unitFrom: 'text' | 'chosen' | 'size'): MomentReading {
  const parsed = parseTimestamp(digits, unit)
  if (!parsed.ok) return { problem: parsed.problem, offered: [] }
  return { taken: { instant: parsed.value, how: { kind: 'count', unit, unitFrom, digits }, notes: [] }, offered: [] }
}

/** Digits that are a day, a day and a time, or a year. */
function dateOf(written: string, read: Read): Moment | undefined {
  const year = Number(written)
  const fields = { year, month: 1, day: 1, layout: 'year' } as const
  if (written.length === 4 && year >= 1900 && year < 2100) return read({ kind: 'date', fields, written }).taken
  const said = [8, 12, 14].includes(written.length) && Number.isInteger(year) ? readSaid(written, 'en').said : undefined
  return said && read(said).taken
}

type OtherReading = ReturnType<typeof otherReadings>[number]

function momentOf({ instant, how, isLocal }: OtherReading, circumstances: MomentCircumstances): Moment {
  if (!isLocal) return { instant, how, notes: [] }
  const local = resolveLocal(wallTimeAt(instant, 0), circumstances.zone)
  return { instant: local.instant, how, notes: [], local }
}

/** Seconds of our time have ten digits; milli-, micro- and nanoseconds three, six and nine more. */
const countOfOurTime = '\\d{10}(?:\\d{3}){0,3}(?:\\.\\d{1,9})?'
/** Not a part of a word or number, an amount of money, or a telephone number. */
const nothingBefore = '(?<![A-Za-zµ-ԯ\\d_.,$€£₽+#-])'
const nothingBehind = '(?:(?![A-Za-zµ-ԯ\\d_.,%$€£₽]|[.,-]\\d)|(?=,(?!\\d)))'
const countInText = new RegExp(`${nothingBefore}${countOfOurTime}${nothingBehind}`, 'g')

/** A number without a name may as well be that of an order: only one that means these years is a time. */
function isOfTheseYears(digits: string, now: Instant): boolean {
  const unit = guessUnit(digits, now)
  const reading = unit && parseTimestamp(digits, unit)
  return reading?.ok === true && reading.value * 2n > now && reading.value * 8n < now * 9n
}

/** `minus 1700000000`, `two 1700000000`: not the number that its digits are. */
const isBesideNumber = (text: string, { 0: digits, index }: RegExpExecArray): boolean =>
  [plainWords(text.slice(0, index)).at(-1), plainWords(text.slice(index + digits.length))[0]].some(
    (word) => word !== undefined && isOfNumber(word),
  )

/** The only number in a longer text that is a time near ours, or several that have names: `"iat":1700000000,"exp":1700003600`. */
export function countsIn(text: string, now: Instant): readonly string[] {
  // GPS time counts from 1980, and both it and TAI count leap seconds.
  if (plainWords(text).some((word) => word === 'gps' || word === 'tai')) return []
  const isNamed = ({ index }: RegExpExecArray): boolean =>
    /[A-Za-zµ-ԯ_]["']?\s?[:=]\s?$/.test(text.slice(Math.max(0, index - 8), index))
  const numbers = [...text.matchAll(countInText)].filter((found) =>
    isNamed(found)
      ? guessUnit(found[0], now) !== undefined
      : isOfTheseYears(found[0], now) && !isBesideNumber(text, found),
  )
  return numbers.length === 1 || numbers.every(isNamed) ? [...new Set(numbers.map(([number]) => number))] : []
}
