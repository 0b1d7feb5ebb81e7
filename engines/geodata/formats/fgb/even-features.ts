import type { ByteWindow } from '../../bytes/byte-window.ts'
import { DocumentInfo } from '../../model/document.ts'
import { FeatureBatch } from '../../model/feature.ts'
import { Notes } from '../../notes/notes.ts'
import { FlatGeometry } from './flat-geometry.ts'
import { FlatBuffer } from './flat-table.ts'
import { FlatWriter } from './flat-writer.ts'
import { GeometryEncoder } from './geometry-encoder.ts'

/** Writes features of ours once more, so that all of them have elevations, or measures, or none has. */
export class EvenFeatures {
  readonly #hasZ: boolean
  readonly #hasM: boolean
  readonly #buffer = new FlatBuffer()
  readonly #batch = new FeatureBatch(new DocumentInfo(), false)
  readonly #read = new FlatGeometry(this.#buffer, new Notes(), 0)
  readonly #flat = new FlatWriter()
  readonly #encoder = new GeometryEncoder(this.#flat)

  constructor(hasZ: boolean, hasM: boolean) {
    this.#hasZ = hasZ
    this.#hasM = hasM
  }

  get elevationsFilled(): number {
    return this.#encoder.elevationsFilled
  }

  /** The feature that stands in the window with its length in front; valid until the next one. */
  write({ bytes, view, position }: ByteWindow, length: number): Uint8Array {
    const buffer = this.#buffer
    buffer.set(bytes, view, position + 4, position + length)
    const root = buffer.root()
    const geometry = buffer.reference(root, 0)
    const properties = buffer.reference(root, 1)
    const flat = this.#flat
    flat.begin()
    const table = flat.table([geometry === 0 ? 0 : 4, properties === 0 ? 0 : 4])
    if (geometry !== 0) {
      const batch = this.#batch
      batch.clear()
      batch.beginFeature()
      this.#read.read(batch, geometry)
      flat.refer(table, 0, this.#encoder.writeWith(batch, 0, this.#hasZ, this.#hasM))
    }
    if (properties !== 0) {
      const count = buffer.vectorLength(properties, 1)
      flat.refer(table, 1, flat.vector(count, 1))
      flat.bytes.set(bytes.subarray(properties + 4, properties + 4 + count), flat.length)
      flat.length += count
      flat.align(4)
    }
    return flat.finish(table)
  }
}
