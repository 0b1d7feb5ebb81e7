import type { Made, Node, Rule, Text } from '../../../language/index.ts'
import { clock } from './clock.ts'
import { isTight, made, rule } from './making.ts'
import { type DatePieces, isMonthOnly } from './pieces.ts'
import { type Ending, lettersOf } from './said.ts'

/** From one date to another, what both share written once or twice. */

type Pieces = Node<DatePieces>

const interval = (begin: Ending, end: Ending, cost = 0): Made => made({ kind: 'interval', begin, end }, cost)

const isDay = ({ day, month }: DatePieces): boolean => day !== undefined && month === undefined
const isMonth = ({ day, month, ordinal }: DatePieces): boolean =>
  day === undefined && month !== undefined && ordinal === undefined

/** Both ends are written in one way, else a mark within a date was taken for what parts them. */
function areAlike(begin: DatePieces, end: DatePieces): boolean {
  const kind = ({ layout, hour }: DatePieces) =>
    `${layout === 'monthFirst' ? 'dayFirst' : layout} ${hour === undefined}`
  return kind(begin) === kind(end) && begin.layout !== 'time' && isMonth(begin) === isMonth(end)
}

/** Each end with what the other says of both: 17-20 November, Nov 19-20, November - December 2026. The year of both is told later. */
function filled(begin: DatePieces, end: DatePieces): readonly [DatePieces, DatePieces] | undefined {
  const isLater = begin.day !== undefined && end.day !== undefined && begin.day < end.day
  const isWhole = ({ month, hour, layout }: DatePieces) =>
    month !== undefined && hour === undefined && (layout === 'words' || layout === 'dayFirst')
  if (isDay(begin)) return isLater && isWhole(end) ? [{ ...end, ...begin, layout: end.layout! }, end] : undefined
  if (isDay(end))
    return isLater && isWhole(begin) && begin.year === undefined
      ? [begin, { ...begin, ...end, layout: begin.layout! }]
      : undefined
  if (isMonth(begin) && begin.year === undefined)
    return isMonth(end) && end.year !== undefined ? [begin, end] : undefined
  return areAlike(begin, end) ? [begin, end] : undefined
}

const pair = ([begin, , end]: readonly Pieces[], text: Text): Made => {
  const [first, last] = filled(begin!.value, end!.value) ?? []
  return first && last
    ? interval({ pieces: first, written: lettersOf(text, begin) }, { pieces: last, written: lettersOf(text, end) }, 1)
    : undefined
}

const isIso = ({ value }: Pieces): boolean => /^(?:iso|compact)/.test(value.layout ?? '')

const days: readonly Rule[] = [
  rule('joint', 'dash', ([dash], text) => made(0, isSign(dash, text) || isHyphen(dash, text) ? 3 : 0)),
  rule('joint', 'dash ~dash', () => made(0)),
  rule('joint', 'dot ~dot ~dot?', () => made(0)),
  rule('side', 'moment', ([{ value }]) => made(value)),
  // Alone they are numbers with decimals: `12.5 - 13.5`.
  rule('shortside', 'shortday dot?', ([day, dot], text) => (dot && !isTight(dot, text) ? undefined : made(day.value))),
  rule('side', 'daynum', ([{ value }]) => made({ day: value, layout: 'words' })),
  rule('side', 'daynum comma? year', ([{ value }, , year]) => made({ ...year.value, day: value, layout: 'words' })),
  rule('side', 'month', ([{ value }]) => made({ month: Number(value), layout: 'words' })),
  rule('said', 'side joint side|shortside', pair),
  rule('said', 'shortside joint side', pair),
  rule('said', 'from|fromtime|at side|shortside joint side|shortside', ([, ...parts], text) => pair(parts, text)),
  rule('said', 'between side|shortside tillword side|shortside', ([, ...parts], text) => pair(parts, text)),
  // ISO 8601: a date and the other end, or a length of time before or behind it, perhaps repeated.
  rule('said', 'moment ~slash ~moment', ([begin, mark, end], text) =>
    isIso(begin) && isIso(end) ? pair([begin, mark, end], text) : undefined,
  ),
  rule('said', 'moment ~slash|joint ~isolength', ([begin, , { value, ...node }], text) =>
    interval(
      { pieces: begin.value, written: lettersOf(text, begin) },
      { length: value, written: lettersOf(text, node) },
    ),
  ),
  rule('said', 'isolength ~slash|joint ~moment', ([{ value, ...node }, , end], text) =>
    interval({ length: value, written: lettersOf(text, node) }, { pieces: end.value, written: lettersOf(text, end) }),
  ),
  rule('said', 'repeat ~n? ~slash ~said', ([, , , { value }]) => (value.kind === 'interval' ? made(value) : undefined)),
]

/** Apart from what is before it and tight to what follows: `10:00 -05:00`. */
const isSign = (dash: Node, text: Text): boolean => !isTight(dash, text) && text.tokens[dash.end]?.glued === true

/** Within a number in words: `forty-five`. */
const isHyphen = (dash: Node, text: Text): boolean =>
  isTight(dash, text) && text.tokens[dash.end]?.glued === true && text.tokens[dash.start - 1]?.kind === 'word'

type Hour = Node<DatePieces & { readonly isSaid?: boolean }>

interface Hours {
  readonly begin: Hour
  readonly end: Hour
  readonly joint: Node
}

const asHour = (node: Node): Hour =>
  typeof node.value === 'number' ? { ...node, value: clock(node.value) } : (node as Hour)

