import { ByteWriter } from '../../bytes/byte-writer.ts'
import type { TextColumn } from '../../bytes/text-column.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { writeX, writeY, writeZ } from '../../model/ordinate.ts'
import { nameInSystem } from '../../vocabulary/name-in-system.ts'
import { type Table, writeValue } from './table.ts'

/** Values of one row, by column; written when the row is complete. */
class Row {
  readonly #table: Table
  /** Start and end in `text`, by column; an end of -1 for none. */
  #start = new Int32Array(64)
  #end = new Int32Array(64)
  readonly text = new ByteWriter(1 << 12)

  constructor(table: Table) {
    this.#table = table
  }

  begin(): void {
    this.#end.fill(-1)
    this.text.length = 0
  }

  /** What is written to `text` until `endValue` is the value of the column. */
  beginValue(column: number): void {
    if (column >= this.#start.length) {
      const length = Math.max(column + 1, this.#start.length * 2)
      const start = new Int32Array(length)
      const end = new Int32Array(length).fill(-1)
      start.set(this.#start)
      end.set(this.#end)
      this.#start = start
      this.#end = end
    }
    this.#start[column] = this.text.length
  }

  endValue(column: number): void {
    this.#end[column] = this.text.length
  }

  write(): void {
    const { out } = this.#table.rows()
    const { delimiter, columnCount } = this.#table
    for (let column = 0; column < columnCount; column++) {
      if (column > 0) out.byte(delimiter)
      if (column < this.#end.length && this.#end[column]! >= 0)
        writeValue(out, this.text.bytes, this.#start[column]!, this.#end[column]!, delimiter)
    }
    out.ascii('\r\n')
  }
}

/** What the rows of features and those of points have in common. */
export abstract class Rows {
  protected readonly table: Table
  protected readonly context: WriteContext
  protected readonly row: Row
  /** 1 + column of each field; 0 where it is not known yet. */
  readonly #columnOfField: number[] = []
  readonly #names: readonly [string, string]

  constructor(table: Table, context: WriteContext) {
    this.table = table
    this.context = context
    this.row = new Row(table)
    const { system } = context
    const [xName, yName] = system?.axisNames ?? (['longitude', 'latitude'] as const)
    this.#names = system ? [nameInSystem(xName, system), nameInSystem(yName, system)] : [xName, yName]
  }

  abstract add(batch: FeatureBatch): void
  abstract finish(): void

  protected properties(batch: FeatureBatch, feature: number): void {
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const field = batch.propertyField[property]!
      let column = this.#columnOfField[field] ?? 0
      if (column === 0) {
        column = 1 + this.table.column(`field ${field}`, batch.document.fields[field]!.name)
        this.#columnOfField[field] = column
      }
      if (batch.propertyKind[property] === valueKind.null) continue
      this.row.beginValue(column - 1)
      this.row.text.copySlice(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
      this.row.endValue(column - 1)
    }
  }

  protected ordinates(batch: FeatureBatch, point: number): void {
    const { row, table } = this
    const [xName, yName] = this.#names
    const longitude = table.column('longitude', xName)
    const latitude = table.column('latitude', yName)
    row.beginValue(longitude)
    writeX(row.text, batch, point)
    row.endValue(longitude)
    row.beginValue(latitude)
    writeY(row.text, batch, point)
    row.endValue(latitude)
    if (!batch.hasZ || Number.isNaN(batch.z[point]!)) return
    const elevation = table.column('elevation', 'elevation')
    row.beginValue(elevation)
    writeZ(row.text, batch, point)
    row.endValue(elevation)
  }

  protected text(key: string, name: string, batch: FeatureBatch, column: TextColumn, point: number): void {
    if (!column.has(point)) return
    const index = this.table.column(key, name)
    this.row.beginValue(index)
    this.row.text.copySlice(batch.text, column.start[point]!, column.end[point]!)
    this.row.endValue(index)
  }
}
