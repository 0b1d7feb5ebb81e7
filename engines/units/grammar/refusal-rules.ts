import { type Made, type Node, type Rule, rule, type Text, typedText } from '#engines/language/index.ts'
import { categoryById } from '../categories/index.ts'
import { baseOf } from '../measure.ts'
import type { CategoryId } from '../types.ts'
import type { Quantity } from './quantity.ts'
import { isMeasuredIn } from './quantity-rules.ts'
import { different, measureOfUnit } from './sum-rules.ts'
import type { UnitValue } from './unit-value.ts'

/** A question that makes sense but for one word: no unit at all is wanted, what a volume weighs, what a currency is worth. */
export interface Refusal {
  readonly word: string
  readonly category?: CategoryId
  readonly needs?: 'density' | 'rate'
}

const refused = (value: Refusal): Made => ({ value, key: `${value.word} ${value.needs ?? ''}` })

const isKitchen = (id: CategoryId): boolean => id === 'mass' || id === 'volume'

function mismatch(given: Node<Quantity>, wanted: Node<Quantity | readonly UnitValue[]>, text: Text): Made {
  const unit = isList(wanted.value) ? wanted.value[0]! : wanted.value.unit
  const [from, to] = [given.value.unit.category.id, unit.category.id]
  if (from === to) return undefined
  if (isKitchen(from) && isKitchen(to))
    return refused({ word: typedText(text, wanted.start, wanted.end), needs: 'density' })
  return different(given, measureOfUnit(given.value.unit), wanted, measureOfUnit(unit), text)
}

const isList = (value: Quantity | readonly UnitValue[]): value is readonly UnitValue[] => Array.isArray(value)

const stranger = (given: Node<Quantity>, word: Node, text: Text): Made =>
  refused({ word: typedText(text, word.start, word.end), category: given.value.unit.category.id })

const weighing = ({ unit }: Quantity, word: Node, text: Text): Made =>
  unit.category.id === 'volume' ? refused({ word: typedText(text, word.start, word.end), needs: 'density' }) : undefined

/** `height 5 kg`: no unit of what is named. What is weighed may be told by its volume, and then its density is wanted. */
function ofOtherKind(kind: Node<string>, given: Node, { unit }: Quantity, text: Text): Made {
  const isWeighing = kind.kind === 'weighing'
  if (isWeighing ? isKitchen(unit.category.id) : isMeasuredIn(kind, unit)) return undefined
  const [category] = isWeighing ? (['mass'] as const) : (kind.value.split(',') as CategoryId[])
  const { dimension } = baseOf(categoryById(category!)!)
  return different(kind, { dimension, category: category! }, given, measureOfUnit(unit), text)
}

const price = (word: Node, text: Text): Made => refused({ word: typedText(text, word.start, word.end), needs: 'rate' })

/** What a text rather says: in Serbia `5 дин` are dinars, and dynes elsewhere; `до 2 часов дня` is no number of days. */
export const rulesOfOthers: readonly Rule[] = [
  rule('price', 'number money', ([, word], text) => price(word, text)),
  rule('price', 'money number', ([word], text) => price(word, text)),
  // `до 2 часов дня` is an hour of the clock.
  rule('hour', 'quantity daypart', ([{ key }]) => ({ value: key, key })),
  rule('price', 'filler|approx price', ([, inner]) => refused(inner.value)),
  rule('price', 'price ending', ([inner]) => refused(inner.value)),
]
/** What these rules read. */
export const notOfUnits = ['price', 'hour']

export const refusalRules: readonly Rule[] = [
  rule('refusal', 'price', ([inner]) => refused(inner.value)),
  rule('refusal', 'price link money|target|unknown', ([inner]) => refused(inner.value)),
  rule('refusal', 'quantity link money', ([, , word], text) => price(word, text)),
  rule('refusal', 'quantity|one comma? link target', ([given, , , wanted], text) => mismatch(given, wanted, text)),
  rule(
    'refusal',
    'quantity target',
    ([given, wanted], text) => (given.value.isSum ? undefined : mismatch(given, wanted, text)),
    2,
  ),
  rule('refusal', 'quantity link alien|unknown', ([given, , word], text) => stranger(given, word, text)),
  rule('refusal', 'howmany target in|isin|filler quantity|one', ([, wanted, , given], text) =>
    mismatch(given, wanted, text),
  ),
  rule('refusal', 'howmany in|isin quantity|one target', ([, , given, wanted], text) => mismatch(given, wanted, text)),
  rule('refusal', 'weighing one weighing?', ([word, { value }], text) => weighing(value, word, text)),
  rule('refusal', 'weighing ask weighing?', ([word, { value }], text) => weighing(value.given, word, text)),
  rule('refusal', 'ask weighing', ([{ value }, word], text) => weighing(value.given, word, text)),
  rule('refusal', 'named|weighing of|colon|comma? quantity', ([kind, , measured], text) =>
    ofOtherKind(kind, measured, measured.value, text),
  ),
  rule('refusal', 'named|weighing of|colon|comma? ask', ([kind, , asked], text) =>
    ofOtherKind(kind, asked, asked.value.given, text),
  ),
  rule('refusal', 'quantity named', ([measured, kind], text) => ofOtherKind(kind, measured, measured.value, text)),
  rule('refusal', 'filler|thing|named refusal', ([, { value, key }]) => ({ value, key }), 1),
  rule('refusal', 'refusal ending|unit', ([{ value, key }]) => ({ value, key })),
  rule('refusal', 'refusal in target', ([{ value, key }]) => ({ value, key })),
]
