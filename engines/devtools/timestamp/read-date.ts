import { failure, type Result, success } from '#engines/core/index.ts'
import {
  type CalendarDay,
  calendarFromDays,
  daysFromCalendar,
  daysFromIsoWeek,
  daysInMonth,
  isLeapYear,
  isoWeekday,
  weeksInIsoYear,
} from './calendar.ts'
import { type DateForm, formOf } from './date-form.ts'
import type { DatePieces } from './grammar/pieces.ts'
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
  const fromToday = ordered.daysFromToday ?? daysToWeekday(ordered, today)
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
    ...(ordered.year === undefined && fromToday === undefined ? { yearAssumed: year } : {}),
    ...(ordered.weekday !== undefined && ordered.weekday !== actual
      ? { weekday: { written: ordered.weekday, actual } }
      : {}),
  })
}

function precisionOf({ hour, layout, day, ordinal, endOf }: DatePieces): WrittenDate['precision'] {
  if (hour !== undefined) return 'time'
  if (layout === 'year') return 'year'
  return layout === 'words' && day === undefined && ordinal === undefined && !endOf ? 'month' : 'day'
}

function pick<Key extends 'offsetSeconds' | 'abbreviation' | 'zone'>(pieces: DatePieces, key: Key) {
  return pieces[key] === undefined ? {} : { [key]: pieces[key] }
}

/** To the next weekday of that name after today, from today on, or back to the last one before it. */
function daysToWeekday({ weekday, weekdayFromToday }: DatePieces, today: CalendarDay): number | undefined {
  if (weekday === undefined || weekdayFromToday === undefined) return undefined
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

function readDay(pieces: DatePieces, year: number, today: CalendarDay): Result<CalendarDay, WrittenDateProblem> {
  const { week, ordinal, endOf } = pieces
  if (week !== undefined) {
    if (week < 1 || week > weeksInIsoYear(year)) return failure({ code: 'date_no_such_day', year })
    return success(calendarFromDays(daysFromIsoWeek(year, week, pieces.weekOfDay ?? 1)))
  }
  if (ordinal !== undefined) {
    if (ordinal < 1 || ordinal > (isLeapYear(year) ? 366 : 365)) return failure({ code: 'date_no_such_day', year })
    return success(calendarFromDays(daysFromCalendar({ year, month: 1, day: 1 }) + ordinal - 1))
  }
  const month = endOf === 'year' ? 12 : (pieces.month ?? (endOf && today.month))
  if (month === undefined || month < 1 || month > 12) return failure({ code: 'date_no_such_day', year })
  const days = daysInMonth(year, month)
  const day = endOf ? days : (pieces.day ?? 1)
  if (day < 1 || day > days) return failure({ code: 'date_no_such_day', year, month, days })
  return success({ year, month, day })
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
function yearOf({ isComing, year, month, day, ...pieces }: DatePieces, today: CalendarDay): number {
  if (year !== undefined) return fullYear({ ...pieces, year }, today.year)
  const isOver = isComing && (month! - today.month || day! - today.day) < 0
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
