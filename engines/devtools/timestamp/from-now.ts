import { ofOurLetters } from '../../core/index.ts'
import { addMonths } from './calendar.ts'
import { type Instant, nanosecondsPerDay, nanosecondsPerSecond, wallTimeAt } from './instant.ts'
import { offsetSecondsAt, resolveLocal } from './zone.ts'

/** Lengths of time by the beginnings of their words, in English, Russian and Serbian: nanoseconds, or months of the calendar. */
const lengths: readonly (readonly [words: RegExp, length: bigint | number])[] = [
  [/^(?:ns|nsec|nanos|nanoseconds?|нс|наносекунд[а-яё]{0,3}|nanosekund[a-z]{0,3})$/, 1n],
  [/^(?:us|μs|usec|micros|microseconds?|мкс|микросекунд[а-яё]{0,3}|mikrosekund[a-z]{0,3})$/, 1000n],
  [/^(?:ms|msec|millis|milliseconds?|мс|милл?исекунд[а-яё]{0,3}|milisekund[a-z]{0,3})$/, 1_000_000n],
  [/^(?:s|secs?|seconds?|с|сек|sek|секунд[а-яё]{0,3}|sekund[a-z]{0,3})$/, nanosecondsPerSecond],
  [/^(?:m|м|mins?|мин|минут[а-яё]{0,3}|minut[a-z]{0,3})$/, 60n * nanosecondsPerSecond],
  [/^(?:h|hr|hrs|hours?|ч|час[а-яё]{0,3}|[cč]as(?:a|ova)?|сата?|сати|sata?|sati)$/, 3600n * nanosecondsPerSecond],
  [/^(?:d|д|days?|дн[а-яё]{0,2}|день|сут[а-яё]{2,3}|дана?|dana?)$/, nanosecondsPerDay],
  [/^(?:w|weeks?|недел[а-яё]{1,2}|недељ[а-яё]{1,2}|nedelj[a-z]{1,2})$/, 7n * nanosecondsPerDay],
  [/^(?:fortnights?)$/, 14n * nanosecondsPerDay],
  [/^(?:mo|mos|months?|мес|месяц[а-яё]{0,3}|месец[а-яё]{0,2}|mesec[a-z]{0,2})$/, 1],
  [/^(?:quarters?|квартал[а-яё]{0,2}|kvartal[a-z]{0,2})$/, 3],
  [/^(?:y|yrs?|years?|год[а-яё]{0,2}|лет|годин[а-яё]|godin[a-z])$/, 12],
  [/^(?:decades?|десятилети[а-яё]|децениј[а-яё]|decenij[a-z])$/, 120],
]

const counts: readonly (readonly [words: RegExp, count: number])[] = [
  [/^(?:an?|one|один|одну|једну|један|jednu|jedan)$/, 1],
  [/^(?:two|два|две|пару|dva|dve)$/, 2],
  [/^(?:three|три|tri)$/, 3],
  [/^(?:four|четыре|четири|cetiri|četiri)$/, 4],
  [/^(?:five|пять|пет|pet)$/, 5],
  [/^(?:six|шесть|шест|sest|šest)$/, 6],
  [/^(?:seven|семь|седам|sedam)$/, 7],
  [/^(?:eight|восемь|осам|osam)$/, 8],
  [/^(?:nine|девять|девет|devet)$/, 9],
  [/^(?:ten|десять|десет|deset)$/, 10],
  [/^(?:fifteen|пятнадцать|петнаест|petnaest)$/, 15],
  [/^(?:twenty|двадцать|двадесет|dvadeset)$/, 20],
  [/^(?:thirty|тридцать|тридесет|trideset)$/, 30],
  [/^(?:forty|сорок|четрдесет|[cč]etrdeset)$/, 40],
]

/** `+1 day` and `-7 days` are GNU's notation. The word must have three letters: one letter may be a unit of something else. */
const ahead = ofOurLetters(
  /^(?:in|через|за|кроз|za|kroz) |^\+ ?(?=\d{1,6} ?\p{L}{3})| (?:from (?:now|today)|later|hence|спустя)$/iu,
)
const back = ofOurLetters(/^(?:пре|pre) |^- ?(?=\d{1,6} ?\p{L}{3})| (?:ago|back|назад|тому назад)$/iu)

/** `next month`, `прошлой недели`: one of it from now. */
const oneAhead = /^(?:next|(?:(?:в|на) )?следующ[а-яё]{2,3}|следећ[а-я]{1,3}|slede[cć][a-z]{1,3}) /i
const oneBack = /^(?:last|previous|(?:(?:в|на) )?прошл[а-яё]{1,3}|pro[sš]l[a-z]{1,2}) /i

/** `half an hour`, `пола године`, `полгода`. */
const half = /^(?:half|пола|pola) |^пол[- ]?(?=(?:секунды|минуты|часа|дня|суток|недели|месяца|года)$)/iu

const andHalf = '(?:and a half|с половиной|и по|i po)'

