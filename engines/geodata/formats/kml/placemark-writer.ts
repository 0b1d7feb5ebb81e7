import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { Field } from '../../document.ts'
import { type FeatureBatch, valueKind } from '../../feature.ts'
import type { Notes } from '../../notes.ts'
import { escaped } from '../../xml/escaped.ts'
import { namespacesOfFragment } from '../../xml/fragment-prefixes.ts'
import { ownStyleElement, styleElement } from './style.ts'
import { TimeWriter } from './time-writer.ts'

/** Elements of a Placemark that stand before its geometry, in the order the schema wants. */
const elementOrder = ['name', 'visibility', 'open', 'address', 'phoneNumber', 'Snippet', 'description'] as const

type ElementName = (typeof elementOrder)[number]

/** Where a property goes: an element, by its place in the order; else one of these. */
const place = { data: -1, id: -2, link: -3, begin: -4, end: -5, stamp: -6, style: -7, nowhere: -8 } as const

function placeOf(field: Field): number {
  switch (field.role) {
    case 'name':
      return elementOrder.indexOf('name')
    case 'description':
      return elementOrder.indexOf('description')
    case 'element':
      return elementOrder.indexOf(field.name as ElementName)
    case 'id':
      return place.id
    case 'link':
      return place.link
    case 'time-begin':
      return place.begin
    case 'time-end':
      return place.end
    case 'time-stamp':
      return place.stamp
    case 'style':
      return place.style
    case 'altitude-mode':
      return place.nowhere
    default:
      return place.data
  }
}

/** Writes everything of a Placemark that is not geometry. */
export class PlacemarkHeads {
  readonly #out: ByteWriter
  readonly #notes: Notes
  readonly #times: TimeWriter
  /** Place by index of the field, and its opening tag as Data. */
  readonly #places: number[] = []
  readonly #dataTags: Uint8Array[] = []
  readonly #elements = new Int32Array(elementOrder.length)
  /** How many styles of the document stand in its head. */
  sharedStyles = 0
  /** The property in each place. */
  readonly #taken = new Map<number, number>()
  #link = -1
  #begin = -1
  #end = -1
  #stamp = -1
  #style = -1
  #data = 0

  constructor(out: ByteWriter, notes: Notes) {
    this.#out = out
    this.#notes = notes
    this.#times = new TimeWriter(out)
  }

  /** Texts where a time should stand that are none. */
  get droppedTimes(): number {
    return this.#times.droppedTimes
  }

  write(batch: FeatureBatch, feature: number, pointLists: string): void {
    const out = this.#out
    out.ascii('<Placemark')
    this.#sort(batch, feature)
    out.byte(0x3e)
    for (let index = 0; index < elementOrder.length; index++) {
      if (elementOrder[index] === 'address' && this.#link >= 0) writeLink(out, batch, this.#link)
      if (this.#elements[index]! >= 0) writeElement(out, batch, this.#elements[index]!, elementOrder[index]!)
    }
    if (this.#stamp >= 0) this.#times.writeStamp(batch, this.#stamp)
    else if (this.#begin >= 0 || this.#end >= 0) this.#times.writeSpan(batch, this.#begin, this.#end)
    else this.#times.writeOfPoint(batch, feature)
    this.#writeStyle(batch, feature)
    if (this.#data > 0 || pointLists !== '') this.#writeData(batch, feature, pointLists)
  }

  /** What came when the head was written stands in no head: another file's styles, whatever their ids. */
  #writeStyle(batch: FeatureBatch, feature: number): void {
    const index = batch.style[feature]!
    if (this.#style >= 0 && index <= this.sharedStyles) writeElement(this.#out, batch, this.#style, 'styleUrl')
    else if (index > 0) {
      const style = batch.document.styles[index - 1]!
      this.#out.utf8(this.#style < 0 ? styleElement(style) : ownStyleElement(style))
    }
  }

  /** Finds the place of every property; the id is written at once, into the open tag. */
  #sort(batch: FeatureBatch, feature: number): void {
    this.#elements.fill(-1)
    this.#taken.clear()
    this.#link = this.#begin = this.#end = this.#stamp = this.#style = -1
    this.#data = 0
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const field = batch.propertyField[property]!
      const target = this.#placeOf(batch, field)
      if (batch.propertyKind[property] === valueKind.json)
        this.#notes.add('properties-as-text', 1, { subject: batch.document.fields[field]!.name })
      if (target === place.nowhere) continue
      if (target === place.data || this.#taken.has(target)) this.#data++
      else this.#take(batch, property, target)
    }
  }

  /** Each place is for one value; further ones are data. */
  #take(batch: FeatureBatch, property: number, target: number): void {
    this.#taken.set(target, property)
    if (target >= 0) this.#elements[target] = property
    else if (target === place.link) this.#link = property
    else if (target === place.begin) this.#begin = property
    else if (target === place.end) this.#end = property
    else if (target === place.stamp) this.#stamp = property
    else if (target === place.style) this.#style = property
    else if (target === place.id) {
      this.#out.ascii(' id="')
      this.#out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
      this.#out.byte(0x22)
    }
  }

  #placeOf(batch: FeatureBatch, field: number): number {
    const known = this.#places[field]
    if (known !== undefined) return known
    const entry = batch.document.fields[field]!
    this.#places[field] = placeOf(entry)
    // GDAL carries attributes it has no GPX element for under the prefix ogr; the name proper is what follows.
    const own = entry.name.startsWith('ogr_') ? entry.name.slice(4) : entry.name
    const name = own.replace(notInXml, '') || 'value'
    if (name !== own && this.#places[field] === place.data)
      this.#notes.add('invalid-names-changed', 1, { subject: own })
    this.#dataTags[field] = utf8(`<Data name="${escaped(name)}"><value>`)
    return this.#places[field]!
  }

  /** Data first, elements of other vocabularies behind them, as the schema wants. */
  #writeData(batch: FeatureBatch, feature: number, pointLists: string): void {
    const out = this.#out
    const fragments: number[] = []
    out.ascii('<ExtendedData')
    declarePrefixes(out, batch, feature)
    out.byte(0x3e)
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const field = batch.propertyField[property]!
      const target = this.#places[field]!
      if (target === place.nowhere || this.#taken.get(target) === property) continue
      const kind = batch.propertyKind[property]
      if (kind === valueKind.xml) {
        fragments.push(property)
        continue
      }
      out.copy(this.#dataTags[field]!)
      out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
      out.ascii('</value></Data>')
    }
    out.utf8(pointLists)
    for (const fragment of fragments)
      out.copySlice(batch.text, batch.propertyStart[fragment]!, batch.propertyEnd[fragment]!)
    out.ascii('</ExtendedData>')
  }
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

/** The namespaces of the fragments a Placemark keeps, declared around them. */
function declarePrefixes(out: ByteWriter, batch: FeatureBatch, feature: number): void {
  const done = new Set<string>()
  for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
    if (batch.propertyKind[property] !== valueKind.xml) continue
    for (const [prefix, namespace] of namespacesOfFragment(batch.propertyText(property), batch.document.namespaces)) {
      if (done.has(prefix)) continue
      done.add(prefix)
      out.utf8(` xmlns:${prefix}="`)
      out.xmlString(namespace)
      out.byte(0x22)
    }
  }
}

/** Characters XML 1.0 does not have (production 2). */
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
