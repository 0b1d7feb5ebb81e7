import { grown } from '../../bytes/grow.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import { powersOfTen } from '../../numbers/double-double.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { readDecimal } from '../../numbers/read-decimal.ts'

const cursor = { position: 0 }

/** No number that the quick way takes is longer, its blank included. */
const longestPlain = 20
const mostWholeDigits = 6
const mostDecimals = 9

/**
 * The numbers of one geometry's positions, in the order of the file, then as points. Digits are kept as ranges of the batch's text
 * where the target is text too.
 */
export class Positions {
  x: Float64Array = new Float64Array(1024)
  y: Float64Array = new Float64Array(1024)
  z: Float64Array = new Float64Array(1024)
  /** Start and end of the digits of x, y and z: six numbers a point; the end is the start where there are none. */
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

  /** Numbers separated by blanks or commas; a comma and a blank may stand together. */
  readNumbers(source: Uint8Array, from: number, to: number, batch: FeatureBatch): void {
    // One copy of the whole text, read where it will stay, keeps the digits of all its numbers.
    const start = this.#keepDigits ? batch.addText(source, from, to) : from
    const bytes = this.#keepDigits ? batch.text : source
    const end = this.#keepDigits ? batch.textLength : to
    this.#reserveNumbers((end - start + 1) >> 1)
    let at = this.#readPlainNumbers(bytes, start, end)
    let isApart = true
    for (;;) {
      while (at < end && (bytes[at]! <= 0x20 || bytes[at] === 0x2c)) if (bytes[at++] !== 0x2c) isApart = true
      if (at >= end) return
      if (isApart) this.tupleCount++
      cursor.position = at
      const value = readDecimal(bytes, cursor, end)
      const stop = cursor.position
      // Anything that is no finite number, or goes on behind one.
      if (value - value !== 0 || (stop < end && bytes[stop]! > 0x20 && bytes[stop] !== 0x2c)) {
        this.isFaulty = true
        return
      }
      const index = this.numberCount++
      this.#numbers[index] = value
      if (this.#keepDigits) {
        this.#numberDigits[index * 2] = at
        // `+2.5` and `.5` are numbers in XML but not in JSON: those are printed anew.
        this.#numberDigits[index * 2 + 1] = isJsonNumber(bytes, at, stop) ? stop : at
      }
      at = stop
      isApart = false
    }
  }

  /**
   * Reads numbers as most files have them: a few digits, a point, up to nine decimals, one blank. Returns the place behind the last one
   * taken; what is unusual, and the end of the text, is left to the general reader. One loop, no calls: most of the time goes here.
   */
  #readPlainNumbers(bytes: Uint8Array, start: number, end: number): number {
    const lastStart = end - longestPlain
    const numbers = this.#numbers
    const digits = this.#numberDigits
    const keepDigits = this.#keepDigits
    const first = this.numberCount
    let count = first
    let done = start
    for (let at = start; at < lastStart; ) {
      let byte = bytes[at]!
      const isNegative = byte === 0x2d
      if (isNegative) byte = bytes[++at]!
      const wholeStart = at
      let whole = 0
      let digit = byte - 0x30
      while (digit >= 0 && digit <= 9 && at - wholeStart <= mostWholeDigits) {
        whole = (whole * 10 + digit) | 0
        byte = bytes[++at]!
        digit = byte - 0x30
      }
      const wholeDigits = at - wholeStart
      if (wholeDigits === 0 || wholeDigits > mostWholeDigits || (wholeDigits > 1 && bytes[wholeStart] === 0x30)) break
      let value = whole
      if (byte === 0x2e) {
        const fractionStart = ++at
        let fraction = 0
        digit = bytes[at]! - 0x30
        while (digit >= 0 && digit <= 9 && at - fractionStart <= mostDecimals) {
          fraction = (fraction * 10 + digit) | 0
          digit = bytes[++at]! - 0x30
        }
        const decimals = at - fractionStart
        if (decimals === 0 || decimals > mostDecimals) break
        // Both operands are exact, so the one division rounds correctly.
        const scale = powersOfTen[decimals]!
        value = (whole * scale + fraction) / scale
        byte = bytes[at]!
      }
      if (byte !== 0x20) break
      numbers[count] = isNegative ? -value : value
      if (keepDigits) {
        digits[count * 2] = done
        digits[count * 2 + 1] = at
      }
      count++
      done = ++at
    }
    this.numberCount = count
    this.tupleCount += count - first
    return done
  }

  #reserveNumbers(extra: number): void {
    const count = this.numberCount + extra
    this.#numbers = grown(this.#numbers, count)
    if (this.#keepDigits) this.#numberDigits = grown(this.#numberDigits, count * 2)
  }

  /** Makes points of the numbers read since the last call. */
  takePoints(dimension: number, isNorthFirst: boolean): void {
    const total = this.numberCount
    if (total % dimension !== 0) this.isFaulty = true
    const xOffset = isNorthFirst ? 1 : 0
    const yOffset = 1 - xOffset
    const keepDigits = this.#keepDigits
    const numbers = this.#numbers
    const numberDigits = this.#numberDigits
    this.#reservePoints(Math.floor(total / dimension))
    const { x, y, z, digits } = this
    let point = this.count
    for (let at = 0; at + dimension <= total; at += dimension, point++) {
      x[point] = numbers[at + xOffset]!
      y[point] = numbers[at + yOffset]!
      z[point] = dimension > 2 ? numbers[at + 2]! : Number.NaN
      if (!keepDigits) continue
      const to = point * 6
      digits[to] = numberDigits[(at + xOffset) * 2]!
      digits[to + 1] = numberDigits[(at + xOffset) * 2 + 1]!
      digits[to + 2] = numberDigits[(at + yOffset) * 2]!
      digits[to + 3] = numberDigits[(at + yOffset) * 2 + 1]!
      digits[to + 4] = dimension > 2 ? numberDigits[(at + 2) * 2]! : 0
      digits[to + 5] = dimension > 2 ? numberDigits[(at + 2) * 2 + 1]! : 0
    }
    this.count = point
    if (dimension > 2 && total > 0) this.hasZ = true
    this.numberCount = 0
    this.tupleCount = 0
  }

  /** Adds a point that stands in no file: of an arc drawn out. */
  addPoint(x: number, y: number): void {
    this.#reservePoints(1)
    const point = this.count++
    this.x[point] = x
    this.y[point] = y
    this.z[point] = Number.NaN
    if (this.#keepDigits) this.digits.fill(0, point * 6, point * 6 + 6)
  }

  #reservePoints(extra: number): void {
    const count = this.count + extra
    this.x = grown(this.x, count)
    this.y = grown(this.y, count)
    this.z = grown(this.z, count)
    if (this.#keepDigits) this.digits = grown(this.digits, count * 6)
  }
}
