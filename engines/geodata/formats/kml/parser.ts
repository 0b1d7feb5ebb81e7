import { type FeatureBatch, shapeType } from '../../feature.ts'
import type { ReadContext } from '../../format.ts'
import type { NoteCode } from '../../notes.ts'
import { fail } from '../../problem.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { CoordinateText } from './coordinate-text.ts'
import { type KmlNames, kmlNames } from './element-names.ts'
import { Fragments } from './fragments.ts'
import { GeometryReader } from './geometry-reader.ts'
import { channelOfArray } from './names.ts'
import { finishPlacemark } from './placemark-reader.ts'
import { KmlProperties } from './properties.ts'
import { StyleReader } from './style-reader.ts'
import { TrackReader } from './track-reader.ts'
import { KmlValues, valueTarget } from './values.ts'

// What an open element is; one entry per depth.
const root = 0
const container = 1
const placemark = 2
const skipped = 3
const geometry = 4
const polygon = 5
const outerBoundary = 6
const innerBoundary = 7
const coordinates = 8
const multi = 9
const track = 10
const trackData = 11
const trackArray = 12
const extendedData = 13
const dataElement = 14
const schemaData = 15
const timePrimitive = 16
const captured = 17
const schema = 18
const networkLink = 19
const author = 20
const documentData = 21

/** A feature leaves in pieces when it has more points than this; shorter ones are whole. */
const cutPoints = 1 << 15

