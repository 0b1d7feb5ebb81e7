/** Compresses a stream to raw DEFLATE. Node's CLI injects zlib, browsers use CompressionStream. */
export type DeflaterFactory = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** Expands raw DEFLATE. It throws on damaged or cut data. */
export type InflaterFactory = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** The platform's own compressor, in browsers and in Node. */
export const platformDeflater: DeflaterFactory = (chunks) =>
  iterable(readable(chunks).pipeThrough(new CompressionStream('deflate-raw')))

export const platformInflater: InflaterFactory = (chunks) =>
  iterable(readable(chunks).pipeThrough(new DecompressionStream('deflate-raw')))

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

/** A loop over a reader: Safari's engine has no iterator on streams. Whoever stops early ends the stream, too. */
async function* iterable(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let isFinished = false
  try {
    while (true) {
      const { value, done } = await reader.read()
      isFinished = done
      if (done) return
      yield value
    }
  } finally {
    // A stream that failed refuses to be cancelled with the same error; the first one counts.
    if (!isFinished) await reader.cancel().catch(() => {})
  }
}
