import {
  subtract as difference,
  equals,
  type Fraction,
  fraction,
  type Language,
  magnitude,
  divide as quotient,
  type Result,
  add as sum,
} from '#engines/core/index.ts'
import {
  inLatin,
  type Made,
  type Node,
  type NumberValue,
  type Rule,
  rule,
  type Text,
  typedText,
} from '#engines/language/index.ts'
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
  temperaturesIn,
} from '../arithmetic.ts'
import {
  type Dimension,
  inverted,
  isPlainNumber,
  isSameDimension,
  multiplied,
  timeDimension,
  timePower,
} from '../dimension.ts'
import { categoriesOf, firstUnitOf, type Measure, measureOf, unitsOfSize } from '../measure.ts'
import { energyUse } from '../other-quantities.ts'
import type { Category, CategoryId } from '../types.ts'
import { knownUnits } from '../unit-of.ts'
import { computed, isPlainQuantity, plainNumber as numberText, type Quantity, quantity } from './quantity.ts'
import { asDifference, isSameUnit, isScale, type UnitValue, unitById } from './unit-value.ts'

/** What a part of a sum comes to, or why it comes to nothing. */
export type Outcome = Result<Part, SumProblem>

export interface Part {
  readonly amount: Amount
  /** As it was understood: `60 mi/h × 2.5 h`. */
  readonly written: string
  /** Named in it first: of two units that are equally large, this one counts the result. */
  readonly unit?: UnitValue
  /** What is used for a way, or the way for it: of a volume no area is made, and of an energy no force is told, though the dimensions are theirs. */
  readonly use?: Use
}

/** Which two parts do not go together, as they were typed; and what each is of. */
export interface SumProblem {
  readonly code: ArithmeticProblem['code'] | 'no_category'
  readonly left: string
  readonly right: string
  readonly kinds?: readonly [left: Kind, right: Kind]
}

type Operation = (left: Amount, right: Amount) => Result<Amount, ArithmeticProblem>

/** To the base of 32: of thousands of digits decimals are slow. */
const keyOfFraction = ({ numerator, denominator }: Fraction): string =>
  `${numerator.toString(32)}/${denominator.toString(32)}`

export const keyOf = (outcome: Outcome): string => {
  if (!outcome.ok) return `${outcome.problem.code} ${outcome.problem.left} ${outcome.problem.right}`
  const { amount, unit, use } = outcome.value
  const size = [amount.value, amount.unitFactor].map(keyOfFraction)
  return [...size, amount.dimension.join(), amount.category, unit?.unit.id, use].join(' ')
}

const made = (outcome: Outcome): Made => ({ value: outcome, key: () => keyOf(outcome) })

const isQuantity = (node: Node): node is Node<Quantity> => node.kind === 'quantity'

/** A unit by itself, as one of it. */
const asQuantity = (node: Node<Quantity>): Node<Quantity> => ({
  ...node,
  kind: 'quantity',
  value: { ...node.value, isOne: false, isBare: false },
})

/** A number, so much of a unit, or what an inner part comes to. */
function partIn(node: Node, text: Text): Outcome | undefined {
  if (node.kind === 'number') {
    const { article, q, words } = node.value as NumberValue
    const written = words ? numberText({ q }) : typedText(text, node.start, node.end)
    return article ? undefined : { ok: true, value: { amount: plainNumber(q), written } }
  }
  if (!isQuantity(node)) return node.value as Outcome
  const { value } = node
  if (!isPlainQuantity(value) || value.isBare || value.isSum) return undefined
  const amount = amountOf(value.count, measureOfUnit(value.unit))
  return { ok: true, value: { amount, written: writtenIn(value, text.language), unit: value.unit } }
}

export const measureOfUnit = ({ category, unit }: UnitValue): Measure => measureOf(category, unit.id)

const writtenIn = ({ parts }: Quantity, language: Language): string =>
  parts.map(({ plain, unit }) => `${inMarksOf(plain, language)} ${symbolOf(unit, language)}`).join(' ')

const inMarksOf = (plain: string, language: Language): string => (language === 'en' ? plain : plain.replace('.', ','))

export const writtenNumber = (value: NumberValue, language: Language): string => inMarksOf(numberText(value), language)

