/**
 * A stretch of a stream held in one array, for binary records of known length. Synchronous while bytes last; `fill` loads more.
 */
export class ByteWindow {
  bytes: Uint8Array<ArrayBuffer>
  view: DataView
  position = 0
  end = 0
  /** Offset of `bytes[0]` in the stream. */
  base = 0
  final = false
  readonly #chunks: AsyncIterator<Uint8Array>

  constructor(chunks: AsyncIterable<Uint8Array>, capacity = 1 << 12) {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.bytes = new Uint8Array(capacity)
    this.view = new DataView(this.bytes.buffer)
  }

  get available(): number {
    return this.end - this.position
  }

  /** Tries to have `wanted` bytes at hand; false when the stream ends before. Memory grows only with bytes that really come. */
  async fill(wanted: number): Promise<boolean> {
    if (this.position > 0) {
      this.bytes.copyWithin(0, this.position, this.end)
      this.base += this.position
      this.end -= this.position
      this.position = 0
    }
    while (this.end < wanted && !this.final) {
      const { value, done } = await this.#chunks.next()
      if (done) this.final = true
      else this.#append(value)
    }
    return this.end >= wanted
  }

  /** Ends the stream without reading the rest. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  #append(chunk: Uint8Array): void {
    if (this.end + chunk.length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.end + chunk.length))
      larger.set(this.bytes.subarray(0, this.end))
      this.bytes = larger
      this.view = new DataView(larger.buffer)
    }
    this.bytes.set(chunk, this.end)
    this.end += chunk.length
  }
}
