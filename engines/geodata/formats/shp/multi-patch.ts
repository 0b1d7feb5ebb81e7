import { type FeatureBatch, shapeType } from '../../model/feature.ts'

/** Part types of a MultiPatch, page 20 of the description. */
const partType = { triangleStrip: 0, triangleFan: 1, outerRing: 2, innerRing: 3, firstRing: 4, ring: 5 } as const

/**
 * A MultiPatch as a multipolygon: surfaces in space, which no other format here knows as such. Triangles become polygons of
 * their own; inner rings holes of the ring before them.
 */
export function addMultiPatch(
  batch: FeatureBatch,
  starts: ArrayLike<number>,
  parts: number,
  view: DataView,
  typesAt: number,
  addPoint: (point: number) => void,
): void {
  batch.beginShape(shapeType.multiPolygon)
  for (let part = 0; part < parts; part++) {
    const type = view.getInt32(typesAt + part * 4, true)
    const from = starts[part]!
    const to = starts[part + 1]!
    if (type === partType.triangleStrip || type === partType.triangleFan) {
      for (let point = from; point + 2 < to; point++) {
        const apex = type === partType.triangleFan ? from : point
        batch.beginPath()
        for (const corner of [apex, point + 1, point + 2, apex]) addPoint(corner)
      }
    } else {
      // A plain ring after a first ring belongs to it as a hole; every other ring begins a polygon.
      const follows = type === partType.ring && hasFirstRing(view, typesAt, part)
      const isInner = part > 0 && type === partType.innerRing
      batch.beginPath(isInner || follows)
      for (let point = from; point < to; point++) addPoint(point)
    }
  }
}

function hasFirstRing(view: DataView, typesAt: number, part: number): boolean {
  for (let before = part - 1; before >= 0; before--) {
    const type = view.getInt32(typesAt + before * 4, true)
    if (type === partType.firstRing) return true
    if (type !== partType.ring) return false
  }
  return false
}
