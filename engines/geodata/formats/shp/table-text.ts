import { countUtf8Characters, guessEncoding } from '../../bytes/guess-encoding.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { isMultiByte, readerOf, type TextEncodingReader } from './code-pages.ts'

/** Brings text of a table into a batch as UTF-8. ASCII and UTF-8 are copied; pages of 256 characters go through a table of bytes. */
export class TableText {
  readonly #reader: TextEncodingReader
  readonly #notes: Notes
  readonly #isUtf8: boolean
  /** UTF-8 of each byte 0x80 … 0xFF; empty for multi-byte encodings. */
  readonly #utf8OfByte: readonly Uint8Array[]

  constructor(label: string, notes: Notes) {
    this.#reader = readerOf(label)
    this.#notes = notes
    this.#isUtf8 = label === 'utf-8'
    this.#utf8OfByte = isMultiByte(label)
      ? []
      : Array.from({ length: 128 }, (_, byte) => encoder.encode(this.#reader.decode(Uint8Array.of(byte + 128))))
  }

  decode(bytes: Uint8Array): string {
    if (this.#isUtf8 && countUtf8Characters(bytes, 0, bytes.length, true) < 0) {
      return readerOf(guessEncoding(bytes)).decode(bytes)
    }
    return this.#reader.decode(bytes)
  }

  /** Adds the bytes as text and returns where it begins. */
  add(batch: FeatureBatch, bytes: Uint8Array, start: number, end: number): number {
    let at = start
    while (at < end && bytes[at]! < 0x80) at++
    if (at === end) return batch.addText(bytes, start, end)
    if (this.#isUtf8) return this.#addUtf8(batch, bytes, start, end)
    if (this.#utf8OfByte.length === 0) return batch.addString(this.#reader.decode(bytes.subarray(start, end)))
    batch.reserveText((end - start) * 3)
    const text = batch.text
    const from = batch.textLength
    let to = from
    for (at = start; at < end; at++) {
      const byte = bytes[at]!
      if (byte < 0x80) text[to++] = byte
      else for (const encoded of this.#utf8OfByte[byte - 0x80]!) text[to++] = encoded
    }
    batch.textLength = to
    return from
  }

  #addUtf8(batch: FeatureBatch, bytes: Uint8Array, start: number, end: number): number {
    if (countUtf8Characters(bytes, start, end) >= 0) return batch.addText(bytes, start, end)
    // A width counted in bytes may have cut the last character: what is left of it goes.
    for (let cut = end - 1; cut >= end - 3 && cut > start; cut--) {
      if (bytes[cut]! >= 0xc0 && countUtf8Characters(bytes, start, cut) >= 0) {
        this.#notes.add('text-repaired')
        return batch.addText(bytes, start, cut)
      }
    }
    this.#notes.add('text-repaired')
    const slice = bytes.subarray(start, end)
    return batch.addString(readerOf(guessEncoding(slice)).decode(slice))
  }
}

const encoder = new TextEncoder()
