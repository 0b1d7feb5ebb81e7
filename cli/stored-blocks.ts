/**
 * Deflate's stored blocks (RFC 1951, 3.2.4): the bytes as they are behind a header. An archive that is taken apart at once need not
 * be compressed in between.
 */
const blockLength = 0xffff
const headerLength = 5

export async function* storedBlocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += blockLength) {
      const block = chunk.subarray(start, start + blockLength)
      yield header(false, block.length)
      yield block
    }
  yield header(true, 0)
}

/** Whether it is the last one, its length, and the complement of the length. */
function header(isLast: boolean, length: number): Uint8Array {
  return new Uint8Array([isLast ? 1 : 0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff])
}

/** The contents of blocks that `storedBlocks` wrote. */
export async function* contentOfStoredBlocks(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const header = new Uint8Array(headerLength)
  let headerBytes = 0
  let left = 0
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; ) {
      if (left > 0) {
        const end = Math.min(chunk.length, at + left)
        yield chunk.subarray(at, end)
        left -= end - at
        at = end
        continue
      }
      header[headerBytes++] = chunk[at++]!
      if (headerBytes < headerLength) continue
      left = header[1]! | (header[2]! << 8)
      headerBytes = 0
    }
}
