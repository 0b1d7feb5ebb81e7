import type { Positions } from './positions.ts'

/** A stretch of positions, passed through forwards or backwards. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly isReversed: boolean
}

/** Joins the directed edges of a face into closed rings, the one with the greatest area first: it is the exterior. */
export function joinEdges(edges: readonly (readonly Stretch[])[], positions: Positions): Stretch[][] {
  const left = edges.filter((edge) => edge.length > 0)
  const rings: { stretches: Stretch[]; area: number }[] = []
  while (left.length > 0) {
    const ring: Stretch[] = [...left.shift()!]
    const first = startOf(ring[0]!)
    for (;;) {
      const last = endOf(ring.at(-1)!)
      if (isSame(positions, first, last)) break
      const next = left.findIndex((edge) => isSame(positions, startOf(edge[0]!), last))
      if (next >= 0) {
        ring.push(...left.splice(next, 1)[0]!)
        continue
      }
      // An edge that was not turned although its direction says so.
      const turned = left.findIndex((edge) => isSame(positions, endOf(edge.at(-1)!), last))
      if (turned < 0) break
      const edge = left.splice(turned, 1)[0]!
      ring.push(...edge.toReversed().map((stretch) => ({ ...stretch, isReversed: !stretch.isReversed })))
    }
    rings.push({ stretches: ring, area: Math.abs(areaOf(ring, positions)) })
  }
  return rings.toSorted((one, other) => other.area - one.area).map((ring) => ring.stretches)
}

const startOf = (stretch: Stretch) => (stretch.isReversed ? stretch.to - 1 : stretch.from)
const endOf = (stretch: Stretch) => (stretch.isReversed ? stretch.from : stretch.to - 1)

function isSame(positions: Positions, one: number, other: number): boolean {
  return positions.x[one] === positions.x[other] && positions.y[one] === positions.y[other]
}

function areaOf(stretches: readonly Stretch[], positions: Positions): number {
  let area = 0
  let lastX = 0
  let lastY = 0
  for (const stretch of stretches) {
    const step = stretch.isReversed ? -1 : 1
    for (let at = startOf(stretch), count = stretch.to - stretch.from; count > 0; at += step, count--) {
      area += lastX * positions.y[at]! - positions.x[at]! * lastY
      lastX = positions.x[at]!
      lastY = positions.y[at]!
    }
  }
  return area
}
