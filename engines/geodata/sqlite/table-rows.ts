import { fail, isCut } from '../notes/problem.ts'
import type { PageCache } from './page-cache.ts'
import type { SqliteRecord } from './record.ts'
import { readVarint } from './varint.ts'

const interior = 5
const leaf = 13
/** Pages of tables without row ids, which are kept as indexes are: their inner pages hold rows as well. */
const indexInterior = 2
const indexLeaf = 10
/** A b-tree of the largest database there can be is not this deep. */
const deepestTree = 40
/** A row larger than this is refused rather than allowed to take all memory. */
const largestRow = 1 << 30

/** A table's row: its id and its record, valid until the next row. */
export interface TableRow {
  rowId: number
  readonly record: SqliteRecord
}

/**
 * Walks a table's b-tree from its first row to its last. Pages lie anywhere in the file: of one that is cut, `onMissing` is told each page that is gone,
 * and the others are read.
 */
export async function* tableRows(
  pages: PageCache,
  { rootPage, isIndex }: { readonly rootPage: number; readonly isIndex: boolean },
  record: SqliteRecord,
  onMissing?: () => void,
): AsyncGenerator<TableRow, void, undefined> {
  const row = { rowId: 0, record }
  const visited = new Set<number>()
  const overflow = new Overflow(pages)
  const cursor = { position: 0 }
  const damaged = (page: number) => fail({ code: 'database_damaged', detail: `page ${page}` })
  // Pages still to visit, or rows on inner pages, the next on top, with their depth.
  const waiting: { readonly page: number; readonly depth: number; readonly row?: number }[] = [
    { page: rootPage, depth: 0 },
  ]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.row === undefined && (visited.has(next.page) || next.depth > deepestTree)) damaged(next.page)
    visited.add(next.page)
    if (onMissing && next.page > pages.pageCount) {
      onMissing()
      continue
    }
    const page = pages.at(next.page) ?? (await pages.load(next.page))
    const view = new DataView(page.buffer, page.byteOffset, page.byteLength)
    const head = next.page === 1 ? 100 : 0
    const kind = page[head]
    const isInner = kind === (isIndex ? indexInterior : interior)
    const cellCount = next.row === undefined ? view.getUint16(head + 3) : 1
    const cellsAt = head + (isInner ? 12 : 8)
    if ((!isInner && kind !== (isIndex ? indexLeaf : leaf)) || cellsAt + cellCount * 2 > pages.usableSize)
      damaged(next.page)
    if (isInner && next.row === undefined) {
      const depth = next.depth + 1
      waiting.push({ page: view.getUint32(head + 8), depth })
      for (let cell = cellCount - 1; cell >= 0; cell--) {
        const at = view.getUint16(cellsAt + cell * 2)
        if (at + 4 > page.length) damaged(next.page)
        if (isIndex) waiting.push({ page: next.page, depth, row: at + 4 })
        waiting.push({ page: view.getUint32(at), depth })
      }
      continue
    }
    for (let cell = 0; cell < cellCount; cell++) {
      cursor.position = next.row ?? view.getUint16(cellsAt + cell * 2)
      const length = readVarint(page, cursor, pages.usableSize)
      row.rowId = isIndex ? 0 : readVarint(page, cursor, pages.usableSize)
      const start = cursor.position
      if (!(length >= 0) || Number.isNaN(row.rowId)) damaged(next.page)
      const local = localLength(length, pages.usableSize, isIndex)
      if (start + local > pages.usableSize) damaged(next.page)
      if (local === length) record.read(page, start, start + length)
      else {
        const whole = await joined(overflow.join(page, start, local, length), onMissing)
        if (whole === undefined) continue
        record.read(whole, 0, length)
      }
      yield row
    }
  }
}

/** How much of a row stands on its page; the rest goes over to other pages (fileformat2, section 1.6). */
export function localLength(length: number, usableSize: number, isIndex = false): number {
  const most = isIndex ? Math.floor(((usableSize - 12) * 64) / 255) - 23 : usableSize - 35
  if (length <= most) return length
  const least = Math.floor(((usableSize - 12) * 32) / 255) - 23
  const wanted = least + ((length - least) % (usableSize - 4))
  return wanted <= most ? wanted : least
}

async function joined(row: Promise<Uint8Array>, onMissing: (() => void) | undefined): Promise<Uint8Array | undefined> {
  try {
    return await row
  } catch (error) {
    if (onMissing === undefined || !isCut(error)) throw error
    onMissing()
    return undefined
  }
}

class Overflow {
  readonly #pages: PageCache
  #buffer = new Uint8Array(1 << 12)

  constructor(pages: PageCache) {
    this.#pages = pages
  }

  async join(page: Uint8Array, start: number, local: number, length: number): Promise<Uint8Array> {
    const pages = this.#pages
    const perPage = pages.usableSize - 4
    const possible = pages.pageCount * perPage + local
    if (length > possible) fail({ code: 'absurd_count', what: 'bytes', declared: length, possible })
    if (length > largestRow) fail({ code: 'too_large', what: 'row', limit: largestRow })
    if (start + local + 4 > page.length) fail({ code: 'database_damaged', detail: 'overflow' })
    if (this.#buffer.length < length) this.#buffer = new Uint8Array(Math.max(length, this.#buffer.length * 2))
    const buffer = this.#buffer
    buffer.set(page.subarray(start, start + local))
    let next = new DataView(page.buffer, page.byteOffset).getUint32(start + local)
    for (let at = local; at < length; ) {
      const more = pages.at(next) ?? (await pages.load(next))
      const count = Math.min(perPage, length - at)
      buffer.set(more.subarray(4, 4 + count), at)
      at += count
      next = new DataView(more.buffer, more.byteOffset).getUint32(0)
    }
    return buffer
  }
}
