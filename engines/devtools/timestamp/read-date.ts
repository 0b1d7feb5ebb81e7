import { failure, type Result, success } from '#engines/core/index.ts'
import {
  addMonths,
  type CalendarDay,
  calendarFromDays,
  daysFromCalendar,
  daysFromIsoWeek,
  daysInMonth,
  easterDay,
  isLeapYear,
  isoWeekday,
  weeksInIsoYear,
} from './calendar.ts'
import { type DateForm, formOf } from './date-form.ts'
import { type DatePieces, isMonthOnly } from './grammar/pieces.ts'
import { type Instant, type WallTime, wallTimeAt } from './instant.ts'
import { isTimeZone, offsetSecondsAt } from './zone.ts'
import { abbreviationOffsets } from './zone-words.ts'

/** A date written out, as people copy it from logs, headers and letters; not yet placed in a zone. */
export interface WrittenDate {
  readonly form: DateForm
  readonly wall: WallTime
  readonly precision: 'year' | 'month' | 'day' | 'time'
  /** As written: an offset, an abbreviation (`MSK`), a zone of the IANA database. None means the reader's own. */
  readonly offsetSeconds?: number
  readonly abbreviation?: string
  readonly zone?: string
  /** The same text with day and month the other way round. */
  readonly swapped?: WallTime
  /** The text has no year: this one was put there. */
  readonly yearAssumed?: number
  /** The text is a time of day: this day was put there. */
  readonly dayAssumed?: CalendarDay
  /** Which day `next friday` was taken for, and the one a week later that it may mean as well, for `friday` a week before. */
  readonly dayMeant?: CalendarDay
  readonly otherDay?: WallTime
  /** The weekday that was written and the one it is (Monday is 1). */
  readonly weekday?: { readonly written: number; readonly actual: number }
}

export type WrittenDateProblem =
  /** A date by its form, and not in the calendar: 31 September, week 54. */
  | { readonly code: 'date_no_such_day'; readonly year: number; readonly month?: number; readonly days?: number }
  | { readonly code: 'date_no_such_time' }

interface Clock {
  readonly now: Instant
  /** The reader's time zone. */
  readonly zone: string
}

/** The day it is where the text says it is, else where the reader is. */
function todayOf({ offsetSeconds, abbreviation, zone }: DatePieces, clock: Clock): CalendarDay {
  const named = zone === undefined ? undefined : zone.replaceAll(' ', '_')
  const offset =
    offsetSeconds ??
    (abbreviation === undefined ? undefined : abbreviationOffsets(abbreviation)[0]) ??
    offsetSecondsAt(clock.now, named !== undefined && isTimeZone(named) ? named : clock.zone)
  const { year, month, day } = wallTimeAt(clock.now, offset)
  return { year, month, day }
}

/** Today completes texts without a day or year, and years of two digits (RFC 9110, 5.6.7: at most 50 years ahead). */
export function writtenDate(pieces: DatePieces, text: string, clock: Clock): Result<WrittenDate, WrittenDateProblem> {
  const { swappable, meridiem } = pieces
  // A clock of twelve hours beside slashes is American.
  const isAmerican = swappable && meridiem !== undefined && pieces.layout === 'dayFirst'
  const ordered = isAmerican ? swap(pieces) : pieces
  const today = todayOf(pieces, clock)
  const year = yearOf(ordered, today)
  const fromToday =
    ordered.monthsFromToday === undefined ? (ordered.daysFromToday ?? daysToWeekday(ordered, today)) : undefined
  const day = fromToday === undefined ? readDay(ordered, year, today) : success(dayAfter(today, fromToday))
  if (!day.ok) return day
  const time = readTime(ordered)
  if (!time) return failure({ code: 'date_no_such_time' })
  const other = swappable ? readDay(swap(ordered), year, today) : undefined
  const actual = isoWeekday(daysFromCalendar(day.value))
  return success({
    form: formOf(ordered, text),
    wall: { ...day.value, ...time },
    precision: precisionOf(ordered),
    ...pick(ordered, 'offsetSeconds'),
    ...pick(ordered, 'abbreviation'),
    ...pick(ordered, 'zone'),
    ...(other?.ok ? { swapped: { ...other.value, ...time } } : {}),
    ...(ordered.layout === 'time' && day.ok ? { dayAssumed: day.value } : {}),
    ...(ordered.weekdayFromToday !== undefined ? { dayMeant: day.value } : {}),
    ...(ordered.weekdayFromToday === 1 ? { otherDay: { ...dayAfter(day.value, 7), ...time } } : {}),
    ...(ordered.weekdayFromToday === 0 ? { otherDay: { ...dayAfter(day.value, -7), ...time } } : {}),
    ...(ordered.year === undefined && fromToday === undefined && isOfCalendar(ordered) ? { yearAssumed: year } : {}),
    ...(ordered.weekday !== undefined && ordered.nth === undefined && ordered.weekday !== actual
      ? { weekday: { written: ordered.weekday, actual } }
      : {}),
  })
}

/** The text itself does not say the year, and counts from no day that does. */
const isOfCalendar = ({ monthsFromToday, edge }: DatePieces): boolean => monthsFromToday === undefined && !edge?.ahead

function precisionOf(pieces: DatePieces): WrittenDate['precision'] {
  if (pieces.hour !== undefined) return 'time'
  if (pieces.layout === 'year') return 'year'
  return isMonthOnly(pieces) ? 'month' : 'day'
}

