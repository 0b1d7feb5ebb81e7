import { type DatePieces, isDated } from './date-piece.ts'
import { allPieces, fillers } from './date-pieces.ts'
import { monthNumber } from './names.ts'
import { isTimeZone } from './zone.ts'
import { abbreviationOffsets } from './zone-words.ts'

/** Every piece of the text, in whatever order they stand, or none when something is left over. */
export function scanDate(text: string): DatePieces | undefined {
  const { pieces, stop } = scanFrom(text, 0)
  if (stop < text.length) return undefined
  if (isDated(pieces))
    return (pieces.year ?? pieces.day ?? pieces.daysFromToday ?? pieces.weekdayFromToday) === undefined
      ? undefined
      : pieces
  if (pieces.weekday !== undefined)
    return pieces.weekdayInFull || pieces.hour !== undefined
      ? { ...pieces, weekdayFromToday: 0, layout: 'relative' }
      : undefined
  // A time alone is of today.
  return pieces.hour === undefined || isThread(pieces) ? undefined : ofToday(pieces)
}

/** `13:55:36.123 [main] DEBUG` has the name of a thread where a zone could stand. */
const isThread = ({ zone, abbreviation }: DatePieces): boolean =>
  zone !== undefined &&
  !isTimeZone(zone) &&
  abbreviation !== undefined &&
  abbreviationOffsets(abbreviation).length === 0

/** Places in a text where a date is looked for: a line of a log begins with it, or has it in its first words. */
const mostPlaces = 40

const beginning = /(?<![\p{L}\d])\p{L}|(?<!\d|\d[.,:/-])\d/gu

/** A whole date, year of four digits and day, inside a longer text: a line of a log, the name of a file. */
export function findDate(text: string): { readonly pieces: DatePieces; readonly text: string } | undefined {
  if (!/\d{4}|\d:\d\d|\d ?[ap]m|\d\. [вуu] \d/i.test(text)) return undefined
  const isLog = systemLog.test(text)
  const first = listed.exec(text)?.[0].length ?? 0
  let places = 0
  for (const { index } of text.matchAll(beginning)) {
    if (index < first) continue
    if (++places > mostPlaces) return undefined
    const { pieces, end } = scanFrom(text, index, true)
    // What stands in brackets right behind a time may be its zone.
    const isCommented = pieces.hour !== undefined && /^ ?\(/.test(text.slice(end, end + 2))
    const isWhole =
      (isWholeDay(pieces) && !isEndOfDate(pieces, text.slice(0, index))) ||
      isAppointment(pieces, text.slice(index, end)) ||
      (isLog && index === 0)
    // ISO 8601's interval, and `17.11.2026-01.12`: its beginning.
    const isInterval = (pieces.hour === undefined ? /^-\d\d?\.\d\d?(?!\d)/ : /^\/\d/).test(text.slice(end, end + 8))
    if (isWhole && (isInterval || isBoundary(text, end)) && !isCommented)
      return { pieces: isDated(pieces) ? pieces : ofToday(pieces), text: text.slice(index, end) }
  }
  return undefined
}

/** Lines that begin with a year of two digits (MySQL), or with a time only and the thread or the level behind it. */
const systemLog =
  /^(?:\d{6} {1,2}\d{1,2}:\d\d:\d\d|\d\d:\d\d:\d\d[.,]\d{3}(?= (?:\[|TRACE|DEBUG|INFO|WARN|ERROR|FATAL))) {1,2}\S/

/** What `ls -l` has before the date: rights, owners and a size, which is no year. */
const listed =
  /^[-dlbcps](?:[-rwxsStT]{3}){3}[.+@]? (?:[^ ]{1,40} {1,9}){3,5}?(?=[A-Z][a-z]{2} {1,2}\d|\d{4}-\d\d-\d\d )/

/**
 * `вебинар 16 ноября в 19:00`, `polazak 16.11. u 7:45`, `Nov 14 22:13:20 host sshd[1]: …` (RFC 3164): this year's, as no file or version
 * has a time behind such a day.
 */
const isAppointment = ({ layout, year, day, hour }: DatePieces, found: string): boolean =>
  year === undefined &&
  day !== undefined &&
  hour !== undefined &&
  (layout === 'words' || (layout === 'dayFirst' && /^\d{1,2}\.\d{1,2}(?:\.,?| (?:at|в|у|u)) /.test(found)))

/** Whether the year belongs to a day and month before it that were not understood: then it is not read as its 1 January. */
const isEndOfDate = ({ layout }: DatePieces, before: string): boolean =>
  layout === 'year' && (/\d/.test(before) || before.split(/[^\p{L}]/u).some((word) => monthNumber(word) > 0))

const ofToday = (pieces: DatePieces): DatePieces => ({ ...pieces, daysFromToday: 0, layout: 'time' })

function isWholeDay({ year, shortYear, day, week, ordinal }: DatePieces): boolean {
  return year !== undefined && year > 999 && !shortYear && (day ?? week ?? ordinal) !== undefined
}

/** No digits or letters go on behind it, and no number after a mark: `10.11.2012.13` is no date. */
const isBoundary = (text: string, end: number): boolean =>
  /^(?:$|[^\p{L}\d.,:/+-]|[.,:/+-](?!\d))/u.test(text.slice(end, end + 2))

/** No date is longer; a limit, so that trying many places of a long text stays cheap. */
const longestDate = 120

interface Scan {
  readonly pieces: DatePieces
  /** Where the last piece ended, and where nothing more was understood. */
  readonly end: number
  readonly stop: number
}

function scanFrom(text: string, start: number, isInside = false): Scan {
  const pieces: DatePieces = {}
  let position = start
  let end = start
  const stop = isInside ? Math.min(text.length, start + longestDate) : text.length
  while (position < stop) {
    const piece = takePiece(text, position, pieces)
    if (isInside && dropUnknownZone(pieces)) break
    const length = piece ?? matchAt(fillers, text, position)?.[0].length
    if (!length) break
    position += length
    if (piece) end = position
    else if (isInside && end === start) break
  }
  return { pieces, end, stop: position }
}

/** In a longer text a word in capitals or brackets that names no zone is something else: `INFO`, `[error]`. */
function dropUnknownZone(pieces: DatePieces): boolean {
  const { abbreviation, zone } = pieces
  const isUnknownWord = abbreviation !== undefined && abbreviationOffsets(abbreviation).length === 0
  const isUnknownBracket = zone !== undefined && !isTimeZone(zone)
  if (isUnknownWord) delete pieces.abbreviation
  // `UTC [1234]`: what stands before the number of a process is a zone all the same.
  if (isUnknownBracket) delete pieces.zone
  return isUnknownWord || isUnknownBracket
}

function takePiece(text: string, position: number, pieces: DatePieces): number | undefined {
  for (const { pattern, take } of allPieces) {
    const match = matchAt(pattern, text, position)
    if (match && take(match.groups ?? {}, pieces)) return match[0].length
  }
  return undefined
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}
