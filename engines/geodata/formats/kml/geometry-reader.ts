import {
  BatchMark,
  type FeatureBatch,
  type FeatureKind,
  featureKind,
  type ShapeType,
  shapeType,
} from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { DrawnCopies } from './drawn-copies.ts'

/** Builds the shapes of one Placemark and brings them into the simplest form that says the same. */
export class GeometryReader {
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  /** Open MultiGeometry elements. */
  readonly #open: number[] = []
  #shape = -1
  #trackCount = 0
  #shapeCount = 0
  /** There are points that belong to no track. */
  #hasOther = false
  readonly #copies: DrawnCopies
  /** How far the batch was filled when the newest shape began. */
  readonly #beforeShape = new BatchMark()

  constructor(batch: FeatureBatch, notes: Notes) {
    this.#batch = batch
    this.#notes = notes
    this.#copies = new DrawnCopies(batch, notes)
  }

  /** The newest feature began in a batch that has left. */
  isCut = false
  /** What a cut feature goes on as. */
  cutKind: FeatureKind = featureKind.plain

  begin(): void {
    this.isCut = false
    this.#open.length = 0
    this.#trackCount = 0
    this.#shapeCount = 0
    this.#hasOther = false
    this.#copies.begin()
  }

  /** A line that stands alone, and tracks with nothing but tracks beside them, can go on in another batch. */
  get canCut(): boolean {
    if (this.mayBeCopy) return false
    if (this.isCut) return true
    const batch = this.#batch
    const first = batch.firstShape[batch.featureCount - 1]!
    if (this.#trackCount === 0) return batch.shapeCount === first + 1 && batch.shape[first] === shapeType.line
    return !this.#hasOther
  }

  /** Gives the feature its final form as far as it has come: one line, or the segments of a track. */
  cut(): void {
    const batch = this.#batch
    const feature = batch.featureCount - 1
    const first = batch.firstShape[feature]!
    this.isCut = true
    this.#open.length = 0
    this.cutKind = this.#trackCount > 0 ? featureKind.track : featureKind.plain
    batch.kind[feature] = this.cutKind
    batch.shape[first] = this.#trackCount > 0 ? shapeType.multiLine : shapeType.line
    batch.shapeEnd[first] = first + 1
    batch.shapeCount = batch.firstShape[feature + 1] = first + 1
    batch.firstPath[first + 1] = batch.pathCount
  }

  resume(): void {
    this.#shape = this.#batch.beginShape(this.cutKind === featureKind.track ? shapeType.multiLine : shapeType.line)
    this.#batch.beginPath()
  }

  /** The path being read is perhaps the line of a track once more. */
  get mayBeCopy(): boolean {
    return this.#copies.isOpen
  }

  /** To be called now and then while coordinates are read, and before a batch leaves in the middle of a feature. */
  passPoints(isLeaving: boolean): void {
    this.#copies.passPoints(isLeaving, this.isCut)
  }

  beginShape(type: ShapeType, isTrack = false): void {
    this.#batch.setMark(this.#beforeShape)
    this.#copies.beginShape(type, isTrack)
    // In a cut feature everything that follows is one more path of its shape.
    if (this.isCut) return
    this.#shape = this.#batch.beginShape(type)
    if (isTrack) this.#trackCount++
    if (type === shapeType.collection) this.#open.push(this.#shape)
    else this.#shapeCount++
  }

  endCollection(): void {
    if (this.isCut) return
    this.#batch.endCollection(this.#open.pop()!)
  }

  beginRing(isHole: boolean): void {
    const batch = this.#batch
    const isFirst = batch.firstPath[this.#shape] === batch.pathCount
    if (isFirst && isHole) this.#notes.add('ring-repaired')
    if (!isFirst && !isHole) {
      // A second outline, which KML forbids but files have, is that of another polygon.
      this.#notes.add('markup-repaired')
      this.beginShape(shapeType.polygon)
    }
    batch.beginPath(isHole && !isFirst)
  }

  /** A line of one point, or a ring of fewer than four, is kept as it is: only an empty one goes. */
  endPath(): void {
    const batch = this.#batch
    const path = batch.pathCount - 1
    const { isTrack } = this.#copies
    if (this.#copies.endPath(this.isCut)) {
      this.#takeBackShape(isTrack)
      return
    }
    const count = batch.pointCount - batch.firstPoint[path]!
    if (count > 0) {
      this.#hasOther ||= !isTrack
      // A Point with several positions is a multipoint.
      if (count > 1 && batch.shape[this.#shape] === shapeType.point) batch.shape[this.#shape] = shapeType.multiPoint
      return
    }
    // The path with which a cut feature goes on is kept even if it is empty: it tells that the feature ends.
    if (this.isCut && path === batch.firstPath[batch.shapeCount - 1]) return
    batch.pathCount = path
    batch.firstPath[batch.shapeCount] = path
  }

  #takeBackShape(isTrack: boolean): void {
    const batch = this.#batch
    const { textLength } = batch
    batch.cutBack(this.#beforeShape)
    // What a track said about its points has gone over to the line before it.
    if (isTrack) {
      batch.textLength = textLength
      this.#hasOther = this.#shapeCount - 1 > this.#trackCount
    }
    if (!this.isCut) this.#shapeCount--
  }

  /** Settles the geometry of the newest feature. */
  end(): void {
    const batch = this.#batch
    const feature = batch.featureCount - 1
    const first = batch.firstShape[feature]!
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
    let kept = first
    /** The number that each shape gets, and that behind the last. */
    const numbers = new Uint32Array(batch.shapeCount + 1 - first)
    for (let shape = first; shape < batch.shapeCount; shape++) {
      numbers[shape - first] = kept
      if (left > 1 && isEmpty(shape)) left--
      else kept++
    }
    numbers[batch.shapeCount - first] = kept
    for (let shape = first; shape < batch.shapeCount; shape++) {
      const number = numbers[shape - first]!
      batch.shape[number] = batch.shape[shape]!
      batch.firstPath[number] = batch.firstPath[shape]!
      batch.shapeEnd[number] = numbers[batch.shapeEnd[shape]! - first]!
    }
    batch.firstPath[kept] = batch.firstPath[batch.shapeCount]!
    batch.shapeCount = batch.firstShape[batch.featureCount] = kept
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
    batch.shape[first] = this.#copies.found && end === first + 2 ? type : multi
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
