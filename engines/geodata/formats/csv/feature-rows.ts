import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { writeWkt } from '../../wkt/wkt-writer.ts'
import { Rows } from './rows.ts'

/** A row for each feature. */
export class FeatureRows extends Rows {
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
    this.row.text.ascii(this.table.geometryPrefix)
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
    const { notes, document, written } = this.context
    // No program opens a table without columns.
    if (this.table.columnCount === 0 && written.features > 0) this.table.column('geometry', 'WKT')
    notes.add('times-dropped', this.#times)
    notes.add('elevations-filled', this.#filled)
    this.#values.forEach((count, channel) => {
      notes.add('sensor-values-dropped', count, { subject: document.channels[channel]!.name })
    })
  }
}
