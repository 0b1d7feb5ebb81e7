import type { Projection } from '#engines/coordinates/index.ts'
import { ByteWindow } from '../../bytes/byte-window.ts'
import { BatchMark, type FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { saysUnknown } from '../../systems/says-unknown.ts'
import { type ShapefileSet, textOf } from './members.ts'
import { recordsInOrder } from './record-order.ts'
import { ShapeReader } from './shape-reader.ts'
import { fileCode, headerLength } from './shape-types.ts'
import { TableReader } from './table-reader.ts'

/** Reads one layer into `batch`, yielding it whenever it is full. */
export async function* readLayer(
  set: ShapefileSet,
  folder: number,
  batch: FeatureBatch,
  context: ReadContext,
): AsyncGenerator<FeatureBatch, void, undefined> {
  if (set.shp.size === 0) fail({ code: 'empty_file' })
  const inOrder = set.shx && (await recordsInOrder(set.shp, set.shx))
  const shapes = new ByteWindow(inOrder ?? set.shp.stream())
  const claimsMore = await readHeader(shapes, set)
  const projection = await projectionOf(set, context)
  shapes.position = headerLength
  const table = await openTable(set, context)
  const layer = new LayerReader(shapes, table, set.dbf?.name ?? '', folder, batch, projection, context)
  for (;;) {
    layer.readReady()
    if (batch.full) {
      yield batch
      batch.clear()
    } else if (!(await layer.load())) break
  }
  if (layer.isCut || claimsMore) context.notes.add('file-ends-early', 1, { subject: set.shp.name })
  else layer.noteRowsLeft()
  if (layer.isOutOfOrder && inOrder === undefined)
    context.notes.add(set.shx ? 'member-unreadable' : 'member-missing', 1, {
      subject: set.shx?.name ?? `${set.name}.shx`,
    })
  await shapes.close()
  await table?.close()
}

/** True when the file is shorter than its header says: cut off, or the header is wrong. It is read to its real end. */
async function readHeader(window: ByteWindow, set: ShapefileSet): Promise<boolean> {
  const hasHeader = await window.fill(headerLength)
  const code = window.end >= 4 ? window.view.getInt32(0) : 0
  if (code !== fileCode) fail({ code: 'not_this_format', expected: 'shp' })
  if (!hasHeader) fail({ code: 'truncated', offset: window.end })
  const lengthInWords = window.view.getInt32(24)
  return lengthInWords * 2 > set.shp.size
}

async function projectionOf(set: ShapefileSet, context: ReadContext): Promise<Projection | undefined> {
  let definition = (await textOf(set.prj)).trim()
  if (saysUnknown(definition)) definition = ''
  // A web page saved in place of the file it should have led to.
  if (definition.startsWith('<')) {
    context.notes.add('member-unreadable', 1, { subject: set.prj!.name })
    definition = ''
  }
  // One choice for all layers, whether they name a system or not.
  definition = context.options?.crs ?? definition
  if (definition !== '') {
    const projection = await projectionOrFail(context, definition)
    noteReprojection(context, definition, projection)
    return projection.isWgs84 ? undefined : projection
  }
  context.notes.add('crs-assumed-wgs84', 1, { subject: set.name })
  return undefined
}

async function openTable(set: ShapefileSet, context: ReadContext): Promise<TableReader | undefined> {
  if (set.dbf !== undefined) return TableReader.open(set.dbf, await textOf(set.cpg), context)
  context.notes.add('member-missing', 1, { subject: `${set.name}.dbf` })
  return undefined
}

class LayerReader {
  readonly #shapes: ByteWindow
  readonly #tableName: string
  readonly #folder: number
  readonly #batch: FeatureBatch
  readonly #projection: Projection | undefined
  readonly #context: ReadContext
  readonly #shapeReader: ShapeReader
  readonly #mark = new BatchMark()
  #table: TableReader | undefined
  /** The file ended inside a record. */
  isCut = false
  /** A record has a smaller number than the one before it: only the index could tell which of them count. */
  isOutOfOrder = false
  #number = 0

  constructor(
    shapes: ByteWindow,
    table: TableReader | undefined,
    tableName: string,
    folder: number,
    batch: FeatureBatch,
    projection: Projection | undefined,
    context: ReadContext,
  ) {
    this.#shapes = shapes
    this.#table = table
    this.#tableName = tableName
    this.#folder = folder
    this.#batch = batch
    this.#projection = projection
    this.#context = context
    this.#shapeReader = new ShapeReader(context.notes)
  }

  /** Reads features while both files have bytes at hand and the batch has room. */
  readReady(): void {
    const batch = this.#batch
    while (!batch.full) {
      const size = this.#recordSize()
      if (size < 12 || this.#shapes.available < size) return
      if (this.#table !== undefined && !this.#table.isReady) return
      this.#readRecord(size)
    }
  }

  /** Loads what the next record needs; false at the end. */
  async load(): Promise<boolean> {
    const shapes = this.#shapes
    if (!(await shapes.fill(8))) {
      this.isCut = shapes.available > 0
      return false
    }
    const size = this.#recordSize()
    // Some programs pad the file with zeros. The number alone does not tell: others count records from 0.
    if (size === 8 && shapes.view.getInt32(shapes.position) === 0) return false
    if (size < 12 || !(await shapes.fill(size))) {
      this.isCut = true
      return false
    }
    if (this.#table !== undefined && (this.#table.isAtEnd || !(await this.#table.load()))) {
      this.#context.notes.add('file-ends-early', 1, { subject: this.#tableName })
      await this.#table.close()
      this.#table = undefined
    }
    return true
  }

  /** Length of the next record with its header, or -1 when not even that is at hand. */
  #recordSize(): number {
    const { view, position, available } = this.#shapes
    return available < 8 ? -1 : 8 + view.getInt32(position + 4) * 2
  }

  #readRecord(size: number): void {
    const { view, position } = this.#shapes
    const batch = this.#batch
    this.#shapes.position += size
    const number = view.getInt32(position)
    this.isOutOfOrder ||= number < this.#number
    this.#number = number
    if (this.#table?.isDeleted) {
      this.#table.skipRow()
      return
    }
    batch.beginFeature(undefined, this.#folder)
    batch.setMark(this.#mark)
    this.#shapeReader.read(view, position + 8, position + size, batch)
    if (this.#projection !== undefined && !reproject(batch, this.#mark.points, batch.pointCount, this.#projection)) {
      batch.cutBack(this.#mark)
      this.#context.notes.add('geometry-unreadable')
    }
    this.#table?.readRow(batch)
  }

  noteRowsLeft(): void {
    this.#context.notes.add('table-rows-dropped', this.#table?.rowsLeft ?? 0, { subject: this.#tableName })
  }
}
