import type { FieldRole } from '../../model/document.ts'
import { valueKind } from '../../model/feature.ts'
import type { XmlElement, XmlElements } from '../../xml/element-stack.ts'
import { foreignElement } from './fragments.ts'
import { geometryElements } from './geometry-elements.ts'
import type { KmlParts } from './parts.ts'
import { styleElements } from './style-elements.ts'

/** What may stand in a Placemark, and what else stands there. `trackIsRead` is called where the points of a gx:Track are to be taken. */
export function placemarkContent(
  parts: KmlParts,
  trackIsRead: () => void,
): { readonly known: XmlElements; readonly other: XmlElement } {
  const { batch, texts, values, properties, schemas, context } = parts
  const { document } = context
  const property = (name: string, role: FieldRole, keepsMarkup = false): XmlElement => {
    const field = document.field(name, role)
    return values.element((start, end) => properties.set(field, valueKind.text, start, end), keepsMarkup)
  }
  // Descriptions hold HTML, escaped or not.
  const own = {
    name: property('name', 'name'),
    description: property('description', 'description', true),
    visibility: property('visibility', 'element'),
    open: property('open', 'element'),
    address: property('address', 'element'),
    phoneNumber: property('phoneNumber', 'element'),
    Snippet: property('Snippet', 'element', true),
    snippet: property('Snippet', 'element', true),
    styleUrl: property('styleUrl', 'style'),
  }
  const geometries = geometryElements(parts, trackIsRead)
  const times = {
    when: property('timestamp', 'time-stamp'),
    begin: property('begin', 'time-begin'),
    end: property('end', 'time-end'),
  }
  const time: XmlElement = { children: () => times }

  const { Style, StyleMap } = styleElements(parts, (style) => {
    if (properties.featureIsGone) context.notes.add('styles-dropped')
    else batch.style[batch.featureCount - 1] = style
  })
  const link: XmlElement = {
    open: () => {
      const href = parts.xml.attribute(parts.xml.names.id('href'))
      if (href >= 0)
        properties.add(document.field('link', 'link'), valueKind.text, texts.appendAttribute(href), batch.textLength)
    },
  }
  const view = parts.lost('views-dropped')
  return {
    known: {
      ...geometries,
      ...own,
      ExtendedData: extendedData(parts),
      Style,
      StyleMap,
      TimeStamp: time,
      TimeSpan: time,
      LookAt: view,
      Camera: view,
      Region: parts.lost('regions-dropped'),
      Model: parts.lost('model-not-carried'),
      link,
    },
    other: values.element((start, end) => {
      const kind = schemas.placemark?.get(parts.qualifiedName) ?? valueKind.text
      properties.set(parts.plainField(), kind, start, end)
    }),
  }
}

function extendedData(parts: KmlParts): XmlElement {
  const { texts, values, properties, schemas, context } = parts
  const { document } = context
  let name = ''
  let field = 0
  const beginData = () => {
    name = texts.attributeOf('name') || 'value'
    field = document.field(name, name === 'link' ? 'link' : undefined)
  }
  const value = values.element((start, end) =>
    properties.set(field, schemas.data?.get(name) ?? valueKind.text, start, end),
  )
  const SimpleData: XmlElement = {
    ...value,
    open: () => {
      beginData()
      value.open?.()
    },
  }
  const inData = {
    value,
    displayName: values.dropped(
      () => 'displayName',
      () => name,
    ),
  }
  const Data: XmlElement = { open: beginData, children: () => inData }
  const foreign = foreignElement(parts)
  const SchemaData: XmlElement = {
    open: () => {
      schemas.data = schemas.find(texts.attributeOf('schemaUrl') ?? '')
    },
    children: () => ({ SimpleData }),
    other: () => foreign,
  }
  return {
    open: () => texts.readNamespaces(document.namespaces),
    children: () => ({ Data, SchemaData, SimpleData }),
    other: () => foreign,
  }
}
