import { grown } from '../../bytes/grow.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { groupRings } from '../../model/group-rings.ts'
import type { Notes } from '../../notes/notes.ts'
import { fail } from '../../notes/problem.ts'
import { addMultiPatch } from './multi-patch.ts'
import { noDataBelow, type ShapeType, shapeTypes } from './shape-types.ts'

/** Where the numbers of one record lie; filled anew for each. */
interface RecordLayout {
  parts: number
  points: number
  partsAt: number
  pointsAt: number
  /** Where Z and M values begin; 0 where there are none. */
  zAt: number
  mAt: number
}

/** Reads the content of .shp records into the newest feature of a batch. */
export class ShapeReader {
  readonly #notes: Notes
  #record = 0
  readonly #layout: RecordLayout = { parts: 0, points: 0, partsAt: 0, pointsAt: 0, zAt: 0, mAt: 0 }
  #x = new Float64Array(0)
  #y = new Float64Array(0)
  #starts = new Uint32Array(0)

  constructor(notes: Notes) {
    this.#notes = notes
  }

  /** `from` and `to` bound the record's content; its header, with its number, stands before it. */
  read(view: DataView, from: number, to: number, batch: FeatureBatch): void {
    const code = view.getInt32(from, true)
    this.#record = view.getInt32(from - 8)
    const type =
      shapeTypes[code] ?? fail({ code: 'unknown_type', what: 'shape', value: String(code), record: this.#record })
    if (type.kind === 'null') return
    if (type.kind === 'point') this.#readPoint(view, from, to, type, batch)
    else if (!this.#measureLayout(view, from, to, type)) this.#notes.add('geometry-empty')
    else if (!this.#loadPoints(view)) this.#notes.add('coordinates-unreadable')
    else if (type.kind === 'multipoint') this.#addMultiPoint(view, batch)
    else if (!this.#loadParts(view)) this.#notes.add('geometry-unreadable')
    else if (type.kind === 'polyline') this.#addLines(view, batch)
    else if (type.kind === 'polygon') this.#addPolygons(view, batch)
    else {
      const { partsAt, parts } = this.#layout
      addMultiPatch(batch, this.#starts, parts, view, partsAt + 4 * parts, (point) =>
        this.#addPoint(view, batch, point),
      )
      this.#notes.add('multipatch-as-polygons')
    }
  }

  #readPoint(view: DataView, from: number, to: number, type: ShapeType, batch: FeatureBatch): void {
    const length = to - from
    const needed = 20 + (type.hasZ || type.hasM ? 8 : 0)
    if (length < needed) this.#refuse('bytes', needed, length)
    const x = view.getFloat64(from + 4, true)
    const y = view.getFloat64(from + 12, true)
    if (!Number.isFinite(x) || !Number.isFinite(y) || x < noDataBelow) {
      // Esri writes an empty point as NaN or as a value below -10^38.
      this.#notes.add('geometry-empty')
      return
    }
    batch.beginShape(shapeType.point)
    batch.beginPath()
    const point = batch.addPoint(x, y)
    const z = type.hasZ ? view.getFloat64(from + 20, true) : Number.NaN
    if (Number.isFinite(z)) batch.setZ(point, z)
    const mAt = type.hasZ ? 28 : 20
    const m = type.hasM && length >= mAt + 8 ? view.getFloat64(from + mAt, true) : Number.NaN
    if (Number.isFinite(m) && m > noDataBelow) batch.setM(point, m)
  }

  /** Checks counts against the bytes that are there before anything is made of them. False for a shape without points. */
  #measureLayout(view: DataView, from: number, to: number, type: ShapeType): boolean {
    const layout = this.#layout
    const hasParts = type.kind !== 'multipoint'
    const fixed = hasParts ? 44 : 40
    const length = to - from
    if (length < fixed) this.#refuse('bytes', fixed, length)
    const parts = hasParts ? view.getUint32(from + 36, true) : 0
    const points = view.getUint32(from + fixed - 4, true)
    if (points === 0 || (hasParts && parts === 0)) return false
    const partSize = type.kind === 'multipatch' ? 8 : 4
    const possible = Math.floor((length - fixed) / 16)
    if (points > possible) this.#refuse('points', points, possible)
    const possibleParts = Math.floor((length - fixed - points * 16) / partSize)
    if (parts > possibleParts) this.#refuse('parts', parts, Math.max(0, possibleParts))
    layout.parts = parts
    layout.points = points
    layout.partsAt = from + fixed
    layout.pointsAt = layout.partsAt + parts * partSize
    let next = layout.pointsAt + points * 16
    const size = 16 + points * 8
    layout.zAt = type.hasZ && next + size <= to ? next + 16 : 0
    if (layout.zAt > 0) next += size
    // Measures are optional in Z types (page 15 of the description) and missing in some M files too.
    layout.mAt = type.hasM && next + size <= to ? next + 16 : 0
    return true
  }

  #refuse(what: string, declared: number, possible: number): never {
    return fail({ code: 'absurd_count', what, declared, possible, record: this.#record })
  }

  #loadPoints(view: DataView): boolean {
    const { points, pointsAt } = this.#layout
    if (points > this.#x.length) {
      this.#x = grown(this.#x, points)
      this.#y = grown(this.#y, points)
    }
    const x = this.#x
    const y = this.#y
    let sum = 0
    for (let point = 0, at = pointsAt; point < points; point++, at += 16) {
      const pointX = view.getFloat64(at, true)
      const pointY = view.getFloat64(at + 8, true)
      x[point] = pointX
      y[point] = pointY
      // NaN and Infinity survive in the sum, so one test after the loop finds them.
      sum += pointX * 0 + pointY * 0
    }
    return sum === 0
  }

  #loadParts(view: DataView): boolean {
    const { parts, partsAt, points } = this.#layout
    this.#starts = grown(this.#starts, parts + 1)
    let last = 0
    for (let part = 0; part < parts; part++) {
      const start = view.getInt32(partsAt + part * 4, true)
      if (start < last || start > points) return false
      this.#starts[part] = last = start
    }
    this.#starts[parts] = points
    return this.#starts[0] === 0
  }

  #addMultiPoint(view: DataView, batch: FeatureBatch): void {
    batch.beginShape(shapeType.multiPoint)
    batch.beginPath()
    this.#addPoints(view, batch, 0, this.#layout.points)
  }

  /** Parts without points say nothing: how many others there are, which stand in their places now. */
  #dropEmptyParts(): number {
    const starts = this.#starts
    const { parts, points } = this.#layout
    let kept = 0
    for (let part = 0; part < parts; part++) if (starts[part] !== starts[part + 1]) starts[kept++] = starts[part]!
    starts[kept] = points
    return kept
  }

