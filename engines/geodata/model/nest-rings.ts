import { groupRings, liesIn } from './group-rings.ts'
import { signedArea } from './ring-direction.ts'

interface NestedRing<Point> {
  readonly ring: readonly Point[]
  /** Of the ring without one that stands before it. */
  readonly isHole: boolean
}

/**
 * Rings that stand side by side and say nothing of each other, as exteriors with their holes: one within another is a hole, one within that an
 * area again. Rings come closed.
 */
export function nestRings<Point extends readonly [x: number, y: number, ...rest: number[]]>(
  rings: readonly (readonly Point[])[],
): NestedRing<Point>[] {
  const closed = rings.filter((ring) => ring.length >= 4)
  if (closed.length <= 1) return closed.map((ring) => ({ ring, isHole: false }))
  const given = ordinates(closed)
  const turned = closed.map((ring, index) => {
    const depth = closed.filter((_, other) => other !== index && isAround(given, other, index)).length
    const area = signedArea(given.x, given.y, given.starts[index]!, given.starts[index + 1]!)
    // Exteriors run clockwise, as those do whose rings are told apart by that.
    return area * (depth % 2 === 0 ? -1 : 1) >= 0 ? ring : ring.toReversed()
  })
  const { x, y, starts } = ordinates(turned)
  const { order, isHole } = groupRings(x, y, starts, turned.length)
  return order.map((ring, place) => ({ ring: turned[ring]!, isHole: isHole[place]! }))
}

interface Ordinates {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly starts: readonly number[]
}

function ordinates(rings: readonly (readonly (readonly [number, number, ...number[]])[])[]): Ordinates {
  const points = rings.flat()
  const starts = [0]
  for (const ring of rings) starts.push(starts.at(-1)! + ring.length)
  return { x: Float64Array.from(points, ([x]) => x), y: Float64Array.from(points, ([, y]) => y), starts }
}

const isAround = ({ x, y, starts }: Ordinates, outer: number, inner: number): boolean =>
  liesIn(x, y, starts[inner]!, starts[inner + 1]!, starts[outer]!, starts[outer + 1]!)
