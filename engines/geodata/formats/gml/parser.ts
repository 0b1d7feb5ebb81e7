import type { GeodataInput } from '../../bytes/input.ts'
import { utf8Slice } from '../../bytes/utf8.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { xmlString } from '../../xml/text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { featureNamespace } from './application-schema.ts'
import { isDefinition } from './definition-tree.ts'
import { FeatureLevel } from './feature-level.ts'
import type { FieldKinds } from './field-kinds.ts'
import { GeometryParser } from './geometry-parser.ts'
import { GmlNames } from './names.ts'
import { PropertyReader } from './property-reader.ts'
import { ReferenceSystems } from './reference-systems.ts'
import { SchemaReader } from './schema-reader.ts'

/** What GML lets any object say about itself: as a child of the root it is no feature. */
/** Bytes in which three numbers have room. */
const longestCorner = 1000

const commonProperties = new Set(['name', 'description', 'metaDataProperty', 'identifier'])

const isCollection = (local: string): boolean => /FeatureCollection$/.test(local)

/** What features stand in: GML's own words, a layer of what MapServer tells of a point, what is put into a WFS. */
const isMember = (local: string): boolean => /members?$/i.test(local) || /(?:_layer|^Insert)$/.test(local)

/**
 * Reads features of any application schema: a feature is what stands in a `…member` or `…members` element, its children are properties,
 * one of them holds its geometry. Nested properties are named by their path. No schema is needed or fetched; one in the document counts.
 */
export class GmlParser {
  readonly systems: ReferenceSystems
  featureCount = 0
  /** The document is a collection of features: it may have none. */
  isCollection = false
  /** A `…member` element was met outside of features. */
  hasMembers = false
  /** Which elements are features where no `…member` says so. */
  readonly level = new FeatureLevel()
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #names: GmlNames
  readonly #kinds: FieldKinds
  readonly #geometry: GeometryParser
  readonly #properties: PropertyReader
  readonly #schema: SchemaReader
  readonly #srsName: number
  readonly #layers = new Map<number, number>()
  /** Depth of the open feature element, 0 outside of features. */
  #featureDepth = 0
  #skipDepth = 0
  /** Depth of the open `…member`, whose children are features; 0 for none. */
  #memberDepth = 0
  #exceptionText: string | undefined
  #geometries = 0

