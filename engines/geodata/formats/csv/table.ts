import type { TargetSystem } from '#engines/coordinates/index.ts'
import { ByteWriter } from '../../bytes/byte-writer.ts'
import type { Spill } from '../../bytes/spill.ts'
import { SpillingWriter } from '../../bytes/spilling-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import { FreeNames } from '../../model/free-names.ts'

interface Stretch {
  readonly rows: SpillingWriter
  /** How many columns each of its rows has. */
  readonly columns: number
}

/**
 * A table whose columns turn up while its rows are written. Rows are put aside with the columns known at the time; at the end the line of
 * names is written in front, and early rows get empty values for the columns that came later.
 */
export class Table {
  readonly delimiter: number
  readonly #createSpill: () => Spill
  readonly #names: string[] = []
  readonly #freeNames = new FreeNames()
  readonly #columns = new Map<string, number>()
  readonly #stretches: Stretch[] = []

  /** What stands in front of every geometry. */
  readonly geometryPrefix: string

  constructor(delimiter: string, createSpill: () => Spill, system?: TargetSystem) {
    this.delimiter = delimiter.charCodeAt(0)
    this.geometryPrefix = system === undefined ? '' : `SRID=${system.code};`
    this.#createSpill = createSpill
  }

  /** The index of a column, added when new; `key` tells columns of the same name apart. To be asked before the row is written. */
  column(key: string, name: string): number {
    let index = this.#columns.get(key)
    if (index === undefined) {
      index = this.#names.length
      this.#names.push(this.#freeNames.of(name))
      this.#columns.set(key, index)
    }
    return index
  }

  /** The index of a column, or -1 while there is none. */
  indexOf(key: string): number {
    return this.#columns.get(key) ?? -1
  }

  get columnCount(): number {
    return this.#names.length
  }

  /** Where rows with all columns known by now are written. */
  rows(): SpillingWriter {
    let stretch = this.#stretches.at(-1)
    if (stretch === undefined || stretch.columns !== this.#names.length) {
      stretch = { rows: new SpillingWriter(this.#createSpill), columns: this.#names.length }
      this.#stretches.push(stretch)
    }
    return stretch.rows
  }

  /** Rows written before there was a column of geometries get their point in it, so that readers of that column find all of them. */
  async *drain(): AsyncGenerator<Uint8Array, void, undefined> {
    const out = new ByteWriter()
    // GDAL does not recognise a table of one column.
    const isLonely = this.#names.length === 1
    this.#names.forEach((name, index) => {
      if (index > 0) out.byte(this.delimiter)
      const bytes = utf8(name)
      // Readers take blanks around a name away.
      if (name.trim() === name) writeValue(out, bytes, 0, bytes.length, this.delimiter)
      else writeQuoted(out, bytes, 0, bytes.length)
    })
    if (isLonely) out.byte(this.delimiter)
    out.ascii('\r\n')
    yield out.take()
    for (const { rows, columns } of this.#stretches) {
      // A row of no columns is one empty value.
      const missing = this.#names.length - Math.max(columns, 1) + (isLonely ? 1 : 0)
      if (missing === 0) yield* rows.drain()
      else yield* this.#padded(rows, columns, missing)
    }
  }

  /** Adds delimiters before every line end that is not inside quotation marks. */
  async *#padded(rows: SpillingWriter, columns: number, missing: number): AsyncGenerator<Uint8Array, void, undefined> {
    const out = new ByteWriter()
    const geometry = this.indexOf('geometry')
    const point = geometry < columns ? undefined : new PointOfRow(this)
    let isQuoted = false
    for await (const chunk of rows.drain()) {
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at]!
        if (byte === 0x22) isQuoted = !isQuoted
        // Rows end in a carriage return and a line feed; values with either are quoted.
        if (byte === 0x0d && !isQuoted)
          for (let count = 0; count < missing; count++) {
            out.byte(this.delimiter)
            if (columns + count === geometry) point?.write(out)
          }
        else if (!isQuoted) point?.see(byte)
        out.byte(byte)
        if (out.full) yield out.take()
      }
    }
    yield out.take()
  }
}

/** The position of a row that goes by, as WKT. */
class PointOfRow {
  readonly #table: Table
  readonly #wanted: readonly number[]
  #column = 0
  #values = ['', '', '']

  constructor(table: Table) {
    this.#table = table
    this.#wanted = [table.indexOf('longitude'), table.indexOf('latitude'), table.indexOf('elevation')]
  }

  see(byte: number): void {
    if (byte === this.#table.delimiter) this.#column++
    else if (byte === 0x0a) {
      this.#column = 0
      this.#values = ['', '', '']
    } else {
      const value = this.#wanted.indexOf(this.#column)
      if (value >= 0) this.#values[value] += String.fromCharCode(byte)
    }
  }

  write(out: ByteWriter): void {
    const [x, y, z] = this.#values
    if (x === '' || y === '') return
    // Some delimiters stand in the geometry's own text.
    const quote = this.#table.geometryPrefix.includes(String.fromCharCode(this.#table.delimiter)) ? '"' : ''
    const point = z === '' ? `POINT (${x} ${y})` : `POINT Z (${x} ${y} ${z})`
    out.ascii(quote + this.#table.geometryPrefix + point + quote)
  }
}

/** A value, in quotation marks where it holds a delimiter, a quotation mark or a line end (RFC 4180), or is empty but there. */
export function writeValue(out: ByteWriter, text: Uint8Array, start: number, end: number, delimiter: number): void {
  if (start === end) {
    out.ascii('""')
    return
  }
  let needsQuotes = text[start] === 0x20 || text[end - 1] === 0x20
  for (let at = start; at < end && !needsQuotes; at++) {
    const byte = text[at]!
    needsQuotes = byte === delimiter || byte === 0x22 || byte === 0x0a || byte === 0x0d
  }
  if (needsQuotes) writeQuoted(out, text, start, end)
  else out.copySlice(text, start, end)
}

function writeQuoted(out: ByteWriter, text: Uint8Array, start: number, end: number): void {
  out.reserve((end - start) * 2 + 2)
  out.byte(0x22)
  for (let at = start; at < end; at++) {
    const byte = text[at]!
    if (byte === 0x22) out.byte(0x22)
    out.byte(byte)
  }
  out.byte(0x22)
}