/** Parts of one and more: `полтора часа`, `an hour and a half`, `2 i po sata`. */
const withHalves: readonly (readonly [words: RegExp, digits: (word: string) => string])[] = [
  [/^пол(?:тора|торы|утора) /iu, () => '1.5 '],
  [/^(?:a )?quarter (?:of )?(?:an )?|^(?:четверть|четврт|[cč]etvrt) /iu, () => '0.25 '],
  [
    ofOurLetters(new RegExp(`^(?:(?:an?|one|1|jedan|jednu|један|једну) )?(\\p{L}{3,10}) ${andHalf}$`, 'iu')),
    (unit) => `1.5 ${unit}`,
  ],
  [
    ofOurLetters(new RegExp(`^(\\d{1,3}|\\p{L}{2,6}) ${andHalf} `, 'iu')),
    (count) => `${countOf(count, 1) ?? count}.5 `,
  ],
]

const longestText = 60

/** `5 minutes ago`, `через 3 месяца`, `пре годину дана`, `2h 30m ago`; nothing for a length of time without a direction. */
export function readFromNow(text: string, now: Instant, zone: string): Instant | undefined {
  if (text.length > longestText) return undefined
  for (const [words, sign] of [
    [oneAhead, 1],
    [oneBack, -1],
  ] as const) {
    const rest = words.test(text) ? lengthOf(text.replace(words, '')) : undefined
    if (rest && !/\d/.test(text) && (rest.months > 0 || rest.nanoseconds >= 7n * nanosecondsPerDay))
      return moved(now, rest, sign, zone)
  }
  if (ahead.test(text) === back.test(text)) return undefined
  const isPast = back.test(text)
  const length = lengthOf(text.replace(isPast ? back : ahead, ''))
  return length && moved(now, length, isPast ? -1 : 1, zone)
}

/** A length of time without a direction, `2h 30m`, `2,5 часа`, `5-10 min`: no moment. */
export const isLength = (text: string): boolean =>
  text.length <= longestText &&
  /[\d ]|^пол/iu.test(text) &&
  lengthOf(text.replace(/^[+-] ?|\d{1,4} ?- ?(?=\d)/, '')) !== undefined

/** `2h30`, which is also how some write a time of day. */
const minutesBehindHours = /(?<=\d ?[hч]) ?([0-5]\d)'?$/iu

export interface Length {
  /** May be broken: a month and a half is a length, though no calendar can tell where it ends. */
  readonly months: number
  readonly nanoseconds: bigint
  /** Told in days or longer: a day is as long as the calendar has it, 24 hours are not. */
  readonly isOfDays: boolean
}

/** A number, in digits or in words, and a unit of time; or the unit alone, of which one is meant. */
const part = ofOurLetters(
  /(?:(\d{1,8}(?:[.,]\d{1,3})?) ?|(\p{L}{1,10}) )?(?!(?:and|и|i) )(\p{L}{1,12})\.?(?:(?: (?:and|и|i))?,? ?)/iuy,
)

/** `2h 30m`, `полтора часа`, `3 weeks`. */
export function lengthOf(text: string): Length | undefined {
  if (half.test(text)) return halved(lengthOf(text.replace(half, '')))
  const [words, digits] = withHalves.find(([form]) => form.test(text)) ?? []
  const counted = words && digits ? text.replace(words, (_, word) => digits(word)) : text
  // Serbian: a year of days, a month of days, an hour of time.
  const whole = counted
    .replace(minutesBehindHours, ' $1 min')
    .replace(/((?:годин|месец|недељ|godin|mesec|nedelj)[a-zа-я]{0,2}) (?:дана|dana)$/i, '$1')
    .replace(/(сат|sat) (?:времена|vremena)$/iu, '$1')
  let [months, nanoseconds, position, isOfDays] = [0, 0n, 0, true]
  for (let parts = 0; position < whole.length; parts++) {
    part.lastIndex = position
    const match = part.exec(whole)
    if (!match || parts > 5) return undefined
    const [all, number, word = '', name = ''] = match
    const length = lengths.find(([words]) => words.test(name.toLowerCase()))?.[1]
    const count = number === undefined ? countOf(word, parts) : Number(number.replace(',', '.'))
    if (length === undefined || count === undefined) return undefined
    if (typeof length === 'number') months += length * count
    else {
      nanoseconds += (length * BigInt(Math.round(count * 1000))) / 1000n
      isOfDays &&= length >= nanosecondsPerDay
    }
    position += all.length
  }
  return whole === '' ? undefined : { months, nanoseconds, isOfDays }
}

/** Only the first part may go without a number. */
const countOf = (word: string, index: number): number | undefined =>
  word === '' ? (index === 0 ? 1 : undefined) : counts.find(([words]) => words.test(word.toLowerCase()))?.[1]

const halved = (length: Length | undefined): Length | undefined =>
  length && { ...length, months: length.months / 2, nanoseconds: length.nanoseconds / 2n }

/** Months and years keep the day and the hour on the reader's clock. */
function moved(now: Instant, { months, nanoseconds }: Length, sign: 1 | -1, zone: string): Instant | undefined {
  const shift = BigInt(sign) * nanoseconds
  if (months === 0) return now + shift
  if (!Number.isInteger(months)) return undefined
  const wall = wallTimeAt(now, offsetSecondsAt(now, zone))
  return resolveLocal({ ...wall, ...addMonths(wall, sign * months) }, zone).instant + shift
}
