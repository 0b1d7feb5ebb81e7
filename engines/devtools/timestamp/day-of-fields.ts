import { failure, type Result, success } from '#engines/core/index.ts'
import {
  addMonths,
  type CalendarDay,
  calendarFromDays,
  daysFromCalendar,
  daysFromIsoWeek,
  daysInMonth,
  easterDay,
  isoWeekday,
  weeksInIsoYear,
} from './calendar.ts'
import type { DateFields } from './grammar/date-fields.ts'

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
export function dayOfFields({ plusDays = 0, ...fields }: DateFields, today: CalendarDay): DayReading {
  const day = dayOf(fields, yearOf(fields, today), today)
  return day.ok && plusDays !== 0 ? success(dayAfter(day.value, plusDays)) : day
}

function dayOf(fields: DateFields, year: number, today: CalendarDay): DayReading {
  const { week, weekOfDay = 1, edge, nth, easter, month, day = 1, weekday, monthsFromToday = 0 } = fields
  const fromToday = fields.daysFromToday ?? daysToWeekday(fields, today)
  const none = (of: Omit<NoSuchDay, 'code'>): DayReading => failure({ code: 'date_no_such_day', ...of })
  if (fromToday !== undefined) return success(dayAfter(addMonths(today, monthsFromToday), fromToday))
  if (easter) return success(easterDay(year, easter))
  if (edge) {
    const [begin, days] = daysOf(month, edge, { ...today, year })
    const { side } = edge
    const firstWeekday = isoWeekday(begin)
    const found =
      side === undefined
        ? nth === undefined
          ? day
          : nthWeekday(firstWeekday, weekday!, nth, days)
        : side === 'end'
          ? days
          : 1
    const of = calendarFromDays(begin)
    return found < 1 || found > days
      ? none({ year: of.year, ...(edge.of === 'month' ? { month: of.month, days } : {}) })
      : success(calendarFromDays(begin + found - 1))
  }
  if (week !== undefined) {
    const isWeek = week >= 1 && week <= weeksInIsoYear(year)
    return isWeek ? success(calendarFromDays(daysFromIsoWeek(year, week, weekOfDay))) : none({ year })
  }
  if (month === undefined || month < 1 || month > 12) return none({ year })
  const days = daysInMonth(year, month)
  return day < 1 || day > days ? none({ year, month, days }) : success({ year, month, day })
}

/** The year that is meant; of a feast without one the next, of a day with its weekday the nearest in which it falls on it. */
export function yearOf(
  { year, isComing, shortYear, beforeChrist, yearsAhead = 0, ...fields }: DateFields,
  today: CalendarDay,
): number {
  if (year === undefined) {
    const { month, day: dayOfMonth, weekday, nth } = fields
    if (month !== undefined && dayOfMonth !== undefined && weekday !== undefined && nth === undefined)
      return yearWithWeekday(today.year, { month, day: dayOfMonth }, weekday)
    const day = isComing ? dayOfFields(fields, today) : undefined
    return today.year + yearsAhead + (day?.ok && daysFromCalendar(day.value) < daysFromCalendar(today) ? 1 : 0)
  }
  if (beforeChrist) return 1 - year
  if (!shortYear) return year
  // RFC 9110, 5.6.7: at most 50 years ahead.
  const inThisCentury = Math.floor(today.year / 100) * 100 + year
  return inThisCentury > today.year + 50 ? inThisCentury - 100 : inThisCentury
}

/** This year, the next or the last one; this one where it is none of them. */
function yearWithWeekday(year: number, day: Omit<CalendarDay, 'year'>, weekday: number): number {
  const falls = (of: number) =>
    day.day <= daysInMonth(of, day.month) && isoWeekday(daysFromCalendar({ year: of, ...day })) === weekday
  return [year, year + 1, year - 1].find(falls) ?? year
}

/** To the next weekday of that name after today, from today on, or back to the last one before it. */
function daysToWeekday({ weekday, weekdayFromToday }: DateFields, today: CalendarDay): number | undefined {
  if (weekday === undefined || weekdayFromToday === undefined) return undefined
  const ahead = (weekday - isoWeekday(daysFromCalendar(today)) + 7) % 7
  if (weekdayFromToday === 0) return ahead
  return weekdayFromToday === 1 ? ahead || 7 : (ahead || 7) - 7 || -7
}

const monthsIn = { year: 12, quarter: 3, month: 1 } as const

/** The day a period begins with, and how many it has; the one that holds this month or this day where none is named. */
function daysOf(
  month: number | undefined,
  { of, ahead = 0 }: NonNullable<DateFields['edge']>,
  today: CalendarDay,
): readonly [begin: number, days: number] {
  if (of === 'week') return [daysFromCalendar(today) + 1 - isoWeekday(daysFromCalendar(today)) + 7 * ahead, 7]
  const size = monthsIn[of]
  const first = 1 + Math.floor(((month ?? today.month) - 1) / size) * size
  const begin = addMonths({ year: today.year, month: first, day: 1 }, ahead * size)
  const [from, until] = [begin, addMonths(begin, size)].map(daysFromCalendar)
  return [from!, until! - from!]
}

function nthWeekday(ofFirstDay: number, weekday: number, nth: number, days: number): number {
  const first = 1 + ((weekday - ofFirstDay + 7) % 7)
  return nth > 0 ? first + 7 * (nth - 1) : first + 7 * Math.floor((days - first) / 7)
}
