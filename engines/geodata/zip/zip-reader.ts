import type { GeodataInput } from '../bytes/input.ts'
import type { Notes } from '../notes/notes.ts'
import { fail, GeodataError } from '../notes/problem.ts'
import { crc32 } from './crc32.ts'
import { type InflaterFactory, platformInflater } from './deflater.ts'
import { safePath } from './safe-path.ts'
import { centralHeaderLength, countIsIn64Bits, endOfDirectoryLength, isIn64Bits, zipSignature } from './signatures.ts'

/** One file of an archive. */
export interface ZipEntry {
  /** A relative path with `/`, safe to use as a label; never a place on a disk. */
  readonly name: string
  readonly isDirectory: boolean
  /** As declared; the stream is checked against it. */
  readonly size: number
  readonly compressedSize: number
  stream(): AsyncGenerator<Uint8Array, void, undefined>
}

const longestComment = 65_535
/** How many places that look like the end record are tried: a comment may hold the same bytes. */
const mostSignatures = 64
const entryLimit = 100_000
const directoryLimit = 1 << 26
/** DEFLATE cannot expand more than this. */
export const largestExpansion = 1032
/** Real geodata expands far less than this; a file larger than `freeSize` that expands more is taken for a bomb. */
const ratioLimit = 250
const freeSize = 1 << 24
const readSize = 1 << 18

/** The entries of an archive, from its central directory (APPNOTE 6.3.10, 4.3.12); nothing is expanded yet. */
export async function openZip(
  input: GeodataInput,
  notes: Notes,
  inflate: InflaterFactory = platformInflater,
): Promise<ZipEntry[]> {
  const directory = await findDirectory(input)
  const bytes = await input.slice(directory.offset, directory.offset + directory.size)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < directory.count; index++) {
    if (at + centralHeaderLength > bytes.length || view.getUint32(at, true) !== zipSignature.centralHeader)
      fail({ code: 'zip_damaged' })
    const nameEnd = at + centralHeaderLength + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    if (extraEnd > bytes.length) fail({ code: 'zip_damaged' })
    const rawName = decodeName(bytes.subarray(at + centralHeaderLength, nameEnd))
    const name = safePath(rawName)
    if (name !== rawName.replaceAll('\\', '/')) notes.add('zip-name-unsafe', 1, { subject: rawName })
    const record = {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    readZip64(view, nameEnd, extraEnd, record)
    if (name !== '') entries.push(makeEntry(input, name, rawName.endsWith('/'), record, inflate))
    at = extraEnd + view.getUint16(at + 32, true)
  }
  return entries
}

interface Directory {
  readonly offset: number
  readonly size: number
  readonly count: number
}

async function findDirectory(input: GeodataInput): Promise<Directory> {
  const start = Math.max(0, input.size - endOfDirectoryLength - longestComment)
  const tail = await input.slice(start, input.size)
  const view = new DataView(tail.buffer, tail.byteOffset, tail.length)
  const places = await endRecords(input, tail, view, start)
  for (const at of places) {
    let count = view.getUint16(at + 10, true)
    let size = view.getUint32(at + 12, true)
    let offset = view.getUint32(at + 16, true)
    const isWide = offset === isIn64Bits || count === countIsIn64Bits
    if (isWide && at >= 20 && view.getUint32(at - 20, true) === zipSignature.wideEndLocator) {
      const place = Number(view.getBigUint64(at - 12, true))
      const record = await input.slice(place, place + 56)
      if (record.length < 56) fail({ code: 'zip_damaged' })
      const wide = new DataView(record.buffer, record.byteOffset, 56)
      if (wide.getUint32(0, true) !== zipSignature.wideEndOfDirectory) fail({ code: 'zip_damaged' })
      count = Number(wide.getBigUint64(32, true))
      size = Number(wide.getBigUint64(40, true))
      offset = Number(wide.getBigUint64(48, true))
    }
    const possible = Math.floor(size / centralHeaderLength)
    if (count > entryLimit || count > possible)
      fail({ code: 'absurd_count', what: 'entries', declared: count, possible })
    if (size > directoryLimit) fail({ code: 'too_large', what: 'directory', limit: directoryLimit })
    if (offset + size > input.size) fail({ code: 'zip_damaged' })
    return { offset, size, count }
  }
  const first = await input.slice(0, 4)
  // A local header without a directory is an archive whose end is missing.
  return first[0] === 0x50 && first[1] === 0x4b ? fail({ code: 'zip_damaged' }) : fail({ code: 'not_a_zip' })
}

