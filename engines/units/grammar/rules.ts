import {
  links,
  multipliers,
  numberRules,
  numerals,
  otherQuantities,
  sizes,
  things,
  unitsOfTime,
} from '../../language/index.ts'
import { degreeRules } from './degree-rules.ts'
import { quantityRules } from './quantity-rules.ts'
import { unitRules } from './unit-rules.ts'

/** What quantities are made of; a field ships no more than these and its own few. */
export const wordsOfQuantities = [numerals, multipliers, links, things, sizes, unitsOfTime, otherQuantities]
export const rulesOfQuantities = [...numberRules, ...unitRules, ...quantityRules, ...degreeRules]
