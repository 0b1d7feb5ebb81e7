import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { DocumentInfo } from '../../document.ts'
import { type FeatureBatch, featureKind, valueKind } from '../../feature.ts'
import type { Notes } from '../../notes.ts'
import { styleElement } from './style.ts'

/** Elements of a Placemark that stand before its geometry, in the order the schema wants. */
const elementOrder = ['name', 'visibility', 'open', 'address', 'phoneNumber', 'Snippet', 'description'] as const

/** Writes everything of a Placemark that is not geometry. */
export function writePlacemarkHead(
  out: ByteWriter,
  batch: FeatureBatch,
  feature: number,
  notes: Notes,
  pointLists: string,
): void {
  const { document } = batch
  const first = batch.firstProperty[feature]!
  const end = batch.firstProperty[feature + 1]!
  let link = -1
  let stamp = -1
  let begin = -1
  let finish = -1
  let styleUrl = -1
  let rest = 0
  out.ascii('<Placemark')
  for (let property = first; property < end; property++) {
    const field = document.fields[batch.propertyField[property]!]!
    if (field.role === 'id') {
      out.ascii(' id="')
      out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
      out.byte(0x22)
    } else if (field.role === 'link' && link < 0) link = property
    else if (field.role === 'time-stamp') stamp = property
    else if (field.role === 'time-begin') begin = property
    else if (field.role === 'time-end') finish = property
    else if (field.role === 'style') styleUrl = property
    else if (elementOf(field) === undefined && field.role !== 'altitude-mode') rest++
  }
  out.ascii('>')
  for (const element of elementOrder) {
    if (element === 'address' && link >= 0) writeLink(out, batch, link)
    for (let property = first; property < end; property++)
      if (elementOf(document.fields[batch.propertyField[property]!]!) === element)
        writeElement(out, batch, property, element)
  }
  if (stamp >= 0) writeTimeStamp(out, batch, batch.propertyStart[stamp]!, batch.propertyEnd[stamp]!)
  else writeTime(out, batch, feature, begin, finish)
  if (styleUrl >= 0) writeElement(out, batch, styleUrl, 'styleUrl')
  else if (batch.style[feature]! > 0) out.utf8(styleElement(document.styles[batch.style[feature]! - 1]!))
  if (rest > 0 || pointLists !== '') writeExtendedData(out, batch, first, end, link, notes, pointLists)
}

type Field = DocumentInfo['fields'][number]

/** The element a field has in KML, if it has one. */
function elementOf(field: Field): (typeof elementOrder)[number] | undefined {
  if (field.role === 'name') return 'name'
  if (field.role === 'description') return 'description'
  if (field.role === 'element') return field.name as (typeof elementOrder)[number]
  return undefined
}

function writeElement(out: ByteWriter, batch: FeatureBatch, property: number, name: string): void {
  out.byte(0x3c)
  out.ascii(name)
  out.byte(0x3e)
  out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
  out.ascii('</')
  out.ascii(name)
  out.byte(0x3e)
}

function writeLink(out: ByteWriter, batch: FeatureBatch, property: number): void {
  out.ascii('<atom:link href="')
  out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
  out.ascii('"/>')
}

function writeTime(out: ByteWriter, batch: FeatureBatch, feature: number, begin: number, finish: number): void {
  if (begin >= 0 || finish >= 0) {
    out.ascii('<TimeSpan>')
    if (begin >= 0) writeElement(out, batch, begin, 'begin')
    if (finish >= 0) writeElement(out, batch, finish, 'end')
    out.ascii('</TimeSpan>')
    return
  }
  const kind = batch.kind[feature]
  if (kind === featureKind.track || kind === featureKind.route || !batch.time.used) return
  const shape = batch.firstShape[feature]!
  if (shape === batch.firstShape[feature + 1]) return
  const point = batch.firstPoint[batch.firstPath[shape]!]!
  if (!batch.time.has(point)) return
  writeTimeStamp(out, batch, batch.time.start[point]!, batch.time.end[point]!)
}

function writeTimeStamp(out: ByteWriter, batch: FeatureBatch, start: number, end: number): void {
  out.ascii('<TimeStamp><when>')
  out.xmlText(batch.text, start, end)
  out.ascii('</when></TimeStamp>')
}

/** Prefixes of elements in a fragment, for the declarations it needs. */
const prefixPattern = /<([A-Za-z_][\w.-]*):/g

function writeExtendedData(
  out: ByteWriter,
  batch: FeatureBatch,
  first: number,
  end: number,
  link: number,
  notes: Notes,
  pointLists: string,
): void {
  const { document } = batch
  const prefixes = new Set<string>()
  for (let property = first; property < end; property++)
    if (batch.propertyKind[property] === valueKind.xml)
      for (const match of batch.propertyText(property).matchAll(prefixPattern)) prefixes.add(match[1]!)
  out.ascii('<ExtendedData')
  for (const prefix of prefixes) {
    out.utf8(` xmlns:${prefix}="`)
    out.xmlString(document.namespaces.get(prefix) ?? `urn:undeclared:${prefix}`)
    out.byte(0x22)
  }
  out.byte(0x3e)
  for (let property = first; property < end; property++) {
    const field = document.fields[batch.propertyField[property]!]!
    const isElsewhere =
      property === link ||
      elementOf(field) !== undefined ||
      field.role === 'id' ||
      field.role === 'style' ||
      field.role === 'altitude-mode' ||
      field.role === 'time-stamp' ||
      field.role === 'time-begin' ||
      field.role === 'time-end'
    if (isElsewhere) continue
    const start = batch.propertyStart[property]!
    const stop = batch.propertyEnd[property]!
    if (batch.propertyKind[property] === valueKind.xml) {
      out.copy(batch.text, start, stop)
      continue
    }
    if (batch.propertyKind[property] === valueKind.json) notes.add('properties-as-text', 1, { subject: field.name })
    out.ascii('<Data name="')
    // GDAL carries attributes it has no GPX element for under the prefix ogr; the name proper is what follows.
    out.xmlString(field.name.startsWith('ogr_') ? field.name.slice(4) : field.name)
    out.ascii('"><value>')
    out.xmlText(batch.text, start, stop)
    out.ascii('</value></Data>')
  }
  out.utf8(pointLists)
  out.ascii('</ExtendedData>')
}
