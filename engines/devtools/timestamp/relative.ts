import { type Instant, nanosecondsPerSecond } from './instant.ts'

export interface RelativeTime {
  /** `long` is anything over 30 days. */
  readonly bucket: 'justNow' | 'minutes' | 'hours' | 'days' | 'long'
  readonly direction: 'past' | 'future'
  /** Whole minutes, hours or days; 0 where the bucket has no number. */
  readonly count: number
}

const minute = 60n
const hour = 60n * minute
const day = 24n * hour

export function relativeTime(instant: Instant, now: Instant): RelativeTime {
  const difference = instant - now
  const direction = difference > 0n ? 'future' : 'past'
  const seconds = (difference < 0n ? -difference : difference) / nanosecondsPerSecond
  if (seconds < minute) return { bucket: 'justNow', direction, count: 0 }
  if (seconds < hour) return { bucket: 'minutes', direction, count: Number(seconds / minute) }
  if (seconds < day) return { bucket: 'hours', direction, count: Number(seconds / hour) }
  if (seconds < 31n * day) return { bucket: 'days', direction, count: Number(seconds / day) }
  return { bucket: 'long', direction, count: 0 }
}
