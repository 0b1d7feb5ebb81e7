import type { Language } from '../core/index.ts'
import { findUnit } from './names.ts'
import { noUnit } from './number-words.ts'
import { type ExactNumber, parsePlain } from './parse.ts'
import { type NumberReading, plainText, readNumber } from './read-number.ts'
import { type Quantity, type QuantityProblem, readQuantity } from './read-quantity.ts'
import { readSaidTwice } from './said-twice.ts'
import { spokenInDigits } from './spoken.ts'
import type { Category } from './types.ts'

/** What a text in a unit's field means: so much of a unit, which need not be the field's own. */
export interface TypedReading {
  readonly unit: string
  readonly value: ExactNumber
  /** Left out when the number was typed plainly and there is nothing to say. */
  readonly number?: Pick<NumberReading, 'plain' | 'otherwise'>
  readonly quantity?: Pick<Quantity, 'parts' | 'otherwise'>
}

export type TypedProblem = QuantityProblem | { readonly code: 'empty' }

export const isRead = (reading: TypedReading | TypedProblem): reading is TypedReading => !('code' in reading)

/** `70 kg to lbs`: a page answers in all units, also in the one that is asked for. */
const asked = /^(.*\d.*?) (?:to|in|into|в|у|u|=) (\D{1,30})$/i

/** What stands in a field, without the unit that it is wanted in. */
export function readTyped(
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
): TypedReading | TypedProblem {
  const reading = readAmount(category, fieldUnit, text, language)
  if (isRead(reading) || text.length > longestInWords) return reading
  const [, given = '', wanted = ''] = asked.exec(text) ?? []
  return findUnit(category, wanted) ? readAmount(category, fieldUnit, given, language) : reading
}

/** A number counts in the field's own unit; a quantity counts wherever it is typed. */
export function readAmount(
  category: Category,
  fieldUnit: string,
  text: string,
  language: Language,
): TypedReading | TypedProblem {
  const plain = parsePlain(text, language)
  if (plain && !mayBeAmbiguous(text, language)) return { unit: fieldUnit, value: plain }
  const number = readNumber(text, language)
  if (number) {
    const { value, plain: plainly, otherwise } = number
    if (plainly === undefined) return { unit: fieldUnit, value }
    return { unit: fieldUnit, value, number: { plain: plainly, ...(otherwise === undefined ? {} : { otherwise }) } }
  }
  if (text.trim() === '') return { code: 'empty' }
  const said = category.withoutWords?.(text) ?? text
  let quantity = readQuantity(category, text, language)
  // Words are left out only where the text is no quantity with them: a barrel of beer is a unit.
  if ('code' in quantity)
    quantity = readSaidTwice(category, text.trim(), language) ?? readQuantity(category, said, language)
  const own = 'code' in quantity ? readNumber(inDigitsAlone(said), language) : null
  if (own) {
    const { value } = own
    return { unit: fieldUnit, value, number: { plain: plainText(value) } }
  }
  if ('code' in quantity) return quantity
  const { unit, value, parts, otherwise } = quantity
  return { unit, value, quantity: { parts, ...(otherwise === undefined ? {} : { otherwise }) } }
}

/** `minus five`, `двадцать пять`: numbers in words are read before a unit. */
const inDigitsAlone = (text: string): string =>
  text.length > longestInWords ? text : spokenInDigits(`${text} ${noUnit}`).replace(` ${noUnit}`, '')

const longestInWords = 100

/** Whether a number has the mark that can mean two things, a comma in English, a point in Serbian; `readNumber` looks closer. */
const mayBeAmbiguous = (text: string, language: Language): boolean =>
  text.length < 30 && ((language === 'en' && text.includes(',')) || (language === 'sr' && text.includes('.')))
