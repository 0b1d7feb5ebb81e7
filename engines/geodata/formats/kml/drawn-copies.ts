import { type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { PathDigest } from './path-digest.ts'

/** Points of a copy that are held before they are passed over. */
const heldPoints = 1 << 14

/**
 * Beside a gx:Track may stand the line it draws, for programs that know no tracks: the same positions once more, as our writer does it.
 * That line is no geometry of its own. A track that has left in pieces is compared by a digest of its positions.
 */
export class DrawnCopies {
  /** A copy was found in this Placemark. */
  found = false
  /** The path being read is perhaps a copy. */
  isOpen = false
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  /** Tracks of this Placemark without a copy so far. */
  readonly #tracks: PathDigest[] = []
  /** Shapes that are tracks: the line before a track is no copy when it is one itself. */
  readonly #trackShapes = new Set<number>()
  #digest = new PathDigest()
  /** The path being read is that of a track. */
  isTrack = false
  #textStart = 0
  #hasPassed = false

  constructor(batch: FeatureBatch, notes: Notes) {
    this.#batch = batch
    this.#notes = notes
  }

  begin(): void {
    this.found = this.isOpen = this.isTrack = false
    this.#tracks.length = 0
    this.#trackShapes.clear()
  }

  beginShape(type: ShapeType, isTrack: boolean): void {
    this.isTrack = isTrack
    this.isOpen = !isTrack && this.#tracks.length > 0 && (type === shapeType.line || type === shapeType.point)
    if (!isTrack && !this.isOpen) return
    this.#digest = new PathDigest()
    this.#textStart = this.#batch.textLength
    this.#hasPassed = false
  }

  /** Adds points to the digest and drops them, where the batch is handed on or where too many of a possible copy have been held. */
  passPoints(isLeaving: boolean, isCut: boolean): void {
    const batch = this.#batch
    const first = batch.firstPoint[batch.pathCount - 1]!
    if (isLeaving && this.isTrack) this.#digest.add(batch, first, batch.pointCount)
    else if (this.isOpen && isCut && batch.pointCount - first >= heldPoints) {
      this.#digest.add(batch, first, batch.pointCount)
      batch.pointCount = batch.firstPoint[batch.pathCount] = first
      batch.textLength = this.#textStart
      this.#hasPassed = true
    }
  }

  /** Whether what was read since the shape began is to be taken back: the copy of a track, or a track whose line stands before it. */
  endPath(isCut: boolean): boolean {
    if (!this.isTrack && !this.isOpen) return false
    const batch = this.#batch
    this.#digest.add(batch, batch.firstPoint[batch.pathCount - 1]!, batch.pointCount)
    if (this.isTrack) {
      this.isTrack = false
      const goesOver = !isCut && this.#givesTo(batch.shapeCount - 2)
      if (!goesOver) this.#tracks.push(this.#digest)
      this.#trackShapes.add(batch.shapeCount - (goesOver ? 2 : 1))
      return goesOver
    }
    this.isOpen = false
    const track = this.#tracks.findIndex((digest) => digest.equals(this.#digest))
    if (track < 0) {
      // The points of a long line that turned out to be no copy of a track are gone.
      if (this.#hasPassed) this.#notes.add('other-geometries-dropped')
      return this.#hasPassed
    }
    this.#tracks.splice(0, track + 1)
    this.found = true
    return true
  }

  /** Where the line before a track is its copy, the line takes over what the track says about its points. */
  #givesTo(line: number): boolean {
    const batch = this.#batch
    const track = batch.firstPoint[batch.pathCount - 1]!
    const path = batch.pathCount - 2
    const isLine = batch.shape[line] === shapeType.line || batch.shape[line] === shapeType.point
    if (line < batch.firstShape[batch.featureCount - 1]! || !isLine || batch.firstPath[line] !== path) return false
    if (this.#trackShapes.has(line)) return false
    const digest = new PathDigest()
    const first = batch.firstPoint[path]!
    digest.add(batch, first, track)
    if (first === track || !digest.equals(this.#digest)) return false
    batch.shape[line] = shapeType.line
    for (const column of [batch.time, ...batch.channels])
      for (let point = track; point < batch.pointCount; point++)
        if (column.has(point)) column.set(first + point - track, column.start[point]!, column.end[point]!)
    this.found = true
    return true
  }
}
