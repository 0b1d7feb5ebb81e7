import type { Spill } from '../bytes/spill.ts'
import { PageSink, pageSize } from './page-sink.ts'
import { RecordBuilder } from './record-writer.ts'
import { TableBuilder } from './table-builder.ts'
import { varintLength, writeVarint } from './varint.ts'

const headerLength = 100
/** How often the file and its schema were changed: readers compare these with what they remember. */
const changeCounter = 1
const schemaCookie = 1
const schemaFormat = 4
const utf8Encoding = 1
/** The version of SQLite that a file says it was written by: 3.45.0. */
const sqliteVersion = 3_045_000
const indexLeafKind = 10

/** Writes an SQLite 3 database whose tables are filled in the order of their row ids, each to its end before the file is finished. */
export class DatabaseWriter {
  readonly sink: PageSink
  readonly #schema: Uint8Array[] = []
  readonly #record = new RecordBuilder()

  constructor(createSpill: () => Spill) {
    this.sink = new PageSink(createSpill)
  }

  newTable(): TableBuilder {
    return new TableBuilder(this.sink)
  }

  addTable(name: string, rootPage: number, sql: string): void {
    this.#addEntry('table', name, name, rootPage, sql)
  }

  /** A small table with all its rows at once; `keys` are the columns of its automatic indexes, in the order SQLite numbers them. */
  addSmallTable(name: string, sql: string, rows: readonly SmallRow[], keys: readonly (readonly number[])[] = []): void {
    const table = this.newTable()
    rows.forEach((row, index) => {
      const rowId = row.rowId ?? index + 1
      table.add(rowId, this.#recordOf(row.values))
    })
    this.addTable(name, table.finish(), sql)
    keys.forEach((columns, index) => {
      const indexName = `sqlite_autoindex_${name}_${index + 1}`
      this.#addEntry('index', indexName, name, this.#indexPage(rows, columns), undefined)
    })
  }

  #recordOf(values: readonly SmallValue[]): Uint8Array {
    const record = this.#record
    record.begin()
    for (const value of values) {
      if (value === null) record.null()
      else if (typeof value === 'string') record.string(value)
      else if (Number.isInteger(value)) record.integer(value)
      else record.real(value)
    }
    return record.finish()
  }

  /** An index on one page: its keys in their order, each with its row's id. Callers see to it that they fit. */
  #indexPage(rows: readonly SmallRow[], columns: readonly number[]): number {
    const keys = rows.map((row, index) => [...columns.map((column) => row.values[column]!), index + 1])
    // They begin with the name of a table, and no two tables have the same.
    keys.sort(([left], [right]) => compareBytes(String(left), String(right)))
    const page = new Uint8Array(pageSize)
    const view = new DataView(page.buffer)
    let cellsStart = pageSize
    keys.forEach((key, index) => {
      const record = this.#recordOf(key)
      cellsStart -= record.length + varintLength(record.length)
      page.set(record, writeVarint(page, cellsStart, record.length))
      view.setUint16(8 + index * 2, cellsStart)
    })
    page[0] = indexLeafKind
    view.setUint16(3, keys.length)
    view.setUint16(5, cellsStart)
    return this.sink.append(page)
  }

  #addEntry(type: string, name: string, table: string, rootPage: number, sql: string | undefined): void {
    const record = this.#record
    record.begin()
    record.string(type)
    record.string(name)
    record.string(table)
    record.integer(rootPage)
    if (sql === undefined) record.null()
    else record.string(sql)
    this.#schema.push(record.finish().slice())
  }

  /** The schema's tree has its root on page 1; where it does not fit there, its leaves are elsewhere. */
  #firstPage(): Uint8Array {
    const small = new TableBuilder(this.sink, headerLength)
    const isSmall = this.#schema.every((record, index) => {
      const fits = small.fits(index + 1, record)
      if (fits) small.add(index + 1, record)
      return fits
    })
    if (isSmall) return small.onlyLeaf()
    const table = this.newTable()
    this.#schema.forEach((record, index) => {
      table.add(index + 1, record)
    })
    return table.finishAsRoot(headerLength)
  }

  /** The file from its first byte; `applicationId` and `userVersion` tell what it is a database of. */
  async *finish(applicationId: number, userVersion: number): AsyncGenerator<Uint8Array, void, undefined> {
    const first = this.#firstPage()
    const view = new DataView(first.buffer)
    first.set(new TextEncoder().encode('SQLite format 3\u0000'))
    // The fields of the header by their offsets (fileformat2, section 1.3); those left out are zero.
    view.setUint16(16, pageSize)
    // Versions for writing and reading (no write-ahead log), reserved bytes of a page, and three fractions that are always the same.
    first.set([1, 1, 0, 64, 32, 32], 18)
    view.setUint32(24, changeCounter)
    view.setUint32(28, this.sink.pageCount)
    view.setUint32(40, schemaCookie)
    view.setUint32(44, schemaFormat)
    view.setUint32(56, utf8Encoding)
    view.setUint32(60, userVersion)
    view.setUint32(68, applicationId)
    view.setUint32(92, changeCounter)
    view.setUint32(96, sqliteVersion)
    yield first
    yield* this.sink.drain()
  }
}

type SmallValue = string | number | null

export interface SmallRow {
  readonly values: readonly SmallValue[]
  readonly rowId?: number
}

/** As SQLite sorts text: by its bytes. */
function compareBytes(left: string, right: string): number {
  const one = new TextEncoder().encode(left)
  const other = new TextEncoder().encode(right)
  for (let at = 0; at < Math.min(one.length, other.length); at++)
    if (one[at] !== other[at]) return one[at]! - other[at]!
  return one.length - other.length
}
