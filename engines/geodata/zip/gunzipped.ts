import { type InflaterFactory, platformInflater } from './deflater.ts'
import { isMapName } from './map-names.ts'
import { expanded, largestExpansion, type ZipEntry } from './zip-reader.ts'

/** What Strava and others pack into an archive is a few hundred kilobytes each. */
const largest = 1 << 26
/** Fields of the header that may follow its ten bytes (RFC 1952, 2.3.1). */
const flag = { checksum: 2, extra: 4, name: 8, comment: 16 }
const trailerLength = 8
/** Readers of these look into the archive themselves. */
const readFromArchive = /\.(?:kml|kmz|shp)$/i

/** A map that was packed by itself before it came into the archive (`activities/1.gpx.gz`), unpacked; anything else as it is. */
export async function gunzipped(entry: ZipEntry, inflate: InflaterFactory = platformInflater): Promise<ZipEntry> {
  const name = entry.name.replace(/\.gz$/i, '')
  if (name === entry.name || !isMapName(name) || readFromArchive.test(name) || entry.size > largest) return entry
  // A damaged member is told of when it is read.
  const bytes = await wholeOf(entry).catch(() => new Uint8Array(0))
  const start = headerLength(bytes)
  const end = bytes.length - trailerLength
  if (start < 0 || start > end) return entry
  const trailer = new DataView(bytes.buffer, end)
  const record = { crc: trailer.getUint32(0, true), size: trailer.getUint32(4, true), compressedSize: end - start }
  if (record.size > (record.compressedSize + 1) * largestExpansion) return entry
  return {
    name,
    isDirectory: false,
    size: record.size,
    compressedSize: entry.compressedSize,
    async *stream() {
      const raw = (await wholeOf(entry)).subarray(start, end)
      yield* expanded(inflate(once(raw)), name, record)
    },
  }
}

async function wholeOf(entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(entry.size)
  let at = 0
  for await (const chunk of entry.stream()) {
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
