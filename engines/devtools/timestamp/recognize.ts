import {
  calendarFromDays,
  daysFromCalendar,
  daysFromIsoWeek,
  daysInMonth,
  isLeapYear,
  weeksInIsoYear,
} from './calendar.ts'
import { monthNames } from './describe.ts'
import type { WallTime } from './instant.ts'

/** A date written out, as people copy it from logs, headers and letters. */
export interface RecognizedDate {
  readonly form: DateForm
  readonly wall: WallTime
  /** Absent where the text names no zone: the reader's zone is meant. */
  readonly offsetSeconds?: number
}

/** The standards a text can follow: ISO 8601 / RFC 3339, RFC 2822 letters, and RFC 9110's three HTTP dates. */
export type DateForm = 'iso' | 'isoWeek' | 'isoOrdinal' | 'rfc2822' | 'http' | 'rfc850' | 'asctime'

/** `currentYear` places the two-digit years of RFC 850 dates (RFC 9110, 5.6.7: at most 50 years ahead). */
export function recognizeDate(text: string, currentYear: number): RecognizedDate | undefined {
  const trimmed = text.trim()
  if (trimmed.length > 80) return undefined
  return readIso(trimmed) ?? readWordy(trimmed, currentYear) ?? readAsctime(trimmed)
}

const isoDate = String.raw`(?<year>[+-]\d{6}|\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d))?|-W(?<week>\d\d)-(?<weekday>[1-7])|-(?<ordinal>\d{3})|(?<basic>\d{4})(?=T))`
const isoTime = String.raw`(?<hour>\d\d):?(?<minute>\d\d)(?::?(?<second>\d\d)(?:[.,](?<fraction>\d{1,9})\d*)?)?`
const isoZone = String.raw`(?<zone>[Zz]|UTC|[+-]\d\d(?::?\d\d(?::\d\d)?)?)`
/** The bracketed zone name of RFC 9557 is allowed and not read: the offset before it decides. */
const isoPattern = new RegExp(String.raw`^${isoDate}(?:[Tt ]${isoTime}(?: ?${isoZone})?(?:\[[\w/+-]+\])?)?$`)

function readIso(text: string): RecognizedDate | undefined {
  const groups = isoPattern.exec(text)?.groups
  if (!groups || groups.year === '-000000') return undefined
  const year = Number(groups.year)
  const time = readTime(groups)
  const date = readIsoDate(year, groups)
  if (!time || !date) return undefined
  const form = groups.week ? 'isoWeek' : groups.ordinal ? 'isoOrdinal' : 'iso'
  const wall = { ...date, ...time }
  if (groups.zone) return withOffset(form, wall, zoneOffset(groups.zone))
  // ECMA-262 and RFC 3339 readers take a bare date as UTC and a bare date-time as local; so do we.
  return groups.hour ? { form, wall } : { form, wall, offsetSeconds: 0 }
}

function readIsoDate(year: number, groups: Readonly<Record<string, string | undefined>>) {
  if (groups.week) {
    const week = Number(groups.week)
    if (week < 1 || week > weeksInIsoYear(year)) return undefined
    return calendarFromDays(daysFromIsoWeek(year, week, Number(groups.weekday)))
  }
  if (groups.ordinal) {
    const ordinal = Number(groups.ordinal)
    if (ordinal < 1 || ordinal > (isLeapYear(year) ? 366 : 365)) return undefined
    return calendarFromDays(daysFromCalendar({ year, month: 1, day: 1 }) + ordinal - 1)
  }
  const month = Number(groups.month ?? groups.basic?.slice(0, 2))
  return checkDate(year, month, Number(groups.day ?? groups.basic?.slice(2) ?? 1))
}

