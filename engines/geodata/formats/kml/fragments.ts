import { valueKind } from '../../model/feature.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { KmlParts } from './parts.ts'

/** An element that is kept as it stands in the source: `take` gets the range of its copy in the batch's text. */
export function fragment(
  { xml, texts, batch }: KmlParts,
  begin: () => void,
  take: (start: number, end: number) => void,
): XmlElement {
  return {
    open: () => {
      xml.capture(xml.tokenStart)
      begin()
    },
    close: () => {
      const start = texts.appendRange(xml.captureStart, xml.position, true)
      xml.captureStart = -1
      take(start, batch.textLength)
    },
  }
}

/** What others put into ExtendedData. */
export function foreignElement(parts: KmlParts): XmlElement {
  let field = 0
  return fragment(
    parts,
    () => {
      field = parts.plainField()
    },
    (start, end) => parts.properties.add(field, valueKind.xml, start, end),
  )
}
