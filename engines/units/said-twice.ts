import { type Fraction, type Language, magnitude, multiply, subtract } from '../core/index.ts'
import { scalesOf } from './definition.ts'
import { asFraction } from './parse.ts'
import { type Quantity, readQuantity } from './read-quantity.ts'
import type { Category } from './types.ts'

/** `1.93 m (6 ft 4 in)`, `180 cm / 5'11"`, `3/4 cup (180 ml)`: encyclopedias and recipes give the same quantity twice. */
const twice =
  /^((?:[^()/]|(?<=\d)\/(?=\d)){1,60}?(?:\/[\p{L}]{1,5})?)\s{0,3}(?:\(([^()]{1,60})\)|\/\s{0,3}([^()/]{1,60}))$/u

const longestText = 130

/** The two may differ by a tenth of the first: rounding explains as much as that. */
const differencesInWhole = 10n

/** The quantity that a text gives first, where it gives it again in another unit; null where the two disagree. */
export function readSaidTwice(category: Category, text: string, language: Language): Quantity | null {
  const [, first, inBrackets, behindSlash] = text.length > longestText ? [] : (twice.exec(text) ?? [])
  if (first === undefined) return null
  const [one, other] = [first, inBrackets ?? behindSlash ?? ''].map((said) => readQuantity(category, said, language))
  if (!one || !other || 'code' in one || 'code' in other || one.unit === other.unit) return null
  const [size, again] = [inBase(category, one), inBase(category, other)]
  const difference = subtract(size, again)
  const isAlike =
    magnitude(difference.numerator) * size.denominator * differencesInWhole <=
    magnitude(size.numerator) * difference.denominator
  return isAlike ? one : null
}

function inBase(category: Category, { unit, value }: Quantity): Fraction {
  const { factor, atBaseZero } = scalesOf(category).get(unit)!
  return multiply(subtract(asFraction(value), atBaseZero), factor)
}
