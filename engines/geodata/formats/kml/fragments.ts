import { utf8Slice } from '../../bytes/utf8.ts'
import { valueKind } from '../../model/feature.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { KmlParts } from './parts.ts'

/** An element that is kept as it stands in the source: `take` gets the range of its copy in the batch's text. */
function fragment(
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

/** A style; one without a name that stands in a `container` tells only how that looks in a list. */
export function styleElement(parts: KmlParts, use: (style: number) => void, container?: () => string): XmlElement {
  const { batch, texts, styles, context } = parts
  let id: string | undefined
  const begin = () => {
    id = texts.attributeOf('id')
    styles.begin(id, parts.localName === 'StyleMap')
  }
  return fragment(parts, begin, (start, end) => {
    const text = utf8Slice(batch.text, start, end)
    batch.textLength = start
    if (container === undefined || id !== undefined) use(styles.finish(text))
    else if (looks.test(text)) context.notes.add('styles-dropped', 1, { subject: container() })
  })
}

const looks = /<(?:\w+:)?(?:(?:Icon|Label|Line|Poly|Balloon)Style|Pair)[\s>]/
