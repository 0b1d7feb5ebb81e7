import { add, equals, fraction, magnitude, multiply, parseFraction, subtract } from '#engines/core/index.ts'
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
import { knownUnits } from '../unit-of.ts'
import { isOneOf } from './leaves.ts'
import {
  computed,
  counted,
  isNegative,
  isPlainQuantity,
  joined,
  negative,
  oneOf,
  plainly,
  type Quantity,
  quantity,
  soMany,
} from './quantity.ts'
import { inUnit, isSameUnit, isScale, one, type UnitValue, unitById, unitKey } from './unit-value.ts'
import type { DistanceValue } from './unit-words.ts'

type Numbered = Node<NumberValue>
type Measured = Node<Quantity>
type Named = Node<UnitValue>

const isGlued = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued
const wordAt = (node: Node, { tokens }: Text): string => tokens[node.start]!.fold
const made = (value: Quantity | undefined, cost = 0): Made => value && quantity(value, cost)
const isSameCategory = (left: Quantity, right: Quantity): boolean => left.unit.category === right.unit.category

/** What a bare number behind a unit counts: `5 ft 11`. Where ten or a hundred of them make one, it has all its digits: `1 m 80`. */
function withRest(left: Measured, number: Numbered): Made {
  const { unit, parts, isBare } = left.value
  const { category } = unit
  const small = unit.unit.followedBy === undefined ? undefined : unitById(category, unit.unit.followedBy)
  const isWhole = left.value.count.denominator === 1n
  if (!small || !isWhole || isBare || parts.length !== 1 || number.value.signed || number.value.article)
    return undefined
  // `one hour and half` is half an hour more.
  if (number.value.proper && number.value.words) return undefined
  const ratio = inUnit(one, unit, small)
  if (subtract(number.value.q, ratio).numerator >= 0n) return undefined
  const isDecimal = /^10+$/.test(String(ratio.numerator))
  if (isDecimal && multiply(number.value.q, fraction(10n)).numerator < ratio.numerator) return undefined
  return made(joined(left.value, soMany(number, small)), isDecimal ? 2 : 1)
}

/** Both ends of a range in the unit behind the second. */
function range(from: Numbered, till: Numbered, unit: Named): Made {
  if (from.value.article || till.value.article) return undefined
  if (subtract(till.value.q, from.value.q).numerator <= 0n) return undefined
  return made({ ...soMany(from, unit.value), till: soMany(till, unit.value) })
}

function rangeOf(from: Measured, till: Measured, cost = 0): Made {
  const [left, right] = [from.value, till.value]
  const isRange =
    isSameCategory(left, right) &&
    isPlainQuantity(left) &&
    isPlainQuantity(right) &&
    subtract(inUnit(right.count, right.unit, left.unit), left.count).numerator > 0n
  return isRange ? made({ ...left, till: right }, cost) : undefined
}

/** The same said twice, in two units: the first counts, where they agree within a tenth. */
function saidTwice(left: Quantity, right: Quantity): Made {
  if (!isSameCategory(left, right) || isSameUnit(left.unit, right.unit)) return undefined
  if (!isPlainQuantity(left) || !isPlainQuantity(right)) return undefined
  const again = isScale(left.unit) ? onScale(right, left.unit) : inUnit(right.count, right.unit, left.unit)
  const difference = subtract(left.count, again)
  const isAlike =
    magnitude(difference.numerator) * left.count.denominator * 10n <=
    magnitude(left.count.numerator) * difference.denominator
  return isAlike ? made(left) : undefined
}

const onScale = ({ count, unit }: Quantity, target: UnitValue) => {
  const [from, to] = [unit, target].map((value) => parseFraction(value.unit.atBaseZero))
  return add(inUnit(subtract(count, from!), unit, target), to!)
}

/** Whether the name is singular as it stands: `foot`, not `feet` nor `ft`, which are rather what is wanted. */
function isNameOfOne(unit: Named, text: Text): boolean {
  const typed = typedText(text, unit.start, unit.end)
  const { name, also, ofMany } = unit.value.unit
  // One minute in Serbian, many in Russian, where `минут пять` is about so many.
  const isOfMany = isOneOf(typed, [ofMany[text.language]])
  return typed.length > 2 && !isOfMany && isOneOf(typed, [...Object.values(name), ...also])
}

const isEndOfName = ({ unit }: UnitValue, word: string): boolean =>
  word.length > 2 &&
  [unit.name, unit.ofMany, unit.intoMany].some((names) =>
    Object.values(names).some((name) => fold(name).endsWith(` ${fold(word)}`)),
  )

