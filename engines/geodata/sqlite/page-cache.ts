import type { GeodataInput } from '../bytes/input.ts'
import { fail } from '../notes/problem.ts'

/** Pages are read in runs of about this many bytes: rows written one after the other stand on pages one after the other. */
const runLength = 1 << 18
const mostRuns = 16

/** The pages of a database, the last runs of them in memory. */
export class PageCache {
  readonly pageSize: number
  /** Bytes of a page that hold content. */
  readonly usableSize: number
  readonly pageCount: number
  readonly #input: GeodataInput
  readonly #pagesPerRun: number
  /** In the order of their last use, the newest last. */
  readonly #runs = new Map<number, Uint8Array>()

  constructor(input: GeodataInput, pageSize: number, reserved: number) {
    this.#input = input
    this.pageSize = pageSize
    this.usableSize = pageSize - reserved
    this.pageCount = Math.floor(input.size / pageSize)
    this.#pagesPerRun = Math.max(1, Math.floor(runLength / pageSize))
  }

  /** The page if its run is in memory. */
  at(page: number): Uint8Array | undefined {
    if (!(page >= 1 && page <= this.pageCount)) return undefined
    const index = Math.floor((page - 1) / this.#pagesPerRun)
    const run = this.#runs.get(index)
    if (run === undefined) return undefined
    const start = (page - 1 - index * this.#pagesPerRun) * this.pageSize
    return run.subarray(start, start + this.pageSize)
  }

  async load(page: number): Promise<Uint8Array> {
    if (!(page >= 1 && page <= this.pageCount)) {
      const isBeyond = page > this.pageCount && Number.isInteger(page)
      if (isBeyond) fail({ code: 'truncated', offset: this.#input.size })
      fail({ code: 'database_damaged', detail: `page ${page}` })
    }
    const known = this.at(page)
    if (known !== undefined) return known
    const index = Math.floor((page - 1) / this.#pagesPerRun)
    const start = index * this.#pagesPerRun * this.pageSize
    const end = Math.min(start + this.#pagesPerRun * this.pageSize, this.pageCount * this.pageSize)
    // A slice may be a view of a buffer that is reused.
    this.#runs.set(index, (await this.#input.slice(start, end)).slice())
    if (this.#runs.size > mostRuns) this.#runs.delete(this.#runs.keys().next().value!)
    return this.at(page)!
  }
}