export const symbolOf = ({ unit }: UnitValue, language: Language): string => unit.inSums ?? unit.symbol[language]

function reckoned(operation: Operation, sign: string, left: Node, right: Node, text: Text): Made {
  const [first, second] = [partIn(left, text), partIn(right, text)]
  if (!first || !second) return undefined
  if (!first.ok || !second.ok) return made(first.ok ? second : first)
  const result = operation(first.value.amount, second.value.amount)
  const unit = first.value.unit ?? second.value.unit
  const written = first.value.written + sign + second.value.written
  const use = operation === divide ? usedFor(first.value.amount, second.value.amount) : undefined
  if (result.ok)
    return made({ ok: true, value: { amount: result.value, written, ...(unit && { unit }), ...(use && { use }) } })
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

type Use = 'fuel' | 'energy'
const uses: Readonly<Partial<Record<CategoryId, Use>>> = { volume: 'fuel', energy: 'energy' }

/** A volume or an energy for a kilometre or more, as what is divided by less is rather a cross-section, or a force; a way for either is always of this kind. */
export function usedFor(left: Amount, right: Amount): Use | undefined {
  const [used, way] = left.category === 'length' ? [right, left] : [left, right]
  const isFarEnough = way === left || difference(way.unitFactor, kilometre).numerator >= 0n
  return way.category === 'length' && isFarEnough && used.category ? uses[used.category] : undefined
}
const kilometre = fraction(1000n)

const hundred = fraction(100n)
const one = fraction(1n)
/** So much of a quantity itself is added, or taken away. */
const moreBy: Operation = (amount, share) => multiply(amount, plainNumber(sum(one, share.value)))
const lessBy: Operation = (amount, share) => multiply(amount, plainNumber(difference(one, share.value)))
/** Nobody knows what a tenth more of 20 °C is. */
const isScaled = (node: Node, text: Text): boolean => {
  const part = partIn(node, text)
  return part?.ok === true && part.value.amount.points !== undefined
}

/** The categories that count what a sum or a compound unit comes to, the likeliest first. */
export function fitting({ amount, use }: Part, categories: readonly Category[]): readonly Category[] {
  const counting = categoriesOf(inverted(amount.dimension), categories).filter(countsInverse)
  const found = [...counting, ...categoriesOf(amount.dimension, categories)]
  return found.filter((one) => (amount.category ? one.id === amount.category : use === 'fuel' || !one.isOfUse))
}

/** A time for a way is a speed, too, as a volume for a way is a use of fuel. */
const countsInverse = (category: Category): boolean => knownUnits(category).some(({ isInverse }) => isInverse)

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

const endsInNumber = ({ end, kind }: Node, { tokens }: Text): boolean =>
  kind === 'number' || (kind === 'quantity' && tokens[end - 1]!.kind === 'digits')

/** A hyphen that touches its neighbours is no minus; from less to more of one unit it is a range. */
function isMinus(sign: Node, left: Node, right: Node, text: Text): boolean {
  if (markOf(sign, text) !== '-') return true
  if (isGlued(sign, text) || isGlued(right, text)) return false
  if (!isQuantity(left) || !isQuantity(right) || !isSameUnit(left.value.unit, right.value.unit)) return true
  return difference(left.value.count, right.value.count).numerator > 0n
}

/** `24/7`, `1/2 h`, `gas 1/2`: a slash that touches a number belongs to it. `3 × 4 m` are sides, `3 * 4 m` is a product. */
function isOperator(sign: Node, left: Node, right: Node, text: Text): boolean {
  const isByNumber = markOf(sign, text) === '*' || (right.kind === 'number' && !isGlued(sign, text))
  if (!isByNumber && (endsInMark(left, text) || endsInMark(right, text))) return false
  const hasNumber = left.kind === 'number' || right.kind === 'number'
  if (sign.kind === 'slash') return !(isGlued(sign, text) && endsInNumber(left, text))
  if (sign.kind === 'by') return !hasNumber && markOf(sign, text) !== '*'
  const isOfLength = right.kind === 'quantity' && (right.value as Quantity).unit.category.id === 'length'
  return !(left.kind === 'number' && text.tokens[sign.start]!.text === '×' && isOfLength)
}

/**
 * `per` stands before any quantity, `по` before any unit, `in`, `за` and `по` only before a time: `5 kg за 3 €` is a price, `доски по 2 м` are several. `на` divides
 * where a product would be nothing that is known: `7 л на 100 км`, but `3 м на 4 м`, `12 м² на 2,5 м` and `60 км/ч на 2 ч`.
 */
function isPer(sign: Node, left: Node, right: Node, text: Text, categories: readonly Category[]): boolean {
  const mark = inLatin(markOf(sign, text))
  if (mark === 'per') return true
  const isOne = right.kind === 'one'
  if (isOne && mark === 'po') return true
  const [of, by] = [left, right].map((node) =>
    isQuantity(node) || node.kind === 'one' ? measureOfUnit((node.value as Quantity).unit) : undefined,
  )
  if (mark !== 'na') return by?.category === 'time' && (isOne ? wordsBeforeOneTime : wordsBeforeTime).has(mark)
  return (
    of !== undefined &&
    by !== undefined &&
    categoriesOf(multiplied(of.dimension, by.dimension), categories).length === 0
  )
}
const wordsBeforeTime = new Set(['za', 'po', 'in'])
/** `в секунду`, `у секунди`; a unit after `in` is what is wanted. */
const wordsBeforeOneTime = new Set(['za', 'v', 'u'])

/** What a time at a rate comes to, and how long so much takes at one: `2 h at 60 mph`, `700 MB at 20 Mbit/s`, `10 km at 5:30 min/km`. */
function atRate(left: Node, right: Node, text: Text): Made {
  const [of, by] = [left, right].map((node) => {
    const part = partIn(node, text)
    return part?.ok ? part.value.amount.dimension : undefined
  })
  if (!of || !by) return undefined
  const isATime = (dimension: Dimension) => isSameDimension(dimension, timeDimension)
  const isRateForATime = (rate: Dimension, time: Dimension) => isATime(time) && timePower(rate) < 0
  if (isRateForATime(by, of) || isRateForATime(of, by) || isATime(multiplied(of, by)))
    return reckoned(multiply, ' × ', left, right, text)
  return isATime(multiplied(of, inverted(by))) ? reckoned(divide, ' ÷ ', left, right, text) : undefined
}

function ofSides({ sides = [], ...first }: Quantity, language: Language): Made {
  if (first.unit.category.id !== 'length') return undefined
  const [own, ...others] = [first, ...sides].map((side) => ({
    amount: amountOf(side.count, measureOfUnit(side.unit)),
    written: writtenIn(side, language),
  }))
  let whole: Part = own!
  for (const { amount, written } of others) {
    const product = multiply(whole.amount, amount)
    if (!product.ok) return undefined
    whole = { amount: product.value, written: `${whole.written} × ${written}` }
  }
  return made({ ok: true, value: whole })
}

const inner = 'number|quantity|group|raised|measured'

const sumParts = (categories: readonly Category[]): readonly Rule[] => [
  rule('group', 'open total|product|raised|group|quantity|measured close', ([, node], text) => {
    const part = partIn(node, text)
    return part && made(part.ok ? { ok: true, value: { ...part.value, written: `(${part.value.written})` } } : part)
  }),
  rule('raised', 'number|group caret number|raised', ([base, , exponent], text) => {
    const part = partIn(exponent, text)
    const isNumber = part !== undefined && (!part.ok || isPlainNumber(part.value.amount.dimension))
    return isNumber ? reckoned(power, '^', base, exponent, text) : undefined
  }),
  // `5 ft^2` is five of a square foot.
  rule('raised', 'quantity caret number', ([base, , exponent], text) =>
    (base.value as Quantity).parts.length === 1
      ? reckoned(unitRaised(base.value), '^', base, exponent, text)
      : undefined,
  ),
  rule('product', `${inner}|product times|by ${inner}`, ([left, sign, right], text) =>
    isOperator(sign, left, right, text) && !isPer(sign, left, right, text, categories)
      ? reckoned(multiply, ' × ', left, right, text)
      : undefined,
  ),
  rule('product', `${inner}|product slash|over ${inner}`, ([left, sign, right], text) =>
    isOperator(sign, left, right, text) ? reckoned(divide, ' ÷ ', left, right, text) : undefined,
  ),
  // `10x12 ft in m²`: the sides of a thing are an area where one is wanted.
  rule('product', 'sides', ([{ value }], { language }) => ofSides(value, language), 2),
  // `10 km per 50 min`, `100 m in 9.58 s`, `7 л на 100 км`
  rule('product', `${inner}|product per|in|by quantity|group`, ([left, sign, right], text) =>
    left.kind !== 'number' && isPer(sign, left, right, text, categories)
      ? reckoned(divide, ' ÷ ', left, right, text)
      : undefined,
  ),
  rule('product', `${inner}|product at quantity|group`, ([left, , right], text) => atRate(left, right, text)),
  // `10% of 5 km`, `15 km + 20%`
  rule('percentage', 'number percent', ([{ value }], { language }) =>
    value.article
      ? undefined
      : made({
          ok: true,
          value: { amount: plainNumber(quotient(value.q, hundred)), written: `${writtenNumber(value, language)}%` },
        }),
  ),
  rule('product', `${inner}|product times percentage`, ([left, , right], text) =>
    reckoned(multiply, ' × ', left, right, text),
  ),
  rule('product', 'percentage ofwhole quantity|group', ([part, , whole], text) =>
    reckoned(multiply, ' × ', part, whole, text),
  ),
  rule('total', `${inner}|product|total sign percentage`, ([whole, sign, part], text) =>
    isScaled(whole, text)
      ? undefined
      : sign.value === '-1'
        ? reckoned(lessBy, ' − ', whole, part, text)
        : reckoned(moreBy, ' + ', whole, part, text),
  ),
  // `5 min 30 s per km`: of one part, it is a unit made of two.
  rule('product', 'quantity slash|per|in|by one', ([left, sign, right], text) => {
    const isDivided = sign.kind === 'slash' || isPer(sign, left, right, text, categories)
    return left.value.parts.length > 1 && isDivided ? reckoned(divide, ' ÷ ', left, asQuantity(right), text) : undefined
  }),
  // `(3 + 4) km`, `2^3 km`
  rule('raised', 'group|raised unit', ([group, { value: unit }], { language }) => {
    const { value } = group as Node<Outcome>
    if (!value.ok) return made(value)
    if (!isPlainNumber(value.value.amount.dimension)) return undefined
    const amount = amountOf(value.value.amount.value, measureOfUnit(unit))
    return made({ ok: true, value: { amount, written: `${value.value.written} ${symbolOf(unit, language)}`, unit } })
  }),
  rule('total', `${inner}|product|total sign ${inner}|product`, ([left, sign, right], text) => {
    if (!isMinus(sign, left, right, text)) return undefined
    const [operation, written] = sign.value === '-1' ? ([subtract, ' − '] as const) : ([add, ' + '] as const)
    return reckoned(operation, written, left, right, text)
  }),
]

/** What a sum comes to, in a unit of each category that counts it: of the size that its units make, or the category's base. */
function resultsOf({ value }: Node<Outcome>, categories: readonly Category[]): readonly Counted[] {
  if (!value.ok || isPlainNumber(value.value.amount.dimension)) return []
  const { amount, unit: named } = value.value
  const { dimension, unitFactor } = amount
  return fitting(value.value, categories).flatMap((category) => {
    const isNamed = named?.category === category && equals(measureOfUnit(named).factor, unitFactor)
    // Bytes by bytes a second are seconds, and no kiloseconds where only the prefixes say so.
    const own = unitsOfSize(category, unitFactor, dimension).find(({ prefix }) => prefix === undefined)
    const id = own?.id ?? firstUnitOf(category, dimension)
    const unit = isNamed ? named : id === undefined ? undefined : unitById(category, id)
    return unit ? countedIn(unit, amount) : []
  })
}

interface Counted {
  readonly count: Fraction
  readonly unit: UnitValue
}

function countedIn(unit: UnitValue, amount: Amount): readonly Counted[] {
  const measure = measureOfUnit(unit)
  if (!isScale(unit)) {
    const count = inUnit(amount, measure)
    return count.ok ? [{ count: count.value, unit }] : []
  }
  return temperaturesIn(amount, measure).map(({ count, isDifference }) => ({
    count,
    unit: isDifference ? asDifference(unit) : unit,
  }))
}

const isReadable = ({ numerator, denominator }: Fraction): boolean =>
  magnitude(numerator) < longest && denominator < longest
/** More digits than this nobody reads, and no field takes. */
const longest = 10n ** 400n

/** A sum of numbers alone. */
export function numberIn(outcome: Outcome): Made {
  if (!outcome.ok) return undefined
  const { amount, written } = outcome.value
  return isPlainNumber(amount.dimension) && isReadable(amount.value)
    ? { value: { value: amount.value, written }, key: keyOfFraction(amount.value) }
    : undefined
}

const sumOf = (count: Fraction, unit: UnitValue, { written, use }: Part): Quantity => ({
  ...computed(count, unit, written),
  isSum: true,
  ...(use === 'energy' && { isUse: true }),
})

/** Sums, products, quotients and powers, in the categories that a reader knows. A force times a length is an energy, and a torque next. */
export const sumRules = (categories: readonly Category[]): readonly Rule[] => [
  ...sumParts(categories),
  rule(
    'quantity',
    'total|product|raised|group',
    ([node]) =>
      resultsOf(node, categories)
        .slice(0, 2)
        .flatMap(({ count, unit }, place) =>
          isReadable(count) ? [quantity(sumOf(count, unit, node.value.value), place)] : [],
        ),
    1,
  ),
]

/** Two parts of different kinds, as they were typed. */
export function different(left: Node, kindOfLeft: Kind, right: Node, kindOfRight: Kind, text: Text): Made {
  const problem: SumProblem = {
    code: 'different_quantities',
    left: typedText(text, left.start, left.end),
    right: typedText(text, right.start, right.end),
    kinds: [kindOfLeft, kindOfRight],
  }
  return { value: problem, key: keyOf({ ok: false, problem }) }
}

/** Units without numbers, which nobody adds: told apart where they are of different kinds. */
function unequal(left: Node<Quantity>, right: Node<Quantity>, text: Text): Made {
  const [first, second] = [left.value.unit, right.value.unit]
  return first.category === second.category
    ? undefined
    : different(left, measureOfUnit(first), right, measureOfUnit(second), text)
}

const refused = (outcome: Outcome | undefined): Made =>
  outcome && !outcome.ok ? { value: outcome.problem, key: keyOf(outcome) } : undefined

const outcomeOf = (made: Made): Outcome | undefined => made?.value as Outcome | undefined

/** What no reader answers: a part that comes to nothing, or a result that no category counts. */
export const sumRefusals = (categories: readonly Category[]): readonly Rule[] => [
  rule('refusal', 'total|product|raised|group|measured', (parts, text) => {
    const [node] = parts as [Node<Outcome>]
    const { value } = node
    if (!value.ok) return refused(value)
    if (value.value.use === 'energy')
      return { value: { word: typedText(text, node.start, node.end), other: energyUse }, key: 'use' }
    const [result] = resultsOf(node, categories)
    if (isPlainNumber(value.value.amount.dimension) || (result && isReadable(result.count))) return undefined
    const problem: SumProblem = {
      code: result ? 'too_large' : 'no_category',
      left: typedText(text, node.start, node.end),
      right: '',
    }
    return { value: problem, key: problem.code }
  }),
  rule('refusal', 'one|quantity sign one', ([left, , right], text) => unequal(left, right, text)),
  rule('refusal', 'one sign quantity', ([left, , right], text) => unequal(left, right, text)),
  // `km^99999`; `km^2` is a unit, or nothing.
  rule('refusal', 'one caret number', ([base, , exponent], text) =>
    refused(outcomeOf(reckoned(unitRaised(base.value), '^', asQuantity(base), exponent, text))),
  ),
  // `1/0`, which is no number.
  rule('refusal', 'number slash number', ([above, , below], text) =>
    below.value.q.numerator === 0n && isGlued(below, text)
      ? refused(outcomeOf(reckoned(divide, '', above, below, text)))
      : undefined,
  ),
]
