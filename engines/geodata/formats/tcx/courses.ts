import { geodesicMetres } from '#engines/coordinates/index.ts'
import { ByteWriter } from '../../bytes/byte-writer.ts'
import { epochSeconds } from '../../bytes/epoch-seconds.ts'
import { instantForm, instantFormOf, writeInstant } from '../../bytes/instant.ts'
import { SpillingWriter } from '../../bytes/spilling-writer.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { InstantWriter, instantLength } from '../../recording/write-seconds.ts'
import { element, type FeatureTexts, pointType, textsOf, writeName } from './feature-texts.ts'
import { PointSensors } from './point-sensors.ts'
import { writePosition } from './positions.ts'
import { Trace } from './trace.ts'

/** The schema asks for a time at every point. Where there is none, one goes at ten kilometres an hour from a day nobody takes for a real one. */
const paceMetresPerSecond = 10_000 / 3600
const madeUpBegin = Date.UTC(2010, 0, 1) / 1000

/** `RestrictedToken_t` and `CoursePointName_t`. */
const longestCourseName = 15
const longestPlaceName = 10

/** Places that wait for their course; a watch takes two hundred. */
const mostWaiting = 4096

interface Place {
  readonly texts: FeatureTexts
  readonly x: number
  readonly y: number
  /** As they are written; a time only where the place has one. */
  readonly time: string
  readonly position: string
}

const noTexts: FeatureTexts = { name: '', description: '', type: '' }

/** Writes courses. What stands in front of the points of one is known behind them: they are put aside, and so are the places on the way. */
export class Courses {
  readonly #context: WriteContext
  readonly #out: ByteWriter
  readonly #points: SpillingWriter
  readonly #places: SpillingWriter
  readonly #sensors: PointSensors
  readonly #instants = new InstantWriter()
  readonly #trace = new Trace()
  /** For the parts of a place. */
  readonly #text = new ByteWriter()
  #batch!: FeatureBatch
  #distances: FeatureBatch['time'] | undefined
  #waiting: Place[] = []
  /** Of the course at hand. */
  #texts: FeatureTexts | undefined
  #tracks = 0
  #metres = 0
  #begin = Number.NaN
  #seconds = madeUpBegin
  #x = Number.NaN
  #y = Number.NaN
  #timesMadeUp = 0
  #timesDropped = 0
  #wrapped = 0

  constructor(context: WriteContext, out: ByteWriter) {
    this.#context = context
    this.#out = out
    this.#points = new SpillingWriter(context.createSpill)
    this.#places = new SpillingWriter(context.createSpill)
    this.#sensors = new PointSensors(context.notes)
  }

  begin(batch: FeatureBatch): void {
    this.#batch = batch
    this.#sensors.begin(batch)
    const distance = batch.document.channels.findIndex(({ name }) => name === 'distance')
    this.#distances = distance < 0 ? undefined : batch.channels[distance]
  }

