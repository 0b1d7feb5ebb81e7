import {
  grammar,
  type Lexicon,
  lexicon,
  links,
  multipliers,
  numberRules,
  numerals,
  otherQuantities,
  type Reader,
  type ReaderOf,
  type Rule,
  reader,
  sizes,
  type Text,
  things,
  unitsOfTime,
  type Words,
} from '#engines/language/index.ts'
import type { Category } from '../types.ts'
import { degreeRules, degreeWords } from './degree-rules.ts'
import { habitsOf } from './habits.ts'
import { halves, inLatinLetters, mistyped, powers, withoutMistaken } from './leaves.ts'
import { quantityRules } from './quantity-rules.ts'
import { sumRules } from './sum-rules.ts'
import { unitRules } from './unit-rules.ts'
import { unitWords } from './unit-words.ts'

/** What quantities are made of; a field ships no more than these and its own few. */
export const wordsOfQuantities = [numerals, multipliers, links, things, sizes, unitsOfTime, otherQuantities]
export const rulesOfQuantities = [...numberRules, ...unitRules, ...quantityRules, ...degreeRules]

export interface Known {
  readonly lexicon: Lexicon
  readonly reader: Reader
  readonly of: ReaderOf
  readonly rules: readonly Rule[]
}

/**
 * The lexicon and the reader of some categories; their rows are read when the first text is. A word of others is not understood, but no
 * slip of a unit either: `later`, `March`.
 */
export function readerOf(
  categories: readonly Category[],
  words: readonly Words[],
  rules: readonly Rule[],
  wordsOfOthers: readonly Words[] = [],
): Known {
  const others = lexicon(...wordsOfOthers)
  const isOfOthers = ({ tokens }: Text, start: number) => others.begins(tokens[start]!.fold)
  const known = lexicon(
    ...words,
    ...categories.flatMap((category) => [habitsOf(category), unitWords(category), degreeWords(category)]),
  )
  const all = [...rules, ...sumRules(categories)]
  const of: ReaderOf = {
    lexicon: known,
    rules: grammar(all),
    leavesAt: (text, start) => [
      ...(isOfOthers(text, start) ? [] : halves(known, text, start)),
      ...inLatinLetters(known, text, start),
      ...powers(text, start),
    ],
    mistypedAt: (text, start, isUnknown) => mistyped(known, text, start, isUnknown && !isOfOthers(text, start)),
    choose: withoutMistaken,
  }
  return { lexicon: known, reader: reader(of), of, rules: all }
}
