import { type Instant, millisecondsOf, offsetSecondsAt, wallTimeAt } from '#engines/devtools/timestamp/index.ts'

/** The zone of the visitor's clock. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Date and time as the browser's own locale writes them, with the zone. Before year 1 of that zone the era is named. */
export function formatInZone(instant: Instant, timeZone: string): string {
  const isBeforeChrist = wallTimeAt(instant, offsetSecondsAt(instant, timeZone)).year < 1
  return new Intl.DateTimeFormat(undefined, {
    timeZone,
    ...(isBeforeChrist ? { era: 'short' } : {}),
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(millisecondsOf(instant))
}

export function weekdayName(instant: Instant, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' }).format(millisecondsOf(instant))
}
