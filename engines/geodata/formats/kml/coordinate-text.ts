import type { FeatureBatch } from '../../model/feature.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { type Cursor, readDecimal } from '../../numbers/read-decimal.ts'

/** Reads positions of KML into points: the text of `coordinates` elements, part by part, and that of gx:coord. */
export class CoordinateText {
  readonly #batch: FeatureBatch
  readonly #cursor: Cursor = { position: 0 }
  readonly #values = new Float64Array(3)
  readonly #digitStart = new Uint32Array(3)
  readonly #digitEnd = new Uint32Array(3)
  #count = 0
  #joined = false
  unreadable = 0
  outOfRange = 0
  points = 0

  /** A comma has been read whose number is still to come. */
  get isJoined(): boolean {
    return this.#joined
  }

  constructor(batch: FeatureBatch) {
    this.#batch = batch
  }

  /**
   * Takes part of the text of `coordinates`. Numbers joined by commas are one tuple; blanks around a comma do not part it; a fourth
   * number begins the next tuple, because Google Earth accepts tuples joined by commas only.
   */
  add(source: Uint8Array, from: number, to: number): void {
    const batch = this.#batch
    const cursor = this.#cursor
    // One copy of the whole text, read where it will stay, keeps the digits of all its numbers.
    let at = batch.keepDigits ? batch.addText(source, from, to) : from
    const bytes = batch.keepDigits ? batch.text : source
    const end = batch.keepDigits ? batch.textLength : to
    while (at < end) {
      const byte = bytes[at]!
      if (byte <= 0x20) at++
      else if (byte === 0x2c) {
        this.#joined = true
        at++
      } else {
        cursor.position = at
        const value = readDecimal(bytes, cursor, end)
        if (cursor.position === at || value - value !== 0) {
          this.#fault()
          while (at < end && bytes[at]! > 0x20) at++
          continue
        }
        if (this.#count === 3 || (this.#count > 0 && !this.#joined)) this.finish()
        this.#take(bytes, at, cursor.position, value)
        at = cursor.position
      }
    }
  }

  /** Adds the point of a gx:coord, whose numbers are set apart by blanks; returns it, or -1 when there is none. */
  addCoord(source: Uint8Array, from: number, to: number): number {
    const batch = this.#batch
    const cursor = this.#cursor
    let at = batch.keepDigits ? batch.addText(source, from, to) : from
    const bytes = batch.keepDigits ? batch.text : source
    const end = batch.keepDigits ? batch.textLength : to
    this.#count = 0
    for (;;) {
      while (at < end && (bytes[at]! <= 0x20 || bytes[at] === 0x2c)) at++
      if (at >= end) return this.finish()
      cursor.position = at
      const value = readDecimal(bytes, cursor, end)
      if (cursor.position === at || value - value !== 0 || this.#count === 3) {
        this.unreadable++
        return -1
      }
      this.#take(bytes, at, cursor.position, value)
      at = cursor.position
    }
  }

  #take(bytes: Uint8Array, start: number, end: number, value: number): void {
    const count = this.#count++
    this.#values[count] = value
    this.#joined = false
    if (!this.#batch.keepDigits) return
    this.#digitStart[count] = start
    this.#digitEnd[count] = isJsonNumber(bytes, start, end) ? end : start
  }

  /** A text that is no number spoils the tuple it belongs to, not the one before. */
  #fault(): void {
    if (!this.#joined) this.finish()
    this.#count = 0
    this.#joined = false
    this.unreadable++
  }

  /** Ends the tuple begun; returns its point, or -1 when there is none. */
  finish(): number {
    const count = this.#count
    const values = this.#values
    this.#count = 0
    this.#joined = false
    if (count === 0) return -1
    if (count === 1) {
      this.unreadable++
      return -1
    }
    const x = values[0]!
    const y = values[1]!
    if (!(y >= -90 && y <= 90 && x >= -360 && x <= 360)) {
      this.outOfRange++
      return -1
    }
    const batch = this.#batch
    const point = batch.addPoint(x, y)
    this.points++
    if (count === 3) batch.setZ(point, values[2]!)
    if (batch.keepDigits) {
      const { 0: xStart, 1: yStart, 2: zStart } = this.#digitStart
      const { 0: xEnd, 1: yEnd, 2: zEnd } = this.#digitEnd
      batch.xDigits.set(point, xStart!, xEnd!)
      batch.yDigits.set(point, yStart!, yEnd!)
      if (count === 3) batch.zDigits.set(point, zStart!, zEnd!)
    }
    return point
  }
}
