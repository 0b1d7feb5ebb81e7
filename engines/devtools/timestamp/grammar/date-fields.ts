import type { Node } from '#engines/language/index.ts'

/** What a text says of a date: numbers and names, before anything is known about whether they make one. */
export interface DateFields extends ZoneSaid, Partial<Clock> {
  readonly year?: number
  /** The year was written with two digits. */
  readonly shortYear?: boolean
  /** Of a date without a year: so many years from the one it would be in. */
  readonly yearsAhead?: number
  readonly beforeChrist?: boolean
  readonly month?: number
  /** Of the month, or of the period in `edge`. */
  readonly day?: number
  /** Two numbers of which either could be the month, as they stood. */
  readonly swappable?: boolean
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
  readonly weekday?: number
  /** How the date part was written. */
  readonly layout?: DateLayout
  /** `yesterday` is -1. */
  readonly daysFromToday?: number
  readonly monthsFromToday?: number
  /** `next friday` is the first one after today, `last friday` the last one before it, `friday` alone the first from today on. */
  readonly weekdayFromToday?: number
}

export type Period = 'year' | 'quarter' | 'month' | 'week'

export interface Clock {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly nanosecond: number
  readonly meridiem?: 'am' | 'pm'
  /** Said on a clock of twelve hours, and not which half of the day is meant: `half past three`. */
  readonly isOfTwelve?: boolean
  /** The half of the day is known. */
  readonly isSaid?: boolean
}

/** An hour of a range, as it was written. */
export type Hour = Node<Clock>

export interface Hours {
  readonly begin: Hour
  readonly end: Hour
  readonly joint: Node
}

/** A length of time: months and days by the calendar, the rest by the clock. */
export interface Length {
  readonly months: number
  readonly days: number
  readonly nanoseconds: bigint
  /** The unit it ends with, which a smaller one may follow. */
  readonly unit: string
  /** A part of a month is counted in days, of which it has about thirty. */
  readonly isRough?: boolean
}

/** By which clock a date is: offsets, abbreviations, names of zones and cities. */
export interface ZoneSaid {
  readonly offsetSeconds?: number
  readonly abbreviation?: string
  /** What the abbreviation stands for, in hours: `1,6`; or how many it is ahead of Moscow. */
  readonly hoursEast?: string
  readonly fromMoscow?: number
  readonly zone?: string
}

export const partsOfZone = ['offsetSeconds', 'abbreviation', 'hoursEast', 'fromMoscow', 'zone'] as const

/** A month, not one of its days. */
export const isMonthOnly = ({ layout, day, edge, nth, easter }: DateFields): boolean =>
  layout === 'words' && [day, edge, nth, easter].every((part) => part === undefined)

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
