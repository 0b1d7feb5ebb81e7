import type { TextColumn } from '../bytes/text-column.ts'
import { BatchMark, type FeatureBatch, type ShapeType, shapeType } from '../model/feature.ts'
import type { NoteSink } from '../notes/pending-notes.ts'
import { isJsonNumber } from '../numbers/json-number.ts'
import { CrsMembers } from './crs-member.ts'
import { deepestNesting, type JsonScanner } from './json-scanner.ts'
import { readPlainPositions } from './plain-positions.ts'

export const shapeTypeOfName: ReadonlyMap<string, ShapeType> = new Map([
  ['Point', shapeType.point],
  ['MultiPoint', shapeType.multiPoint],
  ['LineString', shapeType.line],
  ['MultiLineString', shapeType.multiLine],
  ['Polygon', shapeType.polygon],
  ['MultiPolygon', shapeType.multiPolygon],
  ['GeometryCollection', shapeType.collection],
])

/** Reads GeoJSON geometries (RFC 7946, clause 3.1) into a batch. */
export class GeometryReader {
  readonly #scanner: JsonScanner
  readonly #notes: NoteSink
  readonly #keepDigits: boolean
  readonly #crs: CrsMembers
  #extraOrdinates = 0
  #start = 0
  /** One per depth of nested collections, reused. */
  readonly #marks: BatchMark[] = []
  readonly #partMark = new BatchMark()

  constructor(scanner: JsonScanner, notes: NoteSink, keepDigits: boolean, crs = new CrsMembers()) {
    this.#scanner = scanner
    this.#notes = notes
    this.#keepDigits = keepDigits
    this.#crs = crs
  }

