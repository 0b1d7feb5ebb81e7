import { ByteWriter } from '../../bytes/byte-writer.ts'
import { grown } from '../../bytes/grow.ts'
import { FeatureMembers } from '../../json/feature-members.ts'
import { type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { type Topology, TopologyBuilder } from '../../topology/topology.ts'
import type { Grid } from './grid.ts'

/** Points that are not part of lines: TopoJSON keeps them with their geometry. */
interface LoosePoints {
  x: Float64Array
  y: Float64Array
  count: number
}

/** An object of the topology, with its features by number. */
interface CollectedObject {
  readonly name: string
  readonly features: number[]
}

/** Members of a geometry that TopoJSON defines (clause 2.2). */
const reservedMembers = ['type', 'arcs', 'coordinates', 'geometries', 'properties', 'bbox']

/** Everything of the features but the lines: their shapes by number, their other members as JSON. */
export class CollectedFeatures {
  readonly builder = new TopologyBuilder()
  readonly points: LoosePoints = {
    x: new Float64Array(),
    y: new Float64Array(),
    count: 0,
  }
  readonly objects: CollectedObject[] = []
  readonly #objectOfFolder: CollectedObject[] = []
  readonly #objectNames = new FreeNames()
  readonly #context: WriteContext
  readonly #memberWriter: FeatureMembers
  readonly #members = new ByteWriter()
  #memberStart: Uint32Array = new Uint32Array()
  #firstShape: Uint32Array = new Uint32Array()
  #featureCount = 0
  #shape: Uint8Array = new Uint8Array()
  #shapeEnd: Uint32Array = new Uint32Array()
  /** For lines and polygons the first path of the builder, for points the first loose point. */
  #firstPart: Uint32Array = new Uint32Array()
  #endPart: Uint32Array = new Uint32Array()
  #shapeCount = 0
  #isHole: Uint8Array = new Uint8Array()

  constructor(context: WriteContext) {
    this.#context = context
    this.#memberWriter = new FeatureMembers(context.document, context.notes, reservedMembers)
  }

  add(batch: FeatureBatch): void {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const first = batch.firstShape[feature]!
      const hasShape = first < batch.firstShape[feature + 1]!
      this.#context.written.add(hasShape ? shapeNames[batch.shape[first]!]! : 'None')
      this.#addFeature(batch, feature)
    }
    if (batch.hasM) this.#context.notes.add('measures-dropped', countNumbers(batch.m, batch.pointCount))
    if (batch.hasZ) this.#context.notes.add('elevations-dropped', countNumbers(batch.z, batch.pointCount))
    this.#context.written.points += batch.pointCount
  }

  *writeObject(
    out: ByteWriter,
    { name, features }: CollectedObject,
    topology: Topology,
    grid: Grid | undefined,
  ): Generator<Uint8Array, void, undefined> {
    out.utf8(`${JSON.stringify(name)}:{"type":"GeometryCollection","geometries":[`)
    for (const [index, feature] of features.entries()) {
      out.ascii(index === 0 ? '\n' : ',\n')
      const shape = this.#firstShape[feature]!
      if (shape < this.#firstShape[feature + 1]!) this.#writeShape(out, shape, topology, grid)
      else out.ascii('{"type":null')
      out.copySlice(this.#members.bytes, this.#memberStart[feature]!, this.#memberStart[feature + 1]!)
      out.byte(0x7d)
      if (out.full) yield out.take()
    }
    out.ascii(']}')
  }

  #addFeature(batch: FeatureBatch, feature: number): void {
    const number = this.#featureCount++
    this.#memberStart = grown(this.#memberStart, number + 2)
    this.#firstShape = grown(this.#firstShape, number + 2)
    this.#object(batch.folder[feature]!).push(number)
    this.#memberWriter.write(this.#members, batch, feature)
    this.#memberStart[number + 1] = this.#members.length
    for (let shape = batch.firstShape[feature]!; shape < batch.firstShape[feature + 1]!; shape++) {
      this.#addShape(batch, shape, this.#shapeCount - shape)
    }
    this.#firstShape[number + 1] = this.#shapeCount
  }

  /** Each folder is an object of its own, whatever it is called. */
  #object(folder: number): number[] {
    let object = this.#objectOfFolder[folder]
    if (object === undefined) {
      const { document, baseName, notes } = this.#context
      const given = document.folders[folder - 1]?.name || document.metadata.get('name') || baseName
      const name = this.#objectNames.of(given)
      if (name !== given) notes.add('invalid-names-changed', 1, { subject: given })
      object = { name, features: [] }
      this.objects.push(object)
      this.#objectOfFolder[folder] = object
    }
    return object.features
  }

  /** `shift` is what takes a shape's number in the batch to its number here. */
  #addShape(batch: FeatureBatch, shape: number, shift: number): void {
    const number = this.#shapeCount++
    this.#shape = grown(this.#shape, number + 1)
    this.#shapeEnd = grown(this.#shapeEnd, number + 1)
    this.#firstPart = grown(this.#firstPart, number + 1)
    this.#endPart = grown(this.#endPart, number + 1)
    const type = batch.shape[shape] as ShapeType
    const isLoose = type === shapeType.point || type === shapeType.multiPoint
    const { builder, points } = this
    this.#shape[number] = type
    this.#shapeEnd[number] = batch.shapeEnd[shape]! + shift
    this.#firstPart[number] = isLoose ? points.count : builder.pathCount
    const isRing = type === shapeType.polygon || type === shapeType.multiPolygon
    for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) {
      const from = batch.firstPoint[path]!
      const to = batch.firstPoint[path + 1]!
      if (isLoose) this.#addLoose(batch, from, to)
      else if (to > from) {
        this.#isHole = grown(this.#isHole, builder.pathCount + 1)
        this.#isHole[builder.pathCount] = batch.hole[path]!
        builder.addPath(batch.x, batch.y, from, to, isRing)
      }
    }
    this.#endPart[number] = isLoose ? points.count : builder.pathCount
  }

  #addLoose(batch: FeatureBatch, from: number, to: number): void {
    const { points } = this
    const end = points.count + to - from
    points.x = grown(points.x, end)
    points.y = grown(points.y, end)
    for (let point = from; point < to; point++) {
      points.x[points.count] = batch.x[point]!
      points.y[points.count++] = batch.y[point]!
    }
  }

  /** Opens the geometry's object; the caller adds members and closes it. */
  #writeShape(out: ByteWriter, shape: number, topology: Topology, grid: Grid | undefined): void {
    const type = this.#shape[shape] as ShapeType
    const first = this.#firstPart[shape]!
    const end = this.#endPart[shape]!
    // Others take a point without a position for one at zero.
    if (type === shapeType.point && first === end) {
      out.ascii('{"type":null')
      return
    }
    out.ascii(`{"type":"${shapeNames[type]}",`)
    if (type === shapeType.collection) {
      out.ascii('"geometries":[')
      for (let child = shape + 1; child < this.#shapeEnd[shape]!; child = this.#shapeEnd[child]!) {
        if (child > shape + 1) out.byte(0x2c)
        this.#writeShape(out, child, topology, grid)
        out.byte(0x7d)
      }
      out.byte(0x5d)
    } else if (type === shapeType.point || type === shapeType.multiPoint) {
      out.ascii('"coordinates":')
      if (type === shapeType.multiPoint) out.byte(0x5b)
      for (let point = first; point < end; point++) this.#writePoint(out, point, point > first, grid)
      if (type === shapeType.multiPoint) out.byte(0x5d)
    } else {
      out.ascii('"arcs":')
      this.#writeArcLists(out, type, first, end, topology)
    }
  }

  #writePoint(out: ByteWriter, point: number, isNext: boolean, grid: Grid | undefined): void {
    const { points } = this
    if (isNext) out.byte(0x2c)
    out.byte(0x5b)
    out.number(grid === undefined ? points.x[point]! : grid.x(points.x[point]!))
    out.byte(0x2c)
    out.number(grid === undefined ? points.y[point]! : grid.y(points.y[point]!))
    out.byte(0x5d)
  }

  #writeArcLists(out: ByteWriter, type: ShapeType, first: number, end: number, topology: Topology): void {
    if (type === shapeType.line) {
      if (first === end) out.ascii('[]')
      else writeArcList(out, topology, first)
      return
    }
    const isMultiPolygon = type === shapeType.multiPolygon
    out.byte(0x5b)
    for (let path = first; path < end; path++) {
      const beginsPolygon = isMultiPolygon && (path === first || this.#isHole[path] === 0)
      if (path > first) out.ascii(beginsPolygon ? '],' : ',')
      if (beginsPolygon) out.byte(0x5b)
      writeArcList(out, topology, path)
    }
    if (isMultiPolygon && end > first) out.byte(0x5d)
    out.byte(0x5d)
  }
}

function writeArcList(out: ByteWriter, topology: Topology, path: number): void {
  const from = topology.firstPathArc[path]!
  const to = topology.firstPathArc[path + 1]!
  out.byte(0x5b)
  for (let at = from; at < to; at++) {
    if (at > from) out.byte(0x2c)
    out.number(topology.pathArcs[at]!)
  }
  out.byte(0x5d)
}

function countNumbers(values: Float64Array, count: number): number {
  let numbers = 0
  for (let at = 0; at < count; at++) if (!Number.isNaN(values[at]!)) numbers++
  return numbers
}
