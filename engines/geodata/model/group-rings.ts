import { signedArea } from './ring-direction.ts'

interface RingGroups {
  /** Ring numbers in output order: each polygon's exterior, then its holes. */
  readonly order: readonly number[]
  /** For each place in `order`: whether the ring is a hole. */
  readonly isHole: readonly boolean[]
  /** Rings that had a hole's direction but are exteriors. */
  readonly misdirected: number
}

/**
 * Sorts the rings of a polygon of Esri's formats into polygons with holes. They only say that exterior rings run clockwise and
 * holes counter-clockwise; which hole belongs to which exterior follows from where it lies. A ring with the direction of a
 * hole that lies in no exterior is an exterior written the wrong way round. Ring `r` holds the points from `starts[r]` to `starts[r + 1]`.
 */
export function groupRings(x: Float64Array, y: Float64Array, starts: ArrayLike<number>, ringCount: number): RingGroups {
  const rings = Array.from({ length: ringCount }, (_, ring) => measure(x, y, starts[ring]!, starts[ring + 1]!))
  const within = (inner: number, outer: number) =>
    liesIn(x, y, starts[inner]!, starts[inner + 1]!, starts[outer]!, starts[outer + 1]!)
  const isInverted = runsBackwards(rings, within)
  const exteriors: number[] = []
  const holes: number[] = []
  for (let ring = 0; ring < ringCount; ring++) {
    const isHole = isInverted ? rings[ring]!.area < 0 : rings[ring]!.area > 0
    if (isHole) holes.push(ring)
    else exteriors.push(ring)
  }
  let misdirected = isInverted ? ringCount : 0
  if (exteriors.length === 0) exteriors.push(holes.shift()!)
  const index = new ExteriorIndex(rings, exteriors)
  const holesOf = new Map<number, number[]>()
  for (const hole of holes) {
    const owner = index.smallestAround(hole, (exterior) => within(hole, exterior))
    if (owner < 0) {
      misdirected++
      exteriors.push(hole)
      holesOf.set(hole, [])
    } else if (holesOf.has(owner)) holesOf.get(owner)!.push(hole)
    else holesOf.set(owner, [hole])
  }
  const order: number[] = []
  const isHole: boolean[] = []
  for (const exterior of exteriors) {
    order.push(exterior)
    isHole.push(false)
    for (const hole of holesOf.get(exterior) ?? []) {
      order.push(hole)
      isHole.push(true)
    }
  }
  return { order, isHole, misdirected }
}

/** The largest ring is an exterior for sure. When it has a hole's direction and others lie in it, all are written the wrong way round. */
function runsBackwards(rings: readonly Ring[], within: (inner: number, outer: number) => boolean): boolean {
  let largest = 0
  for (let ring = 1; ring < rings.length; ring++) {
    if (Math.abs(rings[ring]!.area) > Math.abs(rings[largest]!.area)) largest = ring
  }
  const outer = rings[largest]!
  if (outer.area <= 0) return false
  return rings.some((ring, number) => ring.area < 0 && isBoxWithin(ring, outer) && within(number, largest))
}

function isBoxWithin(inner: Ring, outer: Ring): boolean {
  return (
    outer.west <= inner.west && outer.south <= inner.south && outer.east >= inner.east && outer.north >= inner.north
  )
}

interface Ring {
  /** Twice the signed area, counter-clockwise positive. */
  readonly area: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

function measure(x: Float64Array, y: Float64Array, from: number, to: number): Ring {
  let west = Number.POSITIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (let point = from; point < to; point++) {
    if (x[point]! < west) west = x[point]!
    if (x[point]! > east) east = x[point]!
    if (y[point]! < south) south = y[point]!
    if (y[point]! > north) north = y[point]!
  }
  return { area: signedArea(x, y, from, to), west, south, east, north }
}

/** Exteriors in bands of latitude, so that a hole is compared only with those at its height: a polygon may have ten thousands of rings. */
class ExteriorIndex {
  readonly #rings: readonly Ring[]
  readonly #bands: number[][]
  /** Those that reach over so many bands that they are looked at every time. */
  readonly #tall: number[] = []
  readonly #south: number
  readonly #bandHeight: number

  constructor(rings: readonly Ring[], exteriors: readonly number[]) {
    this.#rings = rings
    const bandCount = Math.ceil(Math.sqrt(exteriors.length))
    this.#bands = Array.from({ length: bandCount }, () => [])
    let south = Number.POSITIVE_INFINITY
    let north = Number.NEGATIVE_INFINITY
    for (const exterior of exteriors) {
      south = Math.min(south, rings[exterior]!.south)
      north = Math.max(north, rings[exterior]!.north)
    }
    this.#south = south
    this.#bandHeight = (north - south) / bandCount || 1
    for (const exterior of exteriors) {
      const first = this.#bandAt(rings[exterior]!.south)
      const last = this.#bandAt(rings[exterior]!.north)
      if (last - first > 16) this.#tall.push(exterior)
      else for (let band = first; band <= last; band++) this.#bands[band]!.push(exterior)
    }
  }

  smallestAround(hole: number, isAround: (exterior: number) => boolean): number {
    const inner = this.#rings[hole]!
    let found = -1
    let smallest = Number.POSITIVE_INFINITY
    for (const candidates of [this.#bands[this.#bandAt(inner.south)]!, this.#tall]) {
      for (const exterior of candidates) {
        const outer = this.#rings[exterior]!
        const size = Math.abs(outer.area)
        if (size < smallest && isBoxWithin(inner, outer) && isAround(exterior)) {
          found = exterior
          smallest = size
        }
      }
    }
    return found
  }

  #bandAt(latitude: number): number {
    const band = Math.floor((latitude - this.#south) / this.#bandHeight)
    return Math.max(0, Math.min(this.#bands.length - 1, band))
  }
}

/** Decided by the first point of the inner ring that is not on the outer ring; a ring wholly on the other lies in it. */
export function liesIn(
  x: Float64Array,
  y: Float64Array,
  from: number,
  to: number,
  outerFrom: number,
  outerTo: number,
): boolean {
  for (let point = from; point < to; point++) {
    const side = sideOf(x[point]!, y[point]!, x, y, outerFrom, outerTo)
    if (side !== 0) return side > 0
  }
  return true
}

/** 1 inside, -1 outside, 0 on the ring. */
function sideOf(atX: number, atY: number, x: Float64Array, y: Float64Array, from: number, to: number): -1 | 0 | 1 {
  let inside = false
  let lastX = x[to - 1]!
  let lastY = y[to - 1]!
  for (let point = from; point < to; point++) {
    const nextX = x[point]!
    const nextY = y[point]!
    const turn = (nextX - lastX) * (atY - lastY) - (atX - lastX) * (nextY - lastY)
    const isWithin = (lastX <= atX ? atX <= nextX : nextX <= atX) && (lastY <= atY ? atY <= nextY : nextY <= atY)
    if (turn === 0 && isWithin) return 0
    // Counted when the edge crosses the horizontal to the right of the point.
    if (lastY > atY !== nextY > atY && turn > 0 === nextY > lastY) inside = !inside
    lastX = nextX
    lastY = nextY
  }
  return inside ? 1 : -1
}