  constructor(
    xml: XmlTokenizer,
    batch: FeatureBatch,
    context: ReadContext,
    kinds: FieldKinds,
    document?: GeodataInput,
  ) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#names = new GmlNames(xml.names)
    this.#kinds = kinds
    this.#properties = new PropertyReader(xml, this.#names, batch, context.notes, kinds)
    this.#schema = new SchemaReader(xml, this.#names, kinds)
    this.#srsName = this.#names.number('srsName')
    this.systems = new ReferenceSystems(context, document)
    this.#geometry = new GeometryParser(xml, this.#names, batch, this.systems, context.notes)
  }

  get isInFeature(): boolean {
    return this.#featureDepth > 0 || this.#geometry.isActive
  }

  /** False when the open tag names a reference system that has to be looked up before the tag is handled. */
  knowsSystem(): boolean {
    const xml = this.#xml
    const index = xml.attribute(this.#srsName)
    if (index < 0) return true
    const name = this.systems.nameAt(xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!)
    return name === '' || this.systems.get(name) !== undefined
  }

  open(): void {
    const xml = this.#xml
    if (this.#geometry.isActive) this.#geometry.open()
    else if (this.#skipDepth > 0) this.#openSkipped()
    else if (this.#featureDepth > 0) this.#openInFeature()
    else this.#openOutside(xml.depth)
  }

  text(): void {
    const xml = this.#xml
    if (this.#geometry.isActive) this.#geometry.text()
    else if (this.#exceptionText !== undefined) {
      this.#exceptionText += `${utf8Slice(xml.bytes, xml.textStart, xml.textEnd).trim()} `
    } else if (this.#featureDepth > 0 && this.#skipDepth === 0) this.#properties.text()
  }

  close(): void {
    const xml = this.#xml
    if (this.#geometry.isActive) {
      this.#geometry.close()
    } else if (this.#skipDepth > 0) {
      if (this.#schema.isActive) this.#schema.close()
      if (xml.depth < this.#skipDepth) {
        this.#skipDepth = 0
        this.#schema.end()
      }
    } else if (this.#featureDepth > 0) {
      if (xml.depth < this.#featureDepth) this.#featureDepth = 0
      else this.#properties.close()
    }
    if (xml.depth < this.#memberDepth) this.#memberDepth = 0
  }

  finish(): void {
    if (this.#exceptionText !== undefined)
      fail({ code: 'service_exception', text: this.#exceptionText.trim().slice(0, 500) })
  }

  #openOutside(depth: number): void {
    const xml = this.#xml
    const local = this.#names.spelling(xml.name)
    if (depth === 1) this.#openRoot(local)
    if (this.#exceptionText !== undefined) return
    const role = this.#names.roleOf(xml.qualifiedName)
    if (role !== undefined) {
      // A geometry without a feature around it is a feature without properties.
      if (this.#kinds.isSampling) this.level.geometryAt(depth)
      this.#beginFeature(0)
      this.#beginGeometry()
    } else if (local === 'boundedBy' || local === 'Envelope' || local === 'Box') {
      this.#skipDepth = xml.depth
      if (local !== 'boundedBy') this.#readEnvelope()
    } else if (isDefinition(local)) {
      // A reference system of the document's own is no feature.
      this.#skipDepth = depth
    } else if (local === 'schema' && this.#kinds.isSampling) {
      this.#schema.begin()
      this.#skipDepth = depth
    } else if (this.#isAboutAll(local, depth) && xml.simpleText()) {
      const text = xmlString(this.#batch, xml.bytes, xml.textStart, xml.textEnd, this.#context.notes).trim()
      if (text !== '') this.#context.document.metadata.set(local, text)
    } else if (this.#isFeature(local, depth)) {
      this.#openFeature(local, depth)
    } else {
      if (isMember(local)) this.#memberDepth = depth
      this.hasMembers ||= isMember(local)
      if (this.#kinds.isSampling) this.level.open(xml.name, this.#id() !== undefined, depth)
    }
  }

  #isFeature(local: string, depth: number): boolean {
    if (commonProperties.has(local)) return false
    if (this.#memberDepth > 0 && depth === this.#memberDepth + 1) return !isCollection(local)
    return depth === this.#kinds.featureDepth
  }

  /** A value beside features, or in front of them, is about all of them. */
  #isAboutAll(local: string, depth: number): boolean {
    if (depth > 1 && depth === this.#kinds.featureDepth) return true
    return depth === 2 && (local === 'name' || local === 'description')
  }

  #id(): string | undefined {
    return this.#attribute('id') ?? this.#attribute('fid')
  }

  #openFeature(local: string, depth: number): void {
    this.#beginFeature(this.#layerOf(this.#xml.name))
    this.#kinds.beginFeature(local)
    this.#readId()
    this.#featureDepth = depth
  }

  #openRoot(local: string): void {
    const xml = this.#xml
    for (let index = 0; index < xml.attributeCount; index++) {
      const name = this.#names.spelling(xml.attributeQualifiedName(index))
      if (!name.startsWith('xmlns')) continue
      const namespace = utf8Slice(xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!)
      this.#names.declare(name.slice(6), namespace)
      if (namespace === featureNamespace) this.#properties.isOwn = true
      if (namespace.includes('safe.com/gml/fme')) this.systems.followsAuthorityAlways = true
    }
    this.isCollection = isCollection(local)
    // A service gives no more than a page at once, and says how many there are.
    if (Number(this.#attribute('numberMatched')) > Number(this.#attribute('numberReturned')))
      this.#context.notes.add('more-features-at-service')
    if (/ExceptionReport$/.test(local)) this.#exceptionText = ''
    if (local === 'gpx' || local === 'kml') fail({ code: 'not_this_format', expected: 'gml', found: local })
  }

  /** Inside boundedBy only what an envelope says about its reference system matters. */
  #openSkipped(): void {
    if (this.#schema.isActive) {
      this.#schema.open()
      return
    }
    const local = this.#names.spelling(this.#xml.name)
    if (local === 'Envelope' || local === 'Box' || local === 'EnvelopeWithTimePeriod') this.#readEnvelope()
    else if (local === 'lowerCorner' && this.#xml.simpleText()) this.#readCorner()
  }

  #readEnvelope(): void {
    const name = this.#attribute('srsName')
    const dimension = Number(this.#attribute('srsDimension'))
    // Of the collection's and the features' own envelopes the first that says something counts for all.
    if (name !== undefined && this.#geometry.defaultSystem === '') {
      this.#geometry.defaultSystem = name
    }
    this.#setDimension(dimension)
  }

  /** An envelope has as many dimensions as its corners have numbers, also where it does not say so. */
  #readCorner(): void {
    const { bytes, textStart, textEnd } = this.#xml
    // Two numbers or three; of a text of megabytes the beginning says that it is neither.
    const beginning = utf8Slice(bytes, textStart, Math.min(textEnd, textStart + longestCorner))
    this.#setDimension(beginning.trim().split(/\s+/).length)
  }

  /** That of a feature's envelope counts for the feature, that of the collection where a feature says nothing. */
  #setDimension(dimension: number): void {
    if (dimension !== 2 && dimension !== 3) return
    if (this.#featureDepth > 0) this.#geometry.featureDimension ??= dimension
    else this.#geometry.defaultDimension ??= dimension
  }

  #beginFeature(folder: number): void {
    this.#batch.beginFeature(undefined, folder)
    this.featureCount++
    this.#geometries = 0
    this.#geometry.featureDimension = undefined
    this.#properties.beginFeature()
  }

  #layerOf(name: number): number {
    let folder = this.#layers.get(name)
    if (folder === undefined) {
      folder = this.#context.document.addFolder({ name: this.#names.spelling(name), parent: 0 })
      this.#layers.set(name, folder)
    }
    return folder
  }

  #readId(): void {
    const id = this.#id()
    // Ids our own writer made up stand for nothing in the source.
    const isMadeUp = this.#properties.isOwn && id !== undefined && /^f\.\d+$/.test(id)
    if (id !== undefined && !isMadeUp)
      this.#batch.addStringProperty(this.#batch.document.field('gml_id', 'id'), valueKind.text, id)
  }

  #beginGeometry(): void {
    if (this.#geometries++ > 0) {
      this.#context.notes.add('other-geometries-dropped', 1, { subject: this.#names.spelling(this.#xml.name) })
      this.#skipDepth = this.#xml.depth
      return
    }
    // A sample is read for the types of properties only.
    if (this.#kinds.isSampling) this.#skipDepth = this.#xml.depth
    else this.#geometry.open()
  }

  #openInFeature(): void {
    const xml = this.#xml
    if (this.#names.roleOf(xml.qualifiedName) !== undefined) {
      this.#properties.noteChild()
      this.#beginGeometry()
      return
    }
    const local = this.#names.spelling(xml.name)
    if (local === 'boundedBy') this.#skipDepth = xml.depth
    else this.#properties.open(local)
  }

  #attribute(name: string): string | undefined {
    const xml = this.#xml
    if (xml.attributeCount === 0) return undefined
    const index = xml.attribute(this.#names.number(name))
    if (index < 0) return undefined
    return xmlString(this.#batch, xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!, this.#context.notes)
  }
}
