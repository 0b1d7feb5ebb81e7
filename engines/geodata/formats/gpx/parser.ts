import { type FeatureBatch, type FeatureKind, featureKind, shapeType, valueKind } from '../../feature.ts'
import type { ReadContext } from '../../format.ts'
import { fail } from '../../problem.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { type GpxNames, gpxNames } from './element-names.ts'
import { ExtensionChannels } from './extension-channels.ts'
import { FeatureExtensions } from './feature-extensions.ts'
import { LineStyles } from './line-style.ts'
import { MetadataReader } from './metadata-reader.ts'
import { numericValues, waypointValues } from './names.ts'
import { GpxValues, valueTarget } from './values.ts'

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

/** Turns tokens of a GPX document into features. One method per kind of token; `reader.ts` drives it. */
export class GpxParser {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #names: GpxNames
  readonly #values: GpxValues
  readonly #metadata: MetadataReader
  readonly #pointExtensions: ExtensionChannels
  readonly #featureExtensions: FeatureExtensions
  readonly #styles: LineStyles
  /** By number of a local name: 1 + field and channel index of a plain value, or nothing. */
  readonly #valueField: number[] = []
  readonly #valueChannel: number[] = []
  readonly #valueIsNumber: boolean[] = []

  #state = inDocument
  /** What the point, the link, the extensions and the skipped element stand in. */
  #pointParent = inGpx
  #linkParent = inFeature
  #extensionsParent = inFeature
  #skippedParent = inGpx
  /** Depth of the link, the extensions or the skipped element. */
  #depth = 0
  #kind: FeatureKind = featureKind.waypoint
  #featureDone = true
  #points = 0
  #unreadable = 0
  #outOfRange = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#names = gpxNames(xml)
    this.#values = new GpxValues(xml, batch, context)
    this.#metadata = new MetadataReader(xml, this.#names, this.#values, context)
    this.#pointExtensions = new ExtensionChannels(xml, batch, context.notes)
    this.#featureExtensions = new FeatureExtensions(xml, batch, context, this.#values)
    this.#styles = new LineStyles(context.document)
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
    this.#values.featureIsGone = true
  }

  resume(): void {
    if (this.#featureDone) return
    this.#batch.beginFeature(this.#kind)
    this.#batch.beginShape(this.#kind === featureKind.track ? shapeType.multiLine : shapeType.line)
    this.#batch.beginPath()
  }

  finish(): void {
    const { notes } = this.#context
    if (this.#points === 0 && this.#unreadable + this.#outOfRange > 0) fail({ code: 'no-usable-coordinates' })
    notes.add('coordinates-unreadable', this.#unreadable)
    notes.add('points-out-of-range-dropped', this.#outOfRange)
    for (const prefix of this.#xml.prefixes.undeclared) notes.add('namespace-undeclared', 1, { subject: prefix })
  }

  open(): void {
    const { name } = this.#xml
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
        this.#pointExtensions.open(this.#values.point)
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
        if (name === names.extensions) this.#skip('extensions-dropped')
        else this.#metadata.open()
        return
      case inFeatureExtensions:
        this.#featureExtensions.open()
        return
      case inDocument:
        if (name !== names.gpx) fail({ code: 'not-this-format', expected: 'gpx' })
        this.#metadata.readNamespaces()
        this.#state = inGpx
    }
  }

  text(): void {
    if (this.#values.isOpen) this.#values.text()
    else if (this.#state === inPointExtensions) this.#pointExtensions.text()
    else if (this.#state === inFeatureExtensions) this.#featureExtensions.text()
  }

  close(): void {
    const { depth, name } = this.#xml
    if (this.#values.isOpen) {
      this.#values.close()
      return
    }
    switch (this.#state) {
      case inPoint:
        if (name !== this.#names.trkpt && name !== this.#names.rtept && name !== this.#names.wpt) return
        this.#state = this.#pointParent
        if (this.#pointParent === inGpx) this.#featureDone = true
        return
      case inPointExtensions:
        if (depth < this.#depth) this.#state = inPoint
        this.#pointExtensions.close()
        return
      case inSegment:
        this.#state = inFeature
        return
      case inFeature:
        this.#endFeature()
        return
      case inLink:
        if (depth < this.#depth) this.#state = this.#linkParent
        return
      case inFeatureExtensions:
        if (depth < this.#depth) this.#state = this.#extensionsParent
        else this.#featureExtensions.close()
        return
      case inMetadata:
        if (depth === 1) this.#state = inGpx
        return
      case inSkipped:
        if (depth < this.#depth) this.#state = this.#skippedParent
    }
  }

  #openGpxChild(name: number): void {
    const names = this.#names
    if (name === names.wpt) this.#openPoint(inGpx)
    else if (name === names.rte || name === names.trk) this.#beginLine(name === names.rte)
    else if (name === names.metadata) this.#state = inMetadata
    else if (name === names.extensions) this.#skip('extensions-dropped')
    else if (name === names.bounds) this.#skip()
    else this.#values.beginDocumentValue(this.#xml.names.qualified[name]!)
  }

  #beginLine(isRoute: boolean): void {
    const batch = this.#batch
    this.#kind = isRoute ? featureKind.route : featureKind.track
    this.#beginFeature()
    batch.beginShape(isRoute ? shapeType.line : shapeType.multiLine)
    if (isRoute) batch.beginPath()
    this.#state = inFeature
  }

  #beginFeature(): void {
    this.#featureDone = false
    this.#values.featureIsGone = false
    this.#batch.beginFeature(this.#kind)
  }

  #openFeatureChild(name: number): void {
    const names = this.#names
    if (name === names.trkseg) {
      this.#batch.beginPath()
      this.#state = inSegment
    } else if (name === names.rtept) this.#openPoint(inFeature)
    else if (name === names.extensions) this.#openExtensions(inFeatureExtensions, inFeature)
    else if (name === names.link) this.#openLink(inFeature)
    else if (name === names.url) this.#values.begin(valueTarget.property, this.#linkField('link'))
    else if (name === names.urlname) this.#values.begin(valueTarget.property, this.#linkField('link_text'))
    else this.#beginProperty(name)
  }

  #openPointChild(name: number): void {
    const names = this.#names
    const isWaypoint = this.#pointParent === inGpx
    if (name === names.ele) this.#values.begin(valueTarget.elevation)
    else if (name === names.time) this.#values.begin(valueTarget.time)
    else if (name === names.extensions)
      this.#openExtensions(isWaypoint ? inFeatureExtensions : inPointExtensions, inPoint)
    else if (name === names.link) this.#openLink(inPoint)
    else if (name === names.url || name === names.urlname)
      this.#beginLinkValue(name === names.url ? 'link' : 'link_text')
    else if (isWaypoint) this.#beginProperty(name)
    else if (this.#valueChannel[name] !== undefined)
      this.#values.begin(valueTarget.channel, this.#valueChannel[name]! - 1)
    else {
      // GPX 1.0 puts foreign elements directly into a point.
      this.#openExtensions(inPointExtensions, inPoint)
      this.#pointExtensions.open(this.#values.point)
      if (this.#xml.depth < this.#depth) this.#state = inPoint
    }
  }

  #openExtensions(state: number, parent: number): void {
    this.#state = state
    this.#extensionsParent = parent
    this.#depth = this.#xml.depth
    this.#pointExtensions.begin()
  }

  #beginProperty(name: number): void {
    const field = this.#valueField[name]
    if (field !== undefined)
      this.#values.begin(this.#valueIsNumber[name] ? valueTarget.number : valueTarget.property, field - 1)
    else {
      const qualified = this.#xml.names.qualified[this.#xml.qualifiedName]!.replace(':', '_')
      this.#values.begin(valueTarget.property, this.#context.document.field(qualified))
    }
  }

  /** A point whose coordinates are no numbers or lie off the globe is left out and counted. */
  #openPoint(parent: number): void {
    const xml = this.#xml
    const batch = this.#batch
    const latitude = xml.attribute(this.#names.lat)
    const longitude = xml.attribute(this.#names.lon)
    const y = latitude < 0 ? Number.NaN : this.#values.attributeNumber(latitude)
    const x = longitude < 0 ? Number.NaN : this.#values.attributeNumber(longitude)
    if (!(y >= -90 && y <= 90 && x >= -360 && x <= 360)) {
      if (Number.isNaN(x + y)) this.#unreadable++
      else this.#outOfRange++
      this.#skip()
      return
    }
    if (parent === inGpx) {
      this.#kind = featureKind.waypoint
      this.#beginFeature()
      batch.beginShape(shapeType.point)
      batch.beginPath()
    }
    this.#values.point = batch.addPoint(x, y)
    if (batch.keepDigits) this.#values.keepDigits(longitude, latitude)
    this.#points++
    this.#pointParent = parent
    this.#state = inPoint
  }

  #openLink(parent: number): void {
    this.#state = inLink
    this.#linkParent = parent
    this.#depth = this.#xml.depth
    const href = this.#xml.attribute(this.#names.href)
    if (href < 0) return
    const start = this.#values.appendAttribute(href)
    const end = this.#batch.textLength
    if (this.#linkIsOfFeature) this.#values.addProperty(this.#linkField('link'), valueKind.text, start, end)
    else this.#batch.channel(this.#context.document.channel('link')).set(this.#values.point, start, end)
  }

  /** A link stands in a feature, in a waypoint, which is a feature too, or in a point of one. */
  get #linkIsOfFeature(): boolean {
    const parent = this.#state === inLink ? this.#linkParent : this.#state
    return parent === inFeature || this.#pointParent === inGpx
  }

  #linkField(name: string): number {
    return this.#context.document.field(name, name === 'link' ? 'link' : undefined)
  }

  #beginLinkValue(name: 'link' | 'link_text' | 'link_type'): void {
    if (this.#linkIsOfFeature) this.#values.begin(valueTarget.property, this.#linkField(name))
    else this.#values.begin(valueTarget.channel, this.#context.document.channel(name))
  }

  #endFeature(): void {
    const batch = this.#batch
    const feature = batch.featureCount - 1
    if (!this.#values.featureIsGone) batch.style[feature] = this.#styles.of(batch, feature)
    this.#featureDone = true
    this.#state = inGpx
  }

  #skip(note?: 'extensions-dropped'): void {
    if (note !== undefined) this.#context.notes.add(note)
    this.#skippedParent = this.#state
    this.#state = inSkipped
    this.#depth = this.#xml.depth
  }
}
