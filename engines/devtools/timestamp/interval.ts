import { addMonths } from './calendar.ts'
import {
  type Instant,
  instantOfWallTime,
  nanosecondsPerDay,
  nanosecondsPerSecond,
  type WallTime,
  wallTimeAt,
} from './instant.ts'
import { type LocalReading, offsetSecondsAt, resolveLocal } from './zone.ts'

/** ISO 8601's lengths of time, `P3DT4H`, which are no moment. */
const duration = /^-?P(?=[\dT])(?:\d{1,9}(?:[.,]\d{1,9})?[YMWD]){0,4}(?:T(?:\d{1,9}(?:[.,]\d{1,9})?[HMS]){1,3})?$/i

export const isDuration = (text: string): boolean => duration.test(text)

/** ISO 8601's intervals, once or repeated: a beginning, and an end or a length; or a length and an end. */
const interval = /^(?:R\d{0,6}\/)?(\d{4}-?[\dW][^/]{2,36})(?:\/|--)([\dP][^/]{0,36})$/i
const lengthFirst = /^(?:R\d{0,6}\/)?(P[^/]{2,36})(?:\/|--)(\d{4}-?[\dW][^/]{2,36})$/i

/** The side that is a date, and the other: a date as well, or a length counted from the first. */
interface Interval {
  readonly date: string
  readonly other: string
  /** Of a length: 1 where it leads to the end, -1 where to the beginning. */
  readonly sign?: 1 | -1
}

export function readInterval(text: string): Interval | undefined {
  const [, length = '', end] = lengthFirst.exec(text) ?? []
  if (end !== undefined && isDuration(length)) return { date: end, other: length, sign: -1 }
  const [, begin, other = ''] = interval.exec(text) ?? []
  if (begin === undefined) return undefined
  if (isDuration(other)) return { date: begin, other, sign: 1 }
  return /^\d{4}-?[\dW]/i.test(other) ? { date: begin, other } : undefined
}

interface Moved {
  readonly instant: Instant
  /** Of a wall time in a zone: whether its clocks show it. */
  readonly local?: LocalReading
}

/** Where an interval's length leads from its date: years to days by the calendar of the zone, hours by the clock. */
export function movedBy(from: Instant, length: string, sign: 1 | -1, zone: string | number): Moved | undefined {
  const [days = '', hours = ''] = length.slice(1).toUpperCase().split('T')
  const whole = ['Y', 'M', 'W', 'D'].map((letter) => Number(countOf(days, letter) ?? 0))
  if (whole.some((count) => !Number.isInteger(count) || count > mostCalendar)) return undefined
  const [years = 0, months = 0, weeks = 0, singleDays = 0] = whole
  const offset = typeof zone === 'number' ? zone : offsetSecondsAt(from, zone)
  const wall = wallTimeAt(from, offset)
  const inMonth = instantOfWallTime({ ...wall, ...addMonths(wall, sign * (years * 12 + months)) }, 0)
  const onDay = wallTimeAt(inMonth + BigInt(sign * (weeks * 7 + singleDays)) * nanosecondsPerDay, 0)
  const moved = typeof zone === 'number' ? { instant: instantOfWallTime(onDay, zone) } : placed(onDay, zone)
  if (hours === '') return moved
  const clock = [3600, 60, 1].map((seconds, index) => seconds * Number(countOf(hours, 'HMS'[index]!) ?? 0))
  const onClock = BigInt(Math.round(clock.reduce((sum, part) => sum + part, 0) * 1000)) * millisecond
  return { instant: moved.instant + BigInt(sign) * onClock }
}

function placed(wall: WallTime, zone: string): Moved {
  const local = resolveLocal(wall, zone)
  return { instant: local.instant, local }
}

const millisecond = nanosecondsPerSecond / 1000n
/** Further than any calendar reaches. */
const mostCalendar = 1_000_000

/** The number before a letter of a length: 3 in `3D`, 1.5 in `1,5H`. */
const countOf = (marks: string, letter: string): string | undefined =>
  new RegExp(`(\\d{1,9}(?:[.,]\\d{1,9})?)${letter}`).exec(marks)?.[1]?.replace(',', '.')
