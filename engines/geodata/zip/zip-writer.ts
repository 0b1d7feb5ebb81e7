import { ByteWriter } from '../bytes/byte-writer.ts'
import { fail } from '../notes/problem.ts'
import { crc32 } from './crc32.ts'
import type { DeflaterFactory } from './deflater.ts'
import { countIsIn64Bits, isIn64Bits, zipSignature } from './signatures.ts'

export interface ZipSource {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
  /** Roughly how large the content is: beyond 4 GB the entry is written in the 64-bit form, which must be known beforehand. */
  readonly expectedSize?: number
  /** Already compressed (images): stored as it is. */
  readonly store?: boolean
}

interface Written {
  readonly name: Uint8Array
  readonly method: number
  readonly crc: number
  readonly compressedSize: number
  readonly size: number
  readonly offset: number
}

/** Content expected to be larger than this is written in the 64-bit form. */
const wideFrom = 0xf000_0000
/** The version of ZIP that a reader needs: 4.5 for 64-bit sizes, else 2.0. */
const wideVersion = 45
const plainVersion = 20
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
/** 1 January 1980: results do not depend on the clock. */
const dosDate = 0x0021

/** A ZIP archive written front to back, entry by entry. */
export async function* writeZip(
  sources: AsyncIterable<ZipSource> | Iterable<ZipSource>,
  deflate: DeflaterFactory,
): AsyncGenerator<Uint8Array, void, undefined> {
  const out = new ByteWriter(1 << 12)
  const entries: Written[] = []
  let offset = 0
  for await (const source of sources) {
    const isWide = (source.expectedSize ?? 0) > wideFrom
    const name = new TextEncoder().encode(source.name)
    const method = source.store ? 0 : 8
    const counted = { crc: 0, size: 0, compressedSize: 0 }
    localHeader(out, name, method, isWide)
    const headerSize = out.length
    yield out.take()
    const content = counting(source.content, counted)
    for await (const chunk of source.store ? content : deflate(content)) {
      counted.compressedSize += chunk.length
      yield chunk
    }
    if (!isWide && Math.max(counted.size, counted.compressedSize) >= isIn64Bits)
      fail({ code: 'file_too_large', name: source.name, limitBytes: isIn64Bits - 1 })
    dataDescriptor(out, counted, isWide)
    const descriptorSize = out.length
    yield out.take()
    entries.push({ name, method, crc: counted.crc, compressedSize: counted.compressedSize, size: counted.size, offset })
    offset += headerSize + counted.compressedSize + descriptorSize
  }
  directory(out, entries, offset)
  yield out.take()
}

async function* counting(
  chunks: AsyncIterable<Uint8Array>,
  counted: { crc: number; size: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) {
    counted.crc = crc32(chunk, counted.crc)
    counted.size += chunk.length
    yield chunk
  }
}

function localHeader(out: ByteWriter, name: Uint8Array, method: number, isWide: boolean): void {
  put32(out, zipSignature.localHeader)
  put16(out, isWide ? wideVersion : plainVersion)
  put16(out, flags)
  put16(out, method)
  put16(out, 0)
  put16(out, dosDate)
  put32(out, 0)
  put32(out, isWide ? isIn64Bits : 0)
  put32(out, isWide ? isIn64Bits : 0)
  put16(out, name.length)
  put16(out, isWide ? 20 : 0)
  out.copy(name)
  if (!isWide) return
  put16(out, 1)
  put16(out, 16)
  put64(out, 0)
  put64(out, 0)
}

function dataDescriptor(
  out: ByteWriter,
  counted: { crc: number; size: number; compressedSize: number },
  isWide: boolean,
): void {
  put32(out, zipSignature.dataDescriptor)
  put32(out, counted.crc)
  const put = isWide ? put64 : put32
  put(out, counted.compressedSize)
  put(out, counted.size)
}

function directory(out: ByteWriter, entries: readonly Written[], offset: number): void {
  let size = 0
  for (const entry of entries) {
    const before = out.length
    centralHeader(out, entry)
    size += out.length - before
  }
  const isWide = offset >= isIn64Bits || entries.length >= countIsIn64Bits
  if (isWide) {
    put32(out, zipSignature.wideEndOfDirectory)
    // The length of the rest of this record.
    put64(out, 44)
    put16(out, wideVersion)
    put16(out, wideVersion)
    put32(out, 0)
    put32(out, 0)
    put64(out, entries.length)
    put64(out, entries.length)
    put64(out, size)
    put64(out, offset)
    put32(out, zipSignature.wideEndLocator)
    put32(out, 0)
    put64(out, offset + size)
    put32(out, 1)
  }
  put32(out, zipSignature.endOfDirectory)
  put32(out, 0)
  put16(out, isWide ? countIsIn64Bits : entries.length)
  put16(out, isWide ? countIsIn64Bits : entries.length)
  put32(out, size)
  put32(out, isWide ? isIn64Bits : offset)
  put16(out, 0)
}

function centralHeader(out: ByteWriter, entry: Written): void {
  const isWide = Math.max(entry.size, entry.compressedSize, entry.offset) >= isIn64Bits
  put32(out, zipSignature.centralHeader)
  put16(out, isWide ? wideVersion : plainVersion)
  put16(out, isWide ? wideVersion : plainVersion)
  put16(out, flags)
  put16(out, entry.method)
  put16(out, 0)
  put16(out, dosDate)
  put32(out, entry.crc)
  put32(out, isWide ? isIn64Bits : entry.compressedSize)
  put32(out, isWide ? isIn64Bits : entry.size)
  put16(out, entry.name.length)
  put16(out, isWide ? 28 : 0)
  put16(out, 0)
  put32(out, 0)
  put32(out, 0)
  put32(out, isWide ? isIn64Bits : entry.offset)
  out.copy(entry.name)
  if (!isWide) return
  put16(out, 1)
  put16(out, 24)
  put64(out, entry.size)
  put64(out, entry.compressedSize)
  put64(out, entry.offset)
}

function put16(out: ByteWriter, value: number): void {
  out.byte(value & 0xff)
  out.byte((value >>> 8) & 0xff)
}

function put32(out: ByteWriter, value: number): void {
  put16(out, value & 0xffff)
  put16(out, value >>> 16)
}

function put64(out: ByteWriter, value: number): void {
  put32(out, value >>> 0)
  put32(out, Math.floor(value / 0x1_0000_0000))
}
