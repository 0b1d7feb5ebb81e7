import { type FeatureBatch, shapeType } from '../model/feature.ts'
import { isOpenRing } from '../model/open-rings.ts'
import { hasNumber } from '../model/point-counts.ts'

/** Writes shapes as ISO Well-Known Binary, little-endian. */
export class WkbWriter {
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 12)
  length = 0
  /** Points without elevation in shapes that have some. */
  elevationsFilled = 0
  ringsClosed = 0
  hasZ = false
  hasM = false
  #view = new DataView(this.bytes.buffer)

  /** Leaves `offset` bytes free in front; `hasZ` and `hasM` then tell what the shape has. */
  write(batch: FeatureBatch, shape: number, offset: number): void {
    this.length = offset
    this.#reserve(0)
    const end = batch.shapeEnd[shape]!
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = batch.firstPoint[batch.firstPath[end]!]!
    this.hasZ = batch.hasZ && hasNumber(batch.z, from, to)
    this.hasM = batch.hasM && hasNumber(batch.m, from, to)
    this.#shape(batch, shape)
  }

  #shape(batch: FeatureBatch, shape: number): void {
    const type = batch.shape[shape]!
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    this.#head(type)
    switch (type) {
      case shapeType.point:
        if (first === end) this.#emptyPoint()
        else this.#points(batch, batch.firstPoint[first]!, batch.firstPoint[first]! + 1)
        return
      case shapeType.line:
        if (first === end) this.#uint32(0)
        else this.#path(batch, first, false)
        return
      case shapeType.polygon:
        this.#rings(batch, first, end)
        return
      case shapeType.multiPoint:
        this.#multiPoint(batch, first, end)
        return
      case shapeType.multiLine:
        this.#uint32(end - first)
        for (let path = first; path < end; path++) {
          this.#head(shapeType.line)
          this.#path(batch, path, false)
        }
        return
      case shapeType.multiPolygon:
        this.#multiPolygon(batch, first, end)
        return
      default: {
        const countAt = this.length
        this.#uint32(0)
        let count = 0
        for (let child = shape + 1; child < batch.shapeEnd[shape]!; child = batch.shapeEnd[child]!, count++)
          this.#shape(batch, child)
        this.#view.setUint32(countAt, count, true)
      }
    }
  }

  #multiPoint(batch: FeatureBatch, first: number, end: number): void {
    const from = first === end ? 0 : batch.firstPoint[first]!
    const to = first === end ? 0 : batch.firstPoint[end]!
    this.#uint32(to - from)
    for (let point = from; point < to; point++) {
      this.#head(shapeType.point)
      this.#points(batch, point, point + 1)
    }
  }

  #multiPolygon(batch: FeatureBatch, first: number, end: number): void {
    const countAt = this.length
    this.#uint32(0)
    let count = 0
    for (let path = first; path < end; count++) {
      let next = path + 1
      while (next < end && batch.hole[next] === 1) next++
      this.#head(shapeType.polygon)
      this.#rings(batch, path, next)
      path = next
    }
    this.#view.setUint32(countAt, count, true)
  }

  #rings(batch: FeatureBatch, first: number, end: number): void {
    this.#uint32(end - first)
    for (let path = first; path < end; path++) this.#path(batch, path, true)
  }

  #path(batch: FeatureBatch, path: number, isRing: boolean): void {
    const from = batch.firstPoint[path]!
    const to = batch.firstPoint[path + 1]!
    const isOpen = isRing && isOpenRing(batch, path)
    this.#uint32(to - from + (isOpen ? 1 : 0))
    this.#points(batch, from, to)
    if (!isOpen) return
    this.ringsClosed++
    this.#points(batch, from, from + 1)
  }

  #points(batch: FeatureBatch, from: number, to: number): void {
    const { x, y, z, m } = batch
    this.#reserve((to - from) * this.#pointSize)
    const view = this.#view
    let at = this.length
    for (let point = from; point < to; point++) {
      view.setFloat64(at, x[point]!, true)
      view.setFloat64(at + 8, y[point]!, true)
      at += 16
      if (this.hasZ) {
        const elevation = z[point]!
        if (Number.isNaN(elevation)) this.elevationsFilled++
        view.setFloat64(at, Number.isNaN(elevation) ? 0 : elevation, true)
        at += 8
      }
      if (this.hasM) {
        view.setFloat64(at, m[point]!, true)
        at += 8
      }
    }
    this.length = at
  }

  /** As many ordinates as its head promises, none of them a number. */
  #emptyPoint(): void {
    const size = this.#pointSize
    this.#reserve(size)
    for (let at = 0; at < size; at += 8) this.#view.setFloat64(this.length + at, Number.NaN, true)
    this.length += size
  }

  get #pointSize(): number {
    return 16 + (this.hasZ ? 8 : 0) + (this.hasM ? 8 : 0)
  }

  #head(type: number): void {
    this.#reserve(5)
    this.#view.setUint8(this.length, 1)
    this.#view.setUint32(this.length + 1, type + (this.hasZ ? 1000 : 0) + (this.hasM ? 2000 : 0), true)
    this.length += 5
  }

  #uint32(value: number): void {
    this.#reserve(4)
    this.#view.setUint32(this.length, value, true)
    this.length += 4
  }

  #reserve(extra: number): void {
    const needed = this.length + extra
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.bytes)
    this.bytes = larger
    this.#view = new DataView(larger.buffer)
  }
}
