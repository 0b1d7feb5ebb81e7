import { grown } from '../bytes/grow.ts'
import type { Notes } from '../notes.ts'
import { fail } from '../problem.ts'
import { NameTable } from './name-table.ts'

/** What `next` found. */
export const xmlToken = {
  /** The document is over. */
  end: 0,
  /** Nothing more can be said before `await fill()`. */
  more: 1,
  open: 2,
  close: 3,
  text: 4,
} as const

const nestingLimit = 512
/** A start tag longer than this is no tag. */
const tagLimit = 1 << 22
/** A raw fragment (`capture`) longer than this is refused. */
const captureLimit = 1 << 25
/** A text longer than this is handed on in parts. */
const textPart = 1 << 16

const lessThan = 0x3c
const greaterThan = 0x3e
const slash = 0x2f
const inComment = 1
const inCharacterData = 2
const inInstruction = 3

/**
 * A streaming XML tokenizer on UTF-8 bytes. It makes no strings and no objects per token: names are numbers of its `names`
 * table, attribute values and texts are ranges of `bytes`, valid until the next `fill`.
 *
 * It never reads a DTD, expands no declared entity and fetches nothing; a document that declares entities is refused. Nesting is
 * bounded. Blank text between tags is not reported. A bare `<` or `&` in text is taken as text, and noted.
 *
 * Not promised: well-formedness in every detail (duplicate attributes and characters XML forbids pass), namespaces (compare local names).
 */
export class XmlTokenizer {
  readonly names = new NameTable()

  /** The window of input; tokens are ranges of it. */
  bytes = new Uint8Array(1 << 16)
  position = 0
  limit = 0
  /** Offset in the whole input of the window's first byte. */
  base = 0

  /** Number of the local name of an open or close token, and of the name with its prefix. */
  name = 0
  qualifiedName = 0
  depth = 0

  attributeCount = 0
  attributeName = new Uint32Array(64)
  attributeStart = new Uint32Array(64)
  attributeEnd = new Uint32Array(64)
  readonly #attributeQualified: number[] = []

  textStart = 0
  textEnd = 0
  /** The text is from a CDATA section: `&` has no meaning in it. */
  textIsRaw = false

  /** The window keeps its bytes from here on; -1 for none. Set by `capture`. */
  captureStart = -1
  /** Where the last token begins. */
  tokenStart = 0

  /** Prefixes used without a declaration. */
  readonly undeclaredPrefixes = new Set<string>()
  readonly #declaredPrefixes = new Set(['xml', 'xmlns'])
  readonly #checkedNames = new Set<number>()

  readonly #stack = new Uint32Array(nestingLimit + 1)
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #notes: Notes
  #mode = 0
  #pendingClose = false
  #ended = false
  #rootSeen = false

  constructor(chunks: AsyncIterable<Uint8Array>, notes: Notes) {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.#notes = notes
    this.bytes[0] = lessThan
  }

  /** Bytes of input behind the current token. */
  get offset(): number {
    return this.base + this.position
  }

