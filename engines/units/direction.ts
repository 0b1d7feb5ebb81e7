import { findUnit, folded, inLatin } from './names.ts'
import type { Category } from './types.ts'

/**
 * Which of two units a question without a number gives, and which it wants: `inches in a foot` gives one foot and wants inches.
 */

/** Whether a name looks like a plural or a symbol: `inches`, `cm`. Any Cyrillic ending may be a plural. */
export const isSeveral = (name: string): boolean =>
  /(?:s|feet|\p{Script=Cyrillic})$/iu.test(name.trim()) || name.trim().length < 4

/**
 * `футов в миле`, `kilometara u milji` ask how many of the first unit one of the second has. Known by the grammar: the first name is in
 * the genitive plural, the second in none of the forms that are used for what something is converted into.
 */
export function isGenitive(category: Category, before: string, after: string): boolean {
  const [many, one] = [before, after].map((name) => {
    const found = findUnit(category, name)
    return category.units.find(({ id }) => id === found?.id)
  })
  // Between scales with different zeros (degrees of temperature) the question makes no sense.
  if (!many || !one || one.atBaseZero !== many.atBaseZero || pluralEnding.test(after.trim())) return false
  return (
    isOneOf(before, [many.ofMany.ru, many.ofMany.sr]) &&
    !isOneOf(
      after,
      [one.name, one.ofMany, one.intoMany, one.symbol].flatMap(({ ru, sr }) => [ru, sr]),
    ) &&
    !isOneOf(after, one.also)
  )
}

/** Russian and Serbian plurals behind `в` and `у`: `в милях`, `у миљама`. */
const pluralEnding = /(?:[аи]м[аи]|ima|ama|ах|ях)$/i

/** Whether a name is one of the forms, Cyrillic also in Latin letters. */
function isOneOf(name: string, forms: readonly string[]): boolean {
  const [own, latin] = [folded(name), inLatin(folded(name))]
  return forms.some((form) => folded(form) === own || inLatin(folded(form)) === latin)
}
