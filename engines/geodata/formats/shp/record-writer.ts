import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { isOpenRing } from '../../model/open-rings.ts'
import { signedArea } from '../../model/ring-direction.ts'
import { noDataBelow } from './shape-types.ts'

/** The geometry a .shp file can hold: one kind per file. */
export type LayerKind = 'point' | 'multipoint' | 'polyline' | 'polygon'

export const layerKindOf: Readonly<Record<number, LayerKind | undefined>> = {
  [shapeType.point]: 'point',
  [shapeType.multiPoint]: 'multipoint',
  [shapeType.line]: 'polyline',
  [shapeType.multiLine]: 'polyline',
  [shapeType.polygon]: 'polygon',
  [shapeType.multiPolygon]: 'polygon',
}

const baseCode: Readonly<Record<LayerKind, number>> = { point: 1, polyline: 3, polygon: 5, multipoint: 8 }

export const shapeCode = (kind: LayerKind, hasZ: boolean, hasM: boolean) => baseCode[kind] + (hasZ ? 10 : hasM ? 20 : 0)

export const noData = -1e39

/** Bytes of a record's content without Z and M; `points` tells what those add. */
export function flatContentLength(kind: LayerKind, parts: number, points: number): number {
  return kind === 'point' ? 20 : kind === 'multipoint' ? 40 + points * 16 : 44 + parts * 4 + points * 16
}

/** What Z, or M, adds to a record's content. */
export const ordinateLength = (kind: LayerKind, points: number) => (kind === 'point' ? 8 : 16 + points * 8)

/** A part without points would begin where the next one does, which readers take for damage. */
const isEmptyPath = ({ firstPoint }: FeatureBatch, path: number): boolean => firstPoint[path] === firstPoint[path + 1]