function pick<Key extends 'offsetSeconds' | 'abbreviation' | 'zone'>(pieces: DatePieces, key: Key) {
  return pieces[key] === undefined ? {} : { [key]: pieces[key] }
}

/** To the next weekday of that name after today, from today on, or back to the last one before it. */
function daysToWeekday(
  { weekday, weekdayFromToday, weeksFromToday }: DatePieces,
  today: CalendarDay,
): number | undefined {
  if (weekday === undefined) return undefined
  if (weeksFromToday !== undefined) return 7 * weeksFromToday + weekday - isoWeekday(daysFromCalendar(today))
  if (weekdayFromToday === undefined) return undefined
  const fromToday = (weekday - isoWeekday(daysFromCalendar(today)) + 7) % 7
  if (weekdayFromToday === 0) return fromToday
  const ahead = fromToday || 7
  return weekdayFromToday === 1 ? ahead : ahead === 7 ? -7 : ahead - 7
}

function dayAfter(today: CalendarDay, days: number): CalendarDay {
  return calendarFromDays(daysFromCalendar(today) + days)
}

function swap(pieces: DatePieces): DatePieces {
  const layout = pieces.layout === 'dayFirst' ? 'monthFirst' : 'dayFirst'
  return { ...pieces, month: pieces.day!, day: pieces.month!, layout }
}

function readDay(
  { plusDays = 0, ...pieces }: DatePieces,
  year: number,
  today: CalendarDay,
): Result<CalendarDay, WrittenDateProblem> {
  const { week, ordinal, edge, nth, easter, monthsFromToday } = pieces
  if (plusDays !== 0) {
    const from = readDay(pieces, year, today)
    return from.ok ? success(dayAfter(from.value, plusDays)) : from
  }
  if (monthsFromToday !== undefined)
    return success(dayAfter(addMonths(today, monthsFromToday), pieces.daysFromToday ?? 0))
  if (easter) return success(easterDay(year, easter))
  if (edge) return success(edgeDay(pieces, edge, year, today))
  if (nth !== undefined) return nthWeekday(pieces, nth, year)
  if (week !== undefined) {
    if (week < 1 || week > weeksInIsoYear(year)) return failure({ code: 'date_no_such_day', year })
    return success(calendarFromDays(daysFromIsoWeek(year, week, pieces.weekOfDay ?? 1)))
  }
  if (ordinal !== undefined) {
    if (ordinal < 1 || ordinal > (isLeapYear(year) ? 366 : 365)) return failure({ code: 'date_no_such_day', year })
    return success(calendarFromDays(daysFromCalendar({ year, month: 1, day: 1 }) + ordinal - 1))
  }
  const { month, day = 1 } = pieces
  if (month === undefined || month < 1 || month > 12) return failure({ code: 'date_no_such_day', year })
  const days = daysInMonth(year, month)
  if (day < 1 || day > days) return failure({ code: 'date_no_such_day', year, month, days })
  return success({ year, month, day })
}

function edgeDay(
  pieces: DatePieces,
  { of, side, ahead = 0 }: NonNullable<DatePieces['edge']>,
  named: number,
  today: CalendarDay,
): CalendarDay {
  const reached = addMonths({ ...today, year: named }, ahead * (of === 'year' ? 12 : 1))
  const month = of === 'year' ? (side === 'end' ? 12 : 1) : (pieces.month ?? reached.month)
  return { year: reached.year, month, day: side === 'end' ? daysInMonth(reached.year, month) : 1 }
}

function nthWeekday(
  { month, weekday }: DatePieces,
  nth: number,
  year: number,
): Result<CalendarDay, WrittenDateProblem> {
  const days = daysInMonth(year, month!)
  const first = isoWeekday(daysFromCalendar({ year, month: month!, day: 1 }))
  const ofFirst = 1 + ((weekday! - first + 7) % 7)
  const day = nth > 0 ? ofFirst + 7 * (nth - 1) : ofFirst + 7 * Math.floor((days - ofFirst) / 7)
  return day > days || nth === 0
    ? failure({ code: 'date_no_such_day', year, month: month!, days })
    : success({ year, month: month!, day })
}

function readTime({ hour = 0, minute = 0, second = 0, nanosecond = 0, meridiem }: DatePieces) {
  if (meridiem !== undefined && (hour < 1 || hour > 12)) return undefined
  const fullHour = meridiem === undefined ? hour : (hour % 12) + (meridiem === 'pm' ? 12 : 0)
  // ISO 8601:2004, 4.2.3: 24:00 is the midnight at the end of the day, and nothing of that day comes after it.
  const isEndOfDay = fullHour === 24 && minute + second + nanosecond === 0
  if ((fullHour > 23 && !isEndOfDay) || minute > 59 || second > 60) return undefined
  return { hour: fullHour, minute, second, nanosecond }
}

/** Of a feast without a year the next one is meant. */
function yearOf({ year, ...pieces }: DatePieces, today: CalendarDay): number {
  if (year !== undefined) return fullYear({ ...pieces, year }, today.year)
  const day = pieces.isComing ? readDay(pieces, today.year, today) : undefined
  const isOver = day?.ok && daysFromCalendar(day.value) < daysFromCalendar(today)
  return isOver ? today.year + 1 : today.year
}

function fullYear(
  { year, shortYear, beforeChrist }: DatePieces & { readonly year: number },
  currentYear: number,
): number {
  if (beforeChrist) return 1 - year
  if (!shortYear) return year
  const inThisCentury = Math.floor(currentYear / 100) * 100 + year
  return inThisCentury > currentYear + 50 ? inThisCentury - 100 : inThisCentury
}
