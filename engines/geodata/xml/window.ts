import { grown } from '../bytes/grow.ts'
import { fail } from '../notes/problem.ts'

/** A start tag longer than this is no tag. */
const tagLimit = 1 << 22
/** A raw fragment (`capture`) longer than this is refused. */
const captureLimit = 1 << 25

export const lessThan = 0x3c

/** The part of the input that is at hand. Positions are indexes of `bytes`, valid until the next `fill`. */
export class XmlWindow {
  bytes = new Uint8Array(1 << 12)
  position = 0
  limit = 0
  /** Offset in the whole input of the window's first byte. */
  base = 0
  /** The window keeps its bytes from here on; -1 for none. Set by `capture`. */
  captureStart = -1
  /** Where the last token begins. */
  tokenStart = 0
  /** All of the input has been taken in. */
  protected ended = false
  readonly #chunks: AsyncIterator<Uint8Array>

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.bytes[0] = lessThan
  }

  /** Takes in the next chunk of input. */
  async fill(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done) {
      this.ended = true
      return
    }
    const keep = this.captureStart >= 0 ? Math.min(this.captureStart, this.position) : this.position
    const rest = this.limit - keep
    if (rest > captureLimit) fail({ code: 'too_large', what: 'element', limit: captureLimit })
    if (keep > 0) {
      this.bytes.copyWithin(0, keep, this.limit)
      this.position -= keep
      this.tokenStart -= keep
      if (this.captureStart >= 0) this.captureStart -= keep
      this.base += keep
    }
    // One byte more than needed: a sentinel that ends every scan for `<`.
    this.bytes = grown(this.bytes, rest + value.length + 1)
    this.bytes.set(value, rest)
    this.limit = rest + value.length
    this.bytes[this.limit] = lessThan
  }

  /** Ends the source early. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  /** From now on the window keeps everything from `start`, until `captureStart` is set to -1. */
  capture(start: number): void {
    this.captureStart = start
  }

  /** What begins at `start` does not end in the window: it is read again when there is more of it. */
  protected awaitRest(start: number): void {
    this.position = start
    if (this.ended) this.truncated()
    if (this.limit - start > tagLimit) fail({ code: 'too_large', what: 'tag', limit: tagLimit })
  }

  protected truncated(): never {
    return fail({ code: 'truncated', offset: this.base + this.limit })
  }

  protected malformed(at: number): never {
    return fail({ code: 'malformed', offset: this.base + at })
  }
}
