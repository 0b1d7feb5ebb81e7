import { grown } from '../../bytes/grow.ts'
import type { FeatureBatch } from '../../feature.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { readDecimal } from '../../numbers/read-decimal.ts'

const cursor = { position: 0 }

/**
 * The numbers of one geometry's positions, in the order of the file, then as points. Digits are kept as ranges of the batch's text
 * where the target is text too.
 */
export class Positions {
  x: Float64Array = new Float64Array(1024)
  y: Float64Array = new Float64Array(1024)
  z: Float64Array = new Float64Array(1024)
  /** Start and end of the digits of x, y and z: six numbers a point; zero for none. */
  digits: Uint32Array = new Uint32Array(0)
  count = 0
  hasZ = false
  readonly #keepDigits: boolean
  #numbers: Float64Array = new Float64Array(1024)
  #numberDigits: Uint32Array = new Uint32Array(0)
  numberCount = 0
  /** Groups of numbers that blanks set apart from each other: the tuples of gml:coordinates. */
  tupleCount = 0
  /** Something that is no number stood among them. */
  isFaulty = false

  constructor(keepDigits: boolean) {
    this.#keepDigits = keepDigits
  }

  clear(): void {
    this.count = 0
    this.numberCount = 0
    this.tupleCount = 0
    this.hasZ = false
    this.isFaulty = false
  }

  /** Numbers separated by blanks, or by `separator`; a comma and a blank may stand together. */
  readNumbers(bytes: Uint8Array, start: number, end: number, batch: FeatureBatch): void {
    let at = start
    for (;;) {
      let isApart = at === start
      while (at < end && (bytes[at]! <= 0x20 || bytes[at] === 0x2c)) if (bytes[at++] !== 0x2c) isApart = true
      if (at >= end) return
      if (isApart) this.tupleCount++
      cursor.position = at
      const value = readDecimal(bytes, cursor, end)
      if (
        Number.isNaN(value) ||
        (cursor.position < end && bytes[cursor.position]! > 0x20 && bytes[cursor.position] !== 0x2c)
      ) {
        this.isFaulty = true
        return
      }
      this.addNumber(value, bytes, at, cursor.position, batch)
      at = cursor.position
    }
  }

  addNumber(value: number, bytes: Uint8Array, start: number, end: number, batch: FeatureBatch): void {
    const index = this.numberCount++
    if (index >= this.#numbers.length) this.#numbers = grown(this.#numbers, index + 1)
    this.#numbers[index] = value
    if (!Number.isFinite(value)) this.isFaulty = true
    if (!this.#keepDigits) return
    if (index * 2 + 1 >= this.#numberDigits.length) this.#numberDigits = grown(this.#numberDigits, index * 2 + 2)
    // `+2.5` and `.5` are numbers in XML but not in JSON: those are printed anew.
    const isUsable = isJsonNumber(bytes, start, end)
    this.#numberDigits[index * 2] = isUsable ? batch.addText(bytes, start, end) : 0
    this.#numberDigits[index * 2 + 1] = isUsable ? batch.textLength : 0
  }

  /** Makes points of the numbers read since the last call. */
  takePoints(dimension: number, isNorthFirst: boolean): void {
    const total = this.numberCount
    if (total % dimension !== 0) this.isFaulty = true
    for (let at = 0; at + dimension <= total; at += dimension) {
      const xAt = isNorthFirst ? at + 1 : at
      const yAt = isNorthFirst ? at : at + 1
      const z = dimension > 2 ? this.#numbers[at + 2]! : Number.NaN
      const point = this.addPoint(this.#numbers[xAt]!, this.#numbers[yAt]!, z)
      if (this.#keepDigits) {
        this.#copyDigits(point * 6, xAt)
        this.#copyDigits(point * 6 + 2, yAt)
        if (dimension > 2) this.#copyDigits(point * 6 + 4, at + 2)
      }
    }
    this.numberCount = 0
    this.tupleCount = 0
  }

  addPoint(x: number, y: number, z = Number.NaN): number {
    const point = this.count++
    if (point >= this.x.length) {
      this.x = grown(this.x, point + 1)
      this.y = grown(this.y, point + 1)
      this.z = grown(this.z, point + 1)
    }
    this.x[point] = x
    this.y[point] = y
    this.z[point] = z
    if (!Number.isNaN(z)) this.hasZ = true
    if (this.#keepDigits) {
      if (point * 6 + 6 > this.digits.length) this.digits = grown(this.digits, point * 6 + 6)
      this.digits.fill(0, point * 6, point * 6 + 6)
    }
    return point
  }

  #copyDigits(to: number, number: number): void {
    this.digits[to] = this.#numberDigits[number * 2]!
    this.digits[to + 1] = this.#numberDigits[number * 2 + 1]!
  }
}
