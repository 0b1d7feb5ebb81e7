import type { Notes } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'
import { doctypeEnd, endLength, type MarkupKind, markupEnd, markupKind, startsWith, textCut } from './markup.ts'
import { greaterThan, slash, XmlTags } from './tags.ts'
import { lessThan } from './window.ts'

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

/** Elements may nest this deep. */
export const nestingLimit = 512
/** A text longer than this is handed on in parts. */
const textPart = 1 << 16

/**
 * A streaming XML tokenizer on UTF-8 bytes. It makes no strings and no objects per token: names are numbers of its `names`
 * table, attribute values and texts are ranges of `bytes`, valid until the next `fill`.
 *
 * It never reads a DTD, expands no declared entity and fetches nothing; a document that declares entities is refused. Nesting is
 * bounded. Blank text between tags is not reported. A bare `<` or `&` in text is taken as text, and noted.
 *
 * Not promised: well-formedness in every detail (duplicate attributes and characters XML forbids pass), namespaces (compare local names).
 */
export class XmlTokenizer extends XmlTags {
  depth = 0
  /** A second root element is read on with a note, instead of refused. */
  allowsMoreRoots = false

  textStart = 0
  textEnd = 0
  /** The text is from a CDATA section: `&` has no meaning in it. */
  textIsRaw = false

  readonly #stack = new Uint32Array(nestingLimit + 1)
  readonly #notes: Notes
  #markupKind: MarkupKind = markupKind.none
  #rootSeen = false

  constructor(chunks: AsyncIterable<Uint8Array>, notes: Notes) {
    super(chunks)
    this.#notes = notes
  }

  next(): number {
    if (this.isEmptyTag) {
      this.isEmptyTag = false
      return this.#pop()
    }
    for (;;) {
      if (this.#markupKind !== markupKind.none) {
        const token = this.#continueMarkup()
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
      if (this.depth === 0) this.malformed(at)
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
    if (this.isEmptyTag) {
      this.isEmptyTag = false
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

  /** Number of the name, with its prefix, of the innermost element that is open; 0 for none. */
  get openName(): number {
    return this.#stack[this.depth]!
  }

  #pop(): number {
    this.qualifiedName = this.#stack[this.depth--]!
    this.name = this.names.local[this.qualifiedName]!
    return xmlToken.close
  }

  /** For a document that was cut off: its innermost open element ends here. False when none is open. */
  closeOpen(): boolean {
    if (this.depth === 0) return false
    this.#pop()
    return true
  }

  #openTag(start: number): number {
    if (!this.readTag(start)) return this.#needMore(start)
    if (this.depth >= nestingLimit) fail({ code: 'too_deep', limit: nestingLimit, offset: this.base + start })
    if (this.depth === 0) {
      if (this.#rootSeen) this.#anotherRoot(start)
      this.#rootSeen = true
    }
    this.#stack[++this.depth] = this.qualifiedName
    return xmlToken.open
  }

  #anotherRoot(start: number): void {
    if (!this.allowsMoreRoots) this.malformed(start)
    this.#notes.add('markup-repaired')
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
    if (byte !== greaterThan || this.depth === 0 || !names.matches(id, bytes, nameStart, nameEnd)) this.malformed(start)
    this.position = at + 1
    return this.#pop()
  }

  #text(start: number, from: number): number {
    // Texts that come here are long: the values of simple elements do not.
    let at = this.bytes.indexOf(lessThan, from)
    if (at >= this.limit) {
      if (this.ended) {
        if (this.depth === 0) this.malformed(start)
        this.truncated()
      }
      if (this.limit - start < textPart) return this.#needMore(start)
      at = textCut(this.bytes, start, this.limit)
    }
    if (this.depth === 0) this.malformed(from)
    this.textStart = start
    this.textEnd = at
    this.textIsRaw = false
    this.position = at
    return xmlToken.text
  }

  /** Anything that begins with `<!` or `<?`; -1 when there is nothing to report about it yet. */
  #markup(start: number, kind: number): number {
    const { bytes } = this
    if (this.limit - start < 9 && !this.ended) return this.#needMore(start)
    if (kind === 0x3f) return this.#beginMarkup(markupKind.instruction, start + 2)
    if (startsWith(bytes, start, '<!--')) return this.#beginMarkup(markupKind.comment, start + 4)
    if (startsWith(bytes, start, '<![CDATA[')) {
      if (this.depth === 0) this.malformed(start)
      return this.#beginMarkup(markupKind.characterData, start + 9)
    }
    if (startsWith(bytes, start, '<!DOCTYPE') && !this.#rootSeen) {
      const end = doctypeEnd(bytes, start, this.limit, this.base)
      if (end < 0) return this.#needMore(start)
      this.position = end
      return -1
    }
    if (this.depth === 0) this.malformed(start)
    this.#notes.add('markup-repaired')
    return this.#text(start, start + 1)
  }

  #beginMarkup(kind: MarkupKind, position: number): number {
    this.#markupKind = kind
    this.position = position
    return -1
  }

  /** Skips comments and instructions, hands on CDATA; these may be of any length, so they go on over windows. */
  #continueMarkup(): number {
    const { bytes, limit } = this
    const kind = this.#markupKind
    const start = this.position
    const found = markupEnd(bytes, start, limit, kind)
    const isText = kind === markupKind.characterData
    if (found >= 0) {
      this.#markupKind = markupKind.none
      this.position = found + endLength(kind)
      return isText && found > start ? this.#rawText(start, found) : -1
    }
    if (this.ended) this.truncated()
    // What is known to be inside goes; the last bytes stay because the end mark may be cut.
    let end = Math.max(start, limit - 4)
    while (end > start && (bytes[end]! & 0xc0) === 0x80) end--
    this.position = end
    return isText && end > start ? this.#rawText(start, end) : xmlToken.more
  }

  #rawText(start: number, end: number): number {
    this.textStart = start
    this.textEnd = end
    this.textIsRaw = true
    return xmlToken.text
  }

  #atLimit(start: number, at: number): number {
    if (!this.ended) {
      // Blanks at the end of the window may lead into a text; a megabyte of them does not.
      this.position = at - start > textPart ? this.limit : start
      return xmlToken.more
    }
    if (this.depth > 0) this.truncated()
    if (!this.#rootSeen) this.malformed(this.limit)
    return xmlToken.end
  }

  #needMore(start: number): number {
    this.isEmptyTag = false
    this.awaitRest(start)
    return xmlToken.more
  }
}

function isNameStart(byte: number): boolean {
  return (
    (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte === 0x5f || byte === 0x3a || byte >= 0x80
  )
}
