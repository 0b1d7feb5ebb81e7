/** One bar of a comparison, `size` in the base unit. */
export interface Bar<Thing> {
  readonly size: number
  /** Undefined for the value itself. */
  readonly thing?: Thing
}

const neighbours = 2
/** Bars within this ratio can be drawn to scale and still be seen. */
const largestLinearRatio = 300

/** The things just smaller and just larger than a value, with the value among them, in order of size. */
export function nearestThings<Thing>(
  things: readonly (Bar<Thing> & { thing: Thing })[],
  value: number | null,
): Bar<Thing>[] {
  if (value === null || value <= 0) return middleOf(things)
  const smaller = things.filter(({ size }) => size <= value).slice(-neighbours)
  const larger = things.filter(({ size }) => size > value)
  const wanted = 2 * neighbours
  const above = larger.slice(0, wanted - smaller.length)
  const below = things.filter(({ size }) => size <= value).slice(-(wanted - above.length))
  return [...below, { size: value }, ...above]
}

const middleOf = <Thing>(things: readonly Bar<Thing>[]): readonly Bar<Thing>[] & Bar<Thing>[] => {
  const start = Math.max(0, Math.floor(things.length / 2) - neighbours)
  return things.slice(start, start + 2 * neighbours)
}

/** Lengths of bars as shares of the widest, to scale where that can be seen, else by the logarithm. */
export function barLengths(sizes: readonly number[]): { lengths: number[]; isLinear: boolean } {
  const smallest = Math.min(...sizes)
  const largest = Math.max(...sizes)
  if (largest / smallest <= largestLinearRatio) return { lengths: sizes.map((size) => size / largest), isLinear: true }
  // The smallest bar keeps a tenth of the width: a logarithm has no zero to start from.
  const span = Math.log(largest / smallest)
  return { lengths: sizes.map((size) => 0.1 + (0.9 * Math.log(size / smallest)) / span), isLinear: false }
}
