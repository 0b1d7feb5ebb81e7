import type { Language } from '../core/index.ts'
import { asking, fillers } from '../language/index.ts'
import { categories } from './categories/index.ts'
import { compoundRules } from './grammar/compound-rules.ts'
import type { Ask } from './grammar/question-rules.ts'
import { questionRules } from './grammar/question-rules.ts'
import { type Known, readerOf } from './grammar/readers.ts'
import { refusalRules } from './grammar/refusal-rules.ts'
import { rulesOfQuantities, wordsOfQuantities } from './grammar/rules.ts'
import { sumRefusals } from './grammar/sum-rules.ts'
import { otherQuantityWords } from './other-quantities.ts'
import type { ReadQuestion } from './question.ts'
import { questionOf } from './question-of.ts'

export type { ReadQuestion } from './question.ts'

let known: Known | undefined

/** The reader of all categories, made when the first text is read. */
export const everyUnit = (): Known => {
  known ??= readerOf(
    categories,
    [...wordsOfQuantities, asking, fillers, otherQuantityWords],
    [...rulesOfQuantities, ...questionRules, ...refusalRules, ...compoundRules(categories), ...sumRefusals(categories)],
  )
  return known
}

/** Readings that cost more than the best by this are no alternatives to it. */
const nearlyAsGood = 1
const mostReadings = 6

/** `in` alone is no inch. */
const isPreposition = (text: string): boolean =>
  everyUnit()
    .lexicon.sensesOf(text.trim().toLowerCase())
    .some(({ kind }) => kind === 'in')

/** Bare degrees are a temperature first: an angle only where nothing else reads them, or one of its units is asked for. */
function withoutBystanders<Reading extends { readonly value: unknown }>(read: readonly Reading[]): readonly Reading[] {
  const isBystander = ({ value }: Reading): boolean => {
    const { given, wanted } = value as Ask
    return given.unit.category.isSeldomMeantAlone === true && wanted === undefined
  }
  return read.every(isBystander) ? read : read.filter((reading) => !isBystander(reading))
}

/** What a text asks, the likeliest first: of equals, the category that pages list first. */
export function asksIn(text: string, language: Language): readonly Ask[] {
  const read = withoutBystanders(everyUnit().reader.read(text, language, ['ask']))
  const [best] = read
  if (!best) return []
  const rank = (ask: Ask) => categories.indexOf(ask.given.unit.category)
  return read
    .filter(({ cost }) => cost <= best.cost + nearlyAsGood)
    .toSorted((left, right) => left.cost - right.cost || rank(left.value) - rank(right.value))
    .map(({ value }) => value as Ask)
    .filter(({ given, wanted }) => wanted !== undefined || !given.isOne || !isPreposition(text))
}

/**
 * Reads `42.195 km in miles`, `5'11" in cm`, `100 F`, `сколько футов в метре`, `колико је 5 миља у километрима`. Best first; nothing
 * for what is no question about units.
 */
export function readQuestion(text: string, language: Language): readonly ReadQuestion[] {
  const asks = asksIn(text, language).filter(({ given, pace }) => !given.till && !given.sides && !pace)
  const seen = new Set<string>()
  return asks
    .map(questionOf)
    .filter(({ category, from, to, value }) => {
      const key = `${category} ${from} ${to} ${value}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, mostReadings)
}
