import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { contentOfStoredBlocks, storedBlocks } from './stored-blocks.ts'

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
  return Buffer.concat(parts)
}

it.each([0, 1, 65_535, 65_536, 200_000])(
  'stores %i bytes so that any inflater reads them, and reads them back',
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) & 0xff)
    const stored = await joined(storedBlocks(pieces(bytes, 150_000)))
    expect(inflateRawSync(stored).equals(bytes)).toBe(true)
    for (const size of [1 << 18, 1000, 3].filter((size) => size > 3 || length < 1000))
      expect((await joined(contentOfStoredBlocks(pieces(stored, size)))).equals(bytes)).toBe(true)
  },
)
