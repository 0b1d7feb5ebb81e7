import { drawArcs, joinParts } from '../curves/draw-arcs.ts'
import { type FeatureBatch, shapeType } from '../model/feature.ts'
import type { NoteSink } from '../notes/pending-notes.ts'
import { fail } from '../notes/problem.ts'
import { curveCode, isCurved, shapeOfCode } from './shape-codes.ts'

const deepestCollection = 32

/** Reads geometries in Well-Known Binary: ISO with Z and M, PostGIS's flags for the same, both byte orders. Curves are drawn out. */
export class WkbGeometry {
  readonly #notes: NoteSink
  #view: DataView = new DataView(new ArrayBuffer(0))
  #isLittle = true
  #at = 0
  #end = 0
  #hasZ = false
  #hasM = false
  srid = 0

  constructor(notes: NoteSink) {
    this.#notes = notes
  }

  /** Reads one geometry into the newest feature; returns the place behind it. Fails where it is none. */
  read(view: DataView, start: number, end: number, batch: FeatureBatch): number {
    this.#view = view
    this.#at = start
    this.#end = end
    this.srid = 0
    this.#geometry(batch, 0)
    return this.#at
  }

  #code(): number {
    this.#need(5)
    // SpatiaLite, which is always of the other order here, has marks of its own in this place.
    this.#isLittle = this.#view.getUint8(this.#at) !== 0
    const code = this.#view.getUint32(this.#at + 1, this.#isLittle)
    this.#at += 5
    const plain = code & 0x0fffffff
    const dimensions = Math.floor(plain / 1000)
    this.#hasZ = (code & 0x80000000) !== 0 || dimensions === 1 || dimensions === 3
    this.#hasM = (code & 0x40000000) !== 0 || dimensions === 2 || dimensions === 3
    if ((code & 0x20000000) !== 0) {
      this.#need(4)
      this.srid = this.#view.getUint32(this.#at, this.#isLittle)
      this.#at += 4
    }
    return plain % 1000
  }

  #geometry(batch: FeatureBatch, depth: number): void {
    if (depth > deepestCollection) fail({ code: 'too_deep', limit: deepestCollection })
    const code = this.#code()
    const type = shapeOfCode[code] ?? fail({ code: 'unknown_type', what: 'geometry', value: String(code) })
    if (isCurved(code)) this.#notes.add('geometry-simplified-from-curves')
    const shape = batch.beginShape(type)
    switch (type) {
      case shapeType.point:
        this.#point(batch, false)
        return
      case shapeType.line:
        this.#line(batch, code, false)
        return
      case shapeType.polygon:
        this.#surface(batch, code)
        return
      case shapeType.multiPoint:
        this.#members(() => this.#point(batch, batch.firstPath[shape]! < batch.pathCount))
        return
      case shapeType.multiLine:
        this.#members((member) => this.#line(batch, member, false))
        return
      case shapeType.multiPolygon:
        this.#members((member) => this.#surface(batch, member))
        return
      default: {
        const count = this.#count(5)
        for (let member = 0; member < count; member++) this.#geometry(batch, depth + 1)
        batch.endCollection(shape)
      }
    }
  }

  #members(read: (code: number) => void): void {
    const count = this.#count(5)
    for (let member = 0; member < count; member++) read(this.#code())
  }

  /** A line, a circular string, or a curve of several. */
  #line(batch: FeatureBatch, code: number, isHole: boolean): void {
    if (code !== curveCode.circular && code !== curveCode.compound) {
      this.#path(batch, isHole)
      return
    }
    batch.beginPath(isHole)
    this.#curve(batch, code)
  }

  /** Reads a curve into the path that was begun. A compound curve may not hold another one. */
  #curve(batch: FeatureBatch, code: number): void {
    if (code === curveCode.compound) {
      this.#members((member) => {
        if (member === curveCode.compound) fail({ code: 'malformed', offset: this.#at, detail: 'curve' })
        this.#curve(batch, member)
      })
      return
    }
    const joint = batch.pointCount
    this.#points(batch, this.#count(this.#pointSize()))
    if (code === curveCode.circular) drawArcs(batch, joint)
    joinParts(batch, joint)
  }

  #surface(batch: FeatureBatch, code: number): void {
    let isHole = false
    if (code !== curveCode.polygon) this.#rings(batch)
    else
      this.#members((ring) => {
        this.#line(batch, ring, isHole)
        isHole = true
      })
  }

  #rings(batch: FeatureBatch): void {
    const count = this.#count(4)
    for (let ring = 0; ring < count; ring++) this.#path(batch, ring > 0)
  }

  /** A point whose ordinates are NaN is an empty one. */
  #point(batch: FeatureBatch, isInPath: boolean): void {
    const size = this.#pointSize()
    this.#need(size)
    const x = this.#view.getFloat64(this.#at, this.#isLittle)
    const y = this.#view.getFloat64(this.#at + 8, this.#isLittle)
    if (!Number.isNaN(x) || !Number.isNaN(y)) {
      if (!isInPath) batch.beginPath()
      this.#add(batch, x, y)
    }
    this.#at += size
  }

  #path(batch: FeatureBatch, isHole: boolean): void {
    const count = this.#count(this.#pointSize())
    if (count === 0) return
    batch.beginPath(isHole)
    this.#points(batch, count)
  }

  #points(batch: FeatureBatch, count: number): void {
    const size = this.#pointSize()
    const isFlat = !this.#hasZ && !this.#hasM
    if (isFlat) {
      this.#addFlat(batch, count)
      return
    }
    for (let point = 0; point < count; point++, this.#at += size)
      this.#add(
        batch,
        this.#view.getFloat64(this.#at, this.#isLittle),
        this.#view.getFloat64(this.#at + 8, this.#isLittle),
      )
  }

  #addFlat(batch: FeatureBatch, count: number): void {
    const view = this.#view
    const isLittle = this.#isLittle
    const first = batch.pointCount
    batch.reservePoints(first + count)
    const { x, y, z, m } = batch
    let at = this.#at
    let sum = 0
    for (let point = first; point < first + count; point++, at += 16) {
      const east = view.getFloat64(at, isLittle)
      const north = view.getFloat64(at + 8, isLittle)
      x[point] = east
      y[point] = north
      // Zero for any finite number, NaN for any other: one test behind the loop instead of two in it.
      sum += east * 0 + north * 0
    }
    if (Number.isNaN(sum)) fail({ code: 'malformed', offset: this.#at, detail: 'position' })
    z.fill(Number.NaN, first, first + count)
    m.fill(Number.NaN, first, first + count)
    batch.pointCount = batch.firstPoint[batch.pathCount] = first + count
    this.#at = at
  }

  #add(batch: FeatureBatch, x: number, y: number): void {
    if (!Number.isFinite(x) || !Number.isFinite(y)) fail({ code: 'malformed', offset: this.#at, detail: 'position' })
    const point = batch.addPoint(x, y)
    if (this.#hasZ) {
      const z = this.#view.getFloat64(this.#at + 16, this.#isLittle)
      if (Number.isFinite(z)) batch.setZ(point, z)
    }
    if (this.#hasM) {
      const m = this.#view.getFloat64(this.#at + (this.#hasZ ? 24 : 16), this.#isLittle)
      if (Number.isFinite(m)) batch.setM(point, m)
    }
  }

  #pointSize(): number {
    return 16 + (this.#hasZ ? 8 : 0) + (this.#hasM ? 8 : 0)
  }

  /** A count is only believed as far as the bytes at hand can hold so many. */
  #count(size: number): number {
    this.#need(4)
    const count = this.#view.getUint32(this.#at, this.#isLittle)
    this.#at += 4
    const possible = Math.floor((this.#end - this.#at) / size)
    if (count > possible) fail({ code: 'absurd_count', what: 'points', declared: count, possible })
    return count
  }

  #need(bytes: number): void {
    if (this.#at + bytes > this.#end) fail({ code: 'truncated', offset: this.#at })
  }
}
