import type { Made, Node, Rule, Text } from '../../../language/index.ts'
import { atEdge, back } from './day.ts'
import { made, rule } from './making.ts'
import { type Dated, lettersOf, type Said } from './said.ts'
import { type Length, lengthOf } from './spans.ts'

/** Moments counted from now or from another, days counted between two, and the zone an answer is wanted in. */

type Time = Node<Said>

const fromNow = ({ value }: Node<Length>, sign: 1 | -1, cost = 0): Made =>
  made({ kind: 'fromNow', length: value, sign }, cost)

const from = ({ value: length }: Node<Length>, { value: base }: Time, sign: 1 | -1): Made =>
  base.kind === 'interval' || base.kind === 'days' || base.kind === 'length'
    ? undefined
    : made({ kind: 'from', base, length, sign })

/** One letter behind a sign may be of a time zone: `10:00 +3h`. */
const mayMove = ({ value }: Time, length: Node, { tokens }: Text): boolean =>
  value.kind === 'now' ||
  value.kind === 'count' ||
  (value.kind === 'date' && (isInWords(tokens, length) || isOfDays(value)))

const isOfDays = (value: Extract<Said, { kind: 'date' }>): boolean => value.pieces.hour === undefined

const relative: readonly Rule[] = [
  rule('said', 'now', () => made({ kind: 'now' })),
  rule('shift', 'in anylength', ([, { value: length }]) => made({ length, sign: 1 })),
  rule('shift', 'in? anylength later', ([, { value: length }]) => made({ length, sign: 1 })),
  rule('shift', 'anylength ago', ([{ value: length }]) => made({ length, sign: -1 })),
  rule('shift', 'beforenow anylength', ([, { value: length }]) => made({ length, sign: -1 })),
  rule('said', 'shift', ([{ value }]) => made({ kind: 'fromNow', ...value })),
  // GNU's notation. One letter may be a unit of something else.
  rule('said', 'cross|plus length', ([, length], { tokens }) =>
    isInWords(tokens, length) ? fromNow(length, 1) : made({ kind: 'length' }, 6),
  ),
  rule('said', 'dash|minus length', ([, length], { tokens }) =>
    isInWords(tokens, length) ? fromNow(length, -1) : made({ kind: 'length' }, 6),
  ),
  rule('said', 'at? nextone|lastone spanway', ([, way, unit]) =>
    made({ kind: 'fromNow', length: lengthOf(unit.value), sign: way.kind === 'nextone' ? 1 : -1 }),
  ),
  rule('said', 'in|from? anylength after said', ([, length, , base]) => from(length, base, 1), 1),
  rule('said', 'in|from? anylength before said', ([, length, , base]) => from(length, base, -1), 1),
  rule('said', 'after anylength after said', ([, length, , base]) => from(length, base, 1), 1),
  rule(
    'said',
    'said cross|plus anylength',
    ([base, , length], text) => (mayMove(base, length, text) ? from(length, base, 1) : undefined),
    1,
  ),
  rule(
    'said',
    'said dash|minus anylength',
    ([base, , length], text) => (mayMove(base, length, text) ? from(length, base, -1) : undefined),
    1,
  ),
  rule('said', 'dateask said', ([, { value }]) => made(value), 1),
  rule('said', 'dateprefix said', ([, { value }]) => made(value), 1),
  rule('said', 'said dateending', ([{ value }]) => made(value), 1),
  rule('said', 'said question', ([{ value }]) => made(value), 1),
  rule('said', 'happened said', ([, { value }]) => made(value), 1),
  rule('said', 'length|roughlength', () => made({ kind: 'length' }), 6),
  rule('said', 'dash? isolength', () => made({ kind: 'length' })),
  // `1700000000 + 3600`, as programs write it.
  rule('said', 'digits cross|dash digits', ([count, sign, more]) => {
    const sum = BigInt(count.value) + (sign.kind === 'cross' ? 1n : -1n) * BigInt(more.value)
    return count.value.length >= 9 && count.value.length <= 19 && more.value.length <= 12
      ? made({ kind: 'count', digits: String(sum) }, 1)
      : undefined
  }),
  rule('said', 'digits', ([{ value }], { tokens }) =>
    value.length >= 9 && value.length <= 19 && tokens.length > 1 ? made({ kind: 'count', digits: value }) : undefined,
  ),
]

