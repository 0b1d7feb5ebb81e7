import type { Projection } from '#engines/coordinates/index.ts'
import { isBeyondDegrees } from '../../degree-limits.ts'
import { BatchMark, type FeatureBatch, shapeType, valueKind } from '../../feature.ts'
import type { ReadContext } from '../../format.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { readDecimal } from '../../numbers/read-decimal.ts'
import { fail, GeodataError } from '../../problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../reproject.ts'
import { isSouthOrWest } from './angle-columns.ts'
import { type ColumnKinds, kindOfValue } from './column-kinds.ts'
import type { AngleColumns, PositionColumns } from './column-names.ts'
import type { Pairs } from './find-columns.ts'
import { GeometryValue } from './geometry-value.ts'
import type { RowScanner } from './row-scanner.ts'
import { looseNumber, readPair } from './written-numbers.ts'

/** What is known of a table before its rows. */
interface TableHead {
  readonly names: readonly string[]
  /** Columns whose name is empty: where they are empty as well, there is nothing to tell. */
  readonly unnamed: readonly boolean[]
  readonly columns: PositionColumns
  readonly kinds: ColumnKinds
  /** Most rows are in degrees, so a number that cannot be degrees is a mistake. */
  readonly isInDegrees: boolean
  /** Coordinates have a decimal comma. */
  readonly usesCommas: boolean
  /** How values of the geometry's column that hold both coordinates are read. */
  readonly pairs: Pairs | undefined
}

/** Turns rows into features. */
export class RowReader {
  readonly #rows: RowScanner
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #names: readonly string[]
  readonly #unnamed: readonly boolean[]
  readonly #isInDegrees: boolean
  readonly #pairs: Pairs | undefined
  readonly #columns: PositionColumns
  readonly #fields: number[]
  readonly #typed: boolean[]
  readonly #withCommas: boolean[]
  readonly #geometryValue: GeometryValue
  readonly #mark = new BatchMark()
  readonly #cursor = { position: 0 }
  #projection: Projection | undefined
  /** A reference system the newest geometry names that is not loaded yet. */
  wantedSrid = 0
  #rowCount = 0
  #located = 0
  #uneven = 0
  #unreadable = 0
  #outOfRange = 0
  #numberStart = 0
  #numberEnd = 0
  #numberIsPlain = false

