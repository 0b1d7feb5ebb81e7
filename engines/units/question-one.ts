import { fraction, languages, multiply, subtract } from '../core/index.ts'
import { categories, categoryById } from './categories/index.ts'
import { quantityIn } from './definition.ts'
import { findUnit, folded, inLatin } from './names.ts'
import { asFraction } from './parse.ts'
import { readNumber } from './read-number.ts'
import type { QuantityPart } from './read-quantity.ts'
import type { CategoryId, Unit } from './types.ts'
import { unitOf } from './unit-of.ts'

const secondUnit = /^\p{L}+ \d[\d.,]* ?(\p{L}+)/u
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
  readonly to?: string
  readonly value: string
  readonly parts: readonly QuantityPart[]
}

/** Whether all behind the first part makes less than one of it. Its unit must not be the wanted one: `foot 1 m` is one metre in feet. */
export function isOneAndLess(
  { category: id, from, to, value, parts: [first, second] }: Counted,
  text: string,
): boolean {
  const category = categoryById(id)!
  const [, named = ''] = secondUnit.exec(text) ?? []
  if (!second || (to !== undefined && to !== second.unit && findUnit(category, named)?.id === to)) return false
  const two = multiply(fraction(2n), quantityIn(category, `1 ${first!.unit}`, from))
  const sum = readNumber(value, 'en')
  return sum !== null && subtract(two, asFraction(sum.value)).numerator > 0n
}
