import type { ReadContext } from '../../format.ts'
import { styleFromElement } from './style.ts'

/** A document with more different styles than this has them generated; the rest are dropped and counted, not remembered. */
const styleLimit = 10_000
/** What is of use in a style stands at its beginning; its balloon may hold pages of text. */
const longestRead = 1 << 16

/** Remembers styles: shared ones by id, inline ones once however often they stand in the file. */
export class StyleReader {
  readonly #context: ReadContext
  readonly #byText = new Map<string, number>()
  readonly #byId = new Map<string, number>()
  /** A StyleMap's id and the id its normal state refers to. */
  readonly #maps = new Map<string, string>()
  #id: string | undefined
  #isMap = false

  constructor(context: ReadContext) {
    this.#context = context
  }

  begin(id: string | undefined, isMap: boolean): void {
    this.#id = id
    this.#isMap = isMap
  }

  /** Takes the element's text; returns 1 + index of the style, or 0. */
  finish(xml: string): number {
    const id = this.#id
    const beginning = xml.slice(0, longestRead)
    if (this.#isMap && id !== undefined) {
      const normal = /<(?:\w+:)?key>\s*normal\s*<.*?styleUrl>\s*(?:[^<\s]*#)?([^<\s]+)/s.exec(beginning)?.[1]
      if (normal !== undefined) this.#maps.set(id, normal)
    }
    let index = this.#byText.get(xml)
    if (index === undefined) {
      if (this.#context.document.styles.length >= styleLimit) {
        this.#context.notes.add('styles-dropped')
        return 0
      }
      index = this.#context.document.addStyle({ ...styleFromElement(beginning, id), xml })
      this.#byText.set(xml, index)
    }
    if (id !== undefined) this.#byId.set(id, index)
    return index
  }

  /** The style a `styleUrl` names, as 1 + index, or 0 when it is elsewhere or comes later. */
  find(url: string): number {
    const id = url.slice(url.indexOf('#') + 1)
    return this.#byId.get(this.#maps.get(id) ?? id) ?? this.#byId.get(id) ?? 0
  }
}
