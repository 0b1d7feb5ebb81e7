import { ByteWindow } from '../../bytes/byte-window.ts'
import { ByteWriter } from '../../bytes/byte-writer.ts'
import { grown } from '../../bytes/grow.ts'
import type { Spill } from '../../bytes/spill.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { isEmptyPoint } from '../../model/point-counts.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { noteDroppedFolders } from '../dropped-folders.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { magic } from './column-types.ts'
import { EvenFeatures } from './even-features.ts'
import { FlatWriter } from './flat-writer.ts'
import { GeometryEncoder } from './geometry-encoder.ts'
import { Boxes, nodeSize, packedTree } from './packed-tree.ts'
import { PropertyEncoder } from './property-encoder.ts'

/** Features are put in order window by window: what lies in a window is picked from one reading of all of them. */
const windowLength = 1 << 25

/**
 * FlatGeobuf 3 with its index. Features are put aside as they come; the index wants them in the order of a Hilbert curve, which is known when
 * the last one is there. Memory holds a box and a length per feature and one window of the result.
 */
export const writer: Writer = async function* (batches, context) {
  let spill = context.createSpill()
  try {
    const features = new FlatFeatures(context)
    for await (const batch of batches) {
      for (let feature = 0; feature < batch.featureCount; feature++) {
        features.add(batch, feature)
        if (features.out.full) await spill.write(features.out.take())
      }
      context.written.points += batch.pointCount
    }
    await spill.write(features.out.take())
    if (features.isUneven) spill = await evened(spill, features, context)
    features.finish()
    yield magic
    yield features.header()
    const { boxes, lengths } = features
    const order = boxes.order()
    const starts = new Float64Array(order.length + 1)
    for (let place = 0; place < order.length; place++) starts[place + 1] = starts[place]! + lengths[order[place]!]!
    if (order.length > 0) yield* packedTree(boxes, order, starts)
    boxes.clear()
    yield* ordered(spill, lengths, order, starts)
  } finally {
    await spill.dispose()
  }
}

/** All features again, each with elevations where any has one, and with measures. */
async function evened(spill: Spill, features: FlatFeatures, context: WriteContext): Promise<Spill> {
  const even = context.createSpill()
  try {
    const encoder = new EvenFeatures(features.withZ > 0, features.withM > 0)
    const window = new ByteWindow(spill.read())
    for (let feature = 0; feature < features.boxes.count; feature++) {
      const length = features.lengths[feature]!
      await window.fill(length)
      const bytes = encoder.write(window, length)
      features.lengths[feature] = bytes.length
      window.position += length
      await even.write(bytes)
    }
    features.elevationsFilled += encoder.elevationsFilled
    return even
  } catch (error) {
    await even.dispose()
    throw error
  } finally {
    await spill.dispose()
  }
}

async function* ordered(
  spill: Spill,
  lengths: Uint32Array,
  order: Uint32Array,
  starts: Float64Array,
): AsyncGenerator<Uint8Array, void, undefined> {
  const placeOf = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) placeOf[order[place]!] = place
  const total = starts[order.length]!
  const windowBytes = new Uint8Array(Math.min(total, windowLength))
  for (let from = 0; from < total; from += windowLength) {
    const to = Math.min(total, from + windowLength)
    const window = windowBytes.subarray(0, to - from)
    let feature = 0
    let done = 0
    for await (const chunk of spill.read()) {
      for (let at = 0; at < chunk.length; ) {
        const count = Math.min(lengths[feature]! - done, chunk.length - at)
        // This stretch of the feature as it lies in the result, as far as it lies in the window.
        const target = starts[placeOf[feature]!]! + done
        const cutFront = Math.max(0, from - target)
        const cutBack = Math.max(0, target + count - to)
        if (cutFront + cutBack < count)
          window.set(chunk.subarray(at + cutFront, at + count - cutBack), target + cutFront - from)
        at += count
        done += count
        if (done === lengths[feature]) {
          feature++
          done = 0
        }
      }
    }
    yield window
  }
}

class FlatFeatures {
  readonly out = new ByteWriter()
  readonly boxes = new Boxes()
  /** By feature; longer than there are features. */
  lengths = new Uint32Array(1024)
  readonly #context: WriteContext
  readonly #flat = new FlatWriter()
  readonly #geometry = new GeometryEncoder(this.#flat)
  readonly #properties: PropertyEncoder
  readonly #types = new Set<number>()
  shapes = 0
  withZ = 0
  withM = 0
  /** Elevations that were filled in when the features were written again. */
  elevationsFilled = 0

  constructor(context: WriteContext) {
    this.#context = context
    this.#properties = new PropertyEncoder(context)
  }

