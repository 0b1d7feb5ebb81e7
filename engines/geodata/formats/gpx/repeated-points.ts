import type { TextColumn } from '../../bytes/text-column.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { type PointPattern, type PointRecorder, pointValue } from './point-recorder.ts'
import { areDegrees } from './position.ts'
import type { GpxValues } from './values.ts'

/** Spellings that are tried: with and without a heart rate, say. */
const mostPatterns = 4
/** Files that spell every point otherwise gain nothing; after so many no more are learnt. */
const mostLearnt = 1000

/** Reads points of a track that are spelled like one before them, without taking them apart into tokens. */
export class RepeatedPoints {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #values: GpxValues
  readonly #recorder: PointRecorder
  /** The one that fitted last comes first. */
  readonly #patterns: PointPattern[] = []
  /** By the order of `pointValue`. */
  readonly #digits: readonly TextColumn[]
  #view = new DataView(new ArrayBuffer(0))
  #learnt = 0
  /** The next point is spelled as none before. */
  #isNew = true

  constructor(xml: XmlTokenizer, batch: FeatureBatch, values: GpxValues, recorder: PointRecorder) {
    this.#xml = xml
    this.#batch = batch
    this.#values = values
    this.#recorder = recorder
    this.#digits = [batch.yDigits, batch.xDigits, batch.zDigits]
  }

  /** After the open tag of a point. */
  begin(): void {
    if (this.#isNew && this.#learnt < mostLearnt) this.#recorder.begin()
  }

  /** After the close tag of a point: takes those behind it that fit, and returns how many. */
  take(): number {
    const pattern = this.#recorder.finish()
    if (pattern !== undefined) {
      this.#learnt++
      this.#patterns.unshift(pattern)
      if (this.#patterns.length > mostPatterns) this.#patterns.pop()
    }
    let count = 0
    while (!this.#batch.full && this.#takeOne()) count++
    return count
  }

  #takeOne(): boolean {
    const { bytes, limit } = this.#xml
    if (this.#view.buffer !== bytes.buffer) this.#view = new DataView(bytes.buffer)
    const patterns = this.#patterns
    let from = this.#xml.position
    while (bytes[from]! <= 0x20) from++
    this.#isNew = true
    for (let index = 0; index < patterns.length; index++) {
      const pattern = patterns[index]!
      const end = pattern.element.match(bytes, this.#view, from, limit)
      if (end >= 0) {
        this.#isNew = false
        if (index > 0) patterns.unshift(...patterns.splice(index, 1))
        return this.#takeValues(pattern, end)
      }
      if (-1 - end >= limit) this.#isNew = false
    }
    return false
  }

  /** False, and nothing taken, when a number is none or lies off the globe: the usual way tells what to do about it. */
  #takeValues({ element: { valueStart, valueEnd }, targets }: PointPattern, end: number): boolean {
    const values = this.#values
    const { bytes } = this.#xml
    let x = Number.NaN
    let y = Number.NaN
    let z = Number.NaN
    for (let index = 0; index < targets.length; index++) {
      const target = targets[index]!
      if (target > pointValue.elevation) continue
      const number = values.number(bytes, valueStart[index]!, valueEnd[index]!)
      if (Number.isNaN(number)) return false
      if (target === pointValue.latitude) y = number
      else if (target === pointValue.longitude) x = number
      else z = number
    }
    if (!areDegrees(x, y)) return false
    const batch = this.#batch
    const point = batch.addPoint(x, y)
    values.point = point
    if (!Number.isNaN(z)) batch.setZ(point, z)
    for (let index = 0; index < targets.length; index++) {
      const start = valueStart[index]!
      const stop = valueEnd[index]!
      const target = targets[index]!
      if (target <= pointValue.elevation) {
        if (batch.keepDigits) values.setDigits(this.#digits[target - pointValue.latitude]!, bytes, start, stop)
        continue
      }
      const at = batch.addText(bytes, start, stop)
      const column = target === pointValue.time ? batch.time : batch.channel(target)
      column.set(point, at, batch.textLength)
    }
    this.#xml.position = end
    return true
  }
}
