type Pair = readonly [number, number]

/** Most pairs of a table lie together, on one side of the line on which both numbers are equal. */
export interface TableOrder {
  /** Turned around, the pair lies among the others; as it stands, far from them. */
  isTurned(first: number, second: number): boolean
  /** As many pairs stand in one order as in the other. */
  readonly isMixed: boolean
}

/** A table reaches about so many times as far as half of its pairs do. */
const reach = 3
/** Pairs and their mirror images are told apart where they lie further from each other than both reach together. */
const apart = 2

/**
 * The order that the pairs of a table agree on, whatever their system is. Undefined where they reach so far that a pair and its mirror image
 * could both be meant.
 */
export function orderOfTable(pairs: readonly Pair[]): TableOrder | undefined {
  if (pairs.length < 2) return undefined
  const unturned = pairs.map(greaterFirst)
  const [greater, smaller] = [median(unturned.map(([first]) => first)), median(unturned.map(([, second]) => second))]
  const distance = ([first, second]: Pair) => Math.hypot(first - greater, second - smaller)
  const radius = reach * median(unturned.map(distance))
  if (Math.SQRT2 * (greater - smaller) <= apart * radius) return undefined
  const isAmong = (pair: Pair) => distance(greaterFirst(pair)) <= radius
  const near = pairs.filter(isAmong)
  const descending = near.filter(([first, second]) => first > second).length
  const isUsuallyDescending = descending * 2 >= near.length
  return {
    isTurned: (first, second) => first > second !== isUsuallyDescending && isAmong([first, second]),
    isMixed: descending * 2 === near.length,
  }
}

const greaterFirst = ([first, second]: Pair): Pair => (first > second ? [first, second] : [second, first])

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

/** A longitude may go on beyond the 180th meridian. */
export const canBeDegrees = (first: number, second: number): boolean =>
  Math.abs(first) <= 360 && Math.abs(second) <= 360
