import type { FeatureBatch, FeatureKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
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

interface Handler {
  readonly open?: () => void
  readonly close?: () => void
}

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
  readonly #handlers: readonly Handler[]
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
    this.#handlers = this.#handlersOfElements()
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
    this.#styles.styleWaitingFeatures(this.#reading.batch)
  }

  finish(): void {
    const { xml, context } = this.#reading
    this.settle()
    this.#styles.noteLate()
    const { unreadable, outOfRange } = this.#coordinates
    context.notes.add('coordinates-unreadable', unreadable)
    context.notes.add('points-out-of-range-dropped', outOfRange)
    for (const prefix of xml.prefixes.undeclared) context.notes.add('namespace-undeclared', 1, { subject: prefix })
  }

  open(): void {
    if (this.#values.isOpen) {
      this.#values.open()
      return
    }
    const { xml, elements } = this.#reading
    const parent = elements[xml.depth - 1]!
    elements[xml.depth] = parent
    this.#handlers[parent]?.open?.()
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
    this.#handlers[elements[xml.depth + 1]!]?.close?.()
  }

  /** By the kind of the element: what a child of it does when it opens, and what its close tag does, or that of a child that has none of its own. */
  #handlersOfElements(): readonly Handler[] {
    const [geometries, placemarks, containers] = [this.#geometries, this.#placemarks, this.#containers]
    const [values, properties, { xml, names, elements }] = [this.#values, this.#properties, this.#reading]
    const handlers: Record<keyof typeof elementKind, Handler> = {
      root: { open: () => containers.openRoot() },
      container: { open: () => containers.open(), close: () => containers.close() },
      placemark: {
        open: () => placemarks.open(),
        close: () => {
          if (elements[xml.depth] !== elementKind.placemark) this.#closePlacemark()
        },
      },
      skipped: {},
      geometry: { open: () => geometries.openInSimple(), close: () => geometries.closeSimple() },
      polygon: { open: () => geometries.openInPolygon() },
      outerBoundary: { open: () => geometries.openInBoundary(false) },
      innerBoundary: { open: () => geometries.openInBoundary(true) },
      coordinates: { close: () => this.#coordinates.finish() },
      multi: { open: () => geometries.openInMulti(), close: () => geometries.closeMulti() },
      track: { open: () => geometries.openInTrack(), close: () => geometries.closeTrack() },
      trackData: { open: () => geometries.openInTrackData() },
      trackArray: { open: () => geometries.openInTrackArray() },
      extendedData: { open: () => placemarks.openExtended(false) },
      data: { open: () => placemarks.openData() },
      schemaData: { open: () => placemarks.openExtended(true) },
      time: { open: () => placemarks.openTime() },
      fragment: { close: () => this.#fragments.close(placemarks.isOpen) },
      schema: {
        open: () => {
          if (xml.name === names.SimpleField) properties.addSchemaField()
          else if (xml.name === names.parent) values.begin(valueTarget.schemaParent)
          else if (xml.name === names.displayName) values.beginDropped('displayName', properties.schemaField)
        },
      },
      networkLink: {
        open: () => {
          if (xml.name === names.href) values.begin(valueTarget.link)
        },
      },
      author: {
        open: () => {
          if (xml.name === names.name) values.begin(valueTarget.author)
        },
      },
      documentData: { open: () => containers.openData() },
    }
    return Object.entries(elementKind)
      .toSorted(([, one], [, other]) => one - other)
      .map(([name]) => handlers[name as keyof typeof elementKind])
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
