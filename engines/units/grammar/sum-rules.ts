import {
  subtract as difference,
  equals,
  type Fraction,
  magnitude,
  multiply as product,
  divide as quotient,
  type Result,
} from '../../core/index.ts'
import { type Made, type Node, type NumberValue, type Rule, rule, type Text, typedText } from '../../language/index.ts'
import {
  type Quantity as Amount,
  type ArithmeticProblem,
  add,
  amountOf,
  divide,
  inUnit,
  type Kind,
  multiply,
  plainNumber,
  power,
  subtract,
} from '../arithmetic.ts'
import { isPlainNumber } from '../dimension.ts'
import { categoriesOf, measureOf, unitOfSize } from '../measure.ts'
import type { Category } from '../types.ts'
import { computed, isPlainQuantity, type Quantity, quantity } from './quantity.ts'
import { isSameUnit, isScale, type UnitValue, unitById } from './unit-value.ts'

/** What a part of a sum comes to, or why it comes to nothing. */
export type Outcome = Result<Part, SumProblem>

interface Part {
  readonly amount: Amount
  /** Named in it first: of two units that are equally large, this one counts the result. */
  readonly unit?: UnitValue
}

/** Which two parts do not go together, as they were typed; and what each is of. */
export interface SumProblem {
  readonly code: ArithmeticProblem['code'] | 'no_category'
  readonly left: string
  readonly right: string
  readonly kinds?: readonly [left: Kind, right: Kind]
}

type Operation = (left: Amount, right: Amount) => Result<Amount, ArithmeticProblem>

const written = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

const keyOf = (outcome: Outcome): string => {
  if (!outcome.ok) return `${outcome.problem.code} ${outcome.problem.left} ${outcome.problem.right}`
  const { amount, unit } = outcome.value
  const size = [amount.value, amount.unitFactor].map(written)
  return [...size, amount.dimension.join(), amount.category, unit?.unit.id].join(' ')
}

const made = (outcome: Outcome): Made => ({ value: outcome, key: keyOf(outcome) })

const isQuantity = (node: Node): node is Node<Quantity> => node.kind === 'quantity'

/** A number, so much of a unit, or what an inner part comes to; degrees are points on a scale, and not reckoned with. */
function amountIn(node: Node, _text: Text): Outcome | undefined {
  if (node.kind === 'number') {
    const { article, q } = node.value as NumberValue
    return article ? undefined : { ok: true, value: { amount: plainNumber(q) } }
  }
  if (!isQuantity(node)) return node.value as Outcome
  const { value } = node
  if (!isPlainQuantity(value) || value.isBare || value.isSum || isScale(value.unit)) return undefined
  const { category, unit, scale } = value.unit
  const amount = amountOf(product(value.count, scale), measureOf(category, unit.id))
  return { ok: true, value: { amount, unit: value.unit } }
}

function reckoned(operation: Operation, left: Node, right: Node, text: Text): Made {
  const [first, second] = [amountIn(left, text), amountIn(right, text)]
  if (!first || !second) return undefined
  if (!first.ok || !second.ok) return made(first.ok ? second : first)
  const result = operation(first.value.amount, second.value.amount)
  const unit = first.value.unit ?? second.value.unit
  if (result.ok) return made({ ok: true, value: { amount: result.value, ...(unit && { unit }) } })
  const { problem } = result
  return made({
    ok: false,
    problem: {
      code: problem.code,
      left: typedText(text, left.start, left.end),
      right: typedText(text, right.start, right.end),
      ...(problem.code === 'different_quantities' ? { kinds: [problem.left, problem.right] as const } : {}),
    },
  })
}

const unitRaised =
  ({ unit }: Quantity): Operation =>
  (amount, exponent) => {
    const { factor } = measureOf(unit.category, unit.unit.id)
    const unitAlone = { ...amount, value: factor }
    const raised = power(unitAlone, exponent)
    return raised.ok ? multiply(plainNumber(quotient(amount.value, factor)), raised.value) : raised
  }

const isGlued = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued
const markOf = (sign: Node, { tokens }: Text): string => tokens[sign.start]!.fold

