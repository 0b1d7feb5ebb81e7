import { countUtf8Characters, guessEncoding } from '../bytes/guess-encoding.ts'
import { type FeatureBatch, type ValueKind, valueKind } from '../model/feature.ts'
import type { NoteSink } from '../notes/pending-notes.ts'
import { isJsonNumber } from '../numbers/json-number.ts'
import type { JsonScanner } from './json-scanner.ts'
import { addPlainJson } from './plain-json.ts'

/**
 * Reads property values from JSON into a batch. Features of one file have mostly the same keys in the same order, so each key is
 * first compared with the key that stood in its place before: no string is made for a key that was seen there.
 */
export class JsonProperties {
  readonly #scanner: JsonScanner
  readonly #notes: NoteSink
  readonly #keys: Uint8Array[] = []
  readonly #fields: number[] = []

  constructor(scanner: JsonScanner, notes: NoteSink) {
    this.#scanner = scanner
    this.#notes = notes
  }

  /** Reads an object of properties; null gives none, anything else is left out and noted. */
  readObject(batch: FeatureBatch): void {
    const scanner = this.#scanner
    const first = scanner.peek()
    if (first !== 0x7b) {
      if (first !== 0x6e) this.#notes.add('value-unreadable', 1, { subject: 'properties' })
      scanner.skipValue()
      return
    }
    if (!scanner.open(0x7b, 0x7d)) return
    let place = 0
    do {
      scanner.readKey()
      this.readValue(batch, this.#fieldAt(batch, place++))
    } while (scanner.another(0x7d))
  }

  /** Adds the value the scanner stands before as a property. */
  readValue(batch: FeatureBatch, field: number): void {
    const scanner = this.#scanner
    const byte = scanner.peek()
    const start = scanner.position
    if (byte === 0x22) {
      scanner.readString()
      const from = this.addString(batch)
      batch.addProperty(field, valueKind.text, from, batch.textLength)
      return
    }
    const literalsBefore = scanner.nonFiniteLiterals
    scanner.skipValue()
    const end = scanner.position
    const nonFinite = scanner.nonFiniteLiterals - literalsBefore
    if (nonFinite > 0) this.#notes.add('value-unreadable', nonFinite, { subject: batch.document.fields[field]!.name })
    if (byte === 0x7b || byte === 0x5b) {
      const from = addPlainJson(batch, scanner.bytes, start, end, nonFinite)
      batch.addProperty(field, valueKind.json, from, batch.textLength)
    } else if (byte === 0x6e || nonFinite > 0)
      batch.addProperty(field, valueKind.null, batch.textLength, batch.textLength)
    else {
      const kind = byte === 0x74 || byte === 0x66 ? valueKind.boolean : this.#numberKind(start, end)
      batch.addProperty(field, kind, batch.addText(scanner.bytes, start, end), batch.textLength)
    }
  }

  /** Adds the string just read to the batch's text, escapes resolved, and returns where it begins. */
  addString(batch: FeatureBatch): number {
    const scanner = this.#scanner
    const { stringStart, stringEnd } = scanner
    if (!scanner.stringAscii && countUtf8Characters(scanner.bytes, stringStart, stringEnd) < 0) {
      this.#notes.add('text-repaired')
      const bytes = scanner.bytes.subarray(stringStart, stringEnd)
      const text = new TextDecoder(guessEncoding(bytes)).decode(bytes)
      return batch.addString(scanner.stringEscaped ? unescaped(text) : text)
    }
    if (scanner.stringEscaped) return batch.addString(scanner.stringValue())
    return batch.addText(scanner.bytes, stringStart, stringEnd)
  }

  #fieldAt(batch: FeatureBatch, place: number): number {
    const scanner = this.#scanner
    const known = this.#keys[place]
    const start = scanner.stringStart
    const length = scanner.stringEnd - start
    if (known !== undefined && known.length === length) {
      const bytes = scanner.bytes
      let at = 0
      while (at < length && known[at] === bytes[start + at]) at++
      if (at === length) return this.#fields[place]!
    }
    const field = batch.document.field(scanner.stringValue())
    this.#keys[place] = scanner.bytes.slice(start, start + length)
    this.#fields[place] = field
    return field
  }

  #numberKind(start: number, end: number): ValueKind {
    const bytes = this.#scanner.bytes
    if (!isJsonNumber(bytes, start, end)) this.#scanner.malformed('number')
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!
      if (byte === 0x2e || byte === 0x65 || byte === 0x45) return valueKind.real
    }
    return valueKind.integer
  }
}

function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text.replace(/[\u0000-\u001f]/g, ' ')}"`) as string
  } catch {
    return text
  }
}
