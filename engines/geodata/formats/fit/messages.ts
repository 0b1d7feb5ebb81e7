import { powersOfTen } from '../../numbers/double-double.ts'
import { baseTypes, readNumber } from './base-types.ts'

/** One field of a definition: where it stands in a message of its kind, and how it is read. */
export interface FieldLayout {
  /** The field's number; developer fields have `developer` too. */
  readonly number: number
  readonly developer: number
  readonly offset: number
  readonly size: number
  readonly type: number
}

export interface Definition {
  readonly message: number
  readonly isLittle: boolean
  readonly size: number
  readonly fields: readonly FieldLayout[]
  /** The one that says when. */
  readonly time: FieldLayout | undefined
}

/** The value of a field that is one number; NaN when it says none or is no number. */
export function fieldNumber(
  view: DataView,
  at: number,
  { offset, size, type }: FieldLayout,
  isLittle: boolean,
): number {
  const base = baseTypes[type & 0x1f]
  if (base === undefined || size < base.size) return Number.NaN
  const value = readNumber(view, at + offset, type & 0x1f, isLittle)
  return value === base.invalid ? Number.NaN : value
}

export function fieldText(bytes: Uint8Array, at: number, { offset, size }: FieldLayout): string {
  const start = at + offset
  let end = start
  while (end < start + size && bytes[end] !== 0) end++
  return new TextDecoder().decode(bytes.subarray(start, end))
}

/** Numbers of the messages this reader knows (FIT SDK profile). */
export const message = {
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  course: 31,
  coursePoint: 32,
  fieldDescription: 206,
} as const

/** The degrees of a semicircle: 2^31 of them are 180°. */
export const degreesOf = (semicircles: number): number => (semicircles * 180) / 2 ** 31

export function rounded(value: number, decimals: number): number {
  const scale = powersOfTen[decimals]!
  return Math.round(value * scale) / scale
}

/** FIT counts seconds from the end of 1989. */
const epochSeconds = Date.UTC(1989, 11, 31) / 1000

/** Seconds since 1970; NaN below what is seconds since the device was switched on. */
export const secondsOf = (timestamp: number): number =>
  timestamp >= 0x10000000 ? epochSeconds + timestamp : Number.NaN

export function timeOf(timestamp: number): string {
  const seconds = secondsOf(timestamp)
  return Number.isNaN(seconds) ? '' : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** Fields of a record that become values of a point, with the scale of the profile. Of two of one name the later has more room, and goes first. */
export const recordChannels: readonly {
  readonly name: string
  readonly number: number
  readonly scale: number
  readonly decimals: number
}[] = [
  { name: 'hr', number: 3, scale: 1, decimals: 0 },
  { name: 'cad', number: 4, scale: 1, decimals: 0 },
  { name: 'power', number: 7, scale: 1, decimals: 0 },
  { name: 'atemp', number: 13, scale: 1, decimals: 0 },
  { name: 'distance', number: 5, scale: 100, decimals: 2 },
  { name: 'speed', number: 6, scale: 1000, decimals: 3 },
  { name: 'speed', number: 73, scale: 1000, decimals: 3 },
  { name: 'grade', number: 9, scale: 100, decimals: 2 },
  // Of a runner's step: millimetres, percent and milliseconds.
  { name: 'vertical_oscillation', number: 39, scale: 10, decimals: 1 },
  { name: 'stance_time_percent', number: 40, scale: 100, decimals: 2 },
  { name: 'stance_time', number: 41, scale: 10, decimals: 1 },
  { name: 'vertical_ratio', number: 83, scale: 100, decimals: 2 },
  { name: 'stance_time_balance', number: 84, scale: 100, decimals: 2 },
  { name: 'step_length', number: 85, scale: 10, decimals: 1 },
  { name: 'gps_accuracy', number: 31, scale: 1, decimals: 0 },
  { name: 'respiration_rate', number: 99, scale: 1, decimals: 0 },
  { name: 'respiration_rate', number: 108, scale: 100, decimals: 2 },
]

/** Fields of a lap, with the names the profile gives them. */
export const lapFields: readonly { readonly name: string; readonly number: number; readonly scale: number }[] = [
  { name: 'total_elapsed_time', number: 7, scale: 1000 },
  { name: 'total_timer_time', number: 8, scale: 1000 },
  { name: 'total_distance', number: 9, scale: 100 },
  { name: 'total_calories', number: 11, scale: 1 },
  { name: 'avg_speed', number: 13, scale: 1000 },
  { name: 'max_speed', number: 14, scale: 1000 },
  { name: 'avg_heart_rate', number: 15, scale: 1 },
  { name: 'max_heart_rate', number: 16, scale: 1 },
  { name: 'avg_cadence', number: 17, scale: 1 },
  { name: 'max_cadence', number: 18, scale: 1 },
  { name: 'avg_power', number: 19, scale: 1 },
  { name: 'max_power', number: 20, scale: 1 },
  { name: 'total_ascent', number: 21, scale: 1 },
  { name: 'total_descent', number: 22, scale: 1 },
]
