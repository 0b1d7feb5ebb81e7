import { grown } from '../../bytes/grow.ts'

/** Reads lines from chunks of bytes; asynchronous only where a chunk ends. */
export class LineReader {
  bytes = new Uint8Array(1 << 12)
  /** The current line, without its end. */
  start = 0
  end = 0
  /** The current line is still to be used; whoever uses it says so by setting this to false. */
  hasLine = false
  /** There is no line at hand, and there may be more after `fill`. */
  lacksBytes = false
  readonly #chunks: AsyncIterator<Uint8Array>
  #next = 0
  #limit = 0
  #isDone = false

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Whether there is a current line; goes to the next one when the last has been used. */
  peek(): boolean {
    if (this.hasLine) return true
    const { bytes } = this
    const limit = this.#limit
    let at = this.#next
    while (at < limit && bytes[at] !== 0x0a) at++
    if (at === limit) {
      this.lacksBytes = !this.#isDone
      return false
    }
    this.start = this.#next
    this.end = at
    this.#next = at + 1
    this.hasLine = true
    return true
  }

  async fill(): Promise<void> {
    this.lacksBytes = false
    const { value, done } = await this.#chunks.next()
    if (done) {
      this.#isDone = true
      return
    }
    const rest = this.#limit - this.#next
    this.bytes.copyWithin(0, this.#next, this.#limit)
    this.bytes = grown(this.bytes, rest + value.length)
    this.bytes.set(value, rest)
    this.#next = 0
    this.#limit = rest + value.length
  }
}
