import { grown } from '../../bytes/grow.ts'
import { TextColumn } from '../../bytes/text-column.ts'
import type { FeatureBatch } from '../../feature.ts'
import type { Notes } from '../../notes.ts'

/**
 * The lists of a gx:Track, matched by position: the n-th `when` belongs to the n-th `coord`, and so do the n-th angles and values.
 * An empty `coord` is a missing point; what belongs to it is dropped with it.
 */
export class TrackReader {
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  readonly #whens = new TextColumn()
  readonly #angles = new TextColumn()
  #whenCount = 0
  #angleCount = 0
  /** 1 + point of each coord, 0 for a missing one. */
  #pointOf = new Uint32Array(1024)
  #coordCount = 0
  #channel = -1
  #valueCount = 0

  constructor(batch: FeatureBatch, notes: Notes) {
    this.#batch = batch
    this.#notes = notes
  }

  begin(): void {
    this.#whens.clear(this.#whenCount)
    this.#angles.clear(this.#angleCount)
    this.#whenCount = 0
    this.#angleCount = 0
    this.#coordCount = 0
  }

  addWhen(start: number, end: number): void {
    this.#whens.set(this.#whenCount++, start, end)
  }

  addAngles(start: number, end: number): void {
    this.#angles.set(this.#angleCount++, start, end)
  }

  addCoord(point: number): void {
    this.#pointOf = grown(this.#pointOf, this.#coordCount + 1)
    this.#pointOf[this.#coordCount++] = point + 1
  }

  beginArray(channel: number): void {
    this.#channel = channel
    this.#valueCount = 0
  }

  addValue(start: number, end: number): void {
    const index = this.#valueCount++
    const point = index < this.#coordCount ? this.#pointOf[index]! : 0
    if (end === start) return
    if (point === 0 || this.#channel < 0) this.#notes.add('sensor-values-dropped')
    else this.#batch.channel(this.#channel).set(point - 1, start, end)
  }

  /** Gives every point its time. */
  end(): void {
    this.#assign(this.#whens, this.#whenCount, this.#batch.time)
    if (this.#angles.used) {
      const channel = this.#batch.document.channel('angles')
      this.#assign(this.#angles, this.#angleCount, this.#batch.channel(channel))
    }
  }

  #assign(source: TextColumn, count: number, target: TextColumn): void {
    let dropped = 0
    for (let index = 0; index < count; index++) {
      const start = source.start[index]!
      const end = source.end[index]!
      if (end === start) continue
      const point = index < this.#coordCount ? this.#pointOf[index]! : 0
      if (point === 0) dropped++
      else target.set(point - 1, start, end)
    }
    this.#notes.add('times-dropped', dropped)
  }
}
