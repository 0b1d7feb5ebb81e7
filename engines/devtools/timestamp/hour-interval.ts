import { hourWord } from './date-piece.ts'

/** From an hour to another, neither with minutes: `9-17h`, `с 9 до 17`, `tomorrow from 9 to 5`, `9.00-17.30`. */
const hours = new RegExp(
  String.raw`^(.{0,40}?)(?<![\d\p{L}.,:-])(?:(?<lead>[сc]|от|од|od|from) )?(\d{1,2})(?:\.(00|15|30|45))?(?: ?${hourWord})?(?: ?- ?| (?:to|until|till|до|do) )(\d{1,2})(?:\.(00|15|30|45))?(?<unit> ?${hourWord})?( .{1,30})?$`,
  'iu',
)

/** Both ends in full; nothing for a text that rather tells how long something takes, `2-3 h`, or how much of something there is, `от 9 до 17`. */
export function hourInterval(text: string): readonly [begin: string, end: string] | undefined {
  const match = hours.exec(text)
  if (!match) return undefined
  const { lead = '', unit } = match.groups!
  const [, day = '', , first = '', minutes, last = '', lastMinutes, , rest = ''] = match
  const [begin, until] = [Number(first), Number(last)]
  if (begin > 23 || until > 24 || /^от$/i.test(lead)) return undefined
  const isBackwards = until <= begin
  const isClock =
    /[сc]/i.test(lead) ||
    (lead !== '' && (isBackwards || day !== '')) ||
    (minutes !== undefined && lastMinutes !== undefined) ||
    (unit !== undefined && (day !== '' || [begin, until].some((hour) => hour > 12 && hour < 24)))
  if (!isClock) return undefined
  // On the clock of twelve hours, `from 9 to 5` ends in the afternoon.
  const end = lead !== '' && isBackwards && begin <= 12 ? until + 12 : until
  return [`${day}${first}:${minutes ?? '00'}${rest}`, `${day}${end}:${lastMinutes ?? '00'}${rest}`]
}
