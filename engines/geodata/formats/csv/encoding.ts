import { countUtf8Characters, guessEncoding } from '../../bytes/guess-encoding.ts'

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
  return { label: guessEncoding(head), isGuess: true }
}

/** The text as sound UTF-8 without a byte order mark. Chunks of plain ASCII pass as they are. */
export async function* soundUtf8(
  chunks: AsyncIterable<Uint8Array>,
  label: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  const decoder = new TextDecoder(label)
  const isUtf8 = decoder.encoding === 'utf-8'
  let isClean = true
  for await (const chunk of chunks) {
    if (isUtf8 && isClean && isAscii(chunk)) {
      if (chunk.length > 0) yield chunk
      continue
    }
    const text = decoder.decode(chunk, { stream: true })
    // Something may be left in the decoder from now on.
    isClean = isUtf8 && chunk.length > 0 && chunk[chunk.length - 1]! < 0x80
    if (text !== '') yield encoder.encode(text)
  }
  const rest = decoder.decode()
  if (rest !== '') yield encoder.encode(rest)
}

const encoder = new TextEncoder()

function isAscii(bytes: Uint8Array): boolean {
  let mixed = 0
  for (let at = 0; at < bytes.length; at++) mixed |= bytes[at]!
  return mixed < 0x80
}
