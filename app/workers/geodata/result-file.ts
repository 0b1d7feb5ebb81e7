import type { TemporaryPlace } from './protocol.ts'
import { openStoredFile, type StoredFile, writeStored } from './stored-file.ts'
import { temporaryFolder } from './temporary-folder.ts'

const bufferBytes = 8 << 20

/**
 * Takes the result chunk by chunk. Up to one buffer stays in memory; a larger result goes to a file in the browser's private
 * storage, or where there is none to Blob parts, which browsers keep outside the heap.
 */
export class ResultFile {
  readonly #place: TemporaryPlace | undefined
  readonly #buffer = new Uint8Array(bufferBytes)
  #used = 0
  #size = 0
  #parts: Blob[] = []
  #file: StoredFile | undefined
  #storageTried = false

  constructor(place: TemporaryPlace | undefined) {
    this.#place = place
  }

  /** Synchronous unless the buffer is full: most chunks cost one copy. */
  write(chunk: Uint8Array): void | Promise<void> {
    if (this.#used + chunk.length > bufferBytes) return this.#writeLarge(chunk)
    this.#buffer.set(chunk, this.#used)
    this.#used += chunk.length
  }

  async finish(type: string): Promise<Blob> {
    if (this.#file === undefined) return new Blob([...this.#parts, this.#buffer.slice(0, this.#used)], { type })
    this.#store(this.#buffer.subarray(0, this.#used))
    this.#file.access.flush()
    this.#file.access.close()
    return new Blob([await this.#file.handle.getFile()], { type })
  }

  /** Forgets what was written: there is no usable result. */
  async discard(): Promise<void> {
    this.#parts = []
    if (this.#file === undefined || this.#place === undefined) return
    this.#file.access.close()
    const folder = await temporaryFolder(this.#place.folder)
    await folder.removeEntry(this.#place.file).catch(() => undefined)
  }

  async #writeLarge(chunk: Uint8Array): Promise<void> {
    if (!this.#storageTried) await this.#openStorage()
    this.#store(this.#buffer.subarray(0, this.#used))
    this.#used = 0
    if (chunk.length >= bufferBytes) this.#store(chunk)
    else {
      this.#buffer.set(chunk)
      this.#used = chunk.length
    }
  }

  #store(bytes: Uint8Array): void {
    if (this.#file === undefined) {
      this.#parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]))
      return
    }
    writeStored(this.#file, bytes, this.#size)
    this.#size += bytes.length
  }

  async #openStorage(): Promise<void> {
    this.#storageTried = true
    const place = this.#place
    if (place !== undefined) this.#file = await openStoredFile(() => temporaryFolder(place.folder), place.file)
  }
}