const weekdayPattern = /(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?/
const wordyPattern = new RegExp(
  [
    `^(?:${weekdayPattern.source},?\\s+)?`,
    '(?<day>\\d{1,2})(?<dash>[\\s-])(?<monthName>[A-Za-z]{3})[a-z]*[\\s-](?<year>\\d{4}|\\d{2})',
    '\\s+(?<hour>\\d\\d):(?<minute>\\d\\d)(?::(?<second>\\d\\d))?',
    '(?:\\s+(?<zone>[+-]\\d{4}|[A-Z]{1,4}))?(?:\\s+\\([^()]*\\))?$',
  ].join(''),
  'i',
)

function readWordy(text: string, currentYear: number): RecognizedDate | undefined {
  const groups = wordyPattern.exec(text)?.groups
  const time = groups && readTime(groups)
  if (!groups || !time) return undefined
  const short = groups.year?.length === 2
  const date = checkDate(fullYear(groups.year ?? '', currentYear), monthNumber(groups.monthName), Number(groups.day))
  if (!date) return undefined
  const isHttp = groups.zone?.toUpperCase() === 'GMT' && groups.day?.length === 2
  const form = groups.dash === '-' && short ? 'rfc850' : isHttp && !short ? 'http' : 'rfc2822'
  const wall = { ...date, ...time }
  return groups.zone ? withOffset(form, wall, zoneOffset(groups.zone)) : { form, wall }
}

const asctimePattern = new RegExp(
  [
    `^${weekdayPattern.source}\\s+(?<monthName>[A-Z][a-z]{2})\\s+(?<day>\\d{1,2})`,
    '(?<hour>\\d\\d):(?<minute>\\d\\d):(?<second>\\d\\d)\\s+(?:(?<zone>UTC|GMT)\\s+)?(?<year>\\d{4})$',
  ].join('\\s+'),
)

/** RFC 9110 reads asctime as UTC; it is also what `date` prints. */
function readAsctime(text: string): RecognizedDate | undefined {
  const groups = asctimePattern.exec(text)?.groups
  const time = groups && readTime(groups)
  const date = groups && checkDate(Number(groups.year), monthNumber(groups.monthName), Number(groups.day))
  return time && date ? { form: 'asctime', wall: { ...date, ...time }, offsetSeconds: 0 } : undefined
}

function readTime(groups: Readonly<Record<string, string | undefined>>) {
  const hour = Number(groups.hour ?? 0)
  const minute = Number(groups.minute ?? 0)
  const second = Number(groups.second ?? 0)
  const nanosecond = Number((groups.fraction ?? '').padEnd(9, '0'))
  // ISO 8601:2004, 4.2.3: 24:00 is the midnight at the end of the day, and nothing of that day comes after it.
  const isEndOfDay = hour === 24 && minute + second + nanosecond === 0
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > 60) return undefined
  return { hour, minute, second, nanosecond }
}

function checkDate(year: number, month: number, day: number) {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return undefined
  return { year, month, day }
}

function monthNumber(name: string | undefined): number {
  return monthNames.findIndex((month) => month.toLowerCase() === name?.toLowerCase()) + 1
}

function fullYear(text: string, currentYear: number): number {
  if (text.length === 4) return Number(text)
  const inThisCentury = Math.floor(currentYear / 100) * 100 + Number(text)
  return inThisCentury > currentYear + 50 ? inThisCentury - 100 : inThisCentury
}

/** RFC 2822, 4.3: the named zones with one agreed meaning. Others are unknown rather than guessed. */
const namedOffsetHours: Readonly<Record<string, number>> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  MSK: 3,
}

function zoneOffset(zone: string): number | undefined {
  const hours = namedOffsetHours[zone.toUpperCase()]
  if (hours !== undefined) return hours * 3600
  const match = /^([+-])(\d\d):?(\d\d)?(?::(\d\d))?$/.exec(zone)
  if (!match || Number(match[2]) > 23 || Number(match[3] ?? 0) > 59 || Number(match[4] ?? 0) > 59) return undefined
  const size = Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60 + Number(match[4] ?? 0)
  return match[1] === '-' ? -size : size
}

function withOffset(form: DateForm, wall: WallTime, offsetSeconds: number | undefined): RecognizedDate | undefined {
  return offsetSeconds === undefined ? undefined : { form, wall, offsetSeconds }
}
