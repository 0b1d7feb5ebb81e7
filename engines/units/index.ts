import type { Language } from '#engines/core/index.ts'
import { convertText } from './convert.ts'
import { tables } from './tables.ts'
import type { CategoryId } from './types.ts'

export { isCalled } from './called.ts'
export type { AboutCategory } from './categories/about-category.ts'
export type { CategoryTexts } from './categories/category-texts.ts'
export {
  categories,
  categoryById,
  categoryList,
  energy,
  firstCategories,
  firstList,
  isCategoryId,
  length,
  mass,
  speed,
  temperature,
  volume,
} from './categories/index.ts'
export { type ExactDigits, printQuantity } from './convert.ts'
export { areParts, type InParts } from './convert-in-parts.ts'
export { definitionText, isBelowLowest, quantityIn } from './definition.ts'
export { isDifference, toldIn } from './difference.ts'
export { type Evaluation, type EvaluationProblem, evaluate, understoodAs, whyNot } from './evaluate.ts'
export { exactText } from './exact-text.ts'
export type { Printed } from './format.ts'
export { type Formula, formulaOf } from './formula.ts'
export {
  convertInParts,
  convertPrinted,
  convertToAll,
  exactDigits,
  exactFraction,
  readAmount,
  readTyped,
} from './full.ts'
export { orderSystems, type ShownUnits, shownUnits } from './order.ts'
export { otherQuantityOf } from './other-quantities.ts'
export {
  allPairSlugs,
  allPairs,
  defaultPair,
  hasPage,
  type Pair,
  pairSlug,
  pairSlugsWithPage,
  pairsWithPage,
  parsePair,
  popularPairs,
} from './pair.ts'
export { findUnit, readField } from './read-field.ts'
export {
  type ReadQuestion,
  readAsked,
  readAskedWords,
  readQuestion,
  readSeveral,
  strangersToUnits,
} from './read-question.ts'
export { isRead, type TypedProblem, type TypedReading } from './read-typed.ts'
export type { Category, CategoryId, FormatRule, Landmark, Source, System, Unit } from './types.ts'
export { baseUnitOf, findUnitById, knownUnits, unitOf } from './unit-of.ts'
export { type SumPart, type SumRefusal, type WordProblem, whyNoQuestion } from './why-not.ts'

/**
 * Converts a number as it is typed in a language and prints the result by the rule of its category. '' when the text is no number, '0' when
 * the category or a unit is unknown. It needs no words, so that a bundle with it alone is small; `evaluate` reads quantities and sums.
 */
export function convert(categoryId: string, from: string, to: string, text: string, language: Language): string {
  return Object.hasOwn(tables, categoryId)
    ? convertText(tables[categoryId as CategoryId], from, to, text, language)
    : '0'
}
