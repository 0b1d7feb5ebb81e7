import type { Made, Node, Rule, Text } from '../../../language/index.ts'
import { digitsOf, isTight, made, rule } from './making.ts'
import { shortYear, type Year } from './periods.ts'
import type { DateLayout, DatePieces } from './pieces.ts'

/** Days: in numbers, with a month by name, counted from today. */

type Number = Node<number>
type Word = Node<string>

const yearFirst = (year: Number, month: number, day: number, layout: DateLayout = 'yearFirst'): Made =>
  made({ year: year.value, month, day, layout })

/**
 * Two numbers of which either could be the month. Points are never American; of the others the language tells which comes first, where
 * both could, and the other way is kept.
 */
function inOrder(first: number, second: number, mark: string, rest: Partial<DatePieces>, text: Text, cost = 0): Made {
  const canSwap = first <= 12 && second <= 12 && first !== second && mark !== 'dot'
  const isMonthFirst = (second > 12 && first <= 12) || (canSwap && mark === 'slash' && text.language === 'en')
  const [month, day] = isMonthFirst ? [first, second] : [second, first]
  return made(
    { ...rest, month, day, layout: isMonthFirst ? 'monthFirst' : 'dayFirst', ...(canSwap ? { swappable: true } : {}) },
    cost,
  )
}

function threeNumbers([first, mark, second, again, year]: Node[], text: Text): Made {
  if (mark!.kind !== again!.kind || !isTight(mark!, text) || !isTight(again!, text)) return undefined
  const isSpaced = !isTight(second!, text)
  if (isSpaced !== !isTight(year!, text) || (isSpaced && mark!.kind !== 'dot')) return undefined
  const isShort = year!.kind === 'nn'
  const ofYear = { year: year!.value, ...(isShort ? { shortYear: true } : {}) }
  return inOrder(first!.value, second!.value, mark!.kind, ofYear, text, isSpaced && isShort ? 1 : 0)
}

/** Day and month by its name, with the year where there is one. */
const named = (day: number | undefined, month: Word, year?: Node<Year>, cost = 0): Made =>
  made(
    {
      ...year?.value,
      month: Number(month.value),
      ...(day === undefined ? {} : { day }),
      layout: 'words',
    } satisfies DatePieces,
    cost,
  )

const numeric: readonly Rule[] = [
  rule('day', 'yyyy ~dash ~nn ~dash ~nn', ([year, , month, , day]) => yearFirst(year, month.value, day.value, 'iso')),
  rule('day', 'cross|dash ~d6|yyyy ~dash ~nn ~dash ~nn', ([sign, year, , month, , day], text) => {
    const digits = digitsOf(year, text)
    const isYear = !isTight(sign, text) && (year.kind === 'd6' || (sign.kind === 'dash' && digits.startsWith('0')))
    const count = Number(digits) * (sign.kind === 'dash' ? -1 : 1)
    return isYear && !Object.is(count, -0)
      ? made({ year: count, month: month.value, day: day.value, layout: 'iso' })
      : undefined
  }),
  rule('day', 'yyyy ~dash ~nn', ([year, , month]) => yearFirst(year, month.value, 1, 'iso'), 1),
  rule('day', 'yyyy ~dash ~n ~dash ~n', ([year, , month, , day], text) =>
    [month, day].every((part) => digitsOf(part, text).length === 2)
      ? undefined
      : yearFirst(year, month.value, day.value),
  ),
  rule('day', 'yyyy ~slash ~n ~slash ~n', ([year, , month, , day]) => yearFirst(year, month.value, day.value)),
  rule('day', 'yyyy ~colon ~n ~colon ~n', ([year, , month, , day]) => yearFirst(year, month.value, day.value)),
  rule('day', 'yyyy ~dot n ~dot n', ([year, , month, , day]) => yearFirst(year, month.value, day.value)),
  rule('day', 'yyyy n n', ([year, month, day]) => yearFirst(year, month.value, day.value), 1),
  rule('day', 'n dash|slash|dot n dash|slash|dot yyyy', threeNumbers),
  rule('day', 'n dash|slash|dot n dash|slash|dot nn', threeNumbers, 1),
  rule(
    'day',
    'n n yyyy',
    ([day, month, year], text) => inOrder(day.value, month.value, 'space', { year: year.value }, text),
    1,
  ),
  rule('day', 'n dot? dot|slash|dash? roman dot|slash|dash? yyyy', ([day, , , month, , year]) =>
    made({ year: year.value, month: month.value, day: day.value, layout: 'dayFirst' }),
  ),
  rule('day', 'n dot|slash|dash roman dot|slash|dash nn', ([day, , month, , year]) =>
    made({ year: year.value, shortYear: true, month: month.value, day: day.value, layout: 'dayFirst' }),
  ),
  rule(
    'day',
    'n ~slash ~yyyy',
    ([month, , year]) => made({ year: year.value, month: month.value, layout: 'monthFirst' }),
    1,
  ),
  rule('day', 'yyyy ~dash ~nnn', ([year, , day]) =>
    made({ year: year.value, ordinal: day.value, layout: 'isoOrdinal' }),
  ),
  rule('day', 'd7', ([day]) =>
    made({ year: Number(day.value.slice(0, 4)), ordinal: Number(day.value.slice(4)), layout: 'isoOrdinal' }, 1),
  ),
  // Without a year something else has to say that it is a day: a point behind it, a time, a weekday.
  rule('shortday', 'n dot|slash n', ([first, mark, second], text) =>
    isTight(mark, text) && (mark.kind === 'dot' || isTight(second, text)) && mayBeDay(first.value, second.value)
      ? inOrder(first.value, second.value, mark.kind, {}, text)
      : undefined,
  ),
  rule('day', 'n ~dot n ~dot', ([day, , month], text) => inOrder(day.value, month.value, 'dot', {}, text), 2),
  rule(
    'day',
    'nameofday comma|dot? shortday dot?',
    ([weekday, , day]) => made({ ...day.value, weekday: Number(weekday.value) }),
    1,
  ),
  rule('day', 'yyyy cjkyear n cjkmonth n cjkday', ([year, , month, , day]) => yearFirst(year, month.value, day.value)),
  rule('day', 'yyyy cjkyear n cjkmonth', ([year, , month]) => yearFirst(year, month.value, 1)),
]