/** The minutes that one of a distance takes, as a unit: of kilometres an hour, minutes for a kilometre. */
function minutesFor({ value: { seconds, unit } }: Node<DistanceValue>): UnitValue | undefined {
  const { category } = unit
  const minutes = knownUnits(category).find((one) => one.isOfMinutes && one.definition === `60 ${unit.unit.id}`)
  return minutes && seconds === '3600' ? { category, unit: minutes } : undefined
}

/** `5:30`: minutes and their sixtieths, as many of a unit of minutes. */
function inMinutes(minutes: Numbered, seconds: Numbered, unit: UnitValue | undefined, text: Text, end: number): Made {
  const hasTwoDigits = !seconds.value.words && text.tokens[seconds.start]!.text.length === 2
  if (!unit || !isWholeNumber(minutes) || !hasTwoDigits || seconds.value.q.numerator >= 60n) return undefined
  const sixtieths = minutes.value.q.numerator * 60n + seconds.value.q.numerator
  return sixtieths > 0n
    ? made(computed(fraction(sixtieths, 60n), unit, typedText(text, minutes.start, end)))
    : undefined
}

export const quantityRules: readonly Rule[] = [
  rule('quantity', 'number hyphen? unit', ([number, hyphen, unit], text) =>
    (hyphen && !isGlued(hyphen, text)) || isTwo(number, unit) ? undefined : counted(number, unit),
  ),
  rule('quantity', 'number of? article? unit', ([number, of, article, unit]) =>
    (of || article) && (number.value.words || number.value.proper) && !number.value.article
      ? counted(number, unit)
      : undefined,
  ),
  rule('quantity', 'unit number', ([unit, number]) =>
    unit.value.unit.isBeforeNumber && !number.value.article && !number.value.signed ? counted(number, unit) : undefined,
  ),
  rule('quantity', 'halfunit', ([unit], text) =>
    made(computed(fraction(1n, 2n), unit.value, typedText(text, unit.start, unit.end))),
  ),
  rule('quantity', 'sign quantity', ([sign, measured], text) => {
    const { value } = measured
    if (!isPlainQuantity(value) || value.isBare || isNegative(value.count) || !/^\p{L}/u.test(wordAt(sign, text)))
      return undefined
    return made(sign.value === '-1' ? negative(value) : value)
  }),
  rule('quantity', 'approx quantity', ([, measured]) => made(measured.value)),
  // 5 ft 11 in; 7 feet, 10 inches; 5 feet and 11 inches
  rule('quantity', 'quantity comma? and? quantity', ([left, , , right]) => made(joined(left.value, right.value))),
  rule('quantity', 'quantity and? number', ([left, and, number]) =>
    and && !left.value.unit.unit.followedBy ? undefined : withRest(left, number),
  ),
  // `2 пуда 5 фунтов` are Russian pounds: the last word of the smaller unit's name is enough.
  rule('quantity', 'quantity and|comma? number unit', ([left, , number, unit], text) => {
    const { category, unit: own } = left.value.unit
    const small = own.followedBy === undefined ? undefined : unitById(category, own.followedBy)
    const word = typedText(text, unit.start, unit.end)
    return small && small.unit !== unit.value.unit && isEndOfName(small, word)
      ? made(joined(left.value, soMany(number, small)))
      : undefined
  }),
  // `6 футов 2 дюма`, `2h30m`: the unit that has to follow, mistyped or as only that one is called.
  rule('quantity', 'quantity and|comma? number smaller', ([left, , number, unit]) =>
    left.value.unit.unit.followedBy === unit.value.unit.id
      ? made(joined(left.value, soMany(number, unit.value)))
      : undefined,
  ),
  // `1:30 h`
  rule('quantity', 'number colon number unit', ([whole, , rest, unit], text) => {
    const { category, unit: own } = unit.value
    const small = own.followedBy === undefined ? undefined : unitById(category, own.followedBy)
    const isSixty = small && equals(inUnit(one, unit.value, small), sixty)
    const hasTwoDigits = !rest.value.words && text.tokens[rest.start]!.text.length === 2 && rest.end === rest.start + 1
    if (!isSixty || !hasTwoDigits || !isWholeNumber(whole) || rest.value.q.numerator >= 60n) return undefined
    return made(joined(soMany(whole, unit.value), soMany(rest, small)))
  }),
  // One by its name alone: `foot two`, `метр восемьдесят`, `metar i 80`
  rule(
    'quantity',
    'unit and? number',
    ([unit, , number], text) =>
      isNameOfOne(unit, text) ? withRest({ ...unit, value: plainly(one, unit.value) }, number) : undefined,
    1,
  ),
  // `foot 2 inches`
  rule(
    'quantity',
    'unit and? quantity',
    ([unit, , right], text) =>
      isNameOfOne(unit, text) ? made(joined(plainly(one, unit.value), right.value)) : undefined,
    2,
  ),
  // `two hours and a half`, `час с половиной`
  rule('quantity', 'quantity part', ([measured, part], text) => withPart(measured.value, part, text, measured.start)),
  rule('quantity', 'unit part', ([unit, part], text) => withPart(plainly(one, unit.value), part, text, unit.start), 1),
  // Ranges. `1-2 km` from a larger number to a smaller one is none.
  rule('quantity', 'number hyphen|till|plusminus number unit', ([from, , till, unit]) => range(from, till, unit), 2),
  rule('quantity', 'between number and|till|hyphen|link number unit', ([, from, , till, unit]) =>
    range(from, till, unit),
  ),
  rule('quantity', 'between quantity and|till|hyphen|link quantity', ([, from, , till]) => rangeOf(from, till)),
  rule(
    'quantity',
    'quantity hyphen|till quantity',
    ([from, , till]) => (unitKey(from.value.unit) === unitKey(till.value.unit) ? rangeOf(from, till) : undefined),
    2,
  ),
  rule('quantity', 'number dot dot dot? number unit', ([from, , , , till, unit]) => range(from, till, unit), 2),
  // The sides of a thing: 3x4 m, 3 m by 4 m.
  rule(
    'sides',
    'number by number unit',
    ([left, by, right, unit], text) => (isStar(by, text) ? undefined : sides([left, right], unit, text)),
    1,
  ),
  rule('sides', 'number by number by number unit', ([left, , middle, , right, unit], text) =>
    sides([left, middle, right], unit, text),
  ),
  // A unit on each side: `8 in x 10 in in cm`; where nothing else is wanted their product is meant.
  rule(
    'sides',
    'quantity|sides by quantity',
    ([left, by, right], text) => (isStar(by, text) ? undefined : withSide(left.value, right.value)),
    4,
  ),
  // Blood and tyres are told by two pressures, `120/80 mmHg`: that is no fraction (`isTwo`).
  rule('sides', 'number slash|by number unit', ([left, , right, unit]) =>
    unit.value.category.id === 'pressure' && isWholeNumber(left) && isWholeNumber(right)
      ? made({ ...soMany(left, unit.value), sides: [soMany(right, unit.value)] })
      : undefined,
  ),
  rule('quantity', 'sides', ([measured]) => made(measured.value)),
  // What is measured: its quantity by name, or a thing.
  rule('quantity', 'named of|colon? quantity', ([kind, , measured]) => ofKind(kind, measured), 1),
  rule('quantity', 'quantity named', ([measured, kind]) => ofKind(kind, measured), 1),
  // `tire pressure`, `давление в шинах`
  rule('named', 'thing named', ([thing, kind]) => namedOf(kind, thing)),
  rule('named', 'named in|of? article? thing', ([kind, , , thing]) => namedOf(kind, thing)),
  // `a 5 km run`
  rule(
    'quantity',
    'article quantity',
    ([, measured], { tokens }) =>
      isPlainQuantity(measured.value) && tokens[measured.start]!.kind === 'digits' ? made(measured.value) : undefined,
    1,
  ),
  rule(
    'quantity',
    'quantity of? article? thing',
    ([measured, , , thing], { tokens }) => {
      const { value } = measured as Measured
      // A number straight before a thing counts things: `6 feet 2 houses`.
      const last = tokens[measured.end - 1]!
      if (last.kind === 'digits' && !last.glued) return undefined
      const isGoldOfCarats = thing.value === 'metal' && value.unit.unit.id === 'ct'
      return isOne(value) || isGoldOfCarats || !isMeasuredIn(thing, value.unit) ? undefined : made(value)
    },
    1,
  ),
  // Gold and silver are weighed in troy ounces.
  rule('unit', 'unit of? metal', ([unit]) => {
    const troy = unit.value.unit.id === 'oz' ? unitById(unit.value.category, 'ozt') : undefined
    return troy && { value: troy, key: unitKey(troy) }
  }),
  rule('quantity', 'number recipeunit of? thing', ([number, unit, , thing]) =>
    thing.value === 'ingredient' || thing.value === 'spice' ? counted(number, unit) : undefined,
  ),
  rule('quantity', 'number spiceunit of? thing', ([number, unit, , thing]) =>
    thing.value === 'spice' ? counted(number, unit) : undefined,
  ),
  rule(
    'quantity',
    'thing quantity',
    ([thing, measured], text) =>
      isLonely(measured, text) || !isMeasuredIn(thing, measured.value.unit) ? undefined : made(measured.value),
    1,
  ),
  rule(
    'quantity',
    'quantity of unknown',
    ([measured]) => (isOne(measured.value) ? undefined : made(measured.value)),
    2,
  ),
  // The same said twice: 6 ft (183 cm).
  rule('quantity', 'quantity open quantity close', ([left, , right]) => saidTwice(left.value, right.value), 1),
  rule('quantity', 'quantity slash|equals|hyphen quantity', ([left, , right]) => saidTwice(left.value, right.value), 2),
  // Runners tell how long a kilometre takes: `5:30 min/km`, `4:30/km`, `8-minute mile`.
  rule('quantity', 'number colon number unit', ([minutes, , seconds, unit], text) =>
    unit.value.unit.isOfMinutes ? inMinutes(minutes, seconds, unit.value, text, unit.end) : undefined,
  ),
  rule('quantity', 'number colon number per unitless? distance', ([minutes, , seconds, , , distance], text) =>
    inMinutes(minutes, seconds, minutesFor(distance), text, distance.end),
  ),
  rule('quantity', 'number hyphen? time hyphen|per? distance', ([number, , time, , distance]) => {
    const unit = time.value === '60' ? minutesFor(distance) : undefined
    return unit && made(soMany(number, unit))
  }),
  rule(
    'one',
    'article? unit',
    ([article, unit]) => quantity({ ...oneOf(unit.value), ...(article ? { isBare: true } : {}) }),
    1,
  ),
  rule(
    'one',
    'one of? article? thing',
    ([{ value }, , , thing]) => (isMeasuredIn(thing, value.unit) ? quantity(value) : undefined),
    1,
  ),
  rule('one', 'number unit', ([number, unit]) =>
    number.value.words && number.value.q.numerator === 1n && number.value.q.denominator === 1n
      ? quantity({ ...oneOf(unit.value), isBare: true })
      : undefined,
  ),
]

