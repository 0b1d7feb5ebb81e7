import { fail } from '../notes/problem.ts'
import { type Cursor, readDecimal } from '../numbers/read-decimal.ts'

/** What may stand behind the digits at hand, or in front of those to come: an exponent without its digits, a sign, a point. */
const beginningOfNumber = /^(?:[eE][+-]?|[+-]?\.|[+-])$/

/** Thrown when a value goes on beyond the bytes at hand: the caller loads more and reads the value again from its start. */
export const needsMoreBytes = { reason: 'needs more bytes' } as const

/** Arrays and objects may nest this deep; beyond it a file is refused rather than allowed to exhaust the stack. */
export const deepestNesting = 256

/**
 * Walks over JSON text in a byte array without building values. Strict, with one leniency: the literals NaN and Infinity, which
 * several programs write, pass as values and are counted.
 */
export class JsonScanner implements Cursor {
  bytes = new Uint8Array(0)
  position = 0
  end = 0
  /** Offset of `bytes[0]` in the file. */
  base = 0
  /** No bytes follow `end`. */
  final = false

  /** The last string read, between its quotes. */
  stringStart = 0
  stringEnd = 0
  stringEscaped = false
  stringAscii = true
  /** NaN and Infinity literals passed so far. */
  nonFiniteLiterals = 0

  /** The next byte that is not white space; the cursor stands on it. */
  peek(): number {
    const bytes = this.bytes
    const end = this.end
    let at = this.position
    while (at < end) {
      const byte = bytes[at]!
      if (byte > 0x20) {
        this.position = at
        return byte
      }
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09 && byte !== 0x1e) {
        this.position = at
        return this.malformed('control character')
      }
      at++
    }
    this.position = at
    return this.runOut()
  }

  /** Like `peek`, but -1 at the end of the file. */
  peekOrEnd(): number {
    const bytes = this.bytes
    while (this.position < this.end && bytes[this.position]! <= 0x20) this.position++
    if (this.position < this.end) return bytes[this.position]!
    if (this.final) return -1
    throw needsMoreBytes
  }

  expect(byte: number): void {
    if (this.peek() !== byte) this.malformed(String.fromCharCode(byte))
    this.position++
  }

  /** Steps over a comma and returns true, or over the closing bracket and returns false. */
  another(closing: number): boolean {
    const byte = this.peek()
    this.position++
    if (byte === 0x2c) return true
    if (byte === closing) return false
    this.position--
    return this.malformed(String.fromCharCode(closing))
  }

  /** Steps over an opening bracket; false when the closing one follows, which is stepped over too. */
  open(opening: number, closing: number): boolean {
    this.expect(opening)
    if (this.peek() !== closing) return true
    this.position++
    return false
  }

  /** Reads a string; `stringStart` … `stringAscii` tell about it. */
  readString(): void {
    if (this.peek() !== 0x22) this.malformed('"')
    const bytes = this.bytes
    const end = this.end
    let at = this.position + 1
    this.stringStart = at
    let escaped = false
    let mixed = 0
    for (; at < end; at++) {
      const byte = bytes[at]!
      if (byte === 0x22) {
        this.stringEnd = at
        this.stringEscaped = escaped
        this.stringAscii = mixed < 0x80
        this.position = at + 1
        return
      }
      mixed |= byte
      if (byte === 0x5c) {
        escaped = true
        at++
        // The byte behind the backslash counts for `stringAscii` too.
        if (at < end) mixed |= bytes[at]!
      }
    }
    this.position = end
    this.runOut()
  }

  /** Reads a key and its colon. */
  readKey(): void {
    this.readString()
    this.expect(0x3a)
  }

  stringIs(text: string): boolean {
    const start = this.stringStart
    if (this.stringEnd - start !== text.length) return false
    for (let at = 0; at < text.length; at++) if (this.bytes[start + at] !== text.charCodeAt(at)) return false
    return true
  }

  /** The last string read, escapes resolved. Not for hot paths. */
  stringValue(): string {
    const text = decoder.decode(this.bytes.subarray(this.stringStart, this.stringEnd))
    if (!this.stringEscaped) return text
    try {
      return JSON.parse(`"${text.replace(/[\u0000-\u001f]/g, ' ')}"`) as string
    } catch {
      return this.malformed('escape')
    }
  }

  /** Reads the number the cursor stands on. NaN for a NaN or Infinity literal. */
  readNumber(): number {
    const start = this.position
    const first = this.bytes[start]!
    if (first !== 0x2d && (first < 0x30 || first > 0x39)) {
      this.#readNonFinite()
      return Number.NaN
    }
    const value = this.readDecimal()
    if (Number.isNaN(value)) {
      this.#readNonFinite()
      return value
    }
    return value
  }

  /** A decimal number, NaN where none stands; of one that the bytes at hand cut the rest is waited for. */
  readDecimal(): number {
    const value = readDecimal(this.bytes, this, this.end)
    const rest = this.end - this.position
    if (rest === 0 && !this.final) throw needsMoreBytes
    if (rest === 1 || rest === 2) {
      const behind = String.fromCharCode(...this.bytes.subarray(this.position, this.end))
      if (beginningOfNumber.test(behind)) this.runOut()
    }
    return value
  }

  /** Reads any value as JavaScript has it. For small, rare values. */
  readValue(): unknown {
    this.peek()
    const start = this.position
    this.skipValue()
    try {
      return JSON.parse(decoder.decode(this.bytes.subarray(start, this.position)).replace(/[\u0000-\u001f]/g, ' '))
    } catch {
      this.position = start
      return this.malformed('value')
    }
  }

  /** Steps over any value. */
  skipValue(depth = 0): void {
    const byte = this.peek()
    if (byte === 0x22) this.readString()
    else if (byte === 0x7b || byte === 0x5b) {
      if (depth >= deepestNesting) this.tooDeep()
      const closing = byte + 2
      if (!this.open(byte, closing)) return
      do {
        if (byte === 0x7b) this.readKey()
        this.skipValue(depth + 1)
      } while (this.another(closing))
    } else if (byte === 0x74) this.literal('true')
    else if (byte === 0x66) this.literal('false')
    else if (byte === 0x6e) this.literal('null')
    else this.readNumber()
  }

  literal(text: string): void {
    const start = this.position
    for (let at = 0; at < text.length; at++) {
      if (start + at >= this.end) this.runOut()
      if (this.bytes[start + at] !== text.charCodeAt(at)) this.malformed(text)
    }
    this.position = start + text.length
  }

  tooDeep(): never {
    return fail({ code: 'too_deep', limit: deepestNesting, offset: this.base + this.position })
  }

  malformed(detail: string): never {
    return fail({ code: 'malformed', offset: this.base + this.position, detail })
  }

  runOut(): never {
    if (!this.final) throw needsMoreBytes
    return fail({ code: 'truncated', offset: this.base + this.end })
  }

  #readNonFinite(): void {
    if (this.bytes[this.position] === 0x2d) this.position++
    if (this.position >= this.end) this.runOut()
    const first = this.bytes[this.position]!
    if (first === 0x4e) this.literal('NaN')
    else if (first === 0x49) this.literal('Infinity')
    else this.malformed('value')
    this.nonFiniteLiterals++
  }
}

const decoder = new TextDecoder()
