/** Chromium's garbage collector takes a stream of bytes that nobody holds while a read is pending, and the read never ends: so all are held. */
const reading = new Set<ReadableStreamBYOBReader>()

/** One chunk is read ahead, into the memory of the last but one: a large file leaves nothing behind for the garbage collector. */
export async function* streamOf(blob: Blob, chunkSize = 1 << 20): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = byteReader(blob)
  if (reader === undefined) {
    yield* slicesOf(blob, chunkSize)
    return
  }
  reading.add(reader)
  try {
    const size = Math.max(1, Math.min(chunkSize, blob.size))
    let next = reader.read(new Uint8Array(size))
    let spare = new Uint8Array(size)
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = reader.read(spare)
      yield value
      spare = new Uint8Array(value.buffer)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
    reading.delete(reader)
  }
}

/** Safari before 26 has none. */
function byteReader(blob: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return blob.stream().getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

async function* slicesOf(blob: Blob, chunkSize: number): AsyncGenerator<Uint8Array, void, undefined> {
  const slice = async (start: number) => new Uint8Array(await blob.slice(start, start + chunkSize).arrayBuffer())
  let next = slice(0)
  for (let start = 0; start < blob.size; start += chunkSize) {
    const chunk = await next
    if (start + chunkSize < blob.size) next = slice(start + chunkSize)
    yield chunk
  }
}
