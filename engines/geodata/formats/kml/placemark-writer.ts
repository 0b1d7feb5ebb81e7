import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { Field } from '../../model/document.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { escaped } from '../../xml/escaped.ts'
import { namespacesOfFragment } from '../../xml/fragment-prefixes.ts'
import { ownStyleElement, styleElement } from './style.ts'
import { TimeWriter } from './time-writer.ts'

/** Elements of a Placemark that stand before its geometry, in the order the schema wants. */
const elementOrder = ['name', 'visibility', 'open', 'address', 'phoneNumber', 'Snippet', 'description'] as const

type ElementName = (typeof elementOrder)[number]

/** Where a property goes: an element, by its place in the order; else one of these. Those before `data` are for one property each. */
const place = { id: 7, link: 8, begin: 9, end: 10, stamp: 11, style: 12, data: 13, nowhere: 14 } as const

function placeOf(field: Field): number {
  switch (field.role) {
    case 'name':
      return elementOrder.indexOf('name')
    case 'description':
      return elementOrder.indexOf('description')
    case 'element': {
      const index = elementOrder.indexOf(field.name as ElementName)
      return index < 0 ? place.data : index
    }
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
  /** How many styles of the document stand in its head. */
  sharedStyles = 0
  /** The property in each place, or -1. */
  readonly #at = new Int32Array(place.data)
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
    const at = this.#at
    out.ascii('<Placemark')
    this.#sort(batch, feature)
    out.byte(0x3e)
    for (let index = 0; index < elementOrder.length; index++) {
      if (elementOrder[index] === 'address' && at[place.link]! >= 0) writeLink(out, batch, at[place.link]!)
      if (at[index]! >= 0) writeElement(out, batch, at[index]!, elementOrder[index]!)
    }
    if (at[place.stamp]! >= 0) this.#times.writeStamp(batch, at[place.stamp]!)
    else if (at[place.begin]! >= 0 || at[place.end]! >= 0)
      this.#times.writeSpan(batch, at[place.begin]!, at[place.end]!)
    else this.#times.writeOfPoint(batch, feature)
    this.#writeStyle(batch, feature)
    if (this.#data > 0 || pointLists !== '') this.#writeData(batch, feature, pointLists)
  }

  /** What came when the head was written stands in no head: another file's styles, whatever their ids. */
  #writeStyle(batch: FeatureBatch, feature: number): void {
    const index = batch.style[feature]!
    const url = this.#at[place.style]!
    if (url >= 0 && index <= this.sharedStyles) writeElement(this.#out, batch, url, 'styleUrl')
    else if (index > 0) {
      const style = batch.document.styles[index - 1]!
      this.#out.utf8(url < 0 ? styleElement(style) : ownStyleElement(style))
    }
  }

  /** Finds the place of every property; the id is written at once, into the open tag. Of several for one place the first has it, the others are data. */
  #sort(batch: FeatureBatch, feature: number): void {
    const at = this.#at
    at.fill(-1)
    this.#data = 0
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const field = batch.propertyField[property]!
      const target = this.#placeOf(batch, field)
      if (batch.propertyKind[property] === valueKind.json)
        this.#notes.add('properties-as-text', 1, { subject: batch.document.fields[field]!.name })
      if (target === place.nowhere) continue
      if (target === place.data || at[target]! >= 0) this.#data++
      else at[target] = property
    }
    if (at[place.id]! >= 0) this.#writeId(batch, at[place.id]!)
  }

  #writeId(batch: FeatureBatch, property: number): void {
    this.#out.ascii(' id="')
    this.#out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
    this.#out.byte(0x22)
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
      if (target === place.nowhere || this.#at[target] === property) continue
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
