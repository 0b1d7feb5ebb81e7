import type { Node, Text } from '#engines/language/index.ts'
import { time } from './clock.ts'
import { type DateFields, isMonthOnly, type ZoneSaid } from './date-fields.ts'
import { isTight, type Row } from './rows.ts'
import { dated, type Ending, lettersOf, type Said } from './said.ts'

/** From one date to another, what both share written once or twice. */

type FieldsNode = Node<DateFields>

const interval = (begin: Ending, end: Ending): Said => ({ kind: 'interval', begin, end })

const isDay = ({ day, month }: DateFields): boolean => day !== undefined && month === undefined
const isMonth = ({ day, month, ordinal }: DateFields): boolean =>
  day === undefined && month !== undefined && ordinal === undefined

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
function pair(_: object, nodes: readonly FieldsNode[], text: Text): Said | undefined {
  const [begin, end] = nodes.filter((node) => sides.has(node?.kind)).map((node) => dated(node, text))
  const [first, last] = filled(begin!.fields, end!.fields) ?? []
  return first && last && interval({ ...begin!, fields: first }, { ...end!, fields: last })
}

const sides = new Set(['side', 'shortside', 'moment'])

const isIso = ({ layout = 'words' }: DateFields): boolean => /^(?:iso|compact)/.test(layout)

const withLength = ({ value: length, ...node }: Node, text: Text): Ending => ({
  length,
  written: lettersOf(text, node as Node),
})

const days: readonly Row[] = [
  ['joint', 'dash', (joint, [dash], text) => (isSign(dash, text) || isHyphen(dash, text) ? undefined : joint)],
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
  ['said', 'begin:moment ~slash ~end:moment', betweenIso, 1],
  [
    'said',
    'moment ~slash|joint ~isolength',
    (_, [begin, , length], text) => interval(dated(begin, text), withLength(length, text)),
  ],
  [
    'said',
    'isolength ~slash|joint ~moment',
    (_, [length, , end], text) => interval(withLength(length, text), dated(end, text)),
  ],
  ['said', 'repeat ~n? ~slash ~said', (said) => (said.kind === 'interval' ? said : undefined)],
]

function betweenIso(
  said: { readonly begin: DateFields; readonly end: DateFields },
  nodes: readonly FieldsNode[],
  text: Text,
) {
  return isIso(said.begin) && isIso(said.end) ? pair(said, nodes, text) : undefined
}

/** Apart from what is before it and tight to what follows: `10:00 -05:00`. */
const isSign = (dash: Node, text: Text): boolean => !isTight(dash, text) && text.tokens[dash.end]?.glued === true

/** Within a number in words: `forty-five`. */
const isHyphen = (dash: Node, text: Text): boolean =>
  isTight(dash, text) && text.tokens[dash.end]?.glued === true && text.tokens[dash.start - 1]?.kind === 'word'

type Hour = Node<DateFields & { readonly isSaid?: boolean }>

interface Hours {
  readonly begin: Hour
  readonly end: Hour
  readonly joint: Node
  readonly isTightDash?: boolean
}

const asHour = (node: Node): Hour =>
  typeof node.value === 'number' ? { ...node, value: time({ hour: node.value }) } : (node as Hour)

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
  // `8pm - 11`
  if (end.kind === 'n') return begin.value.meridiem !== undefined && end.value.hour! <= 12
  if (begin.kind === 'n') return end.kind === 'softclock' && both.some(isAfternoon) && !hasLongWord(end, text)
  return (
    both.every(isQuarter) && both.some((one) => one.value.minute !== 0 || isAfternoon(one)) && !hasLongWord(end, text)
  )
}

const isBackwards = ({ begin, end }: Hours): boolean => end.value.hour! <= begin.value.hour!

/** How much of something there is has no hour behind it: `from 9 to 17`; from 9 to 5 it can only be a day at work. */
const areHours = (hours: Hours): boolean =>
  isBackwards(hours) || (hours.end.kind === 'softclock' && [hours.begin, hours.end].some(isAfternoon))

