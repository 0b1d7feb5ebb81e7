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

export interface OtherName {
  readonly id: string
  /** So many of the unit. */
  readonly factor: Fraction
}

const longestName = 40

/** A symbol in just these letters: `NM` is a nautical mile and `N·m` no length, though they fold to the same. */
const inItsOwnLetters = (word: string): string => (word === 'nm' ? 'nanometre' : word)

/** The measure that a word names, in Latin letters too, as so much of a unit; undefined for any other word. */
export function findOtherName(category: Category, word: string): OtherName | undefined {
  if (word.length > longestName) return undefined
  const name = folded(inItsOwnLetters(word))
  const latin = inLatin(name)
  const measures = category.otherMeasures ?? []
  const found = measures[patternsOf(measures).findIndex((names) => names.test(name) || names.test(latin))]
  return found && { id: found[2], factor: parseFraction(found[1]) }
}
