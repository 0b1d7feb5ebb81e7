import { hourWord, isDated, type Piece, piece, takeTime, word } from './date-piece.ts'
import { weekdayNumber } from './names.ts'

/** Days as people say them: `next friday`, `the day before yesterday`, noon. */
export const spokenDayPieces: readonly Piece[] = [
  piece(
    String.raw`(?<way>next|this|last|в следующ\p{L}{2,3}|следующ\p{L}{2,3}|в эт[уо]т?|в прошл\p{L}{2,3}|прошл\p{L}{1,3}|следећ\p{L}{1,3}|slede[cć]\p{L}{1,3}|pro[sš]l\p{L}{1,2}) ${word}`,
    (match, pieces) => {
      const weekday = weekdayNumber(match.word!)
      if (weekday === 0 || isDated(pieces) || pieces.weekday !== undefined) return false
      const isPast = /last|прошл|pro/i.test(match.way!)
      Object.assign(pieces, { weekday, weekdayFromToday: isPast ? -1 : 1, layout: 'relative' })
      return true
    },
  ),
  piece(
    String.raw`(?:12 )?(?:(?<noon>noon|midday|полдень|полудню|подне|podne)|midnight|полночь|полуночи|поноћ|pono[cć])(?!\p{L})`,
    (match, pieces) => {
      const hour = match.noon === undefined ? 0 : 12
      // `12:00 noon`
      if (pieces.hour !== undefined && (pieces.hour % 12 !== 0 || pieces.minute !== 0 || pieces.meridiem)) return false
      Object.assign(pieces, { hour, minute: 0, second: 0, nanosecond: 0 })
      return true
    },
  ),
  piece(String.raw`(?:the )?day (?<way>before yesterday|after tomorrow)(?!\p{L})`, (match, pieces) => {
    if (isDated(pieces)) return false
    Object.assign(pieces, { daysFromToday: /^b/i.test(match.way!) ? -2 : 2, layout: 'relative' })
    return true
  }),
]

/** Hours as people say them. */
export const spokenTimePieces: readonly Piece[] = [
  // `8 утра`, `7:30 увече`: the clock of twelve hours in words. `3 дня` is a length of time unless a day stands before it; `3 часа дня` is none.
  piece(
    String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?(?<named> ?${hourWord})? (?:(?<morning>утра|ночи|ујутру|ујутро|ujutr[uo])|(?<evening>вечера|увече|uve[cč]e|поподне|popodne|по подне|po podne)|(?<day>дня))(?!\p{L})`,
    (match, pieces) => {
      const hour = Number(match.hour)
      if (hour < 1 || hour > 12 || (match.day !== undefined && !match.named && !isDated(pieces))) return false
      if (!takeTime({ ...match, meridiem: undefined }, pieces)) return false
      pieces.meridiem = match.morning === undefined ? 'pm' : 'am'
      return true
    },
  ),
  // `u 8.30`, `15.30h`: with minutes behind a point; before noon a length of time in decimals looks like the latter.
  piece(
    String.raw`(?:[вуu] (?<hour>\d{1,2})[.,](?<minute>[0-5]\d)(?: ?${hourWord})?|(?<hours>1[3-9]|2[0-3])[.,](?<minutes>[0-5]\d) ?${hourWord})(?![\d\p{L}]|[.,]\d)`,
    (match, pieces) => takeTime({ hour: match.hour ?? match.hours, minute: match.minute ?? match.minutes }, pieces),
  ),
  // `сутра у 8`, `15.11.2026. у 13h`: an hour alone, behind a day; `в 15 часов` without one.
  piece(
    String.raw`(?:(?<at>at|в|у|u|до|do) (?<hour>\d{1,2})(?<named> ?${hourWord})?|(?<hours>\d{1,2}) ?${hourWord})(?![\d\p{L}]|[:.]\d| (?:[иi] )?\d| ?(?:h|ч|час|сат|sat|[cč]as)\p{L}{0,3}\.? (?:[иi] )?\d| (?:утра|ночи|дня|вечера|ујутр|ujutr|увече|uve|п|p))`,
    (match, pieces) =>
      (isDated(pieces) || pieces.weekday !== undefined || (match.named !== undefined && /^[вуu]$/i.test(match.at!))) &&
      takeTime({ hour: match.hour ?? match.hours }, pieces),
  ),
]
