import { beforeEra, type DatePieces, isDated, type Match, type Piece, piece, takeTime, word } from './date-piece.ts'
import { daysFromToday, monthNumber, weekdayNumber } from './names.ts'
import { periodPieces } from './period-pieces.ts'
import { spokenDayPieces, spokenTimePieces } from './spoken-pieces.ts'
import { zoneOfCity } from './zone.ts'
import { abbreviationOffsets, zoneInFull } from './zone-words.ts'

/** The point of an ordinal or an abbreviation, and not of a file's extension. */
const lastPoint = String.raw`(?:\.(?!\p{L}))?`

const ordinalMark = String.raw`(?:st|nd|rd|th|-?го|-?е|\.)?`

const datePieces: readonly Piece[] = [
  // Four digits behind a minus only where they begin with 0: `-2023-11-14` is a date in a list.
  piece(String.raw`(?<year>[+-]\d{6}|-0\d{3}|\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)`, takeNumericDate('iso')),
  piece(String.raw`(?<year>\d{4})-?W(?<week>\d\d)(?:-?(?<weekday>[1-7]))?(?!\d)`, (match, pieces) => {
    if (isDated(pieces)) return false
    Object.assign(pieces, { year: Number(match.year), week: Number(match.week), layout: 'isoWeek' })
    pieces.weekOfDay = Number(match.weekday ?? 1)
    return true
  }),
  ...periodPieces,
  piece(String.raw`(?<year>\d{4})-(?<ordinal>\d{3})(?!\d)`, takeOrdinal),
  // ASN.1's UTCTime: 261115120000Z.
  piece(
    String.raw`(?<year>\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)(?<hour>[0-2]\d)(?<minute>[0-5]\d)(?<second>[0-5]\d)(?=Z$)`,
    (match, pieces) => {
      if (!takeNumericDate('compact')(match, pieces)) return false
      pieces.shortYear = true
      return takeTime(match, pieces)
    },
  ),
  piece(String.raw`(?<year>\d{4})(?<ordinal>\d{3})(?=T\d)`, takeOrdinal),
  piece(
    String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?:[.,](?<fraction>\d{1,9}))?(?!\d)`,
    (match, pieces) => takeNumericDate('compact')(match, pieces) && takeTime(match, pieces),
  ),
  piece(
    String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?=T\d|$|[ _-]\d{4}|[_.-]\p{L})`,
    takeNumericDate('compact'),
  ),
  piece(
    String.raw`(?<year>\d{4})(?<mark>[-/.:]) ?(?<month>\d{1,2})\k<mark> ?(?<day>\d{1,2})(?!\d)`,
    takeNumericDate('yearFirst'),
  ),
  piece(
    String.raw`(?<first>\d{1,2})(?<mark>[-/.]) ?(?<second>\d{1,2})\k<mark> ?(?<year>\d{4}|\d\d)${lastPoint}(?!\d)`,
    takeThreeNumbers,
  ),
  piece(String.raw`(?<year>\d{4})-(?<month>\d\d)(?![\d-])`, takeNumericDate('iso')),
  piece(String.raw`(?<year>\d{4}) (?<month>\d{1,2}) (?<day>\d{1,2})(?!\d)`, takeNumericDate('yearFirst')),
  piece(String.raw`(?<first>\d{1,2})(?<mark> )(?<second>\d{1,2}) (?<year>\d{4})(?!\d)`, takeThreeNumbers),
  piece(String.raw`(?<month>\d{1,2})\/(?<year>\d{4})(?![\d/])`, (match, pieces) => {
    if (!takeNumericDate('monthFirst')(match, pieces)) return false
    delete pieces.day
    return true
  }),
  // Without a year a time has to follow, or the point that ends an ordinal: `14.11. у 22:13`.
  piece(
    String.raw`(?<first>\d{1,2})(?<mark>[./]) ?(?<second>\d{1,2})(?:\.?,? (?=(?:(?:at|в|у|u) )?\d{1,2}[:.]\d\d(?!\d))|\.$)`,
    takeThreeNumbers,
  ),
  // 2023年11月14日, 2023년 11월 14일
  piece(
    String.raw`(?<year>\d{4}) ?[年년] ?(?<month>\d{1,2}) ?[月월](?: ?(?<day>\d{1,2}) ?[日号일])?`,
    takeNumericDate('yearFirst'),
  ),
  piece(String.raw`\(?(?:星期|周|週)?(?<day>[月火水木金土日一二三四五六天])(?:曜日?)?\)?`, (match, pieces) => {
    if (!isDated(pieces) || pieces.weekday !== undefined) return false
    const index = '月火水木金土日'.indexOf(match.day!)
    pieces.weekday = (index < 0 ? '一二三四五六天'.indexOf(match.day!) : index) + 1
    return true
  }),
  // I1114 22:13:20.123456: the logs of Kubernetes name month and day only.
  piece(String.raw`[IWEF](?<month>\d\d)(?<day>\d\d)(?= \d\d:\d\d:\d\d\.\d)`, takeMonthAndDay),
  // 10-13 13:55:36.123: so do Android's.
  piece(String.raw`(?<month>0\d|1[0-2])-(?<day>[0-3]\d)(?= \d\d:\d\d:\d\d\.\d{3})`, takeMonthAndDay),
  // 251013 13:55:36: MySQL's have a year of two digits.
  piece(String.raw`(?<year>\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)(?= {1,2}\d{1,2}:\d\d:\d\d)`, (match, pieces) => {
    pieces.shortYear = takeNumericDate('compact')(match, pieces)
    return pieces.shortYear
  }),
  // 142213Z NOV 23: day and time of NATO and of aviation.
  piece(
    String.raw`(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)Z ?(?<word>[A-Z]{3}) ?(?<year>\d{4}|\d\d)(?!\d)`,
    (match, pieces) => {
      if (!takeNamedMonth(match, pieces)) return false
      Object.assign(pieces, { year: Number(match.year), shortYear: match.year?.length === 2, offsetSeconds: 0 })
      return takeTime(match, pieces)
    },
  ),
]

