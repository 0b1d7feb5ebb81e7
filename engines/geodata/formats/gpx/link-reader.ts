import type { DocumentInfo } from '../../model/document.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { GpxNames } from './element-names.ts'
import { type GpxValues, valueTarget } from './values.ts'

/** Links: `link` with a text and a type in GPX 1.1, `url` and `urlname` in 1.0. Those of points become channels. */
export class LinkReader {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #document: DocumentInfo
  readonly #names: GpxNames
  readonly #values: GpxValues
  /** The link stands in a feature, which a waypoint is too, and not in a point of one. */
  #isOfFeature = true

  constructor(xml: XmlTokenizer, batch: FeatureBatch, document: DocumentInfo, names: GpxNames, values: GpxValues) {
    this.#xml = xml
    this.#batch = batch
    this.#document = document
    this.#names = names
    this.#values = values
  }

  open(isOfFeature: boolean): void {
    this.#isOfFeature = isOfFeature
    const href = this.#xml.attribute(this.#names.href)
    if (href < 0) return
    const start = this.#values.texts.appendAttribute(href)
    const end = this.#batch.textLength
    if (isOfFeature) this.#values.addProperty(this.#field('link'), valueKind.text, start, end)
    else this.#values.setChannel(this.#document.channel('link'), start, end)
  }

  /** Inside `link`. */
  openChild(): void {
    const { name } = this.#xml
    if (name === this.#names.text) this.#begin('link_text')
    else if (name === this.#names.type) this.#begin('link_type')
  }

  /** `url` or `urlname`. */
  openUrl(isOfFeature: boolean): void {
    this.#isOfFeature = isOfFeature
    this.#begin(this.#xml.name === this.#names.url ? 'link' : 'link_text')
  }

  #begin(name: 'link' | 'link_text' | 'link_type'): void {
    if (this.#isOfFeature) this.#values.begin(valueTarget.property, this.#field(name))
    else this.#values.begin(valueTarget.channel, this.#document.channel(name))
  }

  #field(name: string): number {
    return this.#document.field(name, name === 'link' ? 'link' : undefined)
  }
}
