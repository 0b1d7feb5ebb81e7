import { maximumInputLength } from '../decimal.ts'
import { plainText, unwrap } from '../plain-text.ts'
import type { DateForm } from './date-form.ts'
import { readFromNow } from './from-now.ts'
import { guessUnit } from './guess.ts'
import { readIdentifier, type TimeIdentifier } from './identifiers.ts'
import {
  checkRange,
  type Instant,
  parseTimestamp,
  type TimestampProblem,
  type TimestampUnit,
  wallTimeAt,
} from './instant.ts'
import { isDuration, movedBy, readInterval } from './interval.ts'
import { isNow } from './names.ts'
import { julianDayIn, type OtherCountId, otherReadings } from './other-counts.ts'
import { type DateNote, type DateZone, type PlaceProblem, placeDate } from './place-date.ts'
import { readWrittenCount, type WrittenCount } from './read-count.ts'
import { readWrittenDate, type WrittenDate, type WrittenDateProblem } from './read-date.ts'
import { withoutName } from './without-name.ts'
import { type LocalReading, resolveLocal } from './zone.ts'

/** How a text was understood. */
export type MomentHow =
  | {
      readonly kind: 'count'
      readonly unit: TimestampUnit
      /** Who says so: the caller, the text, or the size of the number. */
      readonly unitFrom: 'chosen' | 'text' | 'size'
      /** The number that was read, where it was grouped, in other digits or hexadecimal. */
      readonly digits: string
    }
  | {
      readonly kind: 'date'
      readonly form: DateForm
      readonly zone: DateZone
      readonly precision: WrittenDate['precision']
    }
  | { readonly kind: 'identifier'; readonly type: TimeIdentifier }
  | { readonly kind: 'otherCount'; readonly count: OtherCountId }
  | { readonly kind: 'snowflake'; readonly service: string }

export interface Moment {
  readonly instant: Instant
  readonly how: MomentHow
  readonly notes: readonly DateNote[]
  /** Present where a wall time was looked up in a zone. */
  readonly local?: LocalReading
}

export type MomentProblem =
  | TimestampProblem
  | Exclude<WrittenDateProblem, { code: 'date_not_read' }>
  | PlaceProblem
  | { readonly code: 'identifier_without_time'; readonly version: number }
  /** A length of time, `PT1H30M`. */
  | { readonly code: 'timestamp_duration' }

export interface MomentReading {
  /** What the text is taken for; absent with the reason in `problem`. */
  readonly taken?: Moment
  readonly problem?: MomentProblem
  /** What else it can mean, the likeliest first. */
  readonly offered: readonly Moment[]
}

export interface MomentCircumstances {
  readonly now: Instant
  /** The reader's time zone, by its name in the IANA database. */
  readonly zone: string
  /** The unit plain numbers count in; without it their size decides, and small ones are seconds. */
  readonly unit?: TimestampUnit
}

/** Contracts put the day, which is written in by hand, into quotes: `«15» ноября 2026 г.` */
const quotedDay = /"(\d{1,2})" (?=\p{L}{3})/u

const maximumOffers = 5

