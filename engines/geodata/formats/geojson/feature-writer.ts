import { ByteWriter } from '../../bytes/byte-writer.ts'
import { SpillingWriter } from '../../bytes/spilling-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import { FeatureMembers } from '../../json/feature-members.ts'
import { PointListWriter } from '../../json/point-list-writer.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { GeometryWriter } from './geometry-writer.ts'

const featureOpening = utf8('{"type":"Feature"')
const noProperties = utf8(',"properties":{}')
const geometryOpening = utf8(',"geometry":')
const nothing = utf8('null')

/** Members GeoJSON defines for other objects; a collection or feature must not have them (RFC 7946, clause 7.1). */
export const reservedInFeature = ['type', 'geometry', 'properties', 'features', 'coordinates', 'geometries', 'bbox']

/** Writes features as GeoJSON objects, whatever stands between them. A line longer than a batch is gathered and written at its end. */
export class FeatureWriter {
  readonly #out: ByteWriter
  readonly #context: WriteContext
  readonly #members: FeatureMembers
  readonly #geometry: GeometryWriter
  readonly #lists: PointListWriter
  /** Of a line in pieces: everything before its lists, and its coordinates. */
  #head: ByteWriter | undefined
  #hasProperties = false
  #coordinates: SpillingWriter | undefined
  #pieceGeometry: GeometryWriter | undefined
  #paths = 0

  constructor(out: ByteWriter, context: WriteContext) {
    this.#out = out
    this.#context = context
    this.#members = new FeatureMembers(context.document, context.notes, reservedInFeature)
    this.#geometry = new GeometryWriter(out)
    this.#lists = new PointListWriter(context.createSpill)
  }

  /** A feature that is whole in this batch. */
  write(batch: FeatureBatch, feature: number): void {
    const out = this.#out
    const shape = batch.firstShape[feature]!
    const hasShape = shape < batch.firstShape[feature + 1]!
    out.copy(featureOpening)
    if (hasShape && hasPointValues(batch)) this.#addLists(batch, shape)
    if (this.#lists.empty) {
      if (!this.#members.write(out, batch, feature)) out.copy(noProperties)
    } else {
      const separator = this.#members.write(out, batch, feature, true) ? 0x2c : 0x7b
      if (separator === 0x7b) out.ascii(',"properties":')
      out.byte(separator)
      this.#lists.flush(out)
      out.byte(0x7d)
    }
    out.copy(geometryOpening)
    if (hasShape) this.#geometry.write(batch, shape)
    else out.copy(nothing)
    out.byte(0x7d)
    this.#context.written.add(hasShape ? shapeNames[batch.shape[shape]!]! : 'None')
  }

  #addLists(batch: FeatureBatch, shape: number): void {
    if (batch.shape[shape] !== shapeType.line && batch.shape[shape] !== shapeType.multiLine) return
    this.#lists.begin()
    for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++)
      this.#lists.add(batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!, false)
  }

  /** A piece of a line that goes over several batches; it is written when its last piece is there. */
  async *piece(batch: FeatureBatch, feature: number, goesOn: boolean): AsyncGenerator<Uint8Array, void, undefined> {
    const continues = feature === 0 && batch.continuesFeature
    if (!continues) this.#beginPieces(batch, feature)
    const coordinates = this.#coordinates!
    const shape = batch.firstShape[feature]!
    const firstPath = batch.firstPath[shape]!
    for (let path = firstPath; path < batch.firstPath[shape + 1]!; path++) {
      const continuesPath = continues && path === firstPath && batch.continuesPath
      const from = batch.firstPoint[path]!
      const to = batch.firstPoint[path + 1]!
      if (!continuesPath) {
        coordinates.out.ascii(this.#paths > 0 ? '],[' : '[')
        this.#paths++
      } else if (to > from) coordinates.out.byte(0x2c)
      this.#pieceGeometry!.writePoints(batch, from, to)
      this.#lists.add(batch, from, to, continuesPath)
    }
    await coordinates.relieve()
    await this.#lists.relieve()
    if (!goesOn) yield* this.#endPieces()
  }

  #beginPieces(batch: FeatureBatch, feature: number): void {
    this.#head = new ByteWriter(1 << 12)
    this.#head.copy(featureOpening)
    this.#hasProperties = this.#members.write(this.#head, batch, feature, true)
    this.#coordinates = new SpillingWriter(this.#context.createSpill)
    this.#pieceGeometry = new GeometryWriter(this.#coordinates.out)
    this.#lists.begin()
    this.#paths = 0
  }

  async *#endPieces(): AsyncGenerator<Uint8Array, void, undefined> {
    const out = this.#out
    const head = this.#head!
    out.copySlice(head.bytes, 0, head.length)
    if (!this.#hasProperties) out.ascii(',"properties":{')
    if (!this.#lists.empty) {
      if (this.#hasProperties) out.byte(0x2c)
      yield* this.#lists.drain(out)
    }
    const isMulti = this.#paths > 1
    const name = isMulti ? 'MultiLineString' : 'LineString'
    out.ascii(`},"geometry":{"type":"${name}","coordinates":${isMulti ? '[' : ''}`)
    yield out.take()
    yield* this.#coordinates!.drain()
    out.ascii(isMulti ? ']]}}' : ']}}')
    this.#geometry.measuresDropped += this.#pieceGeometry!.measuresDropped
    this.#context.written.add(name)
  }

  finish(): void {
    const { notes } = this.#context
    notes.add('measures-dropped', this.#geometry.measuresDropped)
    notes.add('ring-repaired', this.#geometry.ringsClosed)
  }
}

function hasPointValues(batch: FeatureBatch): boolean {
  if (batch.time.used) return true
  for (const channel of batch.channels) if (channel.used) return true
  return false
}
