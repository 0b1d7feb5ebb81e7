import { divide, fraction, magnitude } from '#engines/core/index.ts'
import {
  fold,
  type Made,
  type Node,
  type NumberValue,
  type Rule,
  rule,
  type Text,
  typedText,
} from '#engines/language/index.ts'
import { inverted, multiplied, timeDimension } from '../dimension.ts'
import { measureOf, unitsOfSize } from '../measure.ts'
import type { CategoryId } from '../types.ts'
import { isWrittenAsAnother } from './habits.ts'
import { isOneOf } from './leaves.ts'
import { type Pattern, partOf, rules } from './patterns.ts'
import { isUse, joined, keyOf, type Quantity, soMany } from './quantity.ts'
import { isMeasuredIn } from './quantity-rules.ts'
import { factorOf, isPart, isSameUnit, isScale, toldAs, type UnitValue, unitById, unitKey } from './unit-value.ts'

/** What is asked: a quantity, and in what. */
export interface Ask {
  readonly given: Quantity
  /** The largest first; several are parts of each other. */
  readonly wanted?: readonly UnitValue[]
}

type Named = Node<UnitValue>
type Numbered = Node<NumberValue>
type Wanted = readonly UnitValue[]

const listed = (...units: Wanted): Made => ({ value: units, key: units.map(unitKey).join(' ') })
const askKey = ({ given, wanted }: Ask): string => `${keyOf(given)} -> ${wanted?.map(unitKey).join('+') ?? ''}`

const made = (value: Ask, cost = 0): Made => ({ value, key: () => askKey(value), cost })

/** What is said to be measured is of the kind that the word stands for; any other word says nothing of it. */
const isAbout = (word: Node, { unit }: Quantity): boolean => !kindsOfThing.has(word.kind) || isMeasuredIn(word, unit)
const kindsOfThing = new Set(['named', 'thing', 'pace', 'weighing'])

const thousandMillion = fraction(1_000_000_000n)

function ask(given: Quantity, asked?: Wanted, cost = 0, isBeside = false): Made {
  const wanted = asked?.map((unit) => toldAs(given.unit, unit))
  const [to] = wanted ?? []
  if (!to) return isUse(given) ? undefined : made({ given }, cost + (given.isBare ? 1 : 0))
  const { unit } = given
  // `60 mph in km`, `100 Mbps in MB`: in so many an hour, or a second.
  const rate = wanted!.length === 1 ? rateIn(unit, to) : undefined
  if (rate) return ask(given, [rate], cost + 1) ?? made({ given, wanted: [rate] }, cost + 1)
  // A temperature is no difference of two.
  if (to.category !== unit.category || isScale(to) !== isScale(unit)) return undefined
  // `10 km in km` is understood, `10 km km` is not.
  const isTyped = !given.isComputed && unit.written === undefined && to.written === undefined
  const isSame = wanted!.length === 1 && given.parts.length < 2 && isTyped && isSameUnit(to, unit)
  if (isSame && (isBeside || given.isOne || given.isBare)) return undefined
  // Whoever wants Fahrenheit has Celsius, where no scale is named.
  return made({ given, wanted: wanted! }, cost + (isFar(given, to) || (isSame && isScale(unit)) ? 2 : 0))
}

/** Nobody wants nanometres in kilometres: then the other unit that is written so comes first. */
function isFar({ unit }: Quantity, to: UnitValue): boolean {
  if (!isWrittenAsAnother(unit)) return false
  const ratio = divide(factorOf(to), factorOf(unit))
  const { numerator, denominator } = ratio
  return magnitude(numerator) > thousandMillion.numerator * denominator
}

/** What a rate is of, and the time that people leave out where they want it in so many. */
const rates: Readonly<Partial<Record<CategoryId, readonly [of: CategoryId, seconds: bigint]>>> = {
  speed: ['length', 3600n],
  datarate: ['data', 1n],
}

function rateIn({ category }: UnitValue, { category: of, unit }: UnitValue): UnitValue | undefined {
  const [amount, seconds] = rates[category.id] ?? []
  if (amount !== of.id || seconds === undefined) return undefined
  const { factor, dimension } = measureOf(of, unit.id)
  const [row] = unitsOfSize(category, divide(factor, fraction(seconds)), multiplied(dimension, inverted(timeDimension)))
  return row && { category, unit: row }
}

/** The other scale: whoever wants Celsius has Fahrenheit. */
const otherScale = ({ category, unit }: UnitValue): UnitValue | undefined =>
  unit.id === 'c' ? unitById(category, 'f') : unit.id === 'f' ? unitById(category, 'c') : undefined

const isMetricLength = ({ category, unit }: UnitValue): boolean => category.id === 'length' && unit.system === 'metric'

/** Feet and inches without their names, as heights are told. */
function height(feet: Numbered, inches: Numbered, wanted: Wanted): Made {
  const [to] = wanted
  const foot = to && isMetricLength(to) ? unitById(to.category, 'ft') : undefined
  const inch = foot && unitById(foot.category, 'in')
  const isHeight = ({ q }: NumberValue, least: bigint, most: bigint) =>
    q.numerator >= least * q.denominator && q.numerator < most * q.denominator
  if (!inch || feet.value.q.denominator !== 1n || inches.value.signed || feet.value.signed) return undefined
  if (!isHeight(feet.value, 3n, 8n) || !isHeight(inches.value, 0n, 12n)) return undefined
  const whole = joined(soMany(feet, foot), soMany(inches, inch))
  return whole && ask(whole, wanted)
}