  #addLines(view: DataView, batch: FeatureBatch): void {
    const parts = this.#dropEmptyParts()
    batch.beginShape(parts === 1 ? shapeType.line : shapeType.multiLine)
    for (let part = 0; part < parts; part++) {
      batch.beginPath()
      this.#addPoints(view, batch, this.#starts[part]!, this.#starts[part + 1]!)
    }
  }

  #addPolygons(view: DataView, batch: FeatureBatch): void {
    const parts = this.#dropEmptyParts()
    if (parts === 1) {
      batch.beginShape(shapeType.polygon)
      batch.beginPath()
      this.#addPoints(view, batch, this.#starts[0]!, this.#starts[1]!)
      return
    }
    const groups = groupRings(this.#x, this.#y, this.#starts, parts)
    const polygons = groups.isHole.reduce((count, isHole) => count + (isHole ? 0 : 1), 0)
    if (groups.misdirected > 0) this.#notes.add('ring-repaired', groups.misdirected)
    batch.beginShape(polygons === 1 ? shapeType.polygon : shapeType.multiPolygon)
    groups.order.forEach((ring, place) => {
      batch.beginPath(groups.isHole[place])
      this.#addPoints(view, batch, this.#starts[ring]!, this.#starts[ring + 1]!)
    })
  }

  #addPoints(view: DataView, batch: FeatureBatch, from: number, to: number): void {
    const { zAt, mAt } = this.#layout
    const first = batch.addPoints(this.#x, this.#y, from, to)
    if (zAt === 0 && mAt === 0) return
    for (let point = from; point < to; point++) this.#setDetails(view, batch, first + point - from, point)
  }

  #addPoint(view: DataView, batch: FeatureBatch, point: number): void {
    this.#setDetails(view, batch, batch.addPoint(this.#x[point]!, this.#y[point]!), point)
  }

  #setDetails(view: DataView, batch: FeatureBatch, row: number, point: number): void {
    const { zAt, mAt } = this.#layout
    if (zAt > 0) {
      const z = view.getFloat64(zAt + point * 8, true)
      if (Number.isFinite(z)) batch.setZ(row, z)
    }
    if (mAt > 0) {
      const m = view.getFloat64(mAt + point * 8, true)
      if (Number.isFinite(m) && m > noDataBelow) batch.setM(row, m)
    }
  }
}
