import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync, parquetRead } from 'hyparquet'
import {
  decompressBrotli,
  decompressGzip,
  decompressLz4,
  decompressLz4Raw,
  decompressZstd,
} from 'hyparquet-compressors'
import type { Projection } from '#engines/coordinates/index.ts'
import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { BatchMark, FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail, GeodataError } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { WkbGeometry } from '../../wkb/wkb-geometry.ts'
import { type GeometryColumn, geoColumnsOf, topColumns } from './geo-columns.ts'
import { addNested } from './nested-geometry.ts'
import { parsers, sayerOf } from './values.ts'

/** Snappy, which nearly all files use, is part of the reader. */
const compressors = {
  GZIP: decompressGzip,
  BROTLI: decompressBrotli,
  ZSTD: (bytes: Uint8Array) => decompressZstd(bytes),
  LZ4: decompressLz4,
  LZ4_RAW: decompressLz4Raw,
}

/** GeoParquet 1.0 and 1.1, Parquet's own types of geometry, and tables with a binary column called so. One group of rows is held at a time. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const metadata = await metadataOf(input)
  const geo = geoColumnsOf(metadata) ?? fail({ code: 'nothing_to_convert', found: 'without-geometry' })
  for (const name of geo.others) context.notes.add('other-geometries-dropped', 1, { subject: name })
  for (const name of geo.boxes) context.notes.add('bounding-boxes-dropped', 1, { subject: name })
  const projection = await projectionOf(geo.main, context)
  const rows = new Rows(input, metadata, geo.main, new Set([...geo.others, ...geo.boxes]), context)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const settle = () => {
    if (projection && !reproject(batch, 0, batch.pointCount, projection))
      fail({ code: 'crs_does_not_fit', crs: context.document.sourceCrs ?? '' })
    return batch
  }
  for await (const row of rows.all()) {
    rows.add(row, batch)
    if (!batch.full) continue
    yield settle()
    batch.clear()
  }
  if (rows.count === 0) fail({ code: 'nothing_to_convert' })
  if (!batch.empty) yield settle()
}

/** The library reads stretches of the file; what it throws means that the file is damaged. */
async function guarded<T>(input: GeodataInput, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof GeodataError) throw error
    const detail = error instanceof Error ? error.message.slice(0, 80) : ''
    return fail({ code: 'malformed', offset: input.size, detail })
  }
}

const bufferOf = (input: GeodataInput): AsyncBuffer => ({
  byteLength: input.size,
  slice: async (start, end = input.size) => {
    const bytes = await input.slice(start < 0 ? input.size + start : start, end)
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
  },
})

/** `PAR1` at the beginning and at the end. */
const magic = 0x31524150

async function metadataOf(input: GeodataInput): Promise<FileMetaData> {
  const wordAt = async (at: number) => new DataView((await input.slice(at, at + 4)).slice().buffer).getUint32(0, true)
  if (input.size < 4 || (await wordAt(0)) !== magic) fail({ code: 'not_this_format', expected: 'geoparquet' })
  // What is in the file is told at its end.
  if (input.size < 12 || (await wordAt(input.size - 4)) !== magic) fail({ code: 'truncated', offset: input.size })
  return guarded(input, () => parquetMetadataAsync(bufferOf(input), { parsers, geoparquet: true }))
}

/** The system of the geometries; one that is not known is asked for, as where the file says that nobody knows. */
async function projectionOf({ crs }: GeometryColumn, context: ReadContext): Promise<Projection | undefined> {
  if (crs === undefined || crs === null) return undefined
  const projection = await projectionOrFail(context, crs)
  noteReprojection(context, crs, projection)
  return projection
}

type Row = Readonly<Record<string, unknown>>

class Rows {
  count = 0
  readonly #input: GeodataInput
  readonly #metadata: FileMetaData
  readonly #geometry: GeometryColumn
  readonly #context: ReadContext
  readonly #wkb: WkbGeometry
  readonly #mark = new BatchMark()
  readonly #columns: readonly { readonly name: string; readonly say: ReturnType<typeof sayerOf> }[]

  constructor(
    input: GeodataInput,
    metadata: FileMetaData,
    geometry: GeometryColumn,
    leftOut: ReadonlySet<string>,
    context: ReadContext,
  ) {
    this.#input = input
    this.#metadata = metadata
    this.#geometry = geometry
    this.#context = context
    this.#wkb = new WkbGeometry(context.notes)
    this.#columns = topColumns(metadata)
      .filter(({ name }) => name !== geometry.name && !leftOut.has(name))
      .map((column) => ({ name: column.name, say: sayerOf(column) }))
  }

  /** Group after group of rows, each read whole. */
  async *all(): AsyncGenerator<Row, void, undefined> {
    const columns = [this.#geometry.name, ...this.#columns.map(({ name }) => name)]
    let rowStart = 0
    for (const group of this.#metadata.row_groups) {
      const rowEnd = rowStart + Number(group.num_rows)
      let rows: readonly Row[] = []
      await guarded(this.#input, () =>
        parquetRead({
          file: bufferOf(this.#input),
          metadata: this.#metadata,
          rowFormat: 'object',
          rowStart,
          rowEnd,
          columns,
          compressors,
          parsers,
          utf8: false,
          onComplete: (read) => {
            rows = read
          },
        }),
      )
      yield* rows
      rowStart = rowEnd
    }
  }

  add(row: Row, batch: FeatureBatch): void {
    this.count++
    batch.beginFeature()
    for (const { name, say } of this.#columns) say(batch, batch.document.field(name), row[name])
    const value = row[this.#geometry.name]
    if (value === null || value === undefined) return
    batch.setMark(this.#mark)
    try {
      this.#place(value, batch)
    } catch (error) {
      if (!(error instanceof GeodataError) && !(error instanceof TypeError)) throw error
      batch.dropShapes()
      this.#context.notes.add('geometry-unreadable')
    }
  }

  #place(value: unknown, batch: FeatureBatch): void {
    const { encoding } = this.#geometry
    if (encoding !== 'wkb') addNested(batch, encoding, value)
    else if (value instanceof Uint8Array)
      this.#wkb.read(new DataView(value.buffer, value.byteOffset, value.byteLength), 0, value.byteLength, batch)
    else fail({ code: 'malformed', offset: 0, detail: 'geometry' })
  }
}
