import { type InflaterFactory, platformInflater } from './deflater.ts'
import { expanded, largestExpansion, type ZipEntry } from './zip-reader.ts'

/** It is unpacked as a whole. What Strava and others pack is a few hundred kilobytes each. */
const largest = 1 << 26
/** Fields of the header that may follow its ten bytes (RFC 1952, 2.3.1). */
const flag = { checksum: 2, extra: 4, name: 8, comment: 16 }
const trailerLength = 8

/** A file that was packed by itself (`1.gpx.gz`), unpacked; undefined for one that was not. */
export async function gunzipped(
  packed: Pick<ZipEntry, 'name' | 'size'> & { stream: () => AsyncIterable<Uint8Array> },
  inflate: InflaterFactory = platformInflater,
): Promise<ZipEntry | undefined> {
  const name = packed.name.replace(/\.gz$/i, '')
  if (/\.tar$/i.test(name) || packed.size > largest) return undefined
  // A damaged one is told of when it is read.
  const bytes = await wholeOf(packed).catch(() => new Uint8Array(0))
  const start = headerLength(bytes)
  const end = bytes.length - trailerLength
  if (start < 0 || start > end) return undefined
  const trailer = new DataView(bytes.buffer, end)
  const record = { crc: trailer.getUint32(0, true), size: trailer.getUint32(4, true), compressedSize: end - start }
  if (record.size > (record.compressedSize + 1) * largestExpansion) return undefined
  return {
    name,
    isDirectory: false,
    size: record.size,
    compressedSize: packed.size,
    async *stream() {
      const raw = (await wholeOf(packed)).subarray(start, end)
      yield* expanded(inflate(once(raw)), name, record)
    },
  }
}

async function wholeOf({ size, stream }: Parameters<typeof gunzipped>[0]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let at = 0
  for await (const chunk of stream()) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** -1 where it is none. */
function headerLength(bytes: Uint8Array): number {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) return -1
  const flags = bytes[3]!
  let at = 10
  if (flags & flag.extra) at += 2 + (bytes[at]! | (bytes[at + 1]! << 8))
  for (const text of [flag.name, flag.comment]) if (flags & text) at = bytes.indexOf(0, at) + 1 || bytes.length
  return flags & flag.checksum ? at + 2 : at
}
