import { fraction } from '#engines/core/index.ts'
import { inLatin, type Made, type Node, type Rule, rule, type Text } from '#engines/language/index.ts'
import { amountOf, divide, multiply, plainNumber, power } from '../arithmetic.ts'
import { isOfTime } from '../dimension.ts'
import { unitComposed, unitsOfSize } from '../measure.ts'
import type { Category } from '../types.ts'
import { unitOf } from '../unit-of.ts'
import {
  fitting,
  keyOf,
  measureOfUnit,
  type Outcome,
  type Part,
  symbolOf,
  usedFor,
  writtenNumber,
} from './sum-rules.ts'
import { asDifference, isScale, one, type UnitValue, unitKey } from './unit-value.ts'

/** One of a unit, by itself or made of others; none of a habit or a slip. */
function partOf(node: Node, text: Text): Part | undefined {
  if (node.kind !== 'unit') return node.value as Part
  const unit: UnitValue = node.value
  const isMeant =
    node.cost <= 1 && (!letters.has(text.tokens[node.start]!.fold) || isOfTime(measureOfUnit(unit).dimension))
  return !isMeant ? undefined : { amount: amountOf(one, measureOfUnit(unit)), written: symbolOf(unit, text.language) }
}

/** Of scales and of the speed of light; beside other units they are a second's, as in `Мбит/с`, or nobody's. */
const letters: ReadonlySet<string> = new Set('cfсф')

const made = (value: Part): Made => ({ value, key: () => keyOf({ ok: true, value }) })

function joined(operation: typeof multiply, sign: string, left: Part | undefined, right: Part | undefined): Made {
  const result = left && right && operation(left.amount, right.amount)
  if (!result?.ok) return undefined
  const use = operation === divide ? usedFor(left!.amount, right!.amount) : undefined
  return made({ amount: result.value, written: left!.written + sign + right!.written, ...(use && { use }) })
}

const product = (left: Node, right: Node, text: Text): Made =>
  joined(multiply, '·', partOf(left, text), partOf(right, text))

/** Without a sign between them; `in` is rather the word: `1 gal in ft2`. */
const beside = (left: Node, right: Node, text: Text): Made =>
  left.end === left.start + 1 && text.tokens[left.start]!.fold === 'in' ? undefined : product(left, right, text)

/** A sign or `per` stands before any unit, `на` before one (`на метр`) and not before many (`на метры`); `a` and `в` only before a time. */
function quotient(left: Node, per: Node, right: Node, text: Text): Made {
  const below = partOf(right, text)
  const isDivided =
    isPer(per, text) ||
    (below !== undefined && isOfTime(below.amount.dimension)) ||
    (inLatin(text.tokens[per.start]!.fold) === 'na' && !isOfMany(text.tokens[right.end - 1]!.fold))
  return isDivided ? joined(divide, '/', partOf(left, text), below) : undefined
}

const signsOfPer = new Set(['/', '\\', 'per', 'po'])
const isPer = (node: Node, { tokens }: Text): boolean => signsOfPer.has(inLatin(tokens[node.start]!.fold))
const isOfMany = (word: string): boolean => 'ыиеei'.includes(word.at(-1)!)

const signs = ['', '', '²', '³', '⁴']

function raised(node: Node, exponent: number, text: Text): Made {
  const part = partOf(node, text)
  const result = part && power(part.amount, plainNumber(fraction(BigInt(exponent))))
  const sign = exponent < 0 ? `^${exponent}` : signs[exponent]
  return result?.ok ? made({ amount: result.value, written: part!.written + sign }) : undefined
}

const unitsIn = (part: Part, categories: readonly Category[], text: Text): readonly NonNullable<Made>[] =>
  fitting(part, categories)
    .slice(0, 2)
    .flatMap((category, place) => unitIn(part, category, place, text) ?? [])

/** The row that is exactly so large, else a unit of its own. */
function unitIn(part: Part, category: Category, cost: number, { language }: Text): Made {
  const { value, dimension } = part.amount
  const rows = unitsOfSize(category, value, dimension)
  // Of rows that are equally large, the one that is written so: g/L, and not kg/m³.
  const row = rows.find(({ symbol }) => symbol[language] === part.written) ?? rows[0]
  if (category.lowest !== undefined && row === undefined) return undefined
  const id = row?.id ?? unitComposed(category, part.written, part.amount)
  const isUse = part.use === 'energy'
  const own: UnitValue = { category, unit: unitOf(category, id), written: part.written, ...(isUse && { isUse }) }
  const unit = isScale(own) ? asDifference(own) : own
  return { value: unit, key: unitKey(unit), cost }
}

/** Units made of units, in whatever category counts them: `kg m/s2`, `yd/h`, `kWh per day`. */
export const compoundRules = (categories: readonly Category[]): readonly Rule[] => [
  rule('powered', 'unit power', ([unit, exponent], text) =>
    unit.end === unit.start + 1 ? raised(unit, exponent.value, text) : undefined,
  ),
  // In words: `square kilometres`, `km squared`.
  rule('powered', 'powerof unit', ([exponent, unit], text) => raised(unit, Number(exponent.value), text)),
  rule('powered', 'unit topower', ([unit, exponent], text) => raised(unit, Number(exponent.value), text)),
  rule('compound', 'unit|powered|compound times unit|powered', ([left, , right], text) => product(left, right, text)),
  rule('compound', 'unit|powered|compound powered', ([left, right], text) => beside(left, right, text), 1),
  rule('numerator', 'unit unit', ([left, right], text) => beside(left, right, text), 1),
  rule('compound', 'unit|powered|compound|numerator per unit|powered|enclosed', ([left, per, right], text) =>
    quotient(left, per, right, text),
  ),
  rule('enclosed', 'open compound close', ([, { value, key }]) => ({ value, key })),
  rule('compound', 'unitless? per unit|powered', ([, per, unit], text) => {
    const part = isPer(per, text) ? partOf(unit, text) : undefined
    const result = part && divide(plainNumber(one), part.amount)
    return result?.ok ? made({ amount: result.value, written: `1/${part!.written}` }) : undefined
  }),
  // `5 kg/m2` is no quantity here, but a part of `5 kg/m2 * 3 m2`.
  rule('measured', 'number compound|powered', ([number, unit], text) => {
    const { amount, written } = unit.value as Part
    if (number.value.article || fitting(unit.value, categories).length > 0) return undefined
    const whole = multiply(plainNumber(number.value.q), amount)
    if (!whole.ok) return undefined
    const count = writtenNumber(number.value, text.language)
    const value: Outcome = { ok: true, value: { amount: whole.value, written: `${count} ${written}` } }
    return { value, key: keyOf(value) }
  }),
  rule('unit', 'compound|powered', ([{ value }], text) => unitsIn(value, categories, text), 2),
]