const mayBeDay = (first: number, second: number): boolean =>
  Math.min(first, second) > 0 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31

const words: readonly Rule[] = [
  rule('daynum', 'n', ([day]) => made(day.value)),
  rule('daynum', 'n ~dot', ([day]) => made(day.value)),
  rule('daynum', 'n ordmark', ([day]) => made(day.value)),
  rule('daynum', 'n ~dash ~ordmark', ([day]) => made(day.value)),
  // Contracts put the day, which is written in by hand, into quotes: «15» ноября.
  rule('daynum', 'quote n quote', ([, day]) => made(day.value)),
  rule('daynum', 'ordinal', ([day]) => made(Number(day.value))),
  rule('daynum', 'tens dash? ordinal', ([tens, , day]) =>
    Number(tens.value) <= 30 && Number(day.value) < 10 ? made(Number(tens.value) + Number(day.value)) : undefined,
  ),
  rule('daynum', 'article daynum', ([, day]) => made(day.value)),
  rule('year', 'yyyy', ([year]) => made({ year: year.value })),
  rule('year', 'year yearword', ([year]) => made(year.value)),
  rule('year', 'year ~dot', ([year]) => made(year.value)),
  rule('year', 'year ~dash ~ordmark', ([year]) => made(year.value)),
  rule('year', 'quote nn', ([, year]) => made(shortYear(year).value)),
  rule('year', 'quote yyyy', ([, year]) => made({ year: year.value })),
  rule('daymonth', 'daynum of? month', ([day, , month]) => named(day.value, month)),
  rule('daymonth', 'month daynum', ([month, day]) => named(day.value, month)),
  rule('daymonth', 'n dash|slash month', ([day, , month]) => named(day.value, month)),
  rule('daymonth', 'month dash|slash n', ([month, , day]) => named(day.value, month)),
  rule('day', 'daymonth', ([day]) => made(day.value), 1),
  rule('day', 'daymonth comma|of? year', ([day, , year]) => made({ ...day.value, ...year.value })),
  rule('day', 'daymonth comma? nn', ([day, , year]) => made({ ...day.value, ...shortYear(year).value }), 2),
  rule('day', 'n dash|slash|dot month dash|slash|dot yyyy', ([day, , month, , year]) =>
    named(day.value, month, { ...year, value: { year: year.value } }),
  ),
  rule('day', 'n dash|slash month dash|slash nn', ([day, , month, , year]) => named(day.value, month, shortYear(year))),
  rule('day', 'yyyy comma|dash? month dash? daynum', ([year, , month, , day]) =>
    named(day.value, month, { ...year, value: { year: year.value } }),
  ),
  rule('day', 'month dash n dash yyyy', ([month, , day, , year]) =>
    named(day.value, month, { ...year, value: { year: year.value } }),
  ),
  rule('day', 'month comma|of|dash? year', ([month, , year]) => named(undefined, month, year)),
  rule('day', 'yyyy month', ([year, month]) => named(undefined, month, { ...year, value: { year: year.value } }), 1),
  // Of the year to come, where none is named.
  rule('day', 'holiday', ([word]) => made({ ...dayIn(word), isComing: true, layout: 'words' }, 1)),
  rule('day', 'holiday year', ([word, year]) => made({ ...dayIn(word), ...year.value, layout: 'words' })),
  rule('day', 'startof|endof of? period', ([{ kind }, , { value }]) =>
    made(atEdge(value, kind === 'endof' ? 'end' : 'begin')),
  ),
  rule('period', 'year', ([{ value }]) => made({ ...value, edge: { of: 'year' }, layout: 'words' })),
  rule('period', 'month comma|of? year?', ([month, , year]) =>
    made({ ...year?.value, month: Number(month.value), edge: { of: 'month' }, layout: 'words' }),
  ),
  rule('period', 'article|thisone|nextone|lastone? spanway', ([way, { value }]) =>
    value === 'y' || value === 'mo'
      ? made({ edge: { of: value === 'y' ? 'year' : 'month', ahead: aheadOf(way) }, layout: 'words' })
      : undefined,
  ),
  rule('nth', 'ordinal', ([{ value }]) => made(Number(value))),
  rule('nth', 'n ordmark|dot', ([{ value }]) => made(value)),
  rule('nth', 'n dash ordmark', ([{ value }]) => made(value)),
  rule('nth', 'finalone', () => made(-1)),
  rule('day', 'nth nameofday of|at|in? month comma|of? year?', ([nth, weekday, , month, , year]) =>
    nth.value < 6
      ? made({
          ...year?.value,
          month: Number(month.value),
          weekday: Number(weekday.value),
          nth: nth.value,
          layout: 'words',
        })
      : undefined,
  ),
]

