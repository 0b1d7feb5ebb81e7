import { epochSeconds } from '../bytes/epoch-seconds.ts'
import { noteDroppedResources } from '../formats/dropped-resources.ts'
import { type FeatureBatch, featureKind, shapeType } from '../model/feature.ts'
import { countLinePoints, countMeasures, forLinePoints } from '../model/point-counts.ts'
import { fail } from '../notes/problem.ts'
import { type Crossing, isWithinCategory } from './crossing.ts'

/** Carries positions, times and other values of points to a target that has less room for them than the source. */
export class PointBridge {
  readonly #crossing: Crossing
  readonly #isWithin: boolean
  readonly #droppedValues: number[] = []
  /** Those of files before this one. */
  readonly #knownFolders: number
  #measures = 0
  #timesAsMeasures = 0
  #droppedTimes = 0

  constructor(crossing: Crossing) {
    this.#crossing = crossing
    this.#isWithin = isWithinCategory(crossing.from, crossing.to, crossing.options)
    this.#knownFolders = crossing.document.folders.length
  }

  cross(batch: FeatureBatch): void {
    const { room, to, options, isChanged } = this.#crossing
    if (options.precision !== undefined) round(batch, options.precision)
    if (this.#isWithin && isChanged !== true) return
    if (to.category === 'gps') expectGlobe(batch)
    const isToldHere = room.pointValues === 'own' || to.category === 'gps'
    if (batch.hasM && isToldHere && !room.measures) this.#measures += countMeasures(batch)
    if (room.pointValues === 'lists') {
      singleLines(batch)
      this.#countUnlisted(batch)
    } else if (room.pointValues !== 'own') this.#dropValues(batch)
  }

  /** Lists stand beside the coordinates of lines: a track among other geometries has none. */
  #countUnlisted(batch: FeatureBatch): void {
    const { firstShape, firstPath, firstPoint } = batch
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const shape = firstShape[feature]!
      const end = firstShape[feature + 1]!
      if (shape === end || batch.shape[shape] !== shapeType.collection) continue
      for (let point = firstPoint[firstPath[shape]!]!; point < firstPoint[firstPath[end]!]!; point++) {
        if (batch.time.has(point)) this.#droppedTimes++
        batch.channels.forEach((column, channel) => {
          if (column.has(point)) this.#droppedValues[channel] = (this.#droppedValues[channel] ?? 0) + 1
        })
      }
    }
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
    // Writers of GPS formats tell this themselves.
    if (to.category !== 'gps') noteDroppedResources(document, notes)
    if (document.foldersAreColumn) {
      const folders = document.folders.slice(this.#knownFolders)
      const described = folders.filter(({ description }) => description !== undefined)
      notes.add('folders-as-column', folders.length)
      notes.add('metadata-dropped', described.length, { subject: 'Folder/description' })
    }
    notes.add('measures-dropped', this.#measures)
    notes.add('times-as-measures', this.#timesAsMeasures)
    notes.add('times-dropped', this.#droppedTimes)
    this.#droppedValues.forEach((count, channel) => {
      notes.add('sensor-values-dropped', count, { subject: document.channels[channel]!.name })
    })
  }
}

/** Makes tracks of one segment lines, as all formats but GPX have them. For a track in several pieces its writer finds out. */
export function singleLines(batch: FeatureBatch): void {
  for (let feature = 0; feature < batch.featureCount; feature++) {
    if (batch.kind[feature] !== featureKind.track) continue
    const shape = batch.firstShape[feature]!
    if (shape === batch.firstShape[feature + 1]! || batch.shape[shape] !== shapeType.multiLine) continue
    if (batch.firstPath[shape + 1]! - batch.firstPath[shape]! === 1) batch.shape[shape] = shapeType.line
  }
}

/** A hair over a pole by rounding, and one and a half turns of longitude, which writers bring back into range. */
const farthestLatitudeDegrees = 90.000001
const farthestLongitudeDegrees = 540

/** GPX and KML hold nothing but degrees: metres of an unknown system would become a false position. */
function expectGlobe({ x, y, pointCount }: FeatureBatch): void {
  for (let point = 0; point < pointCount; point++) {
    const isOnGlobe = Math.abs(y[point]!) <= farthestLatitudeDegrees && Math.abs(x[point]!) <= farthestLongitudeDegrees
    if (!isOnGlobe) fail({ code: 'no_usable_coordinates' })
  }
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
