import { failure, type Result, success } from '#engines/core/index.ts'

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

export interface JsonMember {
  readonly name: string
  readonly kind: JsonKind
  /** The value as the text has it, so that numbers keep every digit. */
  readonly text: string
  /** Where the value starts in the whole text. */
  readonly offset: number
}

export interface JsonReading {
  readonly kind: JsonKind
  /** Members of the outermost object in their order, repeated names included; elements of an array by their number. */
  readonly members: readonly JsonMember[]
  /** Indented, what is nested deeply on one line; numbers as written, strings with needless escapes undone. */
  readonly pretty: string
  /** The same without a space between its parts. */
  readonly compact: () => string
}

type JsonProblem = { readonly code: 'json_syntax'; readonly offset: number }

/**
 * RFC 8259 over the text itself. `JSON.parse` would turn 9007199254740993 into 9007199254740992 and drop repeated names.
 * Works with its own stack, so depth is limited by memory only.
 */
export function readJson(text: string): Result<JsonReading, JsonProblem> {
  try {
    return success(new JsonScanner(text, deepestIndent).read())
  } catch (error) {
    if (error instanceof SyntaxFault) return failure({ code: 'json_syntax', offset: error.offset })
    throw error
  }
}

class SyntaxFault extends Error {
  readonly offset: number
  constructor(offset: number) {
    super('JSON syntax')
    this.offset = offset
  }
}

/** What is nested deeper stands on one line: a text of n brackets would print as n² spaces, more than a string can hold. */
const deepestIndent = 20

/** Of a text of megabytes: so many pieces are made one before they weigh on the memory. */
const mostPieces = 4096
const lineStarts = Array.from({ length: deepestIndent + 1 }, (_, depth) => `\n${'  '.repeat(depth)}`)

class JsonScanner {
  readonly #text: string
  #offset = 0
  readonly #open: ('object' | 'array')[] = []
  readonly #deepestIndent: number
  readonly #space: string
  #output = ''
  #pieces: string[] = []
  readonly #members: JsonMember[] = []
  #memberName = ''
  #memberStart = 0

  constructor(text: string, deepestIndent: number) {
    this.#text = text
    this.#deepestIndent = deepestIndent
    this.#space = deepestIndent === 0 ? '' : ' '
  }

  read(): JsonReading {
    this.#skipSpace()
    const kind = this.#kindHere()
    while (!(this.#startValue() && this.#endsAfterValue())) {
      // The next value starts where the last step stopped.
    }
    const text = this.#text
    return {
      kind,
      members: this.#members,
      pretty: this.#output + this.#pieces.join(''),
      compact: () => new JsonScanner(text, 0).read().pretty,
    }
  }

  #put(...pieces: readonly string[]): void {
    if (this.#pieces.push(...pieces) < mostPieces) return
    this.#output += this.#pieces.join('')
    this.#pieces = []
  }

  /** Reads a scalar or an empty container whole (true), or a container up to its first value (false). */
  #startValue(): boolean {
    const kind = this.#kindHere()
    if (kind === 'object' || kind === 'array') return this.#startContainer(kind)
    const start = this.#offset
    if (kind === 'string') this.#put(JSON.stringify(this.#readString()))
    else {
      if (kind === 'number') this.#readNumber()
      else this.#readLiteral()
      this.#put(this.#text.slice(start, this.#offset))
    }
    return true
  }

