import { streamOf } from './bytes/blob-stream.ts'
import type { Spill } from './format.ts'

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
    return streamOf(new Blob(this.#parts))
  }

  dispose(): void {
    this.#parts = []
  }
}
