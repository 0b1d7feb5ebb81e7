import { literals, plainWords, textOf } from '#engines/language/index.ts'
import { maximumInputLength, scaleDecimal } from '../decimal.ts'
import { plainCharacters, unwrap } from '../plain-characters.ts'
import { addMonths, type CalendarDay } from './calendar.ts'
import { time } from './grammar/clock.ts'
import type { DateFields } from './grammar/date-fields.ts'
import { decimalDigits } from './grammar/lengths.ts'
import { refused, type Said } from './grammar/said.ts'
import { nanosecondsPerDay, nanosecondsPerSecond, type TimestampUnit } from './instant.ts'
import type { TimeIdentifier } from './moment.ts'
import { activeDirectory, julianDay } from './other-counts.ts'

/**
 * Closed notations of machines: each is known by its form, and says what it means, or what inside of it is to be read in its place (`$1`, or a text). The
 * first that fits counts.
 */
type Notation = readonly [
  form: RegExp,
  means: string | ((parts: readonly string[], today: CalendarDay) => Said | string | undefined),
]

const parts: Readonly<Record<string, string>> = {
  letter: 'A-Za-zµ-ԯ',
  clock: String.raw`\d\d?:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?`,
  zone: String.raw`(?: ?(?:Z|UTC|GMT|MSK|CES?T|[ECMP][SD]T|[+-]\d\d(?::?\d\d)?)(?![<letter>\d])| ?\[[A-Z][A-Za-z]+\/[\w/+-]{2,30}\])?`,
  month: '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)',
  weekday: '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)',
}

/** A pattern with its parts by name. */
export function form(source: string, flags = ''): RegExp {
  const filledIn = (text: string): string => text.replace(/<(\w+)>/g, (_, name) => parts[name]!)
  return new RegExp(filledIn(filledIn(source)), flags)
}
const inAnyCase = (source: string): RegExp => form(source, 'iu')

const count = (digits: string, unit?: TimestampUnit, written = digits): Said => ({
  kind: 'count',
  digits,
  written,
  ...(unit ? { unit } : {}),
})

const date = (fields: DateFields): Said => ({ kind: 'date', fields: { layout: 'iso', ...fields }, written: '' })

/** Seconds and the nanoseconds beyond them, which count forward before 1970 too. */
function secondsAndNanoseconds(seconds: string, nanoseconds: string): string {
  const total = BigInt(seconds) * nanosecondsPerSecond + BigInt(nanoseconds)
  const [sign, size] = total < 0n ? ['-', -total] : ['', total]
  return `${sign}${size / nanosecondsPerSecond}.${String(size % nanosecondsPerSecond).padStart(9, '0')}`
}

const identifier = (type: TimeIdentifier, instant: bigint): Said => ({
  kind: 'instant',
  instant,
  how: { kind: 'identifier', type },
})

/** From 1582-10-15, the first day of the Gregorian calendar, in steps of 100 ns (RFC 9562, 5.1). */
const gregorian = (hex: string): bigint => BigInt(`0x${hex}`) * 100n - 141_427n * nanosecondsPerDay

function uuid([, low = '', middle = '', version = '', high = '']: readonly string[]): Said {
  if (version === '1') return identifier('uuid1', gregorian(high + middle + low))
  if (version === '6') return identifier('uuid6', gregorian(low + middle + high))
  if (version === '7') return identifier('uuid7', BigInt(`0x${low}${middle}`) * 1_000_000n)
  return refused({ code: 'identifier_without_time', version: Number.parseInt(version, 16) })
}

const valueIn = (digits: string, text: string): bigint =>
  [...text].reduce((sum, digit) => sum * BigInt(digits.length) + BigInt(digits.indexOf(digit)), 0n)

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function isoStamp([, year, month, day, hour, minute, second, fraction, z, hours, minutes]: readonly string[]): Said {
  const ofDay = { year: Number(year), month: Number(month), day: Number(day) }
  if (!hour) return date(ofDay)
  const clock = time({ hour: Number(hour), minute: Number(minute), second: Number(second), fraction: fraction! })
  if (!z && !hours) return date({ ...ofDay, ...clock })
  const size = Math.abs(Number(hours)) * 3600 + Number(minutes) * 60
  return date({ ...ofDay, ...clock, offsetSeconds: z ? 0 : hours!.startsWith('-') ? 0 - size : size })
}

