import { grown } from './bytes/grow.ts'
import { TextColumn } from './bytes/text-column.ts'
import { utf8Slice } from './bytes/utf8.ts'
import type { DocumentInfo } from './document.ts'
import { writeDecimal } from './numbers/write-decimal.ts'

/** What a feature is in its source; writers choose their element by it. */
export const featureKind = { plain: 0, waypoint: 1, route: 2, track: 3 } as const
export type FeatureKind = (typeof featureKind)[keyof typeof featureKind]

export const shapeType = {
  point: 1,
  line: 2,
  polygon: 3,
  multiPoint: 4,
  multiLine: 5,
  multiPolygon: 6,
  collection: 7,
} as const
export type ShapeType = (typeof shapeType)[keyof typeof shapeType]

/** Kinds of property values. The text of integer and real is a JSON number; date and dateTime are ISO 8601. */
export const valueKind = {
  null: 0,
  text: 1,
  integer: 2,
  real: 3,
  boolean: 4,
  date: 5,
  dateTime: 6,
  /** A JSON array or object, as JSON text. */
  json: 7,
  /** An XML fragment, as its source has it; prefixes are declared in `document.namespaces`. */
  xml: 8,
} as const
export type ValueKind = (typeof valueKind)[keyof typeof valueKind]

/** How far a batch was filled at some moment; see `cutBack`. */
export class BatchMark {
  features = 0
  shapes = 0
  paths = 0
  points = 0
  properties = 0
  text = 0
}

/**
 * A run of features on their way from a reader to a writer: a structure of arrays, filled, yielded, cleared and filled again, so
 * that millions of points and features cost no objects.
 *
 * The tree is flat: a feature owns a range of shapes and a range of properties, a shape a range of paths, a path a range of points.
 * Ranges end where the next one begins. Coordinates are WGS84 degrees (x longitude, y latitude), metres for z.
 *
 * Everything in a batch is valid until the reader is asked for the next one.
 */
export class FeatureBatch {
  readonly document: DocumentInfo
  /** Readers of text formats record the digits of ordinates only when the target is text too. */
  readonly keepDigits: boolean

