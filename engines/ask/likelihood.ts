import type { Meaning } from './meaning.ts'

/** The kinds of meaning that a line may have, the likeliest first. */
const likelihoods = [
  /** An address or a link to a map: it can be nothing else. */
  'certain',
  'quantity',
  /** Digits in groups of three are one number, a timestamp, and not two coordinates. */
  'groupedCount',
  'point',
  /** Four numbers with commas or spaces may as well be two coordinates with decimal commas. */
  'addressWithOtherMarks',
  'toolByName',
  'moment',
  /** The letters of a geohash make many other things as well: a week, `2025W421`. */
  'geohash',
  /** A text that says more than the address is rather about that: a line of a log is about its moment. */
  'addressInsideText',
  /** A bare number is a timestamp more often than an address. */
  'numberAsAddress',
  'otherMoment',
  'otherTool',
  /** A length of time or an angle, where the text is nothing else: no moment and no place. */
  'quantityAlone',
] as const

export type Likelihood = (typeof likelihoods)[number]

export interface Likely {
  readonly likelihood: Likelihood
  readonly meaning: Meaning
}

/** The likeliest first; of equals, the one that its reader gave first. */
export const byLikelihood = (likely: readonly Likely[]): Likely[] =>
  likely.toSorted((left, right) => likelihoods.indexOf(left.likelihood) - likelihoods.indexOf(right.likelihood))
