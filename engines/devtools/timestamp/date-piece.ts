import { ofOurLetters } from '../../core/index.ts'

/** The numbers and names found in a text, before anything is known about whether they make a date. */
export interface DatePieces {
  year?: number
  /** The year was written with two digits. */
  shortYear?: boolean
  /** The form never has a year: four digits behind it are the number of a process. */
  yearless?: boolean
  month?: number
  day?: number
  /** Two numbers of which either could be the month, as they stood. */
  swappable?: boolean
  ordinal?: number
  quarter?: number
  week?: number
  weekOfDay?: number
  beforeChrist?: boolean
  weekday?: number
  hour?: number
  minute?: number
  second?: number
  nanosecond?: number
  meridiem?: 'am' | 'pm'
  offsetSeconds?: number
  abbreviation?: string
  zone?: string
  /** How the date part was written. */
  layout?:
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
  /** `yesterday` is -1. */
  daysFromToday?: number
  /** `next friday` is the first one after today, `last friday` the last one before it, `friday` alone the first from today on. */
  weekdayFromToday?: 1 | 0 | -1
  /** The weekday was written in full, and not as `sat` or `пет`, which mean other things alone. */
  weekdayInFull?: boolean
}

export type Match = Readonly<Record<string, string | undefined>>

export interface Piece {
  readonly pattern: RegExp
  /** False when the piece does not fit what is known already: the next one is tried. */
  take(match: Match, pieces: DatePieces): boolean
}

/** A pattern with named groups, tried where the last piece ended. Every repetition in it is bounded, so that a try has a bounded cost. */
export const piece = (source: string, take: Piece['take']): Piece => ({
  pattern: ofOurLetters(new RegExp(source, 'iuy')),
  take,
})

/** A word of a date, with the point of an abbreviation. */
export const word = String.raw`(?<word>\p{L}{2,14})\.?(?!\p{L})`

/** What stands behind the number of an hour. */
export const hourWord = '(?:h|ч|час(?:а|ов|ова)?|сат[аи]?|sat[ai]?|[cč]as(?:a|ova)?)'

export function isDated(pieces: DatePieces): boolean {
  return pieces.layout !== undefined
}

export function takeTime(match: Match, pieces: DatePieces): boolean {
  if (pieces.hour !== undefined) return false
  pieces.hour = Number(match.hour)
  pieces.minute = Number(match.minute ?? 0)
  pieces.second = Number(match.second ?? 0)
  pieces.nanosecond = Number((match.fraction ?? '').padEnd(9, '0'))
  if (match.meridiem) pieces.meridiem = match.meridiem.toLowerCase() === 'a' ? 'am' : 'pm'
  return true
}

/** Before our era, as three languages shorten it. */
export const beforeEra = String.raw`(?:B\.? ?C\.?(?: ?E\.?)?|до н\. ?э\.?|до нашей эры|(?:п\.|пре) ?(?:н\. ?е\.?|нове ере)|(?:p\.|pre) ?(?:n\. ?e\.?|nove ere))(?!\p{L})`
