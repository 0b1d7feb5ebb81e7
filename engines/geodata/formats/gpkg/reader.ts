import type { Projection } from '#engines/coordinates/index.ts'
import { mainInput } from '../../bytes/input.ts'
import { jsonOnOneLine } from '../../json/json-on-one-line.ts'
import { BatchMark, FeatureBatch, valueKind } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail, GeodataError } from '../../notes/problem.ts'
import { SqliteDatabase } from '../../sqlite/database.ts'
import { noteJournal } from '../../sqlite/journal.ts'
import { storedKind } from '../../sqlite/record.ts'
import { tableColumns } from '../../sqlite/table-columns.ts'
import type { TableRow } from '../../sqlite/table-rows.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { WkbGeometry } from '../../wkb/wkb-geometry.ts'
import { contentsOf, type Layer } from './layers.ts'

/**
 * In front of a geometry of SpatiaLite: a zero, the byte order (1), the system, a box. Its first mark stands where Well-Known Binary has the byte
 * order, and so do the marks of its parts; a last mark closes it.
 */
const spatialiteHead = 38
const spatialiteMark = 0x7c
const spatialiteEnd = 0xfe

const isSpatialite = (bytes: Uint8Array, start: number, end: number): boolean =>
  end - start > spatialiteHead + 5 &&
  bytes[start] === 0 &&
  bytes[start + 1] === 1 &&
  bytes[start + spatialiteHead] === spatialiteMark &&
  bytes[end - 1] === spatialiteEnd

/** GeoPackage 1.0 to 1.4 (OGC 12-128): every layer of features, one row after the other. Layers are the document's folders. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const database = await SqliteDatabase.open(input, 'gpkg')
  const { layers, views, plainTables } = await contentsOf(database)
  if (layers.length === 0)
    fail({ code: 'nothing_to_convert', ...(plainTables.length > 0 ? { found: 'without-geometry' } : {}) })
  for (const each of inputs) await noteJournal(each, context.notes)
  for (const subject of views) context.notes.add('queries-not-read', 1, { subject })
  for (const subject of plainTables) context.notes.add('plain-tables-dropped', 1, { subject })
  const batch = new FeatureBatch(context.document, context.keepDigits)
  // All layers are made known before the first row, so that writers see at once how many there are.
  const folders = layers.map((layer) => context.document.addFolder({ name: layer.name, parent: 0 }))
  let features = 0
  let isCut = false
  const onMissing = () => {
    isCut = true
  }
  for (const [index, layer] of layers.entries()) {
    const reader = new LayerReader(database, layer, batch, context, folders[index]!)
    await reader.prepare()
    for await (const row of database.rows(layer, onMissing)) {
      reader.add(row)
      features++
      if (batch.full) {
        yield batch
        batch.clear()
      }
    }
  }
  if (features === 0) fail(isCut ? { code: 'truncated', offset: input.size } : { code: 'nothing_to_convert' })
  if (isCut) context.notes.add('file-ends-early')
  if (!batch.empty) yield batch
}

/** Kinds of the texts in columns of these types; those of any other type are plain. */
const kindOfType: ReadonlyMap<string, TextKind> = new Map([
  ['DATE', valueKind.date],
  ['DATETIME', valueKind.dateTime],
  ['JSON', valueKind.json],
])
type TextKind = typeof valueKind.date | typeof valueKind.dateTime | typeof valueKind.json | typeof valueKind.text

/** Bytes of the envelope of a geometry, by what its flags say of it (clause 2.1.3). */
const envelopeLengths = [0, 32, 48, 48, 64, 0, 0, 0]

interface Column {
  readonly field: number
  readonly index: number
  readonly isBoolean: boolean
  /** SQLite stores whole numbers of such a column as integers, to save room. */
  readonly isReal: boolean
  readonly kind: TextKind
  readonly name: string
}

class LayerReader {
  readonly #database: SqliteDatabase
  readonly #layer: Layer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #folder: number
  readonly #wkb: WkbGeometry
  readonly #columns: Column[] = []
  readonly #mark = new BatchMark()
  readonly #isUtf8: boolean
  #geometryIndex = -1
  #projection: Projection | undefined

  constructor(database: SqliteDatabase, layer: Layer, batch: FeatureBatch, context: ReadContext, folder: number) {
    this.#database = database
    this.#layer = layer
    this.#batch = batch
    this.#context = context
    this.#folder = folder
    this.#wkb = new WkbGeometry(context.notes)
    this.#isUtf8 = database.decoder.encoding === 'utf-8'
  }

