import type { Node, NumberValue, Text } from '#engines/language/index.ts'
import type { DateFields, DateLayout, Period } from './date-fields.ts'
import { type Beyond, isTight, type Parts, type Row } from './rows.ts'

/* Days: in numbers, with a month by name, counted from today; and years, quarters and weeks, each by the day it begins with. */

const layout = (of: DateLayout): DateFields => ({ layout: of })

/**
 * Two numbers of which either could be the month. Points are never American; of the others the language tells which comes first, where
 * both could, and the other way is kept.
 */
const inOrder =
  (mark: 'dot' | 'dash' | 'slash' | 'space'): Beyond =>
  ({ first, second, ...rest }, _, { language }): DateFields => {
    const canSwap = first <= 12 && second <= 12 && first !== second && mark !== 'dot'
    const isMonthFirst = (second > 12 && first <= 12) || (canSwap && mark === 'slash' && language === 'en')
    const [month, day] = isMonthFirst ? [first, second] : [second, first]
    const order = layout(isMonthFirst ? 'monthFirst' : 'dayFirst')
    return { ...rest, month, day, ...order, ...(canSwap ? { swappable: true } : {}) }
  }

/** Without a year something else has to say that it is a day: a point behind it, a time, a weekday. */
const inOrderOfDay =
  (mark: 'dot' | 'slash'): Beyond =>
  (said, nodes, text) => {
    const [less, more] = [said.first, said.second].toSorted((left, right) => left - right)
    return less! > 0 && less! <= 12 && more! <= 31 ? inOrder(mark)(said, nodes, text) : undefined
  }

const numeric: readonly Row[] = [
  ['day', 'year=yyyy ~dash ~month=nn ~dash ~day=nn', layout('iso')],
  ['day', 'cross|dash ~digits#d6|yyyy ~dash ~month=nn ~dash ~day=nn', ofSignedYear],
  ['day', 'year=yyyy ~dash ~month=nn', { day: 1, layout: 'iso' }, 1],
  ['day', 'year=yyyy ~dash ~month=n ~dash ~day=digit; year=yyyy ~dash ~month=digit ~dash ~day=nn', layout('yearFirst')],
  ['day', 'year=yyyy ~slash ~month=n ~slash ~day=n; year=yyyy ~colon ~month=n ~colon ~day=n', layout('yearFirst')],
  ['day', 'year=yyyy ~dot month=n ~dot day=n', layout('yearFirst')],
  ['day', 'year=yyyy month=n day=n', layout('yearFirst'), 1],
  ['day', 'year=yyyy cjkyear month=n cjkmonth day=n cjkday', layout('yearFirst')],
  ['day', 'year=yyyy cjkyear month=n cjkmonth', { day: 1, layout: 'yearFirst' }],
  ['day', 'first=n ~dot second=n ~dot year=yyyy', inOrder('dot')],
  ['day', 'first=n ~dot ~second=n ~dot ~shortyear', inOrder('dot'), 1],
  ['day', 'first=n ~dot _second=n ~dot _shortyear', inOrder('dot'), 2],
  ['day', 'first=n ~dash ~second=n ~dash ~year=yyyy', inOrder('dash')],
  ['day', 'first=n ~dash ~second=n ~dash ~shortyear', inOrder('dash'), 1],
  ['day', 'first=n ~slash ~second=n ~slash ~year=yyyy', inOrder('slash')],
  ['day', 'first=n ~slash ~second=n ~slash ~shortyear', inOrder('slash'), 1],
  ['day', 'first=n second=n year=yyyy', inOrder('space'), 1],
  ['day', 'day=n dot? dot|slash|dash? month=roman dot|slash|dash? year=yyyy', layout('dayFirst')],
  ['day', 'day=n dot|slash|dash month=roman dot|slash|dash shortyear', layout('dayFirst')],
  ['day', 'month=n ~slash ~year=yyyy', layout('monthFirst'), 1],
  ['day', 'year=yyyy ~dash ~day=nnn', { edge: { of: 'year' }, layout: 'isoOrdinal' }],
  ['day', 'digits:d7', ({ digits }) => ofOrdinal(Number(digits.slice(0, 4)), Number(digits.slice(4)), 'isoOrdinal'), 1],
  ['shortday', 'first=n ~dot second=n', inOrderOfDay('dot')],
  ['shortday', 'first=n ~slash ~second=n', inOrderOfDay('slash')],
  // A fraction elsewhere; in English it can be no other day.
  [
    'day',
    'first=n ~slash ~second=nn',
    (said, nodes, text) =>
      text.language === 'en' && said.second > 12 ? inOrderOfDay('slash')(said, nodes, text) : undefined,
    2,
  ],
  ['day', 'first=n ~dot second=n ~dot', inOrder('dot'), 2],
  ['day', 'beside:nameofday comma|dot? shortday dot?', withWeekday, 1],
]

