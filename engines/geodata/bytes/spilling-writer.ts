import type { Spill } from '../format.ts'
import { ByteWriter } from './byte-writer.ts'

/** Held in memory up to this size, then moved to a spill. */
const memorySize = 1 << 22

/** Output whose turn comes later: written like any other, read back when the part before it is done. */
export class SpillingWriter {
  readonly out = new ByteWriter(1 << 16)
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