const times: readonly Row[] = [
  ['sure', 'clock zone?'],
  ['hours', 'sure joint sure|softclock', sureHours],
  ['loosehours', 'n|dotclock|softclock|sure joint n|dotclock|softclock|sure', looseHours],
  ['hours', 'loosehours', (hours: Hours, _, text) => (areTimes(hours, text) ? hours : undefined), 1],
  [
    'hours',
    'fromtime loosehours',
    (hours: Hours, _, { tokens }) => (isUntil(tokens[hours.joint.start]!.fold) ? undefined : hours),
  ],
  ['hours', 'from loosehours', (hours: Hours) => (areHours(hours) ? hours : undefined)],
  ['hours', 'from|fromtime hours'],
  ['hours', 'between sure tillword sure', (_, [, begin, joint, end]) => ({ begin, joint, end })],
  [
    'hoursbetween',
    'between n|dotclock|softclock|sure tillword n|dotclock|softclock|sure',
    (said, [, ...hours]) => looseHours(said, hours),
  ],
  ['hours', 'hoursbetween', (hours: Hours, _, text) => (areTimes(hours, text) ? hours : undefined), 1],
  ['said', 'day:day gap? hours:hoursbetween zone?; hours:hoursbetween zone? gap? day:day', told, 2],
  ['said', 'hours:hours zone?; hours:hours zone? gap? day:day', told, 1],
  ['said', 'day:day gap? part:partofday zone?; part:partofday gap|of? day:day zone?', ofPart, 2],
  ['said', 'spell zone?', ofPart, 2],
  [
    'said',
    'day:day gap? hours:hours zone?',
    (said: Told, nodes, text) =>
      said.hours.isTightDash && said.day!.layout === 'iso' ? undefined : told(said, nodes, text),
  ],
  [
    'said',
    'day:day gap? hours:loosehours zone?',
    (said: Told, nodes, text) => (said.hours.end.kind === 'n' ? undefined : told(said, nodes, text)),
  ],
  ['said', 'day:day gap? from|fromtime hours:loosehours zone?', told],
]

const isUntil = (word: string): boolean => /^(?:по|po)$/.test(word)

/** The hours of a part of the day where none is said: until the next part begins. */
const hoursOfPart: Readonly<Record<string, readonly [from: number, until: number]>> = {
  morning: [6, 12],
  day: [12, 18],
  evening: [18, 24],
  night: [22, 6],
}

function ofPart({ part, day, ...zone }: Told & { readonly part: string }, nodes: Node[], text: Text) {
  const word = nodes.find((node) => node?.kind === 'partofday' || node?.kind === 'spell')!
  const [begin, end] = hoursOfPart[part]!.map((hour): Hour => ({ ...word, kind: 'sure', value: time({ hour }) }))
  return told({ ...zone, day: day!, hours: { begin: begin!, end: end!, joint: word } }, nodes, text)
}

function sureHours(_: object, [begin, joint, end]: Hour[], text: Text): Hours | undefined {
  // Behind a time to the second it is an offset.
  const isTightDash = text.tokens[joint!.start]!.fold === '-' && isTight(joint!, text)
  const isOffset = isTightDash && begin!.end - begin!.start > 3
  return isOffset ? undefined : { begin: begin!, joint: joint!, end: end!, isTightDash }
}

function looseHours(_: object, [first, joint, last]: Node[]): Hours | undefined {
  const hours: Hours = { begin: asHour(first!), joint: joint!, end: asHour(last!) }
  const [from, until] = [hours.begin.value.hour!, hours.end.value.hour!]
  return from > 23 || until > 24 || (from === until && isBare(hours.end)) ? undefined : hours
}

const ofToday: DateFields = { daysFromToday: 0, layout: 'time' }

const halfBeside = (half: 'am' | 'pm', from: DateFields, until: DateFields): 'am' | 'pm' =>
  sizeOf(from) < sizeOf(until) ? half : half === 'am' ? 'pm' : 'am'

const sizeOf = ({ hour, minute }: DateFields): number => (hour! % 12) * 60 + minute!

/**
 * On the clock of twelve hours `from 9 to 5` ends in the afternoon, and the half of the day may stand once: `9-11 pm`, `11-1 pm`,
 * `с 7 до 9 вечера`.
 */
function onOneClock({ begin, end }: Hours): readonly [DateFields, DateFields] {
  const [{ isSaid: isBeginSaid, ...from }, { isSaid: isEndSaid, ...until }] = [begin.value, end.value]
  const isOpen = from.meridiem === undefined && !isBeginSaid && from.hour! <= 12
  const half = from.meridiem ?? until.meridiem
  if (half !== undefined && end.kind === 'n' && until.hour! > 0)
    return [from, { ...until, meridiem: halfBeside(half, from, until) }]
  if (!isOpen) return [from, until]
  if (until.meridiem !== undefined)
    return [from.hour! > 0 ? { ...from, meridiem: halfBeside(until.meridiem, from, until) } : from, until]
  if (isEndSaid) return [from.hour! + 12 < until.hour! ? { ...from, hour: from.hour! + 12 } : from, until]
  const isAtWork = isBare(begin) && isBare(end) && isBackwards({ begin, end, joint: end })
  return [from, isAtWork ? { ...until, hour: until.hour! + 12 } : until]
}

interface Told extends ZoneSaid {
  readonly hours: Hours
  readonly day?: DateFields
}

function told({ hours, day = ofToday, ...zone }: Told, nodes: readonly Node[], text: Text): Said | undefined {
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
