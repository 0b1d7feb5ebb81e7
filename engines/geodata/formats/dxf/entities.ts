import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { type FeatureBatch, shapeType, valueKind } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { writeX, writeY, writeZ } from '../../model/ordinate.ts'
import { countMeasures } from '../../model/point-counts.ts'
import { LayerNames } from './layer-names.ts'
import { drawnText } from './texts.ts'

/** Height of a text: a metre on the ground, which is two millimetres on a plan of 1 : 500. */
const textHeights = { metres: '1', degrees: '0.00001' }

/** Draws features: each point, each part of a line and each ring of an area is an entity of its own, on the layer of the feature. */
export class Entities {
  readonly extent: [west: number, south: number, east: number, north: number] = [
    Infinity,
    Infinity,
    -Infinity,
    -Infinity,
  ]
  readonly #context: WriteContext
  readonly #out: ByteWriter
  readonly #layers: LayerNames
  readonly #textHeight: string
  #batch!: FeatureBatch
  /** Of the feature at hand. */
  #layer = ''
  #name = ''
  #text = ''
  #isSpatial = false
  #names = 0

  constructor(context: WriteContext, out: ByteWriter) {
    this.#context = context
    this.#out = out
    this.#layers = new LayerNames(context)
    this.#textHeight = textHeights[context.system?.projection.unit === 'metres' ? 'metres' : 'degrees']
  }

  get layers(): readonly string[] {
    return this.#layers.all
  }

  finish(): void {
    this.#context.notes.add('names-as-texts', this.#names)
    this.#layers.finish()
  }

  add(batch: FeatureBatch): void {
    this.#batch = batch
    this.#widen()
    this.#context.written.points += batch.pointCount
    if (batch.hasM) this.#context.notes.add('measures-dropped', countMeasures(batch))
    for (let feature = 0; feature < batch.featureCount; feature++) this.#feature(feature)
  }

  #widen(): void {
    const { x, y, pointCount } = this.#batch
    const { extent } = this
    for (let point = 0; point < pointCount; point++) {
      extent[0] = Math.min(extent[0], x[point]!)
      extent[1] = Math.min(extent[1], y[point]!)
      extent[2] = Math.max(extent[2], x[point]!)
      extent[3] = Math.max(extent[3], y[point]!)
    }
  }

  #feature(feature: number): void {
    const batch = this.#batch
    const { notes, written } = this.#context
    const [first, end] = [batch.firstShape[feature]!, batch.firstShape[feature + 1]!]
    const continues = feature === 0 && batch.continuesFeature
    if (!continues) this.#readValues(feature)
    if (first === end || batch.firstPath[first] === batch.firstPath[end]) {
      if (!continues) notes.add('features-without-geometry-dropped')
      return
    }
    const before = written.features - (continues ? 1 : 0)
    for (let shape = first; shape < end; shape++) this.#shape(shape)
    const count = written.features - before
    if (count > 1) notes.add('parts-apart')
    else if (batch.shape[first]! > shapeType.polygon && !continues) notes.add('multi-geometries-as-single')
    const [point, behind] = [batch.firstPoint[batch.firstPath[first]!]!, batch.firstPoint[batch.firstPath[end]!]!]
    if (this.#name === '' || point === behind) return
    this.#writeText(this.#name, point)
    this.#names++
    this.#name = ''
  }

  /** Its name becomes a text, its layer that of its entities; a drawing has no place for other values. */
  #readValues(feature: number): void {
    const batch = this.#batch
    const { notes } = this.#context
    const said = { layer: '', text: '', name: '' }
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const { name, role } = batch.document.fields[batch.propertyField[property]!]!
      if (batch.propertyStart[property] === batch.propertyEnd[property]) continue
      const place =
        role === 'name' ? 'name' : role === undefined && (name === 'layer' || name === 'text') ? name : undefined
      if (place === undefined || said[place] !== '' || batch.propertyKind[property] !== valueKind.text)
        notes.add('properties-dropped', 1, { subject: name })
      else said[place] = batch.propertyText(property)
    }
    this.#layer = this.#layers.of(batch.folder[feature]!, said.layer)
    this.#name = said.name
    this.#text = said.text
  }

  #shape(shape: number): void {
    const batch = this.#batch
    const type = batch.shape[shape]!
    const isArea = type === shapeType.polygon || type === shapeType.multiPolygon
    if (isArea) this.#context.notes.add('areas-as-outlines')
    if (type === shapeType.collection) return
    for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) {
      const [from, to] = [batch.firstPoint[path]!, batch.firstPoint[path + 1]!]
      if (type !== shapeType.point && type !== shapeType.multiPoint) this.#polyline(path, from, to, isArea)
      else for (let point = from; point < to; point++) this.#point(point)
    }
  }

  /** What was a text is one again. */
  #point(point: number): void {
    if (this.#text !== '') this.#writeText(this.#text, point)
    else {
      this.#begin('POINT')
      this.#position(point)
      this.#context.written.add('Point')
    }
  }

  /** A closed one does not say its first point twice. A line that comes in pieces is known when it begins by nothing but its heights. */
  #polyline(path: number, from: number, to: number, isArea: boolean): void {
    const batch = this.#batch
    const continues = path === 0 && batch.continuesPath
    const goesOn = path === batch.pathCount - 1 && batch.openPath
    if (from === to && !continues && !goesOn) return
    const { x, y, z } = batch
    const isRound =
      !continues &&
      !goesOn &&
      to - from > 3 &&
      x[from] === x[to - 1] &&
      y[from] === y[to - 1] &&
      isSame(z[from]!, z[to - 1]!)
    // Areas can be filled where their edges are flat lines.
    if (!continues) this.#isSpatial = goesOn || hasHeights(batch, from, to)
    if (!continues) {
      this.#begin('POLYLINE')
      this.#out.ascii(`66\n1\n10\n0\n20\n0\n30\n0\n70\n${(isRound || isArea ? 1 : 0) + (this.#isSpatial ? 8 : 0)}\n`)
      this.#context.written.add('LineString')
    }
    for (let point = from; point < (isRound ? to - 1 : to); point++) {
      this.#begin('VERTEX')
      this.#position(point)
      if (this.#isSpatial) this.#out.ascii('70\n32\n')
    }
    if (!goesOn) this.#begin('SEQEND')
  }

  #writeText(given: string, point: number): void {
    const { notes, written } = this.#context
    const { text, isCut, dropped } = drawnText(given)
    notes.add('characters-dropped', dropped)
    if (isCut) notes.add('text-cut')
    this.#begin('TEXT')
    this.#position(point)
    this.#out.ascii(`40\n${this.#textHeight}\n1\n${text}\n`)
    written.add('Point')
  }

  #begin(entity: string): void {
    const out = this.#out
    out.ascii('0\n')
    out.ascii(entity)
    out.ascii(this.#layer)
  }

  #position(point: number): void {
    const out = this.#out
    const batch = this.#batch
    out.ascii('10\n')
    writeX(out, batch, point)
    out.ascii('\n20\n')
    writeY(out, batch, point)
    out.ascii('\n30\n')
    if (batch.hasZ && !Number.isNaN(batch.z[point]!)) writeZ(out, batch, point)
    else out.byte(0x30)
    out.byte(0x0a)
  }
}

const isSame = (a: number, b: number): boolean => a === b || (Number.isNaN(a) && Number.isNaN(b))

function hasHeights({ hasZ, z }: FeatureBatch, from: number, to: number): boolean {
  for (let point = from; hasZ && point < to; point++) if (z[point]! !== 0 && !Number.isNaN(z[point]!)) return true
  return false
}