/** `3 × 4 m` are sides, `3 * 4 m` is a product. */
const isStar = (sign: Node, { tokens }: Text): boolean => tokens[sign.start]!.text === '*'

const sixty = fraction(60n)

/** More than one, and written as a fraction. */
const isTwo = ({ value }: Numbered, unit: Named): boolean =>
  value.proper === false && unit.value.category.id === 'pressure'

const isWholeNumber = ({ value }: Numbered): boolean => !value.words && value.q.denominator === 1n

const isOne = (value: Quantity): boolean => value.isOne === true

/** What is poured or weighed. */
const groceries = new Set(['ingredient', 'spice', 'metal'])
const kitchen = ['mass', 'volume']

/** The rows of things name the categories and the units that a thing is measured in, or that a word stands for. */
export const isMeasuredIn = ({ value }: Node<string>, { category, unit }: UnitValue): boolean => {
  const known = groceries.has(value) ? kitchen : value.split(',')
  return known.includes(category.id) || known.includes(unit.id)
}

const namedOf = (kind: Node<string>, thing: Node<string>): Made =>
  thing.value.split(',').includes(kind.value) ? { value: kind.value, key: kind.key } : undefined

/** `pressure 30 psi`; a pressure of kilograms is none. */
const ofKind = (kind: Node<string>, { value }: Measured): Made =>
  isMeasuredIn(kind, value.unit) && !isOne(value) ? made(value) : undefined

