import type { Meaning } from './meaning.ts'

/** The one table of whose reading of a line comes first. */
const places = [
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

export type Place = (typeof places)[number]

export interface Found {
  readonly place: Place
  readonly meaning: Meaning
  /** What was read, where that is not all of the text. */
  readonly part?: string
}

/**
 * The likeliest first; of equals, the one that its reader gave first. What reads a part comes only where nobody reads the whole, and an
 * angle or a length of time only where there is nothing else.
 */
export function inOrder(found: readonly Found[]): readonly Meaning[] {
  const likely = only(found, ({ place }) => place !== 'quantityAlone')
  return only(likely, ({ part }) => part === undefined)
    .toSorted((left, right) => places.indexOf(left.place) - places.indexOf(right.place))
    .map(({ meaning }) => meaning)
}

/** Those of which it is true; all, where it is true of none. */
function only(found: readonly Found[], isTrue: (one: Found) => boolean): readonly Found[] {
  const those = found.filter(isTrue)
  return those.length > 0 ? those : found
}
