import type { Language } from '../../core/index.ts'
import type { DateForm } from './date-form.ts'
import type { DateZone } from './date-zone.ts'
import type { TimeIdentifier } from './identifiers.ts'
import type { Instant, TimestampProblem, TimestampUnit } from './instant.ts'
import type { OtherCountId } from './other-counts.ts'
import type { DateNote, PlaceProblem } from './place-date.ts'
import type { WrittenDate, WrittenDateProblem } from './read-date.ts'
import type { LocalReading } from './zone.ts'

/** How a text was understood. */
export type MomentHow =
  | {
      readonly kind: 'count'
      readonly unit: TimestampUnit
      /** Who says so: the caller, the text, or the size of the number. */
      readonly unitFrom: 'chosen' | 'text' | 'size'
      /** The number that was read, where it was grouped, in other digits or hexadecimal. */
      readonly digits: string
    }
  | {
      readonly kind: 'date'
      readonly form: DateForm
      readonly zone: DateZone
      readonly precision: WrittenDate['precision']
    }
  | { readonly kind: 'identifier'; readonly type: TimeIdentifier }
  | { readonly kind: 'otherCount'; readonly count: OtherCountId }
  | { readonly kind: 'snowflake'; readonly service: string }

export interface Moment {
  readonly instant: Instant
  readonly how: MomentHow
  readonly notes: readonly DateNote[]
  /** Present where a wall time was looked up in a zone. */
  readonly local?: LocalReading
}

export type MomentProblem =
  | TimestampProblem
  | WrittenDateProblem
  | PlaceProblem
  | { readonly code: 'identifier_without_time'; readonly version: number }
  /** A length of time, `PT1H30M`. */
  | { readonly code: 'timestamp_duration' }
  /** Many moments, of cron: `0 9 * * * *`. */
  | { readonly code: 'timestamp_schedule' }
  /** A number that stands for no moment: `accountExpires: 0`. */
  | { readonly code: 'timestamp_never' }

export interface MomentReading {
  /** What the text is taken for; absent with the reason in `problem`. */
  readonly taken?: Moment
  readonly problem?: MomentProblem
  /** What else it can mean, the likeliest first. */
  readonly offered: readonly Moment[]
}

export interface MomentCircumstances {
  readonly now: Instant
  /** The reader's time zone, by its name in the IANA database. */
  readonly zone: string
  /** Tells which of day and month comes first where both could; without it the day does. */
  readonly language?: Language
  /** The unit plain numbers count in; without it their size decides, and small ones are seconds. */
  readonly unit?: TimestampUnit
}