  #startContainer(kind: 'object' | 'array'): boolean {
    const [opening, closing] = kind === 'object' ? ['{', '}'] : ['[', ']']
    this.#offset++
    this.#skipSpace()
    if (this.#text[this.#offset] === closing) {
      this.#offset++
      this.#put(opening, closing)
      return true
    }
    this.#open.push(kind)
    this.#put(opening, this.#newLine(this.#open.length))
    this.#startMember(kind)
    return false
  }

  /** Closes what a finished value closes. True at the end of the text, false where another value follows. */
  #endsAfterValue(): boolean {
    for (;;) {
      this.#endMember()
      this.#skipSpace()
      const container = this.#open.at(-1)
      const character = this.#text[this.#offset]
      if (container === undefined) {
        if (character !== undefined) throw new SyntaxFault(this.#offset)
        return true
      }
      if (character === ',') {
        this.#offset++
        this.#skipSpace()
        this.#put(',', this.#newLine(this.#open.length, this.#open.length, this.#space))
        this.#startMember(container)
        return false
      }
      if (character !== (container === 'object' ? '}' : ']')) throw new SyntaxFault(this.#offset)
      this.#offset++
      const depth = this.#open.length
      this.#open.pop()
      this.#put(this.#newLine(depth, depth - 1), character)
    }
  }

  #startMember(container: 'object' | 'array'): void {
    const name = container === 'object' ? this.#readName() : String(this.#members.length)
    if (this.#open.length !== 1) return
    this.#memberName = name
    this.#memberStart = this.#offset
  }

  #readName(): string {
    if (this.#text[this.#offset] !== '"') throw new SyntaxFault(this.#offset)
    const name = this.#readString()
    this.#skipSpace()
    if (this.#text[this.#offset] !== ':') throw new SyntaxFault(this.#offset)
    this.#offset++
    this.#skipSpace()
    this.#put(JSON.stringify(name), ':', this.#space)
    return name
  }

  #endMember(): void {
    if (this.#open.length !== 1) return
    const text = this.#text.slice(this.#memberStart, this.#offset).trimEnd()
    this.#members.push({ name: this.#memberName, kind: kindOf(text[0])!, text, offset: this.#memberStart })
  }

  #kindHere(): JsonKind {
    const kind = kindOf(this.#text[this.#offset])
    if (!kind) throw new SyntaxFault(this.#offset)
    return kind
  }

  #skipSpace(): void {
    while (' \t\n\r'.includes(this.#text[this.#offset] ?? '-')) this.#offset++
  }

  /** Leaves the offset behind the closing quote and returns the decoded text. */
  #readString(): string {
    const start = this.#offset++
    let hasEscapes = false
    for (;;) {
      const code = this.#text.charCodeAt(this.#offset)
      if (code === 0x22) break
      if (code === 0x5c) {
        hasEscapes = true
        const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
        escapeSequence.lastIndex = this.#offset
        if (!escapeSequence.test(this.#text)) throw new SyntaxFault(this.#offset)
        this.#offset = escapeSequence.lastIndex
      } else if (code >= 0x20) this.#offset++
      // Control characters must be escaped; NaN is the end of the text.
      else throw new SyntaxFault(this.#offset)
    }
    this.#offset++
    if (hasEscapes) return JSON.parse(this.#text.slice(start, this.#offset)) as string
    return this.#text.slice(start + 1, this.#offset - 1)
  }

  #readNumber(): void {
    const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
    number.lastIndex = this.#offset
    if (!number.test(this.#text)) throw new SyntaxFault(this.#offset)
    this.#offset = number.lastIndex
  }

  #readLiteral(): void {
    const literal = ['true', 'false', 'null'].find((word) => this.#text.startsWith(word, this.#offset))
    if (!literal) throw new SyntaxFault(this.#offset)
    this.#offset += literal.length
  }

  /** A line begins, where what stands in a container this deep has lines of its own. */
  #newLine(containerDepth: number, depth = containerDepth, otherwise = ''): string {
    return containerDepth <= this.#deepestIndent ? lineStarts[depth]! : otherwise
  }
}

function kindOf(character: string | undefined): JsonKind | undefined {
  if (character === '{') return 'object'
  if (character === '[') return 'array'
  if (character === '"') return 'string'
  if (character === 't' || character === 'f') return 'boolean'
  if (character === 'n') return 'null'
  return character !== undefined && /[-\d]/.test(character) ? 'number' : undefined
}