/** Builds one record after another in a buffer of its own. */
export class RecordWriter {
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 12)
  length = 0
  #view = new DataView(this.bytes.buffer)
  /** Extent of all records: west, south, east, north, then lowest and highest Z and M. */
  readonly bounds = Float64Array.of(Infinity, Infinity, -Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity)
  /** Rings that had to be closed. */
  ringsClosed = 0
  /** Points without elevation in shapes that have some. */
  elevationsFilled = 0
  /** Parts and points of the last record. */
  parts = 0
  points = 0

  take(): Uint8Array {
    const view = this.bytes.subarray(0, this.length)
    this.length = 0
    return view
  }

  writeNull(number: number): void {
    this.#reserve(12)
    this.#header(number, 4)
    this.#view.setInt32(this.length, 0, true)
    this.length += 4
  }

  write(batch: FeatureBatch, shape: number, number: number, kind: LayerKind, hasZ: boolean, hasM: boolean): void {
    const firstPath = batch.firstPath[shape]!
    const endPath = batch.firstPath[shape + 1]!
    this.points = batch.firstPoint[endPath]! - batch.firstPoint[firstPath]!
    this.parts = 0
    if (kind === 'polyline' || kind === 'polygon')
      for (let path = firstPath; path < endPath; path++) if (!isEmptyPath(batch, path)) this.parts++
    if (kind === 'polygon') {
      for (let path = firstPath; path < endPath; path++) if (isOpenRing(batch, path)) this.points++
    }
    const ordinates = ordinateLength(kind, this.points)
    const content = flatContentLength(kind, this.parts, this.points) + (hasZ ? ordinates : 0) + (hasM ? ordinates : 0)
    this.#reserve(8 + content)
    this.#header(number, content)
    this.#view.setInt32(this.length, shapeCode(kind, hasZ, hasM), true)
    if (kind === 'point') this.#writePoint(batch, batch.firstPoint[firstPath]!, hasZ, hasM)
    else this.#writePaths(batch, firstPath, endPath, kind, hasZ, hasM)
    this.length += content
  }

  #header(number: number, content: number): void {
    this.#view.setInt32(this.length, number)
    this.#view.setInt32(this.length + 4, content / 2)
    this.length += 8
  }

  #writePoint(batch: FeatureBatch, point: number, hasZ: boolean, hasM: boolean): void {
    const view = this.#view
    const x = batch.x[point]!
    const y = batch.y[point]!
    view.setFloat64(this.length + 4, x, true)
    view.setFloat64(this.length + 12, y, true)
    this.#widen(x, y, x, y)
    let at = this.length + 20
    if (hasZ) at = this.#writeOrdinate(batch.z, point, at, 4)
    if (hasM) this.#writeOrdinate(batch.m, point, at, 6)
  }

  #writePaths(
    batch: FeatureBatch,
    firstPath: number,
    endPath: number,
    kind: LayerKind,
    hasZ: boolean,
    hasM: boolean,
  ): void {
    const view = this.#view
    const start = this.length
    const partsAt = start + (kind === 'multipoint' ? 40 : 44)
    const pointsAt = partsAt + this.parts * 4
    if (kind !== 'multipoint') view.setInt32(start + 36, this.parts, true)
    view.setInt32(partsAt - 4, this.points, true)
    const zAt = pointsAt + this.points * 16
    const mAt = zAt + (hasZ ? 16 + this.points * 8 : 0)
    const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
    let row = 0
    let part = 0
    for (let path = firstPath; path < endPath; path++) {
      if (isEmptyPath(batch, path)) continue
      const from = batch.firstPoint[path]!
      const to = batch.firstPoint[path + 1]!
      if (this.parts > 0) view.setInt32(partsAt + part++ * 4, row, true)
      const isOpen = kind === 'polygon' && isOpenRing(batch, path)
      if (isOpen) this.ringsClosed++
      // Exteriors clockwise, holes counter-clockwise: page 8 of the description.
      const backwards = kind === 'polygon' && signedArea(batch.x, batch.y, from, to) > 0 !== (batch.hole[path] === 1)
      const step = backwards ? -1 : 1
      const first = backwards ? to - 1 : from
      const count = to - from
      this.#writeXy(batch, first, step, count, pointsAt + row * 16, box)
      if (hasZ) this.#writeOrdinates(batch.z, first, step, count, zAt + 16 + row * 8, 4)
      if (hasM) this.#writeOrdinates(batch.m, first, step, count, mAt + 16 + row * 8, 6)
      row += count
      if (isOpen) {
        this.#writeXy(batch, first, step, 1, pointsAt + row * 16, box)
        if (hasZ) this.#writeOrdinates(batch.z, first, step, 1, zAt + 16 + row * 8, 4)
        if (hasM) this.#writeOrdinates(batch.m, first, step, 1, mAt + 16 + row * 8, 6)
        row++
      }
    }
    view.setFloat64(start + 4, box.west, true)
    view.setFloat64(start + 12, box.south, true)
    view.setFloat64(start + 20, box.east, true)
    view.setFloat64(start + 28, box.north, true)
    this.#widen(box.west, box.south, box.east, box.north)
    if (hasZ) this.#writeRange(zAt, this.points)
    if (hasM) this.#writeRange(mAt, this.points)
  }

  #writeXy(
    batch: FeatureBatch,
    first: number,
    step: number,
    count: number,
    at: number,
    box: { west: number; south: number; east: number; north: number },
  ): void {
    const view = this.#view
    const { x, y } = batch
    let { west, south, east, north } = box
    for (let done = 0, point = first, to = at; done < count; done++, point += step, to += 16) {
      const pointX = x[point]!
      const pointY = y[point]!
      view.setFloat64(to, pointX, true)
      view.setFloat64(to + 8, pointY, true)
      if (pointX < west) west = pointX
      if (pointX > east) east = pointX
      if (pointY < south) south = pointY
      if (pointY > north) north = pointY
    }
    box.west = west
    box.south = south
    box.east = east
    box.north = north
  }

  #writeOrdinates(values: Float64Array, first: number, step: number, count: number, at: number, bound: 4 | 6): void {
    let to = at
    for (let done = 0, point = first; done < count; done++, point += step) {
      to = this.#writeOrdinate(values, point, to, bound)
    }
  }

  #writeOrdinate(values: Float64Array, point: number, at: number, bound: 4 | 6): number {
    const value = values[point]!
    if (Number.isNaN(value)) {
      this.#view.setFloat64(at, bound === 4 ? 0 : noData, true)
      if (bound === 4) this.elevationsFilled++
    } else {
      this.#view.setFloat64(at, value, true)
      if (value < this.bounds[bound]!) this.bounds[bound] = value
      if (value > this.bounds[bound + 1]!) this.bounds[bound + 1] = value
    }
    return at + 8
  }

  /** The range in front of Z or M values, from the values behind it. */
  #writeRange(at: number, points: number): void {
    const view = this.#view
    let lowest = Infinity
    let highest = -Infinity
    for (let point = 0; point < points; point++) {
      const value = view.getFloat64(at + 16 + point * 8, true)
      if (value <= noDataBelow) continue
      if (value < lowest) lowest = value
      if (value > highest) highest = value
    }
    view.setFloat64(at, lowest === Infinity ? noData : lowest, true)
    view.setFloat64(at + 8, highest === -Infinity ? noData : highest, true)
  }

  #widen(west: number, south: number, east: number, north: number): void {
    const bounds = this.bounds
    if (west < bounds[0]!) bounds[0] = west
    if (south < bounds[1]!) bounds[1] = south
    if (east > bounds[2]!) bounds[2] = east
    if (north > bounds[3]!) bounds[3] = north
  }

  #reserve(extra: number): void {
    const needed = this.length + extra
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
    this.#view = new DataView(larger.buffer)
  }
}