const isInWords = (tokens: readonly { readonly text: string; readonly kind: string }[], node: Node): boolean =>
  tokens.slice(node.start, node.end).some(({ kind, text }) => kind === 'word' && text.length >= 3)

const zones: readonly Rule[] = [
  rule('said', 'said arrow|tozone zone', ([of, , zone]) => inZone(of, zone, true), 1),
  rule('said', 'said dash arrow zone', ([of, , , zone]) => inZone(of, zone, true), 1),
  rule('said', 'said intozone zone', ([of, , zone]) => inZone(of, zone, false), 2),
  rule('said', 'timeask nowmark? ofzone|intozone? zone nowmark? question?', ([, , , zone]) =>
    inZone({ value: { kind: 'now' } }, zone, true),
  ),
  rule('said', 'zoneof nowmark? question?', ([zone]) =>
    zone.end - zone.start > 1 ? inZone({ value: { kind: 'now' } }, { value: { zone: zone.value } }, true) : undefined,
  ),
  rule('said', 'city timeword nowmark? question?', ([city]) =>
    inZone({ value: { kind: 'now' } }, { value: { zone: city.value } }, true),
  ),
]

const inZone = (of: { readonly value: Said }, zone: { readonly value: object }, isSure: boolean): Made =>
  of.value.kind === 'inZone' || of.value.kind === 'length' || of.value.kind === 'days'
    ? undefined
    : made({ kind: 'inZone', of: of.value, zone: zone.value, isSure })

/** `days`, `weeks`, in whatever order what asks and what says that they pass stand around them. */
const asking: readonly Rule[] = [
  rule('asked', 'manyspan', ([{ value }]) => (value === 'd' || value === 'w' ? made({ unit: value }) : undefined)),
  rule('asked', 'howmany|passing asked', ([, { value }]) => made(value)),
  rule('asked', 'left asked', ([, { value }]) => made({ ...value, isLeft: true })),
  rule('asked', 'asked passing', ([{ value }]) => made(value)),
  rule('asked', 'asked left', ([{ value }]) => made({ ...value, isLeft: true })),
  rule('asked', 'howmany passing|left', () => made({ unit: 'd' })),
  rule('asked', 'howlong', () => made({ unit: 'd' })),
  rule('said', 'asked untilword moment', ([unit, , date], text) => days(unit, undefined, dated(date, text))),
  rule('said', 'asked sinceword moment', ([unit, , date], text) => days(unit, dated(date, text))),
  rule('said', 'asked between|sinceword moment tillword moment', ([unit, , begin, , end], text) =>
    days(unit, dated(begin, text), dated(end, text)),
  ),
  rule('said', 'asked between|sinceword daynum tillword moment', ([unit, , begin, , end], text) =>
    end.value.month === undefined
      ? undefined
      : days(unit, { pieces: { ...end.value, day: begin.value }, written: lettersOf(text, begin) }, dated(end, text)),
  ),
  rule(
    'said',
    'asked at|lead|in? period',
    ([unit, , period], text) => {
      const end = atEdge(period.value, 'end')
      const written = lettersOf(text, period)
      return unit.value.isLeft
        ? days(unit, undefined, { pieces: end, written })
        : days(unit, { pieces: atEdge(period.value, 'begin'), written }, { pieces: { ...end, plusDays: 1 }, written })
    },
    1,
  ),
]

interface Asked {
  readonly unit: 'd' | 'w'
  /** What is left of a period, from today to its end. */
  readonly isLeft?: boolean
}

const dated = (date: Node, text: Text): Dated => ({ pieces: date.value, written: lettersOf(text, date) })

const days = ({ value: { unit } }: Node<Asked>, begin?: Dated, end?: Dated): Made =>
  made({
    kind: 'days',
    unit,
    ...(begin ? { from: end ? begin : { ...begin, pieces: back(begin.pieces) } } : {}),
    ...(end ? { until: end } : {}),
  })

export const questionRules: readonly Rule[] = [...relative, ...zones, ...asking]
