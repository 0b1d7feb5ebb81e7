import { type DatePieces, isDated, type Match, type Piece, piece } from './date-piece.ts'
import { monthNumber, weekdayNumber } from './names.ts'
import { zoneOfAmerica, zoneOfPlace } from './place-words.ts'
import { isTimeZone } from './zone.ts'
import { abbreviationOffsets, zoneInFull } from './zone-words.ts'

/** By which clock a date is: offsets, abbreviations, names of zones and cities. */
export const zonePieces: readonly Piece[] = [
  // Russian zones are called by Moscow's: `МСК+2`.
  piece(String.raw`(?<name>(?:MSK|МСК) ?[+-] ?\d)(?![\d:])`, (match, pieces) => {
    if (pieces.offsetSeconds !== undefined || pieces.abbreviation !== undefined) return false
    pieces.abbreviation = match.name!.toUpperCase().replaceAll(' ', '')
    return true
  }),
  piece(
    String.raw`(?<name>[ECMP]T|(?:eastern|central|mountain|pacific)(?: time)?)(?!\p{L}| (?:standard|daylight|european))`,
    (match, pieces) => takePlace(zoneOfAmerica(match.name!), pieces),
  ),
  // `15:00 по Екатеринбургу`, `по екатеринбургскому времени`, `po beogradskom vremenu`, `in Tokyo`.
  piece(
    String.raw`(?:(?:по|po) (?:времени |vremenu |времену )?|in )(?<city>\p{L}[\p{L}-]{2,20})(?: времени| времену| vremenu| time)?(?!\p{L})`,
    (match, pieces) => takePlace(zoneOfPlace(match.city!), pieces),
  ),
  piece(String.raw`(?<city>\p{L}{4,20})(?: времени| време| vreme| time)(?!\p{L})`, (match, pieces) =>
    takePlace(zoneOfPlace(match.city!), pieces),
  ),
  // Windows management instrumentation writes the offset in minutes: `20261115130000.000000+060`.
  piece(String.raw`(?<sign>[+-])(?<minutes>\d{3})$`, (match, pieces) => {
    if (pieces.layout !== 'compact' || pieces.hour === undefined || pieces.offsetSeconds !== undefined) return false
    pieces.offsetSeconds = (match.sign === '-' ? -60 : 60) * Number(match.minutes)
    return true
  }),
  // In brackets as well: `12:34 (UTC+3)`.
  piece(
    String.raw`\(?(?<name>UTC?|GMT)? ?(?<sign>[+-])(?<hours>\d{1,2})(?:(?<colon>:)?(?<minutes>\d\d)(?::?(?<seconds>\d\d))?)?(?!\d)\)?`,
    (match, pieces) => {
      const [hours, minutes, seconds] = [match.hours, match.minutes, match.seconds].map((part) => Number(part ?? 0))
      const offsetSeconds = (match.sign === '-' ? -1 : 1) * (hours! * 3600 + minutes! * 60 + seconds!)
      // Without a time only ISO dates carry one, with its colon (XML Schema): `14-NOV-23` is a year, `2023-11-14-2213` a time.
      if (pieces.hour === undefined && (pieces.layout !== 'iso' || match.colon === undefined)) return false
      if (hours! > 23 || minutes! > 59 || seconds! > 59 || (pieces.offsetSeconds ?? offsetSeconds) !== offsetSeconds)
        return false
      pieces.offsetSeconds = offsetSeconds
      return true
    },
  ),
  piece(String.raw`(?<name>${zoneInFull})(?!\p{L})`, (match, pieces) => {
    if (pieces.hour === undefined || pieces.abbreviation !== undefined) return false
    pieces.abbreviation = match.name!.toUpperCase()
    return true
  }),
  // `22:13 Belgrade`, `22:13 New York time`: at the end of the text alone, elsewhere it is the name of something else.
  piece(String.raw`(?<city>\p{L}{3,20}(?:[ _-]\p{L}{2,20}){0,2}?)(?: time)?$`, (match, pieces) =>
    takePlace(zoneOfPlace(match.city!), pieces),
  ),
  piece(String.raw`\[!?(?<zone>[^\[\]]{1,64})\]`, takeBracket),
  // E-mail may have one before the offset as well.
  piece(String.raw`\([^()]{0,64}\)(?= ?[+-]\d{4}(?!\d))`, (_, pieces) => pieces.hour !== undefined),
  // A comment, as e-mail and JavaScript have it: `(Moscow Standard Time)`. The offset before it counts; alone it must be known.
  piece(String.raw`\((?<comment>[^()]{0,64})\)`, (match, pieces) => {
    if (pieces.offsetSeconds !== undefined || pieces.abbreviation !== undefined) return true
    if (pieces.hour === undefined || abbreviationOffsets(match.comment!).length === 0) return false
    pieces.abbreviation = match.comment!.toUpperCase()
    return true
  }),
  piece(String.raw`(?<zone>[A-Za-z]{2,20}\/[A-Za-z_]{2,30}(?:\/[A-Za-z_]{2,30})?)(?![\p{L}\d])`, takeBracket),
  // `22:13 MSK`, `22:13 по мск`, `22:13 in CET`
  piece(String.raw`(?:по |in )?(?<word>\p{L}{1,5})(?![\p{L}\d]|\/\p{L})`, (match, pieces) => {
    const name = match.word!
    if (pieces.abbreviation !== undefined || !isBegun(pieces)) return false
    // A name nobody knows is kept as well, so that it can be said; months and weekdays are not written like this.
    const isUnknownZone = /^[A-Z]{3,5}$/.test(name) && monthNumber(name) + weekdayNumber(name) === 0
    if (abbreviationOffsets(name).length === 0 && !(isUnknownZone && pieces.hour !== undefined)) return false
    pieces.abbreviation = name.toUpperCase()
    return true
  }),
]

/** Behind a date or a time a zone can stand. */
const isBegun = (pieces: DatePieces): boolean => isDated(pieces) || pieces.hour !== undefined

function takePlace(zone: string | undefined, pieces: DatePieces): boolean {
  if (zone === undefined || pieces.hour === undefined || pieces.zone !== undefined) return false
  pieces.zone = zone
  return true
}

/** A calendar suffix of RFC 9557 (`[u-ca=gregory]`) changes how a date is shown, not when it is. */
function takeBracket(match: Match, pieces: DatePieces): boolean {
  if (match.zone?.includes('=')) return true
  // `[main]` is a thread of a program.
  if (/^\p{Ll}[\p{L}\d-]{2,30}$/u.test(match.zone!) && !isTimeZone(match.zone!)) return false
  if (pieces.zone !== undefined || !isBegun(pieces)) return false
  pieces.zone = match.zone!
  return true
}
