import type { Projection } from '#engines/coordinates/index.ts'
import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { findCrsAtEnd, OtherCrs, readCrsMember } from '../../json/crs-member.ts'
import { shapeTypeOfName } from '../../json/geometry-reader.ts'
import { needsMoreBytes } from '../../json/json-scanner.ts'
import { JsonWindow } from '../../json/json-window.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail, isCut } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail } from '../../systems/reproject.ts'
import { lineAtOffset } from '../../xml/line.ts'
import { FeatureReader } from './feature-reader.ts'
import { isLikeFeature, mayBeFeature, membersAhead, PlainRows, rowAhead, rowAlone } from './plain-rows.ts'
import { umapLayerNames } from './umap-layers.ts'

/**
 * GeoJSON as RFC 7946 has it, the 2008 form with its `crs` member, and newline-delimited sequences of either; also lists of plain objects
 * with a latitude and a longitude. Members may stand in any order. One feature at a time is in memory.
 */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  yield* new GeojsonReader(input, context).read()
}

/** Finds the features of a file, whatever stands around them. */
class GeojsonReader {
  readonly #input: GeodataInput
  readonly #context: ReadContext
  readonly #window: JsonWindow
  readonly #features: FeatureReader
  #sawCollection = false
  /** What is read lies in a document of another kind. */
  #isWithin = false
  #isInLayers = false
  /** What a crs member of the collection names. */
  #crs = ''
  readonly #projections = new Map<string, Projection>()

  constructor(input: GeodataInput, context: ReadContext) {
    this.#input = input
    this.#context = context
    this.#window = new JsonWindow(input)
    this.#features = new FeatureReader(this.#window.scanner, context)
  }

