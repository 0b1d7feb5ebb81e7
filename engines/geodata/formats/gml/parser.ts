import { utf8Slice } from '../../bytes/utf8.ts'
import { type FeatureBatch, valueKind } from '../../feature.ts'
import type { ReadContext } from '../../format.ts'
import { fail } from '../../problem.ts'
import { appendXmlText, xmlString } from '../../xml/text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { featureNamespace } from './application-schema.ts'
import type { FieldKinds } from './field-kinds.ts'
import { GeometryParser } from './geometry-parser.ts'
import { GmlNames } from './names.ts'
import { ReferenceSystems } from './reference-systems.ts'

/** Attributes that say something about the document rather than about a value. */
const quietAttributes = new Set([
  'id',
  'fid',
  'nil',
  'nilReason',
  'type',
  'schemaLocation',
  'srsName',
  'srsDimension',
  'owns',
])

/**
 * Reads features of any application schema: a feature is what stands in a `…member` or `…members` element, its children are properties,
 * one of them holds its geometry. Nested properties are named by their path. No schema is needed or fetched.
 */
export class GmlParser {
  readonly systems: ReferenceSystems
  featureCount = 0
  /** The document is a collection of features: it may have none. */
  isCollection = false
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #names: GmlNames
  readonly #kinds: FieldKinds
  readonly #geometry: GeometryParser
  readonly #srsName: number
  readonly #layers = new Map<number, number>()
  readonly #fieldOfPath = new Map<string, number>()
  /** Depth of the open feature element, 0 outside of features. */
  #featureDepth = 0
  #skipDepth = 0
  /** The element just opened outside of features was a `…member`: what follows in it is a feature. */
  #isMember = false
  #memberName = ''
  /** Written by this program. */
  #isOwn = false
  /** Path of property names down to the open element. */
  readonly #path: string[] = []
  /** For each open property element: whether elements stood inside it. */
  readonly #hasChildren: boolean[] = []
  readonly #seen = new Map<number, number>()
  #textStart = -1
  #exceptionText: string | undefined
  #geometries = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext, kinds: FieldKinds) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#kinds = kinds
    this.#names = new GmlNames(xml.names)
    this.#srsName = this.#names.number('srsName')
    this.systems = new ReferenceSystems(context)
    this.#geometry = new GeometryParser(xml, this.#names, batch, this.systems, context.notes)
  }

  get isInFeature(): boolean {
    return this.#featureDepth > 0 || this.#geometry.isActive
  }

  /** False when the open tag names a reference system that has to be looked up before the tag is handled. */
  knowsSystem(): boolean {
    if (this.#xml.attribute(this.#srsName) < 0) return true
    const name = this.#attribute('srsName')!
    return name === '' || this.systems.get(name) !== undefined
  }

  open(): void {
    const xml = this.#xml
    if (this.#geometry.isActive) this.#geometry.open()
    else if (this.#skipDepth > 0) this.#openSkipped()
    else if (this.#featureDepth > 0) this.#openProperty()
    else this.#openOutside(xml.depth)
  }

  text(): void {
    const xml = this.#xml
    if (this.#geometry.isActive) this.#geometry.text()
    else if (this.#exceptionText !== undefined) {
      this.#exceptionText += `${utf8Slice(xml.bytes, xml.textStart, xml.textEnd).trim()} `
    } else if (this.#featureDepth > 0 && this.#skipDepth === 0 && this.#path.length > 0) {
      if (this.#textStart < 0) this.#textStart = this.#batch.textLength
      appendXmlText(this.#batch, xml.bytes, xml.textStart, xml.textEnd, xml.textIsRaw, this.#context.notes)
    }
  }

  close(): void {
    const xml = this.#xml
    if (this.#geometry.isActive) {
      if (this.#geometry.close()) this.#closeGeometry()
    } else if (this.#skipDepth > 0) {
      if (xml.depth < this.#skipDepth) this.#skipDepth = 0
    } else if (this.#featureDepth > 0) {
      if (xml.depth < this.#featureDepth) this.#closeFeature()
      else this.#closeProperty()
    }
  }

  finish(): void {
    if (this.#exceptionText !== undefined)
      fail({ code: 'service-exception', text: this.#exceptionText.trim().slice(0, 500) })
  }

  #openOutside(depth: number): void {
    const xml = this.#xml
    const local = this.#names.localName(xml.name)
    if (depth === 1) this.#openRoot(local)
    if (this.#exceptionText !== undefined) return
    const role = this.#names.roleOf(xml.qualifiedName)
    if (role !== undefined) {
      // A geometry without a feature around it is a feature without properties.
      this.#beginFeature(0)
      this.#beginGeometry()
    } else if (local === 'boundedBy' || local === 'Envelope' || local === 'Box') {
      this.#skipDepth = xml.depth
      if (local !== 'boundedBy') this.#readEnvelope()
    } else if (this.#isMember && !/FeatureCollection$/.test(local)) {
      this.#isMember = /members$/i.test(this.#memberName)
      this.#beginFeature(this.#layerOf(xml.name))
      this.#readId()
      this.#featureDepth = depth
    } else if (depth === 2 && (local === 'name' || local === 'description') && xml.simpleText()) {
      const text = xmlString(this.#batch, xml.bytes, xml.textStart, xml.textEnd, this.#context.notes).trim()
      if (text !== '') this.#context.document.metadata.set(local, text)
    } else {
      this.#isMember = /members?$/i.test(local)
      this.#memberName = local
    }
  }

  #openRoot(local: string): void {
    const xml = this.#xml
    for (let index = 0; index < xml.attributeCount; index++) {
      const name = this.#names.qualifiedName(xml.attributeQualifiedName(index))
      if (!name.startsWith('xmlns')) continue
      const namespace = utf8Slice(xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!)
      this.#names.declare(name.slice(6), namespace)
      if (namespace === featureNamespace) this.#isOwn = true
      if (namespace.includes('safe.com/gml/fme')) this.systems.followsAuthorityAlways = true
    }
    this.isCollection = /FeatureCollection$/.test(local)
    if (/ExceptionReport$/.test(local)) this.#exceptionText = ''
    if (local === 'gpx' || local === 'kml') fail({ code: 'not-this-format', expected: 'gml', found: local })
  }

  /** Inside boundedBy: only what an envelope says about its reference system matters. */
  #openSkipped(): void {
    const local = this.#names.localName(this.#xml.name)
    if (local === 'Envelope' || local === 'Box' || local === 'EnvelopeWithTimePeriod') this.#readEnvelope()
  }

  #readEnvelope(): void {
    const name = this.#attribute('srsName')
    const dimension = Number(this.#attribute('srsDimension'))
    // Of the collection's and the features' own envelopes the first that says something counts for all.
    if (name !== undefined && this.#geometry.defaultSystem === '') {
      this.#geometry.defaultSystem = name
    }
    if (dimension === 2 || dimension === 3) this.#geometry.defaultDimension ??= dimension
  }

  #beginFeature(folder: number): void {
    this.#batch.beginFeature(undefined, folder)
    this.featureCount++
    this.#geometries = 0
    this.#seen.clear()
    this.#path.length = 0
    this.#hasChildren.length = 0
    this.#textStart = -1
  }

  #layerOf(name: number): number {
    let folder = this.#layers.get(name)
    if (folder === undefined) {
      folder = this.#context.document.addFolder({ name: this.#names.localName(name), parent: 0 })
      this.#layers.set(name, folder)
    }
    return folder
  }

  #readId(): void {
    const id = this.#attribute('id') ?? this.#attribute('fid')
    // Ids our own writer made up stand for nothing in the source.
    const isMadeUp = this.#isOwn && id !== undefined && /^f\.\d+$/.test(id)
    if (id !== undefined && !isMadeUp)
      this.#batch.addStringProperty(this.#batch.document.field('gml_id', 'id'), valueKind.text, id)
  }

  #beginGeometry(): void {
    if (this.#geometries++ > 0) {
      this.#context.notes.add('other-geometries-dropped')
      this.#skipDepth = this.#xml.depth
      return
    }
    this.#geometry.open()
  }

  #closeGeometry(): void {
    if (this.#featureDepth === 0) this.#closeFeature()
  }

  #closeFeature(): void {
    this.#featureDepth = 0
  }

  #openProperty(): void {
    const xml = this.#xml
    if (this.#names.roleOf(xml.qualifiedName) !== undefined) {
      if (this.#path.length > 0) this.#hasChildren[this.#path.length - 1] = true
      this.#beginGeometry()
      return
    }
    const local = this.#names.localName(xml.name)
    if (local === 'boundedBy') {
      this.#skipDepth = xml.depth
      return
    }
    if (this.#path.length > 0) this.#hasChildren[this.#path.length - 1] = true
    const name = this.#path.length === 0 ? local : `${this.#path[this.#path.length - 1]}.${local}`
    const isNil = this.#attribute('nil') === 'true'
    if (xml.attributeCount > 0) this.#readAttributes(name)
    if (isNil) this.#addNull(name)
    if (xml.simpleText()) {
      if (isNil) return
      const start = this.#batch.textLength
      appendXmlText(this.#batch, xml.bytes, xml.textStart, xml.textEnd, false, this.#context.notes)
      this.#addValue(name, start)
      return
    }
    this.#path.push(name)
    this.#hasChildren.push(isNil)
    this.#textStart = -1
  }

  #closeProperty(): void {
    const name = this.#path.pop()
    const hadChildren = this.#hasChildren.pop()
    if (name !== undefined && !hadChildren)
      this.#addValue(name, this.#textStart < 0 ? this.#batch.textLength : this.#textStart)
    this.#textStart = -1
  }

  /** Attributes of a property (units, references) are properties of their own: `height_uom`, `owner_href`. */
  #readAttributes(name: string): void {
    const xml = this.#xml
    for (let index = 0; index < xml.attributeCount; index++) {
      const local = this.#names.localName(xml.attributeName[index]!)
      if (
        quietAttributes.has(local) ||
        this.#names.qualifiedName(xml.attributeQualifiedName(index)).startsWith('xmlns')
      )
        continue
      const value = xmlString(
        this.#batch,
        xml.bytes,
        xml.attributeStart[index]!,
        xml.attributeEnd[index]!,
        this.#context.notes,
      )
      this.#batch.addStringProperty(this.#field(`${name}_${local}`), valueKind.text, value)
    }
  }

  /** The value is the batch's text from `start` on, blanks around it aside. */
  #addValue(name: string, start: number): void {
    const batch = this.#batch
    let from = start
    let to = batch.textLength
    if (!this.#isOwn) {
      while (from < to && batch.text[from]! <= 0x20) from++
      while (to > from && batch.text[to - 1]! <= 0x20) to--
    }
    // Most programs write an empty element for no value; ours says nil.
    const empty = this.#isOwn ? valueKind.text : valueKind.null
    const kind = from === to ? empty : this.#kinds.kindOf(name, batch.text, from, to)
    batch.addProperty(this.#field(name), kind, from, to)
  }

  #addNull(name: string): void {
    const batch = this.#batch
    batch.addProperty(this.#field(name), valueKind.null, batch.textLength, batch.textLength)
  }

  /** A property that occurs again in the same feature becomes a field of its own: `name`, `name_2`. */
  #field(name: string): number {
    let field = this.#fieldOfPath.get(name)
    if (field === undefined) {
      field = this.#batch.document.field(name)
      this.#fieldOfPath.set(name, field)
    }
    const times = (this.#seen.get(field) ?? 0) + 1
    this.#seen.set(field, times)
    return times === 1 ? field : this.#batch.document.field(`${name}_${times}`)
  }

  #attribute(name: string): string | undefined {
    const xml = this.#xml
    if (xml.attributeCount === 0) return undefined
    const index = xml.attribute(this.#names.number(name))
    if (index < 0) return undefined
    return xmlString(this.#batch, xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!, this.#context.notes)
  }
}
