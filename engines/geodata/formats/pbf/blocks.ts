import { ByteWindow } from '../../bytes/byte-window.ts'
import type { GeodataInput } from '../../bytes/input.ts'
import { fail } from '../../notes/problem.ts'
import { Message } from '../../osm/protobuf.ts'

/** The limits that the format itself sets. */
const longestHeader = 64 * 1024
const longestBlock = 32 * 1024 * 1024

/** The blocks of a file, unpacked, one at a time. The first says what a reader has to understand. */
export async function* blocksOf(
  input: GeodataInput,
): AsyncGenerator<{ readonly type: string; readonly bytes: Uint8Array }, void, undefined> {
  const window = new ByteWindow(input.stream())
  try {
    while (await window.fill(4)) {
      const headerLength = window.view.getUint32(window.position)
      if (headerLength > longestHeader) fail({ code: 'too_large', what: 'header', limit: longestHeader })
      const { type, size } = headerOf(await take(window, 4 + headerLength))
      if (size > longestBlock) fail({ code: 'too_large', what: 'block', limit: longestBlock })
      yield { type, bytes: await unpacked(await take(window, size)) }
    }
    if (window.available > 0) fail({ code: 'truncated', offset: window.base + window.end })
  } finally {
    await window.close()
  }
}

/** The next bytes, a copy of them: the window moves on. */
async function take(window: ByteWindow, length: number): Promise<Uint8Array<ArrayBuffer>> {
  if (window.available < length && !(await window.fill(length)))
    fail({ code: 'truncated', offset: window.base + window.end })
  const bytes = window.bytes.slice(window.position, window.position + length)
  window.position += length
  return bytes
}

function headerOf(bytes: Uint8Array): { type: string; size: number } {
  const message = new Message(bytes, 4)
  let type = ''
  let size = 0
  while (message.next()) {
    if (message.field === 1) type = message.text
    else if (message.field === 3) size = message.number
  }
  return { type, size }
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  const blob = new Message(bytes)
  let size = -1
  while (blob.next()) {
    if (blob.field === 1) return blob.slice
    if (blob.field === 2) size = blob.number
    else if (blob.field === 3) return inflated(blob.slice, size)
    else if (blob.field > 3) fail({ code: 'unknown_type', what: 'compression', value: compressions[blob.field] ?? '?' })
  }
  return fail({ code: 'malformed', offset: 0, detail: 'blob' })
}

const compressions: Readonly<Record<number, string>> = { 4: 'LZMA', 5: 'bzip2', 6: 'LZ4', 7: 'Zstandard' }

/** Never more than the block declares, which is bounded: a bomb ends there. */
async function inflated(packed: Uint8Array, size: number): Promise<Uint8Array> {
  if (size < 0 || size > longestBlock) fail({ code: 'too_large', what: 'block', limit: longestBlock })
  const whole = new Uint8Array(size)
  let at = 0
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate'))
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      if (at + value.length > size) fail({ code: 'expands_too_much', entry: 'block', limit: size })
      whole.set(value, at)
      at += value.length
    }
  } catch (error) {
    if (error instanceof TypeError || (error as { readonly code?: string }).code?.startsWith('Z_'))
      fail({ code: 'malformed', offset: 0, detail: 'zlib' })
    throw error
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  return at === size ? whole : fail({ code: 'malformed', offset: 0, detail: 'zlib' })
}
