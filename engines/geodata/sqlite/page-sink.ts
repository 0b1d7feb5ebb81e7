import { ByteWriter } from '../bytes/byte-writer.ts'
import type { Spill } from '../bytes/spill.ts'

export const pageSize = 4096

/** Pages of a database in the order of their numbers, from page 2 on; the first is written last and read first. */
export class PageSink {
  readonly #spill: Spill
  readonly #out = new ByteWriter(1 << 14)
  pageCount = 1

  constructor(createSpill: () => Spill) {
    this.#spill = createSpill()
  }

  /** Returns the page's number. */
  append(page: Uint8Array): number {
    this.#out.copySlice(page, 0, pageSize)
    return ++this.pageCount
  }

  async relieve(): Promise<void> {
    if (this.#out.full) await this.#spill.write(this.#out.take())
  }

  async *drain(): AsyncGenerator<Uint8Array, void, undefined> {
    yield* this.#spill.read()
    yield this.#out.take()
    await this.dispose()
  }

  async dispose(): Promise<void> {
    await this.#spill.dispose()
  }
}
