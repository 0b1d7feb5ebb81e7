import type { Projection } from '#engines/coordinates/index.ts'
import { BatchMark, FeatureBatch } from '../../feature.ts'
import type { ReadContext, Reader } from '../../format.ts'
import { type GeodataInput, mainInput } from '../../input.ts'
import { JsonProperties } from '../../json/json-properties.ts'
import { needsMoreBytes } from '../../json/json-scanner.ts'
import { JsonWindow } from '../../json/json-window.ts'
import { PendingNotes } from '../../json/pending-notes.ts'
import { fail, isCut } from '../../problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../reproject.ts'
import { lineAtOffset } from '../../xml/line.ts'
import { findCrsAtEnd, findCrsInGeometry, readCrsMember } from './crs-member.ts'
import { GeometryReader, shapeTypeOfName } from './geometry-reader.ts'
import { mayBeFeature, membersAhead, PlainRows } from './plain-rows.ts'

/**
 * GeoJSON as RFC 7946 has it, the 2008 form with its `crs` member, and newline-delimited sequences of either; also lists of plain objects
 * with a latitude and a longitude. Members may stand in any order. One feature at a time is in memory.
 */
export const readGeojson: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  yield* new GeojsonReader(input, context).read()
}

class GeojsonReader {
  readonly #input: GeodataInput
  readonly #context: ReadContext
  readonly #window: JsonWindow
  readonly #batch: FeatureBatch
  readonly #notes: PendingNotes
  readonly #properties: JsonProperties
  readonly #mark = new BatchMark()
  readonly #geometryMark = new BatchMark()
  #geometry: GeometryReader
  #projection: Projection | undefined
  #featureCount = 0
  #sawCollection = false
  #rows: PlainRows | undefined
  #isInLayers = false
  /** What a crs member of the collection names, until it is applied. */
  #crs = ''

  constructor(input: GeodataInput, context: ReadContext) {
    this.#input = input
    this.#context = context
    this.#window = new JsonWindow(input)
    this.#notes = new PendingNotes(context.notes)
    this.#batch = new FeatureBatch(context.document, context.keepDigits)
    this.#properties = new JsonProperties(this.#window.scanner, this.#notes)
    this.#geometry = new GeometryReader(this.#window.scanner, this.#notes, context.keepDigits)
  }