function ofSignedYear({ digits, ...rest }: Parts, [sign, year]: Node[], text: Text) {
  const isYear = !isTight(sign!, text) && (year!.kind === 'd6' || (sign!.kind === 'dash' && digits.startsWith('0')))
  const count = Number(digits) * (sign!.kind === 'dash' ? -1 : 1)
  return isYear && !Object.is(count, -0) ? { ...rest, year: count, layout: 'iso' } : undefined
}

const ofOrdinal = (year: number, day: number, of: DateLayout): DateFields => ({
  year,
  day,
  edge: { of: 'year' },
  layout: of,
})

const named: readonly Row[] = [
  ['daynum', 'day=n; day=n ~dot; day=n ordmark; day=n ~dash ~ordmark; day=ordinal; article daynum'],
  // Contracts put the day, which is written in by hand, into quotes: «15» ноября.
  ['daynum', 'quote day=n quote'],
  [
    'daynum',
    'first=tens dash|and? second=ordinal',
    ({ first, second }) => (first <= 30 && second < 10 ? { day: first + second } : undefined),
  ],
  ['year', 'year=yyyy; year yearword; year ~dash ~ordmark; quote shortyear; quote year=yyyy'],
  ['shortyear', 'year=nn', { shortYear: true }],
  ['daymonth', 'daynum of? month=month; month=month daynum', layout('words')],
  ['daymonth', 'day=n dash|slash month=month; month=month dash|slash day=n', layout('words')],
  ['day', 'daymonth', {}, 1],
  ['day', 'daymonth comma|of? year; daymonth comma? erayear'],
  ['day', 'daymonth comma? shortyear', {}, 2],
  ['day', 'day=n dash|slash|dot month=month dash|slash|dot year=yyyy', layout('words')],
  ['day', 'day=n dash|slash month=month dash|slash shortyear', layout('words')],
  ['day', 'year=yyyy comma|dash|slash? month=month dash|slash? daynum', layout('words')],
  ['day', 'month=month dash|slash day=n dash|slash year=yyyy', layout('words')],
  ['day', 'month=month comma|of|dash? year', layout('words')],
  ['day', 'year=yyyy month=month', layout('words'), 1],
  // Of the year to come, where none is named.
  ['day', 'word:holiday', ({ word }) => ({ ...dayOfFeast(word), isComing: true }), 1],
  ['day', 'word:holiday year', ({ word, ...year }) => ({ ...dayOfFeast(word), ...year })],
  ['day', 'startof of? period', (period) => atEdge(period, 'begin')],
  ['day', 'endof of? period', (period) => atEdge(period, 'end')],
  ['period', 'year', { edge: { of: 'year' }, layout: 'words' }],
  ['period', 'month=month comma|of? year?', { edge: { of: 'month' }, layout: 'words' }],
  ['way', 'nextone', { ahead: 1 }],
  ['way', 'lastone', { ahead: -1 }],
  ['way', 'thisone', { ahead: 0 }],
  ['wayperiod', 'way unit:spanway', ofUnit],
  ['period', 'article? unit:spanway', ofUnit],
  ['period', 'wayperiod'],
  ['period', 'surequarter year?', (said) => ({ ...ofQuarter(said), edge: { of: 'quarter' } })],
  // Of the one that is now; the next and the last one are as far from now as they are long.
  ['day', 'wayperiod', (period) => (period.edge!.ahead === 0 ? atEdge(period, 'begin') : undefined)],
  // The 20th of next month.
  [
    'day',
    'daynum dateword? of? wayperiod; daynum dateword? of period',
    (said) => (said.edge!.of === 'month' && said.edge!.ahead !== undefined ? said : undefined),
  ],
  ['nth', 'nth=ordinal; nth=n ordmark|dot; nth=n dash ordmark'],
  ['nth', 'finalone', { nth: -1 }],
  ['day', 'nth nameofday of|at|in? period', nthOf],
  [
    'day',
    'nth dayword of|at|in? period',
    ({ nth, ...period }) => nthOf({ ...period, ...(nth! < 0 ? atEdge(period, 'end') : { day: nth! }) }),
  ],
  // Weeks of a month are those that begin in it.
  ['day', 'nth weekword of|at|in? period', (said) => nthOf({ ...said, weekday: 1, isMeant: true }), 1],
]

