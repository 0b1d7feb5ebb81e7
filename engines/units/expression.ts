import { type Fraction, type Language, type Problem, type Result, success } from '../core/index.ts'
import {
  type ArithmeticProblem,
  add,
  amountOf,
  divide,
  multiply,
  negate,
  plainNumber,
  power,
  type Quantity,
  subtract,
} from './arithmetic.ts'
import { compound, type Measure, measureOf } from './measure.ts'
import type { Category, Unit } from './types.ts'

/** One unit of a compound: hours to the power of -1 in `km/h`. */
export interface UnitPower {
  readonly category: Category
  readonly unit: Unit
  readonly power: number
}

/** A unit or a product of units: `kg/m^3` is two of them. */
export type UnitTerm = readonly UnitPower[]

/** What somebody typed, as a tree. Grammars make it, this file computes and writes it. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Fraction; readonly text: string }
  | { readonly kind: 'amount'; readonly value: Fraction; readonly text: string; readonly unit: UnitTerm }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: Operator; readonly left: Expression; readonly right: Expression }

export type Operator = 'plus' | 'minus' | 'times' | 'over' | 'power'

const operations: Readonly<
  Record<Operator, (left: Quantity, right: Quantity) => Result<Quantity, ArithmeticProblem & Problem>>
> = { plus: add, minus: subtract, times: multiply, over: divide, power }

export const measureOfTerm = (term: UnitTerm): Measure => {
  const [first] = term
  return first && term.length === 1 && first.power === 1
    ? measureOf(first.category, first.unit.id)
    : compound(term.map(({ category, unit, power }) => ({ measure: measureOf(category, unit.id), power })))
}

/** The value of an expression, or the first reason why it has none. A tree is as deep as its grammar allows. */
export function evaluated(expression: Expression): Result<Quantity, ArithmeticProblem & Problem> {
  if (expression.kind === 'number') return success(plainNumber(expression.value))
  if (expression.kind === 'amount') return success(amountOf(expression.value, measureOfTerm(expression.unit)))
  if (expression.kind === 'negative') {
    const inner = evaluated(expression.of)
    return inner.ok ? success(negate(inner.value)) : inner
  }
  const left = evaluated(expression.left)
  if (!left.ok) return left
  const right = evaluated(expression.right)
  return right.ok ? operations[expression.kind](left.value, right.value) : right
}

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

const raisedSign = (power: number): string =>
  power === 1 ? '' : Array.from(String(power), (digit) => superscripts[Number(digit)]).join('')

/** `km/h`, `kW·h`, `kg/(m·s²)`, `1/m`, in the symbols of a language. */
export function symbolOfTerm(term: UnitTerm, language: Language): string {
  const written = ({ unit, power }: UnitPower) => (unit.inSums ?? unit.symbol[language]) + raisedSign(Math.abs(power))
  const above = term.filter(({ power }) => power > 0).map(written)
  const below = term.filter(({ power }) => power < 0).map(written)
  if (below.length === 0) return above.join('·')
  return `${above.join('·') || '1'}/${below.length > 1 ? `(${below.join('·')})` : below[0]}`
}

const bindings: Readonly<Record<Expression['kind'], number>> = {
  plus: 1,
  minus: 1,
  negative: 2,
  times: 2,
  over: 2,
  power: 3,
  number: 4,
  amount: 4,
}

const signs: Readonly<Record<Exclude<Operator, 'power'>, string>> = { plus: '+', minus: '−', times: '×', over: '÷' }

/** How an expression was understood: `60 mi/h × 2.5 h`. Brackets only where the tree needs them. */
export function normalForm(expression: Expression, language: Language): string {
  const within = (inner: Expression, least: number): string => {
    const text = normalForm(inner, language)
    return bindings[inner.kind] < least ? `(${text})` : text
  }
  switch (expression.kind) {
    case 'number':
      return expression.text
    case 'amount':
      return `${expression.text} ${symbolOfTerm(expression.unit, language)}`
    case 'negative':
      return `−${within(expression.of, bindings.times)}`
    case 'power': {
      const base = within(expression.left, bindings.number)
      return `${expression.left.kind === 'amount' ? `(${base})` : base}^${within(expression.right, bindings.number)}`
    }
    default: {
      const least = bindings[expression.kind]
      const isCommutative = expression.kind === 'plus' || expression.kind === 'times'
      return `${within(expression.left, least)} ${signs[expression.kind]} ${within(expression.right, isCommutative ? least : least + 1)}`
    }
  }
}
