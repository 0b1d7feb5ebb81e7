import type { GeodataInput } from '../bytes/input.ts'
import { fail } from '../notes/problem.ts'
import { PageCache } from './page-cache.ts'
import { SqliteRecord } from './record.ts'
import { isWithoutRowId } from './table-columns.ts'
import { type TableRow, tableRows } from './table-rows.ts'

interface SchemaEntry {
  readonly type: string
  readonly name: string
  readonly tableName: string
  readonly rootPage: number
  readonly sql: string
}

/** More tables than this are refused rather than remembered. */
const mostTables = 100_000

/** The file's header; the smallest page, and the fewest bytes of it that may hold content (fileformat2, section 1.3). */
const headerLength = 100
const smallestPage = 512
const smallestUsableSize = 480

/**
 * Reads tables of an SQLite 3 database (sqlite.org/fileformat2.html) page by page from a file. Indexes, journals and free pages are not
 * looked at. Every page of a tree is visited once at most: a loop is damage, not an endless table.
 */
export class SqliteDatabase {
  readonly pages: PageCache
  readonly decoder: TextDecoder
  readonly schema: SchemaEntry[] = []

  private constructor(pages: PageCache, decoder: TextDecoder) {
    this.pages = pages
    this.decoder = decoder
  }

  static async open(input: GeodataInput, expected: string): Promise<SqliteDatabase> {
    const head = await input.slice(0, Math.min(headerLength, input.size))
    const magic = String.fromCharCode(...head.subarray(0, 16))
    if (magic !== 'SQLite format 3\u0000') fail({ code: 'not_this_format', expected })
    if (head.length < headerLength) fail({ code: 'truncated', offset: head.length })
    const view = new DataView(head.buffer, head.byteOffset, head.length)
    const stated = view.getUint16(16)
    const pageSize = stated === 1 ? 65536 : stated
    if (pageSize < smallestPage || (pageSize & (pageSize - 1)) !== 0)
      fail({ code: 'database_damaged', detail: `page size ${pageSize}` })
    const reserved = view.getUint8(20)
    if (pageSize - reserved < smallestUsableSize) fail({ code: 'database_damaged', detail: 'reserved space' })
    const encoding = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be'][view.getUint32(56)] ?? 'utf-8'
    const database = new SqliteDatabase(new PageCache(input, pageSize, reserved), new TextDecoder(encoding))
    await database.#readSchema()
    return database
  }

  async #readSchema(): Promise<void> {
    for await (const { record } of this.rows({ rootPage: 1, sql: '' })) {
      this.schema.push({
        type: record.text(0, this.decoder),
        name: record.text(1, this.decoder),
        tableName: record.text(2, this.decoder),
        rootPage: record.number(3),
        sql: record.text(4, this.decoder),
      })
      if (this.schema.length > mostTables) fail({ code: 'too_large', what: 'tables', limit: mostTables })
    }
  }

  table(name: string): SchemaEntry | undefined {
    const lower = name.toLowerCase()
    return this.schema.find((entry) => entry.type === 'table' && entry.name.toLowerCase() === lower)
  }

  isView(name: string): boolean {
    const lower = name.toLowerCase()
    return this.schema.some((entry) => entry.type === 'view' && entry.name.toLowerCase() === lower)
  }

  /** `onMissing` is called for what a file that is cut does not have any more; without it that is a failure. */
  rows(
    table: Pick<SchemaEntry, 'rootPage' | 'sql'>,
    onMissing?: () => void,
  ): AsyncGenerator<TableRow, void, undefined> {
    const tree = { rootPage: table.rootPage, isIndex: isWithoutRowId(table.sql) }
    return tableRows(this.pages, tree, new SqliteRecord(), onMissing)
  }
}
