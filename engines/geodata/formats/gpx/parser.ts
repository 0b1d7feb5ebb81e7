import type { TextColumn } from '../../bytes/text-column.ts'
import { type FeatureBatch, type FeatureKind, featureKind, shapeType, valueKind } from '../../feature.ts'
import type { ReadContext } from '../../format.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { type Cursor, readDecimal } from '../../numbers/read-decimal.ts'
import { fail } from '../../problem.ts'
import { appendXmlText, xmlString } from '../../xml/text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { ExtensionChannels } from './extension-channels.ts'
import { lineStyleOf } from './line-style.ts'
import { numericValues, waypointValues } from './names.ts'

const inDocument = 0
const inGpx = 1
const inMetadata = 2
const inFeature = 3
const inSegment = 4
const inPoint = 5
const inPointExtensions = 6
const inFeatureExtensions = 7
const inLink = 8
const inSkipped = 9

// What a value that is being read belongs to.
const noValue = 0
const elevation = 1
const pointTime = 2
const pointChannel = 3
const featureProperty = 4
const documentValue = 5

/** Turns tokens of a GPX document into features. One method per kind of token; `reader.ts` drives it. */
export class GpxParser {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #extensions: ExtensionChannels
  readonly #names: ReturnType<typeof elementNames>
  /** By number of a local name: 1 + field and channel index of a plain value, or 0. */
  readonly #valueField: number[] = []
  readonly #valueChannel: number[] = []
  readonly #valueIsNumber: boolean[] = []
  readonly #cursor: Cursor = { position: 0 }

