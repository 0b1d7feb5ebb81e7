import type { Node, Text } from '#engines/language/index.ts'
import type { ZoneSaid } from './date-fields.ts'
import { atEdge, back } from './day.ts'
import { type Length, lengthIn, lengthOf } from './lengths.ts'
import type { Row } from './rows.ts'
import { type Dated, dated, noMoment, type Said } from './said.ts'

/** Moments counted from now or from another, days counted between two, and the zone an answer is wanted in. */

interface Counted {
  readonly base: Said
  readonly length: Length
}

/** What a length of time can be counted from. */
const from =
  (sign: 1 | -1) =>
  ({ base, length }: Counted): Said | undefined =>
    ['interval', 'days', 'refused'].includes(base.kind) ? undefined : { kind: 'from', base, length, sign }

/** One letter may be a unit of something else. */
const isInWords = ({ start, end }: Node, { tokens }: Text): boolean =>
  tokens.slice(start, end).some(({ kind, text }) => kind === 'word' && text.length >= 3)

/** One letter behind a sign may be of a time zone: `10:00 +3h`. */
const bySign =
  (sign: 1 | -1) =>
  (said: Counted, nodes: readonly Node[], text: Text): Said | undefined => {
    const { base } = said
    const mayMove =
      base.kind === 'now' ||
      base.kind === 'count' ||
      (base.kind === 'date' && (isInWords(nodes.at(-1)!, text) || base.fields.hour === undefined))
    return mayMove ? from(sign)(said) : undefined
  }

const fromNow =
  (sign: 1 | -1) =>
  ({ length }: Counted, [, node]: Node[], text: Text): Said | undefined =>
    isInWords(node!, text) ? { kind: 'fromNow', length, sign } : undefined

const ofNextOne = ({ unit, ahead }: { readonly unit: string; readonly ahead: number }): Said | undefined =>
  ahead === 0 ? undefined : { kind: 'fromNow', length: lengthOf(unit), sign: ahead === 1 ? 1 : -1 }

/** `минут через пять` */
function aboutSoMany(said: Parameters<typeof lengthIn>[0]) {
  const length = lengthIn(said)
  return length && { length, sign: 1 }
}

/** A whole number of days away from now. */
const atThisTime = ({ days }: { readonly days: string }): Said => ({
  kind: 'fromNow',
  length: { months: 0, days: Math.abs(Number(days)), nanoseconds: 0n },
  sign: Number(days) < 0 ? -1 : 1,
})

const relative: readonly Row[] = [
  ['said', 'now', { kind: 'now' }],
  ['shift', 'in|within length:anylength; within length:lengthofone; in? length:anylength later', { sign: 1 }],
  ['shift', 'about shift'],
  ['shift', 'length:anylength ago; beforenow length:anylength; length:lengthbefore ago', { sign: -1 }],
  ['shift', 'in length:lengthbefore', { sign: 1 }],
  ['shift', 'unit:spanbefore in count:number', aboutSoMany],
  ['said', 'days:relday thistime; thistime days:relday', atThisTime],
  ['said', 'of:way unit:spanway thistime; thistime of:way unit:spanway', ({ of, unit }) => ofNextOne({ ...of, unit })],
  ['said', 'shift', { kind: 'fromNow' }],
  // GNU's notation.
  ['said', 'cross|plus length:length', fromNow(1)],
  ['said', 'dash|minus length:length', fromNow(-1)],
  ['said', 'cross|plus|dash|minus? length; roughlength', () => noMoment, 6],
  ['said', 'dash? isolength', () => noMoment],
  ['said', 'at? way unit:spanway', ofNextOne],
  ['said', 'in|from|after? length:anylength after base:said', from(1), 1],
  ['said', 'in|from? length:anylength before base:said', from(-1), 1],
  ['said', 'base:said cross|plus length:anylength', bySign(1), 1],
  ['said', 'base:said dash|minus length:anylength', bySign(-1), 1],
  ['said', 'dateask said; said dateask; dateprefix said; said dateending; said question; happened said', {}, 1],
  // `1700000000 + 3600`, as programs write it.
  ['said', 'count:digits cross more:digits', ({ count, more }) => sum(count, 1n, more), 1],
  ['said', 'count:digits dash more:digits', ({ count, more }) => sum(count, -1n, more), 1],
  ['said', 'digits:digits', countBeside],
]