export const atEdge = (period: DateFields, side: 'begin' | 'end'): DateFields => ({
  ...period,
  edge: { ...period.edge!, side },
})

const periodOfUnit: Readonly<Record<string, Period>> = { y: 'year', q: 'quarter', mo: 'month', w: 'week' }

function ofUnit({ unit, ahead = 0 }: Parts): DateFields | undefined {
  const of = periodOfUnit[unit]
  return of && { edge: { of, ahead }, isMeant: true, layout: 'relative' }
}

function nthOf(said: DateFields): DateFields | undefined {
  return said.edge!.of === 'week' || (said.nth ?? 0) > 53 ? undefined : said
}

/** `12-25`; `11/4/4+1` is the day behind the fourth Thursday of November; `west-2` is counted from Easter. */
function dayOfFeast(feast: string): DateFields {
  const [month = 0, day] = feast.split('-').map(Number)
  if (month > 0) return { month, day: day!, layout: 'words' }
  const [, rule = '', days = 0] = /^([\d/-]+|west|east)([+-]\d+)?$/.exec(feast)!
  const plus: DateFields = { plusDays: Number(days), layout: 'words' }
  if (rule === 'west' || rule === 'east') return { ...plus, easter: rule }
  const [ofMonth, weekday, nth] = rule.split('/').map(Number)
  return { ...plus, month: ofMonth!, weekday: weekday!, nth: nth!, edge: { of: 'month' } }
}

/** A weekday from which something has lasted is the last one. */
export const back = (day: DateFields): DateFields =>
  day.weekdayFromToday === 0 ? { ...day, weekdayFromToday: -1 } : day

const relative: readonly Row[] = [
  ['day', 'daysFromToday=relday', layout('relative')],
  ['day', 'weekdayFromToday=wayofday weekday=weekday|wday', layout('relative')],
  ['day', 'weekday=weekday', { weekdayFromToday: 0, layout: 'relative' }, 1],
  [
    'day',
    'nameofday comma? of|at? way unit:spanway',
    ({ weekday, ...said }) => (said.unit === 'w' ? { ...ofUnit(said), weekday, nth: 1, isMeant: false } : undefined),
  ],
  // `sat`, `пет` alone mean other things.
  ['shortday', 'weekday=wday', { weekdayFromToday: 0, layout: 'relative' }, 1],
  ['nameofday', 'weekday=weekday'],
  ['nameofday', 'weekday=wday', notInCapitals, 1],
  ['nameofday', 'weekday=wday', {}, 4],
  ['day', 'beside:nameofday comma|dot? day; day comma? beside:nameofday', withWeekday],
  ['day', 'day open beside:nameofday close', withWeekday],
  ['day', 'day ~dot'],
  [
    'day',
    'day yearword',
    (day, [node], { tokens }) => (day.year !== undefined && tokens[node!.end - 1]!.kind !== 'word' ? day : undefined),
  ],
  ['day', 'lead|at|article|about day', {}, 1],
  ['day', 'leadback day', back, 1],
]

/** `CET` is a zone before it is a Serbian Thursday. */
function notInCapitals(said: Parts, [weekday]: Node[], { tokens }: Text): DateFields | undefined {
  const { text } = tokens[weekday!.start]!
  return text.length > 2 && text === text.toUpperCase() ? undefined : said
}

function withWeekday({ beside, ...day }: Parts) {
  const isOfOne = day.weekday === undefined && day.layout !== 'relative' && day.edge?.side === undefined
  return isOfOne ? { ...day, ...beside } : undefined
}

const isoWeek: Beyond = ({ word, weekOfDay = 1, ...rest }) =>
  word === 'w' && weekOfDay >= 1 && weekOfDay <= 7 ? { ...rest, weekOfDay, layout: 'isoWeek' } : undefined

const isQuarter: Beyond = (said) => (said.first >= 1 && said.first <= 4 ? said : undefined)
const ofQuarter = ({ first, word: _, ...year }: Parts): DateFields => ({
  ...year,
  month: first * 3 - 2,
  day: 1,
  layout: 'quarter',
})

