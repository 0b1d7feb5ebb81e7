import type { FeatureBatch } from '../../feature.ts'
import type { ReadContext } from '../../format.ts'
import { appendXmlText, xmlString } from '../../xml/text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { KmlNames } from './element-names.ts'
import type { KmlProperties } from './properties.ts'
import type { StyleReader } from './style-reader.ts'

/** Elements kept as they stand in the source: styles, and what others put into ExtendedData. */
export class Fragments {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #names: KmlNames
  readonly #styles: StyleReader
  readonly #properties: KmlProperties
  #depth = 0
  #isStyle = false

  constructor(
    xml: XmlTokenizer,
    batch: FeatureBatch,
    context: ReadContext,
    names: KmlNames,
    styles: StyleReader,
    properties: KmlProperties,
  ) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#names = names
    this.#styles = styles
    this.#properties = properties
  }

  begin(isStyle: boolean): void {
    const xml = this.#xml
    this.#depth = xml.depth
    this.#isStyle = isStyle
    xml.capture(xml.tokenStart)
    if (!isStyle) {
      this.#properties.beginForeign()
      return
    }
    const id = xml.attribute(this.#names.id)
    const { notes } = this.#context
    this.#styles.begin(
      id < 0 ? undefined : xmlString(this.#batch, xml.bytes, xml.attributeStart[id]!, xml.attributeEnd[id]!, notes),
      xml.name === this.#names.StyleMap,
    )
  }

  /** To be called at closing tags; `inPlacemark` tells whose style it is. */
  close(inPlacemark: boolean): void {
    const xml = this.#xml
    const batch = this.#batch
    if (xml.depth >= this.#depth) return
    const start = batch.textLength
    appendXmlText(batch, xml.bytes, xml.captureStart, xml.position, true, this.#context.notes)
    xml.captureStart = -1
    if (!this.#isStyle) {
      this.#properties.setForeign(start, batch.textLength)
      return
    }
    const style = this.#styles.finish(new TextDecoder().decode(batch.text.subarray(start, batch.textLength)))
    batch.textLength = start
    if (inPlacemark) batch.style[batch.featureCount - 1] = style
  }
}
