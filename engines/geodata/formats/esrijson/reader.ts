import type { Projection } from '#engines/coordinates/index.ts'
import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { JsonProperties } from '../../json/json-properties.ts'
import { JsonWindow } from '../../json/json-window.ts'
import { BatchMark, FeatureBatch, valueKind } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { PendingNotes } from '../../notes/pending-notes.ts'
import { fail, isCut } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { EsriGeometry } from './geometry.ts'
import { spatialReferenceAtEnd, spatialReferenceOf } from './spatial-reference.ts'

/** Feature sets as ArcGIS services and programs write them. One feature at a time is in memory. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  yield* new EsriReader(input, context).read()
}

/** A collection, its layers, their sets. */
const deepestLayer = 4

class EsriReader {
  readonly #input: GeodataInput
  readonly #context: ReadContext
  readonly #window: JsonWindow
  readonly #notes: PendingNotes
  readonly #batch: FeatureBatch
  readonly #properties: JsonProperties
  readonly #geometry: EsriGeometry
  readonly #mark = new BatchMark()
  readonly #dateFields = new Set<string>()
  readonly #undated = new Set<string>()
  #crs = ''
  /** By what names them; without one where positions are degrees already. */
  readonly #projections = new Map<string, Projection | undefined>([
    ['', undefined],
    ['EPSG:4326', undefined],
  ])
  /** What the geometry at hand says of itself. */
  #ownCrs = ''
  #count = 0

  constructor(input: GeodataInput, context: ReadContext) {
    this.#input = input
    this.#context = context
    this.#window = new JsonWindow(input)
    this.#notes = new PendingNotes(context.notes)
    this.#batch = new FeatureBatch(context.document, context.keepDigits)
    this.#properties = new JsonProperties(this.#window.scanner, this.#notes)
    this.#geometry = new EsriGeometry(this.#notes)
  }

  async *read(): AsyncGenerator<FeatureBatch, void, undefined> {
    try {
      yield* this.#readObject(0)
    } catch (error) {
      if (!isCut(error) || this.#count === 0) throw error
      this.#takeBack()
      this.#context.notes.add('file-ends-early')
    }
    if (this.#count === 0) fail({ code: 'nothing_to_convert' })
    if (!this.#batch.empty) yield this.#batch
  }

  /** The root, or a layer of what ArcGIS calls a feature collection: `{"layers":[{"layerDefinition":…,"featureSet":…}]}`. */
  async *#readObject(depth: number): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    const isOpen = await this.#window.unit(() => scanner.open(0x7b, 0x7d))
    if (!isOpen) return
    do {
      const next = await this.#window.unit(() => this.#readMember(depth))
      if (next === 'features') yield* this.#readFeatures()
      else if (next === 'object') yield* this.#readObject(depth + 1)
      else if (next === 'list' && (await this.#window.unit(() => scanner.open(0x5b, 0x5d)))) {
        do yield* this.#readObject(depth + 1)
        while (await this.#window.unit(() => scanner.another(0x5d)))
      }
    } while (await this.#window.unit(() => scanner.another(0x7d)))
  }

  /** Reads a member. For one that holds features it returns what kind of value follows, and the caller reads it. */
  #readMember(depth: number): 'features' | 'object' | 'list' | undefined {
    const { scanner } = this.#window
    scanner.readKey()
    if (scanner.stringIs('features')) return scanner.peek() === 0x5b ? 'features' : scanner.malformed('[')
    if (depth < deepestLayer && scanner.stringIs('layers') && scanner.peek() === 0x5b) return 'list'
    const isLayer = ['featureCollection', 'layerDefinition', 'featureSet'].some((key) => scanner.stringIs(key))
    if (depth < deepestLayer && isLayer && scanner.peek() === 0x7b) return 'object'
    if (scanner.stringIs('spatialReference')) this.#crs = spatialReferenceOf(scanner.readValue())
    else if (scanner.stringIs('hasZ')) this.#geometry.hasZ = scanner.readValue()
    else if (scanner.stringIs('hasM')) this.#geometry.hasM = scanner.readValue()
    else if (scanner.stringIs('fields')) this.#readFields(scanner.readValue())
    else if (scanner.stringIs('error')) fail({ code: 'service_exception', text: errorText(scanner.readValue()) })
    else if (scanner.stringIs('exceededTransferLimit')) {
      if (scanner.readValue() === true) this.#context.notes.add('more-features-at-service')
    } else scanner.skipValue()
    return undefined
  }

  #readFields(fields: unknown): void {
    if (!Array.isArray(fields)) return
    for (const field of fields as readonly unknown[]) {
      const { name, type, alias, domain } = (field ?? {}) as Readonly<Record<string, unknown>>
      if (type === 'esriFieldTypeDate' && typeof name === 'string') this.#dateFields.add(name)
      const { notes } = this.#context
      if (typeof alias === 'string' && alias !== '' && alias !== name)
        notes.add('metadata-dropped', 1, { subject: 'alias' })
      // What the codes in a column stand for.
      if (typeof domain === 'object' && domain !== null) notes.add('metadata-dropped', 1, { subject: 'domain' })
    }
  }

  async *#readFeatures(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    const crs = this.#crs || (await spatialReferenceAtEnd(this.#input))
    await this.#prepare(crs)
    if (!(await this.#window.unit(() => scanner.open(0x5b, 0x5d)))) return
    do {
      this.#batch.setMark(this.#mark)
      await this.#window.unit(
        () => this.#readFeature(),
        () => this.#takeBack(),
      )
      const named = this.#ownCrs || crs
      if (!this.#projections.has(named)) await this.#prepare(named)
      this.#place(this.#projections.get(named))
      this.#notes.commit()
      this.#count++
      if (this.#batch.full) {
        yield this.#batch
        this.#batch.clear()
      }
      this.#batch.setMark(this.#mark)
    } while (await this.#window.unit(() => scanner.another(0x5d)))
  }

  async #prepare(crs: string): Promise<void> {
    if (this.#projections.has(crs)) return
    const projection = await projectionOrFail(this.#context, crs)
    noteReprojection(this.#context, crs, projection)
    this.#projections.set(crs, projection)
  }

  #place(projection: Projection | undefined): void {
    const batch = this.#batch
    if (projection === undefined || reproject(batch, this.#mark.points, batch.pointCount, projection)) return
    this.#notes.add('geometry-unreadable')
    batch.dropShapes()
  }

  #takeBack(): void {
    this.#batch.cutBack(this.#mark)
    this.#notes.discard()
  }

  #readFeature(): void {
    const { scanner } = this.#window
    const batch = this.#batch
    batch.beginFeature()
    this.#ownCrs = ''
    if (!scanner.open(0x7b, 0x7d)) return
    do {
      scanner.readKey()
      if (scanner.stringIs('attributes')) this.#properties.readObject(batch)
      else if (scanner.stringIs('geometry')) {
        if (batch.shapeCount > this.#mark.shapes) {
          this.#notes.add('duplicate-values-dropped', 1, { subject: 'geometry' })
          batch.dropShapes()
        }
        const geometry = scanner.readValue() as { readonly spatialReference?: unknown } | null
        this.#ownCrs = spatialReferenceOf(geometry?.spatialReference)
        if (!this.#geometry.read(batch, geometry)) {
          this.#notes.add('geometry-unreadable')
          batch.dropShapes()
        }
      } else scanner.skipValue()
    } while (scanner.another(0x7d))
    this.#datesFromNumbers()
  }

  /** Dates are milliseconds since 1970. */
  #datesFromNumbers(): void {
    if (this.#dateFields.size === 0) return
    const batch = this.#batch
    for (let property = batch.firstProperty[batch.featureCount - 1]!; property < batch.propertyCount; property++) {
      const field = batch.document.fields[batch.propertyField[property]!]!
      if (batch.propertyKind[property] !== valueKind.integer || !this.#dateFields.has(field.name)) continue
      const moment = new Date(Number(batch.propertyText(property)))
      if (Number.isNaN(moment.getTime())) {
        this.#undated.add(field.name)
        continue
      }
      batch.propertyStart[property] = batch.addString(moment.toISOString())
      batch.propertyEnd[property] = batch.textLength
      batch.propertyKind[property] = valueKind.dateTime
      field.kinds |= 1 << valueKind.dateTime
      // The field has no integers any more, unless one of its numbers could not be made a date.
      if (!this.#undated.has(field.name)) field.kinds &= ~(1 << valueKind.integer)
    }
  }
}

function errorText(error: unknown): string {
  const { message, details } = (error ?? {}) as { message?: unknown; details?: unknown }
  const parts = [message, ...(Array.isArray(details) ? details : [])].filter((part) => typeof part === 'string')
  return parts
    .map((part) => part.replace(/\.\s*$/, ''))
    .join('. ')
    .slice(0, 500)
}
