import { ByteWriter } from '../../bytes/byte-writer.ts'
import type { Spill } from '../../bytes/spill.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { hasNumber } from '../../model/point-counts.ts'
import { fail } from '../../notes/problem.ts'
import { ColumnProfile } from './column-profile.ts'
import { promoteRecords } from './promote-records.ts'
import { flatContentLength, type LayerKind, ordinateLength, RecordWriter, shapeCode } from './record-writer.ts'
import { RowSpill } from './row-spill.ts'
import { fileCode, headerLength } from './shape-types.ts'
import { SmallSpill } from './small-spill.ts'

/** Lengths in .shp and .shx are 32-bit counts of 16-bit words. */
const longestFile = 0xfffffffe

/** Collects one .shp with its index and rows. Its kind is that of the first shape; features without geometry fit into any. */
export class LayerWriter {
  /** 1 + index of the folder whose features these are; 0 for none. */
  readonly folder: number
  readonly profiles: ColumnProfile[] = []
  readonly rows: RowSpill
  kind: LayerKind | undefined
  /** Multi-geometries of one part: a .shp does not tell them from single ones. */
  singleParts = 0
  recordCount = 0
  readonly #records = new RecordWriter()
  readonly #recordSpill: Spill
  /** Per record: words of its content without Z and M, and its number of points. */
  readonly #index = new ByteWriter(1 << 12)
  readonly #indexSpill: Spill
  #flatLength = 0
  #points = 0
  #shapes = 0
  #withZ = 0
  /** Points of shapes that have no elevation at all. */
  #flatPoints = 0
  #withM = 0

  constructor(context: WriteContext, folder: number) {
    this.folder = folder
    this.rows = new RowSpill(new SmallSpill(context.createSpill))
    this.#recordSpill = new SmallSpill(context.createSpill)
    this.#indexSpill = new SmallSpill(context.createSpill)
  }

  get hasZ(): boolean {
    return this.#withZ > 0
  }

  get hasM(): boolean {
    return this.#withM > 0
  }

  /** Points that got elevation 0 because others of the layer have one. */
  get elevationsFilled(): number {
    return this.hasZ ? this.#flatPoints + this.#records.elevationsFilled : 0
  }

  get ringsClosed(): number {
    return this.#records.ringsClosed
  }

