import type { Language } from '#engines/core/index.ts'
import type { CalendarDay } from './calendar.ts'
import type { NoSuchDay } from './day-of-fields.ts'
import type { DateLayout } from './grammar/date-fields.ts'
import type { Instant, TimestampProblem, TimestampUnit } from './instant.ts'
import type { OtherCountId } from './other-counts.ts'
import type { LocalReading } from './zone.ts'

/** What people call the way a date is written. */
export type DateForm = DateLayout | 'rfc2822' | 'http' | 'rfc850' | 'asctime' | 'git' | 'javascript' | 'webLog'

/** What decided which moment a written date is. */
export type DateZone =
  | { readonly from: 'offset'; readonly offsetSeconds: number }
  | { readonly from: 'abbreviation'; readonly name: string; readonly offsetSeconds: number }
  | { readonly from: 'name'; readonly name: string; readonly offsetSeconds: number }
  /** The text names none: universal time by its form (ISO dates without a time, asctime), else the reader's zone. */
  | { readonly from: 'universal' }
  | { readonly from: 'reader'; readonly name: string; readonly offsetSeconds: number }

export type TimeIdentifier = 'uuid1' | 'uuid6' | 'uuid7' | 'ulid' | 'objectId' | 'ksuid'

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
      readonly precision: 'year' | 'month' | 'day' | 'time'
    }
  | { readonly kind: 'identifier'; readonly type: TimeIdentifier }
  | { readonly kind: 'otherCount'; readonly count: OtherCountId }
  | { readonly kind: 'snowflake'; readonly service: string }

export type IntervalSide = 'beginning' | 'end'

export type DateNote =
  | { readonly code: 'weekdayDiffers'; readonly written: number; readonly actual: number }
  | { readonly code: 'leapSecond' }
  | { readonly code: 'yearAssumed'; readonly year: number }
  /** A time of day alone: of this day. */
  | { readonly code: 'dayAssumed'; readonly year: number; readonly month: number; readonly day: number }
  /** `next friday` was taken for this day. */
  | { readonly code: 'dayMeant'; readonly year: number; readonly month: number; readonly day: number }
  /** `2h30` was taken for a time of day, and may be a length of time. */
  | { readonly code: 'mayBeLength'; readonly text: string }
  /** The same moment in the zone that was asked for: `9am PST to CET`. */
  | {
      readonly code: 'askedZone'
      readonly zone: string
      readonly offsetSeconds: number
      readonly year: number
      readonly month: number
      readonly day: number
      readonly hour: number
      readonly minute: number
    }
  /** How many days there are between two, the earlier of which is `from`. */
  | {
      readonly code: 'daysCounted'
      readonly days: number
      readonly from: CalendarDay
      readonly until: CalendarDay
      /** Whether one of the two is today. */
      readonly isOfToday: boolean
      /** Asked for in weeks. */
      readonly inWeeks?: true
    }
  /** The date stood inside a longer text; of an interval, on one side of it. */
  | { readonly code: 'insideText'; readonly text: string; readonly side?: IntervalSide }

export interface Moment {
  readonly instant: Instant
  readonly how: MomentHow
  readonly notes: readonly DateNote[]
  /** Present where a wall time was looked up in a zone. */
  readonly local?: LocalReading
}

export type MomentProblem =
  | TimestampProblem
  | NoSuchDay
  | { readonly code: 'date_no_such_time' }
  | { readonly code: 'date_zone_unknown'; readonly zone: string }
  | {
      readonly code: 'date_zone_disagrees'
      readonly zone: string
      readonly offsetSeconds: number
      readonly zoneOffsetSeconds: number
    }
  /** A second 60 where no leap second was. */
  | { readonly code: 'date_no_leap_second' }
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
