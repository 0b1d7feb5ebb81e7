import { ByteWriter } from '../../bytes/byte-writer.ts'
import { writeX, writeY, writeZ } from '../../bytes/ordinate.ts'
import type { TextColumn } from '../../bytes/text-column.ts'
import { noteDroppedMetadata } from '../../dropped-metadata.ts'
import { type FeatureBatch, shapeType, valueKind } from '../../feature.ts'
import type { WriteContext, Writer } from '../../format.ts'
import { shapeNames } from '../../shape-names.ts'
import { writeWkt } from '../../wkt/wkt-writer.ts'
import { Table, writeValue } from './table.ts'

/**
 * CSV as RFC 4180 has it, UTF-8. A row for each feature: points as columns longitude and latitude, any other geometry as WKT. Or a row for
 * each point, with its time and sensor values and the properties of its feature.
 */
export const writeCsv: Writer = async function* (batches, context) {
  const table = new Table(context.options.delimiter ?? ',', context.createSpill)
  const writing = context.options.rows === 'point' ? new PointRows(table, context) : new FeatureRows(table, context)
  for await (const batch of batches) {
    writing.add(batch)
    await table.rows().relieve()
  }
  writing.finish()
  noteDroppedMetadata(context.document, context.notes, [])
  yield* table.drain()
}

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

abstract class Rows {
  protected readonly table: Table
  protected readonly context: WriteContext
  protected readonly row: Row
  /** 1 + column of each field; 0 where it is not known yet. */
  readonly #columnOfField: number[] = []

  constructor(table: Table, context: WriteContext) {
    this.table = table
    this.context = context
    this.row = new Row(table)
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
    const longitude = table.column('longitude', 'longitude')
    const latitude = table.column('latitude', 'latitude')
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

class FeatureRows extends Rows {
  #times = 0
  readonly #values: number[] = []
  #filled = 0

  override add(batch: FeatureBatch): void {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      this.row.begin()
      const shape = batch.firstShape[feature]!
      const hasShape = shape < batch.firstShape[feature + 1]!
      if (hasShape) this.#geometry(batch, shape)
      this.properties(batch, feature)
      this.row.write()
      this.context.written.add(hasShape ? shapeNames[batch.shape[shape]!]! : 'None')
    }
    this.context.written.points += batch.pointCount
  }

  #geometry(batch: FeatureBatch, shape: number): void {
    const path = batch.firstPath[shape]!
    if (batch.shape[shape] === shapeType.point && path < batch.firstPath[shape + 1]!) {
      const point = batch.firstPoint[path]!
      this.ordinates(batch, point)
      this.text('time', 'time', batch, batch.time, point)
      // In a table with lines and areas every geometry stands in one column: programs read that one alone.
      if (this.table.indexOf('geometry') >= 0) this.#wkt(batch, shape)
      return
    }
    this.#filled += this.#wkt(batch, shape)
    this.#countLost(batch, shape)
  }

  #wkt(batch: FeatureBatch, shape: number): number {
    const column = this.table.column('geometry', 'WKT')
    this.row.beginValue(column)
    const filled = writeWkt(this.row.text, batch, shape)
    this.row.endValue(column)
    return filled
  }

  #countLost(batch: FeatureBatch, shape: number): void {
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = batch.firstPoint[batch.firstPath[batch.shapeEnd[shape]!]!]!
    if (batch.time.used) for (let point = from; point < to; point++) if (batch.time.has(point)) this.#times++
    batch.channels.forEach((column, channel) => {
      if (!column.used) return
      let count = this.#values[channel] ?? 0
      for (let point = from; point < to; point++) if (column.has(point)) count++
      this.#values[channel] = count
    })
  }

  override finish(): void {
    const { notes, document } = this.context
    notes.add('times-dropped', this.#times)
    notes.add('elevations-filled', this.#filled)
    this.#values.forEach((count, channel) => {
      notes.add('sensor-values-dropped', count, { subject: document.channels[channel]!.name })
    })
  }
}

class PointRows extends Rows {
  #feature = 0
  #part = 0
  #lines = 0
  /** Properties of the feature that goes on in the next batch, as a batch of its own would have them. */
  #open: { readonly field: number; readonly text: Uint8Array }[] = []

  override add(batch: FeatureBatch): void {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const continues = feature === 0 && batch.continuesFeature
      if (!continues) {
        this.#feature++
        this.#part = 0
        this.#open = []
      }
      const goesOn = feature === batch.featureCount - 1 && batch.openFeature
      if (goesOn && !continues) this.#keepOpen(batch, feature)
      this.#points(batch, feature, continues)
    }
  }

  #keepOpen(batch: FeatureBatch, feature: number): void {
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++)
      this.#open.push({
        field: batch.propertyField[property]!,
        text: batch.text.slice(batch.propertyStart[property]!, batch.propertyEnd[property]!),
      })
  }

  #points(batch: FeatureBatch, feature: number, continues: boolean): void {
    const firstShape = batch.firstShape[feature]!
    const endShape = batch.firstShape[feature + 1]!
    const firstPath = batch.firstPath[firstShape]!
    const endPath = batch.firstPath[endShape]!
    if (firstShape === endShape || firstPath === endPath) {
      if (!continues) this.context.notes.add('features-without-geometry-dropped')
      return
    }
    const isPoint = batch.shape[firstShape] === shapeType.point
    if (!isPoint && !continues) this.#lines++
    for (let path = firstPath; path < endPath; path++) {
      if (!(continues && path === firstPath && batch.continuesPath)) this.#part++
      for (let point = batch.firstPoint[path]!; point < batch.firstPoint[path + 1]!; point++)
        this.#row(batch, feature, point, isPoint, continues)
    }
  }

  #row(batch: FeatureBatch, feature: number, point: number, isPoint: boolean, continues: boolean): void {
    const { row, table, context } = this
    row.begin()
    this.ordinates(batch, point)
    this.text('time', 'time', batch, batch.time, point)
    batch.channels.forEach((column, channel) => {
      if (column.used) this.text(`channel ${channel}`, context.document.channels[channel]!.name, batch, column, point)
    })
    if (!isPoint) {
      this.#number(table.column('feature', 'feature'), this.#feature)
      this.#number(table.column('part', 'part'), this.#part)
    }
    if (continues) this.#openProperties(batch)
    else this.properties(batch, feature)
    row.write()
    context.written.add('Point')
    context.written.points++
  }

  #openProperties(batch: FeatureBatch): void {
    for (const { field, text } of this.#open) {
      const column = this.table.column(`field ${field}`, batch.document.fields[field]!.name)
      this.row.beginValue(column)
      this.row.text.copy(text)
      this.row.endValue(column)
    }
  }

  #number(column: number, value: number): void {
    this.row.beginValue(column)
    this.row.text.number(value)
    this.row.endValue(column)
  }

  override finish(): void {
    this.context.notes.add('lines-as-points', this.#lines)
  }
}
