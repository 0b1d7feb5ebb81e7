import {
  type Fraction,
  failure,
  type Language,
  type Localized,
  type Problem,
  type Result,
  success,
} from '#engines/core/index.ts'
import { categories, categoryById } from './categories/index.ts'
import type { InParts } from './convert-in-parts.ts'
import { convertInParts, convertPrinted, exactFraction } from './full.ts'
import { otherQuantityOf } from './other-quantities.ts'
import { findUnit } from './read-field.ts'
import { type ReadQuestion, readAsked, readSeveral } from './read-question.ts'
import type { CategoryId } from './types.ts'
import { unitOf } from './unit-of.ts'
import { type SumPart, type SumRefusal, whyNoQuestion } from './why-not.ts'

/** What a text comes to. */
export interface Evaluation {
  readonly typed: string
  /** In normal form: `60 mi/h × 2.5 h`. */
  readonly understood: string
  readonly category: CategoryId
  /** In which the result is counted: the one that is wanted, else the one that the text itself counts in. */
  readonly unit: string
  readonly symbol: string
  /** Null only for no fuel at all for a way, which is any way for it: `printed` is `∞`. */
  readonly value: Fraction | null
  /** False where a definition on the way had to be rounded, as one with π. */
  readonly isExact: boolean
  /** As a page prints it. */
  readonly printed: string
  /** Where several units are wanted that are parts of each other: `5 ft`, `10.86614 in`. */
  readonly parts?: InParts
  readonly question: ReadQuestion
  /** What else the text may mean, less likely: nautical miles for `10 nm`. */
  readonly alternatives: readonly Evaluation[]
}

export type EvaluationProblem =
  /** Which parts do not go together, and what each is of. */
  | { readonly code: SumRefusal['code']; readonly parts: readonly SumPart[] }
  /** It is known, but what joins both is not: how dense the thing is, how large the glass, what a currency is worth. */
  | { readonly code: 'density_needed' | 'size_needed' | 'rate_needed'; readonly word: string }
  | { readonly code: 'unknown_unit'; readonly word: string }
  /** Known as a unit of a quantity that is not here: `10 mA` is an electric current. */
  | { readonly code: 'other_quantity'; readonly word: string; readonly kind: Localized }
  /** `5-10 km`, `3 x 4 m`: `readSeveral` reads them. */
  | { readonly code: 'several_quantities' }
  | { readonly code: 'not_a_quantity' }

/**
 * The one evaluator: computes a quantity, a sum or a whole question (`60 mph * 2.5 h`, `5 ft 11 in`, `42.195 km in miles`), in the unit
 * `to` where one is given.
 */
export function evaluate(
  text: string,
  language: Language,
  to?: string,
): Result<Evaluation, EvaluationProblem & Problem> {
  const [best, ...others] = readAsked(text, to, language).map((question) => evaluated(text, question, language))
  return best ? success({ ...best, alternatives: others }) : failure(whyNot(text, to, language))
}

function evaluated(typed: string, question: ReadQuestion, language: Language): Evaluation {
  const { from, to, rest, value } = question
  const category = categoryById(question.category)!
  const unit = unitOf(category, to ?? from)
  const exact = exactFraction(category, from, unit.id, value, 'en')
  const parts = rest && convertInParts(category, from, [unit.id, ...rest], value, 'en')
  return {
    typed,
    understood: understoodAs(question, language),
    category: category.id,
    unit: unit.id,
    symbol: unit.symbol[language],
    value: exact?.value ?? null,
    isExact: exact?.isExact ?? true,
    printed: convertPrinted(category, from, unit.id, value, 'en')!.text,
    ...(parts && { parts }),
    question,
    alternatives: [],
  }
}

/** A question in normal form: what was typed as so much of units, with their symbols. */
export function understoodAs({ category: id, from, value, parts }: ReadQuestion, language: Language): string {
  const category = categoryById(id)!
  const given = parts.length > 0 ? parts : [{ plain: value, unit: from }]
  return given
    .map(({ plain, unit: unitId, typed }) => {
      const unit = unitOf(category, unitId)
      const number = language === 'en' ? plain : plain.replace('.', ',')
      return typed ?? `${number} ${unit.inSums ?? unit.symbol[language]}`
    })
    .join(' ')
}

/** Why a text comes to nothing, with the kinds of both sides where they differ. */
export function whyNot(text: string, to: string | undefined, language: Language): EvaluationProblem {
  if (readSeveral(text, language).length > 0) return { code: 'several_quantities' }
  const why = whyNoQuestion(to === undefined ? text : `${text} = ${to}`, language)
  if (why?.sum) return why.sum
  if (why?.needs) return { code: `${why.needs}_needed`, word: why.word }
  const isGiven = to !== undefined && readAsked(text, undefined, language).length > 0
  const word = why?.word ?? (isGiven ? to : undefined)
  if (word === undefined) return { code: 'not_a_quantity' }
  const unit = categories.map((category) => findUnit(category, word)).find((found) => found !== null)
  const foreign = why?.other ?? (unit?.fit === 0 ? undefined : otherQuantityOf(word))
  if (foreign) return { code: 'other_quantity', word, kind: foreign.kind }
  // A unit that stands in the way, or a second target, as in `5 mi km m`.
  return unit ? { code: 'not_a_quantity' } : { code: 'unknown_unit', word }
}