/**
 * Where the end record may stand, the likeliest first: a comment may hold the same signature, so one whose directory is where it says
 * counts before one whose directory is not.
 */
async function endRecords(input: GeodataInput, tail: Uint8Array, view: DataView, start: number): Promise<number[]> {
  const found: number[] = []
  for (let at = tail.length - endOfDirectoryLength; at >= 0 && found.length < mostSignatures; at--)
    if (view.getUint32(at, true) === zipSignature.endOfDirectory) found.push(at)
  if (found.length < 2) return found
  for (const [index, at] of found.entries()) {
    const size = view.getUint32(at + 12, true)
    const offset = view.getUint32(at + 16, true)
    const signature = offset < input.size ? await input.slice(offset, offset + 4) : new Uint8Array(0)
    const isDirectory =
      offset + size === start + at && signature[0] === 0x50 && signature[1] === 0x4b && signature[2] === 1
    if (isDirectory) return [at, ...found.filter((_, other) => other !== index)]
  }
  return found
}

interface ContentRecord {
  crc: number
  compressedSize: number
  size: number
}

interface EntryRecord extends ContentRecord {
  flags: number
  method: number
  offset: number
}

/** Sizes beyond 32 bits stand in an extra field (APPNOTE 4.5.3). */
function readZip64(view: DataView, start: number, end: number, record: EntryRecord): void {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let from = at + 4
    const last = Math.min(end, from + view.getUint16(at + 2, true))
    for (const key of ['size', 'compressedSize', 'offset'] as const) {
      if (record[key] !== isIn64Bits || from + 8 > last) continue
      record[key] = Number(view.getBigUint64(from, true))
      from += 8
    }
  }
}

function makeEntry(
  input: GeodataInput,
  name: string,
  isDirectory: boolean,
  record: EntryRecord,
  inflate: InflaterFactory,
): ZipEntry {
  return {
    name,
    isDirectory,
    size: record.size,
    compressedSize: record.compressedSize,
    async *stream() {
      if (record.flags & 1) fail({ code: 'zip_encrypted', entry: name })
      if (record.method !== 0 && record.method !== 8)
        fail({ code: 'zip_method_unknown', entry: name, method: record.method })
      const possible = record.method === 0 ? record.compressedSize : (record.compressedSize + 1) * largestExpansion
      if (record.size > possible) fail({ code: 'absurd_count', what: name, declared: record.size, possible })
      const raw = rawBytes(input, name, record)
      yield* record.method === 0 ? checked(raw, name, record) : expanded(inflate(raw), name, record)
    },
  }
}

async function* rawBytes(
  input: GeodataInput,
  name: string,
  record: EntryRecord,
): AsyncGenerator<Uint8Array, void, undefined> {
  const header = await input.slice(record.offset, record.offset + 30)
  if (header.length < 30 || header[0] !== 0x50 || header[1] !== 0x4b) fail({ code: 'zip_damaged', entry: name })
  const start = record.offset + 30 + (header[26]! | (header[27]! << 8)) + (header[28]! | (header[29]! << 8))
  const end = start + record.compressedSize
  if (end > input.size) fail({ code: 'zip_damaged', entry: name })
  for (let at = start; at < end; at += readSize) yield await input.slice(at, Math.min(end, at + readSize))
}

/** What was expanded from a file of an archive, as long as it is what the record says. */
export const expanded = (chunks: AsyncIterable<Uint8Array>, entry: string, record: ContentRecord) =>
  checked(guarded(chunks, entry), entry, record)

/** A damaged stream is a fault of the archive, not of this program. */
async function* guarded(chunks: AsyncIterable<Uint8Array>, entry: string): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    for (;;) {
      let step: IteratorResult<Uint8Array>
      try {
        step = await iterator.next()
      } catch (error) {
        if (error instanceof GeodataError) throw error
        fail({ code: 'zip_damaged', entry })
      }
      if (step.done) return
      yield step.value
    }
  } finally {
    // Ending a damaged stream early fails again; what it has to say was said, or is not asked for any more.
    await iterator.return?.().catch(() => undefined)
  }
}

/** Passes bytes on while size, expansion and checksum are as they should be. */
async function* checked(
  chunks: AsyncIterable<Uint8Array>,
  entry: string,
  record: ContentRecord,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0
  let crc = 0
  const limit = Math.max(freeSize, record.compressedSize * ratioLimit)
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limit) fail({ code: 'expands_too_much', entry, limit })
    crc = crc32(chunk, crc)
    yield chunk
  }
  if (size !== record.size || crc !== record.crc) fail({ code: 'zip_damaged', entry })
}

/** UTF-8 where it is, else one byte per character: names are labels here. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
