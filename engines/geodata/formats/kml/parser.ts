import type { FeatureBatch, FeatureKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { ContainerElements } from './container-elements.ts'
import { CoordinateText } from './coordinate-text.ts'
import { Fragments } from './fragments.ts'
import { GeometryElements } from './geometry-elements.ts'
import { GeometryReader } from './geometry-reader.ts'
import { PlacemarkElements } from './placemark-elements.ts'
import { finishPlacemark } from './placemark-reader.ts'
import { KmlProperties } from './properties.ts'
import { elementKind, KmlReading } from './reading.ts'
import { StyleReader } from './style-reader.ts'
import { TrackReader } from './track-reader.ts'
import { KmlValues, valueTarget } from './values.ts'

/** A feature leaves in pieces when it has more points than this; shorter ones are whole. */
const cutPoints = 1 << 15

/** Turns tokens of a KML document into features. One method per kind of token; `reader.ts` drives it. */
export class KmlParser {
  readonly #reading: KmlReading
  readonly #coordinates: CoordinateText
  readonly #geometry: GeometryReader
  readonly #track: TrackReader
  readonly #styles: StyleReader
  readonly #properties: KmlProperties
  readonly #values: KmlValues
  readonly #fragments: Fragments
  readonly #geometries: GeometryElements
  readonly #placemarks: PlacemarkElements
  readonly #containers: ContainerElements
  #wholePlacemarks = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    const reading = new KmlReading(xml, batch, context)
    this.#reading = reading
    this.#coordinates = new CoordinateText(batch)
    this.#geometry = new GeometryReader(batch, context.notes)
    this.#track = new TrackReader(batch, context, this.#coordinates)
    this.#styles = new StyleReader(context)
    this.#properties = new KmlProperties(reading)
    this.#values = new KmlValues(reading, this.#properties)
    this.#fragments = new Fragments(reading, this.#styles, this.#properties)
    this.#geometries = new GeometryElements(reading, this.#values, this.#properties, this.#geometry, this.#track)
    this.#placemarks = new PlacemarkElements(reading, this.#values, this.#properties, this.#fragments, this.#geometries)
    this.#containers = new ContainerElements(reading, this.#values, this.#properties, this.#fragments, this.#placemarks)
  }

  /** Where NetworkLinks point, for the caller to follow inside an archive or to report. */
  get links(): readonly string[] {
    return this.#values.links
  }

  get canPause(): boolean {
    return !this.#placemarks.isOpen
  }

  /** A long line may end a batch between two of its points. */
  get canCut(): boolean {
    const { batch, elements, xml } = this.#reading
    if (batch.pointCount < cutPoints || this.#coordinates.isJoined) return false
    return elements[xml.depth] === elementKind.coordinates && this.#geometry.canCut
  }

  /** To be called before a batch leaves in the middle of a feature. */
  cut(): void {
    const { batch } = this.#reading
    this.#coordinates.finish()
    this.#geometry.passPoints(true)
    if (!this.#geometry.isCut) {
      this.#geometry.cut()
      this.#finishPlacemark()
      this.#geometry.cutKind = batch.kind[batch.featureCount - 1] as FeatureKind
      this.#properties.featureIsGone = true
    }
    batch.openFeature = true
    batch.openPath = true
    this.settle()
  }

  /** To be called when the next batch takes the feature up. */
  resume(): void {
    this.#reading.batch.beginFeature(this.#geometry.cutKind, this.#containers.folder)
    this.#geometry.resume()
  }

  get wantsRelief(): boolean {
    return this.#track.wantsRelief
  }

  async relieve(): Promise<void> {
    await this.#track.relieve()
  }

  /** A gx:Track has closed; its points are to be taken with `trackPoints`. */
  get trackIsRead(): boolean {
    return this.#geometries.trackIsRead
  }

  /** Puts the points of the track just read into the batch; yields where the batch has to leave in between. */
  async *trackPoints(): AsyncGenerator<void, void, undefined> {
    this.#geometries.trackIsRead = false
    yield* this.#track.points(this.#geometry.canCut ? cutPoints : Number.POSITIVE_INFINITY)
    this.#geometry.endPath()
  }

  /**
   * At the end of a document that was cut off: the Placemark that is not whole goes. False when there is no whole one, or when the
   * beginning of the other has left already.
   */
  leaveOpenPlacemark(): boolean {
    if (this.#placemarks.isOpen) {
      if (this.#geometry.isCut) return false
      this.#reading.batch.dropLastFeature()
    }
    return this.#wholePlacemarks > 0
  }

  /** To be called before a batch leaves. */
  settle(): void {
    this.#styles.dressWaiting(this.#reading.batch)
  }

  finish(): void {
    const { xml, context } = this.#reading
    this.settle()
    this.#styles.noteLate()
    const { points, unreadable, outOfRange } = this.#coordinates
    if (points === 0 && unreadable + outOfRange > 0) fail({ code: 'no_usable_coordinates' })
    context.notes.add('coordinates-unreadable', unreadable)
    context.notes.add('points-out-of-range-dropped', outOfRange)
    for (const prefix of xml.prefixes.undeclared) context.notes.add('namespace-undeclared', 1, { subject: prefix })
  }

  open(): void {
    if (this.#values.isOpen) {
      this.#values.open()
      return
    }
    const { xml, elements, names } = this.#reading
    const parent = elements[xml.depth - 1]!
    elements[xml.depth] = parent
    switch (parent) {
      case elementKind.root:
        this.#containers.openRoot()
        return
      case elementKind.container:
        this.#containers.open()
        return
      case elementKind.placemark:
        this.#placemarks.open()
        return
      case elementKind.geometry:
        this.#geometries.openInSimple()
        return
      case elementKind.polygon:
        this.#geometries.openInPolygon()
        return
      case elementKind.outerBoundary:
      case elementKind.innerBoundary:
        this.#geometries.openInBoundary(parent === elementKind.innerBoundary)
        return
      case elementKind.multi:
        this.#geometries.openInMulti()
        return
      case elementKind.track:
        this.#geometries.openInTrack()
        return
      case elementKind.trackData:
        this.#geometries.openInTrackData()
        return
      case elementKind.trackArray:
        this.#geometries.openInTrackArray()
        return
      case elementKind.extendedData:
      case elementKind.schemaData:
        this.#placemarks.openExtended(parent === elementKind.schemaData)
        return
      case elementKind.data:
        this.#placemarks.openData()
        return
      case elementKind.time:
        this.#placemarks.openTime()
        return
      case elementKind.documentData:
        this.#containers.openData()
        return
      case elementKind.schema:
        if (xml.name === names.SimpleField) this.#properties.addSchemaField()
        else if (xml.name === names.parent) this.#values.begin(valueTarget.schemaParent)
        else if (xml.name === names.displayName) this.#values.beginDropped('displayName', this.#properties.schemaField)
        return
      case elementKind.networkLink:
        if (xml.name === names.href) this.#values.begin(valueTarget.link)
        return
      case elementKind.author:
        if (xml.name === names.name) this.#values.begin(valueTarget.author)
    }
  }

  text(): void {
    const { xml, elements } = this.#reading
    if (this.#values.isOpen) this.#values.text()
    else if (elements[xml.depth] === elementKind.coordinates) {
      this.#coordinates.add(xml.bytes, xml.textStart, xml.textEnd)
      if (!this.#coordinates.isJoined) this.#geometry.passPoints(false)
    }
  }

  close(): void {
    if (this.#values.isOpen) {
      this.#values.close()
      return
    }
    const { xml, elements } = this.#reading
    switch (elements[xml.depth + 1]) {
      case elementKind.coordinates:
        this.#coordinates.finish()
        return
      case elementKind.geometry:
        this.#geometries.closeSimple()
        return
      case elementKind.track:
        this.#geometries.closeTrack()
        return
      case elementKind.multi:
        this.#geometries.closeMulti()
        return
      case elementKind.fragment:
        this.#fragments.close(this.#placemarks.isOpen)
        return
      case elementKind.placemark:
        if (elements[xml.depth] !== elementKind.placemark) this.#closePlacemark()
        return
      case elementKind.container:
        this.#containers.close()
    }
  }

  #closePlacemark(): void {
    this.#placemarks.isOpen = false
    this.#wholePlacemarks++
    if (this.#geometry.isCut) return
    this.#geometry.end()
    this.#finishPlacemark()
  }

  #finishPlacemark(): void {
    finishPlacemark(this.#reading.batch, this.#properties, this.#styles, this.#reading.context.notes)
  }
}
