import type { Notes } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'
import { countUtf8 } from './utf8-check.ts'

/**
 * The document's bytes as UTF-8, whatever they were: by byte order mark, else by the look of the first bytes, else by the XML
 * declaration. A declaration that lies is seen through where the bytes prove it: a UTF-16 name on one-byte text, a one-byte name on
 * UTF-8. Bytes that are not UTF-8 under a UTF-8 name pass here; `appendXmlText` repairs them where they stand.
 */
export async function* utf8Stream(
  chunks: AsyncIterable<Uint8Array>,
  notes: Notes,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    const head = await readHead(iterator)
    if (head.length === 0) fail({ code: 'empty_file' })
    const encoding = detect(head, notes)
    if (encoding.label === 'utf-8') {
      yield head.subarray(encoding.skip)
      for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value
      return
    }
    yield* transcode(head.subarray(encoding.skip), iterator, encoding, notes)
  } finally {
    await iterator.return?.()
  }
}

interface Encoding {
  readonly label: string
  readonly skip: number
  /** By declaration only, so that the bytes may still prove it wrong. */
  readonly doubtful: boolean
}

/** At least the XML declaration: the first chunk, or several where chunks are tiny. */
async function readHead(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let head = new Uint8Array(0)
  while (head.length < 256) {
    const { value, done } = await iterator.next()
    if (done) break
    const longer = new Uint8Array(head.length + value.length)
    longer.set(head)
    longer.set(value, head.length)
    head = longer
  }
  return head
}

function detect(head: Uint8Array, notes: Notes): Encoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { label: 'utf-8', skip: 3, doubtful: false }
  if (head[0] === 0xff && head[1] === 0xfe) return { label: 'utf-16le', skip: 2, doubtful: false }
  if (head[0] === 0xfe && head[1] === 0xff) return { label: 'utf-16be', skip: 2, doubtful: false }
  if (head[0] === 0x3c && head[1] === 0) return { label: 'utf-16le', skip: 0, doubtful: false }
  if (head[0] === 0 && head[1] === 0x3c) return { label: 'utf-16be', skip: 0, doubtful: false }
  const declared = declaredEncoding(head)
  if (declared === undefined || declared === 'utf-8' || declared === 'utf8' || declared === 'us-ascii')
    return { label: 'utf-8', skip: 0, doubtful: true }
  const label = decoderLabel(declared)
  if (label === undefined || label.startsWith('utf-16')) {
    notes.add('encoding-not-as-declared', 1, { subject: declared })
    return { label: 'utf-8', skip: 0, doubtful: true }
  }
  return { label, skip: 0, doubtful: true }
}

function declaredEncoding(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, 256))
  return /^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/.exec(text)?.[1]?.toLowerCase()
}

function decoderLabel(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

async function* transcode(
  head: Uint8Array,
  iterator: AsyncIterator<Uint8Array>,
  encoding: Encoding,
  notes: Notes,
): AsyncGenerator<Uint8Array, void, undefined> {
  const decoder = new TextDecoder(encoding.label)
  const encoder = new TextEncoder()
  let undecided = encoding.doubtful
  let isUtf8 = false
  let chunk: Uint8Array | undefined = head
  while (chunk !== undefined) {
    if (undecided) {
      const { sequences, faults } = countUtf8(chunk)
      if (sequences + faults > 0) {
        undecided = false
        isUtf8 = faults === 0
        if (isUtf8) notes.add('encoding-not-as-declared', 1, { subject: encoding.label })
      }
    }
    yield isUtf8 ? chunk : encoder.encode(decoder.decode(chunk, { stream: true }))
    const step: IteratorResult<Uint8Array> = await iterator.next()
    chunk = step.done ? undefined : step.value
  }
  if (!isUtf8) yield encoder.encode(decoder.decode())
}
