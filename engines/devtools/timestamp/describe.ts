import { dayOfYear, daysFromCalendar, isLeapYear, isoWeek, isoWeekday } from './calendar.ts'
import { countIn, type Instant, type WallTime, wallTimeAt } from './instant.ts'

/** Everything about an instant that depends on neither clock, zone nor language. Counts are texts: they exceed 2^53. */
export interface InstantDescription {
  readonly seconds: string
  readonly milliseconds: string
  readonly microseconds: string
  readonly nanoseconds: string
  /** Three decimals, rounded down, as `Date.prototype.toISOString` prints it. */
  readonly iso: string
  /** As many decimals as the instant has, three at least. */
  readonly isoExact: string
  /** RFC 9110 date ("Tue, 14 Nov 2023 22:13:20 GMT"), with longer or signed years outside its own range. */
  readonly utc: string
}

export function describeInstant(instant: Instant): InstantDescription {
  const wall = wallTimeAt(instant, 0)
  return {
    seconds: String(countIn('s', instant)),
    milliseconds: String(countIn('ms', instant)),
    microseconds: String(countIn('us', instant)),
    nanoseconds: String(instant),
    iso: isoText(wall, { decimals: 3 }),
    isoExact: isoText(wall, { decimals: 'asNeeded' }),
    utc: httpDate(wall),
  }
}

export interface CalendarFacts {
  /** ISO 8601: Monday is 1. */
  readonly weekday: number
  readonly dayOfYear: number
  readonly daysInYear: number
  readonly isoWeek: number
  /** Differs from the calendar year around New Year. */
  readonly isoWeekYear: number
  readonly quarter: number
  readonly leapYear: boolean
}

export function calendarFacts(wall: WallTime): CalendarFacts {
  const days = daysFromCalendar(wall)
  const week = isoWeek(days)
  return {
    weekday: isoWeekday(days),
    dayOfYear: dayOfYear(days),
    daysInYear: isLeapYear(wall.year) ? 366 : 365,
    isoWeek: week.week,
    isoWeekYear: week.year,
    quarter: Math.ceil(wall.month / 3),
    leapYear: isLeapYear(wall.year),
  }
}

interface IsoOptions {
  readonly decimals: 0 | 3 | 'asNeeded'
  readonly offset?: string
}

/** ISO 8601 with the expanded signed six-digit year outside 0 to 9999 (ECMA-262, 21.4.1.32.1). */
export function isoText(wall: WallTime, { decimals, offset = 'Z' }: IsoOptions): string {
  const fraction = decimals === 0 ? '' : `.${fractionDigits(wall.nanosecond, decimals)}`
  const time = `${pad(wall.hour)}:${pad(wall.minute)}:${pad(wall.second)}${fraction}`
  return `${isoYear(wall.year)}-${pad(wall.month)}-${pad(wall.day)}T${time}${offset}`
}

function isoYear(year: number): string {
  if (year >= 0 && year <= 9999) return pad(year, 4)
  return (year < 0 ? '-' : '+') + pad(Math.abs(year), 6)
}

/** `+03:00`, or `-00:01:15` where a zone's mean solar time had seconds. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const seconds = size % 60 === 0 ? '' : `:${pad(size % 60)}`
  return `${offsetSeconds < 0 ? '-' : '+'}${pad(Math.floor(size / 3600))}:${pad(Math.floor(size / 60) % 60)}${seconds}`
}

function fractionDigits(nanosecond: number, decimals: 3 | 'asNeeded'): string {
  const nine = pad(nanosecond, 9)
  if (decimals === 3) return nine.slice(0, 3)
  return nine.replace(/0{1,6}$/, '')
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function httpDate(wall: WallTime): string {
  const weekday = weekdayNames[isoWeekday(daysFromCalendar(wall)) - 1]
  const year = (wall.year < 0 ? '-' : '') + pad(Math.abs(wall.year), 4)
  const date = `${pad(wall.day)} ${monthNames[wall.month - 1]} ${year}`
  return `${weekday}, ${date} ${pad(wall.hour)}:${pad(wall.minute)}:${pad(wall.second)} GMT`
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}
