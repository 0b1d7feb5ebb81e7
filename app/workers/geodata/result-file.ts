import type { TemporaryPlace } from './protocol.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Offered in workers only, so the page's library of types does not know it. */
interface SyncAccess {
  write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number
  flush(): void
  close(): void
}
interface SyncFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncAccess>
}

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
  #file: { readonly handle: FileSystemFileHandle; readonly access: SyncAccess } | undefined
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
    const written = this.#file.access.write(bytes as Uint8Array<ArrayBuffer>, { at: this.#size })
    // Some browsers write less than asked when the disk or the quota is full, instead of throwing.
    if (written < bytes.length) throw new DOMException('', 'QuotaExceededError')
    this.#size += bytes.length
  }

  async #openStorage(): Promise<void> {
    this.#storageTried = true
    if (this.#place === undefined) return
    try {
      const folder = await temporaryFolder(this.#place.folder)
      const handle = (await folder.getFileHandle(this.#place.file, { create: true })) as SyncFileHandle
      this.#file = { handle, access: await handle.createSyncAccessHandle() }
    } catch {
      // Private windows of some browsers refuse: Blob parts serve as well.
    }
  }
}
