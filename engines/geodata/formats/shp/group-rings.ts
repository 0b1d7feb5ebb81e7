/**
 * Sorts the rings of a shapefile polygon into polygons with holes. The format only says that exterior rings run clockwise and
 * holes counter-clockwise; which hole belongs to which exterior follows from where it lies. A ring with the direction of a
 * hole that lies in no exterior is an exterior written the wrong way round.
 */
export interface RingGroups {
  /** Ring numbers in output order: each polygon's exterior, then its holes. */
  readonly order: readonly number[]
  /** For each polygon, where its rings end in `order`. */
  readonly polygonEnds: readonly number[]
  /** Rings that had a hole's direction but are exteriors. */
  readonly misdirected: number
}

/** `xy` holds x, y pairs; `ringEnds` where each ring ends, counted in points. */
export function groupRings(xy: Float64Array, ringEnds: ArrayLike<number>, ringCount: number): RingGroups {
  const boxes = new Float64Array(ringCount * 4)
  const areas = new Float64Array(ringCount)
  const exteriors: number[] = []
  const holes: number[] = []
  for (let ring = 0, from = 0; ring < ringCount; ring++) {
    const to = ringEnds[ring]!
    areas[ring] = measure(xy, from, to, boxes, ring * 4)
    if (areas[ring]! > 0) holes.push(ring)
    else exteriors.push(ring)
    from = to
  }
  const holesOf = new Map<number, number[]>()
  let misdirected = 0
  if (exteriors.length === 0) {
    // All run the same, wrong way: they are told apart by containment alone, the largest first.
    holes.sort((one, other) => areas[other]! - areas[one]!)
    exteriors.push(holes.shift()!)
    misdirected++
  }
  const byArea = exteriors.toSorted((one, other) => Math.abs(areas[one]!) - Math.abs(areas[other]!))
  for (const hole of holes) {
    const owner = smallestAround(hole, byArea, xy, ringEnds, boxes)
    if (owner < 0) {
      misdirected++
      exteriors.push(hole)
      const place = byArea.findIndex((ring) => Math.abs(areas[ring]!) > areas[hole]!)
      byArea.splice(place < 0 ? byArea.length : place, 0, hole)
    } else holesOf.set(owner, [...(holesOf.get(owner) ?? []), hole])
  }
  const order: number[] = []
  const polygonEnds: number[] = []
  for (const exterior of exteriors) {
    order.push(exterior, ...(holesOf.get(exterior) ?? []))
    polygonEnds.push(order.length)
  }
  return { order, polygonEnds, misdirected }
}

/** Twice the signed area (counter-clockwise positive); the bounding box goes into `boxes`. */
function measure(xy: Float64Array, from: number, to: number, boxes: Float64Array, box: number): number {
  let west = Number.POSITIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  let area = 0
  // Relative to the first point: far from the origin the products would cancel badly.
  const originX = xy[from * 2] ?? 0
  const originY = xy[from * 2 + 1] ?? 0
  let lastX = 0
  let lastY = 0
  for (let at = from * 2; at < to * 2; at += 2) {
    const x = xy[at]!
    const y = xy[at + 1]!
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
    area += lastX * (y - originY) - (x - originX) * lastY
    lastX = x - originX
    lastY = y - originY
  }
  boxes[box] = west
  boxes[box + 1] = south
  boxes[box + 2] = east
  boxes[box + 3] = north
  return area
}

/** Twice the signed area of one ring, counter-clockwise positive. `stride` numbers make a point. */
export function signedArea(coordinates: Float64Array, fromPoint: number, toPoint: number, stride: number): number {
  let area = 0
  const start = fromPoint * stride
  const originX = coordinates[start] ?? 0
  const originY = coordinates[start + 1] ?? 0
  let lastX = 0
  let lastY = 0
  for (let at = start; at < toPoint * stride; at += stride) {
    const x = coordinates[at]! - originX
    const y = coordinates[at + 1]! - originY
    area += lastX * y - x * lastY
    lastX = x
    lastY = y
  }
  return area
}

function smallestAround(
  hole: number,
  exteriors: readonly number[],
  xy: Float64Array,
  ringEnds: ArrayLike<number>,
  boxes: Float64Array,
): number {
  for (const exterior of exteriors) {
    const outer = exterior * 4
    const inner = hole * 4
    if (
      boxes[inner]! >= boxes[outer]! &&
      boxes[inner + 1]! >= boxes[outer + 1]! &&
      boxes[inner + 2]! <= boxes[outer + 2]! &&
      boxes[inner + 3]! <= boxes[outer + 3]! &&
      liesIn(xy, ringStart(ringEnds, hole), ringEnds[hole]!, ringStart(ringEnds, exterior), ringEnds[exterior]!)
    ) {
      return exterior
    }
  }
  return -1
}

const ringStart = (ringEnds: ArrayLike<number>, ring: number) => (ring === 0 ? 0 : ringEnds[ring - 1]!)

/** Decided by the first point of the inner ring that is not on the outer ring; a ring wholly on the other lies in it. */
function liesIn(xy: Float64Array, innerFrom: number, innerTo: number, outerFrom: number, outerTo: number): boolean {
  for (let point = innerFrom; point < innerTo; point++) {
    const side = sideOf(xy[point * 2]!, xy[point * 2 + 1]!, xy, outerFrom, outerTo)
    if (side !== 0) return side > 0
  }
  return true
}

/** 1 inside, -1 outside, 0 on the ring. */
function sideOf(x: number, y: number, xy: Float64Array, from: number, to: number): -1 | 0 | 1 {
  let inside = false
  let lastX = xy[(to - 1) * 2]!
  let lastY = xy[(to - 1) * 2 + 1]!
  for (let at = from * 2; at < to * 2; at += 2) {
    const nextX = xy[at]!
    const nextY = xy[at + 1]!
    const turn = (nextX - lastX) * (y - lastY) - (x - lastX) * (nextY - lastY)
    const within = (lastX <= x ? x <= nextX : nextX <= x) && (lastY <= y ? y <= nextY : nextY <= y)
    if (turn === 0 && within) return 0
    if (lastY > y !== nextY > y && turn < 0 === nextY < lastY) inside = !inside
    lastX = nextX
    lastY = nextY
  }
  return inside ? 1 : -1
}