  async *read(): AsyncGenerator<FeatureBatch, void, undefined> {
    try {
      for (;;) {
        const next = await this.#window.unit(() => this.#window.scanner.peekOrEnd())
        if (next < 0) break
        // Features on lines of their own, still with the commas of the list they were copied from.
        if (next === 0x2c && this.#featureCount > 0) {
          this.#window.scanner.position++
          this.#context.notes.add('markup-repaired')
        } else yield* this.#readRoot()
      }
    } catch (error) {
      // Of a file that was cut off, the features before its end are used, if there are any.
      if (!isCut(error) || this.#featureCount === 0) throw error
      this.#takeBack()
      this.#context.notes.add('file-ends-early', 1, { line: await lineAtOffset(this.#input, this.#input.size) })
    }
    if (!this.#batch.empty) yield this.#batch
    if (this.#featureCount === 0 && !this.#sawCollection) fail({ code: 'nothing_to_convert' })
  }

  async *#readRoot(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    // A list of features without the collection around it.
    if ((await this.#window.unit(() => scanner.peek())) === 0x5b) {
      this.#sawCollection = true
      if (!(await this.#window.unit(() => scanner.open(0x5b, 0x5d)))) return
      const members = await this.#window.unit(() => membersAhead(scanner))
      this.#rows = PlainRows.of(members)
      if (this.#rows === undefined) {
        if (!mayBeFeature(members)) fail({ code: 'not_this_format', expected: 'geojson' })
        this.#context.notes.add('markup-repaired')
      }
      yield* this.#readFeatures()
      return
    }
    const kind = await this.#window.unit(() => this.#readHead())
    if (kind === 'feature') {
      await this.#applyGeometryCrs()
      await this.#window.unit(
        () => this.#readFeature(),
        () => this.#takeBack(),
      )
      this.#completeFeature()
      if (this.#batch.full) yield* this.#handOn()
      return
    }
    this.#sawCollection = true
    if (kind === 'layers') yield* this.#readLayers()
    if (kind === 'collection') {
      await this.#applyCrs(this.#crs || (await findCrsAtEnd(this.#input)))
      await this.#applyGeometryCrs()
      if (await this.#window.unit(() => scanner.open(0x5b, 0x5d))) yield* this.#readFeatures()
      while (await this.#window.unit(() => scanner.another(0x7d))) await this.#window.unit(() => this.#readMember())
    }
    await this.#applyCrs(this.#crs)
  }

  /** A whole map of uMap: a collection for each of its layers. Its own geometry is where the map was looked at. */
  async *#readLayers(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    this.#isInLayers = true
    if (await this.#window.unit(() => scanner.open(0x5b, 0x5d)))
      do yield* this.#readRoot()
      while (await this.#window.unit(() => scanner.another(0x5d)))
    while (await this.#window.unit(() => scanner.another(0x7d))) await this.#window.unit(() => this.#readMember())
  }

  /** Applied before features are read; a crs that turns up behind them must not contradict what was assumed. */
  async #applyCrs(definition: string): Promise<void> {
    if (definition === '') return
    this.#crs = ''
    const projection = await projectionOrFail(this.#context, definition)
    if (this.#projection === undefined && this.#featureCount > 0 && !projection.isWgs84) {
      fail({ code: 'unknown_crs', crs: definition })
    }
    if (this.#projection !== undefined) return
    this.#projection = projection
    noteReprojection(this.#context, definition, projection)
    if (!projection.isWgs84) this.#geometry = new GeometryReader(this.#window.scanner, this.#notes, false)
  }

  /** That of the first geometry, where the file as a whole names none; a geometry that is the whole file may name it last. */
  async #applyGeometryCrs(): Promise<void> {
    if (this.#featureCount > 0 || this.#projection !== undefined) return
    const definition = (await findCrsInGeometry(this.#input)) || (await findCrsAtEnd(this.#input))
    await this.#applyCrs(definition)
    this.#geometry.knowsCrs = definition !== ''
  }

  /**
   * Reads members of the root until it is clear what it is. For a collection the scanner then stands before the array of features
   * (or behind the object when it has none); for a feature or geometry before its brace.
   */
  #readHead(): 'collection' | 'feature' | 'layers' | 'nothing' {
    const { scanner } = this.#window
    if (scanner.peek() !== 0x7b) scanner.malformed('{')
    const start = scanner.position
    if (!scanner.open(0x7b, 0x7d)) return 'nothing'
    let isMap = false
    do {
      scanner.readKey()
      if (isMap && scanner.stringIs('layers') && scanner.peek() === 0x5b) return 'layers'
      if (scanner.stringIs('features')) {
        if (scanner.peek() !== 0x5b) scanner.malformed('[')
        return 'collection'
      }
      if (scanner.stringIs('type') && scanner.peek() === 0x22) {
        scanner.readString()
        const type = scanner.stringValue()
        if (type === 'Topology') fail({ code: 'not_this_format', expected: 'geojson', found: 'topojson' })
        if (type === 'Feature' || shapeTypeOfName.has(type)) {
          scanner.position = start
          return 'feature'
        }
        isMap = type === 'umap' && !this.#isInLayers
      } else if (!isMap && ['geometry', 'coordinates', 'geometries'].some((key) => scanner.stringIs(key))) {
        scanner.position = start
        return 'feature'
      } else this.#readMember(true)
    } while (scanner.another(0x7d))
    return fail({ code: 'not_this_format', expected: 'geojson' })
  }

  /** A member of a collection beside its features; the key is read already when `keyIsRead`. */
  #readMember(keyIsRead = false): void {
    const { scanner } = this.#window
    if (!keyIsRead) scanner.readKey()
    if (scanner.stringIs('crs')) {
      this.#crs = readCrsMember(scanner)
      return
    }
    const name = scanner.stringValue()
    if (name === 'bbox') this.#context.notes.add('bounding-boxes-dropped')
    if (name === 'type' || name === 'bbox') scanner.skipValue()
    else if (scanner.peek() === 0x22) {
      scanner.readString()
      const { metadata } = this.#context.document
      // A sequence may hold several collections; the first gives the whole its name.
      if (!metadata.has(name)) metadata.set(name, scanner.stringValue())
      else if (metadata.get(name) !== scanner.stringValue())
        this.#context.notes.add('metadata-dropped', 1, { subject: name })
    } else {
      scanner.skipValue()
      this.#context.notes.add('foreign-members-dropped', 1, { subject: name })
    }
  }

  /** Everything up to the end of the array. The loop stays synchronous while bytes last: files have millions of features. */
  async *#readFeatures(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    const batch = this.#batch
    let isComplete = false
    for (let more = true; more; ) {
      let position = scanner.position
      try {
        while (more && !batch.full) {
          if (!isComplete) {
            this.#readFeature()
            this.#completeFeature()
            position = scanner.position
            isComplete = true
          }
          more = scanner.another(0x5d)
          position = scanner.position
          isComplete = false
        }
      } catch (error) {
        if (error !== needsMoreBytes) throw error
        this.#takeBack()
        scanner.position = position
        await this.#window.fill()
      }
      if (batch.full) yield* this.#handOn()
    }
  }

  #takeBack(): void {
    this.#batch.cutBack(this.#mark)
    this.#notes.discard()
  }

  #completeFeature(): void {
    this.#featureCount++
    this.#notes.commit()
    this.#batch.setMark(this.#mark)
  }

  *#handOn(): Generator<FeatureBatch, void, undefined> {
    yield this.#batch
    this.#batch.clear()
    this.#batch.setMark(this.#mark)
  }

  #readFeature(): void {
    const { scanner } = this.#window
    const batch = this.#batch
    if (scanner.peek() !== 0x7b) {
      this.#notes.add('value-unreadable', 1, { subject: 'features' })
      scanner.skipValue()
      return
    }
    const start = scanner.position
    batch.beginFeature()
    batch.setMark(this.#geometryMark)
    if (!scanner.open(0x7b, 0x7d)) return
    if (this.#rows) {
      this.#readRow(this.#rows)
      return
    }
    do {
      scanner.readKey()
      if (scanner.stringIs('geometry')) this.#geometry.readGeometry(batch)
      else if (scanner.stringIs('properties')) this.#properties.readObject(batch)
      else if (scanner.stringIs('coordinates') || scanner.stringIs('geometries')) {
        // A geometry where a feature belongs: a feature without properties.
        batch.cutBack(this.#geometryMark)
        scanner.position = start
        this.#geometry.readGeometry(batch)
        break
      } else if (scanner.stringIs('id')) this.#readId(batch)
      else if (scanner.stringIs('type') || (this.#geometry.knowsCrs && scanner.stringIs('crs'))) scanner.skipValue()
      else if (scanner.stringIs('bbox')) {
        this.#notes.add('bounding-boxes-dropped')
        scanner.skipValue()
      } else this.#properties.readValue(batch, batch.document.field(scanner.stringValue(), 'foreign'))
    } while (scanner.another(0x7d))
    const projection = this.#projection
    if (projection !== undefined && !reproject(batch, this.#mark.points, batch.pointCount, projection)) {
      this.#notes.add('geometry-unreadable')
      batch.dropShapes()
    }
  }

  /** From behind its brace. */
  #readRow(rows: PlainRows): void {
    const { scanner } = this.#window
    const batch = this.#batch
    do {
      scanner.readKey()
      const name = scanner.stringValue()
      if (!rows.take(name, scanner)) this.#properties.readValue(batch, batch.document.field(name))
    } while (scanner.another(0x7d))
    rows.place(batch, this.#notes)
  }

  #readId(batch: FeatureBatch): void {
    const { scanner } = this.#window
    const first = scanner.peek()
    if (first === 0x6e) scanner.skipValue()
    else this.#properties.readValue(batch, batch.document.field('id', 'id'))
  }
}
