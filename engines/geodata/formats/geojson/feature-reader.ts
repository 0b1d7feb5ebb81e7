import type { Projection } from '#engines/coordinates/index.ts'
import { CrsMembers, OtherCrs } from '../../json/crs-member.ts'
import { GeometryReader } from '../../json/geometry-reader.ts'
import { JsonProperties } from '../../json/json-properties.ts'
import type { JsonScanner } from '../../json/json-scanner.ts'
import { BatchMark, FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { PendingNotes } from '../../notes/pending-notes.ts'
import { reproject } from '../../systems/reproject.ts'
import type { PlainRows } from './plain-rows.ts'

/** Reads one feature, bare geometry or plain row after the other into a batch. What is read counts when it is complete. */
export class FeatureReader {
  readonly batch: FeatureBatch
  /** Features read so far. */
  count = 0
  /** How the objects of a list are read that are no features. */
  rows: PlainRows | undefined
  /** The folder they belong to, 0 for none. */
  folder = 0
  /** The system a collection names for features that name none. */
  collectionCrs = ''
  readonly #scanner: JsonScanner
  readonly #keepDigits: boolean
  readonly #notes: PendingNotes
  readonly #properties: JsonProperties
  readonly #mark = new BatchMark()
  readonly #geometryMark = new BatchMark()
  #geometry: GeometryReader
  readonly #crs: CrsMembers
  #projection: Projection | undefined
  /** The name of the system that is read for; empty where there is none. */
  #placedBy = ''
  #pointsHandedOn = 0

  constructor(scanner: JsonScanner, context: ReadContext) {
    this.#scanner = scanner
    this.#keepDigits = context.keepDigits
    this.#notes = new PendingNotes(context.notes)
    this.batch = new FeatureBatch(context.document, context.keepDigits)
    this.#properties = new JsonProperties(scanner, this.#notes)
    this.#crs = new CrsMembers(context.options?.crs !== undefined)
    this.#geometry = new GeometryReader(scanner, this.#notes, context.keepDigits, this.#crs)
  }

  /** Whether positions have been read already: in the system that was known then. */
  get hasPositions(): boolean {
    return this.#pointsHandedOn + this.batch.pointCount > 0
  }

  /** The system of what is read from now on; without one, positions stay as they are. */
  place(definition: string, projection: Projection | undefined): void {
    const isPlaced = projection === undefined || projection.isWgs84
    this.#placedBy = definition
    this.#projection = projection
    this.#geometry = new GeometryReader(this.#scanner, this.#notes, isPlaced && this.#keepDigits, this.#crs)
  }

  takeBack(): void {
    this.batch.cutBack(this.#mark)
    this.#notes.discard()
  }

  complete(): void {
    this.count++
    this.#notes.commit()
    this.batch.setMark(this.#mark)
  }

  *handOn(): Generator<FeatureBatch, void, undefined> {
    yield this.batch
    this.#pointsHandedOn += this.batch.pointCount
    this.batch.clear()
    this.batch.setMark(this.#mark)
  }

  read(): void {
    const scanner = this.#scanner
    const { batch } = this
    if (scanner.peek() !== 0x7b) {
      this.#notes.add('value-unreadable', 1, { subject: 'features' })
      scanner.skipValue()
      return
    }
    const start = scanner.position
    this.#crs.named = ''
    batch.beginFeature(undefined, this.folder)
    batch.setMark(this.#geometryMark)
    if (!scanner.open(0x7b, 0x7d)) return
    if (this.rows) {
      this.#readRow(this.rows)
      return
    }
    do {
      scanner.readKey()
      if (scanner.stringIs('geometry')) this.#readGeometry()
      else if (scanner.stringIs('properties')) this.#properties.readObject(batch)
      else if (scanner.stringIs('coordinates') || scanner.stringIs('geometries')) {
        // A geometry where a feature belongs: a feature without properties.
        batch.cutBack(this.#geometryMark)
        scanner.position = start
        this.#geometry.readGeometry(batch)
        break
      } else if (scanner.stringIs('id')) this.#readId()
      else if (scanner.stringIs('type')) scanner.skipValue()
      else if (scanner.stringIs('bbox')) {
        this.#notes.add('bounding-boxes-dropped')
        scanner.skipValue()
      } else if (scanner.stringIs('crs')) this.#readCrs()
      else this.#properties.readValue(batch, batch.document.field(scanner.stringValue(), 'foreign'))
    } while (scanner.another(0x7d))
    const wanted = this.#crs.named || this.collectionCrs
    if (wanted !== this.#placedBy && batch.pointCount > this.#mark.points) throw new OtherCrs(wanted)
    const projection = this.#projection
    if (projection !== undefined && !reproject(batch, this.#mark.points, batch.pointCount, projection)) {
      this.#notes.add('geometry-unreadable')
      batch.dropShapes()
    }
  }

  /** Of several the last counts, as for JSON in every browser. */
  #readGeometry(): void {
    const { batch } = this
    if (batch.shapeCount > this.#geometryMark.shapes) {
      this.#notes.add('duplicate-values-dropped', 1, { subject: 'geometry' })
      batch.dropShapes()
    }
    this.#geometry.readGeometry(batch)
  }

  /** A member of that name that names no system is a member like any other. */
  #readCrs(): void {
    const scanner = this.#scanner
    const start = scanner.position
    if (this.#crs.read(scanner)) return
    scanner.position = start
    this.#properties.readValue(this.batch, this.batch.document.field('crs', 'foreign'))
  }

  /** From behind its brace. */
  #readRow(rows: PlainRows): void {
    const scanner = this.#scanner
    const { batch } = this
    do {
      scanner.readKey()
      const name = scanner.stringValue()
      if (!rows.take(name, scanner, this.#notes)) this.#properties.readValue(batch, batch.document.field(name))
    } while (scanner.another(0x7d))
    rows.place(batch, this.#notes)
  }

  #readId(): void {
    const scanner = this.#scanner
    if (scanner.peek() === 0x6e) scanner.skipValue()
    else this.#properties.readValue(this.batch, this.batch.document.field('id', 'id'))
  }
}