const isCount = ({ length }: string): boolean => length >= 9 && length <= 19

const plainCount = (digits: string): Said => ({ kind: 'count', digits, written: digits })

const sum = (count: string, sign: bigint, more: string): Said | undefined =>
  isCount(count) && more.length <= 12 ? plainCount(String(BigInt(count) + sign * BigInt(more))) : undefined

/** A number beside words; alone it is read before. */
function countBeside({ digits }: { readonly digits: string }, _: unknown, { tokens }: Text): Said | undefined {
  return isCount(digits) && tokens.length > 1 ? plainCount(digits) : undefined
}

interface InZone {
  readonly of?: Said
  readonly zone: ZoneSaid | string
}
const inZone =
  (isSure: boolean) =>
  ({ of = { kind: 'now' }, zone }: InZone): Said | undefined =>
    ['inZone', 'refused', 'days'].includes(of.kind)
      ? undefined
      : { kind: 'inZone', of, zone: typeof zone === 'string' ? { zone } : zone, isSure }

const zones: readonly Row[] = [
  ['said', 'of:said arrow|tozone zone:zone; of:said dash arrow zone:zone', inZone(true), 1],
  ['said', 'of:said intozone zone:zone', inZone(false), 2],
  ['said', 'timeask nowmark? ofzone|intozone? zone:zone nowmark? question?', inZone(true)],
  ['said', 'zone:city timeword nowmark? question?', inZone(true)],
  [
    'said',
    'zone:zoneof nowmark? question?',
    (said, [{ start, end }]) => (end - start > 1 ? inZone(true)(said) : undefined),
  ],
]

interface Asked {
  readonly unit: 'd' | 'w'
  /** What is left of a period, from today to its end. */
  readonly isLeft?: boolean
}

/** `days`, `weeks`, in whatever order what asks and what says that they pass stand around them. */
const asking: readonly Row[] = [
  ['asked', 'unit:manyspan', (said) => (said.unit === 'd' || said.unit === 'w' ? said : undefined)],
  ['asked', 'howmany|passing asked; asked passing'],
  ['asked', 'left asked; asked left', { isLeft: true }],
  ['asked', 'howmany passing|left; howlong', { unit: 'd' }],
  ['said', 'asked untilword moment', ({ unit }, [, , date], text) => days(unit, undefined, dated(date, text))],
  ['said', 'asked sinceword moment', ({ unit }, [, , date], text) => days(unit, dated(date, text))],
  ['said', 'asked between|sinceword moment|daynum tillword moment', daysFromTo],
  ['said', 'unit:apart between moment|daynum tillword moment', daysFromTo],
  ['said', 'asked at|lead|in? period', daysOfPeriod, 1],
]

function daysFromTo({ unit }: Asked, [, , begin, , end]: Node[], text: Text): Said | undefined {
  if (begin!.kind === 'moment') return days(unit, dated(begin!, text), dated(end!, text))
  const first: Node = { ...begin!, value: { ...end!.value, ...begin!.value } }
  return end!.value.month === undefined ? undefined : days(unit, dated(first, text), dated(end!, text))
}

function daysOfPeriod({ unit, isLeft }: Asked, nodes: readonly Node[], text: Text): Said {
  const { fields, written } = dated(nodes.at(-1)!, text)
  const [begin, end] = [atEdge(fields, 'begin'), atEdge(fields, 'end')]
  return isLeft
    ? days(unit, undefined, { fields: end, written })
    : days(unit, { fields: begin, written }, { fields: { ...end, plusDays: 1 }, written })
}

const days = (unit: Asked['unit'], begin?: Dated, until?: Dated): Said => ({
  kind: 'days',
  unit,
  ...(begin ? { from: until ? begin : { ...begin, fields: back(begin.fields) } } : {}),
  ...(until ? { until } : {}),
})

export const questionRows: readonly Row[] = [...relative, ...zones, ...asking]
