import { unwrap } from '../plain-text.ts'
import { splitCount } from './read-count.ts'

/** A name and its value: `created_at=`, `Last-Modified: `, `"exp":`. A colon without a space behind it must be followed by a date or number. */
const named =
  /^[?&<>*#-]{0,2} ?["']?(?:[A-Za-zµ-ԯ_$][A-Za-zµ-ԯ\d_.$-]{0,40}|[A-Za-zµ-ԯ][A-Za-zµ-ԯ _-]{1,40})["']?(?: ?= ?|: |:(?=["']|\d{4}[-/.]|-?\d{9}|\d{8}(?:T|$)))(.+)$/

/** `epoch 1700000000` */
const namedCount = /^(?!GPS|TAI)(?:[A-Za-zµ-ԯ_]{2,20} ){0,2}[A-Za-zµ-ԯ_]{2,20} (-?\d{9,20}(?:[.,]\d{1,20})?)$/

/** `Excel date 45978.5`: behind this name a count of days is enough. */
const spreadsheetDay = /^(?:MS )?(?:excel|эксель?)(?: [A-Za-zµ-ԯ]{2,12}){0,2} (\d{5}(?:[.,]\d{1,12})?)$/i

/** A line of a chat: `17.11.26, 14:05 - Ivan: hi`, `[11/17/26, 2:05:33 PM] John: hi`. */
const chatLine = /^\[?(\d{1,2}[./]\d{1,2}[./]\d\d, \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?)(?:\]| -) (?=[^\d\s])/iu

/** `timestamp '2023-11-14 22:13:20+00'` of SQL. */
const literal = /^(?:[A-Za-zµ-ԯ]{2,20}(?: with(?:out)? time zone)? )?'([^']{4,60})'(?:::[A-Za-zµ-ԯ]{2,20})?$/

/** `<lastmod>2024-11-15</lastmod>` */
const element = /^<([\w:-]{1,40})[^<>]{0,80}>([^<>]{4,60})<\/\1>$/

const call = /^(?:new )?[A-Za-zµ-ԯ_][A-Za-zµ-ԯ\d_.]{1,40} ?\((.+)\)$/i

/** Calendars: `DTSTART;TZID=Europe/Moscow:20261115T150000`, with quotes and other parameters. */
const inZone =
  /^[A-Z-]{2,20}(?:;[A-Z-]{2,20}=[^:;"]{1,40}){0,3};TZID="?([^:;"]{2,60})"?(?:;[A-Z-]{2,20}=[^:;"]{1,40}){0,3}:(\d{8}T\d{6})$/i

/** `DTSTART;VALUE=DATE:20231114` */
const property = /^[A-Z-]{2,20}(?:;(?!TZID)[A-Z-]{2,20}=[^:;"]{1,40}){0,3}:(\d{8}(?:T\d{6}Z?)?)$/

/** Photographs of Google's telephones are named in universal time, those of all others by the wall clock. */
const ofPixel = /^PXL_(\d{8}_\d{6,9})(?=[.~_]|$)/

/** The text without what says nothing about the moment: names before it, functions of programs around it, words of SQL. */
export function withoutName(text: string): string {
  // `seconds: 1, nanos: 2` needs its names: they say what is counted.
  if (splitCount.test(text)) return text
  const ofCalendar = property.exec(text)?.[1]
  if (ofCalendar !== undefined) return ofCalendar
  const event = inZone.exec(text)
  if (event) return `${event[2]} ${event[1]}`
  const taken = ofPixel.exec(text)?.[1]
  if (taken !== undefined) return `${taken} UTC`
  const inElement = element.exec(text)?.[2]
  if (inElement !== undefined) return inElement
  const value = [chatLine, named, namedCount, spreadsheetDay, literal].map((form) => form.exec(text)?.[1]).find(Boolean)
  const rest = value === undefined ? text : unwrap(value)
  // In spreadsheets with decimal commas, semicolons stand between the arguments of a formula.
  const inside = call.exec(rest.replace(/^=/, ''))?.[1]?.replaceAll(';', ',')
  return (inside === undefined ? undefined : argumentOf(rest, inside)) ?? rest
}

const goMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Python's `2023, 11, 14, 22, 13, tzinfo=datetime.timezone.utc`, Go's `2023, time.November, 14, 22, 13, 20, 0, time.UTC`: the numbers, and the zone. */
function numbersIn(inside: string): readonly [numbers: readonly number[] | undefined, zone: string] {
  const [, listed = '', named = ''] =
    /^(\d{4}, ?(?:\d{1,2}|time\.[A-Za-zµ-ԯ]{3,9})(?:, ?\d{1,9}){1,5})(?:, ?(?:tzinfo=)?([A-Za-zµ-ԯ_.]{2,40}))?$/.exec(
      inside,
    ) ?? []
  const isWallClock = named === '' || /utc$|local$/i.test(named)
  const numbers = listed
    .split(', ')
    .flatMap((part) => part.split(','))
    .map((part) => (part.startsWith('time.') ? goMonths.indexOf(part.slice(5, 8)) + 1 : Number(part)))
  return [listed !== '' && isWallClock ? numbers : undefined, named]
}

/** The first of a function's arguments where it is a text or a count; years, months and days of Python and JavaScript put together. */
function argumentOf(whole: string, inside: string): string | undefined {
  const quoted = /^["']([^"']{4,100})["']/.exec(inside)?.[1]
  if (quoted !== undefined) return /^ObjectId/i.test(whole) ? undefined : quoted
  const count = /^(-?\d{9,20}(?:\.\d{1,20})?) ?(?:,|$)/.exec(inside)?.[1]
  if (count !== undefined) return /^new Date/.test(whole) ? undefined : count
  const [numbers, named] = numbersIn(inside)
  if (numbers === undefined) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, part = 0] = numbers
  // JavaScript counts months from zero.
  const isScript = /^(?:new Date|Date\.UTC)/.test(whole)
  const date = [year, month + (isScript ? 1 : 0), day].join('-')
  // JavaScript's milliseconds, Go's nanoseconds, Python's microseconds.
  const fraction = String(part).padStart(isScript ? 3 : /^time/.test(whole) ? 9 : 6, '0')
  const zone = /^Date\.UTC/.test(whole) || /utc$/i.test(named) ? ' UTC' : ''
  return `${date} ${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}.${fraction}${zone}`
}
