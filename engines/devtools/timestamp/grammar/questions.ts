import type { Node, Text } from '#engines/language/index.ts'
import { isTimestampUnit } from '../instant.ts'
import type { ZoneSaid } from './date-fields.ts'
import { atEdge, back } from './day.ts'
import { decimalDigits, lengthIn, lengthOf } from './lengths.ts'
import type { Beyond, Parts, Row } from './rows.ts'
import { type Dated, dated, noMoment, type Said, today } from './said.ts'

/* Moments counted from now or from another, days counted between two, and the zone an answer is wanted in. */

const now: Said = { kind: 'now' }

/** What a length of time is counted from. */
const from =
  (sign: 1 | -1): Beyond =>
  ({ base = now, length }) =>
    ['interval', 'days', 'refused'].includes(base.kind) ? undefined : { kind: 'from', base, length, sign }

/** One letter may be a unit of something else, and behind a time of a zone: `10:00 +3h`. */
const bySign =
  (sign: 1 | -1): Beyond =>
  (said, nodes, text) => {
    const { base = now } = said
    const { start, end } = nodes.at(-1)!
    const isInWords = text.tokens.slice(start, end).some(({ kind, text }) => kind === 'word' && text.length >= 3)
    const isDay = base.kind === 'date' && base.fields.hour === undefined
    const mayMove =
      said.base === undefined
        ? isInWords
        : ['now', 'count'].includes(base.kind) || isDay || (isInWords && base.kind === 'date')
    return mayMove ? from(sign)(said, nodes, text) : undefined
  }

const ofNextOne: Beyond = ({ unit, ahead }, nodes, text) =>
  ahead === 0 ? undefined : from(ahead === 1 ? 1 : -1)({ length: lengthOf(unit) } as Parts, nodes, text)

const relative: readonly Row[] = [
  ['said', 'now', now],
  ['shift', 'in|within length:anylength; within length:lengthofone; in? length:anylength later', { sign: 1 }],
  ['shift', 'about shift'],
  ['shift', 'length:anylength ago; beforenow length:anylength; length:lengthbefore ago', { sign: -1 }],
  ['shift', 'in length:lengthbefore', { sign: 1 }],
  // `минут через пять`
  ['shift', 'unit:spanbefore in count:number', (said) => ({ length: lengthIn(said), sign: 1 })],
  // A whole number of days away from now.
  [
    'shift',
    'day=relday thistime; thistime day=relday',
    ({ day = 0 }) => ({ length: { ...lengthOf('d'), days: Math.abs(day) }, sign: day < 0 ? -1 : 1 }),
  ],
  ['said', 'way unit:spanway thistime; thistime way unit:spanway', ofNextOne],
  ['said', 'shift', { kind: 'from', base: now }],
  // GNU's notation.
  ['said', 'cross|plus length:length', bySign(1)],
  ['said', 'dash|minus length:length', bySign(-1)],
  ['said', 'cross|plus|dash|minus? length; roughlength', () => noMoment, 6],
  ['said', 'dash? isolength', () => noMoment],
  ['said', 'at? way unit:spanway', ofNextOne],
  ['said', 'in|from|after? length:anylength after base:said', from(1), 1],
  ['said', 'in|from? length:anylength before base:said', from(-1), 1],
  ['said', 'base:said cross|plus length:anylength', bySign(1), 1],
  ['said', 'base:said dash|minus length:anylength', bySign(-1), 1],
  ['said', 'dateask said; said dateask; dateprefix said; said dateending; said question; happened said', {}, 1],
  // `1700000000 + 3600`, as programs write it.
  ['said', 'digits:digits cross|dash more:digits', sum, 1],
  // `1700000000 ms`
  ['said', 'cross|dash? count:number unit:span', inUnit],
  // A number beside words; alone it is read before.
  [
    'said',
    'digits:digits',
    ({ digits }, _, { tokens }) => (isCount(digits) && tokens.length > 1 ? plainCount(digits) : undefined),
  ],
]

