import type { TextColumn } from '../bytes/text-column.ts'
import { noteDroppedResources } from '../dropped-resources.ts'
import { type FeatureBatch, featureKind, shapeType } from '../feature.ts'
import { fail } from '../problem.ts'
import { type Crossing, isWithinCategory } from './crossing.ts'
import { epochSeconds } from './epoch-seconds.ts'

/** Positions, times and other values of points on their way to a target that has not the same room for them. */
export class PointBridge {
  readonly #crossing: Crossing
  readonly #isWithin: boolean
  readonly #droppedValues: number[] = []
  #measures = 0
  #timesAsMeasures = 0
  #droppedTimes = 0

  constructor(crossing: Crossing) {
    this.#crossing = crossing
    this.#isWithin = isWithinCategory(crossing.from, crossing.to)
  }

  cross(batch: FeatureBatch): void {
    const { room, to, options } = this.#crossing
    if (options.precision !== undefined) round(batch, options.precision)
    if (this.#isWithin) return
    if (to.category === 'gps') expectGlobe(batch)
    if (batch.hasM && room.pointValues === 'own' && !room.measures) this.#measures += countNumbers(batch)
    if (room.pointValues === 'lists') singleLines(batch)
    else if (room.pointValues !== 'own') this.#dropValues(batch)
  }

  #dropValues(batch: FeatureBatch): void {
    if (batch.time.used) {
      if (this.#crossing.room.pointValues === 'measures' && !batch.hasM) this.#timesToMeasures(batch)
      else this.#droppedTimes += countLinePoints(batch, batch.time)
      batch.time.clear(batch.pointCount)
    }
    batch.channels.forEach((column, channel) => {
      if (!column.used) return
      this.#droppedValues[channel] = (this.#droppedValues[channel] ?? 0) + countLinePoints(batch, column)
      column.clear(batch.pointCount)
    })
  }

  #timesToMeasures(batch: FeatureBatch): void {
    const { time, text } = batch
    forLinePoints(batch, (point) => {
      if (!time.has(point)) return
      const seconds = epochSeconds(text, time.start[point]!, time.end[point]!)
      if (Number.isNaN(seconds)) this.#droppedTimes++
      else {
        batch.setM(point, seconds)
        this.#timesAsMeasures++
      }
    })
  }

  finish(): void {
    const { notes, document, to } = this.#crossing
    // The writers of the formats they come from tell it themselves.
    if (to.category !== 'gps') noteDroppedResources(document, notes)
    if (document.foldersAreColumn) notes.add('folders-as-column', document.folders.length)
    notes.add('measures-dropped', this.#measures)
    notes.add('times-as-measures', this.#timesAsMeasures)
    notes.add('times-dropped', this.#droppedTimes)
    this.#droppedValues.forEach((count, channel) => {
      notes.add('sensor-values-dropped', count, { subject: document.channels[channel]!.name })
    })
  }
}

/** A track of one segment is a line everywhere but in GPX. How many one in pieces has, its writer finds out. */
export function singleLines(batch: FeatureBatch): void {
  for (let feature = 0; feature < batch.featureCount; feature++) {
    if (batch.kind[feature] !== featureKind.track) continue
    const shape = batch.firstShape[feature]!
    if (shape === batch.firstShape[feature + 1]! || batch.shape[shape] !== shapeType.multiLine) continue
    if (batch.firstPath[shape + 1]! - batch.firstPath[shape]! === 1) batch.shape[shape] = shapeType.line
  }
}

function forLinePoints(batch: FeatureBatch, work: (point: number) => void): void {
  for (let shape = 0; shape < batch.shapeCount; shape++) {
    if (batch.shape[shape] === shapeType.point) continue
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    for (let point = batch.firstPoint[first]!; first < end && point < batch.firstPoint[end]!; point++) work(point)
  }
}

function countLinePoints(batch: FeatureBatch, column: TextColumn): number {
  let count = 0
  forLinePoints(batch, (point) => {
    if (column.has(point)) count++
  })
  return count
}

function countNumbers({ m, pointCount }: FeatureBatch): number {
  let count = 0
  for (let point = 0; point < pointCount; point++) if (!Number.isNaN(m[point]!)) count++
  return count
}

/** GPX and KML know no other numbers than degrees: metres of an unknown system would be a false position. */
function expectGlobe({ x, y, pointCount }: FeatureBatch): void {
  for (let point = 0; point < pointCount; point++)
    if (!(Math.abs(y[point]!) <= 90.000001 && Math.abs(x[point]!) <= 540)) fail({ code: 'no_usable_coordinates' })
}

function round(batch: FeatureBatch, decimals: number): void {
  const { x, y, pointCount } = batch
  const scale = 10 ** decimals
  for (let point = 0; point < pointCount; point++) {
    x[point] = Math.round(x[point]! * scale) / scale
    y[point] = Math.round(y[point]! * scale) / scale
  }
  batch.xDigits.clear(pointCount)
  batch.yDigits.clear(pointCount)
}