  async prepare(): Promise<void> {
    const layer = this.#layer
    const { document } = this.#context
    tableColumns(layer.sql).forEach(({ name, type, isRowId }, index) => {
      if (name.toLowerCase() === layer.geometryColumn.toLowerCase()) this.#geometryIndex = index
      else if (!isRowId)
        this.#columns.push({
          field: document.field(name),
          index,
          isBoolean: type === 'BOOLEAN',
          isReal: /REAL|FLOA|DOUB/.test(type),
          kind: kindOfType.get(type) ?? valueKind.text,
          name,
        })
    })
    if (layer.isAssumed && this.#context.options?.crs === undefined)
      this.#context.notes.add('crs-assumed-wgs84', 1, { subject: layer.name })
    if (layer.crs === '') return
    this.#projection = await projectionOrFail(this.#context, layer.crs)
    noteReprojection(this.#context, layer.crs, this.#projection)
  }

  add({ record }: TableRow): void {
    const batch = this.#batch
    batch.setMark(this.#mark)
    batch.beginFeature(0, this.#folder)
    const index = this.#geometryIndex
    if (index >= 0 && record.kind(index) === storedKind.blob)
      this.#geometry(record.bytes, record.view, record.start(index), record.end(index))
    for (const column of this.#columns) this.#property(record, column)
  }

  /** `GP`, version, flags, system, envelope, then WKB (clause 2.1.3). */
  #geometry(bytes: Uint8Array, view: DataView, start: number, end: number): void {
    const batch = this.#batch
    try {
      const isPackaged = end - start >= 8 && bytes[start] === 0x47 && bytes[start + 1] === 0x50
      let at = start
      if (isPackaged) at += 8 + envelopeLengths[(bytes[start + 3]! >> 1) & 7]!
      else if (isSpatialite(bytes, start, end)) at += spatialiteHead
      this.#wkb.read(view, at, end, batch)
      if (this.#projection !== undefined && !reproject(batch, this.#mark.points, batch.pointCount, this.#projection)) {
        this.#context.notes.add('geometry-unreadable')
        batch.dropShapes()
      }
    } catch (error) {
      if (!(error instanceof GeodataError)) throw error
      batch.cutBack(this.#mark)
      batch.beginFeature(0, this.#folder)
      this.#context.notes.add('geometry-unreadable')
    }
  }

  #property(record: TableRow['record'], { field, index, isBoolean, isReal, kind, name }: Column): void {
    const batch = this.#batch
    switch (record.kind(index)) {
      case storedKind.null:
        batch.addProperty(field, valueKind.null, batch.textLength, batch.textLength)
        return
      case storedKind.integer:
        if (isBoolean) batch.addStringProperty(field, valueKind.boolean, record.number(index) === 0 ? 'false' : 'true')
        else if (isReal) batch.addRealProperty(field, record.number(index))
        else if (record.isLong(index)) batch.addStringProperty(field, valueKind.integer, String(record.bigint(index)))
        else batch.addNumberProperty(field, record.number(index))
        return
      case storedKind.real: {
        const value = record.number(index)
        if (Number.isFinite(value)) batch.addRealProperty(field, value)
        else this.#context.notes.add('value-unreadable', 1, { subject: name })
        return
      }
      case storedKind.text:
        this.#text(record, index, field, kind)
        return
      default:
        this.#context.notes.add('properties-dropped', 1, { subject: name })
    }
  }

  #text(record: TableRow['record'], index: number, field: number, kind: TextKind): void {
    const batch = this.#batch
    const { bytes } = record
    const start = record.start(index)
    const end = record.end(index)
    let mixed = 0
    for (let at = start; at < end; at++) mixed |= bytes[at]!
    // Text that is not plain goes through the decoder, which leaves nothing that is not UTF-8.
    if (mixed < 0x80 && this.#isUtf8 && kind !== valueKind.json) {
      batch.addProperty(field, kind, batch.addText(bytes, start, end), batch.textLength)
    } else {
      const text = record.text(index, this.#database.decoder)
      const json = kind === valueKind.json ? jsonOnOneLine(text) : undefined
      batch.addStringProperty(
        field,
        kind === valueKind.json && json === undefined ? valueKind.text : kind,
        json ?? text,
      )
    }
  }
}
