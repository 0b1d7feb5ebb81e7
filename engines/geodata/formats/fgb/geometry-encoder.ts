import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { isOpenRing } from '../../model/open-rings.ts'
import { hasNumber, isEmptyPoint } from '../../model/point-counts.ts'
import type { FlatWriter } from './flat-writer.ts'

/** Writes shapes as geometry tables. */
export class GeometryEncoder {
  readonly #out: FlatWriter
  elevationsFilled = 0
  ringsClosed = 0
  hasZ = false
  hasM = false

  constructor(out: FlatWriter) {
    this.#out = out
  }

  /** Returns the table. */
  write(batch: FeatureBatch, shape: number): number {
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = batch.firstPoint[batch.firstPath[batch.shapeEnd[shape]!]!]!
    const hasZ = batch.hasZ && hasNumber(batch.z, from, to)
    return this.writeWith(batch, shape, hasZ, batch.hasM && hasNumber(batch.m, from, to))
  }

  /** With elevations and measures, or without, whatever the shape itself has. */
  writeWith(batch: FeatureBatch, shape: number, hasZ: boolean, hasM: boolean): number {
    this.hasZ = hasZ
    this.hasM = hasM
    return this.#shape(batch, shape)
  }

  #shape(batch: FeatureBatch, shape: number): number {
    const type = batch.shape[shape]!
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    if (type === shapeType.collection) {
      const children: number[] = []
      for (let child = shape + 1; child < batch.shapeEnd[shape]!; child = batch.shapeEnd[child]!)
        if (!isEmptyPoint(batch, child)) children.push(child)
      return this.#parts(type, children, (child) => this.#shape(batch, child))
    }
    if (type === shapeType.multiPolygon) {
      const starts: number[] = []
      for (let path = first; path < end; path++) if (path === first || batch.hole[path] === 0) starts.push(path)
      return this.#parts(type, starts, (start) => {
        let next = start + 1
        while (next < end && batch.hole[next] === 1) next++
        return this.#paths(batch, shapeType.polygon, start, next)
      })
    }
    return this.#paths(batch, type, first, end)
  }

  #parts(type: number, members: readonly number[], write: (member: number) => number): number {
    const out = this.#out
    const table = out.table([0, 0, 0, 0, 0, 0, 1, 4])
    out.bytes[out.fieldAt(table, 6)] = type
    const vector = out.vector(members.length, 4)
    out.length += members.length * 4
    out.refer(table, 7, vector)
    members.forEach((member, index) => {
      const child = write(member)
      const at = vector + 4 + index * 4
      out.view.setUint32(at, child - at, true)
    })
    return table
  }

  #paths(batch: FeatureBatch, type: number, first: number, end: number): number {
    const out = this.#out
    // A polygon without ends is one ring; of a multi line others take nothing for nothing.
    const isParted = type === shapeType.multiLine || (type === shapeType.polygon && end - first > 1)
    const table = out.table([isParted ? 4 : 0, 4, this.hasZ ? 4 : 0, this.hasM ? 4 : 0, 0, 0, 1])
    out.bytes[out.fieldAt(table, 6)] = type
    const isRing = type === shapeType.polygon
    let points = 0
    const ends: number[] = []
    for (let path = first; path < end; path++) {
      const isOpen = isRing && isOpenRing(batch, path)
      if (isOpen) this.ringsClosed++
      points += batch.firstPoint[path + 1]! - batch.firstPoint[path]! + (isOpen ? 1 : 0)
      ends.push(points)
    }
    if (isParted) {
      out.refer(table, 0, out.vector(ends.length, 4))
      for (const each of ends) {
        out.view.setUint32(out.length, each, true)
        out.length += 4
      }
    }
    out.refer(table, 1, out.vector(points * 2, 8))
    this.#each(batch, first, end, isRing, (point) => {
      out.view.setFloat64(out.length, batch.x[point]!, true)
      out.view.setFloat64(out.length + 8, batch.y[point]!, true)
      out.length += 16
    })
    if (this.hasZ) {
      out.refer(table, 2, out.vector(points, 8))
      this.#each(batch, first, end, isRing, (point) => {
        const z = batch.z[point]!
        if (Number.isNaN(z)) this.elevationsFilled++
        out.view.setFloat64(out.length, Number.isNaN(z) ? 0 : z, true)
        out.length += 8
      })
    }
    if (this.hasM) {
      out.refer(table, 3, out.vector(points, 8))
      this.#each(batch, first, end, isRing, (point) => {
        out.view.setFloat64(out.length, batch.m[point]!, true)
        out.length += 8
      })
    }
    return table
  }

  /** Every point, and the first again behind a ring that is not closed. */
  #each(batch: FeatureBatch, first: number, end: number, isRing: boolean, write: (point: number) => void): void {
    for (let path = first; path < end; path++) {
      const to = batch.firstPoint[path + 1]!
      for (let point = batch.firstPoint[path]!; point < to; point++) write(point)
      if (isRing && isOpenRing(batch, path)) write(batch.firstPoint[path]!)
    }
  }
}
