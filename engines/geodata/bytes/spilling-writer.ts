import { ByteWriter } from './byte-writer.ts'
import type { Spill } from './spill.ts'

/** Held in memory up to this size, then moved to a spill. */
const memorySize = 1 << 22

/** Output whose turn comes later: written like any other, read back when the part before it is done. */
export class SpillingWriter {
  readonly out = new ByteWriter()
  readonly #createSpill: () => Spill
  #spill: Spill | undefined

  constructor(createSpill: () => Spill) {
    this.#createSpill = createSpill
  }

  get empty(): boolean {
    return this.out.length === 0 && this.#spill === undefined
  }

  /** To be called now and then while writing. */
  async relieve(): Promise<void> {
    if (this.out.length >= memorySize) await this.spill()
  }

  /** Moves what is in memory out of it now. */
  async spill(): Promise<void> {
    if (this.out.length === 0) return
    this.#spill ??= this.#createSpill()
    await this.#spill.write(this.out.take())
  }

  async *drain(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#spill !== undefined) {
      yield* this.#spill.read()
      await this.#spill.dispose()
      this.#spill = undefined
    }
    if (this.out.length > 0) yield this.out.take()
  }
}

/** What stands in the result one after the other: marks, and the lists between them. */
export type Parts = Generator<string | SpillingWriter, void, undefined>

/** Writes parts of which nothing was put aside, and empties them. */
export function writeParts(out: ByteWriter, parts: Parts): void {
  for (const part of parts) {
    if (typeof part === 'string') out.utf8(part)
    else {
      out.copySlice(part.out.bytes, 0, part.out.length)
      part.out.length = 0
    }
  }
}

/** The same where some of it was put aside. */
export async function* drainParts(out: ByteWriter, parts: Parts): AsyncGenerator<Uint8Array, void, undefined> {
  for (const part of parts) {
    if (typeof part === 'string') out.utf8(part)
    else {
      yield out.take()
      yield* part.drain()
    }
  }
}
