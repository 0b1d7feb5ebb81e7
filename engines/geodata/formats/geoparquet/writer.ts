import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { BoundingBox } from '../../model/bounding-box.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { WkbWriter } from '../../wkb/wkb-writer.ts'
import { noteDroppedFolders } from '../dropped-folders.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { Column } from './columns.ts'
import { packed, type Row, unpacked } from './row-spill.ts'

const geometryName = 'geometry'

/** A group of rows is held in memory by whoever reads it. */
const mostRows = 50_000
const mostBytes = 1 << 25

/**
 * GeoParquet 1.1: geometries as Well-Known Binary, columns of the types that all their values have. Rows are put aside, because the types stand
 * in front of them.
 */
export const writer: Writer = async function* (batches, context) {
  const spill = context.createSpill()
  try {
    const table = new Table(context)
    for await (const batch of batches) {
      for (let feature = 0; feature < batch.featureCount; feature++)
        await spill.write(packed(table.row(batch, feature)))
      context.written.points += batch.pointCount
    }
    table.finish()
    const out = new ByteWriter()
    const parquet = new ParquetWriter({
      writer: out,
      schema: table.schema,
      createdBy: 'Convertory',
      kvMetadata: [{ key: 'geo', value: JSON.stringify(table.geo) }],
    })
    const flushed = () => {
      const bytes = out.getBytes().slice()
      out.index = 0
      return bytes
    }
    let group: Row[] = []
    let size = 0
    for await (const row of unpacked(spill)) {
      group.push(row)
      size += (row.geometry?.length ?? 0) + row.values.length * 16
      if (group.length < mostRows && size < mostBytes) continue
      table.write(parquet, group)
      yield flushed()
      group = []
      size = 0
    }
    if (group.length > 0) table.write(parquet, group)
    parquet.finish()
    yield flushed()
  } finally {
    await spill.dispose()
  }
}

class Table {
  readonly #context: WriteContext
  readonly #columns: Column[] = []
  readonly #columnOfField = new Map<number, number>()
  readonly #names = new FreeNames({ taken: [geometryName] })
  readonly #wkb = new WkbWriter()
  readonly #types = new Set<string>()
  readonly #bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]

  constructor(context: WriteContext) {
    this.#context = context
  }

  row(batch: FeatureBatch, feature: number): Row {
    const values: [number, string][] = []
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const column = this.#columnOf(batch, batch.propertyField[property]!)
      const kind = batch.propertyKind[property]! as (typeof valueKind)[keyof typeof valueKind]
      if (kind === valueKind.null) continue
      const text = batch.propertyText(property)
      this.#columns[column]!.see(kind, text)
      values.push([column, text])
    }
    return { geometry: this.#geometry(batch, feature), values }
  }

  #columnOf(batch: FeatureBatch, field: number): number {
    const known = this.#columnOfField.get(field)
    if (known !== undefined) return known
    const given = batch.document.fields[field]!.name || 'field'
    const name = this.#names.of(given)
    if (name !== given) this.#context.notes.add('invalid-names-changed', 1, { subject: given })
    const index = this.#columns.push(new Column(name)) - 1
    this.#columnOfField.set(field, index)
    return index
  }

  #geometry(batch: FeatureBatch, feature: number): Uint8Array | undefined {
    const shape = batch.firstShape[feature]!
    if (shape === batch.firstShape[feature + 1]!) {
      this.#context.written.add('None')
      return undefined
    }
    const wkb = this.#wkb
    wkb.write(batch, shape, 0)
    const name = shapeNames[batch.shape[shape]!]!
    this.#types.add(name + (wkb.hasZ ? ' Z' : '') + (wkb.hasM ? (wkb.hasZ ? 'M' : ' M') : ''))
    this.#widen(batch, shape)
    this.#context.written.add(name)
    return wkb.bytes.slice(0, wkb.length)
  }

  #widen(batch: FeatureBatch, shape: number): void {
    const bounds = this.#bounds
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = batch.firstPoint[batch.firstPath[batch.shapeEnd[shape]!]!]!
    for (let point = from; point < to; point++) {
      const [x, y] = [batch.x[point]!, batch.y[point]!]
      if (x < bounds[0]) bounds[0] = x
      if (y < bounds[1]) bounds[1] = y
      if (x > bounds[2]) bounds[2] = x
      if (y > bounds[3]) bounds[3] = y
    }
  }

  finish(): void {
    const { notes, document } = this.#context
    notes.add('elevations-filled', this.#wkb.elevationsFilled)
    notes.add('ring-repaired', this.#wkb.ringsClosed)
    for (const column of this.#columns)
      if (column.isWidened) notes.add('field-types-widened', 1, { subject: column.name })
    noteDroppedFolders(this.#context)
    noteDroppedMetadata(document, notes, [])
  }

  get schema() {
    return [
      { name: 'root', num_children: this.#columns.length + 1 },
      { name: geometryName, type: 'BYTE_ARRAY' as const, repetition_type: 'OPTIONAL' as const },
      ...this.#columns.map(({ element }) => element),
    ]
  }

  /** Without a system the coordinates are longitude and latitude on WGS 84; in one they are east or longitude first, whatever its axes are. */
  get geo() {
    const bbox = this.#bounds as BoundingBox
    const crs = this.#context.system?.projJson
    return {
      version: '1.1.0',
      primary_column: geometryName,
      columns: {
        [geometryName]: {
          encoding: 'WKB',
          ...(crs ? { crs } : {}),
          geometry_types: [...this.#types].toSorted(),
          ...(bbox.every(Number.isFinite) ? { bbox } : {}),
        },
      },
    }
  }

  write(parquet: ParquetWriter, rows: readonly Row[]): void {
    const cells = this.#columns.map(() => new Array<unknown>(rows.length).fill(null))
    for (const [at, { values }] of rows.entries())
      for (const [column, text] of values) cells[column]![at] = this.#columns[column]!.valueOf(text)
    parquet.write({
      rowGroupSize: rows.length,
      columnData: [
        { name: geometryName, data: rows.map(({ geometry }) => geometry ?? null), statistics: false },
        ...this.#columns.map(({ name }, index) => ({ name, data: cells[index]! })),
      ],
    })
  }
}
