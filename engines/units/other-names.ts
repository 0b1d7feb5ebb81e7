import { type Fraction, parseFraction } from '../core/index.ts'
import { folded, inLatin } from './names.ts'
import type { Category, OtherMeasure } from './types.ts'

const knownPatterns = new WeakMap<readonly OtherMeasure[], readonly RegExp[]>()

function patternsOf(measures: readonly OtherMeasure[]): readonly RegExp[] {
  let patterns = knownPatterns.get(measures)
  if (!patterns) {
    patterns = measures.map(([names]) => new RegExp(`^(?:${names})$`, 'u'))
    knownPatterns.set(measures, patterns)
  }
  return patterns
}

interface OtherName {
  readonly id: string
  /** How many of the unit make one of the measure. */
  readonly factor: Fraction
}

const longestName = 40

/** The measure that a word names, Cyrillic also in Latin letters, as so much of a unit; undefined for any other word. */
export function findOtherName(category: Category, word: string): OtherName | undefined {
  if (word.length > longestName) return undefined
  // Any word may be asked for, and every object has something by the name of `constructor`.
  const meant = category.otherThanFolded?.[word]
  const name = folded(typeof meant === 'string' ? meant : word)
  const latin = inLatin(name)
  const measures = category.otherMeasures ?? []
  const found = measures[patternsOf(measures).findIndex((names) => names.test(name) || names.test(latin))]
  return found && { id: found[2], factor: parseFraction(found[1]) }
}
