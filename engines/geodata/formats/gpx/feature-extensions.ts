import type { DocumentInfo } from '../../model/document.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { GpxValues } from './values.ts'

/** Extensions of a waypoint, route or track: one plain value becomes a property, anything with structure is kept as XML. */
export class FeatureExtensions {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #document: DocumentInfo
  readonly #values: GpxValues
  readonly #fieldOfName: number[] = []
  #depth = 0
  #field = 0
  #isPlain = false
  #textStart = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, document: DocumentInfo, values: GpxValues) {
    this.#xml = xml
    this.#batch = batch
    this.#document = document
    this.#values = values
  }

  open(): void {
    const xml = this.#xml
    if (this.#depth > 0) {
      this.#isPlain = false
      return
    }
    this.#field = this.#fieldOfName[xml.qualifiedName] ??= this.#document.field(
      xml.names.qualified[xml.qualifiedName]!.replace(':', '_'),
    )
    this.#textStart = this.#batch.textLength
    this.#isPlain = xml.attributeCount === 0
    const start = xml.tokenStart
    if (this.#isPlain && xml.simpleText()) {
      this.#values.texts.append()
      this.#values.addProperty(this.#field, valueKind.text, this.#textStart, this.#batch.textLength)
      return
    }
    this.#depth = xml.depth
    xml.capture(start)
  }

  text(): void {
    if (this.#depth > 0 && this.#isPlain) this.#values.texts.append()
  }

  close(): void {
    const xml = this.#xml
    if (xml.depth >= this.#depth) return
    if (!this.#isPlain) {
      this.#batch.textLength = this.#textStart
      this.#values.texts.appendRange(xml.captureStart, xml.position, true)
    }
    xml.captureStart = -1
    this.#depth = 0
    this.#values.addProperty(
      this.#field,
      this.#isPlain ? valueKind.text : valueKind.xml,
      this.#textStart,
      this.#batch.textLength,
    )
  }
}