const ofWeek: DateFields = { weekOfDay: 1, layout: 'week' }
const ofYear: DateFields = { edge: { of: 'year' }, layout: 'words' }
const yearBegins: DateFields = { month: 1, day: 1, layout: 'year' }

const isOfOurs = (year: number): boolean => year >= 1900 && year < 2100

const isInWords = ({ q, words, signed, article }: NumberValue): boolean =>
  words && !signed && !article && q.denominator === 1n

/** An ordinal fits into what may still be added. */
function yearInWords(count: NumberValue, more: bigint): DateFields | undefined {
  const year = Number(count.q.numerator + more)
  return isInWords(count) && more < count.gap && year >= 1000 && year < 3000 ? { year } : undefined
}

function yearOfPair(century: NumberValue, year: NumberValue): DateFields | undefined {
  const [hundreds, rest] = [century, year].map(({ q }) => Number(q.numerator))
  const isYear = isInWords(century) && isInWords(year) && rest! >= 10 && rest! < 100
  return isYear && hundreds! >= 17 && hundreds! <= 21 ? { year: hundreds! * 100 + rest! } : undefined
}

const periods: readonly Row[] = [
  ['anyyear', 'year=n|nnn|yyyy yearword?; year=n|nnn|yyyy ~dot', (said) => (said.year! > 0 ? said : undefined)],
  ['anyyear', 'anyyear yearword'],
  [
    'erayear',
    'anyyear era=era; era=era _anyyear',
    ({ year, era }) => ({ year, ...(era < 0 ? { beforeChrist: true } : {}) }),
  ],
  // `nineteen ninety nine`; `две тысячи двадцать шестой год`.
  ['wordyear', 'count:number', ({ count }) => yearInWords(count, 0n)],
  ['wordyear', 'count:number and? first=ordinal', ({ count, first }) => yearInWords(count, BigInt(first))],
  ['pairyear', 'number number', (_, [century, year]) => yearOfPair(century!.value, year!.value)],
  ['year', 'wordyear|pairyear', {}, 1],
  ['day', 'pairyear; wordyear yearword; yearword wordyear', yearBegins, 1],
  // Seasons by the calendar, as the north has them.
  ['day', 'month=season comma|of? year', { day: 1, isMeant: true, layout: 'words' }],
  ['day', 'lead|leadback year=yyyy', (said) => (isOfOurs(said.year!) ? { ...said, ...yearBegins } : undefined), 2],
  ['day', 'erayear; year=yyyy yearword; year=yyyy ~dot yearword; yearword year=yyyy', yearBegins, 1],
  ['surequarter', 'first=n dash? ordmark word:quarter; first=n dot word:quarter', isQuarter],
  ['surequarter', 'first=roman|ordinal word:quarter; word:quarter ~first=n', isQuarter],
  ['quartercount', 'first=n word:quarter; word:quarter first=n', isQuarter, 1],
  ['quartercount', 'surequarter'],
  // Of this year. Russian flats are numbered with the same letters: `кв3`.
  ['day', 'surequarter', (said) => (said.word === 'flat' ? undefined : ofQuarter(said)), 1],
  ['day', 'quartercount of|comma|slash|dash? year; year=yyyy dash|slash? quartercount', ofQuarter],
  ['day', 'quartercount of|comma|slash|dash|quote? shortyear', ofQuarter, 1],
  ['day', 'year=yyyy ~dash? ~word#weekword ~week=nn', isoWeek],
  ['day', 'year=yyyy ~dash? ~word#weekword ~week=nn ~dash ~weekOfDay=digit', isoWeek],
  [
    'day',
    'year=yyyy ~word#weekword ~first=nnn',
    ({ first, ...said }, ...rest) =>
      isoWeek({ ...said, week: Math.floor(first / 10), weekOfDay: first % 10 } as Parts, ...rest),
  ],
  ['day', 'weekword week=n of|comma|slash|lead|at? year; week=n dash? ordmark? weekword of|comma? year', ofWeek],
  ['day', 'week=n dot weekword of|comma? year; week=ordinal weekword of|comma? year', ofWeek],
  ['day', 'year comma|dot? _weekword week=n', ofWeek],
  ['day', 'dayword day=n|nnn of|comma|slash? year', ofYear],
  ['day', 'day=n|nnn dash? ordmark? dayword of|at? year; day=n|nnn dot dayword of|at? year', ofYear],
]

export const dayRows: readonly Row[] = [...numeric, ...named, ...relative, ...periods]
