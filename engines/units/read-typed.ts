import type { Language } from '../core/index.ts'
import { leavesOf, type Node, type NumberValue, residue, textOf } from '../language/index.ts'
import { fieldRules } from './grammar/field-rules.ts'
import { exactOf, isPlainQuantity, plainNumber, type Quantity } from './grammar/quantity.ts'
import { type Known, readerOf } from './grammar/readers.ts'
import { rulesOfQuantities, wordsOfQuantities } from './grammar/rules.ts'
import { type ExactNumber, parsePlain } from './parse.ts'
import type { QuantityPart } from './question.ts'
import { partsOf, plainValueOf } from './question-of.ts'
import type { Category } from './types.ts'

/** What a text in a unit's field means: so much of a unit, which need not be the field's own. */
export interface TypedReading {
  readonly unit: string
  readonly value: ExactNumber
  /** Left out when the number was typed plainly and there is nothing to say. */
  readonly number?: { readonly plain?: string; readonly otherwise?: string }
  readonly quantity?: { readonly parts: readonly QuantityPart[]; readonly otherwise?: string }
}

/** Why a text is no quantity: it has no number, or a word that names no unit of the category. */
export type TypedProblem =
  | { readonly code: 'not_a_number' }
  | { readonly code: 'unknown_unit'; readonly word: string }
  | { readonly code: 'empty' }

export const isRead = (reading: TypedReading | TypedProblem): reading is TypedReading => !('code' in reading)

const readers = new WeakMap<Category, Known>()

/** The reader of one category, for its fields: a page ships no other. */
export function unitReader(category: Category): Known {
  const known = readers.get(category) ?? readerOf([category], wordsOfQuantities, [...rulesOfQuantities, ...fieldRules])
  readers.set(category, known)
  return known
}

/** What stands in a field, without the unit that it is wanted in: `70 kg to lbs` is 70 kg there. */
export const readTyped = (
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
): TypedReading | TypedProblem => readField(category, fieldUnit, text, language, [...amounts, 'asked', 'askedNumber'])

/** A number counts in the field's own unit; a quantity counts wherever it is typed. */
export const readAmount = (
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
): TypedReading | TypedProblem => readField(category, fieldUnit, text, language, amounts)

const amounts = ['degrees', 'quantity', 'number']

function readField(
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
  kinds: readonly string[],
): TypedReading | TypedProblem {
  const plain = parsePlain(text, language) ?? parsePlain(text.replace(typedMinus, '-'), language)
  if (plain) return { unit: fieldUnit, value: plain, ...ambiguity(text.trim().replace(typedMinus, '-'), language) }
  if (text.trim() === '') return { code: 'empty' }
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
  const quantity: Quantity = best.value
  return {
    unit: quantity.unit.unit.id,
    value: parsePlain(plainValueOf(quantity), 'en') ?? exactOf(quantity.count),
    quantity: {
      parts: partsOf(quantity),
      ...(quantity.otherwise === undefined ? {} : { otherwise: quantity.otherwise }),
    },
  }
}

const typedMinus = /^[−–](?=\d)/

/** A comma in English and a point in Serbian may group digits or begin the decimals. `parsePlain` has chosen; this tells both readings. */
function ambiguity(typed: string, language: Language): Pick<TypedReading, 'number'> {
  if (language === 'en' && /^[+-]?\d{1,3},\d{3}$/.test(typed)) {
    const plain = typed.replace(',', '').replace(/^([+-]?)0+(?=\d)/, '$1')
    return { number: { plain, otherwise: typed.replace(',', '.') } }
  }
  if (language === 'sr' && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(typed))
    return { number: { plain: typed, otherwise: typed.replace('.', '') } }
  return {}
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
