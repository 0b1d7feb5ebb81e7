import type { RelativeTime } from '#engines/devtools/index.ts'
import { m } from '#messages'

const counted = {
  minutes: { past: m.timestamp_minutes_past, future: m.timestamp_minutes_future },
  hours: { past: m.timestamp_hours_past, future: m.timestamp_hours_future },
  days: { past: m.timestamp_days_past, future: m.timestamp_days_future },
} as const

export function relativeText({ bucket, direction, count }: RelativeTime): string {
  if (bucket === 'justNow') return m.timestamp_just_now()
  if (bucket === 'long') return direction === 'past' ? m.timestamp_long_past() : m.timestamp_long_future()
  return counted[bucket][direction]({ count })
}
