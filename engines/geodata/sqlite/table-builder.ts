import { type PageSink, pageSize } from './page-sink.ts'
import { localLength } from './table-rows.ts'
import { varintLength, writeVarint } from './varint.ts'

const leafKind = 13
const interiorKind = 5

/** Fills a page with cells from its end, their places from its start. */
class PageBuilder {
  readonly bytes = new Uint8Array(pageSize)
  readonly #view = new DataView(this.bytes.buffer)
  readonly #head: number
  readonly #headLength: number
  readonly #kind: number
  count = 0
  #cellsStart = pageSize

  constructor(kind: number, head = 0) {
    this.#kind = kind
    this.#head = head
    this.#headLength = kind === interiorKind ? 12 : 8
  }

  get free(): number {
    return this.#cellsStart - (this.#head + this.#headLength + this.count * 2) - 2
  }

  /** Room for a cell; returns where it begins. */
  cell(length: number): number {
    this.#cellsStart -= length
    this.#view.setUint16(this.#head + this.#headLength + this.count * 2, this.#cellsStart)
    this.count++
    return this.#cellsStart
  }

  finish(rightmost = 0): Uint8Array {
    const view = this.#view
    this.bytes[this.#head] = this.#kind
    view.setUint16(this.#head + 1, 0)
    view.setUint16(this.#head + 3, this.count)
    view.setUint16(this.#head + 5, this.#cellsStart)
    this.bytes[this.#head + 7] = 0
    if (this.#kind === interiorKind) view.setUint32(this.#head + 8, rightmost)
    return this.bytes
  }

  clear(): void {
    this.bytes.fill(0, this.#head)
    this.count = 0
    this.#cellsStart = pageSize
  }

  uint32(at: number, value: number): void {
    this.#view.setUint32(at, value)
  }
}

interface Child {
  readonly page: number
  readonly lastRowId: number
}

/** Builds a table's b-tree from rows that come in the order of their ids: leaves as they fill, the levels above them at the end. */
export class TableBuilder {
  readonly #sink: PageSink
  readonly #leaf: PageBuilder
  readonly #children: Child[] = []
  readonly #overflow = new Uint8Array(pageSize)
  #lastRowId = 0
  rowCount = 0

  /** `head` is what the first page has in front: the file's header. */
  constructor(sink: PageSink, head = 0) {
    this.#sink = sink
    this.#leaf = new PageBuilder(leafKind, head)
  }

  /** Whether a row still fits on the leaf that is being filled. */
  fits(rowId: number, record: Uint8Array): boolean {
    return record.length + varintLength(record.length) + varintLength(rowId) <= this.#leaf.free
  }

  add(rowId: number, record: Uint8Array): void {
    const local = localLength(record.length, pageSize)
    const idLength = rowId < 0 ? 9 : varintLength(rowId)
    const length = varintLength(record.length) + idLength + local + (local < record.length ? 4 : 0)
    if (length > this.#leaf.free) this.#finishLeaf()
    let at = this.#leaf.cell(length)
    const { bytes } = this.#leaf
    at = writeVarint(bytes, at, record.length)
    if (rowId < 0) {
      // Of negative ids only -1 occurs: all bits set.
      bytes.fill(0xff, at, at + 9)
      at += 9
    } else at = writeVarint(bytes, at, rowId)
    bytes.set(record.subarray(0, local), at)
    if (local < record.length) this.#leaf.uint32(at + local, this.#writeOverflow(record, local))
    this.#lastRowId = rowId
    this.rowCount++
  }

  /** The rest of a long row on pages of its own, each naming the next. Returns the first. */
  #writeOverflow(record: Uint8Array, from: number): number {
    const page = this.#overflow
    const view = new DataView(page.buffer)
    const first = this.#sink.pageCount + 1
    for (let at = from; at < record.length; at += pageSize - 4) {
      const part = record.subarray(at, at + pageSize - 4)
      const isLast = at + part.length >= record.length
      page.fill(0)
      view.setUint32(0, isLast ? 0 : this.#sink.pageCount + 2)
      page.set(part, 4)
      this.#sink.append(page)
    }
    return first
  }

  #finishLeaf(): void {
    this.#children.push({ page: this.#sink.append(this.#leaf.finish()), lastRowId: this.#lastRowId })
    this.#leaf.clear()
  }

  /** The pages of all rows, in their order, where they are to be read again instead of a tree above them. */
  leaves(): readonly number[] {
    if (this.#leaf.count > 0) this.#finishLeaf()
    return this.#children.map(({ page }) => page)
  }

  /** Returns the number of the tree's root. */
  finish(): number {
    if (this.#children.length === 0) return this.#sink.append(this.#leaf.finish())
    if (this.#leaf.count > 0) this.#finishLeaf()
    let level: readonly Child[] = this.#children
    while (level.length > 1) level = this.#levelAbove(level)
    return level[0]!.page
  }

  /** The one leaf of a table that is small enough. */
  onlyLeaf(): Uint8Array {
    return this.#leaf.finish()
  }

  /** A root for page 1, with the file's header in front of it; the leaves are on other pages. */
  finishAsRoot(head: number): Uint8Array {
    if (this.#leaf.count > 0) this.#finishLeaf()
    let level: readonly Child[] = this.#children
    while (level.length > 300) level = this.#levelAbove(level)
    const root = new PageBuilder(interiorKind, head)
    this.#fill(root, level, 0)
    return root.finish(level.at(-1)!.page)
  }

  #levelAbove(level: readonly Child[]): Child[] {
    const above: Child[] = []
    const page = new PageBuilder(interiorKind)
    for (let index = 0; index < level.length; ) {
      page.clear()
      const last = this.#fill(page, level, index)
      above.push({ page: this.#sink.append(page.finish(level[last]!.page)), lastRowId: level[last]!.lastRowId })
      index = last + 1
    }
    return above
  }

  /** Puts children on an interior page until it is full; returns the one that becomes its rightmost. */
  #fill(page: PageBuilder, level: readonly Child[], from: number): number {
    let index = from
    // A page has at least one child beside its rightmost, so the last two of a level stay together.
    while (index < level.length - 1) {
      const { page: child, lastRowId } = level[index]!
      const length = 4 + varintLength(Math.max(0, lastRowId))
      if (length > page.free || (index === level.length - 3 && page.free < length * 2 + 2)) break
      const at = page.cell(length)
      page.uint32(at, child)
      writeVarint(page.bytes, at + 4, Math.max(0, lastRowId))
      index++
    }
    return index
  }
}
