import { grown } from '../bytes/grow.ts'
import { TextColumn } from '../bytes/text-column.ts'
import { utf8Slice } from '../bytes/utf8.ts'
import { writeDecimal } from '../numbers/write-decimal.ts'
import { FeatureArrays } from './feature-arrays.ts'
import { type FeatureKind, featureKind, type ShapeType, shapeType, type ValueKind, valueKind } from './feature-kinds.ts'

export { BatchMark } from './feature-arrays.ts'
export {
  type FeatureKind,
  featureKind,
  type PlainKind,
  type ShapeType,
  shapeType,
  type ValueKind,
  valueKind,
} from './feature-kinds.ts'

/**
 * A run of features on their way from a reader to a writer: a structure of arrays, filled, yielded, cleared and filled again, so
 * that millions of points and features cost no objects.
 *
 * The tree is flat: a feature owns a range of shapes and a range of properties, a shape a range of paths, a path a range of points.
 * Ranges end where the next one begins. Coordinates are WGS84 degrees (x longitude, y latitude), metres for z.
 *
 * Everything in a batch is valid until the reader is asked for the next one.
 */
export class FeatureBatch extends FeatureArrays {
  // Filling: beginFeature, then properties, shapes, paths and points in any sensible order; there is no end call.

  beginFeature(kind: FeatureKind = featureKind.plain, folder = 0): number {
    const index = this.featureCount++
    if (index + 2 > this.kind.length) this.growFeatures(index + 2)
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
    if (index + 2 > this.shape.length) this.growShapes(index + 2)
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
    if (index + 2 > this.hole.length) this.growPaths(index + 2)
    this.hole[index] = isHole ? 1 : 0
    this.firstPoint[index] = this.firstPoint[index + 1] = this.pointCount
    this.firstPath[this.shapeCount] = this.pathCount
    return index
  }

  /** Returns the point's index, for `setDigits`, `time` and `channels`. */
  addPoint(x: number, y: number): number {
    const index = this.pointCount++
    if (this.pointCount > this.x.length) this.growPoints(this.pointCount)
    this.x[index] = x
    this.y[index] = y
    this.z[index] = Number.NaN
    this.m[index] = Number.NaN
    this.firstPoint[this.pathCount] = this.pointCount
    return index
  }

  /** Room for points up to this many, for readers that write into `x`, `y`, `z` and `m` themselves. */
  reservePoints(count: number): void {
    if (count > this.x.length) this.growPoints(count)
  }

  /** Adds many points without elevation or measure to the newest path; returns the index of the first. */
  addPoints(x: Float64Array, y: Float64Array, from: number, to: number): number {
    const index = this.pointCount
    const end = index + to - from
    if (end > this.x.length) this.growPoints(end)
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
    if (this.propertyCount > this.propertyKind.length) this.growProperties(this.propertyCount)
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

  // Reading

  /** The value of a property as a string; for inspection and rare values, not for hot paths. */
  propertyText(property: number): string {
    return utf8Slice(this.text, this.propertyStart[property]!, this.propertyEnd[property]!)
  }

  /** Whether some of its geometry is a point. */
  hasPoints(feature: number): boolean {
    for (let shape = this.firstShape[feature]!; shape < this.firstShape[feature + 1]!; shape++)
      if (this.shape[shape] === shapeType.point || this.shape[shape] === shapeType.multiPoint) return true
    return false
  }

  columnText(column: TextColumn, row: number): string {
    return column.has(row) ? utf8Slice(this.text, column.start[row]!, column.end[row]!) : ''
  }
}

const encoder = new TextEncoder()
