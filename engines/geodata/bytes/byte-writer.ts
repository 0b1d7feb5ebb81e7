import { longestDecimal, writeDecimal } from '../numbers/write-decimal.ts'

const encoder = new TextEncoder()

/** Writers hand their bytes on when they hold about this many. */
const flushSize = 1 << 18

/**
 * A growing run of output bytes. `take` hands out a view of the inner buffer that is valid until the next write:
 * a writer yields it, whoever receives it uses or copies it before asking for more.
 */
export class ByteWriter {
  bytes: Uint8Array
  length = 0
  /** Control characters, U+FFFE and U+FFFF that `xmlText` left out because XML forbids them (XML 1.0, production 2). */
  charactersDropped = 0

  constructor(capacity = 1 << 12) {
    this.bytes = new Uint8Array(capacity)
  }

  get full(): boolean {
    return this.length >= flushSize
  }

  take(): Uint8Array {
    const view = this.bytes.subarray(0, this.length)
    this.length = 0
    return view
  }

  reserve(extra: number): void {
    const needed = this.length + extra
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
  }

  byte(byte: number): void {
    if (this.length === this.bytes.length) this.reserve(1)
    this.bytes[this.length++] = byte
  }

  copy(source: Uint8Array): void {
    const count = source.length
    if (this.length + count > this.bytes.length) this.reserve(count)
    this.bytes.set(source, this.length)
    this.length += count
  }

  copySlice(source: Uint8Array, start: number, end: number): void {
    const count = end - start
    if (this.length + count > this.bytes.length) this.reserve(count)
    const bytes = this.bytes
    // A loop beats `set` for short runs: no view object is made.
    if (count < 40) {
      let to = this.length
      for (let from = start; from < end; from++) bytes[to++] = source[from]!
    } else bytes.set(source.subarray(start, end), this.length)
    this.length += count
  }

  /** Text known to be ASCII. */
  ascii(text: string): void {
    this.reserve(text.length)
    const bytes = this.bytes
    let to = this.length
    for (let at = 0; at < text.length; at++) bytes[to++] = text.charCodeAt(at)
    this.length = to
  }

  utf8(text: string): void {
    this.reserve(text.length * 3)
    if (text.length < 64 && this.#shortAscii(text)) return
    this.length += encoder.encodeInto(text, this.bytes.subarray(this.length)).written
  }

  /** Calling the encoder costs more than a short text is worth. False, and nothing written, when it is not ASCII. */
  #shortAscii(text: string): boolean {
    const bytes = this.bytes
    let to = this.length
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code >= 0x80) return false
      bytes[to++] = code
    }
    this.length = to
    return true
  }

  /** A finite number in its shortest form that reads back to the same number. */
  number(value: number): void {
    this.reserve(longestDecimal)
    this.length = writeDecimal(this.bytes, this.length, value)
  }

  /** A number with exactly this many decimals (0 to 15). */
  fixed(value: number, decimals: number): void {
    this.ascii(value.toFixed(decimals))
  }

  /** UTF-8 text escaped for XML character data and double-quoted attributes. Control characters XML forbids are left out. */
  xmlText(source: Uint8Array, start = 0, end = source.length): void {
    this.reserve((end - start) * 6)
    const bytes = this.bytes
    let to = this.length
    for (let at = start; at < end; at++) {
      const byte = source[at]!
      if (byte === 0xef && isNonCharacter(source, at, end)) {
        this.charactersDropped++
        at += 2
      } else if (byte > 0x3e || (byte > 0x27 && byte < 0x3c) || byte === 0x20) bytes[to++] = byte
      else if (byte === 0x26) to = put(bytes, to, ampersand)
      else if (byte === 0x3c) to = put(bytes, to, lessThan)
      else if (byte === 0x3e) to = put(bytes, to, greaterThan)
      else if (byte === 0x22) to = put(bytes, to, quotationMark)
      else if (byte > 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x3d) bytes[to++] = byte
      else if (byte === 0x0d) to = put(bytes, to, carriageReturn)
      else this.charactersDropped++
    }
    this.length = to
  }

  xmlString(text: string): void {
    if (asciiText.test(text)) this.utf8(text)
    else this.xmlText(encoder.encode(text))
  }

  /** UTF-8 text escaped for the inside of a JSON string. */
  jsonText(source: Uint8Array, start = 0, end = source.length): void {
    this.reserve((end - start) * 6)
    const bytes = this.bytes
    let to = this.length
    for (let at = start; at < end; at++) {
      const byte = source[at]!
      if (byte >= 0x20 && byte !== 0x22 && byte !== 0x5c) bytes[to++] = byte
      else {
        bytes[to++] = 0x5c
        if (byte === 0x22 || byte === 0x5c) bytes[to++] = byte
        else if (byte === 0x0a) bytes[to++] = 0x6e
        else if (byte === 0x0d) bytes[to++] = 0x72
        else if (byte === 0x09) bytes[to++] = 0x74
        else {
          bytes[to++] = 0x75
          bytes[to++] = 0x30
          bytes[to++] = 0x30
          bytes[to++] = 0x30 + (byte >> 4)
          bytes[to++] = hexDigits.charCodeAt(byte & 15)
        }
      }
    }
    this.length = to
  }

  jsonString(text: string): void {
    this.jsonText(encoder.encode(text))
  }
}

/** Letters, digits and marks that need no escape. */
const asciiText = /^[\w .:/-]*$/
const hexDigits = '0123456789abcdef'
const ampersand = encoder.encode('&amp;')
const lessThan = encoder.encode('&lt;')
const greaterThan = encoder.encode('&gt;')
const quotationMark = encoder.encode('&quot;')
const carriageReturn = encoder.encode('&#13;')

/** U+FFFE or U+FFFF. */
function isNonCharacter(bytes: Uint8Array, at: number, end: number): boolean {
  return at + 2 < end && bytes[at + 1] === 0xbf && bytes[at + 2]! >= 0xbe
}

function put(bytes: Uint8Array, to: number, source: Uint8Array): number {
  for (let at = 0; at < source.length; at++) bytes[to++] = source[at]!
  return to
}