/** Turns tokens of a KML document into features. One method per kind of token; `reader.ts` drives it. */
export class KmlParser {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #names: KmlNames
  readonly #coordinates: CoordinateText
  readonly #geometry: GeometryReader
  readonly #track: TrackReader
  readonly #styles: StyleReader
  readonly #properties: KmlProperties
  readonly #values: KmlValues
  readonly #fragments: Fragments
  readonly #elements = new Uint8Array(520)
  readonly #folders: number[] = [0]
  /** A gx:Track has closed; its points are to be taken with `trackPoints`. */
  trackIsRead = false
  #inPlacemark = false

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#names = kmlNames(xml)
    this.#coordinates = new CoordinateText(batch)
    this.#geometry = new GeometryReader(batch, context.notes)
    this.#track = new TrackReader(batch, context, this.#coordinates)
    this.#styles = new StyleReader(context)
    this.#properties = new KmlProperties(xml, batch, context, this.#names)
    this.#values = new KmlValues(xml, batch, context, this.#properties)
    this.#fragments = new Fragments(xml, batch, context, this.#names, this.#styles, this.#properties)
  }

  /** Where NetworkLinks point, for the caller to follow inside an archive or to report. */
  get links(): readonly string[] {
    return this.#values.links
  }

  get canPause(): boolean {
    return !this.#inPlacemark
  }

  /** A long line may end a batch between two of its points. */
  get canCut(): boolean {
    const isLong = this.#batch.pointCount >= cutPoints
    return (
      isLong && !this.#coordinates.isJoined && this.#elements[this.#xml.depth] === coordinates && this.#geometry.canCut
    )
  }

  /** To be called before a batch leaves in the middle of a feature. */
  cut(): void {
    this.#coordinates.finish()
    if (!this.#geometry.isCut) {
      this.#geometry.cut()
      finishPlacemark(this.#batch, this.#properties, this.#styles, this.#context.notes)
      this.#properties.featureIsGone = true
    }
    this.#batch.openFeature = true
    this.#batch.openPath = true
  }

  /** To be called when the next batch takes the feature up. */
  resume(): void {
    this.#batch.beginFeature(this.#geometry.cutKind, this.#folders.at(-1)!)
    this.#geometry.resume()
  }

  get wantsRelief(): boolean {
    return this.#track.wantsRelief
  }

  async relieve(): Promise<void> {
    await this.#track.relieve()
  }

  /** Puts the points of the track just read into the batch; yields where the batch has to leave in between. */
  async *trackPoints(): AsyncGenerator<void, void, undefined> {
    this.trackIsRead = false
    yield* this.#track.points(this.#geometry.canCut ? cutPoints : Number.POSITIVE_INFINITY)
    this.#geometry.endPath()
  }

  #settle(): void {
    this.#geometry.end()
    finishPlacemark(this.#batch, this.#properties, this.#styles, this.#context.notes)
  }

  finish(): void {
    const { notes } = this.#context
    const { points, unreadable, outOfRange } = this.#coordinates
    if (points === 0 && unreadable + outOfRange > 0) fail({ code: 'no-usable-coordinates' })
    notes.add('coordinates-unreadable', unreadable)
    notes.add('points-out-of-range-dropped', outOfRange)
    for (const prefix of this.#xml.prefixes.undeclared) notes.add('namespace-undeclared', 1, { subject: prefix })
  }

  open(): void {
    const depth = this.#xml.depth
    const parent = this.#elements[depth - 1]!
    if (this.#values.isOpen) {
      this.#values.open()
      return
    }
    this.#elements[depth] = parent
    switch (parent) {
      case root:
        this.#openRoot()
        return
      case container:
        this.#openInContainer()
        return
      case placemark:
        this.#openInPlacemark()
        return
      case geometry:
        this.#openInGeometry()
        return
      case polygon:
        this.#openInPolygon()
        return
      case outerBoundary:
      case innerBoundary:
        if (this.#xml.name === this.#names.LinearRing) {
          this.#elements[depth] = geometry
          this.#geometry.beginRing(parent === innerBoundary)
        } else this.#skip()
        return
      case multi:
        if (!this.#openGeometry()) this.#skip()
        return
      case track:
        this.#openInTrack()
        return
      case trackData:
        if (this.#xml.name === this.#names.SimpleArrayData) {
          this.#elements[depth] = trackArray
          this.#track.beginArray(channelOfArray(this.#properties.nameAttribute()))
        } else if (this.#xml.name !== this.#names.SchemaData) this.#skip('properties-dropped')
        return
      case trackArray:
        if (this.#xml.name === this.#names.value) this.#values.beginList(this.#track.array)
        return
      case extendedData:
      case schemaData:
        this.#openInExtendedData(parent)
        return
      case dataElement:
        if (this.#xml.name === this.#names.value)
          this.#values.beginProperty(this.#properties.currentField, this.#properties.currentKind)
        else this.#skip()
        return
      case documentData:
        if (this.#xml.name === this.#names.Data) this.#values.metadataKey = this.#properties.nameAttribute()
        else if (this.#xml.name === this.#names.value) this.#values.begin(valueTarget.metadata)
        return
      case timePrimitive:
        this.#openInTime()
        return
      case schema:
        if (this.#xml.name === this.#names.SimpleField) this.#properties.addSchemaField()
        return
      case networkLink:
        if (this.#xml.name === this.#names.href) this.#values.begin(valueTarget.link)
        return
      case author:
        if (this.#xml.name === this.#names.name) this.#values.begin(valueTarget.author)
    }
  }

  text(): void {
    const xml = this.#xml
    if (this.#values.isOpen) this.#values.text()
    else if (this.#elements[xml.depth] === coordinates) this.#coordinates.add(xml.bytes, xml.textStart, xml.textEnd)
  }

  close(): void {
    const xml = this.#xml
    const depth = xml.depth
    if (this.#values.isOpen) {
      this.#values.close()
      return
    }
    const closed = this.#elements[depth + 1]!
    switch (closed) {
      case coordinates:
        this.#coordinates.finish()
        return
      case geometry:
        // Also closes of settings inside a geometry come by; a path ends only with the geometry's own element.
        if (this.#elements[depth] !== geometry) this.#geometry.endPath()
        return
      case track:
        if (this.#elements[depth] === track) return
        this.trackIsRead = true
        return
      case multi:
        this.#geometry.endCollection()
        return
      case captured:
        this.#fragments.close(this.#inPlacemark)
        return
      case placemark:
        if (this.#elements[depth] === placemark) return
        if (!this.#geometry.isCut) this.#settle()
        this.#inPlacemark = false
        return
      case container:
        if (this.#elements[depth] !== container || xml.name === this.#names.Folder || xml.name === this.#names.Document)
          this.#folders.pop()
    }
  }

  #openRoot(): void {
    const { name } = this.#xml
    const names = this.#names
    if (name === names.kml) {
      this.#elements[this.#xml.depth] = container
      this.#folders.push(0)
      this.#properties.readNamespaces()
    } else if (name === names.Document || name === names.Folder || name === names.Placemark) {
      this.#elements[0] = container
      this.#openInContainer()
    } else fail({ code: 'not-this-format', expected: 'kml' })
  }

  #openInContainer(): void {
    const { name, depth } = this.#xml
    const names = this.#names
    this.#values.folder = this.#folders.at(-1)!
    if (name === names.Placemark) this.#beginPlacemark()
    else if (name === names.Folder || name === names.Document) this.#beginContainer(name === names.Document)
    else if (name === names.name) this.#values.begin(valueTarget.containerName)
    else if (name === names.description) this.#values.begin(valueTarget.containerDescription)
    else if (name === names.Style || name === names.StyleMap) this.#capture(true)
    else if (name === names.Schema) {
      this.#elements[depth] = schema
      this.#properties.beginSchema()
    } else if (name === names.NetworkLink) this.#elements[depth] = networkLink
    else if (name === names.GroundOverlay || name === names.ScreenOverlay || name === names.PhotoOverlay)
      this.#skip('overlay-not-carried', this.#xml.names.qualified[name])
    else if (name === names.Tour) this.#skip('tour-not-carried')
    else if (name === names.author) this.#elements[depth] = author
    else if (name === names.LookAt || name === names.Camera) this.#skip('views-dropped')
    else if (name === names.Region) this.#skip('regions-dropped')
    else if (name === names.ExtendedData && this.#folders.at(-1) === 0) this.#elements[depth] = documentData
    else if (name === names.ExtendedData || name === names.TimeStamp || name === names.TimeSpan)
      this.#skip('properties-dropped')
    else if (name === names.link && this.#folders.at(-1) === 0) {
      this.#properties.readDocumentLink()
      this.#skip()
    } else if (folderSettings(names).includes(name)) this.#skip()
    else this.#skip('element-unknown', this.#xml.names.qualified[this.#xml.qualifiedName])
  }

  #beginContainer(isDocument: boolean): void {
    const depth = this.#xml.depth
    this.#elements[depth] = container
    // The outermost Document is the file itself, not a folder in it.
    const parent = this.#folders.at(-1)!
    const isOutermost = isDocument && parent === 0 && this.#context.document.folders.length === 0
    this.#folders.push(isOutermost ? 0 : this.#context.document.addFolder({ name: '', parent }))
  }

  #beginPlacemark(): void {
    this.#elements[this.#xml.depth] = placemark
    this.#inPlacemark = true
    this.#batch.beginFeature(0, this.#folders.at(-1)!)
    this.#geometry.begin()
    this.#properties.begin()
  }

  #openInPlacemark(): void {
    const { name, depth } = this.#xml
    const names = this.#names
    if (this.#openGeometry()) return
    const field = this.#properties.elementField(name)
    if (field >= 0) this.#values.beginProperty(field)
    else if (name === names.ExtendedData) {
      this.#elements[depth] = extendedData
      this.#properties.readNamespaces()
    } else if (name === names.Style || name === names.StyleMap) this.#capture(true)
    else if (name === names.TimeStamp || name === names.TimeSpan) this.#elements[depth] = timePrimitive
    else if (name === names.LookAt || name === names.Camera) this.#skip('views-dropped')
    else if (name === names.Region) this.#skip('regions-dropped')
    else if (name === names.Model) this.#skip('model-not-carried')
    else if (name === names.author) this.#elements[depth] = author
    else if (name === names.link) {
      this.#properties.addLink()
      this.#skip()
    } else this.#values.beginProperty(this.#properties.plainField(this.#xml.names.qualified[this.#xml.qualifiedName]!))
  }

  /** Begins a geometry element; false when the element is none. */
  #openGeometry(): boolean {
    const { name, depth } = this.#xml
    const names = this.#names
    const batch = this.#batch
    if (name === names.Point) this.#beginSimple(shapeType.point)
    else if (name === names.LineString || name === names.LinearRing) this.#beginSimple(shapeType.line)
    else if (name === names.Polygon) {
      this.#elements[depth] = polygon
      this.#geometry.beginShape(shapeType.polygon)
    } else if (name === names.Track) {
      this.#elements[depth] = track
      this.#geometry.beginShape(shapeType.line, true)
      batch.beginPath()
      this.#track.begin()
    } else if (
      name === names.MultiGeometry ||
      name === names.MultiTrack ||
      name === names.MultiPolygon ||
      name === names.MultiLineString ||
      name === names.MultiPoint
    ) {
      this.#elements[depth] = multi
      this.#geometry.beginShape(shapeType.collection)
    } else return false
    return true
  }

  #beginSimple(type: 1 | 2): void {
    this.#elements[this.#xml.depth] = geometry
    this.#geometry.beginShape(type)
    this.#batch.beginPath()
  }

  #openInGeometry(): void {
    const { name, depth } = this.#xml
    if (name === this.#names.coordinates) this.#elements[depth] = coordinates
    else this.#groundSetting()
  }

  #groundSetting(): void {
    const field = this.#properties.groundField(this.#xml.name)
    if (field < 0 || this.#properties.hasGround(field)) this.#skip()
    else this.#values.beginProperty(field)
  }

  #openInPolygon(): void {
    const { name, depth } = this.#xml
    if (name === this.#names.outerBoundaryIs) this.#elements[depth] = outerBoundary
    else if (name === this.#names.innerBoundaryIs) this.#elements[depth] = innerBoundary
    else if (name === this.#names.LinearRing) {
      // A ring without its boundary element: the first is the outline, others are holes.
      this.#elements[depth] = geometry
      this.#context.notes.add('markup-repaired')
      this.#geometry.beginRing(this.#batch.firstPath[this.#batch.shapeCount - 1] !== this.#batch.pathCount)
    } else this.#groundSetting()
  }

  #openInTrack(): void {
    const { name, depth } = this.#xml
    const names = this.#names
    if (name === names.coord) this.#values.beginList(this.#track.coords)
    else if (name === names.when) this.#values.beginList(this.#track.whens)
    else if (name === names.ExtendedData) this.#elements[depth] = trackData
    else if (name === names.angles) {
      this.#track.beginArray('angles')
      this.#values.beginList(this.#track.array)
    } else if (name === names.Model) this.#skip('model-not-carried')
    else this.#groundSetting()
  }

  #openInExtendedData(parent: number): void {
    const { name, depth } = this.#xml
    const names = this.#names
    if (name === names.Data && parent === extendedData) {
      this.#elements[depth] = dataElement
      this.#properties.beginData()
    } else if (name === names.SchemaData && parent === extendedData) {
      this.#elements[depth] = schemaData
      this.#properties.beginSchemaData()
    } else if (name === names.SimpleData) {
      this.#properties.beginData()
      this.#values.beginProperty(this.#properties.currentField, this.#properties.currentKind)
    } else this.#capture(false)
  }

  #openInTime(): void {
    const { name } = this.#xml
    const field = this.#properties.timeField(name)
    if (field >= 0) this.#values.beginProperty(field)
    else this.#skip()
  }

  #capture(isStyle: boolean): void {
    this.#elements[this.#xml.depth] = captured
    this.#fragments.begin(isStyle)
  }

  #skip(note?: NoteCode, subject?: string): void {
    this.#elements[this.#xml.depth] = skipped
    if (note !== undefined) this.#context.notes.add(note, 1, { subject })
  }
}

/** How a folder looks in a list of folders: nothing of the data. */
const folderSettings = (names: KmlNames): number[] => [
  names.open,
  names.visibility,
  names.Snippet,
  names.snippet,
  names.styleUrl,
]