  constructor(
    rows: RowScanner,
    batch: FeatureBatch,
    context: ReadContext,
    { names, unnamed, columns, kinds, isInDegrees, usesCommas, pairs }: TableHead,
  ) {
    this.#rows = rows
    this.#batch = batch
    this.#context = context
    this.#names = names
    this.#unnamed = unnamed
    this.#isInDegrees = isInDegrees
    this.#pairs = pairs
    // Longitude without latitude, or the other way round, is a plain column.
    const hasPair = columns.longitude >= 0 && columns.latitude >= 0
    if (!hasPair && columns.geometry < 0)
      fail({ code: 'no_position_columns', columns: names.slice(0, 30), examples: kinds.examples })
    // Beside longitude and latitude only a column that says WKT is a geometry; `shape` may be anything.
    const isBoth = hasPair && /^wkt$/i.test(names[columns.geometry] ?? '')
    const none = { longitude: -1, latitude: -1, elevation: -1 }
    this.#columns = hasPair ? { ...columns, geometry: isBoth ? columns.geometry : -1 } : { ...columns, ...none }
    const { longitude, latitude, elevation, geometry } = this.#columns
    // A value that holds an address around its coordinates is also kept as a property.
    const parts = Object.values(this.#columns.angles ?? {}).flatMap((angle: AngleColumns) => Object.values(angle))
    const positions = [longitude, latitude, elevation, pairs?.areAmongWords ? -1 : geometry, ...parts]
    this.#fields = names.map((name, index) => (positions.includes(index) ? -1 : context.document.field(name)))
    this.#typed = names.map((_, index) => kinds.isTyped(index))
    this.#withCommas = names.map((_, index) => usesCommas && kinds.hasCommas(index))
    this.#geometryValue = new GeometryValue(context)
  }

  read(): void {
    const rows = this.#rows
    const batch = this.#batch
    this.#rowCount++
    if (rows.count !== this.#names.length) this.#uneven++
    batch.setMark(this.#mark)
    batch.beginFeature()
    const { geometry, longitude } = this.#columns
    if (geometry >= 0 && !this.#isBlank(geometry)) {
      if (this.#pairs === undefined) this.#geometry()
      else this.#pair()
    } else if (longitude >= 0) this.#point()
    this.#properties()
  }

  #properties(): void {
    const { start, end, quoted, bytes, count } = this.#rows
    const batch = this.#batch
    const fields = this.#fields
    const columns = Math.min(count, fields.length)
    for (let column = 0; column < columns; column++) {
      const field = fields[column]!
      if (field < 0) continue
      const from = start[column]!
      const to = end[column]!
      if (from === to) {
        if (this.#unnamed[column]) continue
        // `""` is an empty text. An empty value without quotes, or among numbers, is no value.
        const isNumber = this.#typed[column] || this.#withCommas[column]
        const kind = quoted[column] === 0 || isNumber ? valueKind.null : valueKind.text
        batch.addProperty(field, kind, batch.textLength, batch.textLength)
      } else if (quoted[column] === 2) {
        const text = this.#addUnquoted(from, to)
        batch.addProperty(field, valueKind.text, text, batch.textLength)
      } else if (this.#withCommas[column]) this.#addWithComma(field, from, to)
      else {
        const kind = this.#typed[column] ? kindOfValue(bytes, from, to) : valueKind.text
        batch.addProperty(field, kind, batch.addText(bytes, from, to), batch.textLength)
      }
    }
  }

  /** A number with its comma as a point; what is none after all stays as it is. */
  #addWithComma(field: number, from: number, to: number): void {
    const batch = this.#batch
    const start = batch.addText(this.#rows.bytes, from, to)
    const end = batch.textLength
    const comma = batch.text.subarray(start, end).indexOf(0x2c)
    if (comma >= 0) batch.text[start + comma] = 0x2e
    const kind = kindOfValue(batch.text, start, end)
    if (comma >= 0 && kind === valueKind.text) batch.text[start + comma] = 0x2c
    batch.addProperty(field, kind, start, end)
  }

  /** Doubled quotation marks stand for one. */
  #addUnquoted(from: number, to: number): number {
    const { bytes } = this.#rows
    const batch = this.#batch
    const start = batch.textLength
    batch.reserveText(to - from)
    let length = start
    for (let at = from; at < to; at++) {
      batch.text[length++] = bytes[at]!
      if (bytes[at] === 0x22) at++
    }
    batch.textLength = length
    return start
  }

  #point(): void {
    const batch = this.#batch
    const { longitude, latitude, elevation } = this.#columns
    const x = this.#angle(longitude, this.#columns.angles?.longitude)
    const xStart = this.#numberStart
    const xEnd = this.#numberEnd
    const xIsPlain = this.#numberIsPlain
    const y = this.#angle(latitude, this.#columns.angles?.latitude)
    if (Number.isNaN(x) || Number.isNaN(y)) {
      if (!this.#isBlank(longitude) || !this.#isBlank(latitude)) this.#unreadable++
      return
    }
    if (this.#isInDegrees && isBeyondDegrees(x, y)) {
      this.#outOfRange++
      return
    }
    batch.beginShape(shapeType.point)
    batch.beginPath()
    const point = batch.addPoint(x, y)
    this.#located++
    if (batch.keepDigits) {
      const { bytes } = this.#rows
      if (xIsPlain) batch.xDigits.set(point, batch.addText(bytes, xStart, xEnd), batch.textLength)
      if (this.#numberIsPlain)
        batch.yDigits.set(point, batch.addText(bytes, this.#numberStart, this.#numberEnd), batch.textLength)
    }
    if (elevation < 0) return
    const z = this.#number(elevation)
    if (!Number.isNaN(z)) {
      batch.setZ(point, z)
      if (batch.keepDigits && this.#numberIsPlain)
        batch.zDigits.set(point, batch.addText(this.#rows.bytes, this.#numberStart, this.#numberEnd), batch.textLength)
    } else if (!this.#isBlank(elevation))
      this.#context.notes.add('value-unreadable', 1, { subject: this.#names[elevation] })
  }

  /** Degrees, with what other columns add to them. */
  #angle(column: number, parts: AngleColumns | undefined): number {
    if (parts === undefined) return this.#number(column)
    const rest = this.#part(parts.minutes) / 60 + this.#part(parts.seconds) / 3600
    const letter = parts.side < 0 ? '' : this.#text(parts.side)
    const degrees = this.#number(column)
    const isNegative = isSouthOrWest(letter) || degrees < 0 || Object.is(degrees, -0)
    const value = Math.abs(degrees) + rest
    // The digits of the degrees alone are those of another number.
    this.#numberIsPlain &&= rest === 0 && isNegative === degrees < 0
    return isNegative ? -value : value
  }

  #part(column: number): number {
    return column < 0 || this.#isBlank(column) ? 0 : this.#number(column)
  }

  #text(column: number): string {
    const { bytes, start, end, count } = this.#rows
    return column >= count ? '' : new TextDecoder().decode(bytes.subarray(start[column], end[column]))
  }

  /** Both coordinates, from one value. */
  #pair(): void {
    const { bytes, start, end, quoted } = this.#rows
    const column = this.#columns.geometry
    const text = new TextDecoder().decode(bytes.subarray(start[column], end[column]))
    const pair = readPair(quoted[column] === 2 ? text.replaceAll('""', '"') : text)
    if (pair === undefined) {
      this.#unreadable++
      return
    }
    const isLongitudeFirst = pair.isLongitudeFirst ?? this.#pairs?.isLongitudeFirst
    const [x, y] = isLongitudeFirst ? [pair.first, pair.second] : [pair.second, pair.first]
    if (this.#isInDegrees && isBeyondDegrees(x, y)) {
      this.#outOfRange++
      return
    }
    const batch = this.#batch
    batch.beginShape(shapeType.point)
    batch.beginPath()
    const point = batch.addPoint(x, y)
    if (!Number.isNaN(pair.third)) batch.setZ(point, pair.third)
    this.#located++
  }

  #isBlank(column: number): boolean {
    const { start, end, bytes, count } = this.#rows
    if (column >= count) return true
    for (let at = start[column]!; at < end[column]!; at++) if (bytes[at]! > 0x20) return false
    return true
  }

  /** The number in a column, with a decimal point or comma, a degree sign or blanks around it; NaN for anything else. */
  #number(column: number): number {
    const rows = this.#rows
    this.#numberIsPlain = false
    if (column >= rows.count) return Number.NaN
    const { bytes } = rows
    let start = rows.start[column]!
    let end = rows.end[column]!
    while (start < end && bytes[start]! <= 0x20) start++
    while (end > start && bytes[end - 1]! <= 0x20) end--
    this.#cursor.position = start
    const value = readDecimal(bytes, this.#cursor, end)
    if (this.#cursor.position === end && start < end && Number.isFinite(value)) {
      this.#numberStart = start
      this.#numberEnd = end
      this.#numberIsPlain = isJsonNumber(bytes, start, end)
      return value
    }
    if (end - start > 40) return Number.NaN
    const text = new TextDecoder().decode(bytes.subarray(start, end))
    return looseNumber(rows.quoted[column] === 2 ? text.replaceAll('""', '"') : text)
  }

  #geometry(): void {
    try {
      const srid = this.#geometryValue.read(this.#rows, this.#columns.geometry, this.#batch)
      if (srid > 0 && srid !== 4326) this.#reproject(srid)
      this.#located++
    } catch (error) {
      if (!(error instanceof GeodataError) || error.problem.code === 'too_deep') throw error
      this.#batch.cutBack(this.#mark)
      this.#batch.beginFeature()
      this.#context.notes.add('geometry-unreadable')
    }
  }

  #reproject(srid: number): void {
    if (this.#projection === undefined) {
      this.wantedSrid = srid
      return
    }
    const batch = this.#batch
    if (reproject(batch, this.#mark.points, batch.pointCount, this.#projection)) {
      batch.xDigits.cutBack(this.#mark.points)
      batch.yDigits.cutBack(this.#mark.points)
    } else {
      this.#context.notes.add('geometry-unreadable')
      batch.dropShapes()
    }
  }

  /** Loads the reference system the newest row names and brings that row to WGS84. All rows of a table are in one. */
  async prepareProjection(): Promise<void> {
    const definition = `EPSG:${this.wantedSrid}`
    this.#projection = await projectionOrFail(this.#context, definition)
    noteReprojection(this.#context, definition, this.#projection)
    const srid = this.wantedSrid
    this.wantedSrid = 0
    this.#reproject(srid)
  }

  finish(): void {
    const { notes } = this.#context
    if (this.#rowCount === 0) fail({ code: 'nothing_to_convert' })
    if (this.#located === 0) fail({ code: 'no_usable_coordinates' })
    notes.add('rows-uneven', this.#uneven)
    notes.add('coordinates-unreadable', this.#unreadable)
    notes.add('points-out-of-range-dropped', this.#outOfRange)
    notes.add('geometry-missing', this.#rowCount - this.#located - this.#unreadable - this.#outOfRange)
  }
}
