import type { ByteWriter } from '../bytes/byte-writer.ts'
import { type FeatureBatch, shapeType } from '../model/feature.ts'
import { writeX, writeY, writeZ } from '../model/ordinate.ts'

const names: Readonly<Record<number, string>> = {
  [shapeType.point]: 'POINT',
  [shapeType.line]: 'LINESTRING',
  [shapeType.polygon]: 'POLYGON',
  [shapeType.multiPoint]: 'MULTIPOINT',
  [shapeType.multiLine]: 'MULTILINESTRING',
  [shapeType.multiPolygon]: 'MULTIPOLYGON',
  [shapeType.collection]: 'GEOMETRYCOLLECTION',
}

/** Writes shapes as Well-Known Text, with Z where any point of the shape has an elevation. Returns how many elevations had to be 0 for that. */
export function writeWkt(out: ByteWriter, batch: FeatureBatch, shape: number): number {
  const hasZ = batch.hasZ && shapeHasZ(batch, shape)
  out.ascii(names[batch.shape[shape]!]!)
  out.ascii(hasZ ? ' Z ' : ' ')
  const writing = new WktWriting(out, batch, hasZ)
  writing.shape(shape)
  return writing.filled
}

function shapeHasZ(batch: FeatureBatch, shape: number): boolean {
  const end = batch.shapeEnd[shape]!
  for (
    let point = batch.firstPoint[batch.firstPath[shape]!]!;
    point < batch.firstPoint[batch.firstPath[end]!]!;
    point++
  )
    if (!Number.isNaN(batch.z[point]!)) return true
  return false
}

class WktWriting {
  readonly #out: ByteWriter
  readonly #batch: FeatureBatch
  readonly #hasZ: boolean
  filled = 0

  constructor(out: ByteWriter, batch: FeatureBatch, hasZ: boolean) {
    this.#out = out
    this.#batch = batch
    this.#hasZ = hasZ
  }

  shape(shape: number): void {
    const batch = this.#batch
    const out = this.#out
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    const type = batch.shape[shape]!
    if (type === shapeType.collection) {
      this.#collection(shape)
      return
    }
    if (first === end) {
      out.ascii('EMPTY')
      return
    }
    if (type === shapeType.point) this.#point(batch.firstPoint[first]!)
    else if (type === shapeType.line) this.#path(first)
    else if (type === shapeType.multiPoint) this.#points(first)
    else if (type === shapeType.multiLine || type === shapeType.polygon) this.#paths(first, end)
    else this.#polygons(first, end)
  }

  #collection(shape: number): void {
    const batch = this.#batch
    const out = this.#out
    const end = batch.shapeEnd[shape]!
    if (end === shape + 1) {
      out.ascii('EMPTY')
      return
    }
    for (let child = shape + 1; child < end; child = batch.shapeEnd[child]!) {
      out.ascii(child === shape + 1 ? '(' : ',')
      out.ascii(names[batch.shape[child]!]!)
      out.ascii(this.#hasZ ? ' Z ' : ' ')
      this.shape(child)
    }
    out.byte(0x29)
  }

  #polygons(first: number, end: number): void {
    this.#out.byte(0x28)
    for (let path = first; path < end; ) {
      let next = path + 1
      while (next < end && this.#batch.hole[next] === 1) next++
      if (path > first) this.#out.byte(0x2c)
      this.#paths(path, next)
      path = next
    }
    this.#out.byte(0x29)
  }

  #paths(first: number, end: number): void {
    for (let path = first; path < end; path++) {
      this.#out.byte(path === first ? 0x28 : 0x2c)
      this.#path(path)
    }
    this.#out.byte(0x29)
  }

  #points(path: number): void {
    const { firstPoint } = this.#batch
    for (let point = firstPoint[path]!; point < firstPoint[path + 1]!; point++) {
      this.#out.byte(point === firstPoint[path]! ? 0x28 : 0x2c)
      this.#point(point)
    }
    this.#out.byte(0x29)
  }

  /** One position, however many a faulty source has for it. */
  #point(point: number): void {
    this.#out.byte(0x28)
    this.#position(point)
    this.#out.byte(0x29)
  }

  #path(path: number): void {
    const { firstPoint } = this.#batch
    for (let point = firstPoint[path]!; point < firstPoint[path + 1]!; point++) {
      this.#out.byte(point === firstPoint[path]! ? 0x28 : 0x2c)
      this.#position(point)
    }
    this.#out.byte(0x29)
  }

  #position(point: number): void {
    const out = this.#out
    const batch = this.#batch
    writeX(out, batch, point)
    out.byte(0x20)
    writeY(out, batch, point)
    if (!this.#hasZ) return
    out.byte(0x20)
    if (Number.isNaN(batch.z[point]!)) {
      this.filled++
      out.byte(0x30)
    } else writeZ(out, batch, point)
  }
}
