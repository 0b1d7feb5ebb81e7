import type { TextColumn } from '../../bytes/text-column.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { isSouthOrWest } from '../../numbers/hemispheres.ts'
import { looseAnglePart, readPair } from '../../numbers/written-numbers.ts'
import { isBeyondDegrees } from '../../systems/degree-limits.ts'
import type { AngleColumns, PositionColumns } from '../../vocabulary/position-names.ts'
import type { Pairs } from './find-columns.ts'
import type { RowScanner } from './row-scanner.ts'
import { RowValues } from './row-values.ts'

/** Puts the position of a row into the newest feature: from a column each for longitude and latitude, or from one with both. */
export class RowPosition {
  readonly values: RowValues
  readonly #rows: RowScanner
  readonly #batch: FeatureBatch
  readonly #columns: PositionColumns
  readonly #elevationName: string
  /** Most rows are in degrees, so a number that cannot be degrees is a mistake. */
  readonly #isInDegrees: boolean
  located = 0
  unreadable = 0
  outOfRange = 0
  /** The line of the first. */
  firstOutOfRange: number | undefined
  #elevationsUnreadable = 0
  #accuracies = 0

  constructor(
    rows: RowScanner,
    batch: FeatureBatch,
    columns: PositionColumns,
    elevationName: string,
    isInDegrees: boolean,
  ) {
    this.values = new RowValues(rows)
    this.#rows = rows
    this.#batch = batch
    this.#columns = columns
    this.#elevationName = elevationName
    this.#isInDegrees = isInDegrees
  }

  readColumns(): void {
    const { longitude, latitude, angles, elevation } = this.#columns
    const { values } = this
    const x = this.#angle(longitude, angles?.longitude)
    const { digitsStart, digitsEnd, hasDigits } = values
    const y = this.#angle(latitude, angles?.latitude)
    if (Number.isNaN(x) || Number.isNaN(y)) {
      if (!values.isBlank(longitude) || !values.isBlank(latitude)) this.unreadable++
      return
    }
    const point = this.#add(x, y)
    if (point < 0) return
    const batch = this.#batch
    if (batch.keepDigits) {
      if (hasDigits) this.#keepDigits(batch.xDigits, point, digitsStart, digitsEnd)
      if (values.hasDigits) this.#keepDigits(batch.yDigits, point, values.digitsStart, values.digitsEnd)
    }
    if (elevation >= 0) this.#elevation(point, elevation)
  }

  readBoth({ isLongitudeFirst }: Pairs): void {
    const pair = readPair(this.values.text(this.#columns.geometry))
    if (pair === undefined) {
      this.unreadable++
      return
    }
    const [x, y] = (pair.isLongitudeFirst ?? isLongitudeFirst) ? [pair.first, pair.second] : [pair.second, pair.first]
    const point = this.#add(x, y)
    if (point < 0) return
    if (!Number.isNaN(pair.third)) this.#batch.setZ(point, pair.third)
    if (pair.hasAccuracy) this.#accuracies++
  }

  /** Returns the point, or -1 where the numbers cannot be degrees but should. */
  #add(x: number, y: number): number {
    if (this.#isInDegrees && isBeyondDegrees(x, y)) {
      this.outOfRange++
      this.firstOutOfRange ??= this.#rows.line
      return -1
    }
    const batch = this.#batch
    batch.beginShape(shapeType.point)
    batch.beginPath()
    this.located++
    return batch.addPoint(x, y)
  }

  #elevation(point: number, column: number): void {
    const { values } = this
    const z = values.number(column)
    if (!Number.isNaN(z)) {
      this.#batch.setZ(point, z)
      if (this.#batch.keepDigits && values.hasDigits)
        this.#keepDigits(this.#batch.zDigits, point, values.digitsStart, values.digitsEnd)
    } else if (!values.isBlank(column)) this.#elevationsUnreadable++
  }

  #keepDigits(column: TextColumn, point: number, start: number, end: number): void {
    column.set(point, this.#batch.addText(this.#rows.bytes, start, end), this.#batch.textLength)
  }

  /** Degrees, with what other columns add to them. */
  #angle(column: number, parts: AngleColumns | undefined): number {
    const { values } = this
    if (parts === undefined) return values.number(column)
    const minutes = this.#part(parts.minutes)
    const seconds = this.#part(parts.seconds)
    const isSouthWest = parts.side >= 0 && isSouthOrWest(values.text(parts.side).trim())
    const degrees = values.number(column)
    // Some write the minus at every part, which shows where the degrees are 0. At the minutes alone it means nothing.
    const areMinutesNegative = minutes < 0 || seconds < 0
    if (degrees > 0 && areMinutesNegative) return Number.NaN
    const isNegative = isSouthWest || degrees < 0 || Object.is(degrees, -0) || areMinutesNegative
    const rest = Math.abs(minutes) / 60 + Math.abs(seconds) / 3600
    const value = Math.abs(degrees) + rest
    // The digits of the degrees alone are those of another number.
    values.hasDigits &&= rest === 0 && isNegative === degrees < 0
    return isNegative ? -value : value
  }

  /** Minutes or seconds; sixty are what rounding made of a little less. */
  #part(column: number): number {
    const { values } = this
    if (column < 0 || values.isBlank(column)) return 0
    const number = values.number(column)
    const value = Number.isNaN(number) ? looseAnglePart(values.text(column)) : number
    return Math.abs(value) <= 60 ? value : Number.NaN
  }

  finish(notes: Notes): void {
    notes.add('value-unreadable', this.#elevationsUnreadable, { subject: this.#elevationName })
    notes.add('sensor-values-dropped', this.#accuracies, { subject: 'accuracy' })
  }
}