/** Airports name a day of the month and the universal time: of this month, or of the last one where it would be ahead. */
function weatherReport([, part = '', day = '', hour = '', minute = '']: readonly string[], today: CalendarDay): Said {
  const { year, month } = addMonths({ ...today, day: 1 }, Number(day) > today.day + 1 ? -1 : 0)
  const fields = {
    year,
    month,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    offsetSeconds: 0,
    isMeant: true,
  }
  return { kind: 'part', base: date(fields), written: part }
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Years, months and days of Python, Go and JavaScript, which counts months from zero. */
function dateOfCall([, name = '', numbers = '', zone = '']: readonly string[]): Said | undefined {
  const place = zone.toLowerCase().split('.').at(-1)!
  if (!['', 'utc', 'local'].includes(place)) return undefined
  const [year, month = 0, day, hour = 0, minute = 0, second = 0, fraction = 0] = numbers
    .replaceAll(';', ',')
    .split(',')
    .map((part) => (part.includes('time.') ? months.indexOf(part.trim().slice(5, 8)) + 1 : Number(part)))
  const isScript = name === 'new Date' || name === 'Date.UTC'
  const nanosecond = fraction * (isScript ? 1_000_000 : name.startsWith('time') ? 1 : 1000)
  const universal = name === 'Date.UTC' || place === 'utc' ? { offsetSeconds: 0 } : {}
  const ofDay = { year: year!, month: isScript ? month + 1 : month, day: day! }
  return date({ ...ofDay, hour, minute, second, nanosecond, ...universal })
}

/** A number and nothing else: `1,700,000,000`, `1 700 000 000.5`, `1.7E+12`, with all its digits. */
function plainNumber([text = '']: readonly string[]): Said | undefined {
  const sign = '+-'.includes(text.charAt(0)) ? text.charAt(0) : ''
  const digits = isDecimal(text) && !isGrouped.test(text) ? text : sign + digitsOf(text.slice(sign.length))
  return isDecimal(digits) ? count(digits, undefined, text) : undefined
}

const isDecimal = (text: string): boolean => scaleDecimal(text, 0).kind !== 'notNumeric'
/** Spreadsheets show long numbers with a power of ten. */
const isGrouped = /e(?!-)/i

/** With its marks of groups and powers; a comma behind more than three digits is a decimal mark. */
function digitsOf(typed: string): string {
  // Four numbers below 256 with points between them are an address.
  const octets = typed.split('.')
  if (octets.length === 4 && octets.every((octet) => Number(octet) < 256)) return ''
  const text = textOf(typed, 'en')
  const whole = text ? literals(text, 0).filter(({ end }) => end === text.tokens.length) : []
  const [number] = whole.toSorted((left, right) => left.cost - right.cost)
  return number ? decimalDigits(number.value.q) : typed
}

const field = String.raw`(?:\*|\d{1,2}(?:-\d{1,2})?|[A-Z]{3}(?:-[A-Z]{3})?)(?:\/\d{1,2})?`
const list = `${field}(?:,${field}){0,20}`
const fives = `${list}(?: ${list}){4}`

const notations: readonly Notation[] = [
  // ISO 8601 as programs write it. The grammar reads it too, beside words; lists of thousands of such lines need none.
  [/^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:(Z)|([+-][01]\d):?([0-5]\d))?)?$/, isoStamp],
  // What is counted by no time, however much it looks like it: `ИНН 7707083893`.
  [inAnyCase(String.raw`^[<letter>]{2,8}(?: [<letter>]{4})?[\s.:=№#]{1,4}\d`), ([named = '']) => ofOtherThings(named)],
  // Active Directory has two numbers for what never happens or has not happened yet: zero, and the largest it can hold.
  [
    inAnyCase(`(?:${activeDirectory})[<letter>]{0,9}["']?\\s{0,3}[:=]?\\s{0,3}["']?(?:0|9223372036854775807)["']?$`),
    () => refused({ code: 'timestamp_never' }),
  ],
  // Five fields of cron, at least one of them a star, or its word for a period.
  [
    inAnyCase(
      String.raw`^(?:@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)|(?=.*\*)${fives}(?:$| [^\d*]))`,
    ),
    () => refused({ code: 'timestamp_schedule' }),
  ],
  [
    /^(?:(?:METAR|SPECI|TAF) (?:(?:COR|AMD) )?)?[A-Z]{4} ((0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)Z) (?:AUTO |\d{4}\/\d{4} )?(?:\d{3}|VRB)\d\d(?:G\d\d)?(?:KT|MPS)/,
    weatherReport,
  ],
  [/^(M?)JD[ :=]{1,3}(\d{1,7}(?:\.\d{1,12})?)$/i, ([, modified, digits]) => julian(digits!, modified !== '')],
  // Microsoft's JSON dates, JavaScript's constructor, the raw form of git and GNU date. A zone beside the number does not change the moment.
  [/^(?:\\?\/?Date\(|new Date\()(-?\d{1,20})(?:[+-]\d{4})?\)\\?\/?$/i, ([, digits]) => count(digits!, 'ms')],
  [/^@(-?\d{1,20}(?:\.\d{1,20})?)$/, ([, digits]) => count(digits!, 's')],
  [/^(\d{9,10}) [+-]\d{4}$/, ([, digits]) => count(digits!, 's')],
  // Protocol buffers, Firestore, Java.
  [
    /\b_?(?:epoch_?)?seconds?["']?\s?[:=]\s?["']?(-?\d{1,12})["']?[,;]?\s?["']?_?nano(?:s|seconds?)?["']?\s?[:=]\s?(\d{1,9})(?!\d)/i,
    ([, seconds, nanoseconds]) => count(secondsAndNanoseconds(seconds!, nanoseconds!), 's'),
  ],
  // Identifiers that carry the time they were made at (RFC 9562; MongoDB; ULID; KSUID).
  [
    /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f])([0-9a-f]{3})-?([89ab][0-9a-f]{3})-?([0-9a-f]{12})\}?$/i,
    uuid,
  ],
  [
    /^(?:ObjectId\(["']?)?([0-9a-f]{8})[0-9a-f]{16}(?:["']?\))?$/i,
    ([, seconds]) => identifier('objectId', BigInt(`0x${seconds}`) * nanosecondsPerSecond),
  ],
  [
    /^([0-7][0-9A-HJKMNP-TV-Z]{9})[0-9A-HJKMNP-TV-Z]{16}$/i,
    ([, digits]) => identifier('ulid', valueIn(crockford, digits!.toUpperCase()) * 1_000_000n),
  ],
  // 20 bytes in 27 digits of base 62: four bytes of seconds since 13 May 2014, then 128 random bits.
  [
    /^(?=.*[A-Z])(?=.*[a-z])[0-3][0-9A-Za-z]{26}$/,
    ([digits]) => identifier('ksuid', ((valueIn(base62, digits!) >> 128n) + 1_400_000_000n) * nanosecondsPerSecond),
  ],
  [/^0x[0-9a-f]{1,16}$/i, ([hex]) => count(String(BigInt(hex!)), undefined, hex)],
  // Java's and JavaScript's long numbers end with a letter.
  [/^(-?\d{9,20})[Ln]$/, ([, digits]) => count(digits!)],
  [/^[+-]?[\d.,][\d.,_' ]*(?:e[+-]?\d{1,9})?$/i, plainNumber],

  // Calendars: `DTSTART;TZID=Europe/Moscow:20261115T150000`, with quotes and other parameters.
  [/^[A-Z-]{2,20}(?:;TZID="?([^:;"]{2,60})"?|;[A-Z-]{2,20}=[^:;"]{1,40}){0,6}:(\d{8}(?:T\d{6}Z?)?)$/i, '$2 $1'],
  // Photographs of Google's telephones are named in universal time, those of all others by the wall clock.
  [/^PXL_(\d{8}_\d{6,9})(?:[.~_]|$)/, '$1 UTC'],
  // `<lastmod>2024-11-15</lastmod>`
  [/^<([\w:-]{1,40})[^<>]{0,80}>([^<>]{4,60})<\/\1>$/, '$2'],
  // A line of a chat: `17.11.26, 14:05 - Ivan: hi`, `[11/17/26, 2:05:33 PM] John: hi`.
  [/^\[?(\d{1,2}[./]\d{1,2}[./]\d\d, \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?)(?:\]| -) (?=[^\d\s])/i, '$1'],
  // A name and its value: `created_at=`, `Last-Modified: `, `"exp":`. A colon without a space behind it must be followed by a date or number.
  [
    inAnyCase(
      String.raw`^[?&<>*#\-]{0,2} ?["']?(?:[<letter>_$][<letter>\d_.$\-]{0,40}|[<letter>][<letter> _\-]{1,40})["']?(?: ?= ?|: |:(?=["']|\d{4}[\-\/.]|-?\d{9}|\d{8}(?:T|$)))(.+)$`,
    ),
    '$1',
  ],
  // `epoch 1700000000`. Behind any other word a number is a time only if it means these years: `countsIn`.
  [
    inAnyCase(
      String.raw`^(?:(?:unix|posix|epoch|time|timestamp|ts|date|юникс|эпоха|время|времени|метка|таймстамп|датум|време|ознака|временска) ){1,3}(-?\d{9,20}(?:[.,]\d{1,20})?)$`,
    ),
    '$1',
  ],
  // `Excel date 45978.5`: behind this name a count of days is enough.
  [inAnyCase(String.raw`^(?:MS )?(?:excel|эксель?)(?: [<letter>]{2,12}){0,2} (\d{5}(?:[.,]\d{1,12})?)$`), '$1'],
  // `timestamp '2023-11-14 22:13:20+00'` of SQL.
  [inAnyCase("^(?:[<letter>]{2,20}(?: with(?:out)? time zone)? )?'([^']{4,60})'(?:::[<letter>]{2,20})?$"), '$1'],
  // The first of a function's arguments where it is a text or a count. In spreadsheets with decimal commas, semicolons stand between the arguments.
  [
    /^=?(new Date|[a-z_][\w.]{1,40}) ?\((\d{4}[,;] ?(?:\d{1,2}|time\.[A-Za-z]{3,9})(?:[,;] ?\d{1,9}){1,5})(?:, ?(?:tzinfo=)?([\w.]{2,40}))?\)$/i,
    dateOfCall,
  ],
  [inAnyCase(String.raw`^=?(?:new )?(?!ObjectId)[<letter>_][<letter>\d_.]{1,40} ?\(["']([^"']{4,100})["'].*\)$`), '$1'],
  [
    inAnyCase(
      String.raw`^=?(?!new Date)[<letter>_][<letter>\d_.]{1,40} ?\((-?\d{9,20}(?:\.\d{1,20})?) ?(?:[,;].*)?\)$`,
    ),
    '$1',
  ],
]

/** Numbers of taxpayers, persons, books, goods and telephones. */
const otherThings = new Set(
  'инн огрн огрнип снилс окпо бик јмбг jmbg пиб pib матични maticni isbn ean gtin upc imei iban vat ssn phone телефон telefon тел tel'.split(
    ' ',
  ),
)

const ofOtherThings = (named: string): Said | undefined =>
  otherThings.has(plainWords(named)[0]!) ? refused({ code: 'timestamp_not_numeric' }) : undefined

const julian = (digits: string, isModified: boolean): Said => ({
  kind: 'instant',
  instant: julianDay(digits, isModified),
  how: { kind: 'otherCount', count: 'julianDay' },
})

/** A value in a name in a name is deep enough. */
const mostInside = 3

/** What a notation means; else what is left to be read in words. */
export function readNotation(typed: string, today: CalendarDay): Said | string {
  if (typed.length > maximumInputLength) return refused({ code: 'timestamp_not_numeric' })
  let text = unwrap(plainCharacters(typed))
  for (let inside = 0; inside < mostInside; inside++) {
    const found = meaningOf(text, today)
    if (typeof found !== 'string') return found ?? text
    text = unwrap(found)
  }
  return text
}

function meaningOf(text: string, today: CalendarDay): Said | string | undefined {
  for (const [form, means] of notations) {
    const parts = form.exec(text)?.map((part) => part ?? '')
    const found = parts && (typeof means === 'string' ? filled(means, parts) : means(parts, today))
    if (found !== undefined) return found
  }
  return undefined
}

export const filled = (template: string, parts: readonly string[]): string =>
  template.replace(/\$(\d)/g, (_, index) => parts[index]!).trim()
