import type { JsonScanner } from '../../json/json-scanner.ts'
import { BatchMark, type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import { fail } from '../../notes/problem.ts'
import { type Arcs, readOrdinate, type Transform } from './arcs-reader.ts'

const freePoints = 2_000_000
const mostUses = 60

/** Reads the arcs, coordinates or geometries of TopoJSON geometries and puts together the lines they refer to. */
export class TopologyGeometryReader {
  readonly #scanner: JsonScanner
  readonly #arcs: Arcs
  readonly #transform: Transform | undefined
  extraOrdinates = 0
  #unfolded = 0

  constructor(scanner: JsonScanner, arcs: Arcs, transform: Transform | undefined) {
    this.#scanner = scanner
    this.#arcs = arcs
    this.#transform = transform
  }

  /** The scanner stands before the content; where it stands afterwards is not defined. False leaves the batch as it was. */
  readContent(batch: FeatureBatch, type: ShapeType): boolean {
    const mark = new BatchMark()
    batch.setMark(mark)
    batch.beginShape(type)
    const isRead = this.#scanner.peek() === 0x5b && this.#readPaths(batch, type)
    if (!isRead) batch.cutBack(mark)
    return isRead
  }

  #readPaths(batch: FeatureBatch, type: ShapeType): boolean {
    switch (type) {
      case shapeType.point:
        if (this.#isEmptyArray()) return true
        batch.beginPath()
        return this.#readPosition(batch)
      case shapeType.multiPoint:
        if (this.#isEmptyArray()) return true
        batch.beginPath()
        return this.#each(() => this.#readPosition(batch))
      case shapeType.line:
        return this.#readLine(batch, false, 2)
      case shapeType.multiLine:
        return this.#each(() => this.#readLine(batch, false, 2))
      case shapeType.polygon:
        return this.#readRings(batch)
      default:
        return this.#each(() => this.#readRings(batch))
    }
  }

  #readRings(batch: FeatureBatch): boolean {
    let isHole = false
    return this.#each(() => {
      const isRead = this.#readLine(batch, isHole, 4)
      isHole = true
      return isRead
    })
  }

  /** Arcs joined end to end: of each but the first, the first point is the last of the one before. */
  #readLine(batch: FeatureBatch, isHole: boolean, fewestPoints: number): boolean {
    if (this.#isEmptyArray()) return true
    const path = batch.beginPath(isHole)
    let isFirst = true
    const isRead = this.#each(() => {
      const index = readOrdinate(this.#scanner)
      const arc = index < 0 ? ~index : index
      if (!Number.isInteger(index) || arc >= this.#arcs.count || this.#arcs.faulty.has(arc)) return false
      this.#addArc(batch, arc, index < 0, !isFirst)
      isFirst = false
      return true
    })
    if (!isRead) return false
    if (this.#transform === undefined) return true
    // A quantized line may have shrunk to a point; it keeps its place with as many points as its type asks for.
    const first = batch.firstPoint[path]!
    while (batch.pointCount - first < fewestPoints) batch.addPoint(batch.x[first]!, batch.y[first]!)
    return true
  }

  #addArc(batch: FeatureBatch, arc: number, isReversed: boolean, skipsFirst: boolean): void {
    const { x, y, z, hasZ, start } = this.#arcs
    const from = start[arc]!
    const to = start[arc + 1]!
    // Real borders are used by a few neighbours and levels. A file that uses each of its lines hundreds of times was made to fill memory.
    this.#unfolded += to - from
    const limit = freePoints + start[this.#arcs.count]! * mostUses
    if (this.#unfolded > limit) fail({ code: 'unfolds_too_much', limit })
    if (!isReversed && !hasZ) {
      batch.addPoints(x, y, skipsFirst ? from + 1 : from, to)
      return
    }
    const step = isReversed ? -1 : 1
    const end = isReversed ? from - 1 : to
    for (let point = (isReversed ? to - 1 : from) + (skipsFirst ? step : 0); point !== end; point += step) {
      const row = batch.addPoint(x[point]!, y[point]!)
      if (hasZ && !Number.isNaN(z[point]!)) batch.setZ(row, z[point]!)
    }
  }

  /** A position of a point: quantized ones are absolute, not differences. */
  #readPosition(batch: FeatureBatch): boolean {
    const values: number[] = []
    const isRead = this.#each(() => {
      const value = readOrdinate(this.#scanner)
      values.push(value)
      return Number.isFinite(value)
    })
    const [first, second, third] = values
    if (!isRead || first === undefined || second === undefined) return false
    this.extraOrdinates += Math.max(0, values.length - 3)
    const transform = this.#transform
    const point =
      transform === undefined
        ? batch.addPoint(first, second)
        : batch.addPoint(
            first * transform.scale[0] + transform.translate[0],
            second * transform.scale[1] + transform.translate[1],
          )
    if (third !== undefined) batch.setZ(point, third)
    return true
  }

  #isEmptyArray(): boolean {
    const scanner = this.#scanner
    const before = scanner.position
    if (scanner.peek() === 0x5b && !scanner.open(0x5b, 0x5d)) return true
    scanner.position = before
    return false
  }

  #each(read: () => boolean): boolean {
    const scanner = this.#scanner
    if (scanner.peek() !== 0x5b) return false
    if (!scanner.open(0x5b, 0x5d)) return true
    do if (!read()) return false
    while (scanner.another(0x5d))
    return true
  }
}
