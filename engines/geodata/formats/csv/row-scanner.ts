import { ByteWindow } from '../../bytes/byte-window.ts'
import { grown } from '../../bytes/grow.ts'
import { type ScanStep, scanStep } from '../../bytes/scan-step.ts'
import { fail } from '../../notes/problem.ts'

/** A file with more columns is refused: it is no table. */
const mostColumns = 10_000
/** In a longer row a quotation mark was never closed. */
const longestRow = 1 << 27

/**
 * Splits UTF-8 text into rows and values as RFC 4180 has it, with any delimiter and any line end. The values of the newest row are ranges
 * of `bytes`, valid until the next.
 */
export class RowScanner {
  readonly window: ByteWindow
  readonly #delimiter: number
  start = new Int32Array(64)
  end = new Int32Array(64)
  /** 0 for plain, 1 for quoted, 2 for quoted with doubled quotation marks inside. */
  quoted = new Uint8Array(64)
  count = 0
  /** Whether the file ended inside the row. */
  endsOpen = false
  /** The line the newest row begins in. */
  line = 0
  #nextLine = 1

  constructor(chunks: AsyncIterable<Uint8Array>, delimiter: number) {
    this.window = new ByteWindow(chunks)
    this.#delimiter = delimiter
  }

  get bytes(): Uint8Array {
    return this.window.bytes
  }

  /** Goes to the next row. Where it needs bytes, `fill` loads them. */
  next(): ScanStep {
    const { window } = this
    for (;;) {
      if (window.position >= window.end) return window.final ? scanStep.end : scanStep.needsBytes
      const from = window.position
      const found = this.#scan()
      if (found !== scanStep.found) return found
      this.#countLines(from)
      if (this.count > mostColumns) failOfColumns()
      // An empty line is no row, nor is what stands between a carriage return and its line feed.
      if (this.count > 1 || this.end[0]! > this.start[0]! || this.quoted[0]! > 0) return scanStep.found
    }
  }

  /** Lines in front of the table. */
  skipLines(count: number): void {
    this.#nextLine += count
  }

  /** Only a value in quotation marks can go on in another line. */
  #countLines(from: number): void {
    const { bytes, position } = this.window
    this.line = this.#nextLine
    let isQuoted = false
    for (let column = 0; column < this.count; column++) if (this.quoted[column]! > 0) isQuoted = true
    for (let at = isQuoted ? from : position - 1; at < position; at++)
      if (bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] !== 0x0a)) this.#nextLine++
  }

  /** Loads as much again as is unread, so that a long row costs a few tries, not one per chunk. */
  async fill(): Promise<void> {
    const { window } = this
    if (window.available > longestRow)
      fail({ code: 'unclosed_quote', offset: window.base + (this.start[Math.max(0, this.count - 1)] ?? 0) })
    await window.fill(Math.max(1 << 18, window.available * 2))
  }

  #scan(): ScanStep {
    const { window } = this
    const { bytes, end } = window
    const delimiter = this.#delimiter
    let at = window.position
    let count = 0
    for (;;) {
      if (count === this.start.length) this.#grow()
      let byte = at < end ? bytes[at]! : -1
      if (byte === 0x22 || (byte === 0x20 && this.#isQuotedBehindBlanks(at))) {
        at = this.#quotedValue(at, count)
        if (at < 0) {
          this.count = count + 1
          if (!window.final) return scanStep.needsBytes
          fail({ code: 'unclosed_quote', offset: window.base + this.start[count]! - 1 })
        }
        byte = at < end ? bytes[at]! : -1
      } else {
        this.start[count] = at
        this.quoted[count] = 0
        while (at < end) {
          byte = bytes[at]!
          if (byte === delimiter || byte === 0x0a || byte === 0x0d) break
          at++
        }
        this.end[count] = at === this.start[count]! + 2 && this.#isNull(at, count, byte) ? at - 2 : at
      }
      count++
      if (at >= end) {
        if (!window.final) return scanStep.needsBytes
        this.count = count
        window.position = end
        this.endsOpen = true
        return scanStep.found
      }
      at++
      if (byte === delimiter) continue
      this.count = count
      window.position = at
      return scanStep.found
    }
  }

  /** Databases write `\N` where there is no value. A row of nothing else would be an empty line. */
  #isNull(end: number, column: number, behind: number): boolean {
    const { bytes } = this.window
    return bytes[end - 2] === 0x5c && bytes[end - 1] === 0x4e && (column > 0 || behind === this.#delimiter)
  }

  /** People put a blank behind the comma: `1, "a, b"`. */
  #isQuotedBehindBlanks(from: number): boolean {
    const { bytes, end } = this.window
    if (this.#delimiter === 0x20) return false
    let at = from
    while (at < end && bytes[at] === 0x20) at++
    return at < end && bytes[at] === 0x22
  }

  /** Returns where the delimiter or line end behind the value stands, or -1 when the value does not end. */
  #quotedValue(from: number, count: number): number {
    const { bytes, end, final } = this.window
    let at = from
    while (bytes[at] === 0x20) at++
    at++
    this.start[count] = at
    this.quoted[count] = 1
    for (;;) {
      while (at < end && bytes[at] !== 0x22) at++
      if (at >= end) return -1
      if (at + 1 >= end && !final) return -1
      if (bytes[at + 1] !== 0x22 || at + 1 >= end) break
      this.quoted[count] = 2
      at += 2
    }
    this.end[count] = at++
    let isBlank = true
    for (; at < end && bytes[at] !== this.#delimiter && bytes[at] !== 0x0a && bytes[at] !== 0x0d; at++)
      if (bytes[at]! > 0x20) isBlank = false
    // Marks around a part of the value only: `"Volga" hotel` is kept as it stands.
    if (!isBlank) {
      this.start[count] = this.start[count]! - 1
      this.end[count] = at
      this.quoted[count] = 0
    }
    return at
  }

  #grow(): void {
    const length = this.start.length * 2
    if (this.start.length >= mostColumns) failOfColumns()
    this.start = grown(this.start, length)
    this.end = grown(this.end, length)
    this.quoted = grown(this.quoted, length)
  }
}

const failOfColumns = (): never => fail({ code: 'too_large', what: 'columns', limit: mostColumns })
