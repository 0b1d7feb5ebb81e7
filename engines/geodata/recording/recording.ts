import type { FieldRole } from '../model/document.ts'
import { FeatureBatch, featureKind, shapeType, type ValueKind, valueKind } from '../model/feature.ts'
import type { ReadContext } from '../model/format.ts'
import { longestDecimal, writeDecimal } from '../numbers/write-decimal.ts'
import { InstantWriter, instantLength } from './write-seconds.ts'

export interface RecordedValue {
  readonly name: string
  readonly role?: FieldRole
  readonly value: string | number
}

/** A lap or a point of a course: a place on the way with what is known about it. */
export interface RecordedPlace {
  readonly x: number
  readonly y: number
  readonly z?: number
  readonly time?: string
  readonly values: readonly RecordedValue[]
}

/** Further laps and points of a course are counted, but not kept. */
export const mostPlaces = 10_000

/** Builds the track of a recording point by point, in pieces where it is long, and the places that belong to it. */
export class Recording {
  readonly batch: FeatureBatch
  readonly #context: ReadContext
  readonly #instants = new InstantWriter()
  #places: RecordedPlace[] = []
  #isOpen = false
  #wantsSegment = false
  /** Whether the beginning of the open track has been handed on. */
  #isHandedOn = false
  #points = 0
  #withoutPosition = 0
  hasPlaces = false
  trackCount = 0
  placesDropped = 0

  constructor(context: ReadContext) {
    this.#context = context
    this.batch = new FeatureBatch(context.document, context.keepDigits)
  }

  get hasPoints(): boolean {
    return this.#points > 0
  }

  beginTrack(values: readonly RecordedValue[]): void {
    const { batch } = this
    batch.beginFeature(featureKind.track)
    this.#addValues(values)
    batch.beginShape(shapeType.multiLine)
    this.#isOpen = true
    this.#isHandedOn = false
    this.#wantsSegment = true
    this.trackCount++
  }

  /** What is said about the open track behind its points; false where it is too late for it. */
  addToTrack(value: RecordedValue): boolean {
    if (!this.#isOpen || this.#isHandedOn) return false
    this.#addValues([value])
    return true
  }

  /** The next point begins a segment of its own. */
  beginSegment(): void {
    this.#wantsSegment = true
  }

  /** Returns the point's index, for `setZ` and channels. The time is a text, or seconds since 1970. */
  addPoint(x: number, y: number, time: string | number): number {
    const { batch } = this
    if (this.#wantsSegment) batch.beginPath()
    this.#wantsSegment = false
    this.#points++
    const point = batch.addPoint(x, y)
    if (typeof time === 'number') {
      if (Number.isNaN(time)) return point
      batch.reserveText(instantLength)
      const start = batch.textLength
      batch.textLength = this.#instants.write(batch.text, start, time)
      batch.time.set(point, start, batch.textLength)
    } else batch.time.set(point, batch.addString(time), batch.textLength)
    return point
  }

  setChannel(point: number, channel: number, value: number): void {
    const { batch } = this
    if (!Number.isFinite(value)) return
    batch.reserveText(longestDecimal)
    const start = batch.textLength
    batch.textLength = writeDecimal(batch.text, start, value)
    batch.channel(channel).set(point, start, batch.textLength)
  }

  countWithoutPosition(count = 1): void {
    this.#withoutPosition += count
  }

  addPlace(place: RecordedPlace): void {
    this.hasPlaces = true
    if (this.#places.length < mostPlaces) this.#places.push(place)
    else this.placesDropped++
  }

  /** To be called between points where the batch is full: hands it on with the track open. */
  *pause(): Generator<FeatureBatch, void, undefined> {
    const { batch } = this
    batch.openFeature = this.#isOpen
    batch.openPath = this.#isOpen && !this.#wantsSegment
    yield batch
    batch.clear()
    if (!this.#isOpen) return
    this.#isHandedOn = true
    batch.beginFeature(featureKind.track)
    batch.beginShape(shapeType.multiLine)
    if (batch.continuesPath) batch.beginPath()
  }

  /** Also to be called where there was no track: a course may have places only. */
  endTrack(): void {
    this.#isOpen = false
    for (const place of this.#places) this.writePlace(place)
    this.#places = []
  }

  /** To be called between tracks. */
  writePlace({ x, y, z, time, values }: RecordedPlace): void {
    const { batch } = this
    batch.beginFeature(featureKind.waypoint)
    batch.beginShape(shapeType.point)
    batch.beginPath()
    const point = batch.addPoint(x, y)
    if (z !== undefined) batch.setZ(point, z)
    if (time !== undefined) batch.time.set(point, batch.addString(time), batch.textLength)
    this.#addValues(values)
  }

  finish(): void {
    this.#context.notes.add('points-without-position-dropped', this.#withoutPosition)
    this.#context.notes.add('properties-dropped', this.placesDropped, { subject: 'Lap' })
  }

  #addValues(values: readonly RecordedValue[]): void {
    const { batch } = this
    for (const { name, role, value } of values) {
      if (value === '') continue
      const field = batch.document.field(name, role)
      if (typeof value === 'number') batch.addNumberProperty(field, value)
      else batch.addStringProperty(field, valueKind.text as ValueKind, value)
    }
  }
}
