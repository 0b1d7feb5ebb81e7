/**
 * The proleptic Gregorian calendar as arithmetic on whole days since 1970-01-01, year 0 included (ISO 8601 astronomical
 * years). Days stay within ±10^8, so plain numbers are exact.
 */
export interface CalendarDay {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
  /** 1 to 31 */
  readonly day: number
}

const daysPer400Years = 146_097
/** From 0000-03-01 to 1970-01-01. Years are counted from March here: the leap day is then their last, and the lengths of months follow a formula. */
const daysFromMarchOfYearZero = 719_468

export function daysFromCalendar({ year, month, day }: CalendarDay): number {
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const marchMonth = (month + 9) % 12
  const dayOfMarchYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfMarchYear
  return era * daysPer400Years + dayOfEra - daysFromMarchOfYearZero
}

export function calendarFromDays(days: number): CalendarDay {
  const shifted = days + daysFromMarchOfYearZero
  const era = Math.floor(shifted / daysPer400Years)
  const dayOfEra = shifted - era * daysPer400Years
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfMarchYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfMarchYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfMarchYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The same day some months later or earlier; where the month has no such day, its last one. */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const count = year * 12 + month - 1 + months
  const reached = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
  return { ...reached, day: Math.min(day, daysInMonth(reached.year, reached.month)) }
}

/** ISO 8601 weekday: Monday is 1, Sunday is 7. */
export function isoWeekday(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1
}

export function dayOfYear(days: number): number {
  return days - daysFromCalendar({ year: calendarFromDays(days).year, month: 1, day: 1 }) + 1
}

/** ISO 8601 week: the week that holds a Thursday belongs to that Thursday's year. */
export function isoWeek(days: number): { readonly year: number; readonly week: number } {
  const thursday = days - isoWeekday(days) + 4
  return { year: calendarFromDays(thursday).year, week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 }
}

export function daysFromIsoWeek(year: number, week: number, weekday: number): number {
  const fourthOfJanuary = daysFromCalendar({ year, month: 1, day: 4 })
  return fourthOfJanuary - isoWeekday(fourthOfJanuary) + 1 + (week - 1) * 7 + weekday - 1
}

export function weeksInIsoYear(year: number): number {
  return isoWeek(daysFromCalendar({ year, month: 12, day: 28 })).week
}

/** Easter Sunday by the Gregorian calendar: of the western churches (Meeus, Jones and Butcher), of the eastern ones by the Julian one. */
export function easterDay(year: number, church: 'west' | 'east'): CalendarDay {
  const golden = year % 19
  if (church === 'east') {
    const moon = (19 * golden + 15) % 30
    const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
    const century = Math.floor(year / 100)
    const daysApart = century - Math.floor(century / 4) - 2
    return calendarFromDays(daysFromCalendar({ year, month: 3, day: 22 }) + moon + sunday + daysApart)
  }
  const century = Math.floor(year / 100)
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + leap + 15) % 30
  const shift = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + shift + 2 - century + Math.floor(century / 4)) % 7
  return calendarFromDays(daysFromCalendar({ year, month: 3, day: 28 }) + shift - weekday)
}
