import type { Group, Thing } from './groups.ts'
import { type Placement, placed, type Spot } from './placement.ts'
import { pointsOfSpline } from './splines.ts'
import { arcPoints, type Corner, ellipsePoints, type Part, radians, wayAlong } from './ways.ts'

/** The groups of a hatch mean something by their order alone. */
class Reading {
  readonly #groups: readonly Group[]
  #at = 0

  constructor(groups: readonly Group[]) {
    this.#groups = groups
  }

  /** The value of the next group with this code, which is at most a few groups away; undefined where another edge or path comes first. */
  take(code: number): number | undefined {
    const group = this.#groups[this.#at]
    if (group?.code !== code) return undefined
    this.#at++
    return Number(group.value)
  }

  /** Goes behind the next group with this code; false where there is none. */
  skipTo(code: number): number | undefined {
    for (; this.#at < this.#groups.length; this.#at++)
      if (this.#groups[this.#at]!.code === code) return Number(this.#groups[this.#at++]!.value)
    return undefined
  }

  pair(code: number): Spot {
    return [this.skipTo(code) ?? 0, this.skipTo(code + 10) ?? 0, 0]
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#groups.length
  }
}

/** A claim of more paths or edges is none. */
const mostListed = 1_000_000

/** The areas of a hatch: every path around one of them is a ring, whichever is inside of which. */
export function areasOfHatch(entity: Thing, plane: Placement): readonly Part[] {
  const groups = new Reading(entity.groups)
  const height = entity.number(30)
  const paths = counted(groups.skipTo(91))
  const rings: Spot[][] = []
  for (let path = 0; path < paths && !groups.isAtEnd; path++) {
    const flags = groups.skipTo(92) ?? 0
    const ring = flags & 2 ? cornersOf(groups) : edgesOf(groups)
    if (ring.length < 3) continue
    const [x, y] = ring[0]!
    const isClosed = x === ring.at(-1)![0] && y === ring.at(-1)![1]
    rings.push((isClosed ? ring : [...ring, ring[0]!]).map(([east, north]) => placed(plane, [east, north, height])))
  }
  return rings.length === 0 ? [] : [{ type: 'area', paths: rings }]
}

const counted = (claim = 0): number => Math.min(Math.max(0, claim), mostListed)

function cornersOf(groups: Reading): Spot[] {
  const hasBulges = groups.skipTo(72) === 1
  groups.take(73)
  const corners: Corner[] = []
  const count = counted(groups.skipTo(93))
  for (let corner = 0; corner < count && !groups.isAtEnd; corner++) {
    const at = groups.pair(10)
    corners.push({ at, bulge: hasBulges ? (groups.take(42) ?? 0) : 0 })
  }
  return wayAlong(corners, true)
}

function edgesOf(groups: Reading): Spot[] {
  const count = counted(groups.skipTo(93))
  const ring: Spot[] = []
  for (let edge = 0; edge < count && !groups.isAtEnd; edge++) {
    for (const point of edgePoints(groups, groups.skipTo(72) ?? 0)) ring.push(point)
  }
  return ring
}

function edgePoints(groups: Reading, kind: number): Spot[] {
  switch (kind) {
    case 1:
      return [groups.pair(10), groups.pair(11)]
    case 2: {
      const centre = groups.pair(10)
      const radius = groups.skipTo(40) ?? 0
      return alongArc(groups, (from, to) => arcPoints(centre, radius, from, to))
    }
    case 3: {
      const [centre, major] = [groups.pair(10), groups.pair(11)]
      const ratio = groups.skipTo(40) ?? 1
      return alongArc(groups, (from, to) => ellipsePoints(centre, major, ratio, from, to))
    }
    case 4:
      return spline(groups)
    default:
      return []
  }
}

/** Angles are counted against the clock, or with it, as group 73 says. */
function alongArc(groups: Reading, draw: (from: number, to: number) => Spot[]): Spot[] {
  const [from, to] = [radians(groups.skipTo(50) ?? 0), radians(groups.skipTo(51) ?? 360)]
  const isBackwards = groups.skipTo(73) === 0
  const points = isBackwards ? draw(-to, -from) : draw(from, to)
  return isBackwards ? points.toReversed() : points
}

function spline(groups: Reading): Spot[] {
  const degree = groups.skipTo(94) ?? 3
  const knotCount = counted(groups.skipTo(95))
  const controlCount = counted(groups.skipTo(96))
  const knots: number[] = []
  for (let knot = 0; knot < knotCount && !groups.isAtEnd; knot++) knots.push(groups.skipTo(40) ?? 0)
  const controls: Spot[] = []
  const weights: number[] = []
  for (let control = 0; control < controlCount && !groups.isAtEnd; control++) {
    controls.push(groups.pair(10))
    weights.push(groups.take(42) ?? 1)
  }
  return pointsOfSpline(degree, knots, controls, weights)
}