/** The marks of feet and inches are those of minutes and seconds. */
const endsInMark = ({ end, kind }: Node, { tokens }: Text): boolean =>
  kind === 'quantity' && /^['"]$/.test(tokens[end - 1]!.fold)

/** A hyphen that touches its neighbours is no minus; from less to more of one unit it is a range. */
function isMinus(sign: Node, left: Node, right: Node, text: Text): boolean {
  if (markOf(sign, text) !== '-') return true
  if (isGlued(sign, text) || isGlued(right, text)) return false
  if (!isQuantity(left) || !isQuantity(right) || !isSameUnit(left.value.unit, right.value.unit)) return true
  return difference(left.value.count, right.value.count).numerator > 0n
}

/** `24/7`, `1/2 h`: a slash that touches a number belongs to it. `3 × 4 m` are sides, `3 * 4 m` is a product. */
function isOperator(sign: Node, left: Node, right: Node, text: Text): boolean {
  if (endsInMark(left, text) || endsInMark(right, text)) return false
  const hasNumber = left.kind === 'number' || right.kind === 'number'
  if (sign.kind === 'slash') return left.kind !== 'number' || !isGlued(sign, text)
  if (sign.kind === 'by') return !hasNumber && markOf(sign, text) !== '*'
  const isOfLength = right.kind === 'quantity' && (right.value as Quantity).unit.category.id === 'length'
  return !(left.kind === 'number' && text.tokens[sign.start]!.text === '×' && isOfLength)
}

const inner = 'number|quantity|group|raised'

const sumParts: readonly Rule[] = [
  rule('group', 'open total|product|raised|group|quantity close', ([, node], text) => {
    const amount = amountIn(node, text)
    return amount && made(amount)
  }),
  rule('raised', 'number|group caret number', ([base, , exponent], text) => reckoned(power, base, exponent, text)),
  // `5 ft^2` is five of a square foot.
  rule('raised', 'quantity caret number', ([base, , exponent], text) =>
    (base.value as Quantity).parts.length === 1 ? reckoned(unitRaised(base.value), base, exponent, text) : undefined,
  ),
  rule('product', `${inner}|product times|by|slash|over ${inner}`, ([left, sign, right], text) =>
    isOperator(sign, left, right, text)
      ? reckoned(sign.kind === 'slash' || sign.kind === 'over' ? divide : multiply, left, right, text)
      : undefined,
  ),
  rule('total', `${inner}|product|total sign ${inner}|product`, ([left, sign, right], text) =>
    isMinus(sign, left, right, text) ? reckoned(sign.value === '-1' ? subtract : add, left, right, text) : undefined,
  ),
]

/** What a sum comes to, in a unit of a category that counts it: of the size that its units make, or the category's base. */
function inCategory({ value }: Node<Outcome>, place: number, categories: readonly Category[]) {
  if (!value.ok || isPlainNumber(value.value.amount.dimension)) return undefined
  const { amount, unit: named } = value.value
  const fitting = categoriesOf(amount.dimension, categories).filter(
    ({ id }) => amount.category === undefined || amount.category === id,
  )
  const category = fitting[place]
  if (!category) return undefined
  const size = amount.unitFactor
  const isNamed = named?.category === category && equals(measureOf(category, named.unit.id).factor, size)
  const unit = unitById(category, isNamed ? named.unit.id : unitOfSize(category, size))
  if (!unit) return undefined
  const count = inUnit(amount, measureOf(category, unit.unit.id))
  return count.ok && isReadable(count.value) ? { unit, count: count.value } : undefined
}

const isReadable = ({ numerator, denominator }: Fraction): boolean =>
  magnitude(numerator) < longest && denominator < longest
/** More digits than this nobody reads, and no field takes. */
const longest = 10n ** 400n

/** Sums, products, quotients and powers, in the categories that a reader knows. A force times a length is an energy, and a torque next. */
export const sumRules = (categories: readonly Category[]): readonly Rule[] => [
  ...sumParts,
  ...[0, 1].map((place) =>
    rule(
      'quantity',
      'total|product|raised|group',
      ([node], text) => {
        const found = inCategory(node, place, categories)
        return found && quantity({ ...computed(found.count, found.unit, text, node.start, node.end), isSum: true })
      },
      1 + place,
    ),
  ),
]

/** What no reader answers: a part that comes to nothing, or a result that no category counts. */
export const sumRefusals = (categories: readonly Category[]): readonly Rule[] => [
  rule('impossible', 'total|product|raised|group', (parts, text) => {
    const [node] = parts as [Node<Outcome>]
    const { value } = node
    if (!value.ok) return { value: value.problem, key: keyOf(value) }
    if (isPlainNumber(value.value.amount.dimension) || inCategory(node, 0, categories)) return undefined
    const isCounted = categoriesOf(value.value.amount.dimension, categories).length > 0
    const problem: SumProblem = {
      code: isCounted ? 'too_large' : 'no_category',
      left: typedText(text, node.start, node.end),
      right: '',
    }
    return { value: problem, key: problem.code }
  }),
  rule('impossible', 'impossible in target', ([{ value, key }]) => ({ value, key })),
]