const isCount = ({ length }: string): boolean => length >= 9 && length <= 19

const plainCount = (digits: string) => ({ kind: 'count', digits, written: digits }) as const

function sum({ digits, more }: Parts, [, sign]: Node[]): Said | undefined {
  if (!isCount(digits) || more.length > 12) return undefined
  return plainCount(String(BigInt(digits) + (sign!.kind === 'dash' ? -1n : 1n) * BigInt(more)))
}

/** Seconds have nine digits from March 1973 on, and nobody writes the milliseconds of the first day of 1970: fewer are a length of time. */
function inUnit({ count: { q }, unit }: Parts, [sign]: Node[]): Said | undefined {
  if (!isTimestampUnit(unit) || q.numerator < 100_000_000n * q.denominator) return undefined
  return { ...plainCount((sign?.kind === 'dash' ? '-' : '') + decimalDigits(q)), unit }
}

const inZone =
  (isSure: boolean): Beyond =>
  ({ base = now, right: zone }) =>
    ['inZone', 'refused', 'days'].includes(base.kind)
      ? undefined
      : { kind: 'inZone', base, zone: typeof zone === 'string' ? { zone } : (zone as ZoneSaid), isSure }

const zones: readonly Row[] = [
  ['said', 'base:said arrow|tozone right:zone; base:said dash arrow right:zone', inZone(true), 1],
  ['said', 'base:said intozone right:zone', inZone(false), 2],
  ['said', 'timeask nowmark? ofzone|intozone? right:zone nowmark? question?', inZone(true)],
  ['said', 'right:city timeword nowmark? question?', inZone(true)],
  [
    'said',
    'right:zoneof nowmark? question?',
    (said, nodes, text) => (nodes[0]!.end - nodes[0]!.start > 1 ? inZone(true)(said, nodes, text) : undefined),
  ],
]

/** `days`, `weeks`, in whatever order what asks and what says that they pass stand around them. */
const asking: readonly Row[] = [
  ['asked', 'unit:manyspan', (said) => (said.unit === 'd' || said.unit === 'w' ? said : undefined)],
  ['asked', 'howmany|passing asked; asked passing'],
  // What is left of a period, from today to its end.
  ['asked', 'left asked; asked left', { isLeft: true }],
  ['asked', 'howmany passing|left; howlong', { unit: 'd' }],
  ['said', 'asked untilword moment', ({ unit }, [, , date], text) => days(unit, today, dated(date!, text))],
  ['said', 'asked sinceword moment', ({ unit }, [, , date], text) => days(unit, since(dated(date!, text)), today)],
  ['said', 'asked between|sinceword moment|daynum tillword moment', daysFromTo],
  ['said', 'unit:apart between moment|daynum tillword moment', daysFromTo],
  ['said', 'asked at|lead|in? period', daysOfPeriod, 1],
]

const days = (unit: string, begin: Dated, end: Dated): Said => ({ kind: 'days', unit, begin, end })

const since = ({ fields, written }: Dated): Dated => ({ fields: back(fields), written })

function daysFromTo({ unit }: Parts, [, , begin, , end]: Node[], text: Text): Said | undefined {
  const [first, last] = [dated(begin!, text), dated(end!, text)]
  if (begin!.kind === 'moment') return days(unit, first, last)
  const isOfMonth = last.fields.month !== undefined
  return isOfMonth ? days(unit, { ...first, fields: { ...last.fields, ...first.fields } }, last) : undefined
}

function daysOfPeriod({ unit, isLeft }: Parts, nodes: readonly Node[], text: Text): Said {
  const { fields, written } = dated(nodes.at(-1)!, text)
  const [begin, end] = [atEdge(fields, 'begin'), atEdge(fields, 'end')]
  return isLeft
    ? days(unit, today, { fields: end, written })
    : days(unit, { fields: begin, written }, { fields: { ...end, plusDays: 1 }, written })
}

export const questionRows: readonly Row[] = [...relative, ...zones, ...asking]
