export { columns, sameInAll } from './columns.ts'
export { asciiDigits } from './digits.ts'
export {
  add,
  divide,
  equals,
  type Fraction,
  fraction,
  magnitude,
  multiply,
  negate,
  parseFraction,
  powerOfTen,
  subtract,
  toDouble,
  withoutFactor,
} from './fraction.ts'
export { isLanguage, type Language, type Localized, languageFacts, languages } from './language.ts'
export { filledLines } from './lines.ts'
export { lettersOf, numbersIn } from './numbers-in-text.ts'
export { pairSplits } from './pair-slug.ts'
export { failure, type Problem, type Result, success } from './result.ts'
