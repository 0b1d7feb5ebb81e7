import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { escaped } from '../../xml/escaped.ts'
import { type Look, styleOfLook } from './style.ts'

/** A document with more different styles than this has them generated; the rest are dropped and counted, not remembered. */
const styleLimit = 10_000

/** A shared style as Google Earth on the web writes it, around the element that others know. */
const cascading =
  /^<(?:\w+:)?CascadingStyle[\s>](?:[^<]*>)?\s*<((?:\w+:)?)Style(?:\s[^>]*)?>([\s\S]*)<\/\1Style>\s*<\/(?:\w+:)?CascadingStyle>$/

/** Remembers styles: shared ones by id, inline ones once however often they stand in the file. */
export class StyleReader {
  readonly #context: ReadContext
  readonly #byText = new Map<string, number>()
  readonly #byId = new Map<string, number>()
  /** A StyleMap's id and the id its normal state refers to. */
  readonly #maps = new Map<string, string>()
  /** Features of the batch at hand whose style has not come yet: programs of Esri write styles behind all features. */
  #waiting: [feature: number, url: string][] = []
  /** How many left without a style of this address. */
  readonly #left = new Map<string, number>()

  constructor(context: ReadContext) {
    this.#context = context
  }

  /** Takes an element as it stands, with its look or, of a StyleMap, what its normal state refers to; returns 1 + index of the style, or 0. */
  add(given: string, id: string | undefined, look: Look, normalUrl: string): number {
    const { document, notes } = this.#context
    const xml =
      id === undefined
        ? given
        : given.replace(cascading, `<$1Style id="${escaped(id).replaceAll('$', '$$$$')}">$2</$1Style>`)
    const normal = idOf(normalUrl)
    if (normal !== '' && id !== undefined) this.#maps.set(id, normal)
    if (normal !== '' && id === undefined && this.find(normal) > 0) return this.find(normal)
    let index = this.#byText.get(xml)
    if (index === undefined) {
      if (document.styles.length >= styleLimit) {
        notes.add('styles-dropped')
        return 0
      }
      index = document.addStyle({ xml, ...(id === undefined ? {} : { id }), ...styleOfLook(look) })
      this.#byText.set(xml, index)
    }
    if (id !== undefined) this.#byId.set(id, index)
    return index
  }

  dress(batch: FeatureBatch, feature: number, url: string): void {
    const style = this.find(url)
    batch.style[feature] = style
    if (style === 0) this.#waiting.push([feature, url])
  }

  /** To be called before a batch leaves. */
  styleWaitingFeatures(batch: FeatureBatch): void {
    for (const [feature, url] of this.#waiting) {
      batch.style[feature] = this.find(url)
      if (batch.style[feature] === 0 && this.#left.size < styleLimit)
        this.#left.set(url, (this.#left.get(url) ?? 0) + 1)
    }
    this.#waiting = []
  }

  /** At the end of the document: styles that came too late are told. */
  noteLate(): void {
    for (const [url, count] of this.#left) if (this.find(url) > 0) this.#context.notes.add('styles-dropped', count)
  }

  /** The style a `styleUrl` names, as 1 + index, or 0 when it is elsewhere or comes later. */
  find(url: string): number {
    const id = idOf(url)
    return this.#byId.get(this.#maps.get(id) ?? id) ?? this.#byId.get(id) ?? 0
  }
}

const idOf = (url: string): string => url.slice(url.indexOf('#') + 1)
