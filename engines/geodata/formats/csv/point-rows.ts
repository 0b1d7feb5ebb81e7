import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { Rows } from './rows.ts'

/** A row for each point. */
export class PointRows extends Rows {
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
