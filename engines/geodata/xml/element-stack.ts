import type { GeodataInput } from '../bytes/input.ts'
import type { Notes } from '../notes/notes.ts'
import { isCut } from '../notes/problem.ts'
import { lineAtOffset } from './line.ts'
import { nestingLimit, type XmlTokenizer, xmlToken } from './tokenizer.ts'

/** What an element does, and what may stand in it. A document is read by a table of these; whatever stands in none is passed over, with all that is in it. */
export interface XmlElement {
  /** At the open tag. False: nothing in the element counts, nor does its end. */
  readonly open?: () => unknown
  /** For each part of the text that stands directly in it. */
  readonly text?: () => void
  /** Another element begins in it. */
  readonly child?: () => void
  /** At the close tag, unless `open` took that with it. */
  readonly close?: () => void
  /** By local name; a function, because elements may stand in themselves. */
  readonly children?: () => XmlElements
  /** Any other child. */
  readonly other?: () => XmlElement
}

export type XmlElements = Readonly<Record<string, XmlElement>>

/** An element of the table that has been met: all of one form, which is quicker to call, with its children by the numbers of their names. */
class MetElement {
  readonly element: XmlElement
  readonly open: XmlElement['open']
  readonly text: XmlElement['text']
  readonly child: XmlElement['child']
  readonly close: XmlElement['close']
  readonly children: (MetElement | undefined)[] = []

  constructor(element: XmlElement) {
    this.element = element
    this.open = element.open
    this.text = element.text
    this.child = element.child
    this.close = element.close
  }
}

const passedOver = new MetElement({})

/** Follows the tokens of a document through a table of elements. */
export class ElementStack {
  readonly #xml: XmlTokenizer
  /** The open elements, by depth. */
  readonly #open: MetElement[] = Array.from({ length: nestingLimit + 1 }, () => passedOver)
  readonly #met = new Map<XmlElement, MetElement>()
  #pauses = false

  /** The root of the table is the document, whose children are root elements. */
  constructor(xml: XmlTokenizer, root: XmlElement) {
    this.#xml = xml
    this.#open[0] = this.#metOf(root)
  }

  /** Asked by an element: `read` yields behind the token at hand. */
  pause(): void {
    this.#pauses = true
  }

  /** Reads to the end of the document; yields where an element asks for it. */
  async *read(): AsyncGenerator<void, void, undefined> {
    const xml = this.#xml
    try {
      for (;;) {
        const token = xml.next()
        if (token === xmlToken.open) this.#begin()
        else if (token === xmlToken.close) this.#open[xml.depth + 1]!.close?.()
        else if (token === xmlToken.text) this.#open[xml.depth]!.text?.()
        else if (token === xmlToken.more) await xml.fill()
        else return
        if (this.#pauses) {
          this.#pauses = false
          yield
        }
      }
    } finally {
      await xml.close()
    }
  }

  /** The same; where the document is cut off and there is something to keep, every open element ends there, and the line is told. */
  async *readToBreak(input: GeodataInput, notes: Notes, hasAny: () => boolean): AsyncGenerator<void, void, undefined> {
    try {
      yield* this.read()
    } catch (error) {
      if (!isCut(error) || !hasAny()) throw error
      while (this.#xml.closeOpen()) this.#open[this.#xml.depth + 1]!.close?.()
      notes.add('file-ends-early', 1, { line: await lineAtOffset(input, Number.POSITIVE_INFINITY) })
    }
  }

  #begin(): void {
    const { depth, name } = this.#xml
    const parent = this.#open[depth - 1]!
    parent.child?.()
    let met = parent.children[name]
    if (met === undefined) {
      met = this.#childOf(parent.element, name)
      parent.children[name] = met
    }
    this.#open[depth] = met
    if (met.open?.() === false) this.#open[depth] = passedOver
  }

  #childOf({ children, other }: XmlElement, name: number): MetElement {
    const local = this.#xml.names.qualified[name]!
    const all = children?.()
    const named = all !== undefined && Object.hasOwn(all, local) ? all[local] : undefined
    return this.#metOf(named ?? other?.())
  }

  #metOf(element: XmlElement | undefined): MetElement {
    if (element === undefined) return passedOver
    let met = this.#met.get(element)
    if (met === undefined) {
      met = new MetElement(element)
      this.#met.set(element, met)
    }
    return met
  }
}
