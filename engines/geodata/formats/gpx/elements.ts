import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { FeatureValues } from './feature-values.ts'
import { PointValues } from './point-values.ts'
import { writeTrackPosition } from './position.ts'
import { timeResult, writeTime } from './time.ts'

const wpt = utf8('<wpt lat="')
const wptEnd = utf8('</wpt>\n')
const trkpt = utf8('<trkpt lat="')
const trkptEnd = utf8('</trkpt>\n')
const rtept = utf8('<rtept lat="')
const rteptEnd = utf8('</rtept>\n')

/** Writes the elements of GPX, each with its children in the order of the schema. */
export class GpxElements {
  readonly #context: WriteContext
  readonly #featureValues: FeatureValues
  readonly #pointValues: PointValues
  #completedTimes = 0
  #droppedTimes = 0
  #wrapped = 0

  constructor(context: WriteContext) {
    this.#context = context
    this.#featureValues = new FeatureValues(context.notes)
    this.#pointValues = new PointValues(context.notes)
  }

  /** To be called once per batch: which values points have may change with it. */
  begin(batch: FeatureBatch): void {
    this.#pointValues.begin(batch)
  }

  waypoint(out: ByteWriter, batch: FeatureBatch, feature: number, point: number): void {
    const values = this.#featureValues
    values.begin(batch, feature)
    this.#wrapped += writeTrackPosition(out, batch, point, wpt)
    if (!this.#time(out, batch, point)) values.writeBegin(out)
    values.writeElements(out, true)
    values.writeExtensions(out, '')
    out.copy(wptEnd)
    this.#context.written.add('Point')
    this.#context.written.points++
    if (batch.style[feature]! > 0 || values.hasStyleUrl) this.#context.notes.add('styles-dropped')
  }

  /**
   * A track with its segments, or a route. A piece of a cut one leaves out the head when it `continues`, and the end when it `goesOn`.
   */
  line(
    out: ByteWriter,
    batch: FeatureBatch,
    feature: number,
    firstPath: number,
    endPath: number,
    isRoute: boolean,
    continues = false,
    goesOn = false,
  ): void {
    if (!continues) this.#lineHead(out, batch, feature, isRoute)
    for (let path = firstPath; path < endPath; path++) {
      if (!isRoute && !(continues && batch.continuesPath && path === firstPath)) out.ascii('<trkseg>\n')
      this.#points(out, batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!, isRoute)
      if (!isRoute && !(goesOn && batch.openPath && path === endPath - 1)) out.ascii('</trkseg>\n')
    }
    if (!goesOn) out.ascii(isRoute ? '</rte>\n' : '</trk>\n')
  }

  /** A track of segments that do not stand side by side in the batch. */
  track(out: ByteWriter, batch: FeatureBatch, feature: number, paths: readonly number[]): void {
    this.#lineHead(out, batch, feature, false)
    for (const path of paths) {
      out.ascii('<trkseg>\n')
      this.#points(out, batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!, false)
      out.ascii('</trkseg>\n')
    }
    out.ascii('</trk>\n')
  }

  #lineHead(out: ByteWriter, batch: FeatureBatch, feature: number, isRoute: boolean): void {
    const values = this.#featureValues
    values.begin(batch, feature)
    out.ascii(isRoute ? '<rte>' : '<trk>')
    values.writeElements(out, false)
    values.writeExtensions(out, values.lineStyle(this.#context.document))
    out.byte(0x0a)
    this.#context.written.add(isRoute ? 'LineString' : 'MultiLineString')
  }

  #points(out: ByteWriter, batch: FeatureBatch, first: number, end: number, isRoute: boolean): void {
    const open = isRoute ? rtept : trkpt
    const close = isRoute ? rteptEnd : trkptEnd
    const values = this.#pointValues
    const hasTime = batch.time.used
    for (let point = first; point < end; point++) {
      this.#wrapped += writeTrackPosition(out, batch, point, open)
      if (hasTime) this.#time(out, batch, point)
      values.write(out, batch, point)
      out.copy(close)
    }
    this.#context.written.points += end - first
  }

  #time(out: ByteWriter, batch: FeatureBatch, point: number): boolean {
    const { time } = batch
    if (!time.has(point)) return false
    const result = writeTime(out, batch.text, time.start[point]!, time.end[point]!)
    if (result === timeResult.completed) this.#completedTimes++
    else if (result === timeResult.dropped) this.#droppedTimes++
    return true
  }

  finish(): void {
    const { notes } = this.#context
    notes.add('times-completed', this.#completedTimes)
    notes.add('times-dropped', this.#droppedTimes)
    notes.add('longitudes-wrapped', this.#wrapped)
    this.#featureValues.finish()
    this.#pointValues.finish()
  }
}
