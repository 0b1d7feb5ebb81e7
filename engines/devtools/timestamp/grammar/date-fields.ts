/** What a text says of a date: numbers and names, before anything is known about whether they make one. */
export interface DateFields extends ZoneSaid {
  readonly year?: number
  /** The year was written with two digits. */
  readonly shortYear?: boolean
  readonly month?: number
  readonly day?: number
  /** Two numbers of which either could be the month, as they stood. */
  readonly swappable?: boolean
  readonly ordinal?: number
  /** A day of this period, its first or last where no other is said; of one so many ahead of ours, where none is named. */
  readonly edge?: { readonly of: Period; readonly side?: 'begin' | 'end'; readonly ahead?: number }
  /** Which of the weekdays of that name in the period: the fourth Thursday, the last Monday (-1). */
  readonly nth?: number
  /** Counted from Easter of either church. */
  readonly easter?: 'west' | 'east'
  /** So many days behind what the rest says. */
  readonly plusDays?: number
  /** Which day it is was made out, not said. */
  readonly isMeant?: boolean
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
  /** How the date part was written. */
  readonly layout?: DateLayout
  /** `yesterday` is -1. */
  readonly daysFromToday?: number
  readonly monthsFromToday?: number
  /** The weekday of next week is 1. */
  readonly weeksFromToday?: number
  /** `next friday` is the first one after today, `last friday` the last one before it, `friday` alone the first from today on. */
  readonly weekdayFromToday?: number
}

export type Period = 'year' | 'quarter' | 'month' | 'week'

/** By which clock a date is: offsets, abbreviations, names of zones and cities. */
export interface ZoneSaid {
  readonly offsetSeconds?: number
  readonly abbreviation?: string
  readonly zone?: string
}

/** A month, not one of its days. */
export const isMonthOnly = ({ layout, ...rest }: DateFields): boolean =>
  layout === 'words' && ofDay.every((part) => rest[part] === undefined)

const ofDay = ['day', 'ordinal', 'edge', 'nth', 'easter'] as const

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