  add(batch: FeatureBatch, feature: number): void {
    const flat = this.#flat
    flat.begin()
    const shape = batch.firstShape[feature]!
    const hasShape = shape < batch.firstShape[feature + 1]! && !isEmptyPoint(batch, shape)
    const table = flat.table([
      hasShape ? 4 : 0,
      batch.firstProperty[feature]! < batch.firstProperty[feature + 1]! ? 4 : 0,
    ])
    if (hasShape) {
      flat.refer(table, 0, this.#geometry.write(batch, shape))
      this.#types.add(batch.shape[shape]!)
      this.shapes++
      if (this.#geometry.hasZ) this.withZ++
      if (this.#geometry.hasM) this.withM++
      this.#addBox(batch, shape)
      this.#context.written.add(shapeNames[batch.shape[shape]!]!)
    } else {
      this.#types.add(0)
      this.boxes.add(Infinity, Infinity, -Infinity, -Infinity)
      this.#context.written.add('None')
    }
    const properties = this.#properties.write(flat, batch, feature)
    if (properties > 0) flat.refer(table, 1, properties)
    const bytes = flat.finish(table)
    this.out.copy(bytes)
    this.lengths = grown(this.lengths, this.boxes.count)
    this.lengths[this.boxes.count - 1] = bytes.length
  }

  /** Only some geometries have elevations, or measures: what the header says holds for all of them. */
  get isUneven(): boolean {
    const isMixed = (count: number) => count > 0 && count < this.shapes
    return isMixed(this.withZ) || isMixed(this.withM)
  }

  #addBox(batch: FeatureBatch, shape: number): void {
    const { x, y } = batch
    let west = Infinity
    let south = Infinity
    let east = -Infinity
    let north = -Infinity
    const end = batch.firstPoint[batch.firstPath[batch.shapeEnd[shape]!]!]!
    for (let point = batch.firstPoint[batch.firstPath[shape]!]!; point < end; point++) {
      if (x[point]! < west) west = x[point]!
      if (x[point]! > east) east = x[point]!
      if (y[point]! < south) south = y[point]!
      if (y[point]! > north) north = y[point]!
    }
    this.boxes.add(west, south, east, north)
  }

  header(): Uint8Array {
    const { document, baseName, system } = this.#context
    const flat = new FlatWriter()
    flat.begin()
    const extent = this.boxes.extent()
    const hasExtent = extent.every(Number.isFinite)
    const { columns } = this.#properties
    const table = flat.table([4, hasExtent ? 4 : 0, 1, 1, 1, 0, 0, columns.length > 0 ? 4 : 0, 8, 2, 4])
    const [only] = this.#types
    flat.bytes[flat.fieldAt(table, 2)] = this.#types.size === 1 ? only! : 0
    flat.bytes[flat.fieldAt(table, 3)] = this.withZ > 0 ? 1 : 0
    flat.bytes[flat.fieldAt(table, 4)] = this.withM > 0 ? 1 : 0
    flat.view.setBigUint64(flat.fieldAt(table, 8), BigInt(this.boxes.count), true)
    flat.view.setUint16(flat.fieldAt(table, 9), this.boxes.count > 0 ? nodeSize : 0, true)
    flat.refer(table, 0, flat.string(document.metadata.get('name') || baseName))
    if (hasExtent) {
      flat.refer(table, 1, flat.vector(4, 8))
      for (const bound of extent) {
        flat.view.setFloat64(flat.length, bound, true)
        flat.length += 8
      }
    }
    if (columns.length > 0) this.#writeColumns(flat, table)
    const crs = flat.table([4, 4])
    flat.refer(table, 10, crs)
    flat.view.setInt32(flat.fieldAt(crs, 1), system?.code ?? 4326, true)
    flat.refer(crs, 0, flat.string(system?.authority ?? 'EPSG'))
    return flat.finish(table)
  }

  #writeColumns(flat: FlatWriter, header: number): void {
    const { columns } = this.#properties
    const vector = flat.vector(columns.length, 4)
    flat.length += columns.length * 4
    flat.refer(header, 7, vector)
    columns.forEach(({ name, type }, index) => {
      const column = flat.table([4, 1])
      const at = vector + 4 + index * 4
      flat.view.setUint32(at, column - at, true)
      flat.bytes[flat.fieldAt(column, 1)] = type
      flat.refer(column, 0, flat.string(name))
    })
  }

  finish(): void {
    const { notes, document } = this.#context
    notes.add('elevations-filled', this.#geometry.elevationsFilled + this.elevationsFilled)
    notes.add('ring-repaired', this.#geometry.ringsClosed)
    noteDroppedMetadata(document, notes, ['name'])
    noteDroppedFolders(this.#context)
  }
}
