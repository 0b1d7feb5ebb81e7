import { ofOurLetters } from '../../core/index.ts'
import { maximumInputLength } from '../decimal.ts'
import { plainText, unwrap } from '../plain-text.ts'
import { readForZone, toldIn, zoneAskedNow } from './asked-zone.ts'
import { readDaysBetween } from './days-between.ts'
import { readFromDate } from './from-date.ts'
import { isLength, readFromNow } from './from-now.ts'
import { guessUnit } from './guess.ts'
import { readIdentifier } from './identifiers.ts'
import { type Instant, parseTimestamp, type TimestampUnit, wallTimeAt } from './instant.ts'
import { isDuration } from './interval.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { inside, maximumOffers, momentOfDate, ranged } from './moment-of-date.ts'
import { isNever, isOtherNumber, namedFirst } from './named-counts.ts'
import { isNow } from './names.ts'
import { julianDayIn, otherReadings } from './other-counts.ts'
import { readWrittenCount, type WrittenCount } from './read-count.ts'
import { readInterval } from './read-interval.ts'
import { readReport } from './reports.ts'
import { isSchedule } from './schedule.ts'
import { hoursInDigits } from './spoken-hours.ts'
import { withoutName } from './without-name.ts'
import { resolveLocal } from './zone.ts'

/** Contracts put the day, which is written in by hand, into quotes: `«15» ноября 2026 г.` */
const quotedDay = ofOurLetters(/"(\d{1,2})" (?=\p{L}{3})/u)

/** A moment in any of the ways people write one: a number, a date, an identifier that carries its time. */
export function readMoment(text: string, circumstances: MomentCircumstances): MomentReading {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: { code: 'timestamp_empty' }, offered: [] }
  if (trimmed.length > maximumInputLength || isOtherNumber(trimmed))
    return { problem: { code: 'timestamp_not_numeric' }, offered: [] }
  const plain = withoutName(unwrap(plainText(trimmed))).replace(quotedDay, '$1 ')
  const fromNow = isNow(plain) ? circumstances.now : readFromNow(plain, circumstances.now, circumstances.zone)
  if (fromNow !== undefined) return ranged(relativeMoment(fromNow), [])
  const zoneNow = zoneAskedNow(plain)
  if (zoneNow !== undefined) return ranged(toldIn(zoneNow, relativeMoment(circumstances.now)), [])
  const forZone = readForZone(plain, (given) => readMoment(given, circumstances))
  if (forZone) return forZone
  const ofDays = readDaysBetween(plain, circumstances, (date) => readMoment(date, circumstances))
  if (ofDays) return ofDays
  const fromDate = readFromDate(plain, (date) => readMoment(date, circumstances))
  if (fromDate) return fromDate
  if (isDuration(plain)) return { problem: { code: 'timestamp_duration' }, offered: [] }
  if (isSchedule(plain)) return { problem: { code: 'timestamp_schedule' }, offered: [] }
  if (isNever(trimmed)) return { problem: { code: 'timestamp_never' }, offered: [] }
  const report = readReport(plain, circumstances.now)
  const reported = report && momentOfDate(report.date, circumstances).taken
  if (reported) return { taken: inside({ ...reported, notes: [report.day] }, report.part), offered: [] }
  const julian = julianDayIn(plain)
  if (julian !== undefined)
    return ranged({ instant: julian, how: { kind: 'otherCount', count: 'julianDay' }, notes: [] }, [])
  const ofInterval = readInterval(plain, circumstances)
  if (ofInterval) return ofInterval
  const count = readWrittenCount(plain)
  if (count?.isLength) return { problem: { code: 'timestamp_duration' }, offered: [] }
  if (count) return namedFirst(trimmed, withYear(readCount(count, plain, circumstances), plain, circumstances))
  const reading = readNamedIdentifier(plain) ?? momentOfDate(plain, circumstances)
  if (isTimeOfDay(reading.taken) && isLength(plain)) return { ...reading, taken: mayBeLength(reading.taken, plain) }
  if (reading.problem?.code !== 'timestamp_not_numeric') return reading
  const spoken = readSpokenHours(plain, circumstances)
  if (spoken) return spoken
  if (isLength(plain)) return { problem: { code: 'timestamp_duration' }, offered: [] }
  const [first, ...others] = countsIn(trimmed, circumstances.now).flatMap((found): Moment[] => {
    const { taken } = readCount({ digits: found }, found, circumstances)
    return taken ? [{ ...taken, notes: [{ code: 'insideText', text: found }] }] : []
  })
  return first ? { taken: first, offered: others.slice(0, maximumOffers) } : reading
}

/** A time in words, as the same time in digits is read; the same hour of the afternoon is offered beside it. */
function readSpokenHours(text: string, circumstances: MomentCircumstances): MomentReading | undefined {
  const [said, later] = hoursInDigits(text) ?? []
  const reading = said === undefined ? undefined : momentOfDate(said, circumstances)
  if (!reading?.taken || reading.taken.notes.some(({ code }) => code === 'insideText')) return undefined
  const afternoon = later === undefined ? undefined : momentOfDate(later, circumstances).taken
  return {
    taken: reading.taken,
    offered: [...(afternoon ? [afternoon] : []), ...reading.offered].slice(0, maximumOffers),
  }
}

const isTimeOfDay = (moment: Moment | undefined): moment is Moment =>
  moment?.how.kind === 'date' && moment.how.form === 'time'

const mayBeLength = (moment: Moment, text: string): Moment => ({
  ...moment,
  notes: [...moment.notes, { code: 'mayBeLength', text }],
})

/** Four digits are read as a number of seconds, as any number is; the year is offered beside it. */
function withYear(reading: MomentReading, text: string, circumstances: MomentCircumstances): MomentReading {
  const year = /^(?:19|20)\d\d$/.test(text) ? momentOfDate(`${text} г.`, circumstances).taken : undefined
  return year ? { ...reading, offered: [year, ...reading.offered] } : reading
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
  const compact = /^(?:\d{8}|\d{12}|\d{14})$/.test(text) ? momentOfDate(text, circumstances).taken : undefined
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
