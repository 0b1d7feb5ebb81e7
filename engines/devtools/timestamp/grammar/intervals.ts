import type { Node, Text } from '#engines/language/index.ts'
import { time } from './clock.ts'
import { type Clock, type DateFields, type Hour, type Hours, isMonthOnly } from './date-fields.ts'
import { ofToday } from './moments.ts'
import { type Beyond, isTight, type Parts, type Row } from './rows.ts'
import { dated, type Ending, lettersOf, type Said } from './said.ts'

/* From one date to another, what both share written once or twice. */

const interval = (begin: Ending, end: Ending): Said => ({ kind: 'interval', begin, end })

const isDay = ({ day, month }: DateFields): boolean => day !== undefined && month === undefined
const isMonth = ({ day, month }: DateFields): boolean => day === undefined && month !== undefined

/** Both ends are written in one way, else a mark within a date was taken for what parts them. */
function areAlike(begin: DateFields, end: DateFields): boolean {
  const kind = ({ layout, hour }: DateFields) =>
    `${layout === 'monthFirst' ? 'dayFirst' : layout} ${hour === undefined}`
  return kind(begin) === kind(end) && begin.layout !== 'time' && isMonth(begin) === isMonth(end)
}

/** Each end with what the other says of both: 17-20 November, Nov 19-20, November - December 2026. The year of both is told later. */
function filled(begin: DateFields, end: DateFields): readonly [DateFields, DateFields] | undefined {
  const isLater = begin.day !== undefined && end.day !== undefined && begin.day < end.day
  const isWhole = ({ month, hour, layout }: DateFields) =>
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

/** The two sides that are among the parts of a rule. */
const pair: Beyond = (_, nodes, text) => {
  const [begin, end] = nodes.filter((node) => sides.has(node?.kind)).map((node) => dated(node, text))
  const [first, last] = filled(begin!.fields, end!.fields) ?? []
  return first && last && interval({ ...begin!, fields: first }, { ...end!, fields: last })
}

const sides = new Set(['side', 'shortside', 'moment'])

const ofIso = new Set(['iso', 'isoWeek', 'isoOrdinal', 'compact'])

const ends = (_: unknown, [begin, , end]: Node[], text: Text): Said =>
  interval(ending(begin!, text), ending(end!, text))

const ending = (node: Node, text: Text): Ending =>
  node.kind === 'isolength' ? { length: node.value, written: lettersOf(text, node) } : dated(node, text)

/** A sign, apart from what is before it and tight to what follows (`10:00 -05:00`), or within a number in words: `forty-five`. */
function isWithin(dash: Node, text: Text): boolean {
  const isHyphen = isTight(dash, text) && text.tokens[dash.start - 1]?.kind === 'word'
  return text.tokens[dash.end]?.glued === true && (isHyphen || !isTight(dash, text))
}

const days: readonly Row[] = [
  ['joint', 'dash', (joint, [dash], text) => (isWithin(dash!, text) ? undefined : joint)],
  ['joint', 'dash', {}, 3],
  ['joint', 'dash ~dash; dot ~dot ~dot?'],
  ['side', 'moment'],
  // Alone they are numbers with decimals: `12.5 - 13.5`.
  ['shortside', 'shortday ~dot?'],
  ['side', 'daynum; daynum comma? year; month=month', { layout: 'words' }],
  ['said', 'side joint side|shortside; shortside joint side', pair, 1],
  ['said', 'from|fromtime|at side|shortside joint side|shortside', pair, 1],
  ['said', 'between side|shortside tillword side|shortside', pair, 1],
  // ISO 8601: a date and the other end, or a length of time before or behind it, perhaps repeated.
  [
    'said',
    'left:moment ~slash ~right:moment',
    (said, nodes, text) =>
      ofIso.has(said.left.layout!) && ofIso.has(said.right.layout!) ? pair(said, nodes, text) : undefined,
    1,
  ],
  ['said', 'moment ~slash|joint ~isolength; isolength ~slash|joint ~moment', ends],
  ['said', 'repeat ~n? ~slash ~base:said', ({ base }) => (base!.kind === 'interval' ? base : undefined)],
]

const asHour = (node: Node): Hour =>
  typeof node.value === 'number' ? { ...node, value: time({ hour: node.value }) } : node

const isBare = ({ kind, value }: Hour): boolean => kind !== 'sure' && value.minute === 0
const isAfternoon = ({ value }: Hour): boolean => value.hour > 12 && value.hour < 24
const isQuarter = ({ value }: Hour): boolean => value.minute % 15 === 0
const isBackwards = ({ begin, end }: Hours): boolean => end.value.hour <= begin.value.hour

/** `9-17 hours` is a length of time. */
function hasLongWord({ end }: Hour, { tokens }: Text): boolean {
  const { fold } = tokens[end - 1]!
  return fold.startsWith('h') && fold.length > 1
}

/** Two times that by themselves are from one to the other; two numbers are not. */
function areTimes({ begin, end }: Hours, text: Text): boolean {
  const both = [begin, end]
  if (both.every(({ kind }) => kind === 'dotclock')) return both.every(isQuarter)
  if (begin.kind === 'n' && end.kind === 'sure') return end.value.meridiem !== undefined && begin.value.hour <= 12
  // `8pm - 11`
  if (end.kind === 'n') return begin.value.meridiem !== undefined && end.value.hour <= 12
  if (begin.kind === 'n') return end.kind === 'softclock' && both.some(isAfternoon) && !hasLongWord(end, text)
  return (
    both.every(isQuarter) && both.some((one) => one.value.minute !== 0 || isAfternoon(one)) && !hasLongWord(end, text)
  )
}

/** How much of something there is has no hour behind it: `from 9 to 17`; from 9 to 5 it can only be a day at work. */
const areHours = (hours: Hours): boolean =>
  isBackwards(hours) || (hours.end.kind === 'softclock' && [hours.begin, hours.end].some(isAfternoon))

const hoursWhere =
  (fits: (hours: Hours, text: Text) => boolean): Beyond =>
  ({ hours }, _, text) =>
    fits(hours, text) ? { hours } : undefined

const isTightDash = ({ joint }: Hours, text: Text): boolean =>
  text.tokens[joint.start]!.fold === '-' && isTight(joint, text)

const times: readonly Row[] = [
  ['sure', 'clock zone?'],
  ['hours', 'sure joint sure|softclock', sureHours],
  ['loosehours', 'n|dotclock|softclock|sure joint n|dotclock|softclock|sure', looseHours],
  ['hours', 'loosehours', hoursWhere(areTimes), 1],
  // `с 9 по 17`: days, rather.
  [
    'hours',
    'fromtime loosehours',
    hoursWhere(({ joint }, { tokens }) => !['по', 'po'].includes(tokens[joint.start]!.fold)),
  ],
  ['hours', 'from loosehours', hoursWhere(areHours)],
  ['hours', 'from|fromtime hours'],
  ['hours', 'between sure tillword sure', (_, [, ...hours]) => hoursOf(hours)],
  [
    'hoursbetween',
    'between n|dotclock|softclock|sure tillword n|dotclock|softclock|sure',
    (said, [, ...hours], text) => looseHours(said, hours, text),
  ],
  ['hours', 'hoursbetween', hoursWhere(areTimes), 1],
  ['said', 'left:day gap? hoursbetween zone?; hoursbetween zone? gap? left:day', told, 2],
  ['said', 'hours zone?; hours zone? gap? left:day', told, 1],
  ['said', 'left:day gap? part:partofday zone?; part:partofday gap|of? left:day zone?', ofPart, 2],
  [
    'said',
    'spell zone?',
    ({ daysFromToday, layout, ...said }, nodes, text) =>
      ofPart({ ...said, left: { daysFromToday, layout } as Parts }, nodes, text),
    2,
  ],
  [
    'said',
    'left:day gap? loosehours zone?',
    (said, ...rest) => (said.hours.end.kind === 'n' ? undefined : told(said, ...rest)),
  ],
  ['said', 'left:day gap? from|fromtime loosehours zone?', told],
]

/** The hours of a part of the day where none is said: until the next part begins. */
const hoursOfPart: Readonly<Record<string, readonly [from: number, until: number]>> = {
  morning: [6, 12],
  day: [12, 18],
  evening: [18, 24],
  night: [22, 6],
}

function ofPart({ part, ...said }: Parts, nodes: Node[], text: Text) {
  const word = nodes.find((node) => node?.kind === 'partofday' || node?.kind === 'spell')!
  const [begin, end] = hoursOfPart[part]!.map((hour): Hour => ({ ...word, kind: 'sure', value: time({ hour }) }))
  return told({ ...said, part, hours: { begin: begin!, end: end!, joint: word } }, nodes, text)
}

const hoursOf = ([begin, joint, end]: readonly Node[]): { readonly hours: Hours } => ({
  hours: { begin: asHour(begin!), joint: joint!, end: asHour(end!) },
})

function sureHours(_: unknown, nodes: readonly Node[], text: Text) {
  const { hours } = hoursOf(nodes)
  // Behind a time to the second it is an offset.
  return isTightDash(hours, text) && hours.begin.end - hours.begin.start > 3 ? undefined : { hours }
}

function looseHours(_: unknown, nodes: readonly Node[], __: Text) {
  const { hours } = hoursOf(nodes)
  const [from, until] = [hours.begin.value.hour, hours.end.value.hour]
  return from > 23 || until > 24 || (from === until && isBare(hours.end)) ? undefined : { hours }
}

const halfBeside = (half: 'am' | 'pm', from: Clock, until: Clock): 'am' | 'pm' =>
  sizeOf(from) < sizeOf(until) ? half : half === 'am' ? 'pm' : 'am'

const sizeOf = ({ hour, minute }: Clock): number => (hour % 12) * 60 + minute

/**
 * On the clock of twelve hours `from 9 to 5` ends in the afternoon, and the half of the day may stand once: `9-11 pm`, `11-1 pm`,
 * `с 7 до 9 вечера`.
 */
function onOneClock(hours: Hours): readonly [DateFields, DateFields] {
  const [from, until] = [hours.begin.value, hours.end.value]
  const half = from.meridiem ?? until.meridiem
  if (half !== undefined && hours.end.kind === 'n' && until.hour > 0)
    return [from, { ...until, meridiem: halfBeside(half, from, until) }]
  if (from.meridiem !== undefined || from.isSaid || from.hour > 12) return [from, until]
  if (until.meridiem !== undefined)
    return [from.hour > 0 ? { ...from, meridiem: halfBeside(until.meridiem, from, until) } : from, until]
  if (until.isSaid) return [from.hour + 12 < until.hour ? { ...from, hour: from.hour + 12 } : from, until]
  const isAtWork = isBare(hours.begin) && isBare(hours.end) && isBackwards(hours)
  return [from, isAtWork ? { ...until, hour: until.hour + 12 } : until]
}

function told(
  { hours, left: day = ofToday as Parts, part: _, ...zone }: Parts,
  nodes: readonly Node[],
  text: Text,
): Said | undefined {
  if (isMonthOnly(day)) return undefined
  const [dayWords, zoneWords] = ['day', 'zone'].map((kind) => nodes.find((node) => node?.kind === kind))
  const end = (fields: DateFields, hour: Node): Ending => ({
    fields: { ...day, ...zone, ...fields },
    written: [lettersOf(text, dayWords), lettersOf(text, hour, zoneWords)].filter(Boolean).join(' '),
  })
  const [from, until] = onOneClock(hours)
  return interval(end(from, hours.begin), end(until, hours.end))
}

export const intervalRows: readonly Row[] = [...days, ...times]
