import type { Localized } from '#engines/core/index.ts'
import type { DocumentInfo } from './document.ts'
import type { FeatureBatch } from './feature.ts'
import type { GeodataInput } from './input.ts'
import type { Notes } from './notes.ts'
import { shapeNames } from './shape-names.ts'
import type { DeflaterFactory, InflaterFactory } from './zip/deflater.ts'

export type FormatId = 'gpx' | 'kml' | 'kmz' | 'geojson' | 'shp' | 'topojson' | 'gml'

/** Pure data and a look at first bytes: a `meta.ts` imports nothing but types, so that a page can list formats for free. */
export interface FormatMeta {
  readonly id: FormatId
  /** Conversion is offered within a category. */
  readonly category: 'gps' | 'vector'
  readonly name: string
  readonly description: Localized
  /** With its dot; the first check of a chosen file and the ending of a written one. */
  readonly extension: string
  /** Other endings a reader accepts. */
  readonly otherExtensions: readonly string[]
  readonly mimeType: string
  /** What follows the base name of a written file, where it is not `extension` (`.shp.zip`). */
  readonly outputExtension?: string
  readonly outputMimeType?: string
  /** The writer prints ordinates with the digits the source has; only then do readers keep them. */
  readonly keepsDigits: boolean
  /** Formats with the same value hold the same kind of document, which is handed on as it is where possible. */
  readonly document?: 'kml'
  /** Whether these first bytes (up to 4096) look like the format; 0 no, 1 perhaps, 2 surely. */
  sniff(firstBytes: Uint8Array): 0 | 1 | 2
}

export interface ReadContext {
  readonly notes: Notes
  readonly document: DocumentInfo
  readonly keepDigits: boolean
  /** Aborting ends the reader at its next batch; `convert` looks after it, readers need not. */
  readonly signal?: AbortSignal
  readonly createInflater?: InflaterFactory
  readonly createSpill?: () => Spill
}

/**
 * A reader yields one batch again and again. It throws a `GeodataError` when the input is not usable, and adds notes for what it
 * leaves out. A shapefile has several inputs; the others have one.
 */
export type Reader = (
  inputs: readonly GeodataInput[],
  context: ReadContext,
) => AsyncGenerator<FeatureBatch, void, undefined>

/** Temporary storage for bytes that are written before their place in the output is known. */
export interface Spill {
  readonly size: number
  write(bytes: Uint8Array): void | Promise<void>
  /** What was written, from the start; chunks are valid until the next one is asked for. */
  read(): AsyncIterable<Uint8Array>
  dispose(): void | Promise<void>
}

export interface WriteContext {
  readonly notes: Notes
  readonly document: DocumentInfo
  /** Name of the source without its extension, for names inside the result. */
  readonly baseName: string
  readonly options: WriteOptions
  readonly written: WrittenCounts
  createSpill(): Spill
  readonly createDeflater: DeflaterFactory
  /** The inputs themselves, for writers that carry them over byte by byte. */
  readonly inputs: readonly GeodataInput[]
}

export interface WriteOptions {
  /** TopoJSON: number of steps of the grid along each axis, or none. */
  readonly quantization?: number
}

/** What a writer has put into the result: filled by the writer, shown beside what was read. */
export class WrittenCounts {
  features = 0
  points = 0
  readonly geometryTypes = new Map<string, number>()

  /** All of a batch, for writers that hand on what was read. */
  addBatch(batch: FeatureBatch): void {
    this.points += batch.pointCount
    for (let feature = batch.continuesFeature ? 1 : 0; feature < batch.featureCount; feature++) {
      const shape = batch.firstShape[feature]!
      this.add(shape === batch.firstShape[feature + 1] ? 'None' : shapeNames[batch.shape[shape]!]!)
    }
  }

  add(geometryType: string, count = 1): void {
    this.features += count
    this.geometryTypes.set(geometryType, (this.geometryTypes.get(geometryType) ?? 0) + count)
  }
}

/** A writer yields chunks that are valid until the next one is asked for. */
export type Writer = (
  batches: AsyncIterable<FeatureBatch>,
  context: WriteContext,
) => AsyncGenerator<Uint8Array, void, undefined>

export interface Format {
  readonly meta: FormatMeta
  /** Loaded when first needed, so that a page carries only what it uses. */
  loadReader(): Promise<Reader>
  loadWriter(): Promise<Writer>
}
