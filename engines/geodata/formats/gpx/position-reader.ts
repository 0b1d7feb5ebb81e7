import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { GpxNames } from './element-names.ts'
import { areDegrees } from './position.ts'
import type { GpxValues } from './values.ts'

/** The position of a point, which stands in two attributes. Those that are no numbers or lie off the globe are counted. */
export class PositionReader {
  /** The attributes in which the last one stands. */
  longitude = -1
  latitude = -1
  /** Points of the way between those of routes. */
  wayPoints = 0

  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #names: GpxNames
  readonly #values: GpxValues
  #x = 0
  #y = 0
  #unreadable = 0
  #outOfRange = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, names: GpxNames, values: GpxValues) {
    this.#xml = xml
    this.#batch = batch
    this.#names = names
    this.#values = values
  }

  /** Whether the element that was opened has a position. */
  read(): boolean {
    this.latitude = this.#xml.attribute(this.#names.lat)
    this.longitude = this.#xml.attribute(this.#names.lon)
    this.#y = this.latitude < 0 ? Number.NaN : this.#values.attributeNumber(this.latitude)
    this.#x = this.longitude < 0 ? Number.NaN : this.#values.attributeNumber(this.longitude)
    if (areDegrees(this.#x, this.#y)) return true
    if (Number.isNaN(this.#x + this.#y)) this.#unreadable++
    else this.#outOfRange++
    return false
  }

  /** Adds the point that was read; its digits go along where they are kept. */
  add(): void {
    this.#values.point = this.#batch.addPoint(this.#x, this.#y)
    if (this.#batch.keepDigits) this.#values.keepDigits(this.longitude, this.latitude)
  }

  finish(notes: Notes): void {
    notes.add('way-as-route-points', this.wayPoints)
    notes.add('coordinates-unreadable', this.#unreadable)
    notes.add('points-out-of-range-dropped', this.#outOfRange)
  }
}