  async relieve(): Promise<void> {
    if (this.#waiting.length > mostWaiting) this.#writePlaces()
    await this.#points.relieve()
    await this.#places.relieve()
  }

  place(feature: number, point: number): void {
    const batch = this.#batch
    const texts = textsOf(batch, feature, this.#context.notes)
    const out = this.#text
    this.#ownTime(out, point)
    const time = takenText(out)
    this.#wrapped += writePosition(out, batch, point)
    this.#waiting.push({ texts, x: batch.x[point]!, y: batch.y[point]!, time, position: takenText(out) })
  }

  line(feature: number, paths: readonly number[], continues: boolean): void {
    const batch = this.#batch
    const { out } = this.#points
    if (!continues) {
      this.#texts = textsOf(batch, feature, this.#context.notes)
      this.#tracks = this.#metres = 0
      this.#begin = Number.NaN
      this.#seconds = madeUpBegin
    }
    for (const path of paths) {
      if (!(path === 0 && batch.continuesPath)) {
        out.ascii('<Track>\n')
        this.#tracks++
        this.#x = Number.NaN
      }
      for (let point = batch.firstPoint[path]!; point < batch.firstPoint[path + 1]!; point++) this.#point(out, point)
      if (!(path === batch.pathCount - 1 && batch.openPath)) out.ascii('</Track>\n')
    }
  }

  #point(out: ByteWriter, point: number): void {
    const batch = this.#batch
    const [x, y] = [batch.x[point]!, batch.y[point]!]
    const way = Number.isNaN(this.#x) ? 0 : geodesicMetres(this.#x, this.#y, x, y)
    this.#metres += way
    this.#x = x
    this.#y = y
    out.ascii('<Trackpoint>')
    const seconds = this.#ownTime(out, point)
    if (Number.isNaN(seconds)) {
      this.#timesMadeUp++
      this.#writeSeconds(out, this.#seconds + way / paceMetresPerSecond)
    } else this.#seconds = seconds
    if (Number.isNaN(this.#begin)) this.#begin = this.#seconds
    this.#trace.add(x, y, this.#seconds)
    this.#wrapped += writePosition(out, batch, point)
    out.ascii('<DistanceMeters>')
    const own = this.#distances
    if (own?.has(point)) out.copySlice(batch.text, own.start[point]!, own.end[point]!)
    else out.number(inCentimetres(this.#metres))
    out.ascii('</DistanceMeters>')
    this.#sensors.write(out, batch, point)
    this.#context.written.points++
    out.ascii('</Trackpoint>\n')
  }

  /** Writes the time a point has; NaN where it has none. */
  #ownTime(out: ByteWriter, point: number): number {
    const { time, text } = this.#batch
    if (!time.has(point)) return Number.NaN
    const [start, end] = [time.start[point]!, time.end[point]!]
    const form = instantFormOf(text, start, end)
    if (form < instantForm.dateTime) {
      this.#timesDropped++
      return Number.NaN
    }
    out.ascii('<Time>')
    writeInstant(out, text, start, end, form)
    out.ascii('</Time>')
    return epochSeconds(text, start, end)
  }

  #writeSeconds(out: ByteWriter, seconds: number): void {
    this.#seconds = seconds
    out.ascii('<Time>')
    out.reserve(instantLength)
    out.length = this.#instants.write(out.bytes, out.length, Math.round(seconds))
    out.ascii('</Time>')
  }

  #writePlaces(): void {
    const { out } = this.#places
    const { notes, written } = this.#context
    for (const { texts, x, y, time, position } of this.#waiting) {
      out.ascii('<CoursePoint>')
      const about = writeName(out, texts, longestPlaceName, 'Point', notes)
      if (time === '') {
        this.#timesMadeUp++
        const before = this.#seconds
        this.#writeSeconds(out, this.#trace.nearest(x, y) ?? madeUpBegin)
        this.#seconds = before
      } else out.ascii(time)
      out.ascii(position)
      element(out, 'PointType', pointType(texts.type, notes))
      element(out, 'Notes', about)
      out.ascii('</CoursePoint>\n')
      written.add('Point')
      written.points++
    }
    this.#waiting = []
  }

  /** The course that is open, with its places; places without any course are one of their own. */
  async *end(isLast = false): AsyncGenerator<Uint8Array, void, undefined> {
    const hasPlaces = this.#waiting.length > 0 || !this.#places.empty
    if (this.#texts === undefined && !(isLast && hasPlaces)) return
    const out = this.#out
    const { notes, baseName, written } = this.#context
    this.#writePlaces()
    out.ascii('<Course>')
    const texts = this.#texts ?? noTexts
    const about = writeName(out, texts, longestCourseName, baseName, notes)
    if (texts.type !== '') notes.add('properties-dropped', 1, { subject: 'type' })
    if (this.#texts) {
      out.ascii('<Lap>')
      element(out, 'TotalTimeSeconds', Math.max(0, Math.round(this.#seconds - this.#begin)))
      element(out, 'DistanceMeters', inCentimetres(this.#metres))
      out.ascii('<Intensity>Active</Intensity></Lap>\n')
      written.add(this.#tracks > 1 ? 'MultiLineString' : 'LineString')
    }
    yield out.take()
    yield* this.#points.drain()
    element(out, 'Notes', about)
    yield out.take()
    yield* this.#places.drain()
    out.ascii('</Course>\n')
    this.#texts = undefined
    this.#trace.clear()
  }

  finish(): void {
    const { notes } = this.#context
    notes.add('times-made-up', this.#timesMadeUp)
    notes.add('times-dropped', this.#timesDropped)
    notes.add('longitudes-wrapped', this.#wrapped)
    for (const { charactersDropped } of [this.#out, this.#places.out])
      notes.add('characters-dropped', charactersDropped)
  }
}

const inCentimetres = (metres: number): number => Math.round(metres * 100) / 100

function takenText(out: ByteWriter): string {
  const text = new TextDecoder().decode(out.bytes.subarray(0, out.length))
  out.length = 0
  return text
}