  /** Takes in the next chunk of input. */
  async fill(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done) {
      this.#ended = true
      return
    }
    const keep = this.captureStart >= 0 ? Math.min(this.captureStart, this.position) : this.position
    const rest = this.limit - keep
    if (rest > captureLimit) fail({ code: 'too-large', what: 'element', limit: captureLimit })
    if (keep > 0) {
      this.bytes.copyWithin(0, keep, this.limit)
      this.position -= keep
      this.tokenStart -= keep
      if (this.captureStart >= 0) this.captureStart -= keep
      this.base += keep
    }
    // One byte more than needed: a sentinel that ends every scan for `<`.
    this.bytes = grown(this.bytes, rest + value.length + 1)
    this.bytes.set(value, rest)
    this.limit = rest + value.length
    this.bytes[this.limit] = lessThan
  }

  /** Ends the source early. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  /** From now on the window keeps everything from `start` (an index of `bytes`), until `captureStart` is set to -1. */
  capture(start: number): void {
    this.captureStart = start
  }

  next(): number {
    if (this.#pendingClose) {
      this.#pendingClose = false
      return this.#pop()
    }
    for (;;) {
      if (this.#mode !== 0) {
        const token = this.#continueMode()
        if (token !== -1) return token
        continue
      }
      const bytes = this.bytes
      const start = this.position
      let at = start
      while (bytes[at]! <= 0x20) at++
      if (at >= this.limit) return this.#atLimit(start, at)
      if (bytes[at] !== lessThan) return this.#text(start, at)
      this.tokenStart = at
      const next = bytes[at + 1]!
      if (at + 1 >= this.limit) return this.#needMore(at)
      if (next === slash) return this.#closeTag(at)
      if (next === 0x21 || next === 0x3f) {
        const token = this.#markup(at, next)
        if (token !== -1) return token
        continue
      }
      if (isNameStart(next)) return this.#openTag(at)
      if (this.depth === 0) this.#malformed(at)
      this.#notes.add('markup-repaired')
      return this.#text(start, at + 1)
    }
  }

  /**
   * After an open token: when the element holds nothing but one run of text, takes the text and the close tag in one go and
   * returns true. Otherwise (markup inside, or the window ends) false, and nothing has happened.
   */
  simpleText(): boolean {
    const bytes = this.bytes
    const id = this.qualifiedName
    if (this.#pendingClose) {
      this.#pendingClose = false
      this.textStart = this.textEnd = this.position
      this.textIsRaw = false
      this.#pop()
      return true
    }
    const start = this.position
    let at = start
    while (bytes[at] !== lessThan) at++
    const nameStart = at + 2
    const names = this.names
    const from = names.start[id]!
    const length = names.end[id]! - from
    const end = nameStart + length
    if (end >= this.limit || bytes[at + 1] !== slash || bytes[end] !== greaterThan) return false
    const nameBytes = names.bytes
    for (let index = 0; index < length; index++) if (nameBytes[from + index] !== bytes[nameStart + index]) return false
    this.textStart = start
    this.textEnd = at
    this.textIsRaw = false
    this.position = end + 1
    this.#pop()
    return true
  }

  /**
   * After `simpleText` was true: when the same element follows again, with nothing but text in it and no attributes, takes it
   * whole and returns true. Long lists of values are read so, without asking for each what it is.
   */
  anotherText(): boolean {
    const { bytes, limit, names } = this
    const from = names.start[this.qualifiedName]!
    const length = names.end[this.qualifiedName]! - from
    const nameBytes = names.bytes
    let at = this.position
    while (bytes[at]! <= 0x20) at++
    // `<name>`, then at least `</name>`.
    if (at + 2 * length + 5 > limit || bytes[at] !== lessThan) return false
    const start = at + length + 2
    if (bytes[start - 1] !== greaterThan) return false
    for (let index = 0; index < length; index++) if (nameBytes[from + index] !== bytes[at + 1 + index]) return false
    at = start
    while (bytes[at] !== lessThan) at++
    const nameStart = at + 2
    const end = nameStart + length
    if (end >= limit || bytes[at + 1] !== slash || bytes[end] !== greaterThan) return false
    for (let index = 0; index < length; index++) if (nameBytes[from + index] !== bytes[nameStart + index]) return false
    this.textStart = start
    this.textEnd = at
    this.position = end + 1
    return true
  }

  /** The index of an attribute by the number of its local name, or -1. */
  attribute(name: number): number {
    for (let index = 0; index < this.attributeCount; index++) if (this.attributeName[index] === name) return index
    return -1
  }

  /** The number of the attribute's name with its prefix. */
  attributeQualifiedName(index: number): number {
    return this.#attributeQualified[index]!
  }

  #pop(): number {
    this.qualifiedName = this.#stack[this.depth--]!
    this.name = this.names.local[this.qualifiedName]!
    return xmlToken.close
  }

  #openTag(start: number): number {
    const bytes = this.bytes
    const limit = this.limit
    const names = this.names
    let at = start + 1
    let hash = 0
    let byte = bytes[at]!
    while (byte > 0x20 && byte !== slash && byte !== greaterThan && byte !== lessThan) {
      hash = (Math.imul(hash, 31) + byte) | 0
      byte = bytes[++at]!
    }
    if (at >= limit) return this.#needMore(start)
    const qualifiedName = names.find(bytes, start + 1, at, hash)
    let count = 0
    for (;;) {
      while (byte <= 0x20) byte = bytes[++at]!
      if (at >= limit) return this.#needMore(start)
      if (byte === greaterThan) {
        at++
        break
      }
      if (byte === slash) {
        if (at + 1 >= limit) return this.#needMore(start)
        if (bytes[at + 1] !== greaterThan) this.#malformed(at)
        at += 2
        this.#pendingClose = true
        break
      }
      const nameStart = at
      hash = 0
      while (byte > 0x20 && byte !== 0x3d && byte !== greaterThan && byte !== slash && byte !== lessThan) {
        hash = (Math.imul(hash, 31) + byte) | 0
        byte = bytes[++at]!
      }
      const nameEnd = at
      while (byte <= 0x20) byte = bytes[++at]!
      if (at >= limit) return this.#needMore(start)
      if (byte !== 0x3d || nameEnd === nameStart) this.#malformed(at)
      byte = bytes[++at]!
      while (byte <= 0x20) byte = bytes[++at]!
      if (at >= limit) return this.#needMore(start)
      const quote = byte
      if (quote !== 0x22 && quote !== 0x27) this.#malformed(at)
      const valueStart = ++at
      while (at < limit && bytes[at] !== quote) at++
      if (at >= limit) return this.#needMore(start)
      if (count === this.attributeName.length) this.#growAttributes()
      const id = names.find(bytes, nameStart, nameEnd, hash)
      this.#attributeQualified[count] = id
      this.attributeName[count] = names.local[id]!
      this.attributeStart[count] = valueStart
      this.attributeEnd[count] = at
      count++
      byte = bytes[++at]!
    }
    if (this.depth >= nestingLimit) fail({ code: 'too-deep', limit: nestingLimit, offset: this.base + start })
    if (this.depth === 0) {
      if (this.#rootSeen) this.#malformed(start)
      this.#rootSeen = true
    }
    this.#stack[++this.depth] = qualifiedName
    this.qualifiedName = qualifiedName
    this.name = names.local[qualifiedName]!
    this.attributeCount = count
    this.position = at
    if (count > 0) this.#noteDeclarations(count)
    if (names.local[qualifiedName] !== qualifiedName) this.#checkPrefix(qualifiedName)
    return xmlToken.open
  }

  #closeTag(start: number): number {
    const bytes = this.bytes
    const limit = this.limit
    const id = this.#stack[this.depth]!
    const names = this.names
    const nameStart = start + 2
    let at = nameStart
    let byte = bytes[at]!
    while (byte > 0x20 && byte !== greaterThan && byte !== lessThan) byte = bytes[++at]!
    const nameEnd = at
    while (byte <= 0x20) byte = bytes[++at]!
    if (at >= limit) return this.#needMore(start)
    if (byte !== greaterThan || this.depth === 0 || !names.matches(id, bytes, nameStart, nameEnd))
      this.#malformed(start)
    this.position = at + 1
    return this.#pop()
  }

  #text(start: number, from: number): number {
    // Texts that come here are long: the values of simple elements do not.
    let at = this.bytes.indexOf(lessThan, from)
    if (at >= this.limit) {
      if (this.#ended) {
        if (this.depth === 0) this.#malformed(start)
        fail({ code: 'truncated', offset: this.base + this.limit })
      }
      if (this.limit - start < textPart) return this.#needMore(start)
      at = this.#textCut(start)
    }
    if (this.depth === 0) this.#malformed(from)
    this.textStart = start
    this.textEnd = at
    this.textIsRaw = false
    this.position = at
    return xmlToken.text
  }

  /** Where a long text may be cut: behind a blank, else before an unfinished reference or UTF-8 sequence. */
  #textCut(start: number): number {
    const bytes = this.bytes
    const limit = this.limit
    for (let at = limit; at > limit - 4096 && at > start; at--) if (bytes[at - 1]! <= 0x20) return at
    let at = limit
    for (let back = 1; back <= 16; back++) if (bytes[limit - back] === 0x26) at = limit - back
    while (at > start + 1 && (bytes[at]! & 0xc0) === 0x80) at--
    // The byte at the limit is the sentinel: step before a sequence that begins but does not end.
    if (at === limit) {
      let lead = limit - 1
      while (lead > start + 1 && (bytes[lead]! & 0xc0) === 0x80) lead--
      if (bytes[lead]! >= 0xc0) at = lead
    }
    return at
  }

  #markup(start: number, kind: number): number {
    const bytes = this.bytes
    if (this.limit - start < 9 && !this.#ended) return this.#needMore(start)
    if (kind === 0x3f) {
      this.#mode = inInstruction
      this.position = start + 2
      return -1
    }
    if (startsWith(bytes, start, '<!--')) {
      this.#mode = inComment
      this.position = start + 4
      return -1
    }
    if (startsWith(bytes, start, '<![CDATA[')) {
      if (this.depth === 0) this.#malformed(start)
      this.#mode = inCharacterData
      this.position = start + 9
      return -1
    }
    if (startsWith(bytes, start, '<!DOCTYPE') && !this.#rootSeen) return this.#doctype(start)
    if (this.depth === 0) this.#malformed(start)
    this.#notes.add('markup-repaired')
    return this.#text(start, start + 1)
  }

  /** A document type is skipped; one that declares anything is refused: the declarations are what entity bombs are made of. */
  #doctype(start: number): number {
    const bytes = this.bytes
    let quote = 0
    for (let at = start + 9; at < this.limit; at++) {
      const byte = bytes[at]!
      if (quote !== 0) {
        if (byte === quote) quote = 0
      } else if (byte === 0x22 || byte === 0x27) quote = byte
      else if (byte === 0x5b /* [ */) fail({ code: 'entities-refused', offset: this.base + start })
      else if (byte === greaterThan) {
        this.position = at + 1
        return -1
      }
    }
    return this.#needMore(start)
  }

  /** Skips comments and instructions, hands on CDATA; these may be of any length, so they go on over windows. */
  #continueMode(): number {
    const bytes = this.bytes
    const mode = this.#mode
    const first = mode === inComment ? 0x2d : mode === inCharacterData ? 0x5d : 0x3f
    const length = mode === inInstruction ? 2 : 3
    let at = this.position
    const last = this.limit - length
    for (; at <= last; at++) {
      if (bytes[at] !== first) continue
      if (length === 3 && bytes[at + 1] !== first) continue
      if (bytes[at + length - 1] !== greaterThan) continue
      const start = this.position
      this.#mode = 0
      this.position = at + length
      if (mode !== inCharacterData || at === start) return -1
      return this.#rawText(start, at)
    }
    if (this.#ended) fail({ code: 'truncated', offset: this.base + this.limit })
    // What is known to be inside goes; the last bytes stay because the end mark may be cut.
    const start = this.position
    let end = Math.max(start, this.limit - 4)
    while (end > start && (bytes[end]! & 0xc0) === 0x80) end--
    this.position = end
    if (mode === inCharacterData && end > start) return this.#rawText(start, end)
    return xmlToken.more
  }

  #rawText(start: number, end: number): number {
    this.textStart = start
    this.textEnd = end
    this.textIsRaw = true
    return xmlToken.text
  }

  #atLimit(start: number, at: number): number {
    if (!this.#ended) {
      // Blanks at the end of the window may lead into a text; a megabyte of them does not.
      this.position = at - start > textPart ? this.limit : start
      return xmlToken.more
    }
    if (this.depth > 0) fail({ code: 'truncated', offset: this.base + this.limit })
    if (!this.#rootSeen) this.#malformed(this.limit)
    return xmlToken.end
  }

  #needMore(start: number): number {
    this.position = start
    this.#pendingClose = false
    if (this.#ended) fail({ code: 'truncated', offset: this.base + this.limit })
    if (this.limit - start > tagLimit) fail({ code: 'too-large', what: 'tag', limit: tagLimit })
    return xmlToken.more
  }

  #malformed(at: number): never {
    return fail({ code: 'malformed', offset: this.base + at })
  }

  #growAttributes(): void {
    const count = this.attributeName.length * 2
    if (count > 1 << 16) fail({ code: 'too-large', what: 'attributes', limit: 1 << 16 })
    this.attributeName = grown(this.attributeName, count)
    this.attributeStart = grown(this.attributeStart, count)
    this.attributeEnd = grown(this.attributeEnd, count)
  }

  #noteDeclarations(count: number): void {
    for (let index = 0; index < count; index++) {
      const id = this.#attributeQualified[index]!
      if (this.names.prefixes[id] === 'xmlns') this.#declaredPrefixes.add(this.names.qualified[id]!.slice(6))
    }
  }

  #checkPrefix(id: number): void {
    if (this.#checkedNames.has(id)) return
    this.#checkedNames.add(id)
    const prefix = this.names.prefixes[id]!
    if (!this.#declaredPrefixes.has(prefix)) this.undeclaredPrefixes.add(prefix)
  }
}

function isNameStart(byte: number): boolean {
  return (
    (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte === 0x5f || byte === 0x3a || byte >= 0x80
  )
}

function startsWith(bytes: Uint8Array, start: number, text: string): boolean {
  for (let at = 0; at < text.length; at++) if (bytes[start + at] !== text.charCodeAt(at)) return false
  return true
}
