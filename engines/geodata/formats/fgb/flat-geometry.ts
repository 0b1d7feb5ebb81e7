import { drawArcs, joinParts } from '../../curves/draw-arcs.ts'
import { type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { fail } from '../../notes/problem.ts'
import { curveCode, isCurved, shapeOfCode, tinCode } from '../../wkb/shape-codes.ts'
import type { FlatBuffer } from './flat-table.ts'

const deepestParts = 32
const partedTypes = new Set<ShapeType>([shapeType.polygon, shapeType.multiLine, shapeType.multiPolygon])

/** Reads geometries of features: coordinates in one vector, the ends of their lines, rings or triangles in another. */
export class FlatGeometry {
  readonly #buffer: FlatBuffer
  readonly #notes: Notes
  /** The type of all features, or 0 where each says its own. */
  readonly #commonType: number

  constructor(buffer: FlatBuffer, notes: Notes, commonType: number) {
    this.#buffer = buffer
    this.#notes = notes
    this.#commonType = commonType
  }

  read(batch: FeatureBatch, table: number, depth = 0): void {
    if (depth > deepestParts) fail({ code: 'too_deep', limit: deepestParts })
    const buffer = this.#buffer
    const own = buffer.number(table, 6, 1, 0)
    const code = own !== 0 ? own : this.#commonType
    const type = shapeOfCode[code]
    if (type === undefined) {
      this.#notes.add('geometry-unreadable')
      return
    }
    if (isCurved(code)) this.#notes.add('geometry-simplified-from-curves')
    const shape = batch.beginShape(type)
    // GDAL writes the triangles of a net like the rings of a polygon.
    const isNet = code === tinCode && buffer.reference(table, 7) === 0
    if (type === shapeType.collection || (type === shapeType.multiPolygon && !isNet)) {
      this.#parts(table, (part, partCode) => {
        if (type === shapeType.collection) this.read(batch, part, depth + 1)
        else if (partCode === curveCode.polygon) this.#curved(batch, part, partCode)
        else this.#paths(batch, part, shapeType.polygon)
      })
      if (type === shapeType.collection) batch.endCollection(shape)
      return
    }
    if (isCurved(code)) this.#curved(batch, table, code)
    else this.#paths(batch, table, type)
  }

  /** What is made of curves, its parts in tables of their own. */
  #curved(batch: FeatureBatch, table: number, code: number): void {
    let isHole = false
    if (code === curveCode.circular || code === curveCode.compound) this.#line(batch, table, code, false)
    else
      this.#parts(table, (part, partCode) => {
        this.#line(batch, part, partCode, isHole)
        isHole = code === curveCode.polygon
      })
  }

  #line(batch: FeatureBatch, table: number, code: number, isHole: boolean): void {
    batch.beginPath(isHole)
    if (code === curveCode.compound) this.#parts(table, (part, partCode) => this.#curve(batch, part, partCode))
    else this.#curve(batch, table, code)
  }

  /** Into the path begun. */
  #curve(batch: FeatureBatch, table: number, code: number): void {
    const joint = batch.pointCount
    const xy = this.#buffer.reference(table, 1)
    this.#points(batch, table, xy, 0, Math.floor(this.#buffer.vectorLength(xy, 8) / 2))
    if (code === curveCode.circular) drawArcs(batch, joint)
    joinParts(batch, joint)
  }

  #parts(table: number, read: (part: number, code: number) => void): void {
    const buffer = this.#buffer
    const parts = buffer.reference(table, 7)
    const count = buffer.vectorLength(parts, 4)
    for (let part = 0; part < count; part++) {
      const child = buffer.tableAt(parts, part)
      read(child, buffer.number(child, 6, 1, 0))
    }
  }

  #paths(batch: FeatureBatch, table: number, type: ShapeType): void {
    const buffer = this.#buffer
    const xy = buffer.reference(table, 1)
    const count = Math.floor(buffer.vectorLength(xy, 8) / 2)
    if (count === 0) return
    const ends = buffer.reference(table, 0)
    const endCount = buffer.vectorLength(ends, 4)
    const isParted = endCount > 0 && partedTypes.has(type)
    let from = 0
    for (let part = 0; part < (isParted ? endCount : 1); part++) {
      const to = isParted ? buffer.view.getUint32(ends + 4 + part * 4, true) : count
      if (to < from || to > count) fail({ code: 'absurd_count', what: 'points', declared: to, possible: count })
      if (to > from) {
        batch.beginPath(type === shapeType.polygon && part > 0)
        this.#points(batch, table, xy, from, to)
      }
      from = to
    }
  }

  #points(batch: FeatureBatch, table: number, xy: number, from: number, to: number): void {
    const buffer = this.#buffer
    const { view } = buffer
    const z = buffer.reference(table, 2)
    const m = buffer.reference(table, 3)
    const zCount = buffer.vectorLength(z, 8)
    const mCount = buffer.vectorLength(m, 8)
    for (let index = from; index < to; index++) {
      const x = view.getFloat64(xy + 4 + index * 16, true)
      const y = view.getFloat64(xy + 12 + index * 16, true)
      if (!Number.isFinite(x) || !Number.isFinite(y))
        fail({ code: 'malformed', offset: buffer.start, detail: 'position' })
      const point = batch.addPoint(x, y)
      const elevation = index < zCount ? view.getFloat64(z + 4 + index * 8, true) : Number.NaN
      if (Number.isFinite(elevation)) batch.setZ(point, elevation)
      const measure = index < mCount ? view.getFloat64(m + 4 + index * 8, true) : Number.NaN
      if (Number.isFinite(measure)) batch.setM(point, measure)
    }
  }
}