  /** The quick reader keeps digits whenever the batch asks for it; it must not be used where coordinates will be projected and digits are of no use. */
  #readsPlainFor(batch: FeatureBatch): boolean {
    return batch.keepDigits === this.#keepDigits
  }

  /** A geometry object or null. One that cannot be read leaves nothing in the batch but a note. */
  readGeometry(batch: FeatureBatch, depth = 0): void {
    const scanner = this.#scanner
    if (depth >= deepestNesting) scanner.tooDeep()
    // Of a geometry that was begun and is read again, or was no use.
    if (depth === 0) this.#extraOrdinates = 0
    const first = scanner.peek()
    if (first === 0x6e) {
      scanner.literal('null')
      return
    }
    const mark = this.#markAt(batch, depth)
    if (first === 0x7b && this.#readMembers(batch, depth)) {
      if (this.#extraOrdinates > 0) this.#notes.add('point-details-dropped', this.#extraOrdinates)
      this.#extraOrdinates = 0
      return
    }
    if (first !== 0x7b) scanner.skipValue(depth)
    batch.cutBack(mark)
    this.#notes.add('geometry-unreadable')
  }

  #markAt(batch: FeatureBatch, depth: number): BatchMark {
    let mark = this.#marks[depth]
    if (mark === undefined) {
      mark = new BatchMark()
      this.#marks[depth] = mark
    }
    batch.setMark(mark)
    return mark
  }

  /** Stands behind the object in any case; false when it is no usable geometry. */
  #readMembers(batch: FeatureBatch, depth: number): boolean {
    const scanner = this.#scanner
    if (!scanner.open(0x7b, 0x7d)) return false
    let type: ShapeType | undefined
    let content = -1
    let done = false
    let usable = true
    do {
      scanner.readKey()
      if (scanner.stringIs('type')) {
        if (scanner.peek() === 0x22) {
          scanner.readString()
          type = shapeTypeOfName.get(scanner.stringValue())
        } else scanner.skipValue(depth)
      } else if (scanner.stringIs('coordinates') || scanner.stringIs('geometries')) {
        if (content >= 0) this.#takeBack(batch, depth)
        scanner.peek()
        content = scanner.position
        if (type === undefined) scanner.skipValue(depth)
        else {
          usable = this.#readContent(batch, type, depth)
          done = true
        }
      } else if (scanner.stringIs('crs')) {
        if (!this.#crs.read(scanner)) this.#notes.add('foreign-members-dropped', 1, { subject: 'crs' })
      } else {
        if (scanner.stringIs('bbox')) this.#notes.add('bounding-boxes-dropped')
        else this.#notes.add('foreign-members-dropped', 1, { subject: scanner.stringValue() })
        scanner.skipValue(depth)
      }
    } while (scanner.another(0x7d))
    if (type === undefined || content < 0) return false
    if (!done) {
      // The type stood behind the coordinates: back to them, now that they can be understood.
      const end = scanner.position
      scanner.position = content
      usable = this.#readContent(batch, type, depth)
      scanner.position = end
    }
    return usable
  }

  /** Of coordinates that stand twice in an object the last count. */
  #takeBack(batch: FeatureBatch, depth: number): void {
    this.#notes.add('duplicate-values-dropped', 1, { subject: this.#scanner.stringValue() })
    batch.cutBack(this.#marks[depth]!)
  }

  /** Stands behind the coordinates or geometries in any case. */
  #readContent(batch: FeatureBatch, type: ShapeType, depth: number): boolean {
    const scanner = this.#scanner
    const start = scanner.position
    const shape = batch.beginShape(type)
    if (type === shapeType.collection) {
      if (scanner.peek() === 0x5b) {
        if (!scanner.open(0x5b, 0x5d)) return true
        do this.readGeometry(batch, depth + 1)
        while (scanner.another(0x5d))
        batch.endCollection(shape)
        return true
      }
    } else if (this.#readCoordinates(batch, type)) return true
    scanner.position = start
    scanner.skipValue(depth)
    return false
  }

  #readCoordinates(batch: FeatureBatch, type: ShapeType): boolean {
    const scanner = this.#scanner
    if (scanner.peek() !== 0x5b) return false
    switch (type) {
      case shapeType.point:
        scanner.position++
        if (scanner.peek() === 0x5d) {
          scanner.position++
          return true
        }
        batch.beginPath()
        return this.#readPosition(batch)
      case shapeType.line:
        return this.#readPath(batch, false, false)
      case shapeType.multiPoint:
        return this.#readPath(batch, false, true)
      case shapeType.multiLine:
        return this.#readParts(batch, () => this.#readPath(batch, false, false))
      case shapeType.polygon:
        return this.#readRings(batch)
      default:
        return this.#readParts(batch, () => this.#readRings(batch))
    }
  }

  /** The parts of a multi-geometry: one that cannot be read is left out, the others stay. */
  #readParts(batch: FeatureBatch, readPart: () => boolean): boolean {
    const scanner = this.#scanner
    if (!scanner.open(0x5b, 0x5d)) return true
    do {
      const isArray = scanner.peek() === 0x5b
      const start = scanner.position
      batch.setMark(this.#partMark)
      if (isArray && readPart()) {
        if (batch.pathCount === this.#partMark.paths) this.#notes.add('geometry-empty')
        continue
      }
      this.#notes.add('coordinates-unreadable')
      batch.cutBack(this.#partMark)
      scanner.position = start
      scanner.skipValue()
    } while (scanner.another(0x5d))
    return true
  }

  /** The rings of a polygon. Null rings are passed over; a ring that is faulty inside makes the polygon unusable. */
  #readRings(batch: FeatureBatch): boolean {
    const scanner = this.#scanner
    if (!scanner.open(0x5b, 0x5d)) return true
    let isHole = false
    do {
      if (this.#skipsNull()) continue
      if (scanner.peek() !== 0x5b || !this.#readPath(batch, isHole, false)) return false
      isHole = true
    } while (scanner.another(0x5d))
    return true
  }

  #readPath(batch: FeatureBatch, isHole: boolean, mayHaveNulls: boolean): boolean {
    const scanner = this.#scanner
    if (!scanner.open(0x5b, 0x5d)) return true
    batch.beginPath(isHole)
    do {
      if (scanner.peek() !== 0x5b) {
        if (mayHaveNulls && this.#skipsNull()) continue
        return false
      }
      const behind = this.#readsPlainFor(batch)
        ? readPlainPositions(scanner.bytes, scanner.position, scanner.end, batch)
        : 0
      if (behind > scanner.position) {
        scanner.position = behind
        continue
      }
      scanner.position++
      if (!this.#readPosition(batch)) return false
    } while (scanner.another(0x5d))
    return true
  }

  #skipsNull(): boolean {
    if (this.#scanner.peek() !== 0x6e) return false
    this.#scanner.literal('null')
    this.#notes.add('coordinates-unreadable')
    return true
  }

  /** From behind `[` to behind `]`. */
  #readPosition(batch: FeatureBatch): boolean {
    const scanner = this.#scanner
    const x = this.#readOrdinate()
    const xStart = this.#start
    const xEnd = scanner.position
    if (!Number.isFinite(x) || scanner.peek() !== 0x2c) return false
    scanner.position++
    const y = this.#readOrdinate()
    if (!Number.isFinite(y)) return false
    const point = batch.addPoint(x, y)
    if (this.#keepDigits) {
      this.#setDigits(batch, batch.xDigits, point, xStart, xEnd)
      this.#setDigits(batch, batch.yDigits, point, this.#start, scanner.position)
    }
    return !scanner.another(0x5d) || this.#readMore(batch, point)
  }

  /** Elevation, measure and whatever else a position has; RFC 7946 advises against more than three numbers. */
  #readMore(batch: FeatureBatch, point: number): boolean {
    const scanner = this.#scanner
    let place = 1
    do {
      place++
      const value = this.#readOrdinate()
      if (Number.isNaN(value) && this.#skipsUnknown()) continue
      if (!Number.isFinite(value)) return false
      if (place === 2) {
        batch.setZ(point, value)
        if (this.#keepDigits) this.#setDigits(batch, batch.zDigits, point, this.#start, scanner.position)
      } else if (place === 3) batch.setM(point, value)
      else this.#extraOrdinates++
    } while (scanner.another(0x5d))
    return true
  }

  /** An elevation or measure that is not known: programs in JavaScript write null for it, others NaN. */
  #skipsUnknown(): boolean {
    const scanner = this.#scanner
    const first = scanner.peek()
    if (first !== 0x6e && first !== 0x4e) return false
    scanner.literal(first === 0x6e ? 'null' : 'NaN')
    return true
  }

  /** NaN, without moving, when something else than a number stands there. */
  #readOrdinate(): number {
    const scanner = this.#scanner
    const byte = scanner.peek()
    if (byte !== 0x2d && (byte < 0x30 || byte > 0x39)) return Number.NaN
    this.#start = scanner.position
    return scanner.readNumber()
  }

  /** A number that is none of JSON's (`01`, `1.`) is read all the same, but its digits are not handed on. */
  #setDigits(batch: FeatureBatch, column: TextColumn, point: number, start: number, end: number): void {
    const bytes = this.#scanner.bytes
    if (!isJsonNumber(bytes, start, end)) return
    const from = batch.addText(bytes, start, end)
    column.set(point, from, batch.textLength)
  }
}