const aheadOf = (way: Node | undefined): number => (way?.kind === 'nextone' ? 1 : way?.kind === 'lastone' ? -1 : 0)

export const atEdge = (period: DatePieces, side: 'begin' | 'end'): DatePieces => ({
  ...period,
  edge: { ...period.edge!, side },
})

/** `12-25`; `11/4/4+1` is the day behind the fourth Thursday of November; `west-2` is counted from Easter. */
function dayIn({ value }: Node<string>): DatePieces {
  const [month, day] = value.split('-').map(Number)
  if (month! > 0) return { month: month!, day: day! }
  const [, rule = '', days = 0] = /^([\d/-]+|west|east)([+-]\d+)?$/.exec(value)!
  const plus = { plusDays: Number(days) }
  if (rule === 'west' || rule === 'east') return { ...plus, easter: rule }
  const [ofMonth, weekday, nth] = rule.split('/').map(Number)
  return { ...plus, month: ofMonth!, weekday: weekday!, nth: nth! }
}

const withWeekday = (weekday: Word, { value }: Node<DatePieces>): Made =>
  value.weekday === undefined && value.layout !== 'relative' && !value.edge
    ? made({ ...value, weekday: Number(weekday.value) })
    : undefined

/** A weekday from which something has lasted is the last one. */
export const back = (day: DatePieces): DatePieces =>
  day.weekdayFromToday === 0 ? { ...day, weekdayFromToday: -1 } : day

const isInCapitals = (text: string): boolean => text.length > 2 && text === text.toUpperCase()

const relative: readonly Rule[] = [
  rule('day', 'relday', ([days]) => made({ daysFromToday: Number(days.value), layout: 'relative' })),
  rule('day', 'wayofday weekday|wday', ([way, weekday]) =>
    made({ weekday: Number(weekday.value), weekdayFromToday: Number(way.value), layout: 'relative' }),
  ),
  rule('day', 'weekday', ([weekday]) =>
    made({ weekday: Number(weekday.value), weekdayFromToday: 0, layout: 'relative' }, 1),
  ),
  rule('day', 'nameofday of|at? thisone|nextone|lastone spanway', ([weekday, , way, { value }]) =>
    value === 'w'
      ? made({ weekday: Number(weekday.value), weeksFromToday: aheadOf(way), layout: 'relative' })
      : undefined,
  ),
  // `sat`, `пет` alone mean other things.
  rule('shortday', 'wday', ([weekday]) =>
    made({ weekday: Number(weekday.value), weekdayFromToday: 0, layout: 'relative' }, 1),
  ),
  rule('nameofday', 'weekday', ([{ value }]) => made(value)),
  // `CET` is a zone before it is a Serbian Thursday.
  rule('nameofday', 'wday', ([{ value, start }], { tokens }) => made(value, isInCapitals(tokens[start]!.text) ? 4 : 1)),
  rule('day', 'nameofday comma|dot? day', ([weekday, , day]) => withWeekday(weekday, day)),
  rule('day', 'day comma? nameofday', ([day, , weekday]) => withWeekday(weekday, day)),
  rule('day', 'day open nameofday close', ([day, , weekday]) => withWeekday(weekday, day)),
  rule('day', 'day ~dot', ([day]) => made(day.value)),
  rule('day', 'day yearword', ([day], text) =>
    day.value.year !== undefined && text.tokens[day.end - 1]!.kind !== 'word' ? made(day.value) : undefined,
  ),
  rule('day', 'lead|at|article day', ([, day]) => made(day.value), 1),
  rule('day', 'leadback day', ([, { value }]) => made(back(value), 1)),
]

export const dayRules: readonly Rule[] = [...numeric, ...words, ...relative]
