import { addArcByCenter } from '../../curves/arcs.ts'
import { cross, type Placement, placed, planeOf, type Spot } from './placement.ts'

/** A piece of what an entity draws. Of areas the paths are rings in any order. */
export interface Part {
  readonly type: 'point' | 'line' | 'area'
  readonly paths: readonly (readonly Spot[])[]
  /** A text stands at its point. */
  readonly text?: string
  readonly isCurved?: boolean
}

/** A corner, and how far the way to the next one bulges: the tangent of a quarter of its angle. */
export interface Corner {
  readonly at: Spot
  readonly bulge: number
}

/** Corner after corner, arcs drawn out; of a closed way the first corner once more. */
export function wayAlong(corners: readonly Corner[], closed: boolean): Spot[] {
  const way: Spot[] = corners.slice(0, 1).map(({ at }) => at)
  const count = closed && corners.length > 1 ? corners.length : corners.length - 1
  for (let index = 0; index < count; index++) {
    const { at, bulge } = corners[index]!
    const next = corners[(index + 1) % corners.length]!.at
    if (bulge !== 0 && Number.isFinite(bulge)) addBulge(way, at, next, bulge)
    way.push(next)
  }
  return way
}

/** The points of an arc between two corners, without these. */
function addBulge(way: Spot[], [x1, y1, z]: Spot, [x2, y2]: Spot, bulge: number): void {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const toCentre = (1 - bulge * bulge) / (4 * bulge)
  const [x, y] = [(x1 + x2) / 2 - dy * toCentre, (y1 + y2) / 2 + dx * toCentre]
  const start = Math.atan2(y1 - y, x1 - x)
  const radius = Math.hypot(x1 - x, y1 - y)
  const inner = arcPoints([x, y, z], radius, start, start + 4 * Math.atan(bulge)).slice(1, -1)
  for (const point of inner) way.push(point)
}

/** Between two angles in radians, both ends included. */
export function arcPoints([x, y, z]: Spot, radius: number, from: number, to: number): Spot[] {
  const points: Spot[] = []
  addArcByCenter(x, y, { x: radius, y: radius }, from, to, (px, py) => points.push([px, py, z]))
  return points
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** By its centre, its longer half axis and how much shorter the other one is; angles are those of the circle it is stretched from. */
export function ellipsePoints(
  centre: Spot,
  major: Spot,
  ratio: number,
  from: number,
  to: number,
  normal: Spot = [0, 0, 1],
): Spot[] {
  const across = cross(planeOf(normal).z, major)
  const stretched: Placement = {
    x: major,
    y: [across[0] * ratio, across[1] * ratio, across[2] * ratio],
    z: [0, 0, 1],
    origin: centre,
  }
  return arcPoints([0, 0, 0], 1, from, to > from ? to : to + 2 * Math.PI).map((at) => placed(stretched, at))
}