const wordPieces: readonly Piece[] = [
  ...spokenDayPieces,
  piece(word, (match, pieces) => {
    const weekday = weekdayNumber(match.word!)
    if (weekday === 0 || pieces.weekday !== undefined) return false
    Object.assign(pieces, { weekday, weekdayInFull: (match.word ?? '').length > 4 })
    return true
  }),
  piece(String.raw`(?<word>\p{L}{4,14})(?!\p{L})`, (match, pieces) => {
    const days = daysFromToday(match.word!)
    if (days === undefined || isDated(pieces)) return false
    Object.assign(pieces, { daysFromToday: days, layout: 'relative' })
    return true
  }),
  piece(String.raw`(?<day>\d{1,2})${ordinalMark}[ /-]?(?:of )?${word}`, takeNamedMonth),
  piece(String.raw`${word}[ /-]{0,3}(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:\p{L}])`, takeNamedMonth),
  piece(word, takeNamedMonth),
  piece(String.raw`(?<year>\d{1,4})\.?(?: ?(?:год[ау]?|г\.|године|godine))? ?(?=${beforeEra})`, takeYear),
  piece(String.raw`'?(?<year>\d{4})(?!\d)(?: ?(?:год[ау]?|г|године|god|godine)(?!\p{L}))?\.?`, takeYear),
  piece(String.raw`'?(?<year>\d\d)(?![\d:.\p{L}])`, (match, pieces) => {
    if (pieces.layout !== 'words' || pieces.day === undefined || !takeYear(match, pieces)) return false
    pieces.shortYear = true
    return true
  }),
  piece(beforeEra, (_, pieces) => {
    if (pieces.year === undefined || pieces.beforeChrist) return false
    pieces.beforeChrist = true
    return true
  }),
]

