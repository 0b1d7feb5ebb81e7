import { ofOurLetters } from '../../core/index.ts'
import { checkRange, type Instant, nanosecondsPerSecond, wallTimeAt } from './instant.ts'
import type { Moment, MomentReading } from './moment.ts'
import type { DateNote } from './place-date.ts'
import { zoneOfAmerica, zoneOfPlace } from './place-words.ts'
import { isTimeZone, offsetSecondsAt } from './zone.ts'
import { abbreviationOffsets } from './zone-words.ts'

/** A moment and behind it the zone it is wanted in: `9am PST to CET`, `10:00 мск в Белграде`, `1700000000 in Tokyo`. */
const askedBehind = ofOurLetters(/^(.{1,100}\S)(?: (to|in|into|в|у|u) | ?(?:->|=>|→) ?)(\p{L}[\p{L}\d:/_+ -]{0,40})$/iu)

/** `what time is it in Tokyo`, `time in London now`, `сколько сейчас времени в Токио`, `колико је сати у Токију`. */
const askedNow = ofOurLetters(
  new RegExp(
    `^(?:${[
      "what(?:'s|s| is) the (?:current |local |exact )?time|what time is it|(?:current |local |exact )?time|now",
      'сколько (?:сейчас )?времени|котор(?:ый|ое) (?:сейчас )?час|(?:текущее |точное |местное )?время|сейчас',
      'колико је (?:сада )?(?:сати|часова)|(?:тачно )?време|сада|koliko je (?:sada )?(?:sati|časova)|(?:tačno |tacno )?vreme|sada',
    ].join(
      '|',
    )})(?: now| right now| сейчас| сада| sada)?,? (?:in|в|во|у|u|по|po) (\\p{L}[\\p{L}\\d:+/_ -]{1,40}?)(?: now| right now| сейчас| сада| sada)?\\??$`,
    'iu',
  ),
)

/** `Tokyo time`, `New York time now` */
const timeOfPlace = ofOurLetters(/^(\p{L}[\p{L} -]{2,40}) time(?: now)?\??$/iu)

/** The name of the zone whose time of now is asked for. */
export function zoneAskedNow(text: string): string | undefined {
  const name = (askedNow.exec(text) ?? timeOfPlace.exec(text))?.[1]
  return name !== undefined && offsetOf(name, 0n) !== undefined ? name : undefined
}

/**
 * What stands before the zone is read by itself, and must be a time whose own zone is known, or a count; behind `to` the reader's zone
 * will do, for `10:00 in CET` only says what ten it is.
 */
export function readForZone(text: string, read: (text: string) => MomentReading): MomentReading | undefined {
  const [, given, word, name] = askedBehind.exec(text) ?? []
  if (given === undefined || name === undefined || offsetOf(name, 0n) === undefined) return undefined
  const reading = read(given)
  const isTo = word === undefined || /to$/i.test(word)
  return reading.taken && isPlaced(reading.taken, isTo)
    ? { ...reading, taken: toldIn(name, reading.taken), offered: reading.offered.map((one) => toldIn(name, one)) }
    : undefined
}

function isPlaced({ how }: Moment, isTo: boolean): boolean {
  if (how.kind === 'count') return how.digits.length >= 9
  if (how.kind !== 'date') return true
  return how.precision === 'time' && (isTo || !['reader', 'universal'].includes(how.zone.from))
}

export function toldIn(name: string, moment: Moment): Moment {
  const offsetSeconds = offsetOf(name, moment.instant)!
  // At the end of the calendar the clock of the zone may be past it.
  if (!checkRange(moment.instant + BigInt(offsetSeconds) * nanosecondsPerSecond).ok) return moment
  const { year, month, day, hour, minute } = wallTimeAt(moment.instant, offsetSeconds)
  const note: DateNote = { code: 'askedZone', zone: nameOf(name), offsetSeconds, year, month, day, hour, minute }
  return { ...moment, notes: [...moment.notes, note] }
}

const zoneOf = (name: string): string | undefined =>
  zoneOfAmerica(name) ?? zoneOfPlace(name) ?? (name.includes('/') && isTimeZone(name) ? name : undefined)

/** `UTC-5`, `GMT+5:30`; no zone is further from UTC than 14 hours. */
const shifted = /^(?:UTC|GMT) ?([+-])(1[0-4]|0?\d)(?::?([0-5]\d))?$/i

function shiftOf(name: string): number | undefined {
  const [, sign, hours, minutes = '0'] = shifted.exec(name) ?? []
  return sign === undefined ? undefined : Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60)
}

/** Of a zone by its distance from UTC, its abbreviation, its name in the IANA database, or a city in it. */
function offsetOf(name: string, instant: Instant): number | undefined {
  const [fixed = shiftOf(name)] = abbreviationOffsets(name, wallTimeAt(instant, 0))
  if (fixed !== undefined) return fixed
  const zone = zoneOf(name)
  return zone === undefined ? undefined : offsetSecondsAt(instant, zone)
}

const nameOf = (name: string): string =>
  abbreviationOffsets(name).length > 0 || shifted.test(name) ? name.toUpperCase() : zoneOf(name)!.replaceAll('_', ' ')
