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
  things,
  unitsOfTime,
  type Words,
} from '../../language/index.ts'
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
}

/** The lexicon and the reader of some categories; their rows are read when the first text is. */
export function readerOf(categories: readonly Category[], words: readonly Words[], rules: readonly Rule[]): Known {
  const known = lexicon(
    ...words,
    ...categories.flatMap((category) => [habitsOf(category), unitWords(category), degreeWords(category)]),
  )
  const of: ReaderOf = {
    lexicon: known,
    rules: grammar([...rules, ...sumRules(categories)]),
    leavesAt: (text, start) => [
      ...halves(known, text, start),
      ...inLatinLetters(known, text, start),
      ...powers(text, start),
    ],
    mistypedAt: (text, start, isUnknown) => mistyped(known, text, start, isUnknown),
    choose: withoutMistaken,
  }
  return { lexicon: known, reader: reader(of), of }
}