/** A moment in any of the ways people write one: a number, a date, an identifier that carries its time. */
export function readMoment(text: string, circumstances: MomentCircumstances): MomentReading {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: { code: 'timestamp_empty' }, offered: [] }
  if (trimmed.length > maximumInputLength) return { problem: { code: 'timestamp_not_numeric' }, offered: [] }
  const plain = withoutName(unwrap(plainText(trimmed))).replace(quotedDay, '$1 ')
  const fromNow = isNow(plain) ? circumstances.now : readFromNow(plain, circumstances.now, circumstances.zone)
  if (fromNow !== undefined) return ranged(relativeMoment(fromNow), [])
  if (isDuration(plain)) return { problem: { code: 'timestamp_duration' }, offered: [] }
  const julian = julianDayIn(plain)
  if (julian !== undefined)
    return ranged({ instant: julian, how: { kind: 'otherCount', count: 'julianDay' }, notes: [] }, [])
  const ofInterval = readBegin(plain, circumstances)
  if (ofInterval) return ofInterval
  const count = readWrittenCount(plain)
  if (count) return withYear(readCount(count, plain, circumstances), plain, circumstances)
  const reading = readNamedIdentifier(plain) ?? readDate(plain, circumstances)
  if (reading.problem?.code !== 'timestamp_not_numeric') return reading
  const [first, ...others] = countsIn(trimmed, circumstances.now).flatMap((found): Moment[] => {
    const { taken } = readCount({ digits: found }, found, circumstances)
    return taken ? [{ ...taken, notes: [{ code: 'insideText', text: found }] }] : []
  })
  return first ? { taken: first, offered: others.slice(0, maximumOffers) } : reading
}

/** Four digits are read as a number of seconds, as any number is; the year is offered beside it. */
function withYear(reading: MomentReading, text: string, circumstances: MomentCircumstances): MomentReading {
  const year = /^(?:19|20)\d\d$/.test(text) ? readDate(`${text} г.`, circumstances).taken : undefined
  return year ? { ...reading, offered: [year, ...reading.offered] } : reading
}

/** For an interval: the date it names, of two dates the first, is taken; its other end is offered. */
function readBegin(text: string, circumstances: MomentCircumstances): MomentReading | undefined {
  const interval = readInterval(text)
  const read = interval && readDate(interval.date, circumstances)
  if (!read?.taken) return undefined
  const inside = (moment: Moment, part: string): Moment => ({
    ...moment,
    notes: [...moment.notes, { code: 'insideText', text: part }],
  })
  const { date, other, sign } = interval!
  const end = sign ? movedMoment(read.taken, other, sign) : readDate(other, circumstances).taken
  return {
    taken: inside(read.taken, date),
    offered: [...(end ? [inside(end, other)] : []), ...read.offered],
  }
}

/** Where the length of an interval leads, by the clock that its date was read on. */
function movedMoment({ instant, how }: Moment, length: string, sign: 1 | -1): Moment | undefined {
  if (how.kind !== 'date') return undefined
  const { zone } = how
  const isByName = zone.from === 'name' || zone.from === 'reader'
  const clock = isByName ? zone.name : 'offsetSeconds' in zone ? zone.offsetSeconds : 0
  const moved = movedBy(instant, length, sign, clock)
  return moved === undefined || !checkRange(moved).ok ? undefined : { instant: moved, how, notes: [] }
}

/** Seconds of our time have ten digits; milli-, micro- and nanoseconds three, six and nine more. */
const countOfOurTime = '\\d{10}(?:\\d{3}){0,3}(?:\\.\\d{1,9})?'
/** Not a part of a word or number, an amount of money, or a telephone number. */
const nothingBefore = '(?<![\\p{L}\\d_.,$€£₽+#-])'
const nothingBehind = '(?:(?![\\p{L}\\d_.,%$€£₽]|[.,-]\\d)|(?=,(?!\\d)))'
const countInText = new RegExp(`${nothingBefore}${countOfOurTime}${nothingBehind}`, 'gu')

