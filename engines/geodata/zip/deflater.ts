/** Compresses a stream to raw DEFLATE. Node's CLI injects zlib, browsers use CompressionStream. */
export type DeflaterFactory = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** Expands raw DEFLATE. It throws on damaged or cut data. */
export type InflaterFactory = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** The platform's own compressor, in browsers and in Node. */
export const platformDeflater: DeflaterFactory = (chunks) =>
  readable(chunks).pipeThrough(new CompressionStream('deflate-raw'))

export const platformInflater: InflaterFactory = (chunks) =>
  readable(chunks).pipeThrough(new DecompressionStream('deflate-raw'))

function readable(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      // Copied, because a chunk is valid only until the next one is asked for.
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