/** Hours, minutes and seconds, as clocks have them. */
function clock(numbers: readonly Numbered[], wanted: Wanted, { tokens }: Text): Made {
  const category = wanted[0]!.category.id === 'time' ? wanted[0]!.category : undefined
  const isClock = numbers.every(
    ({ start, end, value: { q, words } }, at) =>
      !words &&
      q.denominator === 1n &&
      (at === 0 || (q.numerator < 60n && tokens[start]!.text.length === 2)) &&
      end === start + 1,
  )
  if (!category || !isClock) return undefined
  const [hours, minutes, seconds] = ['h', 'min', 's'].map((id, at) => soMany(numbers[at]!, unitById(category, id)!))
  const whole = joined(hours!, minutes!)
  const all = whole && joined(whole, seconds!)
  return all && ask(all, wanted)
}

/** A number that is told without its unit where all are metric. */
function without(number: Numbered, id: string, wanted: Wanted, most: bigint, least: bigint): Made {
  const [to] = wanted
  const unit = to && unitById(to.category, id)
  const { q } = number.value
  if (!unit || number.value.signed || q.numerator < least * q.denominator || q.numerator > most * q.denominator)
    return undefined
  return ask(soMany(number, unit), wanted)
}

/** How a quantity and what is wanted of it stand in a question; where they are of different kinds, that is said. */
export const frames: readonly Pattern[] = [
  'quantity comma? link target',
  'open quantity close link target',
  ['one link target', 2],
  // `how many feet in a mile`, `сколько футов в миле`
  'howmany target in|isin|filler quantity|one',
  'howmany target in|isin in|isin|filler quantity|one',
  ['howmany in|isin target in|isin|filler quantity', 1],
  ['howmany target quantity|one', 2],
  ['howmany|howmuchin in? quantity|one in|isin? target', 1],
  'in quantity|one howmany target',
  ['in quantity|one howmany in|isin? target', 1],
  ['quantity target', 3],
]
/** So both stand in other texts as well. */
const looseFrames: readonly Pattern[] = [
  ['quantity open target close', 3],
  ['target quantity', 5],
  ['target in quantity', 5],
  ['one hyphen|slash target', 3],
  ['one target', 5],
]

/** A rule for all that is asked of a quantity. Right behind a sum, or before it, a unit is one of its own: `10 h / 5 min` is no two hours in minutes. */
export const inFrames = (
  out: string,
  patterns: readonly Pattern[],
  make: (given: Node<Quantity>, target: Node<Wanted>, text: Text) => Made,
): readonly Rule[] =>
  rules(out, patterns, (parts, text) => {
    const [given, target] = [partOf(parts, 'quantity', 'one')!, partOf(parts, 'target')!]
    const isAlone = parts.length > 2 || !given.value.isSum
    return isAlone ? make(given, target, text) : undefined
  })

/** What stands around a question and changes nothing; what says of what it is has to be right. */
const surroundings: readonly Pattern[] = [
  'filler colon|comma? ask',
  'pace|weighing colon? ask',
  'named comma? ask',
  'ask named|weighing|pace|ending',
  ['thing in|question|colon? ask', 1],
  'open ask close',
  'quote ask quote',
]

