import type { GeodataInput } from '../bytes/input.ts'
import { fail } from '../notes/problem.ts'
import { JsonScanner, needsMoreBytes } from './json-scanner.ts'

/** A single feature larger than this is refused rather than allowed to take all memory. */
const largestUnit = 2 ** 30

/**
 * The part of a JSON file that is being read. Units (a feature, a member of the root) are read whole: when one runs out of
 * bytes, the window is filled and the unit read again. The window grows to the largest unit, not to the file.
 */
export class JsonWindow {
  readonly scanner = new JsonScanner()
  readonly #chunks: AsyncIterator<Uint8Array>
  #buffer: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 12)

  constructor(input: GeodataInput) {
    this.#chunks = asUtf8(input.stream())[Symbol.asyncIterator]()
    this.scanner.bytes = this.#buffer
  }

  /** Runs `read` from where the scanner stands until it gets by on the bytes at hand; `undo` cleans up after a failed try. */
  async unit<Value>(read: () => Value, undo?: () => void): Promise<Value> {
    for (;;) {
      const start = this.scanner.position
      try {
        return read()
      } catch (error) {
        if (error !== needsMoreBytes) throw error
        undo?.()
        this.scanner.position = start
        await this.fill()
      }
    }
  }

  /** Drops what is read and loads at least as much again as is left unread, so that retries stay linear in all. */
  async fill(): Promise<void> {
    const scanner = this.scanner
    const unread = scanner.end - scanner.position
    const wanted = Math.max(1 << 18, unread)
    if (scanner.position > 0) {
      this.#buffer.copyWithin(0, scanner.position, scanner.end)
      scanner.base += scanner.position
      scanner.position = 0
      scanner.end = unread
    }
    for (let loaded = 0; loaded < wanted; ) {
      const { value, done } = await this.#chunks.next()
      if (done) {
        scanner.final = true
        return
      }
      if (scanner.end + value.length > largestUnit) fail({ code: 'too_large', what: 'feature', limit: largestUnit })
      if (scanner.end + value.length > this.#buffer.length) {
        const larger = new Uint8Array(Math.max(this.#buffer.length * 2, scanner.end + value.length))
        larger.set(this.#buffer.subarray(0, scanner.end))
        this.#buffer = larger
        scanner.bytes = larger
      }
      this.#buffer.set(value, scanner.end)
      scanner.end += value.length
      loaded += value.length
    }
  }
}

/** UTF-8 as it is, without its byte order mark; UTF-16 with a byte order mark is recoded. Offsets then count recoded bytes. */
export async function* asUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let decoder: TextDecoder | undefined
  let first = true
  for await (const chunk of withMark(chunks)) {
    if (first) {
      first = false
      if (chunk[0] === 0xff && chunk[1] === 0xfe) decoder = new TextDecoder('utf-16le')
      else if (chunk[0] === 0xfe && chunk[1] === 0xff) decoder = new TextDecoder('utf-16be')
      else if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) {
        // Blanked rather than cut off, so that offsets in problems stay those of the file.
        const blanked = chunk.slice()
        blanked.fill(0x20, 0, 3)
        yield blanked
        continue
      }
    }
    yield decoder ? encoder.encode(decoder.decode(chunk, { stream: true })) : chunk
  }
}

/** The same bytes; the first piece holds a whole byte order mark, if there is one. */
async function* withMark(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let head: number[] | undefined = []
  for await (const chunk of chunks) {
    if (head === undefined) yield chunk
    else if (head.length + chunk.length < 3) head.push(...chunk)
    else {
      yield head.length === 0 ? chunk : Uint8Array.of(...head, ...chunk)
      head = undefined
    }
  }
  if (head !== undefined) yield Uint8Array.from(head)
}

const encoder = new TextEncoder()
