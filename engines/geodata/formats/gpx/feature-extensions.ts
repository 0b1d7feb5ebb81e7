import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { GpxValues } from './values.ts'

/** Any child of a feature's extensions: one plain value becomes a property, anything with structure is kept as XML. */
export function featureExtension(xml: XmlTokenizer, batch: FeatureBatch, values: GpxValues): XmlElement {
  const fieldOfName: number[] = []
  let field = 0
  let isPlain = false
  let start = 0
  const add = () => values.addProperty(field, isPlain ? valueKind.text : valueKind.xml, start, batch.textLength)
  const inside: XmlElement = { other: () => inside }
  return {
    open: () => {
      const id = xml.qualifiedName
      field = fieldOfName[id] ??= batch.document.field(xml.names.qualified[id]!.replace(':', '_'))
      start = batch.textLength
      isPlain = xml.attributeCount === 0
      const { tokenStart } = xml
      if (!isPlain || !xml.simpleText()) xml.capture(tokenStart)
      else {
        values.texts.append()
        add()
      }
    },
    child: () => {
      isPlain = false
    },
    text: () => {
      if (isPlain) values.texts.append()
    },
    close: () => {
      if (!isPlain) {
        batch.textLength = start
        values.texts.appendRange(xml.captureStart, xml.position, true)
      }
      xml.captureStart = -1
      add()
    },
    other: () => inside,
  }
}