const meridiem = String.raw`(?: ?(?<meridiem>[ap])\.?m(?!\p{L})${lastPoint})`
const timePieces: readonly Piece[] = [
  // `22h13 14/11/2023`
  piece(String.raw`(?<hour>\d{1,2}) ?h ?(?<minute>[0-5]\d)(?=,? \d{1,4}[./-]\d)`, takeTime),
  piece(
    String.raw`T?(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,:](?<fraction>\d{1,9})\d{0,20})?)?(?!\d)${meridiem}?`,
    takeTime,
  ),
  piece(
    String.raw`T(?<hour>\d\d)(?:(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,](?<fraction>\d{1,9})\d{0,20})?)?)?(?!\d)`,
    takeTime,
  ),
  piece(String.raw`(?<hour>\d{1,2})${meridiem}`, takeTime),
  ...spokenTimePieces,
  piece(
    String.raw`(?<hour>\d{1,2}) ?[時时点點시] ?(?:(?<minute>\d{1,2}) ?[分분] ?(?:(?<second>\d{1,2}) ?[秒초])?)?`,
    takeTime,
  ),
  piece(
    String.raw`(?<hour>\d{1,2}) ?(?:h|ч|час(?:а|ов|ова)?|сат[аи]?|sat[ai]?|[cč]as(?:a|ova)?)\.? ?(?:и |i )?(?<minute>\d{1,2})(?: ?(?:min|мин|m|м)\p{L}{0,4}\.?)?(?: ?(?<second>\d{1,2}) ?(?:s|с)\p{L}{0,6}\.?)?(?![\d\p{L}])`,
    afterDate,
  ),
  // File names cannot hold colons: `2023-11-14_22-13-20`.
  piece(String.raw`(?<hour>\d\d)-(?<minute>\d\d)(?:-(?<second>\d\d)(?:-(?<fraction>\d{3}))?)?(?![\d-])`, afterDate),
  piece(
    String.raw`(?<hour>\d{1,2})\.(?<minute>\d\d)(?:\.(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?(?!\d)${meridiem}?`,
    afterDate,
  ),
  piece(
    String.raw`(?<hour>\d\d)(?<minute>\d\d)(?:(?<second>\d\d)(?<fraction>\d{3})?)?(?!\d)`,
    (match, pieces) =>
      (pieces.layout === 'compact' || (pieces.layout === 'iso' && match.second !== undefined)) &&
      takeTime(match, pieces),
  ),
]

