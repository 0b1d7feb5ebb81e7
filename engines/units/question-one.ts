import { fraction, languages, multiply, subtract } from '../core/index.ts'
import { categories, categoryById } from './categories/index.ts'
import { areParts } from './convert-in-parts.ts'
import { quantityIn } from './definition.ts'
import { findUnit, folded, inLatin } from './names.ts'
import { asFraction, parsePlain } from './parse.ts'
import type { QuantityPart } from './read-quantity.ts'
import type { CategoryId, Unit } from './types.ts'
import { unitOf } from './unit-of.ts'

const firstWord = /^\p{L}{3,20}(?= \S)/u

/** `1 foot 2 inches` for `foot 2 inches`; undefined where the first word does not name one of a unit. */
export function withOneInFront(text: string): string | undefined {
  const [word] = firstWord.exec(text) ?? []
  const isOne = categories.some((category) => {
    const found = word === undefined ? null : findUnit(category, word)
    return found && isNameOfOne(unitOf(category, found.id), word!)
  })
  return isOne ? `1 ${text}` : undefined
}

/** `foot`, not `feet` or `ft`, which are rather what is wanted. Of a unit's other names the long ones that have no plural's ending: `kilo`. */
function isNameOfOne(unit: Unit, word: string): boolean {
  const names = [
    ...languages.map((language) => unit.name[language]),
    ...unit.also.filter((name) => /.{3}[^s]$/.test(name)),
  ]
  const wanted = folded(word)
  return names.map(folded).some((name) => name === wanted || inLatin(name) === wanted)
}

interface Counted {
  readonly category: CategoryId
  readonly from: string
  readonly value: string
  readonly parts: readonly QuantityPart[]
}

/** Whether all behind the first part makes less than one of it, in units that go into each other: a mile and a kilometre are no sum. */
export function isOneAndLess({ category: id, from, value, parts: [first, ...rest] }: Counted): boolean {
  const category = categoryById(id)!
  const units = [first, ...rest].map((part) => part?.unit ?? '')
  if (rest.length === 0 || !areParts(category, units)) return false
  const two = multiply(fraction(2n), quantityIn(category, `1 ${first!.unit}`, from))
  return subtract(two, asFraction(parsePlain(value, 'en')!)).numerator > 0n
}
