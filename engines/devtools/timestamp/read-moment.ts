import type { Language } from '../../core/index.ts'
import { maximumInputLength } from '../decimal.ts'
import { plainText, unwrap } from '../plain-text.ts'
import { readSaid, type SaidReading } from './grammar.ts'
import { guessUnit } from './guess.ts'
import { readIdentifier } from './identifiers.ts'
import { type Instant, parseTimestamp, type TimestampUnit, wallTimeAt } from './instant.ts'
import { dateInLine } from './log-line.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { inside, maximumOffers, momentOfPieces, ranged } from './moment-of-date.ts'
import { momentOfSaid } from './moment-of-said.ts'
import { isNever, isOtherNumber, namedFirst } from './named-counts.ts'
import { julianDayIn, otherReadings } from './other-counts.ts'
import { readWrittenCount, type WrittenCount } from './read-count.ts'
import { readReport } from './reports.ts'
import { isSchedule } from './schedule.ts'
import { withoutName } from './without-name.ts'
import { resolveLocal } from './zone.ts'

/** A moment in any of the ways people write one: a number, a date, an identifier that carries its time. */
export function readMoment(text: string, circumstances: MomentCircumstances): MomentReading {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: { code: 'timestamp_empty' }, offered: [] }
  if (trimmed.length > maximumInputLength || isOtherNumber(trimmed)) return notRead
  const plain = withoutName(unwrap(plainText(trimmed)))
  const inNotation = readNotation(plain, trimmed, circumstances)
  if (inNotation) return inNotation
  const said = readSaid(plain, languageOf(circumstances))
  if (said.said) return momentSaid(plain, said, circumstances)!
  return readInLine(plain, circumstances) ?? readCountInText(trimmed, circumstances) ?? refused(said)
}

const notRead: MomentReading = { problem: { code: 'timestamp_not_numeric' }, offered: [] }

/** Notations of machines, each known by its form, and numbers. */
function readNotation(plain: string, typed: string, circumstances: MomentCircumstances): MomentReading | undefined {
  if (isSchedule(plain)) return { problem: { code: 'timestamp_schedule' }, offered: [] }
  if (isNever(typed)) return { problem: { code: 'timestamp_never' }, offered: [] }
  const report = readReport(plain, circumstances.now)
  const reported = report && readInWords(report.date, circumstances)?.taken
  if (reported) return { taken: inside({ ...reported, notes: [report.day] }, report.part), offered: [] }
  const julian = julianDayIn(plain)
  if (julian !== undefined)
    return ranged({ instant: julian, how: { kind: 'otherCount', count: 'julianDay' }, notes: [] }, [])
  const count = readWrittenCount(plain)
  if (count?.isLength) return { problem: { code: 'timestamp_duration' }, offered: [] }
  if (count) return namedFirst(typed, withYear(readCount(count, plain, circumstances), plain, circumstances))
  return readNamedIdentifier(plain)
}

/** The day comes first in most languages; in which it does not is known only where the language is. */
const languageOf = ({ language = 'sr' }: MomentCircumstances): Language => language

const readInWords = (text: string, circumstances: MomentCircumstances): MomentReading | undefined =>
  momentSaid(text, readSaid(text, languageOf(circumstances)), circumstances)

function momentSaid(
  text: string,
  { said, mayBeLength }: SaidReading,
  circumstances: MomentCircumstances,
): MomentReading | undefined {
  if (!said) return undefined
  const reading = momentOfSaid(said, circumstances, (digits) => readCount({ digits }, digits, circumstances))
  return mayBeLength && reading.taken
    ? { ...reading, taken: { ...reading.taken, notes: [...reading.taken.notes, { code: 'mayBeLength', text }] } }
    : reading
}

/** The date of a line of a log or of the name of a file. */
function readInLine(text: string, circumstances: MomentCircumstances): MomentReading | undefined {
  const found = dateInLine(text)
  const reading = found && readInWords(found.date, circumstances)
  if (!reading?.taken || found!.written === text) return reading?.taken && reading
  return { ...reading, taken: inside(reading.taken, found!.written) }
}

const refused = ({ unread }: SaidReading): MomentReading => ({
  problem: { code: 'timestamp_not_numeric', ...(unread === undefined ? {} : { word: unread }) },
  offered: [],
})

/** Four digits are read as a number of seconds, as any number is; the year is offered beside it. */
function withYear(reading: MomentReading, text: string, circumstances: MomentCircumstances): MomentReading {
  if (!/^(?:19|20)\d\d$/.test(text)) return reading
  const year = momentOfPieces({ year: Number(text), month: 1, day: 1, layout: 'year' }, text, circumstances).taken
  return year ? { ...reading, offered: [year, ...reading.offered] } : reading
}

function readCountInText(text: string, circumstances: MomentCircumstances): MomentReading | undefined {
  const [first, ...others] = countsIn(text, circumstances.now).flatMap((found): Moment[] => {
    const { taken } = readCount({ digits: found }, found, circumstances)
    return taken ? [{ ...taken, notes: [{ code: 'insideText', text: found }] }] : []
  })
  return first && { taken: first, offered: others.slice(0, maximumOffers) }
}

/** Seconds of our time have ten digits; milli-, micro- and nanoseconds three, six and nine more. */
const countOfOurTime = '\\d{10}(?:\\d{3}){0,3}(?:\\.\\d{1,9})?'
/** Not a part of a word or number, an amount of money, or a telephone number. */
const nothingBefore = '(?<![A-Za-zµ-ԯ\\d_.,$€£₽+#-])'
const nothingBehind = '(?:(?![A-Za-zµ-ԯ\\d_.,%$€£₽]|[.,-]\\d)|(?=,(?!\\d)))'
const countInText = new RegExp(`${nothingBefore}${countOfOurTime}${nothingBehind}`, 'g')

/** The only number in a longer text that is a time near ours, or several that have names: `"iat":1700000000,"exp":1700003600`. */
function countsIn(text: string, now: Instant): readonly string[] {
  // GPS time counts from 1980, and both it and TAI count leap seconds.
  if (/(?<![A-Za-zµ-ԯ])(?:GPS|TAI)(?![A-Za-zµ-ԯ])/.test(text)) return []
  const numbers = [...text.matchAll(countInText)].filter(([number]) => guessUnit(number, now) !== undefined)
  const isNamed = ({ index }: RegExpExecArray): boolean =>
    /[A-Za-zµ-ԯ_]["']?\s?[:=]\s?$/.test(text.slice(Math.max(0, index - 8), index))
  return numbers.length === 1 || numbers.every(isNamed) ? [...new Set(numbers.map(([number]) => number))] : []
}

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
  const compact = /^(?:\d{8}|\d{12}|\d{14})$/.test(text) ? readInWords(text, circumstances)?.taken : undefined
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
