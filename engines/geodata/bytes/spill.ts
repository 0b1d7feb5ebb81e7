import { streamOf } from './blob-stream.ts'

/** Temporary storage for bytes that are written before their place in the output is known. */
export interface Spill {
  readonly size: number
  write(bytes: Uint8Array): void | Promise<void>
  /** What was written, from the start; chunks are valid until the next one is asked for. */
  read(): AsyncIterable<Uint8Array>
  /** Some of what was written, to be kept by who asks. */
  slice(start: number, end: number): Uint8Array | Promise<Uint8Array>
  dispose(): void | Promise<void>
}

/**
 * Keeps spilled bytes as Blob parts: browsers move those out of the page's memory. Node's CLI injects a file instead.
 */
export class MemorySpill implements Spill {
  #parts: Blob[] = []
  size = 0

  write(bytes: Uint8Array): void {
    this.#parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]))
    this.size += bytes.length
  }

  read(): AsyncGenerator<Uint8Array, void, undefined> {
    return streamOf(this.#whole())
  }

  async slice(start: number, end: number): Promise<Uint8Array> {
    return new Uint8Array(await this.#whole().slice(start, end).arrayBuffer())
  }

  #whole(): Blob {
    if (this.#parts.length !== 1) this.#parts = [new Blob(this.#parts)]
    return this.#parts[0]!
  }

  dispose(): void {
    this.#parts = []
  }
}
