import type { Instant } from './instant.ts'
import { offsetSecondsAt } from './zone.ts'

/** What decided which moment a written date is. */
export type DateZone =
  | { readonly from: 'offset'; readonly offsetSeconds: number }
  | { readonly from: 'abbreviation'; readonly name: string; readonly offsetSeconds: number }
  | { readonly from: 'name'; readonly name: string; readonly offsetSeconds: number }
  /** The text names none: universal time by its form (ISO dates without a time, asctime), else the reader's zone. */
  | { readonly from: 'universal' }
  | { readonly from: 'reader'; readonly name: string; readonly offsetSeconds: number }

/** A zone of the IANA database, whose clocks may be set. */
export const isNamed = (zone: DateZone): zone is Extract<DateZone, { from: 'name' | 'reader' }> =>
  zone.from === 'name' || zone.from === 'reader'

const fixedOffset = (zone: Exclude<DateZone, { from: 'name' | 'reader' }>): number =>
  zone.from === 'universal' ? 0 : zone.offsetSeconds

export const offsetAt = (instant: Instant, zone: DateZone): number =>
  isNamed(zone) ? offsetSecondsAt(instant, zone.name) : fixedOffset(zone)

/** What a length of time is counted on: a zone by its name, or an offset that never changes. */
export const clockOf = (zone: DateZone): string | number => (isNamed(zone) ? zone.name : fixedOffset(zone))
