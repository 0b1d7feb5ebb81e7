import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import { type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import { type PositionSpelling, writeFlatPositions } from '../../model/flat-positions.ts'
import { isOpenRing } from '../../model/open-rings.ts'
import { signedArea } from '../../model/ring-direction.ts'
import { shapeNames } from '../../model/shape-names.ts'

const openings = new Map<number, Uint8Array>(
  Object.values(shapeType).map((type) => [
    type,
    utf8(`{"type":"${shapeNames[type]}","${type === shapeType.collection ? 'geometries' : 'coordinates'}":`),
  ]),
)

/** `[13.4,52.5],[13.5,52.6]` */
const positions: PositionSpelling = {
  isNorthFirst: false,
  opening: 0x5b,
  comma: 0x2c,
  closing: 0x5d,
  separator: 0x2c,
}

/** Writes shapes of a batch as GeoJSON geometries; rings run as RFC 7946 clause 3.1.6 wants, exteriors counter-clockwise. */
export class GeometryWriter {
  readonly #out: ByteWriter
  /** Points whose measure was left out: GeoJSON has no place for it. */
  measuresDropped = 0
  ringsClosed = 0

  constructor(out: ByteWriter) {
    this.#out = out
  }

  write(batch: FeatureBatch, shape: number): void {
    const out = this.#out
    const type = batch.shape[shape] as ShapeType
    out.copy(openings.get(type)!)
    if (type === shapeType.collection) {
      out.byte(0x5b)
      const end = batch.shapeEnd[shape]!
      for (let child = shape + 1; child < end; child = batch.shapeEnd[child]!) {
        if (child > shape + 1) out.byte(0x2c)
        this.write(batch, child)
      }
      out.byte(0x5d)
    } else this.#writeCoordinates(batch, type, batch.firstPath[shape]!, batch.firstPath[shape + 1]!)
    out.byte(0x7d)
  }

  #writeCoordinates(batch: FeatureBatch, type: ShapeType, firstPath: number, endPath: number): void {
    const out = this.#out
    const isEmpty = firstPath === endPath
    if (type === shapeType.point) {
      if (isEmpty) out.ascii('[]')
      else this.#writePoints(batch, batch.firstPoint[firstPath]!, batch.firstPoint[firstPath]! + 1, 1)
      return
    }
    if (type === shapeType.line || type === shapeType.multiPoint) {
      out.byte(0x5b)
      if (!isEmpty) this.#writePoints(batch, batch.firstPoint[firstPath]!, batch.firstPoint[endPath]!, 1)
      out.byte(0x5d)
      return
    }
    out.byte(0x5b)
    for (let path = firstPath; path < endPath; path++) {
      const isHole = batch.hole[path] === 1
      if (path > firstPath) {
        if (type === shapeType.multiPolygon && !isHole) out.byte(0x5d)
        out.byte(0x2c)
      }
      if (type === shapeType.multiPolygon && !isHole) out.byte(0x5b)
      this.#writePath(batch, path, type !== shapeType.multiLine, isHole)
    }
    if (type === shapeType.multiPolygon && !isEmpty) out.byte(0x5d)
    out.byte(0x5d)
  }

  #writePath(batch: FeatureBatch, path: number, isRing: boolean, isHole: boolean): void {
    const from = batch.firstPoint[path]!
    const to = batch.firstPoint[path + 1]!
    const out = this.#out
    out.byte(0x5b)
    const backwards = isRing && signedArea(batch.x, batch.y, from, to) > 0 === isHole
    if (backwards) this.#writePoints(batch, to - 1, from - 1, -1)
    else this.#writePoints(batch, from, to, 1)
    if (isRing && isOpenRing(batch, path)) {
      // A ring's first and last positions are the same (RFC 7946, clause 3.1.6).
      this.ringsClosed++
      const first = backwards ? to - 1 : from
      out.byte(0x2c)
      this.#writePoints(batch, first, first + 1, 1)
    }
    out.byte(0x5d)
  }

  /** The positions of a stretch of a line, without its brackets. */
  writePoints(batch: FeatureBatch, from: number, to: number): void {
    this.#writePoints(batch, from, to, 1)
  }

  /** Points from `from` up or down to, not with, `to`. */
  #writePoints(batch: FeatureBatch, from: number, to: number, step: 1 | -1): void {
    if (batch.hasZ || batch.hasM) this.#writeDetailedPoints(batch, from, to, step)
    else writeFlatPositions(this.#out, batch, from, to, step, positions)
  }

  #writeDetailedPoints(batch: FeatureBatch, from: number, to: number, step: 1 | -1): void {
    const out = this.#out
    const { text, xDigits, yDigits, zDigits, hasZ, hasM } = batch
    for (let point = from; point !== to; point += step) {
      if (point !== from) out.byte(0x2c)
      out.byte(0x5b)
      if (xDigits.has(point)) out.copySlice(text, xDigits.start[point]!, xDigits.end[point]!)
      else out.number(batch.x[point]!)
      out.byte(0x2c)
      if (yDigits.has(point)) out.copySlice(text, yDigits.start[point]!, yDigits.end[point]!)
      else out.number(batch.y[point]!)
      const z = hasZ ? batch.z[point]! : Number.NaN
      if (!Number.isNaN(z)) {
        out.byte(0x2c)
        if (zDigits.has(point)) out.copySlice(text, zDigits.start[point]!, zDigits.end[point]!)
        else out.number(z)
      }
      if (hasM && !Number.isNaN(batch.m[point]!)) this.measuresDropped++
      out.byte(0x5d)
    }
  }
}
