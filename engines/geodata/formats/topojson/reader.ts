import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { shapeTypeOfName } from '../../json/geometry-reader.ts'
import { JsonProperties } from '../../json/json-properties.ts'
import { deepestNesting, JsonScanner } from '../../json/json-scanner.ts'
import { asUtf8 } from '../../json/json-window.ts'
import { FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import type { NoteCode } from '../../notes/notes.ts'
import { fail } from '../../notes/problem.ts'
import { Arcs, type Transform } from './arcs-reader.ts'
import { TopologyGeometryReader } from './geometry-reader.ts'

/** Any geometry may refer to any arc, so the file is held in memory; beyond this size it is refused. */
const largestFile = 2 ** 30

/** TopoJSON 1.0: each object of the topology is a folder; each geometry of a collection at the top is a feature. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const scanner = new JsonScanner()
  scanner.bytes = await wholeFile(input)
  scanner.end = scanner.bytes.length
  scanner.final = true
  const root = readRoot(scanner, context)
  if (root.objects < 0) fail({ code: 'malformed', offset: scanner.position, detail: 'objects' })
  const transform = root.transform < 0 ? undefined : readTransform(scanner, root.transform)
  const arcs = new Arcs()
  if (root.arcs >= 0) {
    scanner.position = root.arcs
    arcs.read(scanner, transform)
    context.notes.add('point-details-dropped', arcs.extraOrdinates)
  }
  scanner.position = root.objects
  const geometry = new TopologyGeometryReader(scanner, arcs, transform)
  yield* new ObjectsReader(scanner, geometry, context).read()
  context.notes.add('point-details-dropped', geometry.extraOrdinates)
}

async function wholeFile(input: GeodataInput): Promise<Uint8Array<ArrayBuffer>> {
  if (input.size > largestFile) fail({ code: 'file_too_large', name: input.name, limitBytes: largestFile })
  let bytes = new Uint8Array(input.size)
  let length = 0
  for await (const chunk of asUtf8(input.stream())) {
    if (length + chunk.length > bytes.length) {
      // UTF-16 recoded may be longer than the file.
      const larger = new Uint8Array((length + chunk.length) * 2)
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(chunk, length)
    length += chunk.length
  }
  return length === bytes.length ? bytes : bytes.slice(0, length)
}

/** Where the members of the root begin; the whole of it is checked on the way. */
function readRoot(
  scanner: JsonScanner,
  { document, notes }: ReadContext,
): { objects: number; arcs: number; transform: number } {
  const root = { objects: -1, arcs: -1, transform: -1 }
  let type = ''
  if (scanner.open(0x7b, 0x7d)) {
    do {
      scanner.readKey()
      const key = scanner.stringValue()
      const first = scanner.peek()
      const at = scanner.position
      scanner.skipValue()
      if (isRoot(key) && root[key] >= 0) notes.add('duplicate-values-dropped', 1, { subject: key })
      if (key === 'objects' && first === 0x7b) root.objects = at
      else if (key === 'arcs' && first === 0x5b) root.arcs = at
      else if (key === 'transform' && first === 0x7b) root.transform = at
      else if (key === 'type' && first === 0x22) type = scanner.stringValue()
      else if (key === 'bbox') notes.add('bounding-boxes-dropped')
      else if (first === 0x22) {
        if (document.metadata.has(key)) notes.add('metadata-dropped', 1, { subject: key })
        document.metadata.set(key, scanner.stringValue())
      } else notes.add('foreign-members-dropped', 1, { subject: key })
    } while (scanner.another(0x7d))
  }
  if (scanner.peekOrEnd() >= 0) scanner.malformed('end')
  if (type === 'Feature' || type === 'FeatureCollection' || shapeTypeOfName.has(type)) {
    fail({ code: 'not_this_format', expected: 'topojson', found: 'geojson' })
  }
  if (type !== 'Topology') fail({ code: 'not_this_format', expected: 'topojson' })
  return root
}

const isRoot = (key: string): key is 'objects' | 'arcs' | 'transform' => /^(?:objects|arcs|transform)$/.test(key)

function readTransform(scanner: JsonScanner, at: number): Transform {
  scanner.position = at
  const { scale, translate } = scanner.readValue() as { scale?: unknown; translate?: unknown }
  scanner.position = at
  return {
    scale: pair(scale) ?? scanner.malformed('scale'),
    translate: pair(translate) ?? scanner.malformed('translate'),
  }
}

function pair(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined
  const [first, second] = value as unknown[]
  return Number.isFinite(first) && Number.isFinite(second) ? [first as number, second as number] : undefined
}

class ObjectsReader {
  readonly #scanner: JsonScanner
  readonly #geometry: TopologyGeometryReader
  readonly #context: ReadContext
  readonly #properties: JsonProperties
  readonly #batch: FeatureBatch

  constructor(scanner: JsonScanner, geometry: TopologyGeometryReader, context: ReadContext) {
    this.#scanner = scanner
    this.#geometry = geometry
    this.#context = context
    this.#properties = new JsonProperties(scanner, context.notes)
    this.#batch = new FeatureBatch(context.document, false)
  }

  *read(): Generator<FeatureBatch, void, undefined> {
    for (const [folder, start] of this.#findObjects()) {
      this.#scanner.position = start
      yield* this.#readObject(folder)
    }
    if (!this.#batch.empty) yield this.#batch
  }

  /** All objects are made known as folders before the first is read, so that writers see at once how many there are. */
  #findObjects(): [folder: number, start: number][] {
    const scanner = this.#scanner
    const found: [number, number][] = []
    if (!scanner.open(0x7b, 0x7d)) return found
    do {
      scanner.readKey()
      const folder = this.#context.document.addFolder({ name: scanner.stringValue(), parent: 0 })
      scanner.peek()
      found.push([folder, scanner.position])
      scanner.skipValue()
    } while (scanner.another(0x7d))
    return found
  }

  *#readObject(folder: number): Generator<FeatureBatch, void, undefined> {
    const scanner = this.#scanner
    const start = scanner.position
    const members = this.#collectionMembers(start)
    if (members < 0) {
      scanner.position = start
      yield* this.#readFeature(folder)
    } else {
      scanner.position = members
      if (scanner.open(0x5b, 0x5d)) {
        do yield* this.#readFeature(folder)
        while (scanner.another(0x5d))
      }
    }
  }

  /** Where the geometries of a collection begin; -1 when the object at `start` is another geometry. */
  #collectionMembers(start: number): number {
    const scanner = this.#scanner
    scanner.position = start
    if (scanner.peek() !== 0x7b || !scanner.open(0x7b, 0x7d)) return -1
    let isCollection = false
    let members = -1
    const others: string[] = []
    do {
      scanner.readKey()
      const isType = scanner.stringIs('type')
      const isMembers = scanner.stringIs('geometries')
      if (!isType && !isMembers) others.push(scanner.stringValue())
      const first = scanner.peek()
      if (isMembers && first === 0x5b) members = scanner.position
      scanner.skipValue()
      if (isType && first === 0x22) isCollection = scanner.stringIs('GeometryCollection')
    } while (scanner.another(0x7d))
    if (!isCollection || members < 0) return -1
    for (const key of others) this.#noteLeftOut(key, 'foreign-members-dropped')
    return members
  }

  #noteLeftOut(key: string, code: NoteCode): void {
    if (key === 'bbox') this.#context.notes.add('bounding-boxes-dropped')
    else this.#context.notes.add(code, 1, { subject: key })
  }

  *#readFeature(folder: number): Generator<FeatureBatch, void, undefined> {
    const scanner = this.#scanner
    const batch = this.#batch
    batch.beginFeature(undefined, folder)
    if (scanner.peek() === 0x7b) this.#readGeometry(batch, 0)
    else {
      if (scanner.peek() !== 0x6e) this.#context.notes.add('geometry-unreadable')
      scanner.skipValue()
    }
    if (batch.full) {
      yield batch
      batch.clear()
    }
  }

  /** A geometry object with its properties; inside a collection (`depth` above 0) properties have no place. */
  #readGeometry(batch: FeatureBatch, depth: number): void {
    const scanner = this.#scanner
    if (depth >= deepestNesting) scanner.tooDeep()
    let type: ShapeType | undefined
    let isNull = true
    let content = -1
    if (!scanner.open(0x7b, 0x7d)) return
    do {
      scanner.readKey()
      if (scanner.stringIs('type')) {
        isNull = scanner.peek() === 0x6e
        scanner.skipValue(depth)
        type = isNull ? undefined : shapeTypeOfName.get(scanner.stringValue())
      } else if (['arcs', 'coordinates', 'geometries'].some((key) => scanner.stringIs(key))) {
        if (content >= 0) this.#context.notes.add('duplicate-values-dropped', 1, { subject: scanner.stringValue() })
        scanner.peek()
        content = scanner.position
        scanner.skipValue(depth)
      } else this.#readOther(batch, depth)
    } while (scanner.another(0x7d))
    const end = scanner.position
    if (!isNull && !this.#readShape(batch, type, content, depth)) this.#context.notes.add('geometry-unreadable')
    scanner.position = end
  }

  #readOther(batch: FeatureBatch, depth: number): void {
    const scanner = this.#scanner
    if (depth > 0 || scanner.stringIs('bbox')) {
      this.#noteLeftOut(scanner.stringValue(), 'properties-dropped')
      scanner.skipValue(depth)
    } else if (scanner.stringIs('properties')) this.#properties.readObject(batch)
    else if (scanner.stringIs('id')) {
      if (scanner.peek() === 0x6e) scanner.skipValue()
      else this.#properties.readValue(batch, batch.document.field('id', 'id'))
    } else this.#properties.readValue(batch, batch.document.field(scanner.stringValue(), 'foreign'))
  }

  #readShape(batch: FeatureBatch, type: ShapeType | undefined, content: number, depth: number): boolean {
    const scanner = this.#scanner
    if (type === undefined || content < 0) return false
    scanner.position = content
    if (type !== shapeType.collection) return this.#geometry.readContent(batch, type)
    if (scanner.peek() !== 0x5b) return false
    const shape = batch.beginShape(type)
    if (scanner.open(0x5b, 0x5d)) {
      do {
        const first = scanner.peek()
        if (first === 0x7b) this.#readGeometry(batch, depth + 1)
        else {
          if (first !== 0x6e) this.#context.notes.add('geometry-unreadable')
          scanner.skipValue()
        }
      } while (scanner.another(0x5d))
    }
    batch.endCollection(shape)
    return true
  }
}
