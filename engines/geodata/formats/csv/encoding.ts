import { countUtf8Characters, guessEncoding } from '../../bytes/guess-encoding.ts'
import { utf8SequenceLength } from '../../xml/utf8-check.ts'

/** The encoding of a table, by its byte order mark or by what its first bytes look like; tables never declare one. */
export function tableEncoding(
  head: Uint8Array,
  isWhole: boolean,
): { readonly label: string; readonly isGuess: boolean } {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { label: 'utf-8', isGuess: false }
  if (head[0] === 0xff && head[1] === 0xfe) return { label: 'utf-16le', isGuess: false }
  if (head[0] === 0xfe && head[1] === 0xff) return { label: 'utf-16be', isGuess: false }
  const zeros = [0, 0]
  for (let at = 0; at < Math.min(head.length, 2000); at++) if (head[at] === 0) zeros[at % 2]!++
  if (zeros[1]! > head.length / 8 || zeros[1]! > 200) return { label: 'utf-16le', isGuess: true }
  if (zeros[0]! > head.length / 8 || zeros[0]! > 200) return { label: 'utf-16be', isGuess: true }
  // The head may end in the middle of a character.
  let end = head.length
  if (!isWhole) for (let back = 0; back < 4 && end > 0 && head[end - 1]! >= 0x80; back++) end--
  if (countUtf8Characters(head, 0, end) >= 0) return { label: 'utf-8', isGuess: false }
  return { label: isNearlyUtf8(head) ? 'utf-8' : guessEncoding(head), isGuess: true }
}

/** A few wrong bytes among sound characters: no other encoding makes those by chance. */
function isNearlyUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head)
  const faults = text.match(/\ufffd+/g)?.length ?? 0
  const sound = text.match(/[^\x00-\x7f\ufffd]/g)?.length ?? 0
  return sound >= 8 && sound >= faults * 10
}

const mostSamples = 5
const longestSample = 120

/** Lines with letters beyond ASCII as they stand, to be shown in other encodings. */
export function encodingSamples(head: Uint8Array): Uint8Array[] {
  const samples: Uint8Array[] = []
  for (let start = 0; start < head.length && samples.length < mostSamples; ) {
    let end = start
    while (end < head.length && head[end] !== 0x0a && head[end] !== 0x0d) end++
    const line = head.slice(start, Math.min(end, start + longestSample))
    if (line.some((byte) => byte >= 0x80)) samples.push(line)
    start = end + 1
  }
  return samples
}

/** The text as sound UTF-8 without a byte order mark. What is sound passes as it is. */
export async function* soundUtf8(
  chunks: AsyncIterable<Uint8Array>,
  label: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  const decoder = new TextDecoder(label)
  const isUtf8 = decoder.encoding === 'utf-8'
  // The decoder takes away a byte order mark, so that it has the first chunk; and all that follows a fault, which may be cut.
  let isSound = false
  let rest = new Uint8Array(0)
  for await (const chunk of chunks) {
    if (isSound) {
      const bytes = rest.length === 0 ? chunk : joined(rest, chunk)
      const end = soundEnd(bytes)
      if (end >= 0) {
        // A copy, because a chunk is valid only until the next is asked for. (`slice` of Node's Buffer makes none.)
        rest = Uint8Array.from(bytes.subarray(end))
        if (end > 0) yield bytes.subarray(0, end)
        continue
      }
      yield encoder.encode(decoder.decode(rest, { stream: true }))
    }
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield encoder.encode(text)
    // Behind plain ASCII the decoder holds no unfinished character.
    isSound = isUtf8 && chunk.length > 2 && chunk[chunk.length - 1]! < 0x80
    rest = new Uint8Array(0)
  }
  const last = decoder.decode(rest)
  if (last !== '') yield encoder.encode(last)
}

const encoder = new TextEncoder()

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** Where sound UTF-8 ends that is cut at most within its last character; -1 when it is not sound. */
function soundEnd(bytes: Uint8Array): number {
  const { length } = bytes
  for (let at = 0; at < length; ) {
    if (bytes[at]! < 0x80) at++
    else {
      const sequence = utf8SequenceLength(bytes, at, length)
      if (sequence === 0) return length - at < 4 && isBegun(bytes, at) ? at : -1
      at += sequence
    }
  }
  return length
}

/** Whether these last bytes begin a character whose rest is in the next chunk. */
function isBegun(bytes: Uint8Array, at: number): boolean {
  if (bytes[at]! < 0xc2 || bytes[at]! > 0xf4) return false
  for (let next = at + 1; next < bytes.length; next++) if ((bytes[next]! & 0xc0) !== 0x80) return false
  return true
}