const isBare = ({ kind, value }: Hour): boolean => kind !== 'sure' && value.minute === 0
const isAfternoon = ({ value }: Hour): boolean => value.hour! > 12 && value.hour! < 24
const isQuarter = ({ value }: Hour): boolean => value.minute! % 15 === 0
/** `9-17 hours` is a length of time. */
const hasLongWord = ({ end }: Hour, { tokens }: Text): boolean => /^h./.test(tokens[end - 1]!.fold)

/** Two times that by themselves are from one to the other; two numbers are not. */
function areTimes({ begin, end }: Hours, text: Text): boolean {
  const both = [begin, end]
  if (both.every(({ kind }) => kind === 'dotclock')) return both.every(isQuarter)
  if (begin.kind === 'n' && end.kind === 'sure') return end.value.meridiem !== undefined && begin.value.hour! <= 12
  if (begin.kind === 'n') return end.kind === 'softclock' && both.some(isAfternoon) && !hasLongWord(end, text)
  return (
    end.kind !== 'n' &&
    both.every(isQuarter) &&
    both.some((one) => one.value.minute !== 0 || isAfternoon(one)) &&
    !hasLongWord(end, text)
  )
}

const isBackwards = ({ begin, end }: Hours): boolean => end.value.hour! <= begin.value.hour!

/** How much of something there is has no hour behind it: `from 9 to 17`; from 9 to 5 it can only be a day at work. */
const areHours = (hours: Hours): boolean =>
  isBackwards(hours) || (hours.end.kind === 'softclock' && [hours.begin, hours.end].some(isAfternoon))

const times: readonly Rule[] = [
  rule('sure', 'clock zone?', ([{ value }, zone]) => made({ ...value, ...zone?.value })),
  rule('hours', 'sure joint sure|softclock', ([begin, joint, end], text) => {
    // Behind a time to the second it is an offset.
    const isTightDash = text.tokens[joint.start]!.fold === '-' && isTight(joint, text)
    return isTightDash && begin.end - begin.start > 3 ? undefined : made({ begin, joint, end, isTightDash })
  }),
  rule('loosehours', 'n|dotclock|softclock|sure joint n|dotclock|softclock|sure', ([first, joint, last]) => {
    const hours: Hours = { begin: asHour(first), joint, end: asHour(last) }
    const [from, until] = [hours.begin.value.hour!, hours.end.value.hour!]
    return from > 23 || until > 24 || (from === until && isBare(hours.end)) ? undefined : made(hours)
  }),
  rule('hours', 'loosehours', ([{ value }], text) => (areTimes(value, text) ? made(value, 1) : undefined)),
  rule('hours', 'fromtime loosehours', ([, { value }], text) =>
    /^(?:по|po)$/.test(text.tokens[value.joint.start]!.fold) ? undefined : made(value),
  ),
  rule('hours', 'from loosehours', ([, { value }]) => (areHours(value) ? made(value) : undefined)),
  rule('hours', 'from|fromtime hours', ([, { value }]) => made(value)),
  rule('hours', 'between sure tillword sure', ([, begin, joint, end]) => made({ begin, joint, end })),
  rule('said', 'hours zone?', ([{ value }, zone], text) => told(value, ofToday, zone, text), 1),
  rule('said', 'day gap? hours zone?', ([day, , { value }, zone], text) =>
    value.isTightDash && day.value.layout === 'iso' ? undefined : told(value, day, zone, text),
  ),
  rule('said', 'day gap? from|fromtime? loosehours zone?', ([day, , from, { value }, zone], text) =>
    from || value.end.kind !== 'n' ? told(value, day, zone, text) : undefined,
  ),
  rule('said', 'hours zone? gap? day', ([{ value }, zone, , day], text) => told(value, day, zone, text), 1),
]

const ofToday = { value: { daysFromToday: 0, layout: 'time' } } as const

const sizeOf = ({ hour, minute }: DatePieces): number => (hour! % 12) * 60 + minute!

/**
 * On the clock of twelve hours `from 9 to 5` ends in the afternoon, and the half of the day may stand once: `9-11 pm`, `11-1 pm`,
 * `с 7 до 9 вечера`.
 */
function onOneClock({ begin, end }: Hours): readonly [DatePieces, DatePieces] {
  const [{ isSaid: isBeginSaid, ...from }, { isSaid: isEndSaid, ...until }] = [begin.value, end.value]
  const isOpen = from.meridiem === undefined && !isBeginSaid && from.hour! <= 12
  if (!isOpen) return [from, until]
  if (until.meridiem !== undefined) {
    const isSameHalf = sizeOf(from) < sizeOf(until)
    const meridiem = isSameHalf ? until.meridiem : until.meridiem === 'am' ? 'pm' : 'am'
    return [from.hour! > 0 ? { ...from, meridiem } : from, until]
  }
  if (isEndSaid) return [from.hour! + 12 < until.hour! ? { ...from, hour: from.hour! + 12 } : from, until]
  const isAtWork = isBare(begin) && isBare(end) && isBackwards({ begin, end, joint: end })
  return [from, isAtWork ? { ...until, hour: until.hour! + 12 } : until]
}

function told(hours: Hours, day: Pieces | typeof ofToday, zone: Pieces | undefined, text: Text): Made {
  if (isMonthOnly(day.value)) return undefined
  const [from, until] = onOneClock(hours)
  const rest = { ...day.value, ...zone?.value }
  const dayWords = 'start' in day ? lettersOf(text, day) : ''
  const words = (hour: Node): string => [dayWords, lettersOf(text, hour, zone)].filter(Boolean).join(' ')
  return interval(
    { pieces: { ...rest, ...from }, written: words(hours.begin) },
    { pieces: { ...rest, ...until }, written: words(hours.end) },
  )
}

export const intervalRules: readonly Rule[] = [...days, ...times]
