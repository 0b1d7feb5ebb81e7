import { type FeatureBatch, type FeatureKind, featureKind, shapeType } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { type GpxNames, gpxNames } from './element-names.ts'
import { ExtensionChannels } from './extension-channels.ts'
import { FeatureExtensions } from './feature-extensions.ts'
import { LineStyles } from './line-style.ts'
import { LinkReader } from './link-reader.ts'
import { MetadataReader } from './metadata-reader.ts'
import { formerKeys } from './names.ts'
import { PlainValues } from './plain-values.ts'
import { PointRecorder } from './point-recorder.ts'
import { PositionReader } from './position-reader.ts'
import { RepeatedPoints } from './repeated-points.ts'
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
  readonly #positions: PositionReader
  readonly #metadata: MetadataReader
  readonly #pointExtensions: ExtensionChannels
  readonly #featureExtensions: FeatureExtensions
  readonly #plainValues: PlainValues
  readonly #links: LinkReader
  readonly #styles: LineStyles
  readonly #recorder: PointRecorder
  readonly #repeated: RepeatedPoints

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

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#names = gpxNames(xml)
    this.#recorder = new PointRecorder(xml)
    this.#values = new GpxValues(xml, batch, context, this.#recorder)
    this.#positions = new PositionReader(xml, batch, this.#names, this.#values)
    this.#repeated = new RepeatedPoints(xml, batch, this.#values, this.#recorder)
    this.#metadata = new MetadataReader(xml, this.#names, this.#values, context)
    this.#pointExtensions = new ExtensionChannels(xml, batch, context, this.#values, this.#positions, this.#recorder)
    this.#featureExtensions = new FeatureExtensions(xml, batch, context.document, this.#values)
    this.#plainValues = new PlainValues(xml, context.document, this.#values)
    this.#links = new LinkReader(xml, batch, context.document, this.#names, this.#values)
    this.#styles = new LineStyles(context.document)
  }

  /** Whether a batch may end here: between features, or between the points of one. */
  get canPause(): boolean {
    return (
      this.#featureDone || this.#state === inSegment || (this.#state === inFeature && this.#kind === featureKind.route)
    )
  }

  get hasPoints(): boolean {
    return this.#points > 0
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
    this.#positions.finish(notes)
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
        this.#pointExtensions.open(this.#kind === featureKind.route)
        return
      case inGpx:
        this.#openGpxChild(name)
        return
      case inFeature:
        this.#openFeatureChild(name)
        return
      case inLink:
        this.#links.openChild()
        return
      case inMetadata:
        if (name === names.extensions) this.#skip('extensions-dropped')
        else this.#metadata.open()
        return
      case inFeatureExtensions:
        this.#featureExtensions.open()
        return
      case inDocument:
        if (name !== names.gpx) fail({ code: 'not_this_format', expected: 'gpx' })
        this.#values.texts.readNamespaces(this.#context.document.namespaces)
        this.#state = inGpx
    }
  }

  text(): void {
    this.#recorder.spoil()
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
        else if (this.#pointParent === inSegment) this.#points += this.#repeated.take()
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
    this.#values.leaveOpen()
    if (name === names.wpt) this.#openPoint(inGpx)
    else if (name === names.rte || name === names.trk) this.#beginLine(name === names.rte)
    else if (name === names.metadata) this.#state = inMetadata
    else if (name === names.extensions) this.#skip('extensions-dropped')
    else if (name === names.bounds) this.#skip()
    else if (name === names.trkseg || name === names.trkpt || name === names.rtept) this.#skip('element-unknown')
    else {
      const key = this.#xml.names.qualified[name]!
      this.#values.beginDocumentValue(formerKeys.get(key) ?? key)
    }
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
    this.#plainValues.featureDepth = this.#xml.depth
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
    else if (name === names.url || name === names.urlname) this.#links.openUrl(true)
    else this.#plainValues.beginProperty()
  }

  #openPointChild(name: number): void {
    const names = this.#names
    const isWaypoint = this.#pointParent === inGpx
    if (name === names.ele) this.#values.begin(valueTarget.elevation)
    else if (name === names.time) this.#values.begin(valueTarget.time)
    else if (name === names.extensions)
      this.#openExtensions(isWaypoint ? inFeatureExtensions : inPointExtensions, inPoint)
    else if (name === names.link) this.#openLink(inPoint)
    else if (name === names.url || name === names.urlname) this.#links.openUrl(isWaypoint)
    else if (isWaypoint) this.#plainValues.beginProperty()
    else if (!this.#plainValues.beginChannel()) {
      // GPX 1.0 puts foreign elements directly into a point.
      this.#openExtensions(inPointExtensions, inPoint)
      this.#pointExtensions.open(this.#kind === featureKind.route)
      if (this.#xml.depth < this.#depth) this.#state = inPoint
    }
  }

  #openExtensions(state: number, parent: number): void {
    this.#state = state
    this.#extensionsParent = parent
    this.#depth = this.#xml.depth
    this.#pointExtensions.begin()
  }

  #openPoint(parent: number): void {
    const batch = this.#batch
    const positions = this.#positions
    if (!positions.read()) {
      this.#skip()
      return
    }
    if (parent === inGpx) {
      this.#kind = featureKind.waypoint
      this.#beginFeature()
      batch.beginShape(shapeType.point)
      batch.beginPath()
    }
    positions.add()
    if (parent === inSegment) this.#repeated.begin(positions.latitude, positions.longitude)
    this.#points++
    this.#pointParent = parent
    this.#state = inPoint
  }

  #openLink(parent: number): void {
    this.#recorder.spoil()
    this.#state = inLink
    this.#linkParent = parent
    this.#depth = this.#xml.depth
    this.#links.open(parent === inFeature || this.#pointParent === inGpx)
  }

  #endFeature(): void {
    const batch = this.#batch
    const feature = batch.featureCount - 1
    if (!this.#values.featureIsGone) batch.style[feature] = this.#styles.of(batch, feature)
    this.#featureDone = true
    this.#state = inGpx
  }

  #skip(note?: 'extensions-dropped' | 'element-unknown'): void {
    const { names, qualifiedName } = this.#xml
    if (note === 'element-unknown') this.#context.notes.add(note, 1, { subject: names.qualified[qualifiedName] })
    else if (note !== undefined) this.#context.notes.add(note)
    this.#skippedParent = this.#state
    this.#state = inSkipped
    this.#depth = this.#xml.depth
  }
}