/** The only number in a longer text that is a time near ours, or several that have names: `"iat":1700000000,"exp":1700003600`. */
function countsIn(text: string, now: Instant): readonly string[] {
  // GPS time counts from 1980, and both it and TAI count leap seconds.
  if (/(?<!\p{L})(?:GPS|TAI)(?!\p{L})/u.test(text)) return []
  const numbers = [...text.matchAll(countInText)].filter(([number]) => guessUnit(number, now) !== undefined)
  const isNamed = ({ index }: RegExpExecArray): boolean =>
    /[\p{L}_]["']?\s?[:=]\s?$/u.test(text.slice(Math.max(0, index - 8), index))
  return numbers.length === 1 || numbers.every(isNamed) ? [...new Set(numbers.map(([number]) => number))] : []
}

const relativeMoment = (instant: Instant): Moment => ({
  instant,
  how: { kind: 'date', form: 'relative', zone: { from: 'offset', offsetSeconds: 0 }, precision: 'time' },
  notes: [],
})

function readNamedIdentifier(text: string): MomentReading | undefined {
  const identifier = readIdentifier(text)
  if (!identifier) return undefined
  if (!identifier.ok) return { problem: identifier.problem, offered: [] }
  const { instant, type } = identifier.value
  return ranged({ instant, how: { kind: 'identifier', type }, notes: [] }, [])
}

function readCount(count: WrittenCount, text: string, circumstances: MomentCircumstances): MomentReading {
  const { now, zone } = circumstances
  const likely = guessUnit(count.digits, now)
  const unit = count.unit ?? circumstances.unit ?? likely ?? 's'
  const unitFrom = count.unit ? 'text' : circumstances.unit ? 'chosen' : 'size'
  const moment = (instant: Instant, of: TimestampUnit, from: typeof unitFrom): Moment => ({
    instant,
    how: { kind: 'count', unit: of, unitFrom: from, digits: count.digits },
    notes: [],
  })

  const offered: Moment[] = []
  if (likely !== undefined && likely !== unit && count.unit === undefined) {
    const reading = parseTimestamp(count.digits, likely)
    if (reading.ok) offered.push(moment(reading.value, likely, 'size'))
  }
  const parsed = parseTimestamp(count.digits, unit)
  const plain = parsed.ok ? { taken: moment(parsed.value, unit, unitFrom) } : { problem: parsed.problem }
  if (count.unit !== undefined) return { ...plain, offered }

  // 20231114221320 is a date to every reader; it is taken for one unless a unit was chosen.
  const compact = /^(?:\d{8}|\d{12}|\d{14})$/.test(text) ? readDate(text, circumstances).taken : undefined
  const objectId = /^\d{24}$/.test(text) ? readNamedIdentifier(text)?.taken : undefined
  const others = [...(objectId ? [objectId] : []), ...otherMoments(count.digits, now, zone)]
  if (compact && circumstances.unit === undefined) {
    return { taken: compact, offered: [...(plain.taken ? [plain.taken] : []), ...others].slice(0, maximumOffers) }
  }
  return { ...plain, offered: [...offered, ...(compact ? [compact] : []), ...others].slice(0, maximumOffers) }
}

function otherMoments(digits: string, now: Instant, zone: string): Moment[] {
  return otherReadings(digits, now).map(({ instant, how, isLocal }): Moment => {
    if (!isLocal) return { instant, how, notes: [] }
    const local = resolveLocal(wallTimeAt(instant, 0), zone)
    return { instant: local.instant, how, notes: [], local }
  })
}

function readDate(text: string, circumstances: MomentCircumstances): MomentReading {
  const written = readWrittenDate(text, circumstances)
  if (!written.ok) {
    const { problem } = written
    return { problem: problem.code === 'date_not_read' ? { code: 'timestamp_not_numeric' } : problem, offered: [] }
  }
  const { taken, problem, offered } = placeDate(written.value, circumstances.zone)
  // Near the end of the calendar the reading in one zone may be within its range and the one in another outside.
  const moments = offered
    .map(momentOf)
    .filter(({ instant }) => checkRange(instant).ok)
    .slice(0, maximumOffers)
  return taken ? ranged(momentOf(taken), moments) : { ...(problem ? { problem } : {}), offered: moments }
}

function momentOf({ form, zone, precision, ...placed }: ReturnType<typeof placeDate>['offered'][number]): Moment {
  return { ...placed, how: { kind: 'date', form, zone, precision } }
}

function ranged(moment: Moment, offered: readonly Moment[]): MomentReading {
  const checked = checkRange(moment.instant)
  return checked.ok ? { taken: moment, offered } : { problem: checked.problem, offered: [] }
}
