/** Compresses a stream to raw DEFLATE. Node's CLI injects zlib, browsers use CompressionStream. */
export type DeflaterFactory = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** The platform's own compressor, in browsers and in Node. */
export const platformDeflater: DeflaterFactory = (chunks) => {
  const iterator = chunks[Symbol.asyncIterator]()
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
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
  return source.pipeThrough(new CompressionStream('deflate-raw'))
}