/** One letter behind a number is a unit of too many things to trust a word in front of it. */
const isLonely = (measured: Measured, { tokens }: Text): boolean => {
  const last = tokens[measured.end - 1]!
  return last.kind === 'word' && last.text.length === 1 && !isScale(measured.value.unit) && !last.glued
}

function withPart(value: Quantity, part: Node<string>, text: Text, start: number): Made {
  const { count, unit, parts } = value
  const isWhole = count.denominator === 1n && !isNegative(count) && parts.length === 1 && !value.isComputed
  return isWhole && isPlainQuantity(value)
    ? made(computed(add(count, parseFraction(part.value)), unit, typedText(text, start, part.end)))
    : undefined
}

/** Of lengths only. */
function withSide(left: Quantity, right: Quantity): Made {
  const { sides: known = [], ...first } = left
  const isOfLength = left.unit.category.id === 'length' && isSameCategory(left, right)
  const isPlain = isPlainQuantity(first) && isPlainQuantity(right) && !left.isComputed && !right.isComputed
  return isOfLength && isPlain && known.length < 2 ? made({ ...first, sides: [...known, right] }) : undefined
}

/** Of lengths they are sides; so many of a mass or a volume are as much together. */
function sides(numbers: readonly Numbered[], unit: Named, text: Text): Made {
  const { id } = unit.value.category
  const [count, each] = numbers
  // `0x10` is no size.
  if (numbers.some(({ value }) => value.q.numerator === 0n)) return undefined
  if ((id === 'mass' || id === 'volume') && numbers.length === 2)
    return made(computed(multiply(count!.value.q, each!.value.q), unit.value, typedText(text, count!.start, unit.end)))
  if (id !== 'length' || numbers.some(({ value }) => value.words || value.signed)) return undefined
  const [first, ...rest] = numbers.map((number) => soMany(number, unit.value))
  return made({ ...first!, sides: rest })
}
