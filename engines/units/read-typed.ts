import type { Language } from '#engines/core/index.ts'
import { exactText } from './exact-text.ts'
import { type ExactNumber, parseRatio, parseTyped, withTypedMinus } from './parse.ts'
import type { Category, QuantityPart } from './types.ts'

/** What a text in a unit's field means: so much of a unit, which need not be the field's own. */
export interface TypedReading {
  readonly unit: string
  readonly value: ExactNumber
  /** Left out when the number was typed plainly and there is nothing to say. */
  readonly number?: { readonly plain?: string; readonly otherwise?: string }
  readonly quantity?: { readonly parts: readonly QuantityPart[]; readonly otherwise?: string }
}

/** Why a text is no quantity: it has no number, or a word that names no unit of the category; `unread` while the grammar is not here that could tell. */
export type TypedProblem =
  | { readonly code: 'unread' }
  | { readonly code: 'not_a_number' }
  | { readonly code: 'unknown_unit'; readonly word: string }
  | { readonly code: 'empty' }

export const isRead = (reading: TypedReading | TypedProblem): reading is TypedReading => !('code' in reading)

/** Reads what is no plain number: by the grammar, which is large. */
export type FieldReader = (
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
  isAmountAlone: boolean,
) => TypedReading | TypedProblem

let fieldReader: FieldReader | undefined

/** A page shows plain numbers at first and brings the grammar when it is first used; every other importer has it from the start (`full.ts`). */
export function readFieldsWith(reader: FieldReader): void {
  fieldReader = reader
}

/** What stands in a field, without the unit that it is wanted in: `70 kg to lbs` is 70 kg there. */
export const readTyped = (
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
): TypedReading | TypedProblem => readField(category, fieldUnit, text, language, false)

/** A number counts in the field's own unit; a quantity counts wherever it is typed. */
export const readAmount = (
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
): TypedReading | TypedProblem => readField(category, fieldUnit, text, language, true)

const readField: FieldReader = (category, fieldUnit, text, language, isAmountAlone) => {
  const plain = parseTyped(text, language)
  if (plain) return { unit: fieldUnit, value: plain, ...ambiguity(withTypedMinus(text.trim()), language) }
  const ratio = parseRatio(text)
  if (ratio) return { unit: fieldUnit, value: ratio, number: { plain: exactText(ratio) } }
  if (text.trim() === '') return { code: 'empty' }
  return fieldReader?.(category, fieldUnit, text, language, isAmountAlone) ?? { code: 'unread' }
}

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
