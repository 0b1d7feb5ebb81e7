import type { Notes } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'
import { countUtf8Characters, guessEncoding } from './guess-encoding.ts'
import type { GeodataInput } from './input.ts'

/** A longer line is no line of a log. */
const longestLine = 1 << 20

/** Opens a text that is read line by line. Old programs write in the code page of their country: which one is guessed, and said. */
export async function openLines(input: GeodataInput, notes: Notes): Promise<LineReader> {
  const head = await input.slice(0, Math.min(1 << 16, input.size))
  const isUtf8 = countUtf8Characters(head, 0, head.length, true) >= 0
  const label = isUtf8 ? 'utf-8' : guessEncoding(head)
  if (!isUtf8) notes.add('encoding-detected', 1, { subject: label })
  return new LineReader(input.stream(), label)
}

/** The lines of a text, without their ends. Synchronous while text lasts; `fill` loads more. */
export class LineReader {
  line = ''
  /** Of `line`, counted from one. */
  number = 0
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #decoder: TextDecoder
  #text = ''
  #at = 0
  #isWhole = false
  #endsWithReturn = false

  constructor(chunks: AsyncIterable<Uint8Array>, label = 'utf-8') {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.#decoder = new TextDecoder(label)
  }

  /** Goes to the next line; false where text has to be loaded first, or none is left. */
  next(): boolean {
    const end = this.#text.indexOf('\n', this.#at)
    if (end < 0 && !(this.#isWhole && this.#at < this.#text.length)) return false
    const next = end < 0 ? this.#text.length : end
    this.line = this.#text.slice(this.#at, next).trim()
    this.#at = next + 1
    this.number++
    return true
  }

  /** False at the end of the file. */
  async fill(): Promise<boolean> {
    if (this.#isWhole) return false
    const rest = this.#text.slice(this.#at)
    if (rest.length > longestLine) fail({ code: 'too_large', what: 'line', limit: longestLine })
    const { value, done } = await this.#chunks.next()
    this.#isWhole = done === true
    const text = done ? this.#decoder.decode() : this.#decoder.decode(value, { stream: true })
    // A line may end with both marks, with either of them alone, and between them a chunk may end.
    const isSecondMark = this.#endsWithReturn && text.startsWith('\n')
    if (text !== '') this.#endsWithReturn = text.endsWith('\r')
    this.#text = rest + (isSecondMark ? text.slice(1) : text).replaceAll('\r\n', '\n').replaceAll('\r', '\n')
    this.#at = 0
    return true
  }
}
