import { grown } from '../bytes/grow.ts'
import { TextColumn } from '../bytes/text-column.ts'
import type { DocumentInfo } from './document.ts'

/** A batch with so many points, bytes of text, features or properties is handed on: large enough that its fixed cost vanishes, small enough for the processor's cache. */
const enoughPoints = 16384
const enoughText = 1 << 20
const enoughFeatures = 4096
const enoughProperties = 32768

/** How far a batch was filled at some moment; see `cutBack`. */
export class BatchMark {
  features = 0
  shapes = 0
  paths = 0
  points = 0
  properties = 0
  text = 0
}

/** The arrays of a batch: what they mean, how they grow, and how what was put into them is taken back. */
export class FeatureArrays {
  readonly document: DocumentInfo
  /** Readers of text formats record the digits of ordinates only when the target prints them. */
  readonly keepDigits: boolean

  /** All text of the batch, UTF-8, unescaped; columns and properties hold offsets into it. */
  text = new Uint8Array(1 << 12)
  textLength = 0

  featureCount = 0
  kind = new Uint8Array(0)
  firstShape = new Uint32Array(0)
  firstProperty = new Uint32Array(0)
  /** 1 + index into document.folders; 0 for none. */
  folder = new Uint32Array(0)
  /** 1 + index into document.styles; 0 for none. */
  style = new Uint32Array(0)

  shapeCount = 0
  shape = new Uint8Array(0)
  firstPath = new Uint32Array(0)
  /** For a collection: the index behind its last descendant (shapes are in document order); else its own index + 1. */
  shapeEnd = new Uint32Array(0)

  pathCount = 0
  firstPoint = new Uint32Array(0)
  /** 1 for a ring that is a hole of the polygon before it. A path with 0 begins a new polygon of a multipolygon. */
  hole = new Uint8Array(0)

  pointCount = 0
  x = new Float64Array(0)
  y = new Float64Array(0)
  /** NaN where a point has no elevation; look at `hasZ` first. */
  z = new Float64Array(0)
  m = new Float64Array(0)
  hasZ = false
  hasM = false
  /** The digits of the ordinates as the source has them, each a JSON number. Unused columns: print the number. */
  readonly xDigits = new TextColumn()
  readonly yDigits = new TextColumn()
  readonly zDigits = new TextColumn()
  /** Time of each point, ISO 8601 text as the source has it. */
  readonly time = new TextColumn()
  /** Other values of points, by index into `document.channels` (heart rate, symbol, raw extensions …). */
  readonly channels: TextColumn[] = []

  propertyCount = 0
  /** Index into document.fields. */
  propertyField = new Uint32Array(0)
  propertyKind = new Uint8Array(0)
  propertyStart = new Uint32Array(0)
  propertyEnd = new Uint32Array(0)

  /**
   * A track too long for one batch comes in pieces: the last feature of this batch goes on as the first of the next one
   * (`continuesFeature` there), and so may its last path. Only GPS readers cut features; vector features are whole.
   */
  openFeature = false
  openPath = false
  continuesFeature = false
  continuesPath = false

  constructor(document: DocumentInfo, keepDigits: boolean) {
    this.document = document
    this.keepDigits = keepDigits
    this.growFeatures(64)
    this.growShapes(64)
    this.growPaths(64)
    this.growPoints(64)
    this.growProperties(64)
  }

  /** The reader should hand the batch on. */
  get full(): boolean {
    return (
      this.pointCount >= enoughPoints ||
      this.textLength >= enoughText ||
      this.featureCount >= enoughFeatures ||
      this.propertyCount >= enoughProperties
    )
  }

  get empty(): boolean {
    return this.featureCount === 0
  }

  /** Lines of the source, by feature, where the reader of a table counts them. */
  readonly lineOfFeature: number[] = []

  /** Empties the batch. When its last feature was open, the next begins as its continuation. */
  clear(): void {
    const points = this.pointCount
    this.xDigits.clear(points)
    this.yDigits.clear(points)
    this.zDigits.clear(points)
    this.time.clear(points)
    for (const channel of this.channels) channel.clear(points)
    this.lineOfFeature.length = 0
    this.textLength = 0
    this.featureCount = 0
    this.shapeCount = 0
    this.pathCount = 0
    this.pointCount = 0
    this.propertyCount = 0
    this.hasZ = false
    this.hasM = false
    this.continuesFeature = this.openFeature
    this.continuesPath = this.openPath
    this.openFeature = false
    this.openPath = false
  }

  setMark(mark: BatchMark): void {
    mark.features = this.featureCount
    mark.shapes = this.shapeCount
    mark.paths = this.pathCount
    mark.points = this.pointCount
    mark.properties = this.propertyCount
    mark.text = this.textLength
  }

  /** Takes back everything added since the mark: a reader found that what it was reading is not usable, or not all there yet. */
  cutBack(mark: BatchMark): void {
    for (const column of [this.xDigits, this.yDigits, this.zDigits, this.time, ...this.channels]) {
      column.cutBack(mark.points)
    }
    this.featureCount = mark.features
    this.shapeCount = mark.shapes
    this.pathCount = mark.paths
    this.pointCount = mark.points
    this.propertyCount = mark.properties
    this.textLength = mark.text
    this.firstShape[mark.features] = mark.shapes
    this.firstProperty[mark.features] = mark.properties
    this.firstPath[mark.shapes] = mark.paths
    this.firstPoint[mark.paths] = mark.points
  }

  /** Takes back the newest feature, of which not all could be read. */
  dropLastFeature(): void {
    this.dropShapes()
    this.featureCount--
    this.propertyCount = this.firstProperty[this.featureCount]!
  }

  /** Leaves the newest feature without geometry. */
  dropShapes(): void {
    const shape = this.firstShape[this.featureCount - 1]!
    const path = this.firstPath[shape]!
    this.shapeCount = this.firstShape[this.featureCount] = shape
    this.pathCount = this.firstPath[shape] = path
    this.pointCount = this.firstPoint[path] ?? 0
  }

  /** Room for so much, for who fills the arrays himself. */
  reserve(features: number, shapes: number, paths: number, points: number, properties: number): void {
    this.growFeatures(features + 1)
    this.growShapes(shapes + 1)
    this.growPaths(paths + 1)
    this.growPoints(points)
    this.growProperties(properties)
  }

  protected growFeatures(count: number): void {
    this.kind = grown(this.kind, count)
    this.firstShape = grown(this.firstShape, count)
    this.firstProperty = grown(this.firstProperty, count)
    this.folder = grown(this.folder, count)
    this.style = grown(this.style, count)
  }

  protected growShapes(count: number): void {
    this.shape = grown(this.shape, count)
    this.firstPath = grown(this.firstPath, count)
    this.shapeEnd = grown(this.shapeEnd, count)
  }

  protected growPaths(count: number): void {
    this.hole = grown(this.hole, count)
    this.firstPoint = grown(this.firstPoint, count)
  }

  protected growPoints(count: number): void {
    this.x = grown(this.x, count)
    this.y = grown(this.y, count)
    this.z = grown(this.z, count)
    this.m = grown(this.m, count)
  }

  protected growProperties(count: number): void {
    this.propertyField = grown(this.propertyField, count)
    this.propertyKind = grown(this.propertyKind, count)
    this.propertyStart = grown(this.propertyStart, count)
    this.propertyEnd = grown(this.propertyEnd, count)
  }
}
