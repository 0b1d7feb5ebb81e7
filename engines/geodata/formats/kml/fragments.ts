import { utf8Slice } from '../../bytes/utf8.ts'
import type { KmlProperties } from './properties.ts'
import { elementKind, type KmlReading } from './reading.ts'
import type { StyleReader } from './style-reader.ts'

/** Elements kept as they stand in the source: styles, and what others put into ExtendedData. */
export class Fragments {
  readonly #reading: KmlReading
  readonly #styles: StyleReader
  readonly #properties: KmlProperties
  #depth = 0
  #isStyle = false
  /** Whose look a style of no name is, where that is no Placemark. */
  #container: string | undefined

  constructor(reading: KmlReading, styles: StyleReader, properties: KmlProperties) {
    this.#reading = reading
    this.#styles = styles
    this.#properties = properties
  }

  begin(isStyle: boolean, container?: string): void {
    const { xml, names, texts } = this.#reading
    this.#reading.enter(elementKind.fragment)
    this.#depth = xml.depth
    this.#isStyle = isStyle
    xml.capture(xml.tokenStart)
    if (!isStyle) {
      this.#properties.beginForeign()
      return
    }
    const id = xml.attribute(names.id)
    this.#container = id < 0 ? container : undefined
    this.#styles.begin(id < 0 ? undefined : texts.attribute(id), xml.name === names.StyleMap)
  }

  /** To be called at closing tags; `inPlacemark` tells whose style it is. */
  close(inPlacemark: boolean): void {
    const { xml, batch, context, texts } = this.#reading
    if (xml.depth >= this.#depth) return
    const start = texts.appendRange(xml.captureStart, xml.position, true)
    xml.captureStart = -1
    if (!this.#isStyle) {
      this.#properties.setForeign(start, batch.textLength)
      return
    }
    const text = utf8Slice(batch.text, start, batch.textLength)
    batch.textLength = start
    if (this.#container !== undefined) {
      // How a folder looks in a list of folders is nothing of the data.
      if (looks.test(text)) context.notes.add('styles-dropped', 1, { subject: this.#container })
      return
    }
    const style = this.#styles.finish(text)
    if (!inPlacemark) return
    if (this.#properties.featureIsGone) context.notes.add('styles-dropped')
    else batch.style[batch.featureCount - 1] = style
  }
}

const looks = /<(?:\w+:)?(?:(?:Icon|Label|Line|Poly|Balloon)Style|Pair)[\s>]/
