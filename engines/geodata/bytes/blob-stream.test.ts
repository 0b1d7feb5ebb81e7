import { expect, it } from 'vitest'
import { streamOf } from './blob-stream.ts'

const bytes = Uint8Array.from({ length: 10_000 }, (_, index) => index % 251)

/** As in browsers whose blobs cannot be read into memory that is there already. */
const withoutByteStream = (blob: Blob): Blob =>
  Object.assign(blob, {
    stream: () => ({
      getReader() {
        throw new TypeError('not a byte stream')
      },
    }),
  })

const kinds: readonly [string, (blob: Blob) => Blob][] = [
  ['into memory that is used again', (blob) => blob],
  ['slice by slice', withoutByteStream],
]

it.each(kinds)('a blob is read from its first byte to its last, %s', async (_, kind) => {
  for (const size of [0, 1, 999, 1000, 1001, 2000, 10_000]) {
    const blob = kind(new Blob([bytes.subarray(0, 400), bytes.subarray(400)]).slice(0, size))
    const found: number[] = []
    for await (const chunk of streamOf(blob, 1000)) {
      expect(chunk.length).toBeLessThanOrEqual(1000)
      found.push(...chunk)
    }
    expect(Uint8Array.from(found)).toEqual(bytes.subarray(0, size))
  }
})

it.each(kinds)('a chunk stays as it is until the next one is asked for, %s', async (_, kind) => {
  let at = 0
  for await (const chunk of streamOf(kind(new Blob([bytes])), 1000)) {
    // Time for a chunk that is read ahead to come.
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(chunk).toEqual(bytes.subarray(at, at + chunk.length))
    at += chunk.length
  }
  expect(at).toBe(bytes.length)
})

it('who stops early ends the reading', async () => {
  let isCancelled = false
  const blob = new Blob([bytes])
  const { stream } = blob
  const watched = Object.assign(blob, {
    stream() {
      const reader = stream.call(blob).getReader({ mode: 'byob' })
      const cancel = () => {
        isCancelled = true
        return reader.cancel()
      }
      return { getReader: () => ({ read: (into: Uint8Array<ArrayBuffer>) => reader.read(into), cancel }) }
    },
  })
  for await (const chunk of streamOf(watched, 1000)) if (chunk.length > 0) break
  expect(isCancelled).toBe(true)
})
