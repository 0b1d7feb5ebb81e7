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
import type { DatePieces } from './grammar/pieces.ts'

/** A date by its form, and not in the calendar: 31 September, week 54. */
export interface NoSuchDay {
  readonly code: 'date_no_such_day'
  readonly year: number
  readonly month?: number
  readonly days?: number
}

type DayReading = Result<CalendarDay, NoSuchDay>

export const dayAfter = (day: CalendarDay, days: number): CalendarDay => calendarFromDays(daysFromCalendar(day) + days)

/** The day that a text says; today completes those that say no year or are counted from it. */
export function dayOfPieces({ plusDays = 0, ...pieces }: DatePieces, today: CalendarDay): DayReading {
  const day = dayOf(pieces, yearOf(pieces, today), today)
  return day.ok && plusDays !== 0 ? success(dayAfter(day.value, plusDays)) : day
}

function dayOf(pieces: DatePieces, year: number, today: CalendarDay): DayReading {
  const { week, weekOfDay = 1, ordinal, edge, nth, easter, month, day = 1, weekday, monthsFromToday = 0 } = pieces
  const fromToday = pieces.daysFromToday ?? daysToWeekday(pieces, today)
  const none = (of: Omit<NoSuchDay, 'code'>): DayReading => failure({ code: 'date_no_such_day', ...of })
  if (fromToday !== undefined) return success(dayAfter(addMonths(today, monthsFromToday), fromToday))
  if (easter) return success(easterDay(year, easter))
  if (edge) return success(edgeDay(pieces, edge, addMonths({ ...today, year }, (edge.ahead ?? 0) * monthsIn[edge.of])))
  if (week !== undefined) {
    const isWeek = week >= 1 && week <= weeksInIsoYear(year)
    return isWeek ? success(calendarFromDays(daysFromIsoWeek(year, week, weekOfDay))) : none({ year })
  }
  if (ordinal !== undefined) {
    const isDay = ordinal >= 1 && ordinal <= (isLeapYear(year) ? 366 : 365)
    return isDay ? success(dayAfter({ year, month: 1, day: 1 }, ordinal - 1)) : none({ year })
  }
  if (month === undefined || month < 1 || month > 12) return none({ year })
  const days = daysInMonth(year, month)
  const found =
    nth === undefined ? day : nthWeekday(isoWeekday(daysFromCalendar({ year, month, day: 1 })), weekday!, nth, days)
  return found < 1 || found > days ? none({ year, month, days }) : success({ year, month, day: found })
}

/** The year that is meant; of a feast without one the next. */
export function yearOf({ year, isComing, shortYear, beforeChrist, ...pieces }: DatePieces, today: CalendarDay): number {
  if (year === undefined) {
    const day = isComing ? dayOfPieces(pieces, today) : undefined
    return today.year + (day?.ok && daysFromCalendar(day.value) < daysFromCalendar(today) ? 1 : 0)
  }
  if (beforeChrist) return 1 - year
  if (!shortYear) return year
  // RFC 9110, 5.6.7: at most 50 years ahead.
  const inThisCentury = Math.floor(today.year / 100) * 100 + year
  return inThisCentury > today.year + 50 ? inThisCentury - 100 : inThisCentury
}

/** To the next weekday of that name after today, from today on, or back to the last one before it. */
function daysToWeekday(
  { weekday, weekdayFromToday, weeksFromToday }: DatePieces,
  today: CalendarDay,
): number | undefined {
  if (weekday === undefined) return undefined
  const apart = weekday - isoWeekday(daysFromCalendar(today))
  if (weeksFromToday !== undefined) return 7 * weeksFromToday + apart
  if (weekdayFromToday === undefined) return undefined
  const ahead = (apart + 7) % 7
  if (weekdayFromToday === 0) return ahead
  return weekdayFromToday === 1 ? ahead || 7 : (ahead || 7) - 7 || -7
}

const monthsIn = { year: 12, month: 1 } as const

function edgeDay(
  pieces: DatePieces,
  { of, side }: NonNullable<DatePieces['edge']>,
  { year, month: reached }: CalendarDay,
): CalendarDay {
  const isEnd = side === 'end'
  const month = of === 'month' ? (pieces.month ?? reached) : isEnd ? 12 : 1
  return { year, month, day: isEnd ? daysInMonth(year, month) : 1 }
}

function nthWeekday(ofFirstDay: number, weekday: number, nth: number, days: number): number {
  const first = 1 + ((weekday - ofFirstDay + 7) % 7)
  return nth > 0 ? first + 7 * (nth - 1) : first + 7 * Math.floor((days - first) / 7)
}