  /** Adds a feature with one of its shapes, or -1 for none. True when buffers want flushing. */
  add(batch: FeatureBatch, feature: number, shape: number): boolean {
    this.recordCount++
    if (shape < 0 || this.kind === undefined) {
      this.#records.writeNull(this.recordCount)
      this.#addIndex(4, 0)
    } else this.#addShape(batch, shape, this.kind)
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const field = batch.propertyField[property]!
      let profile = this.profiles[field]
      if (profile === undefined) {
        profile = new ColumnProfile()
        this.profiles[field] = profile
      }
      profile.add(
        batch.propertyKind[property]!,
        batch.text,
        batch.propertyStart[property]!,
        batch.propertyEnd[property]!,
      )
    }
    return this.rows.add(batch, feature) || this.#records.length > 1 << 18 || this.#index.full
  }

  async flush(): Promise<void> {
    await this.rows.flush()
    await this.#recordSpill.write(this.#records.take())
    await this.#indexSpill.write(this.#index.take())
  }

  get shapeFileSize(): number {
    return headerLength + this.#contentLength + this.recordCount * 8
  }

  get indexFileSize(): number {
    return headerLength + this.recordCount * 8
  }

  async *shapeFile(): AsyncGenerator<Uint8Array, void, undefined> {
    const size = this.shapeFileSize
    if (size > longestFile) fail({ code: 'file_too_large', name: '.shp', limitBytes: longestFile })
    yield this.#header(size)
    const isUniform = (n: number) => n === 0 || n === this.#shapes
    const records = this.#recordSpill.read()
    if (isUniform(this.#withZ) && isUniform(this.#withM)) yield* records
    else yield* promoteRecords(records, this.kind!, this.hasZ, this.hasM)
  }

  async *indexFile(): AsyncGenerator<Uint8Array, void, undefined> {
    yield this.#header(this.indexFileSize)
    let offset = headerLength
    let rest = new Uint8Array(0)
    for await (const chunk of this.#indexSpill.read()) {
      const entries = new Uint8Array(rest.length + chunk.length)
      entries.set(rest)
      entries.set(chunk, rest.length)
      const view = new DataView(entries.buffer)
      const whole = entries.length - (entries.length % 8)
      for (let at = 0; at < whole; at += 8) {
        const content = view.getUint32(at) * 2 + this.#extraLength(view.getUint32(at + 4))
        view.setUint32(at, offset / 2)
        view.setUint32(at + 4, content / 2)
        offset += 8 + content
      }
      rest = entries.slice(whole)
      yield entries.subarray(0, whole)
    }
  }

  async dispose(): Promise<void> {
    await this.rows.dispose()
    await this.#recordSpill.dispose()
    await this.#indexSpill.dispose()
  }

  #addShape(batch: FeatureBatch, shape: number, kind: LayerKind): void {
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = batch.firstPoint[batch.firstPath[shape + 1]!]!
    const hasZ = batch.hasZ && hasNumber(batch.z, from, to)
    const hasM = batch.hasM && hasNumber(batch.m, from, to)
    const records = this.#records
    records.write(batch, shape, this.recordCount, kind, hasZ, hasM)
    if (isMultiOfOne(batch, shape)) this.singleParts++
    this.#shapes++
    this.#points += records.points
    if (hasZ) this.#withZ++
    else this.#flatPoints += records.points
    if (hasM) this.#withM++
    this.#addIndex(flatContentLength(kind, records.parts, records.points), records.points)
  }

  #addIndex(flatLength: number, points: number): void {
    this.#flatLength += flatLength
    const index = this.#index
    index.reserve(8)
    for (const value of [flatLength / 2, points]) {
      for (let shift = 24; shift >= 0; shift -= 8) index.byte((value >>> shift) & 0xff)
    }
  }

  /** What Z and M add to a record with this many points; a null shape has none. */
  #extraLength(points: number): number {
    if (points === 0 || this.kind === undefined) return 0
    return ordinateLength(this.kind, points) * ((this.hasZ ? 1 : 0) + (this.hasM ? 1 : 0))
  }

  get #contentLength(): number {
    const perValue = (this.hasZ ? 1 : 0) + (this.hasM ? 1 : 0)
    if (perValue === 0 || this.kind === undefined) return this.#flatLength
    const ordinates = this.kind === 'point' ? this.#shapes * 8 : this.#shapes * 16 + this.#points * 8
    return this.#flatLength + ordinates * perValue
  }

  #header(size: number): Uint8Array {
    const bytes = new Uint8Array(headerLength)
    const view = new DataView(bytes.buffer)
    view.setInt32(0, fileCode)
    view.setUint32(24, size / 2)
    view.setInt32(28, 1000, true)
    view.setInt32(32, shapeCode(this.kind ?? 'point', this.hasZ, this.hasM), true)
    this.#records.bounds.forEach((bound, index) => {
      const isUnused = !Number.isFinite(bound) || (index >= 4 && index < 6 && !this.hasZ) || (index >= 6 && !this.hasM)
      view.setFloat64(36 + index * 8, isUnused ? 0 : bound, true)
    })
    return bytes
  }
}

function isMultiOfOne(batch: FeatureBatch, shape: number): boolean {
  const type = batch.shape[shape]
  const first = batch.firstPath[shape]!
  const end = batch.firstPath[shape + 1]!
  if (type === shapeType.multiLine) return end - first === 1
  if (type !== shapeType.multiPolygon) return false
  for (let path = first + 1; path < end; path++) if (batch.hole[path] === 0) return false
  return true
}
