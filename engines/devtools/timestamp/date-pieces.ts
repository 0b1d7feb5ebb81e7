import {
  beforeEra,
  type DatePieces,
  hourWord,
  isDated,
  type Match,
  type Piece,
  piece,
  takeTime,
  word,
} from './date-piece.ts'
import { daysFromToday, monthNumber, weekdayNumber } from './names.ts'
import { periodPieces, takeDayOfYear } from './period-pieces.ts'
import { spokenDayPieces, spokenTimePieces } from './spoken-pieces.ts'
import { zonePieces } from './zone-pieces.ts'

/** The point of an ordinal or an abbreviation, and not of a file's extension. */
const lastPoint = String.raw`(?:\.(?!\p{L}))?`

const ordinalMark = String.raw`(?:st|nd|rd|th|-?го|-?е|\.)?`

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

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
  piece(String.raw`(?<year>\d{4})-(?<ordinal>\d{3})(?!\d)`, takeDayOfYear),
  // ASN.1's UTCTime: 261115120000Z.
  piece(
    String.raw`(?<year>\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)(?<hour>[0-2]\d)(?<minute>[0-5]\d)(?<second>[0-5]\d)(?=Z$)`,
    (match, pieces) => {
      if (!takeNumericDate('compact')(match, pieces)) return false
      pieces.shortYear = true
      return takeTime(match, pieces)
    },
  ),
  piece(String.raw`(?<year>\d{4})(?<ordinal>\d{3})(?=T\d)`, takeDayOfYear),
  piece(
    String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?:[.,](?<fraction>\d{1,9}))?(?!\d)`,
    (match, pieces) => takeNumericDate('compact')(match, pieces) && takeTime(match, pieces),
  ),
  piece(
    String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?=T\d|$|[ _-]\d{4}|[ _-]\d\d:\d\d|[_.-]\p{L})`,
    takeNumericDate('compact'),
  ),
  piece(
    String.raw`(?<year>\d{4})(?<mark>[-/.:]) ?(?<month>\d{1,2})\k<mark> ?(?<day>\d{1,2})(?!\d)`,
    takeNumericDate('yearFirst'),
  ),
  // Not `17.11. 18:30` and `17.11. 18h`: an hour of a day without a year.
  piece(
    String.raw`(?<first>\d{1,2})(?<gap> ?)(?<mark>[-/.]) ?(?<second>\d{1,2})\k<gap>\k<mark> ?(?<year>\d{4}|\d\d(?!(?<=\. \d\d)(?::\d| ?${hourWord}(?!\p{L}))))${lastPoint}(?!\d)`,
    takeThreeNumbers,
  ),
  // 15.XI.2026: papers write the month in Roman numbers.
  piece(
    String.raw`(?<day>\d{1,2})\.?(?<mark>[ ./-]) ?(?<roman>[IVXІХ]{1,4})\.?\k<mark> ?(?<year>\d{4}|(?<=[./-])\d\d)${lastPoint}(?![\d\p{L}])`,
    (match, pieces) => {
      const month = romanMonths.indexOf(match.roman!.toUpperCase().replaceAll('І', 'I').replaceAll('Х', 'X')) + 1
      if (month === 0 || !takeNumericDate('dayFirst')({ ...match, month: String(month) }, pieces)) return false
      pieces.shortYear = match.year!.length === 2
      return true
    },
  ),
  piece(String.raw`(?<year>\d{4})-(?<month>\d\d)(?![\d-])`, takeNumericDate('iso')),
  piece(String.raw`(?<year>\d{4}) (?<month>\d{1,2}) (?<day>\d{1,2})(?!\d)`, takeNumericDate('yearFirst')),
  piece(String.raw`(?<first>\d{1,2})(?<mark> )(?<second>\d{1,2}) (?<year>\d{4})(?!\d)`, takeThreeNumbers),
  piece(String.raw`(?<month>\d{1,2})\/(?<year>\d{4})(?![\d/])`, (match, pieces) => {
    if (!takeNumericDate('monthFirst')(match, pieces)) return false
    delete pieces.day
    return true
  }),
  // Without a year a time has to follow, or the point that ends an ordinal: `14.11. у 22:13`, `14.11. у 22`.
  piece(
    String.raw`(?<first>\d{1,2})(?<mark>[./]) ?(?<second>\d{1,2})(?:\.?,? (?=(?:(?:at|в|у|u) )?\d{1,2}(?:[:.]\d\d(?!\d)| ?${hourWord}(?!\p{L})))|\. (?=[вуu] \d{1,2}$)|\.$)`,
    takeThreeNumbers,
  ),
  // `вс, 15.11`: a weekday says that it is a day.
  piece(
    String.raw`(?<first>\d{1,2})(?<mark>[./])(?<second>\d{1,2})$`,
    (match, pieces) => pieces.weekday !== undefined && takeThreeNumbers(match, pieces),
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
      Object.assign(pieces, { year: Number(match.year), shortYear: match.year!.length === 2, offsetSeconds: 0 })
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
  piece(String.raw`'?(?<year>\d{4})(?![\dZ])(?: ?(?:год[ау]?|г|године|god|godine)(?!\p{L}))?\.?`, takeYear),
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
  // `15h30`, `15h30 CET`, `22h13 14/11/2023`; not `2h30m`, which is a length.
  piece(String.raw`(?<hour>\d{1,2}) ?[hч] ?(?<minute>[0-5]\d)(?=$| [A-Z]{3}|,? \d{1,4}[./-]\d)`, takeTime),
  piece(
    String.raw`T?(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,:](?<fraction>\d{1,9})\d{0,20})?)?(?!\d)${meridiem}?`,
    takeTime,
  ),
  piece(
    String.raw`T(?<hour>\d\d)(?:(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,](?<fraction>\d{1,9})\d{0,20})?)?)?(?!\d|\.\d\d\.\d)`,
    takeTime,
  ),
  // The British write a point: `9.30pm`.
  piece(String.raw`(?<hour>\d{1,2})\.(?<minute>[0-5]\d)${meridiem}`, takeTime),
  piece(String.raw`(?<hour>\d{1,2})${meridiem}`, takeTime),
  // In China, Japan and Korea the half of the day comes first.
  piece(String.raw`(?:(?<am>午前|上午|오전)|午後|下午|오후)(?= ?\d)`, (match, pieces) => {
    if (pieces.meridiem !== undefined || pieces.hour !== undefined) return false
    pieces.meridiem = match.am === undefined ? 'pm' : 'am'
    return true
  }),
  ...spokenTimePieces,
  piece(
    String.raw`(?<hour>\d{1,2}) ?[時时点點시] ?(?:(?<minute>\d{1,2}) ?[分분] ?(?:(?<second>\d{1,2}) ?[秒초])?)?`,
    takeTime,
  ),
  piece(
    String.raw`(?<hour>\d{1,2}) ?${hourWord}\.? ?(?:и |i )?(?<minute>\d{1,2})(?: ?(?:min|мин|m|м)\p{L}{0,4}\.?)?(?: ?(?<second>\d{1,2}) ?(?:s|с)\p{L}{0,6}\.?)?(?![\d\p{L}])`,
    afterDate,
  ),
  // File names cannot hold colons: `2023-11-14_22-13-20`.
  piece(String.raw`(?<hour>\d\d)-(?<minute>\d\d)(?:-(?<second>\d\d)(?:-(?<fraction>\d{3}))?)?(?![\d-])`, afterDate),
  // Not `17.11.2026-01.12`, from one day to another.
  piece(
    String.raw`(?<!\.\d{4}\.? ?[-–] ?)(?<hour>\d{1,2})\.(?<minute>\d\d)(?:\.(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?(?!\.?\d)${meridiem}?`,
    afterDate,
  ),
  // 2026-11-16 0745Z, NOV 17 / 1015Z
  piece(
    String.raw`(?<hour>\d\d)(?<minute>\d\d)(?=Z(?!\p{L}))`,
    (match, pieces) => isDated(pieces) && takeTime(match, pieces),
  ),
  piece(
    String.raw`(?<hour>\d\d)(?<minute>\d\d)(?:(?<second>\d\d)(?<fraction>\d{3})?)?(?!\d)`,
    (match, pieces) =>
      (pieces.layout === 'compact' || (pieces.layout === 'iso' && match.second !== undefined)) &&
      takeTime(match, pieces),
  ),
]

/** Words and marks between the pieces that say nothing. Go ends its times with a monotonic clock. */
export const fillers =
  /(?:[\s,;_:@·•|]|\.(?= |$)|[-/](?=[\s\d\p{L}])|T(?=\d)|m=[+-][\d.]{1,24}$|(?:at|à|on|the|of|from|since|until|till|by|before|after|до|от|с|со|к|ко|в|во|на|перед|после|у|u|од|пред|после|пре|od|pred|pre|г|год[ау]?|године|godine|h|ч|час(?:а|ов|ова)?|сати|sati|casova)(?![\p{L}])\.?)/iuy

export const allPieces = [...datePieces, ...timePieces, ...zonePieces, ...wordPieces]

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