  #state = inDocument
  #returnState = inGpx
  #linkReturnState = inGpx
  #extensionsReturnState = inGpx
  #metadataParent = 0
  #metadataKey = ''
  #skipDepth = 0
  #kind: FeatureKind = featureKind.waypoint
  #featureDone = true
  #featureWasCut = false
  #point = -1
  #points = 0
  #unreadable = 0
  #outOfRange = 0
  #target = noValue
  #targetIndex = 0
  #targetIsNumber = false
  #valueDepth = 0
  #valueStart = 0
  #captureDepth = 0
  #captureField = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#names = elementNames(xml)
    this.#extensions = new ExtensionChannels(xml, batch, context.notes)
    for (const name of [...waypointValues, 'number'] as const) {
      const id = xml.names.id(name)
      const role = name === 'name' ? 'name' : name === 'desc' ? 'description' : undefined
      this.#valueField[id] = 1 + context.document.field(name, role)
      this.#valueChannel[id] = 1 + context.document.channel(name)
      this.#valueIsNumber[id] = numericValues.has(name)
    }
  }

  /** Whether a batch may end here: between features, or between the points of one. */
  get canPause(): boolean {
    return (
      this.#featureDone || this.#state === inSegment || (this.#state === inFeature && this.#kind === featureKind.route)
    )
  }

  pause(): void {
    if (this.#featureDone) return
    this.#batch.openFeature = true
    this.#batch.openPath = true
    this.#featureWasCut = true
  }

  resume(): void {
    if (this.#featureDone) return
    this.#batch.beginFeature(this.#kind)
    this.#batch.beginShape(this.#kind === featureKind.track ? shapeType.multiLine : shapeType.line)
    this.#batch.beginPath()
  }

  finish(): void {
    const notes = this.#context.notes
    if (this.#points === 0 && this.#unreadable + this.#outOfRange > 0) fail({ code: 'no-usable-coordinates' })
    notes.add('coordinates-unreadable', this.#unreadable)
    notes.add('points-out-of-range-dropped', this.#outOfRange)
    for (const prefix of this.#xml.undeclaredPrefixes) notes.add('namespace-undeclared', 1, { subject: prefix })
  }

  open(): void {
    const xml = this.#xml
    const name = xml.name
    const names = this.#names
    switch (this.#state) {
      case inSegment:
        if (name === names.trkpt) this.#openPoint(inSegment)
        else this.#skip('extensions-dropped')
        return
      case inPoint:
        this.#openPointChild(name)
        return
      case inPointExtensions:
        this.#extensions.open(this.#point)
        return
      case inGpx:
        this.#openGpxChild(name)
        return
      case inFeature:
        this.#openFeatureChild(name)
        return
      case inLink:
        if (name === names.text) this.#beginLinkValue('link_text')
        else if (name === names.type) this.#beginLinkValue('link_type')
        return
      case inMetadata:
        this.#openMetadataChild(name)
        return
      case inFeatureExtensions:
        this.#openFeatureExtension()
        return
      case inDocument:
        if (name !== names.gpx) fail({ code: 'not-this-format', expected: 'gpx' })
        this.#readNamespaces()
        this.#state = inGpx
    }
  }

  text(): void {
    const xml = this.#xml
    if (this.#target !== noValue) {
      appendXmlText(this.#batch, xml.bytes, xml.textStart, xml.textEnd, xml.textIsRaw, this.#context.notes)
    } else if (this.#state === inPointExtensions) this.#extensions.text()
  }

  close(): void {
    const xml = this.#xml
    const depth = xml.depth
    if (this.#target !== noValue) {
      if (depth < this.#valueDepth) this.#finishCollected()
      return
    }
    switch (this.#state) {
      case inPoint:
        if (xml.name !== this.#names.trkpt && xml.name !== this.#names.rtept && xml.name !== this.#names.wpt) return
        this.#state = this.#returnState
        if (this.#returnState === inGpx) this.#featureDone = true
        return
      case inPointExtensions:
        if (depth < this.#skipDepth) this.#state = inPoint
        this.#extensions.close()
        return
      case inSegment:
        this.#state = inFeature
        return
      case inFeature:
        this.#endFeature()
        return
      case inLink:
        if (depth < this.#skipDepth) this.#state = this.#linkReturnState
        return
      case inFeatureExtensions:
        if (depth < this.#captureDepth) this.#finishCapture()
        else if (depth < this.#skipDepth) this.#state = this.#extensionsReturnState
        return
      case inMetadata:
        if (depth === 1) this.#state = inGpx
        return
      case inSkipped:
        if (depth < this.#skipDepth) this.#state = this.#returnState
    }
  }

  #openGpxChild(name: number): void {
    const names = this.#names
    const batch = this.#batch
    if (name === names.wpt) {
      this.#kind = featureKind.waypoint
      this.#openPoint(inGpx)
    } else if (name === names.rte || name === names.trk) {
      this.#kind = name === names.rte ? featureKind.route : featureKind.track
      this.#featureDone = false
      this.#featureWasCut = false
      batch.beginFeature(this.#kind)
      batch.beginShape(this.#kind === featureKind.route ? shapeType.line : shapeType.multiLine)
      if (this.#kind === featureKind.route) batch.beginPath()
      this.#state = inFeature
    } else if (name === names.metadata) this.#state = inMetadata
    else if (name === names.extensions) this.#skip('extensions-dropped')
    else if (name === names.bounds) this.#skip()
    else this.#beginDocumentValue(this.#xml.names.qualified[name]!)
  }

  /** Values of the document keep the path of their element as a name: `name`, `author_link`, `copyright_year`. */
  #openMetadataChild(name: number): void {
    const xml = this.#xml
    const names = this.#names
    const parent = xml.depth > 3 ? this.#metadataParent : 0
    const prefix = parent === 0 || parent === names.link ? '' : `${xml.names.qualified[parent]}_`
    if (name === names.extensions) this.#skip('extensions-dropped', inMetadata)
    else if (name === names.link) this.#metadataAttribute(names.href, `${prefix}link`)
    else if (name === names.copyright) this.#metadataAttribute(names.author, 'copyright')
    else if (name === names.email) {
      const id = xml.attribute(names.id)
      const domain = xml.attribute(names.domain)
      if (id >= 0 && domain >= 0)
        this.#context.document.metadata.set('author_email', `${this.#attributeText(id)}@${this.#attributeText(domain)}`)
    } else if (parent === names.author && name === names.name) this.#beginDocumentValue('author')
    else if (name === names.text || name === names.type)
      this.#beginDocumentValue(`${prefix}link_${xml.names.qualified[name]}`)
    else if (name !== names.author && name !== names.bounds)
      this.#beginDocumentValue(prefix + xml.names.qualified[name])
    if (xml.depth === 3 && (name === names.author || name === names.copyright || name === names.link))
      this.#metadataParent = name
  }

  #metadataAttribute(attribute: number, key: string): void {
    const { metadata } = this.#context.document
    const index = this.#xml.attribute(attribute)
    if (index < 0) return
    const isTaken = metadata.has(key)
    metadata.set(isTaken ? `${key}_${metadata.size}` : key, this.#attributeText(index))
  }

  #beginDocumentValue(key: string): void {
    this.#metadataKey = key
    this.#beginValue(documentValue, 0, false)
  }

  #openFeatureChild(name: number): void {
    const names = this.#names
    if (name === names.trkseg) {
      this.#batch.beginPath()
      this.#state = inSegment
    } else if (name === names.rtept) this.#openPoint(inFeature)
    else if (name === names.extensions) {
      this.#state = inFeatureExtensions
      this.#extensionsReturnState = inFeature
      this.#skipDepth = this.#xml.depth
      this.#captureDepth = 0
    } else if (name === names.link) this.#openLink(inFeature)
    else if (name === names.url || name === names.urlname)
      this.#beginValue(featureProperty, this.#linkField(name === names.url ? 'link' : 'link_text'), false)
    else {
      const field = this.#valueField[name] ?? 0
      if (field > 0) this.#beginValue(featureProperty, field - 1, this.#valueIsNumber[name]!)
      else this.#beginValue(featureProperty, this.#context.document.field(this.#qualifiedFieldName()), false)
    }
  }

  #openPointChild(name: number): void {
    const names = this.#names
    if (name === names.ele) this.#beginValue(elevation, 0, true)
    else if (name === names.time) this.#beginValue(pointTime, 0, false)
    else if (name === names.extensions) {
      if (this.#returnState === inGpx) {
        this.#state = inFeatureExtensions
        this.#extensionsReturnState = inPoint
        this.#captureDepth = 0
      } else {
        this.#state = inPointExtensions
        this.#extensions.begin()
      }
      this.#skipDepth = this.#xml.depth
    } else if (name === names.link) this.#openLink(inPoint)
    else if (name === names.url || name === names.urlname)
      this.#beginLinkValue(name === names.url ? 'link' : 'link_text')
    else {
      const field = this.#valueField[name] ?? 0
      if (field > 0) {
        if (this.#returnState === inGpx) this.#beginValue(featureProperty, field - 1, this.#valueIsNumber[name]!)
        else this.#beginValue(pointChannel, this.#valueChannel[name]! - 1, false)
      } else if (this.#returnState === inGpx)
        this.#beginValue(featureProperty, this.#context.document.field(this.#qualifiedFieldName()), false)
      else {
        // GPX 1.0 puts foreign elements directly into a point.
        this.#state = inPointExtensions
        this.#skipDepth = this.#xml.depth
        this.#extensions.begin()
        this.#extensions.open(this.#point)
        if (this.#xml.depth < this.#skipDepth) this.#state = inPoint
      }
    }
  }

  /** A point whose coordinates are no numbers or lie off the globe is left out and counted. */
  #openPoint(returnState: number): void {
    const xml = this.#xml
    const batch = this.#batch
    this.#returnState = returnState
    const latitude = xml.attribute(this.#names.lat)
    const longitude = xml.attribute(this.#names.lon)
    const y = latitude < 0 ? Number.NaN : this.#attributeNumber(latitude)
    const x = longitude < 0 ? Number.NaN : this.#attributeNumber(longitude)
    if (!(y >= -90 && y <= 90 && x >= -360 && x <= 360)) {
      if (!Number.isNaN(x + y)) this.#outOfRange++
      else this.#unreadable++
      this.#skip(undefined, returnState)
      return
    }
    if (returnState === inGpx) {
      this.#featureDone = false
      this.#featureWasCut = false
      batch.beginFeature(featureKind.waypoint)
      batch.beginShape(shapeType.point)
      batch.beginPath()
    }
    const point = batch.addPoint(x, y)
    this.#point = point
    this.#points++
    this.#state = inPoint
    if (batch.keepDigits) {
      this.#setDigits(batch.xDigits, point, xml.attributeStart[longitude]!, xml.attributeEnd[longitude]!)
      this.#setDigits(batch.yDigits, point, xml.attributeStart[latitude]!, xml.attributeEnd[latitude]!)
    }
  }

  #attributeNumber(index: number): number {
    return this.#number(this.#xml.bytes, this.#xml.attributeStart[index]!, this.#xml.attributeEnd[index]!)
  }

  /** The number that fills the range, blanks aside; NaN otherwise. A decimal comma is taken as a point by no reader: NaN. */
  #number(bytes: Uint8Array, start: number, end: number): number {
    let from = start
    let to = end
    while (from < to && bytes[from]! <= 0x20) from++
    while (to > from && bytes[to - 1]! <= 0x20) to--
    const cursor = this.#cursor
    cursor.position = from
    const value = readDecimal(bytes, cursor, to)
    return cursor.position === to && value - value === 0 ? value : Number.NaN
  }

  #setDigits(column: TextColumn, point: number, start: number, end: number): void {
    const bytes = this.#xml.bytes
    if (!isJsonNumber(bytes, start, end)) return
    const batch = this.#batch
    const at = batch.addText(bytes, start, end)
    column.set(point, at, batch.textLength)
  }

  #beginValue(target: number, index: number, isNumber: boolean): void {
    const xml = this.#xml
    this.#target = target
    this.#targetIndex = index
    this.#targetIsNumber = isNumber
    this.#valueStart = this.#batch.textLength
    if (!xml.simpleText()) {
      this.#valueDepth = xml.depth
      return
    }
    if (target === elevation) {
      this.#target = noValue
      const z = this.#number(xml.bytes, xml.textStart, xml.textEnd)
      if (Number.isNaN(z)) this.#unreadableValue(xml.textStart, xml.textEnd, xml.bytes)
      else {
        this.#batch.setZ(this.#point, z)
        if (this.#batch.keepDigits) this.#setDigits(this.#batch.zDigits, this.#point, xml.textStart, xml.textEnd)
      }
      return
    }
    appendXmlText(this.#batch, xml.bytes, xml.textStart, xml.textEnd, false, this.#context.notes)
    this.#finishCollected()
  }

  /** A value whose text stands at the end of the batch's text. */
  #finishCollected(): void {
    const batch = this.#batch
    const text = batch.text
    const target = this.#target
    this.#target = noValue
    let start = this.#valueStart
    let end = batch.textLength
    while (start < end && text[start]! <= 0x20) start++
    while (end > start && text[end - 1]! <= 0x20) end--
    if (start === end) {
      batch.textLength = this.#valueStart
      return
    }
    if (target === pointTime) batch.time.set(this.#point, start, end)
    else if (target === pointChannel) this.#setChannel(this.#targetIndex, start, end)
    else if (target === featureProperty) {
      if (this.#featureWasCut) this.#context.notes.add('properties-dropped')
      else if (!this.#targetIsNumber) batch.addProperty(this.#targetIndex, valueKind.text, start, end)
      else this.#addNumber(start, end)
    } else if (target === elevation) {
      const z = this.#number(text, start, end)
      if (Number.isNaN(z)) this.#unreadableValue(start, end, text)
      else {
        batch.setZ(this.#point, z)
        if (batch.keepDigits && isJsonNumber(text, start, end)) batch.zDigits.set(this.#point, start, end)
      }
    } else {
      const value = new TextDecoder().decode(text.subarray(start, end))
      this.#context.document.metadata.set(this.#metadataKey, value)
      batch.textLength = this.#valueStart
    }
  }

  #setChannel(channel: number, start: number, end: number): void {
    this.#batch.channel(channel).set(this.#point, start, end)
  }

  #addNumber(start: number, end: number): void {
    const batch = this.#batch
    const value = this.#number(batch.text, start, end)
    if (!Number.isNaN(value) && isJsonNumber(batch.text, start, end))
      batch.addProperty(this.#targetIndex, Number.isInteger(value) ? valueKind.integer : valueKind.real, start, end)
    else batch.addProperty(this.#targetIndex, valueKind.text, start, end)
  }

  /** An empty element says nothing; anything else that is no number is lost, and told. */
  #unreadableValue(start: number, end: number, bytes: Uint8Array): void {
    for (let at = start; at < end; at++)
      if (bytes[at]! > 0x20) {
        this.#context.notes.add('value-unreadable', 1, { subject: 'ele' })
        return
      }
  }

  #openLink(returnState: number): void {
    this.#state = inLink
    this.#linkReturnState = returnState
    this.#skipDepth = this.#xml.depth
    const href = this.#xml.attribute(this.#names.href)
    if (href < 0) return
    const batch = this.#batch
    const start = batch.textLength
    appendXmlText(
      batch,
      this.#xml.bytes,
      this.#xml.attributeStart[href]!,
      this.#xml.attributeEnd[href]!,
      false,
      this.#context.notes,
    )
    if (this.#linkIsOfFeature) batch.addProperty(this.#linkField('link'), valueKind.text, start, batch.textLength)
    else this.#setChannel(this.#context.document.channel('link'), start, batch.textLength)
  }

  get #linkIsOfFeature(): boolean {
    return this.#state === inLink
      ? this.#linkReturnState === inFeature || this.#returnState === inGpx
      : this.#state === inFeature || this.#returnState === inGpx
  }

  #linkField(name: string): number {
    return this.#context.document.field(name, name === 'link' ? 'link' : undefined)
  }

  #beginLinkValue(name: 'link' | 'link_text' | 'link_type'): void {
    if (this.#linkIsOfFeature) this.#beginValue(featureProperty, this.#linkField(name), false)
    else this.#beginValue(pointChannel, this.#context.document.channel(name), false)
  }

  /** A child of a feature's extensions: one plain value becomes a property, anything with structure is kept as XML. */
  #openFeatureExtension(): void {
    const xml = this.#xml
    if (this.#captureDepth > 0) return
    const field = this.#context.document.field(this.#qualifiedFieldName())
    const start = xml.tokenStart
    if (xml.attributeCount === 0 && xml.simpleText()) {
      const at = this.#batch.textLength
      appendXmlText(this.#batch, xml.bytes, xml.textStart, xml.textEnd, false, this.#context.notes)
      this.#batch.addProperty(field, valueKind.text, at, this.#batch.textLength)
      return
    }
    this.#captureDepth = xml.depth
    this.#captureField = field
    xml.capture(start)
  }

  #finishCapture(): void {
    const xml = this.#xml
    const batch = this.#batch
    const start = batch.textLength
    appendXmlText(batch, xml.bytes, xml.captureStart, xml.position, true, this.#context.notes)
    xml.captureStart = -1
    this.#captureDepth = 0
    batch.addProperty(this.#captureField, valueKind.xml, start, batch.textLength)
  }

  #endFeature(): void {
    const batch = this.#batch
    const style = this.#featureWasCut ? undefined : lineStyleOf(batch, batch.featureCount - 1)
    if (style !== undefined) batch.style[batch.featureCount - 1] = this.#context.document.addStyle(style)
    this.#featureDone = true
    this.#state = inGpx
  }

  #skip(note?: 'extensions-dropped', returnState = this.#state): void {
    if (note !== undefined) this.#context.notes.add(note)
    this.#returnState = returnState
    this.#state = inSkipped
    this.#skipDepth = this.#xml.depth
  }

  #qualifiedFieldName(): string {
    return this.#xml.names.qualified[this.#xml.qualifiedName]!.replace(':', '_')
  }

  #attributeText(index: number): string {
    const xml = this.#xml
    return xmlString(this.#batch, xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!, this.#context.notes)
  }

  #readNamespaces(): void {
    const xml = this.#xml
    for (let index = 0; index < xml.attributeCount; index++) {
      const id = xml.attributeQualifiedName(index)
      if (xml.names.prefixes[id] === 'xmlns')
        this.#context.document.namespaces.set(xml.names.qualified[id]!.slice(6), this.#attributeText(index))
    }
  }
}

function elementNames(xml: XmlTokenizer) {
  const id = (name: string) => xml.names.id(name)
  return {
    gpx: id('gpx'),
    name: id('name'),
    wpt: id('wpt'),
    rte: id('rte'),
    rtept: id('rtept'),
    trk: id('trk'),
    trkseg: id('trkseg'),
    trkpt: id('trkpt'),
    lat: id('lat'),
    lon: id('lon'),
    ele: id('ele'),
    time: id('time'),
    extensions: id('extensions'),
    metadata: id('metadata'),
    bounds: id('bounds'),
    author: id('author'),
    email: id('email'),
    copyright: id('copyright'),
    link: id('link'),
    href: id('href'),
    id: id('id'),
    domain: id('domain'),
    text: id('text'),
    type: id('type'),
    url: id('url'),
    urlname: id('urlname'),
  }
}