const zonePieces: readonly Piece[] = [
  piece(String.raw`(?:по (?:москве|московскому времени|мск)|moscow time)(?!\p{L})`, (_, pieces) => {
    if (pieces.hour === undefined || pieces.abbreviation !== undefined) return false
    pieces.abbreviation = 'MSK'
    return true
  }),
  // Windows management instrumentation writes the offset in minutes: `20261115130000.000000+060`.
  piece(String.raw`(?<sign>[+-])(?<minutes>\d{3})$`, (match, pieces) => {
    if (pieces.layout !== 'compact' || pieces.hour === undefined || pieces.offsetSeconds !== undefined) return false
    pieces.offsetSeconds = (match.sign === '-' ? -60 : 60) * Number(match.minutes)
    return true
  }),
  piece(
    String.raw`(?<name>UTC?|GMT)? ?(?<sign>[+-])(?<hours>\d{1,2})(?:(?<colon>:)?(?<minutes>\d\d)(?::?(?<seconds>\d\d))?)?(?!\d)`,
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
  piece(String.raw`(?<city>\p{L}{3,20}(?:[ _-]\p{L}{2,20}){0,2}?)(?: time)?$`, (match, pieces) => {
    const zone = pieces.hour === undefined || pieces.zone !== undefined ? undefined : zoneOfCity(match.city!)
    if (zone === undefined) return false
    pieces.zone = zone
    return true
  }),
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
  piece(String.raw`(?<word>\p{L}{1,5})(?![\p{L}\d]|\/\p{L})`, (match, pieces) => {
    const name = match.word!
    if (pieces.abbreviation !== undefined || !isBegun(pieces)) return false
    // A name nobody knows is kept as well, so that it can be said; months and weekdays are not written like this.
    const isUnknownZone = /^[A-Z]{3,5}$/.test(name) && monthNumber(name) + weekdayNumber(name) === 0
    if (abbreviationOffsets(name).length === 0 && !(isUnknownZone && pieces.hour !== undefined)) return false
    pieces.abbreviation = name.toUpperCase()
    return true
  }),
]

/** Words and marks between the pieces that say nothing. Go ends its times with a monotonic clock. */
export const fillers =
  /(?:[\s,;_:@]|\.(?= |$)|[-/](?=[\s\d\p{L}])|T(?=\d)|m=[+-][\d.]{1,24}$|(?:at|on|the|of|from|since|until|till|by|before|after|до|от|с|со|к|ко|в|во|на|перед|после|у|u|од|пред|после|пре|od|pred|pre|г|год[ау]?|године|godine|h|ч|час(?:а|ов|ова)?|сати|sati|casova)(?![\p{L}])\.?)/iuy

export const allPieces = [...datePieces, ...timePieces, ...zonePieces, ...wordPieces]

/** Behind a date or a time a zone can stand. */
const isBegun = (pieces: DatePieces): boolean => isDated(pieces) || pieces.hour !== undefined

function takeNumericDate(layout: NonNullable<DatePieces['layout']>) {
  return (match: Match, pieces: DatePieces): boolean => {
    if (isDated(pieces) || match.year === '-000000') return false
    Object.assign(pieces, { year: Number(match.year), month: Number(match.month), day: Number(match.day ?? 1), layout })
    return true
  }
}

function takeMonthAndDay(match: Match, pieces: DatePieces): boolean {
  if (isDated(pieces)) return false
  Object.assign(pieces, { month: Number(match.month), day: Number(match.day), yearless: true, layout: 'words' })
  return true
}

function takeOrdinal(match: Match, pieces: DatePieces): boolean {
  if (isDated(pieces)) return false
  Object.assign(pieces, { year: Number(match.year), ordinal: Number(match.ordinal), layout: 'isoOrdinal' })
  return true
}

/**
 * Three numbers, the year last: the day comes first everywhere but in the United States, where it is the month and the
 * marks are slashes. Where both could be, the reader of the pieces decides and offers the other.
 */
function takeThreeNumbers(match: Match, pieces: DatePieces): boolean {
  if (isDated(pieces)) return false
  const [first, second] = [Number(match.first), Number(match.second)]
  const mustBeMonthFirst = second > 12 && first <= 12
  Object.assign(pieces, mustBeMonthFirst ? { month: first, day: second } : { month: second, day: first })
  pieces.layout = mustBeMonthFirst ? 'monthFirst' : 'dayFirst'
  pieces.swappable = first <= 12 && second <= 12 && first !== second && match.mark !== '.'
  if (match.year !== undefined) pieces.year = Number(match.year)
  pieces.shortYear = match.year?.length === 2
  return true
}

function takeNamedMonth(match: Match, pieces: DatePieces): boolean {
  const month = monthNumber(match.word!)
  if (month === 0 || isDated(pieces)) return false
  pieces.month = month
  if (match.day !== undefined) pieces.day = Number(match.day)
  pieces.layout = 'words'
  return true
}

function takeYear(match: Match, pieces: DatePieces): boolean {
  if (pieces.year !== undefined || pieces.yearless) return false
  pieces.year = Number(match.year)
  return true
}

/** `22.13` is a time only where a date stands before it. */
function afterDate(match: Match, pieces: DatePieces): boolean {
  return isDated(pieces) && pieces.year !== undefined && takeTime(match, pieces)
}

/** A calendar suffix of RFC 9557 (`[u-ca=gregory]`) changes how a date is shown, not when it is. */
function takeBracket(match: Match, pieces: DatePieces): boolean {
  if (match.zone?.includes('=')) return true
  if (pieces.zone !== undefined || !isBegun(pieces)) return false
  pieces.zone = match.zone!
  return true
}
