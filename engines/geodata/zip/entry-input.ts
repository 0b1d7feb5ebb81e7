import { type GeodataInput, sniffedBytes } from '../bytes/input.ts'
import { fail } from '../notes/problem.ts'
import type { ZipEntry } from './zip-reader.ts'

/** Readers that jump about in a file get it whole, up to this size. */
const memoryLimit = 1 << 29

/** A file of an archive as if it had been chosen itself. */
export function inputFromEntry(entry: ZipEntry): GeodataInput {
  let whole: Promise<Uint8Array> | undefined
  return {
    name: entry.name,
    size: entry.size,
    stream: () => entry.stream(),
    async slice(start, end) {
      if (end <= sniffedBytes && whole === undefined) return (await bytesOf(entry, end)).slice(start, end)
      if (entry.size > memoryLimit) fail({ code: 'too_large', what: entry.name, limit: memoryLimit })
      whole ??= bytesOf(entry, entry.size)
      return (await whole).subarray(start, end)
    },
  }
}

/** The first bytes of a file, as many as there are up to the given number. */
async function bytesOf(entry: ZipEntry, count: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.min(count, entry.size))
  let at = 0
  for await (const chunk of entry.stream()) {
    bytes.set(chunk.subarray(0, bytes.length - at), at)
    at += Math.min(chunk.length, bytes.length - at)
    // To the very end where all is wanted: only there the checksum tells.
    if (at === bytes.length && at < entry.size) break
  }
  return bytes.subarray(0, at)
}
