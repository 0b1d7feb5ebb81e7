import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { createDeflateRaw, createInflateRaw } from 'node:zlib'
import { formatMetas, type GeodataInput, journalsOf, type Platform, type Spill } from '#engines/geodata/index.ts'
import { isSettled, leaveNothingOf } from './left-over.ts'

const chunkSize = 1 << 19

/** A file on disk. While one chunk is being worked on, the next is read. */
export function inputFromFile(path: string): GeodataInput {
  accessSync(path, constants.R_OK)
  return {
    name: basename(path),
    size: statSync(path).size,
    async *stream() {
      const file = await open(path)
      let current = Buffer.allocUnsafeSlow(chunkSize)
      let other = Buffer.allocUnsafeSlow(chunkSize)
      let pending = file.read(current, 0, chunkSize)
      try {
        for (;;) {
          const { bytesRead } = await pending
          if (bytesRead === 0) return
          const chunk = current.subarray(0, bytesRead)
          ;[current, other] = [other, current]
          pending = file.read(current, 0, chunkSize)
          yield chunk
        }
      } finally {
        await pending.catch(() => undefined)
        await file.close()
      }
    },
    async slice(start, end) {
      const file = openSync(path, 'r')
      try {
        const bytes = new Uint8Array(Math.max(0, end - start))
        return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start))
      } finally {
        closeSync(file)
      }
    },
  }
}

/** A shapefile's other files, the schema of a GML and the journal of a database stand beside it under the same name. */
export function inputsFromPath(path: string): GeodataInput[] {
  const endings = formatMetas.find(({ extension }) => extension === extname(path).toLowerCase())?.companions
  if (endings === undefined)
    return [path, ...journalsOf(path).filter((journal) => existsSync(journal))].map(inputFromFile)
  const stem = basename(path, extname(path)).toLowerCase()
  const folder = dirname(path)
  const beside = readdirSync(folder).filter((name) => endings.some((ending) => name.toLowerCase() === stem + ending))
  return [inputFromFile(path), ...beside.map((name) => inputFromFile(join(folder, name)))]
}

/** Spilled bytes in a temporary file. */
class FileSpill implements Spill {
  readonly #folder = mkdtempSync(join(tmpdir(), 'convertory-'))
  readonly #file = openSync(join(this.#folder, 'spill'), 'w+')
  size = 0

  constructor() {
    leaveNothingOf(this.#folder)
  }

  write(bytes: Uint8Array): void {
    writeWhole(this.#file, bytes)
    this.size += bytes.length
  }

  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    const buffer = new Uint8Array(chunkSize)
    for (let at = 0; ; ) {
      const count = readSync(this.#file, buffer, 0, buffer.length, at)
      if (count === 0) return
      at += count
      yield buffer.subarray(0, count)
    }
  }

  slice(start: number, end: number): Uint8Array {
    const bytes = new Uint8Array(end - start)
    return bytes.subarray(0, readSync(this.#file, bytes, 0, bytes.length, start))
  }

  dispose(): void {
    closeSync(this.#file)
    rmSync(this.#folder, { recursive: true, force: true })
    isSettled(this.#folder)
  }
}

export function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at)
}

async function* copies(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield new Uint8Array(chunk)
}

/** zlib works on another thread, and its fastest level is several times faster than the web's CompressionStream. */
export const nodePlatform: Platform = {
  createSpill: () => new FileSpill(),
  createDeflater: (chunks) => piped(chunks, createDeflateRaw({ level: 1, chunkSize: 1 << 16 })),
  createInflater: (chunks) => piped(chunks, createInflateRaw({ chunkSize: 1 << 18 })),
}

async function* piped(chunks: AsyncIterable<Uint8Array>, through: NodeJS.ReadWriteStream): AsyncGenerator<Uint8Array> {
  const source = Readable.from(copies(chunks), { objectMode: true, highWaterMark: 2 })
  source.on('error', (error) => (through as NodeJS.ReadWriteStream & { destroy(error: Error): void }).destroy(error))
  try {
    for await (const chunk of source.pipe(through)) yield chunk as unknown as Uint8Array
  } finally {
    source.destroy()
  }
}
