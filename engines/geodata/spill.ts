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

  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    for (const part of this.#parts) yield new Uint8Array(await part.arrayBuffer())
  }

  dispose(): void {
    this.#parts = []
  }
}
