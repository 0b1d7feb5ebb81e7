import { type FeatureBatch, featureKind, type ShapeType, shapeType } from '../../feature.ts'
import type { Notes } from '../../notes.ts'

/** Builds the shapes of one Placemark and brings them into the simplest form that says the same. */
export class GeometryReader {
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  /** Open MultiGeometry elements. */
  readonly #open: number[] = []
  #shape = -1
  #trackCount = 0
  #shapeCount = 0

  constructor(batch: FeatureBatch, notes: Notes) {
    this.#batch = batch
    this.#notes = notes
  }

  begin(): void {
    this.#open.length = 0
    this.#trackCount = 0
    this.#shapeCount = 0
  }

  beginShape(type: ShapeType, isTrack = false): void {
    this.#shape = this.#batch.beginShape(type)
    if (isTrack) this.#trackCount++
    if (type === shapeType.collection) this.#open.push(this.#shape)
    else this.#shapeCount++
  }

  endCollection(): void {
    this.#batch.endCollection(this.#open.pop()!)
  }

  beginRing(isHole: boolean): void {
    const batch = this.#batch
    const isFirst = batch.firstPath[this.#shape] === batch.pathCount
    if (isFirst && isHole) this.#notes.add('ring-repaired')
    batch.beginPath(isHole && !isFirst)
  }

  /** A line of one point, or a ring of fewer than four, is kept as it is: only an empty one goes. */
  endPath(): void {
    const batch = this.#batch
    const path = batch.pathCount - 1
    if (batch.firstPoint[path] !== batch.pointCount) return
    batch.pathCount = path
    batch.firstPath[batch.shapeCount] = path
  }

  /** Settles the geometry of the newest feature. */
  end(): void {
    const batch = this.#batch
    const feature = batch.featureCount - 1
    const first = batch.firstShape[feature]!
    while (this.#open.length > 0) this.endCollection()
    this.#dropEmpty(first)
    if (first === batch.shapeCount) return
    if (batch.shapeEnd[first]! < batch.shapeCount) this.#wrap(first)
    this.#simplify(first)
    if (this.#trackCount > 0 && this.#isLine(batch.shape[first]!)) batch.kind[feature] = featureKind.track
  }

  #isLine(type: number): boolean {
    return type === shapeType.line || type === shapeType.multiLine
  }

  /** Empty shapes beside others say nothing (Google's location history puts an empty Point beside every track). */
  #dropEmpty(first: number): void {
    const batch = this.#batch
    if (this.#shapeCount < 2 && batch.shape[first] !== shapeType.collection) return
    const isEmpty = (shape: number) =>
      batch.shape[shape] !== shapeType.collection && batch.firstPath[shape] === batch.firstPath[shape + 1]
    let left = this.#shapeCount
    for (let shape = first; shape < batch.shapeCount && left > 1; shape++) {
      if (!isEmpty(shape)) continue
      left--
      batch.shape.copyWithin(shape, shape + 1, batch.shapeCount)
      batch.firstPath.copyWithin(shape, shape + 1, batch.shapeCount + 1)
      batch.shapeEnd.copyWithin(shape, shape + 1, batch.shapeCount)
      batch.shapeCount--
      for (let other = first; other < batch.shapeCount; other++)
        if (batch.shapeEnd[other]! > shape) batch.shapeEnd[other]!--
      shape--
    }
    batch.firstShape[batch.featureCount] = batch.shapeCount
  }

  /** Several geometries side by side, which KML forbids but files have, become one collection. */
  #wrap(first: number): void {
    const batch = this.#batch
    batch.beginShape(shapeType.collection)
    batch.shape.copyWithin(first + 1, first, batch.shapeCount - 1)
    batch.firstPath.copyWithin(first + 1, first, batch.shapeCount)
    batch.shapeEnd.copyWithin(first + 1, first, batch.shapeCount - 1)
    for (let shape = first + 1; shape < batch.shapeCount; shape++) batch.shapeEnd[shape]!++
    batch.shape[first] = shapeType.collection
    batch.shapeEnd[first] = batch.shapeCount
    batch.firstPath[batch.shapeCount] = batch.pathCount
  }

  /** A collection of one kind of simple shapes is a multipoint, multiline or multipolygon. */
  #simplify(first: number): void {
    const batch = this.#batch
    if (batch.shape[first] !== shapeType.collection) return
    const end = batch.shapeEnd[first]!
    const type = batch.shape[first + 1]!
    if (end === first + 1) return
    for (let shape = first + 1; shape < end; shape++) if (batch.shape[shape] !== type) return
    const multi =
      type === shapeType.point
        ? shapeType.multiPoint
        : type === shapeType.line
          ? shapeType.multiLine
          : type === shapeType.polygon
            ? shapeType.multiPolygon
            : 0
    if (multi === 0) return
    batch.shape[first] = multi
    batch.shapeEnd[first] = first + 1
    batch.shapeCount = first + 1
    batch.firstPath[first + 1] = batch.pathCount
    batch.firstShape[batch.featureCount] = batch.shapeCount
    if (multi !== shapeType.multiPoint) return
    const path = batch.firstPath[first]!
    if (path === batch.pathCount) return
    batch.pathCount = path + 1
    batch.firstPoint[path + 1] = batch.pointCount
    batch.firstPath[first + 1] = batch.pathCount
  }
}
