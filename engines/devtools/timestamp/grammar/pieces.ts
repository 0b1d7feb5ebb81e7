/** What a text says of a date: numbers and names, before anything is known about whether they make one. */
export interface DatePieces {
  readonly year?: number
  /** The year was written with two digits. */
  readonly shortYear?: boolean
  readonly month?: number
  readonly day?: number
  /** Two numbers of which either could be the month, as they stood. */
  readonly swappable?: boolean
  readonly ordinal?: number
  /** The last day of it; of this year or month where none is named. */
  readonly endOf?: 'year' | 'month'
  /** The next one from today on, of a feast without a year. */
  readonly isComing?: boolean
  readonly week?: number
  readonly weekOfDay?: number
  readonly beforeChrist?: boolean
  readonly weekday?: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
  readonly nanosecond?: number
  readonly meridiem?: 'am' | 'pm'
  /** Said on a clock of twelve hours, and not which half of the day is meant: `half past three`. */
  readonly isOfTwelve?: boolean
  readonly offsetSeconds?: number
  readonly abbreviation?: string
  readonly zone?: string
  /** How the date part was written. */
  readonly layout?: DateLayout
  /** `yesterday` is -1. */
  readonly daysFromToday?: number
  /** `next friday` is the first one after today, `last friday` the last one before it, `friday` alone the first from today on. */
  readonly weekdayFromToday?: 1 | 0 | -1
}

export type DateLayout =
  | 'iso'
  | 'isoWeek'
  | 'isoOrdinal'
  | 'compact'
  | 'yearFirst'
  | 'dayFirst'
  | 'monthFirst'
  | 'words'
  | 'quarter'
  | 'week'
  | 'year'
  | 'relative'
  | 'time'