  async *read(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    try {
      for (;;) {
        const next = await this.#window.unit(() => scanner.peekOrEnd())
        if (next < 0) break
        // Features on lines of their own, still with the commas of the list they were copied from.
        if (next === 0x2c && this.#features.count > 0) {
          scanner.position++
          this.#context.notes.add('markup-repaired')
        } else yield* this.#readRoot()
      }
    } catch (error) {
      // Of a file that was cut off, the features before its end are used, if there are any.
      if (!isCut(error) || this.#features.count === 0) throw error
      this.#features.takeBack()
      this.#context.notes.add('file-ends-early', 1, { line: await lineAtOffset(this.#input, this.#input.size) })
    }
    if (!this.#features.batch.empty) yield this.#features.batch
    if (this.#features.count === 0 && !this.#sawCollection)
      fail(this.#isWithin ? { code: 'not_this_format', expected: 'geojson' } : { code: 'nothing_to_convert' })
  }

  async *#readRoot(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    this.#crs = this.#features.collectionCrs = ''
    if ((await this.#window.unit(() => scanner.peek())) === 0x5b) {
      yield* this.#readList()
      return
    }
    const kind = await this.#window.unit(() => this.#readHead())
    if (kind === 'feature') {
      yield* this.#readFeature()
      return
    }
    if (kind === 'other') {
      yield* this.#readOther()
      return
    }
    this.#sawCollection = true
    if (kind === 'layers') yield* this.#readLayers()
    if (kind === 'collection') {
      await this.#applyCrs(this.#crs || (await findCrsAtEnd(this.#input)))
      this.#crs = ''
      if (await this.#window.unit(() => scanner.open(0x5b, 0x5d))) yield* this.#readFeatures()
      while (await this.#window.unit(() => scanner.another(0x7d))) await this.#window.unit(() => this.#readMember())
    }
    await this.#applyLateCrs(this.#crs)
  }

  /** Features, rows or whole collections without anything around them. */
  async *#readList(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    const isOpen = await this.#window.unit(() => scanner.open(0x5b, 0x5d))
    if (!isOpen && !this.#isWithin) this.#sawCollection = true
    if (!isOpen) return
    const members = await this.#window.unit(() => membersAhead(scanner))
    const rows = await this.#window.unit(() => PlainRows.of(rowAhead(scanner), this.#isWithin))
    const isOfLists = (await this.#window.unit(() => scanner.peek())) === 0x5b
    const isOfFeatures = rows === undefined && !isOfLists && (this.#isWithin ? isLikeFeature : mayBeFeature)(members)
    if (isOfFeatures) this.#context.notes.add('markup-repaired')
    if (rows !== undefined || (isOfFeatures && !members.includes('features'))) {
      this.#sawCollection = true
      this.#features.rows = rows
      yield* this.#readFeatures()
      this.#features.rows = undefined
      return
    }
    this.#isWithin = true
    do yield* this.#readWithin()
    while (await this.#window.unit(() => scanner.another(0x5d)))
  }

  /** A document of another kind: an object with a place, else all lists of features or of such objects that lie in it. */
  async *#readOther(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    this.#isWithin = true
    const rows = await this.#window.unit(() => rowAlone(rowAhead(scanner)))
    if (rows !== undefined) {
      this.#features.rows = rows
      yield* this.#readFeature()
      this.#features.rows = undefined
      return
    }
    if (!(await this.#window.unit(() => scanner.open(0x7b, 0x7d)))) return
    do {
      const isNested = await this.#window.unit(() => this.#passValue())
      if (isNested) yield* this.#readWithin()
    } while (await this.#window.unit(() => scanner.another(0x7d)))
  }

  /** Reads a key, and its value too where nothing can lie in it; false then. */
  #passValue(): boolean {
    const { scanner } = this.#window
    const start = scanner.position
    scanner.readKey()
    const first = scanner.peek()
    if (first === 0x7b || first === 0x5b) return true
    scanner.position = start
    this.#readMember()
    return false
  }

  async *#readWithin(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    const first = await this.#window.unit(() => scanner.peek())
    if (first === 0x7b || first === 0x5b) yield* this.#readRoot()
    else await this.#window.unit(() => scanner.skipValue())
  }

  /** A whole map of uMap: a collection for each of its layers. Its own geometry is where the map was looked at. */
  async *#readLayers(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    this.#isInLayers = true
    // Of a map that is cut off, what there is of its features is read.
    const names = await umapLayerNames(this.#input).catch(() => [])
    const folders = names.map((name) => (name === '' ? 0 : this.#context.document.addFolder({ name, parent: 0 })))
    let layer = 0
    if (await this.#window.unit(() => scanner.open(0x5b, 0x5d))) {
      do {
        this.#features.folder = folders[layer++] ?? 0
        yield* this.#readRoot()
      } while (await this.#window.unit(() => scanner.another(0x5d)))
    }
    this.#features.folder = 0
    while (await this.#window.unit(() => scanner.another(0x7d))) await this.#window.unit(() => this.#readMember())
  }

  /** For the features of a collection that follow. */
  async #applyCrs(definition: string): Promise<void> {
    if (definition === '') return
    const projection = await this.#projectionOf(definition)
    // What the visitor chose is applied to the whole file.
    if (this.#context.options?.crs !== undefined) return
    this.#features.collectionCrs = definition
    this.#features.place(definition, projection)
  }

  /** A crs that turns up behind the features of its collection must not contradict what was assumed for them. */
  async #applyLateCrs(definition: string): Promise<void> {
    const { collectionCrs, hasPositions } = this.#features
    if (definition === '' || definition === collectionCrs) return
    const projection = await this.#projectionOf(definition)
    if (this.#context.options?.crs === undefined && hasPositions && !projection.isWgs84)
      fail({ code: 'unknown_crs', crs: definition })
  }

  async #readFor(definition: string): Promise<void> {
    this.#features.place(definition, definition === '' ? undefined : await this.#projectionOf(definition))
  }

  async #projectionOf(definition: string): Promise<Projection> {
    const known = this.#projections.get(definition)
    if (known !== undefined) return known
    const projection = await projectionOrFail(this.#context, definition)
    this.#projections.set(definition, projection)
    if (this.#context.options?.crs === undefined) noteReprojection(this.#context, definition, projection)
    return projection
  }

  /**
   * Reads members of the root until it is clear what it is. For a collection the scanner then stands before the array of features
   * (or behind the object when it has none); for a feature or geometry before its brace.
   */
  #readHead(): 'collection' | 'feature' | 'layers' | 'other' | 'nothing' {
    const { scanner } = this.#window
    if (scanner.peek() !== 0x7b) scanner.malformed('{')
    const start = scanner.position
    if (!scanner.open(0x7b, 0x7d)) return 'nothing'
    let isMap = false
    const members: number[] = []
    do {
      const key = scanner.position
      scanner.readKey()
      if (isMap && scanner.stringIs('layers') && scanner.peek() === 0x5b) {
        this.#readMembersAt(members)
        return 'layers'
      }
      if (scanner.stringIs('features')) {
        if (scanner.peek() !== 0x5b) scanner.malformed('[')
        this.#readMembersAt(members)
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
      } else if (scanner.stringIs('crs')) this.#crs = readCrsMember(scanner)
      else {
        // Of a collection, or of a feature, which reads its own: that is not clear yet.
        members.push(key)
        scanner.skipValue()
      }
    } while (scanner.another(0x7d))
    scanner.position = start
    return 'other'
  }

  #readMembersAt(positions: readonly number[]): void {
    const { scanner } = this.#window
    const end = scanner.position
    for (const position of positions) {
      scanner.position = position
      this.#readMember()
    }
    scanner.position = end
  }

  /** A member of a collection beside its features. */
  #readMember(): void {
    const { scanner } = this.#window
    scanner.readKey()
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
      const start = scanner.position
      scanner.skipValue()
      const isLimit = /^(?:exceededTransferLimit|properties)$/.test(name) && this.#saysLimit(name, start)
      if (isLimit) this.#context.notes.add('more-features-at-service')
      if (!isLimit || name === 'properties') this.#context.notes.add('foreign-members-dropped', 1, { subject: name })
    }
  }

  /** A service of ArcGIS says so where it gave no more features than it gives at once. */
  #saysLimit(name: string, start: number): boolean {
    const { bytes, position } = this.#window.scanner
    const value = new TextDecoder().decode(bytes.subarray(start, position))
    return name === 'properties' ? /"exceededTransferLimit"\s*:\s*true/.test(value) : value.trim() === 'true'
  }

  /** Everything up to the end of the array. The loop stays synchronous while bytes last: files have millions of features. */
  async *#readFeatures(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { scanner } = this.#window
    const features = this.#features
    const { batch } = features
    let isComplete = false
    for (let more = true; more; ) {
      let position = scanner.position
      try {
        while (more && !batch.full) {
          if (!isComplete) {
            features.read()
            features.complete()
            position = scanner.position
            isComplete = true
          }
          more = scanner.another(0x5d)
          position = scanner.position
          isComplete = false
        }
      } catch (error) {
        await this.#prepareAgain(error, position)
      }
      if (batch.full) yield* features.handOn()
    }
  }

  async *#readFeature(): AsyncGenerator<FeatureBatch, void, undefined> {
    const features = this.#features
    for (let isComplete = false; !isComplete; ) {
      const { position } = this.#window.scanner
      try {
        features.read()
        features.complete()
        isComplete = true
      } catch (error) {
        await this.#prepareAgain(error, position)
      }
    }
    if (features.batch.full) yield* features.handOn()
  }

  /** Gets what a feature lacked, so that it can be read again from `position`. */
  async #prepareAgain(error: unknown, position: number): Promise<void> {
    if (error !== needsMoreBytes && !(error instanceof OtherCrs)) throw error
    this.#features.takeBack()
    this.#window.scanner.position = position
    if (error === needsMoreBytes) await this.#window.fill()
    else await this.#readFor((error as OtherCrs).definition)
  }
}
