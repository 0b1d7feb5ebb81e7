import { findUnit, folded, inLatin } from './names.ts'
import type { Category } from './types.ts'

/** Which of two units a question without a number is about: `inches in a foot` is of one foot. */

/** Plural by its letters, or a symbol: `inches`, `cm`. */
export const isSeveral = (name: string): boolean =>
  /(?:s|feet|\p{Script=Cyrillic})$/iu.test(name.trim()) || name.trim().length < 4

/**
 * `футов в миле`, `kilometara u milji`: of one of the second as many of the first. The first stands in the genitive plural, the second in a
 * case that is neither what things are converted into nor a plural.
 */
export function isGenitive(category: Category, before: string, after: string): boolean {
  const [many, one] = [before, after].map((name) => {
    const found = findUnit(category, name)
    return category.units.find(({ id }) => id === found?.id)
  })
  // Nobody asks how many degrees of one scale are in one of another.
  if (!many || !one || one.atBaseZero !== many.atBaseZero || /(?:[аи]м[аи]|ima|ama|ах|ях)$/i.test(after.trim()))
    return false
  return (
    isOneOf(before, [many.ofMany.ru, many.ofMany.sr]) &&
    !isOneOf(
      after,
      [one.name, one.ofMany, one.intoMany, one.symbol].flatMap(({ ru, sr }) => [ru, sr]),
    ) &&
    !isOneOf(after, one.also)
  )
}

/** In Latin letters too. */
function isOneOf(name: string, forms: readonly string[]): boolean {
  const [own, latin] = [folded(name), inLatin(folded(name))]
  return forms.some((form) => folded(form) === own || inLatin(folded(form)) === latin)
}
