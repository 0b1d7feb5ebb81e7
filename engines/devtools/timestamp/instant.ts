import { failure, type Result, success } from '#engines/core/index.ts'
import { floorDivide, floorModulo, scaleDecimal } from '../decimal.ts'
import { type CalendarDay, calendarFromDays, daysFromCalendar } from './calendar.ts'

/** Whole nanoseconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX time). */
export type Instant = bigint

export const timestampUnits = ['s', 'ms', 'us', 'ns'] as const
export type TimestampUnit = (typeof timestampUnits)[number]

/** Decimal places between one unit and a nanosecond. */
const nanosecondPower: Readonly<Record<TimestampUnit, number>> = { s: 9, ms: 6, us: 3, ns: 0 }

export const nanosecondsPerSecond = 1_000_000_000n
export const nanosecondsPerDay = 86_400n * nanosecondsPerSecond

/** ECMAScript's time range, 100 million days either way (ECMA-262, 21.4.1.1): no calendar in a browser goes further. */
export const lastInstant: Instant = 100_000_000n * nanosecondsPerDay
export const firstInstant: Instant = -lastInstant

export type TimestampProblem =
  | { readonly code: 'timestamp_empty' }
  /** `word`: the one that was not understood. */
  | { readonly code: 'timestamp_not_numeric'; readonly word?: string }
  | { readonly code: 'timestamp_out_of_range'; readonly negative: boolean }

export function isTimestampUnit(text: string | undefined): text is TimestampUnit {
  return timestampUnits.includes(text as TimestampUnit)
}

export function parseTimestamp(text: string, unit: TimestampUnit): Result<Instant, TimestampProblem> {
  const trimmed = text.trim()
  if (trimmed === '') return failure({ code: 'timestamp_empty' })
  const scaled = scaleDecimal(trimmed, nanosecondPower[unit])
  if (scaled.kind === 'notNumeric') return failure({ code: 'timestamp_not_numeric' })
  if (scaled.kind === 'beyond') return failure({ code: 'timestamp_out_of_range', negative: scaled.negative })
  return checkRange(scaled.value)
}

export function checkRange(instant: Instant): Result<Instant, TimestampProblem> {
  if (instant < firstInstant || instant > lastInstant) {
    return failure({ code: 'timestamp_out_of_range', negative: instant < 0n })
  }
  return success(instant)
}

/** The instant counted in whole units, rounded down. */
export function countIn(unit: TimestampUnit, instant: Instant): bigint {
  return floorDivide(instant, 10n ** BigInt(nanosecondPower[unit]))
}

export function instantFromMilliseconds(milliseconds: number): Instant {
  return BigInt(Math.floor(milliseconds)) * 1_000_000n
}

/** For `Date` and `Intl`, which know milliseconds only; rounded down. */
export function millisecondsOf(instant: Instant): number {
  return Number(countIn('ms', instant))
}

/** What a wall clock shows, in no particular zone. */
export interface WallTime extends CalendarDay {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly nanosecond: number
}

export function wallTimeAt(instant: Instant, offsetSeconds: number): WallTime {
  const shifted = instant + BigInt(offsetSeconds) * nanosecondsPerSecond
  const nanosecondOfDay = floorModulo(shifted, nanosecondsPerDay)
  const secondOfDay = Number(nanosecondOfDay / nanosecondsPerSecond)
  return {
    ...calendarFromDays(Number(floorDivide(shifted, nanosecondsPerDay))),
    hour: Math.floor(secondOfDay / 3600),
    minute: Math.floor(secondOfDay / 60) % 60,
    second: secondOfDay % 60,
    nanosecond: Number(nanosecondOfDay % nanosecondsPerSecond),
  }
}

/** A second of 60 runs over into the next minute, as POSIX time has it. Not range-checked: see `checkRange`. */
export function instantOfWallTime(wall: WallTime, offsetSeconds: number): Instant {
  const seconds = BigInt(wall.hour * 3600 + wall.minute * 60 + wall.second - offsetSeconds)
  return BigInt(daysFromCalendar(wall)) * nanosecondsPerDay + seconds * nanosecondsPerSecond + BigInt(wall.nanosecond)
}
