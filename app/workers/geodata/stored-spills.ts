import { MemorySpill, type Spill } from '#engines/geodata/index.ts'
import type { TemporaryPlace } from './protocol.ts'
import { openStoredFile, type StoredFile, writeStored } from './stored-file.ts'
import { spillsOf, temporaryFolder } from './temporary-folder.ts'

const chunkSize = 1 << 18

/** What a conversion puts aside for later: files beside its result in the browser's private storage, or Blobs where there is none. */
export class StoredSpills {
  readonly #place: TemporaryPlace | undefined
  readonly #open = new Set<StoredFile>()
  #count = 0

  constructor(place: TemporaryPlace | undefined) {
    this.#place = place
  }

  readonly create = (): Spill =>
    new StoredSpill(
      () => this.#openNext(),
      (file) => this.#close(file),
    )

  /** Also what a conversion that failed did not come to give back. */
  async discard(): Promise<void> {
    for (const file of this.#open) this.#close(file)
    if (this.#count === 0 || this.#place === undefined) return
    const { folder, file } = this.#place
    // Where the browser refuses storage there is nothing to remove.
    await temporaryFolder(folder)
      .then((own) => own.removeEntry(spillsOf(file), { recursive: true }))
      .catch(() => undefined)
  }

  async #openNext(): Promise<StoredFile | undefined> {
    const place = this.#place
    if (place === undefined) return undefined
    const folder = async () =>
      (await temporaryFolder(place.folder)).getDirectoryHandle(spillsOf(place.file), { create: true })
    const file = await openStoredFile(folder, `${++this.#count}`)
    if (file !== undefined) this.#open.add(file)
    return file
  }

  #close(file: StoredFile): void {
    file.access.close()
    this.#open.delete(file)
  }
}

class StoredSpill implements Spill {
  readonly #openFile: () => Promise<StoredFile | undefined>
  readonly #closeFile: (file: StoredFile) => void
  #file: StoredFile | undefined
  #memory: MemorySpill | undefined
  size = 0

  constructor(openFile: () => Promise<StoredFile | undefined>, closeFile: (file: StoredFile) => void) {
    this.#openFile = openFile
    this.#closeFile = closeFile
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (this.#memory === undefined) this.#file ??= await this.#openFile()
    if (this.#file === undefined) {
      this.#memory ??= new MemorySpill()
      this.#memory.write(bytes)
    } else writeStored(this.#file, bytes, this.size)
    this.size += bytes.length
  }

  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#memory !== undefined) yield* this.#memory.read()
    if (this.#file === undefined) return
    const buffer = new Uint8Array(chunkSize)
    for (let at = 0; at < this.size; ) {
      const count = this.#file.access.read(buffer, { at })
      if (count === 0) throw new Error('Less was put aside than was written')
      at += count
      yield buffer.subarray(0, count)
    }
  }

  slice(start: number, end: number): Uint8Array | Promise<Uint8Array> {
    if (this.#memory !== undefined) return this.#memory.slice(start, end)
    const bytes = new Uint8Array(end - start)
    return bytes.subarray(0, this.#file?.access.read(bytes, { at: start }) ?? 0)
  }

  dispose(): void {
    this.#memory?.dispose()
    if (this.#file !== undefined) this.#closeFile(this.#file)
    this.#file = undefined
  }
}
