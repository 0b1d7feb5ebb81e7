import { beforeEra, type DatePieces, isDated, type Match, type Piece, piece } from './date-piece.ts'

/** Quarters and weeks in words, by the day they begin with: `Q3 2023`, `3-й квартал 2023`, `week 40 2023`. */
export const periodPieces: readonly Piece[] = [
  // With its era a year may have fewer digits: `44 BC`, `44 г. до н. э.`, `AD 79`.
  piece(
    String.raw`(?:(?:(?<before>BC|п\. ?н\. ?е\.|p\. ?n\. ?e\.)|AD) ?(?<behind>\d{1,4})|(?<year>\d{1,4})\.?(?: ?(?:год[ау]?|годин[ае]|godin[ae]|г\.|god\.))? ?(?:(?<until>${beforeEra})|(?:A\.? ?D|C\.? ?E|н\. ?[эе]|n\. ?e|нашей эры|нове ере|nove ere)(?!\p{L})\.?))$`,
    (match, pieces) => {
      const year = Number(match.year ?? match.behind)
      if (isDated(pieces) || year === 0) return false
      Object.assign(pieces, { year, month: 1, day: 1, layout: 'year' })
      pieces.beforeChrist = (match.before ?? match.until) !== undefined
      return true
    },
  ),
  // A year alone is the beginning of it; with `г.` it must end the text, where it may be grams as well.
  piece(
    String.raw`(?:(?:year|год|година|godina) (?<year>\d{4})\.?|(?<before>\d{4})\.? ?(?:год|годин[аеу]|godin[aeu]|god\.|г\.?))$`,
    (match, pieces) => {
      if (isDated(pieces)) return false
      Object.assign(pieces, { year: Number(match.year ?? match.before), month: 1, day: 1, layout: 'year' })
      return true
    },
  ),
  piece(String.raw`(?<year>\d{4})[ /-]{0,2}Q(?<quarter>[1-4])(?![\d\p{L}])`, takeQuarter),
  piece(String.raw`Q(?<quarter>[1-4])[ /,'-]{0,3}(?:of )?(?<year>\d{4}|\d\d)(?!\d)`, takeQuarter),
  piece(String.raw`(?<quarter>[1-4])(?:Q|кв\.?)[ /'-]{0,2}(?<year>\d{4}|\d\d)(?!\d)`, takeQuarter),
  piece(
    String.raw`(?<quarter>[1-4]|I{1,3}|IV|\p{L}{4,9})(?:st|nd|rd|th|-?[йи]|\.)? (?:quarter|квартал[ае]?|кв\.?|kvartal[au]?)(?: of)?,? (?<year>\d{4})(?!\d)`,
    takeQuarter,
  ),
  piece(
    String.raw`(?:W|week|wk|KW|CW|неделя|недеља|nedelja|седмица|sedmica)\.? ?(?<week>\d{1,2})(?: of|,|/| in)? ?(?<year>\d{4})(?!\d)`,
    takeWeek,
  ),
  piece(
    String.raw`(?<year>\d{4}),? (?:W|week|wk|KW|CW|неделя|недеља|nedelja|седмица|sedmica)\.? ?(?<week>\d{1,2})(?!\d)`,
    takeWeek,
  ),
  piece(
    String.raw`(?<week>\d{1,2})(?:st|nd|rd|th|-?[ая]я?|\.)? (?:week|неделя|недел[еюи]|недељ[аеиу]|nedelj[aeiu]|седмиц[аеиу]|sedmic[aeiu])(?: of|,)? (?<year>\d{4})(?!\d)`,
    takeWeek,
  ),
  // `day 320 of 2026`, `320-й день 2026 года`
  piece(String.raw`(?:day|DOY|день|дан|dan) (?<ordinal>\d{1,3})(?: of|,|/)? ?(?<year>\d{4})(?!\d)`, takeDayOfYear),
  piece(
    String.raw`(?<ordinal>\d{1,3})(?:st|nd|rd|th|-?[йи]|\.)? (?:day|день|дан|dan)(?: of| у| u| в)? (?<year>\d{4})(?!\d)(?:\.| ?(?:года|году|г\.|године|години|godine|godini))?`,
    takeDayOfYear,
  ),
]

export function takeDayOfYear(match: Match, pieces: DatePieces): boolean {
  if (isDated(pieces)) return false
  Object.assign(pieces, { year: Number(match.year), ordinal: Number(match.ordinal), layout: 'isoOrdinal' })
  return true
}

const quarterWords: readonly RegExp[] = [
  /^(?:1|i|first|перв\p{L}{2}|први|prvi|првог)$/iu,
  /^(?:2|ii|second|втор\p{L}{2}|други|drugi|другог)$/iu,
  /^(?:3|iii|third|трет\p{L}{2,3}|трећи|tre[cć]i|трећег)$/iu,
  /^(?:4|iv|fourth|четв[её]рт\p{L}{2}|четврти|[cč]etvrti)$/iu,
]

/** A quarter of a year, by its first day. */
function takeQuarter(match: Match, pieces: DatePieces): boolean {
  const quarter = quarterWords.findIndex((words) => words.test(match.quarter!)) + 1
  if (quarter === 0 || isDated(pieces)) return false
  Object.assign(pieces, { year: Number(match.year), month: quarter * 3 - 2, day: 1, quarter, layout: 'quarter' })
  pieces.shortYear = match.year?.length === 2
  return true
}

/** A week by its number in words, by its Monday. */
function takeWeek(match: Match, pieces: DatePieces): boolean {
  if (isDated(pieces)) return false
  Object.assign(pieces, { year: Number(match.year), week: Number(match.week), weekOfDay: 1, layout: 'week' })
  return true
}
