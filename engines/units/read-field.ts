import type { Language } from '#engines/core/index.ts'
import { leavesOf, type Node, type NumberValue, type Rule, residue, rule, textOf } from '#engines/language/index.ts'
import {
  computed,
  exactOf,
  isPlainQuantity,
  partsOf,
  plainNumber,
  plainValueOf,
  type Quantity,
} from './grammar/quantity.ts'
import { type Known, readerOf, rulesOfQuantities, wordsOfQuantities } from './grammar/readers.ts'
import { numberIn } from './grammar/sum-rules.ts'
import type { UnitValue } from './grammar/unit-value.ts'
import { parsePlain } from './parse.ts'
import type { FieldReader, TypedProblem } from './read-typed.ts'
import type { Category } from './types.ts'
import { unitOf } from './unit-of.ts'

/** `70 kg to lbs`, `70 to lbs`: a page answers in all units, also in the one that is asked for. */
const fieldRules: readonly Rule[] = [
  rule('asked', 'quantity in|equals unit', ([given, , unit]) =>
    (unit.value as UnitValue).category === given.value.unit.category
      ? { value: given.value, key: given.key }
      : undefined,
  ),
  rule('askedNumber', 'number in|equals unit', ([given]) => ({ value: given.value, key: given.key })),
  // `2*5`, `(3 + 4) / 2`: so many of the unit of the field.
  rule('numbers', 'total|product|raised|group', ([{ value }]) => numberIn(value)),
]

const readers = new WeakMap<Category, Known>()

/** The reader of one category, for its fields: a page ships no other. */
export function unitReader(category: Category): Known {
  const known = readers.get(category) ?? readerOf([category], wordsOfQuantities, [...rulesOfQuantities, ...fieldRules])
  readers.set(category, known)
  return known
}

const amounts = ['degrees', 'quantity', 'number', 'numbers']
const askedToo = [...amounts, 'asked', 'askedNumber']

/** Reads by the grammar what stands in a field and is no plain number. */
export const readField: FieldReader = (category, fieldUnit, text, language, isAmountAlone) => {
  const kinds = isAmountAlone ? amounts : askedToo
  const isDashed = text.trimStart().startsWith('—')
  const best = unitReader(category)
    .reader.read(text, language, kinds)
    .find((node) => isAmount(node) && !(isDashed && isNumber(node)))
  if (!best) return problemIn(category, text, language, kinds)
  if (isNumber(best)) {
    const { q, decimals, otherwise } = best.value as NumberValue
    const plainly = plainNumber(decimals === undefined ? { q } : { q, decimals })
    return {
      unit: fieldUnit,
      value: exactOf(q),
      number: { plain: plainly, ...(otherwise === undefined ? {} : { otherwise }) },
    }
  }
  const quantity: Quantity =
    best.kind === 'numbers'
      ? computed(best.value.value, { category, unit: unitOf(category, fieldUnit) }, best.value.written)
      : best.value
  return {
    unit: quantity.unit.unit.id,
    value: parsePlain(plainValueOf(quantity), 'en') ?? exactOf(quantity.count),
    quantity: {
      parts: partsOf(quantity),
      ...(quantity.otherwise === undefined ? {} : { otherwise: quantity.otherwise }),
    },
  }
}

const isNumber = ({ kind }: Node): boolean => kind === 'number' || kind === 'degrees' || kind === 'askedNumber'

/** A number alone is one by the rules of its language, to the letter; in words it is any. */
function isAmount(node: Node): boolean {
  if (!isNumber(node)) return isPlainQuantity(node.value)
  const { article, words } = node.value as NumberValue
  return article !== true && (node.kind !== 'number' || words || node.cost === 0)
}

/** The word that names no unit here, where a number stands before it. */
function problemIn(category: Category, typed: string, language: Language, kinds: readonly string[]): TypedProblem {
  const text = textOf(typed, language)
  if (!text) return { code: 'not_a_number' }
  const { of, reader } = unitReader(category)
  const leaves = leavesOf(text, of)
  const isCounted = leaves.some((found) => found.some(({ kind }) => numerals.has(kind)))
  const word = isCounted ? residue(text, leaves, (rest) => reader.readText(rest, kinds).length > 0) : undefined
  return word === undefined ? { code: 'not_a_number' } : { code: 'unknown_unit', word }
}

const numerals = new Set(['number', 'num', 'tens', 'hund'])

/** How well a name fits, less is better: 0 to the letter, 1 but for case, accents and spaces, 2 only by the stems of its words. */
export type Fit = 0 | 1 | 2

export interface FoundUnit {
  readonly id: string
  readonly fit: Fit
}

/** The unit a text names, in any of the languages, any case, by symbol, in Latin Serbian. */
export function findUnit(category: Category, name: string): FoundUnit | null {
  const [found] = unitReader(category).reader.read(name, 'en', ['unit'])
  if (!found || found.cost > 3) return null
  const { unit } = found.value as UnitValue
  return { id: unit.id, fit: found.cost === 0 ? 0 : found.cost < 3 ? 1 : 2 }
}