  /** All text of the batch, UTF-8, unescaped; columns and properties hold offsets into it. */
  text = new Uint8Array(1 << 16)
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
  readonly mDigits = new TextColumn()
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
    this.#growFeatures(64)
    this.#growShapes(64)
    this.#growPaths(64)
    this.#growPoints(1024)
    this.#growProperties(256)
  }

  /** Enough for the reader to yield: big enough that a batch's fixed cost vanishes, small enough to stay in the cache. */
  get full(): boolean {
    return (
      this.pointCount >= 16384 || this.textLength >= 1 << 20 || this.featureCount >= 4096 || this.propertyCount >= 32768
    )
  }

  get empty(): boolean {
    return this.featureCount === 0
  }

  /** Empties the batch. When its last feature was open, the next begins as its continuation. */
  clear(): void {
    const points = this.pointCount
    this.xDigits.clear(points)
    this.yDigits.clear(points)
    this.zDigits.clear(points)
    this.mDigits.clear(points)
    this.time.clear(points)
    for (const channel of this.channels) channel.clear(points)
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

  // Filling: beginFeature, then properties, shapes, paths and points in any sensible order; there is no end call.

  beginFeature(kind: FeatureKind = featureKind.plain, folder = 0): number {
    const index = this.featureCount++
    if (index + 2 > this.kind.length) this.#growFeatures(index + 2)
    this.kind[index] = kind
    this.folder[index] = folder
    this.style[index] = 0
    this.firstShape[index] = this.firstShape[index + 1] = this.shapeCount
    this.firstProperty[index] = this.firstProperty[index + 1] = this.propertyCount
    return index
  }

  /** A feature with no shape has no geometry; a shape with no path is an empty geometry. */
  beginShape(type: ShapeType): number {
    const index = this.shapeCount++
    if (index + 2 > this.shape.length) this.#growShapes(index + 2)
    this.shape[index] = type
    this.firstPath[index] = this.firstPath[index + 1] = this.pathCount
    this.shapeEnd[index] = index + 1
    this.firstShape[this.featureCount] = this.shapeCount
    return index
  }

  /** Closes a collection begun with `beginShape`: every shape since is inside it. */
  endCollection(shape: number): void {
    this.shapeEnd[shape] = this.shapeCount
  }

  /** A point or multipoint has one path with its points; a line one; a multiline one each; a polygon one per ring. */
  beginPath(isHole = false): number {
    const index = this.pathCount++
    if (index + 2 > this.hole.length) this.#growPaths(index + 2)
    this.hole[index] = isHole ? 1 : 0
    this.firstPoint[index] = this.firstPoint[index + 1] = this.pointCount
    this.firstPath[this.shapeCount] = this.pathCount
    return index
  }

  /** Returns the point's index, for `setDigits`, `time` and `channels`. */
  addPoint(x: number, y: number): number {
    const index = this.pointCount++
    if (this.pointCount > this.x.length) this.#growPoints(this.pointCount)
    this.x[index] = x
    this.y[index] = y
    this.z[index] = Number.NaN
    this.m[index] = Number.NaN
    this.firstPoint[this.pathCount] = this.pointCount
    return index
  }

  /** Room for points up to this many, for readers that write into `x`, `y`, `z` and `m` themselves. */
  reservePoints(count: number): void {
    if (count > this.x.length) this.#growPoints(count)
  }

  /** Adds many points without elevation or measure to the newest path; returns the index of the first. */
  addPoints(x: Float64Array, y: Float64Array, from: number, to: number): number {
    const index = this.pointCount
    const end = index + to - from
    if (end > this.x.length) this.#growPoints(end)
    if (to - from < 32) {
      for (let point = from, at = index; point < to; point++, at++) {
        this.x[at] = x[point]!
        this.y[at] = y[point]!
      }
    } else {
      this.x.set(x.subarray(from, to), index)
      this.y.set(y.subarray(from, to), index)
    }
    this.z.fill(Number.NaN, index, end)
    this.m.fill(Number.NaN, index, end)
    this.pointCount = this.firstPoint[this.pathCount] = end
    return index
  }

  setZ(point: number, z: number): void {
    this.z[point] = z
    this.hasZ = true
  }

  setM(point: number, m: number): void {
    this.m[point] = m
    this.hasM = true
  }

  /** Copies text into the batch and returns where it begins; it ends at `textLength`. */
  addText(source: Uint8Array, start: number, end: number): number {
    const at = this.textLength
    const length = end - start
    if (at + length > this.text.length) this.text = grown(this.text, at + length)
    const text = this.text
    if (length < 64) for (let from = start, to = at; from < end; from++) text[to++] = source[from]!
    else text.set(source.subarray(start, end), at)
    this.textLength = at + length
    return at
  }

  /** Appends text made by the reader (not for hot paths). */
  addString(string: string): number {
    const at = this.textLength
    this.text = grown(this.text, at + string.length * 3)
    this.textLength += encoder.encodeInto(string, this.text.subarray(at)).written
    return at
  }

  /** Room for `extra` more bytes, for readers that write into `text` themselves and then move `textLength`. */
  reserveText(extra: number): void {
    if (this.textLength + extra > this.text.length) this.text = grown(this.text, this.textLength + extra)
  }

  /** Adds a property of the newest feature whose value is the text from `start` to `end` of the batch's text. */
  addProperty(field: number, kind: ValueKind, start: number, end: number): void {
    const index = this.propertyCount++
    if (this.propertyCount > this.propertyKind.length) this.#growProperties(this.propertyCount)
    this.propertyField[index] = field
    this.propertyKind[index] = kind
    this.propertyStart[index] = start
    this.propertyEnd[index] = end
    this.firstProperty[this.featureCount] = this.propertyCount
    this.document.fields[field]!.kinds |= 1 << kind
  }

  addStringProperty(field: number, kind: ValueKind, value: string): void {
    const start = this.addString(value)
    this.addProperty(field, kind, start, this.textLength)
  }

  addNumberProperty(field: number, value: number): void {
    this.reserveText(32)
    const start = this.textLength
    this.textLength = writeDecimal(this.text, start, value)
    this.addProperty(field, Number.isInteger(value) ? valueKind.integer : valueKind.real, start, this.textLength)
  }

  /** A number of a column that holds real numbers, whole or not. */
  addRealProperty(field: number, value: number): void {
    this.reserveText(32)
    const start = this.textLength
    this.textLength = writeDecimal(this.text, start, value)
    this.addProperty(field, valueKind.real, start, this.textLength)
  }

  channel(index: number): TextColumn {
    let column = this.channels[index]
    if (column === undefined) {
      for (let at = this.channels.length; at <= index; at++) this.channels.push(new TextColumn())
      column = this.channels[index]!
    }
    return column
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
    for (const column of [this.xDigits, this.yDigits, this.zDigits, this.mDigits, this.time, ...this.channels]) {
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

  // Reading

  /** The value of a property as a string; for inspection and rare values, not for hot paths. */
  propertyText(property: number): string {
    return utf8Slice(this.text, this.propertyStart[property]!, this.propertyEnd[property]!)
  }

  columnText(column: TextColumn, row: number): string {
    return column.has(row) ? utf8Slice(this.text, column.start[row]!, column.end[row]!) : ''
  }

  #growFeatures(count: number): void {
    this.kind = grown(this.kind, count)
    this.firstShape = grown(this.firstShape, count)
    this.firstProperty = grown(this.firstProperty, count)
    this.folder = grown(this.folder, count)
    this.style = grown(this.style, count)
  }

  #growShapes(count: number): void {
    this.shape = grown(this.shape, count)
    this.firstPath = grown(this.firstPath, count)
    this.shapeEnd = grown(this.shapeEnd, count)
  }

  #growPaths(count: number): void {
    this.hole = grown(this.hole, count)
    this.firstPoint = grown(this.firstPoint, count)
  }

  #growPoints(count: number): void {
    this.x = grown(this.x, count)
    this.y = grown(this.y, count)
    this.z = grown(this.z, count)
    this.m = grown(this.m, count)
  }

  #growProperties(count: number): void {
    this.propertyField = grown(this.propertyField, count)
    this.propertyKind = grown(this.propertyKind, count)
    this.propertyStart = grown(this.propertyStart, count)
    this.propertyEnd = grown(this.propertyEnd, count)
  }
}

const encoder = new TextEncoder()
