import type { Spill } from '../../bytes/spill.ts'

/** Kept in memory up to this size: a document of hundreds of layers must not open hundreds of temporary files. */
const largestInMemory = 1 << 15

/** A spill that becomes a real one when it grows. */
export class SmallSpill implements Spill {
  readonly #create: () => Spill
  #parts: Uint8Array[] = []
  #spill: Spill | undefined
  size = 0

  constructor(create: () => Spill) {
    this.#create = create
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return
    this.size += bytes.length
    if (this.#spill === undefined && this.size <= largestInMemory) {
      this.#parts.push(bytes.slice())
      return
    }
    if (this.#spill === undefined) {
      this.#spill = this.#create()
      for (const part of this.#parts) await this.#spill.write(part)
      this.#parts = []
    }
    await this.#spill.write(bytes)
  }

  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    yield* this.#parts
    if (this.#spill !== undefined) yield* this.#spill.read()
  }

  async slice(start: number, end: number): Promise<Uint8Array> {
    if (this.#spill !== undefined) return this.#spill.slice(start, end)
    return new Uint8Array(await new Blob(this.#parts as Uint8Array<ArrayBuffer>[]).slice(start, end).arrayBuffer())
  }

  async dispose(): Promise<void> {
    this.#parts = []
    await this.#spill?.dispose()
  }
}
