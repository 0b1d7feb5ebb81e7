import { BatchMark, type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import type { AngleColumns, PositionColumns } from '../../vocabulary/position-names.ts'
import { type ColumnKinds, kindOfValue, shownColumns } from './column-kinds.ts'
import type { Pairs } from './find-columns.ts'
import { RowGeometry } from './row-geometry.ts'
import { RowPosition } from './row-position.ts'
import type { RowScanner } from './row-scanner.ts'

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
  /** The geometries name their system; where the columns of the position name one too, they say the same once more. */
  readonly geometriesSayIt: boolean
}

/** Turns rows into features: where they are, and what their other columns say. */
export class RowReader {
  readonly #rows: RowScanner
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #names: readonly string[]
  readonly #unnamed: readonly boolean[]
  readonly #pairs: Pairs | undefined
  readonly #columns: PositionColumns
  readonly #fields: number[]
  readonly #typed: boolean[]
  readonly #withCommas: boolean[]
  readonly #position: RowPosition
  readonly geometry: RowGeometry
  readonly #isOnlyInGeometries: boolean
  readonly #mark = new BatchMark()
  #rowCount = 0
  #uneven = 0

  constructor(
    rows: RowScanner,
    batch: FeatureBatch,
    context: ReadContext,
    { names, unnamed, columns, kinds, isInDegrees, usesCommas, pairs, geometriesSayIt }: TableHead,
  ) {
    this.#rows = rows
    this.#batch = batch
    this.#context = context
    this.#names = names
    this.#unnamed = unnamed
    this.#pairs = pairs
    // Longitude without latitude, or the other way round, is a plain column.
    const hasPair = columns.longitude >= 0 && columns.latitude >= 0
    if (!hasPair && columns.geometry < 0)
      fail({ code: 'no_position_columns', columns: names.slice(0, shownColumns), examples: kinds.examples })
    // Beside longitude and latitude only a column that says WKT is a geometry; `shape` may be anything.
    const isBoth = hasPair && /^wkt$/i.test(names[columns.geometry] ?? '')
    const none = { longitude: -1, latitude: -1, elevation: -1 }
    this.#columns = hasPair ? { ...columns, geometry: isBoth ? columns.geometry : -1 } : { ...columns, ...none }
    const { longitude, latitude, elevation, geometry, angles } = this.#columns
    const parts = Object.values(angles ?? {}).flatMap((angle: AngleColumns) => Object.values(angle))
    // A value that holds an address around its coordinates is also kept as a property.
    const positions = [longitude, latitude, elevation, pairs?.areAmongWords ? -1 : geometry, ...parts]
    this.#fields = names.map((name, index) => (positions.includes(index) ? -1 : context.document.field(name)))
    this.#typed = names.map((_, index) => kinds.isTyped(index))
    this.#withCommas = names.map((_, index) => usesCommas && kinds.hasCommas(index))
    this.#position = new RowPosition(rows, batch, this.#columns, names[elevation] ?? '', isInDegrees)
    this.geometry = new RowGeometry(rows, batch, context, geometry, this.#mark)
    this.#isOnlyInGeometries = geometriesSayIt && columns.system !== undefined
  }

  read(): void {
    const rows = this.#rows
    const batch = this.#batch
    this.#rowCount++
    if (rows.count !== this.#names.length) this.#uneven++
    batch.setMark(this.#mark)
    batch.beginFeature()
    const { geometry, longitude } = this.#columns
    if (geometry >= 0 && !this.#position.values.isBlank(geometry)) {
      if (this.#pairs === undefined) this.geometry.read()
      else this.#position.readBoth(this.#pairs)
    } else if (longitude >= 0 && !this.#isOnlyInGeometries) this.#position.readColumns()
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

  finish(): void {
    const { notes } = this.#context
    const { located, unreadable, outOfRange, firstOutOfRange } = this.#position
    const withGeometry = located + this.geometry.located
    if (this.#rowCount === 0) fail({ code: 'nothing_to_convert' })
    this.#position.finish(notes)
    notes.add('rows-uneven', this.#uneven)
    notes.add('coordinates-unreadable', unreadable)
    notes.add('points-out-of-range-dropped', outOfRange, { line: firstOutOfRange })
    notes.add('geometry-missing', this.#rowCount - withGeometry - unreadable - outOfRange)
    if (withGeometry === 0) fail({ code: 'no_usable_coordinates' })
  }
}
