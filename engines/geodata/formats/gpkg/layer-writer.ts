import { instantForm, instantFormOf } from '../../bytes/instant.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { propertyNumber } from '../../model/property-number.ts'
import { shapeNames } from '../../model/shape-names.ts'
import type { DatabaseWriter } from '../../sqlite/database-writer.ts'
import { RecordBuilder } from '../../sqlite/record-writer.ts'
import type { TableBuilder } from '../../sqlite/table-builder.ts'
import { WkbWriter } from '../../wkb/wkb-writer.ts'
import type { Column } from './column-types.ts'

/** `GP`, version, flags, system, and an envelope of four doubles. */
const headWithEnvelope = 40
const headAlone = 8
/** SQLite opens no table with more than 2000 columns, unless it was built for it; `fid` and `geom` are two of them. */
const mostColumns = 1998

/** One table of features. Columns are added as they turn up: SQLite reads what a shorter row lacks as null. */
export class LayerWriter {
  table: TableBuilder
  readonly folder: number
  readonly columns: Column[] = []
  readonly bounds = Float64Array.of(Infinity, Infinity, -Infinity, -Infinity)
  readonly types = new Set<string>()
  withZ = 0
  withM = 0
  shapes = 0
  readonly wkb = new WkbWriter()
  readonly #context: WriteContext
  readonly #record = new RecordBuilder()
  /** SQLite does not tell letters of different case apart in names. */
  readonly #names = new FreeNames({ taken: ['fid', 'geom'], ignoresCase: true })
  readonly #columnOfField: number[] = []
  /** The property of each column in the row being written, or -1. */
  #properties = new Int32Array(64)

  constructor(database: DatabaseWriter, context: WriteContext, folder: number) {
    this.table = database.newTable()
    this.#context = context
    this.folder = folder
  }

  add(batch: FeatureBatch, feature: number): void {
    this.#properties.fill(-1)
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const field = batch.propertyField[property]!
      const column = this.#columnOf(batch, field)
      if (column < 0) this.#context.notes.add('properties-dropped', 1, { subject: batch.document.fields[field]!.name })
      else if (batch.propertyKind[property] !== valueKind.null) this.#properties[column] = property
    }
    const record = this.#record
    record.begin()
    record.null()
    this.#geometry(batch, feature)
    for (let column = 0; column < this.columns.length; column++) {
      const property = this.#properties[column]!
      if (property < 0) record.null()
      else this.#value(batch, property, this.columns[column]!)
    }
    this.table.add(this.table.rowCount + 1, record.finish())
  }

  /** -1 where there is no room for another. */
  #columnOf(batch: FeatureBatch, field: number): number {
    const known = this.#columnOfField[field]
    if (known !== undefined) return known
    if (this.columns.length >= mostColumns) return -1
    const given = batch.document.fields[field]!.name || 'field'
    const name = this.#names.of(given)
    if (name !== given) this.#context.notes.add('invalid-names-changed', 1, { subject: given })
    const index = this.columns.push({ field, name, kinds: 0, hasLong: false }) - 1
    this.#columnOfField[field] = index
    if (index >= this.#properties.length) {
      const larger = new Int32Array(this.#properties.length * 2).fill(-1)
      larger.set(this.#properties)
      this.#properties = larger
    }
    return index
  }

  #geometry(batch: FeatureBatch, feature: number): void {
    const shape = batch.firstShape[feature]!
    if (shape === batch.firstShape[feature + 1]!) {
      this.#record.null()
      this.#context.written.add('None')
      return
    }
    const wkb = this.wkb
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = batch.firstPoint[batch.firstPath[batch.shapeEnd[shape]!]!]!
    const isSingle = to - from < 2
    wkb.write(batch, shape, isSingle ? headAlone : headWithEnvelope)
    const view = new DataView(wkb.bytes.buffer)
    // Little-endian, the kind of envelope, and whether the geometry is empty (clause 2.1.3).
    wkb.bytes.set([0x47, 0x50, 0, 1 | (isSingle ? 0 : 2) | (from === to ? 0x10 : 0)])
    view.setInt32(4, this.#context.system?.code ?? 4326, true)
    this.#widen(batch, from, to, isSingle ? undefined : view)
    this.#record.blob(wkb.bytes, wkb.length)
    const name = shapeNames[batch.shape[shape]!]!
    this.types.add(name)
    this.shapes++
    if (wkb.hasZ) this.withZ++
    if (wkb.hasM) this.withM++
    this.#context.written.add(name)
  }

  #widen({ x, y }: FeatureBatch, from: number, to: number, envelope: DataView | undefined): void {
    let west = Infinity
    let south = Infinity
    let east = -Infinity
    let north = -Infinity
    for (let point = from; point < to; point++) {
      if (x[point]! < west) west = x[point]!
      if (x[point]! > east) east = x[point]!
      if (y[point]! < south) south = y[point]!
      if (y[point]! > north) north = y[point]!
    }
    const { bounds } = this
    if (west < bounds[0]!) bounds[0] = west
    if (south < bounds[1]!) bounds[1] = south
    if (east > bounds[2]!) bounds[2] = east
    if (north > bounds[3]!) bounds[3] = north
    if (envelope === undefined) return
    ;[west, east, south, north].forEach((bound, index) => {
      envelope.setFloat64(8 + index * 8, bound, true)
    })
  }

  #value(batch: FeatureBatch, property: number, column: Column): void {
    const record = this.#record
    const start = batch.propertyStart[property]!
    const end = batch.propertyEnd[property]!
    let kind = batch.propertyKind[property]!
    if (kind === valueKind.integer) {
      const value = propertyNumber(batch, property)
      if (Number.isSafeInteger(value)) record.integer(value)
      else kind = this.#longInteger(batch, property, column)
    } else if (kind === valueKind.real) record.real(propertyNumber(batch, property))
    else if (kind === valueKind.boolean) record.boolean(batch.text[start] === 0x74)
    else if (kind === valueKind.dateTime) kind = this.#dateTime(batch, property)
    else {
      if (kind === valueKind.json || kind === valueKind.xml)
        this.#context.notes.add('properties-as-text', 1, { subject: column.name })
      record.text(batch.text, start, end)
    }
    column.kinds |= 1 << kind
  }

  /** Eight bytes hold 19 digits; a longer number keeps its digits as text. */
  #longInteger(batch: FeatureBatch, property: number, column: Column): number {
    const text = batch.propertyText(property)
    const isLong = /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text)
    if (isLong) {
      this.#record.bigint(BigInt(text))
      column.hasLong = true
      return valueKind.integer
    }
    this.#context.notes.add('properties-as-text', 1, { subject: column.name })
    this.#record.text(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
    return valueKind.text
  }

  /** GeoPackage wants UTC with milliseconds; what is no such moment stays text. */
  #dateTime(batch: FeatureBatch, property: number): number {
    const text = batch.propertyText(property)
    const isMoment =
      instantFormOf(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!) === instantForm.dateTime
    const moment = isMoment ? new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`) : undefined
    const isGood = moment !== undefined && !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() >= 0
    this.#record.string(isGood ? moment.toISOString() : text)
    return isGood ? valueKind.dateTime : valueKind.text
  }
}