export const questionRules: readonly Rule[] = [
  rule('target', 'question? unit|wantedunit', ([, unit]) => listed(unit.value)),
  rule('target', 'target and|plus|comma|slash unit|smaller', ([left, , right]) => inOrder(left, right)),
  rule('target', 'target unit|smaller', ([left, right]) =>
    left.value.at(-1)?.unit.followedBy === right.value.unit.id ? inOrder(left, right) : undefined,
  ),
  // `сколько грамм сахара в ложке`
  rule(
    'target',
    'target of? thing',
    ([{ value }, , thing]) => (isMeasuredIn(thing, value[0]) ? listed(...value) : undefined),
    1,
  ),
  // `12 km/h to pace min/km`
  rule('target', 'pace target', ([pace, { value }]) => (isMeasuredIn(pace, value[0]) ? listed(...value) : undefined)),
  rule('target', 'open target close', ([, target]) => listed(...target.value)),
  rule('link', 'in|filler|howmany|howmuchin', () => ({ value: 1, key: '' })),
  // The second `in` of `8 in x 10 in in cm` is the link, the first an inch.
  rule('link', 'link link', ([left, right], text) =>
    typedText(text, left.start, left.end) === typedText(text, right.start, right.end)
      ? undefined
      : { value: 1, key: '' },
  ),

  rule('ask', 'quantity', ([given]) => ask(given.value), 1),
  ...inFrames('ask', [...frames, ...looseFrames], (given, target) =>
    ask(given.value, target.value, 0, given.end === target.start || target.end === given.start),
  ),
  rule('ask', 'target in one', ([target, , given], text) => ofOne(target, given, text)),
  rule(
    'ask',
    'one link target number',
    ([given, , target, number]) => ask(soMany(number, given.value.unit), target.value),
    3,
  ),
  rule(
    'ask',
    'one',
    ([given], { tokens }) =>
      given.cost < (given.value.unit.isOtherSize ? 3 : 2) &&
      tokens.slice(given.start, given.end).some(({ kind, text }) => kind === 'word' && text.length > 1)
        ? ask(given.value)
        : undefined,
    5,
  ),
  rule('ask', 'one link howmany', ([given]) => ask(given.value), 3),
  rule(
    'ask',
    'filler|named|weighing one',
    ([kind, given]) => (isAbout(kind, given.value) ? ask(given.value) : undefined),
    3,
  ),
  // `180 to celsius`
  rule(
    'ask',
    'number in target',
    ([number, link, target], text) => {
      if (text.tokens[link.start]!.kind !== 'word') return undefined
      const [to] = target.value as Wanted
      const from = to && isScale(to) ? otherScale(to) : undefined
      return from && ask(soMany(number, from), target.value)
    },
    3,
  ),
  // `1:45:30 in seconds`; of two numbers nobody knows whether they are hours or minutes.
  rule('ask', 'number colon number colon number link target', ([hours, , minutes, , seconds, , target], text) =>
    clock([hours, minutes, seconds], target.value, text),
  ),
  // Heights and weights.
  rule(
    'ask',
    'height? number hyphen? number link target',
    ([, feet, , inches, , target]) => height(feet, inches, target.value),
    4,
  ),
  rule(
    'ask',
    'height colon? number link target',
    ([, , number, , target]) => without(number, 'cm', target.value, 249n, 100n),
    2,
  ),
  rule(
    'ask',
    'weight colon? number link target',
    ([, , number, , target]) => without(number, 'kg', target.value, 199n, 40n),
    2,
  ),
  ...rules('ask', surroundings, (parts) => {
    const { value } = partOf(parts, 'ask')!
    return parts.every((part) => part === undefined || isAbout(part, value.given)) ? made(value) : undefined
  }),
  // Questions one behind the other.
  rule(
    'asks',
    'ask|asks semi|comma|and|question ask',
    ([left, joint, right], text) =>
      isJoint(joint, text) ? several(...(left.kind === 'asks' ? left.value : [left.value]), right.value) : undefined,
    4,
  ),
]

/** A mark or `and` stands between two questions; a letter that may be the unknown (`x`) belongs to one of them. */
const isJoint = (joint: Node, { tokens }: Text): boolean =>
  joint.kind !== 'question' || tokens[joint.start]!.kind === 'mark'

/**
 * A unit alone may be any word of a list (`in km` is no inch in kilometres); each of several questions has its number, or an article and
 * what is wanted. Of different kinds, each has to say what is wanted: `22.9 S, 43.2 W` is a place, and no seconds and watts.
 */
function several(...asks: readonly Ask[]): Made {
  const isWhole = ({ given, wanted }: Ask) =>
    wanted === undefined ? given.isOne !== true && given.isBare !== true : given.isOne !== true || given.isBare === true
  const isOfOneKind = asks.every(({ given }) => given.unit.category === asks[0]!.given.unit.category)
  const isAnswered = asks.every(isWhole) && (isOfOneKind || asks.every(({ wanted }) => wanted !== undefined))
  return asks.length <= 6 && isAnswered ? { value: asks, key: asks.map(askKey).join(' ; ') } : undefined
}

/** From the largest to the smallest; two may be named the other way round. */
function inOrder({ value: left }: Node<Wanted>, { value: right }: Named): Made {
  if (isPart(left.at(-1)!, right)) return listed(...left, right)
  return left.length === 1 && isPart(right, left[0]!) ? listed(right, ...left) : undefined
}

/** Russian and Serbian plurals behind `в` and `у`: `в милях`, `у миљама`. */
const pluralEnding = /(?:[аи]м[аи]|ima|ama|ах|ях)$/

/**
 * `футов в миле`, `inches in a foot` ask how many of the first one of the second has. Known by an article, or by the case: the first name
 * is in the genitive plural, the second in none of the forms that something is converted into.
 */
function ofOne(target: Node<Wanted>, given: Node<Quantity>, text: Text): Made {
  const [many] = target.value
  const { unit } = given.value
  if (given.value.isBare) return ask(given.value, target.value)
  const [first, second] = [target, given].map(({ start, end }) => typedText(text, start, end))
  const forms = [unit.unit.name, unit.unit.ofMany, unit.unit.intoMany, unit.unit.symbol].flatMap(({ ru, sr }) => [
    ru,
    sr,
  ])
  const isGenitive =
    target.value.length === 1 &&
    !isScale(unit) &&
    isOneOf(first!, [many!.unit.ofMany.ru, many!.unit.ofMany.sr]) &&
    !pluralEnding.test(fold(second!)) &&
    !isOneOf(second!, [...forms, ...unit.unit.also])
  return isGenitive ? ask(given.value, target.value) : undefined
}
