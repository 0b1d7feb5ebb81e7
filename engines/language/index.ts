export {
  type Chart,
  type Grammar,
  grammar,
  type Made,
  type Make,
  type Node,
  parse,
  type Rule,
  rule,
  type Text,
} from './chart.ts'
export { type Entry, type Group, inGroups, type Sense, type Words } from './entries.ts'
export { fold } from './fold.ts'
export { inLatin } from './latin.ts'
export { aroundPlaces } from './lexicon/around-places.ts'
export { asking } from './lexicon/asking.ts'
export { cities } from './lexicon/cities.ts'
export { clockWords } from './lexicon/clock-words.ts'
export { dateLinks } from './lexicon/date-links.ts'
export { degrees } from './lexicon/degrees.ts'
export { fillers } from './lexicon/fillers.ts'
export { links } from './lexicon/links.ts'
export { money } from './lexicon/money.ts'
export { monthsAndDays } from './lexicon/months-and-days.ts'
export { multipliers, numerals } from './lexicon/numerals.ts'
export { otherQuantities } from './lexicon/other-quantities.ts'
export { places } from './lexicon/places.ts'
export { planes } from './lexicon/planes.ts'
export { sizes } from './lexicon/sizes.ts'
export { spans } from './lexicon/spans.ts'
export { things } from './lexicon/things.ts'
export { unitsOfTime } from './lexicon/units-of-time.ts'
export { americanZones, zoneAbbreviations, zones } from './lexicon/zones.ts'
export { type Lexicon, lexicon, wordsOf } from './lexicon.ts'
export { literals } from './literals.ts'
export { type NumberValue, number } from './number-value.ts'
export { numberRules } from './numbers.ts'
export { areTwoCounts, isOfNumber, isOneNumber } from './one-number.ts'
export { inOtherLayout } from './other-layout.ts'
export { beginsWithNumber, plainWords } from './plain-words.ts'
export { leavesOf, type Reader, type ReaderOf, reader, strangersIn, textOf, typedText, unknownIn } from './reader.ts'
export { residue } from './residue.ts'
export { type Row, rowsOf, words } from './rows.ts'
export { stem } from './stem.ts'
export { brokenNumber, strayWord } from './stray-word.ts'
export { longestText, mostTokens, type Token, tokenise } from './tokens.ts'
