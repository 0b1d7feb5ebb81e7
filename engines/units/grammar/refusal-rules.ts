import { type Made, type Node, type Rule, rule, type Text, typedText } from '#engines/language/index.ts'
import { categoryById } from '../categories/index.ts'
import { baseOf } from '../measure.ts'
import { energyUse, type OtherQuantity } from '../other-quantities.ts'
import type { CategoryId } from '../types.ts'
import { partOf, rules } from './patterns.ts'
import { isUse, type Quantity } from './quantity.ts'
import { isMeasuredIn } from './quantity-rules.ts'
import { frames, inFrames } from './question-rules.ts'
import { different, measureOfUnit } from './sum-rules.ts'
import type { UnitValue } from './unit-value.ts'

/** A question that makes sense but for one word. */
export interface Refusal {
  readonly word: string
  /** What was given is of this kind, and the word is no unit. */
  readonly category?: CategoryId
  /** Both sides are known, but converting takes a fact nobody gave: how dense the thing is, how large the glass, what a currency is worth. */
  readonly needs?: 'density' | 'size' | 'rate'
  /** What it is, where this has no page. */
  readonly other?: Pick<OtherQuantity, 'kind' | 'nearest'>
  /** A number of money with two decimals, as prices are printed: where a unit is as likely it is rather a price. */
  readonly isPrinted?: boolean
}

const refused = (value: Refusal): Made => ({ value, key: `${value.word} ${value.needs ?? ''}` })

const isKitchen = (id: CategoryId): boolean => id === 'mass' || id === 'volume'

function mismatch(given: Node<Quantity>, wanted: Node<readonly UnitValue[]>, text: Text): Made {
  const [unit] = wanted.value
  const [from, to] = [given.value.unit.category.id, unit!.category.id]
  if (from === to) return undefined
  if (isKitchen(from) && isKitchen(to))
    return refused({ word: typedText(text, wanted.start, wanted.end), needs: 'density' })
  return different(given, measureOfUnit(given.value.unit), wanted, measureOfUnit(unit!), text)
}

const stranger = (given: Node<Quantity>, word: Node, text: Text): Made =>
  refused({ word: typedText(text, word.start, word.end), category: given.value.unit.category.id })

const weighing = ({ unit }: Quantity, word: Node, text: Text): Made =>
  unit.category.id === 'volume' ? refused({ word: typedText(text, word.start, word.end), needs: 'density' }) : undefined

/** `height 5 kg`: no unit of what is named. What is weighed may be told by its volume, and then its density is wanted. */
function ofOtherKind(kind: Node<string>, given: Node, { unit }: Quantity, text: Text): Made {
  if (isMeasuredIn(kind, unit) || (kind.kind === 'weighing' && isKitchen(unit.category.id))) return undefined
  const [category] = kind.value.split(',') as CategoryId[]
  const { dimension } = baseOf(categoryById(category!)!)
  return different(kind, { dimension, category: category! }, given, measureOfUnit(unit), text)
}

const price = (word: Node, text: Text, isPrinted = false): Made =>
  refused({ word: typedText(text, word.start, word.end), needs: 'rate', ...(isPrinted && { isPrinted }) })

const same = ({ value, key }: Node): Made => ({ value, key })

const energyForWay = (measured: Node<Quantity>, text: Text): Made =>
  isUse(measured.value) ? refused({ word: typedText(text, measured.start, measured.end), other: energyUse }) : undefined

/** What a text rather says: in Serbia `5 дин` are dinars, and dynes elsewhere; `18 kWh/100 km` is no force; `до 2 часов дня` is no number of days. */
export const rulesOfOthers: readonly Rule[] = [
  ...rules('price', ['number money', 'money number'], (parts, text) =>
    price(partOf(parts, 'money')!, text, partOf(parts, 'number')!.value.decimals === 2),
  ),
  ...rules('price', ['filler|approx price', 'price ending'], (parts) => same(partOf(parts, 'price')!)),
  rule('use', 'quantity|one', ([measured], text) => energyForWay(measured, text)),
  // `до 2 часов дня` is an hour of the clock.
  rule('hour', 'quantity daypart', ([{ key }]) => ({ value: key, key })),
]
/** What these rules read. */
export const notOfUnits = ['price', 'use', 'hour']
export const isRather = (other: Node<Refusal> | undefined, asked: Node): boolean =>
  other !== undefined && (other.cost < asked.cost || (other.value.isPrinted === true && other.cost === asked.cost))

export const refusalRules: readonly Rule[] = [
  ...rules('refusal', ['price|use', 'price link money|target|unknown'], ([inner]) => same(inner)),
  rule('refusal', 'quantity link money', ([, , word], text) => price(word, text)),
  ...inFrames('refusal', frames, mismatch),
  rule('refusal', 'quantity link alien|unknown', ([given, , word], text) => stranger(given, word, text)),
  ...rules('refusal', ['weighing one|ask weighing?', 'ask weighing'], (parts, text) => {
    const { value } = partOf(parts, 'one', 'ask')!
    return weighing(value.given ?? value, partOf(parts, 'weighing')!, text)
  }),
  ...rules('refusal', ['named|weighing of|colon|comma? quantity|ask', 'quantity named'], (parts, text) => {
    const measured = partOf(parts, 'quantity', 'ask')!
    const value: Quantity = measured.value.given ?? measured.value
    return (
      energyForWay({ ...measured, value }, text) ??
      ofOtherKind(partOf(parts, 'named', 'weighing')!, measured, value, text)
    )
  }),
  ...rules('refusal', [['filler|thing|named refusal', 1], 'refusal ending|unit', 'refusal in target'], (parts) =>
    same(partOf(parts, 'refusal')!),
  ),
]
