import { type ShapeType, shapeType } from '../../model/feature.ts'
import type { GeometryReader } from './geometry-reader.ts'
import { channelOfArray } from './names.ts'
import type { KmlProperties } from './properties.ts'
import { elementKind, type KmlReading } from './reading.ts'
import type { TrackReader } from './track-reader.ts'
import type { KmlValues } from './values.ts'

/** Geometry elements and what may stand in them. */
export class GeometryElements {
  /** A gx:Track has closed; its points are to be taken. */
  trackIsRead = false
  readonly #reading: KmlReading
  readonly #values: KmlValues
  readonly #properties: KmlProperties
  readonly #geometry: GeometryReader
  readonly #track: TrackReader

  constructor(
    reading: KmlReading,
    values: KmlValues,
    properties: KmlProperties,
    geometry: GeometryReader,
    track: TrackReader,
  ) {
    this.#reading = reading
    this.#values = values
    this.#properties = properties
    this.#geometry = geometry
    this.#track = track
  }

  begin(): void {
    this.#geometry.begin()
  }

  /** Begins a geometry; false when the element is none. */
  open(): boolean {
    const reading = this.#reading
    const { names } = reading
    const { name } = reading.xml
    if (name === names.Point) this.#beginSimple(shapeType.point)
    else if (name === names.LineString || name === names.LinearRing) this.#beginSimple(shapeType.line)
    else if (name === names.Polygon) {
      reading.enter(elementKind.polygon)
      this.#geometry.beginShape(shapeType.polygon)
    } else if (name === names.Track) {
      reading.enter(elementKind.track)
      this.#geometry.beginShape(shapeType.line, true)
      reading.batch.beginPath()
      this.#track.begin()
    } else if (
      name === names.MultiGeometry ||
      name === names.MultiTrack ||
      name === names.MultiPolygon ||
      name === names.MultiLineString ||
      name === names.MultiPoint
    ) {
      reading.enter(elementKind.multi)
      this.#geometry.beginShape(shapeType.collection)
    } else return false
    return true
  }

  #beginSimple(type: ShapeType): void {
    this.#reading.enter(elementKind.geometry)
    this.#geometry.beginShape(type)
    this.#reading.batch.beginPath()
  }

  /** Inside a Point, LineString or LinearRing. */
  openInSimple(): void {
    if (this.#reading.xml.name === this.#reading.names.coordinates) this.#reading.enter(elementKind.coordinates)
    else this.#groundSetting()
  }

  openInMulti(): void {
    if (!this.open()) this.#reading.skip()
  }

  openInPolygon(): void {
    const { xml, names, batch, context } = this.#reading
    if (xml.name === names.outerBoundaryIs) this.#reading.enter(elementKind.outerBoundary)
    else if (xml.name === names.innerBoundaryIs) this.#reading.enter(elementKind.innerBoundary)
    else if (xml.name === names.LinearRing) {
      // A ring without its boundary element: the first is the outline, others are holes.
      context.notes.add('markup-repaired')
      this.#beginRing(batch.firstPath[batch.shapeCount - 1] !== batch.pathCount)
    } else this.#groundSetting()
  }

  /** A ring counts whatever else stands around it. */
  openInBoundary(isInner: boolean): void {
    if (this.#reading.xml.name === this.#reading.names.LinearRing) this.#beginRing(isInner)
  }

  #beginRing(isHole: boolean): void {
    this.#reading.enter(elementKind.geometry)
    this.#geometry.beginRing(isHole)
  }

  openInTrack(): void {
    const { xml, names } = this.#reading
    const { name } = xml
    if (name === names.coord) this.#values.beginList(this.#track.coords)
    else if (name === names.when) this.#values.beginList(this.#track.whens)
    else if (name === names.ExtendedData) this.#reading.enter(elementKind.trackData)
    else if (name === names.angles) {
      this.#track.beginArray('angles')
      this.#values.beginList(this.#track.array)
    } else if (name === names.Model) this.#reading.skip('model-not-carried')
    else this.#groundSetting()
  }

  /** Inside ExtendedData of a track, or SchemaData in it. */
  openInTrackData(): void {
    const { xml, names } = this.#reading
    if (xml.name === names.SimpleArrayData) {
      const channel = channelOfArray(this.#properties.nameAttribute())
      if (!this.#reading.context.document.hasRoomForChannel(channel)) {
        this.#reading.skip('properties-dropped', channel)
        return
      }
      this.#reading.enter(elementKind.trackArray)
      this.#track.beginArray(channel)
    } else if (xml.name !== names.SchemaData) this.#reading.skip('properties-dropped')
  }

  openInTrackArray(): void {
    if (this.#reading.xml.name === this.#reading.names.value) this.#values.beginList(this.#track.array)
  }

  #groundSetting(): void {
    const field = this.#properties.groundField(this.#reading.xml.name)
    const isOfCopy = this.#geometry.isCut && this.#geometry.mayBeCopy
    if (field < 0 || isOfCopy || this.#properties.hasGround(field)) this.#reading.skip()
    else this.#values.beginProperty(field)
  }

  /** At the close tag of a Point, LineString or LinearRing, or of a setting inside it, which ends no path. */
  closeSimple(): void {
    if (this.#parentKind !== elementKind.geometry) this.#geometry.endPath()
  }

  closeTrack(): void {
    if (this.#parentKind !== elementKind.track) this.trackIsRead = true
  }

  closeMulti(): void {
    this.#geometry.endCollection()
  }

  get #parentKind(): number {
    return this.#reading.elements[this.#reading.xml.depth]!
  }
}
