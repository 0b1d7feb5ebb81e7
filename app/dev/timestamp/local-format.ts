import { dateLocale } from '#app/language/date-locale.ts'
import {
  type DateNote,
  type Instant,
  millisecondsOf,
  nanosecondsPerSecond,
  offsetSecondsAt,
  wallTimeAt,
} from '#engines/devtools/timestamp/index.ts'

/** The zone of the visitor's clock. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Date and time by the habits of the visitor (date-locale.ts), with the zone. Before year 1 of that zone the era is named. */
export const formatInZone = (instant: Instant, timeZone: string): string =>
  format(instant, offsetSecondsAt(instant, timeZone), { timeZone, second: '2-digit', timeZoneName: 'short' })

/** In the zone that was asked for, under the name it was asked by: browsers would write `GMT+9` for Tokyo, and know no `PST`. */
export function formatAsAsked(instant: Instant, { zone, offsetSeconds }: AskedZone): string {
  const shifted = instant + BigInt(offsetSeconds) * nanosecondsPerSecond
  return `${format(shifted, 0, { timeZone: 'UTC' })} ${zone}`
}

type AskedZone = Extract<DateNote, { code: 'askedZone' }>

/** Of the notes of a moment, the zone it is wanted in. */
export const askedZoneIn = (notes: readonly DateNote[]): AskedZone | undefined =>
  notes.find((note) => note.code === 'askedZone')

function format(instant: Instant, offsetSeconds: number, options: Intl.DateTimeFormatOptions): string {
  const isBeforeChrist = wallTimeAt(instant, offsetSeconds).year < 1
  return new Intl.DateTimeFormat(dateLocale(), {
    ...(isBeforeChrist ? { era: 'short' } : {}),
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...options,
  }).format(millisecondsOf(instant))
}

export function weekdayName(instant: Instant, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' }).format(millisecondsOf(instant))
}
