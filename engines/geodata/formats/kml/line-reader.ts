import { grown } from '../../bytes/grow.ts'

/** Reads lines from chunks of bytes; asynchronous only where a chunk ends. */
export class LineReader {
  bytes = new Uint8Array(1 << 12)
  /** The current line, without its end. */
  start = 0
  end = 0
  /** There will be no more lines. */
  isDone = false
  readonly #chunks: AsyncIterator<Uint8Array>
  #next = 0
  #limit = 0

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Goes to the next line. False when the bytes at hand hold none: then `await advance()`, unless `isDone`. */
  next(): boolean {
    const { bytes } = this
    const limit = this.#limit
    let at = this.#next
    while (at < limit && bytes[at] !== 0x0a) at++
    if (at === limit) return false
    this.start = this.#next
    this.end = at
    this.#next = at + 1
    return true
  }

  /** Takes in the next chunk and goes to its first line; false when there is none. */
  async advance(): Promise<boolean> {
    while (await this.#fill()) if (this.next()) return true
    return false
  }

  async #fill(): Promise<boolean> {
    const { value, done } = await this.#chunks.next()
    if (done) {
      this.isDone = true
      return false
    }
    const rest = this.#limit - this.#next
    this.bytes.copyWithin(0, this.#next, this.#limit)
    this.bytes = grown(this.bytes, rest + value.length)
    this.bytes.set(value, rest)
    this.#next = 0
    this.#limit = rest + value.length
    return true
  }
}
