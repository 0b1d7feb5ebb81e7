import { utf8Slice } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { readDecimal } from '../../numbers/read-decimal.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { type CoordinateMarks, withUsualMarks } from './coordinate-marks.ts'
import { GeometryBuilder } from './geometry-builder.ts'
import { type RingPlace, ringPlaces } from './geometry-names.ts'
import { GeometryNode } from './geometry-node.ts'
import type { GmlNames } from './names.ts'
import { Positions } from './positions.ts'
import { noReferenceSystem, type ReferenceSystem, type ReferenceSystems } from './reference-systems.ts'

const cursor = { position: 0 }

/** Reads one geometry element, from its open tag to its close tag, and leaves it in the batch. */
export class GeometryParser {
  readonly #xml: XmlTokenizer
  readonly #names: GmlNames
  readonly #batch: FeatureBatch
  readonly #systems: ReferenceSystems
  readonly #positions: Positions
  readonly #notes: Notes
  readonly #builder: GeometryBuilder
  /** Open geometry elements, and the depth each was opened at. */
  readonly #nodes: GeometryNode[] = []
  readonly #depths: number[] = []
  #place: RingPlace | undefined
  #reversesNext = false
  #skipDepth = 0
  /** The element whose text is numbers: positions, a radius or an angle. */
  #reading: 'positions' | 'radius' | 'start' | 'end' | undefined
  #dimension: number | undefined
  #marks: CoordinateMarks | undefined
  #value = ''
  /** What the document or the feature around says, for geometries that say nothing. */
  defaultSystem = ''
  defaultDimension: number | undefined
  featureDimension: number | undefined

  constructor(xml: XmlTokenizer, names: GmlNames, batch: FeatureBatch, systems: ReferenceSystems, notes: Notes) {
    this.#xml = xml
    this.#names = names
    this.#batch = batch
    this.#systems = systems
    this.#notes = notes
    this.#positions = new Positions(batch.keepDigits)
    this.#builder = new GeometryBuilder(this.#positions, notes, batch.keepDigits)
  }

  get isActive(): boolean {
    return this.#nodes.length > 0
  }

  /** An element opened while a geometry is read, or the geometry's own. */
  open(): void {
    const xml = this.#xml
    if (this.#skipDepth > 0) return
    const local = this.#names.spelling(xml.name)
    // A part that stands elsewhere in the document, or in another: it is not looked up.
    if (xml.attributeCount > 0 && this.#attribute('href') !== undefined)
      this.#notes.add('element-unknown', 1, { subject: `${local} xlink:href` })
    const role = this.#names.roleOf(xml.qualifiedName)
    if (role !== undefined) {
      if (role === 'point' && this.#names.isNode(xml.name) && this.#nodes.at(-1)?.role === 'curve') {
        // The nodes at the ends of an edge add nothing to its line.
        this.#skipDepth = xml.depth
        return
      }
      this.#openNode(role)
      return
    }
    const place = ringPlaces.get(local)
    if (place !== undefined) this.#place = place
    else if (local === 'pos' || local === 'posList' || local === 'coordinates') {
      this.#reading = 'positions'
      this.#dimension = this.#numberAttribute('srsDimension') ?? this.#numberAttribute('dimension')
      this.#marks = local === 'coordinates' ? this.#otherMarks() : undefined
    } else if (local === 'X' || local === 'Y' || local === 'Z') this.#reading = 'positions'
    else if (local === 'radius') {
      this.#reading = 'radius'
      const node = this.#nodes.at(-1)
      if (node !== undefined) node.radiusUnit = this.#attribute('uom') ?? ''
    } else if (local === 'startAngle') this.#reading = 'start'
    else if (local === 'endAngle') this.#reading = 'end'
    else if (local === 'directedEdge' || local === 'directedFace') this.#reversesNext = this.#isNegative()
    else if (local === 'elevation' || local === 'verticalDatum' || local === 'geoidUndulation') {
      // Of AIXM's elevated geometries: a value beside the positions, in a unit and over a datum of its own.
      this.#notes.add('properties-dropped', 1, { subject: local })
      this.#skipDepth = xml.depth
    } else if (local === 'metaDataProperty' || local === 'boundedBy' || local === 'name' || local === 'description') {
      this.#skipDepth = xml.depth
    }
  }

  text(): void {
    if (this.#skipDepth > 0 || this.#reading === undefined) return
    const { bytes, textStart, textEnd } = this.#xml
    if (this.#reading === 'positions' && this.#marks !== undefined) {
      const usual = withUsualMarks(bytes.subarray(textStart, textEnd), this.#marks)
      this.#positions.readNumbers(usual, 0, usual.length, this.#batch)
    } else if (this.#reading === 'positions') this.#positions.readNumbers(bytes, textStart, textEnd, this.#batch)
    else this.#value += utf8Slice(bytes, textStart, textEnd)
  }

  /** True when this was the geometry's own close tag: the batch has its shape. */
  close(): boolean {
    const xml = this.#xml
    if (this.#skipDepth > 0) {
      // The tokenizer has left the element already.
      if (xml.depth < this.#skipDepth) this.#skipDepth = 0
      return false
    }
    if (this.#names.roleOf(xml.qualifiedName) !== undefined && xml.depth + 1 === this.#depths.at(-1)) {
      const node = this.#nodes.pop()!
      this.#depths.pop()
      node.to = node.children.length === 0 ? this.#positions.count : node.to
      this.#place = undefined
      if (this.#nodes.length > 0) return false
      this.#builder.build(this.#batch, node)
      return true
    }
    const local = this.#names.spelling(xml.name)
    const node = this.#nodes.at(-1)
    if (local === 'pos' || local === 'posList' || local === 'coordinates' || local === 'coord') this.#takePoints(local)
    else if (this.#reading !== undefined && this.#reading !== 'positions' && node !== undefined) {
      const value = this.#readValue()
      if (this.#reading === 'radius') node.radius = value
      else if (this.#reading === 'start') node.startAngle = value
      else node.endAngle = value
    }
    this.#reading = undefined
    if (ringPlaces.has(local)) this.#place = undefined
    return false
  }

  #openNode(role: GeometryNode['role']): void {
    const xml = this.#xml
    const parent = this.#nodes.at(-1)
    if (parent === undefined) this.#positions.clear()
    const system = this.#systemHere(parent)
    const dimension = this.#numberAttribute('srsDimension') ?? parent?.dimension
    const isReversed = this.#reversesNext !== this.#isNegative()
    this.#reversesNext = false
    const node = new GeometryNode(role, system, dimension, this.#place, isReversed, this.#positions.count)
    this.#place = undefined
    parent?.children.push(node)
    this.#nodes.push(node)
    this.#depths.push(xml.depth)
  }

  #systemHere(parent: GeometryNode | undefined): ReferenceSystem {
    const xml = this.#xml
    const index = xml.attributeCount > 0 ? xml.attribute(this.#names.number('srsName')) : -1
    const own = index < 0 ? '' : this.#systems.nameAt(xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!)
    const name = own === '' && parent === undefined ? this.defaultSystem : own
    if (name !== '') return this.#systems.get(name) ?? noReferenceSystem
    return parent?.system ?? noReferenceSystem
  }

  #takePoints(element: string): void {
    const node = this.#nodes.at(-1)
    const positions = this.#positions
    if (node === undefined) return
    const count = positions.numberCount
    const own = this.#dimension ?? node.dimension
    const around = this.featureDimension ?? this.defaultDimension ?? node.system.dimension
    // A dimension stated for more than this geometry is used only where it fits its numbers.
    const declared = own ?? (around !== undefined && count % around === 0 ? around : undefined)
    // A single position has as many dimensions as numbers; a list without a stated dimension has pairs, unless only triples fit.
    const dimension =
      element === 'pos' || element === 'coord'
        ? count
        : element === 'coordinates'
          ? this.#tupleLength(count)
          : (declared ?? (count % 2 !== 0 && count % 3 === 0 ? 3 : 2))
    if (count === 0) return
    if (dimension < 2 || dimension > 4) positions.isFaulty = true
    else positions.takePoints(dimension, node.system.isNorthFirst)
    node.to = positions.count
  }

  /** Numbers per tuple of gml:coordinates, from where the blanks between tuples stood. */
  #tupleLength(count: number): number {
    const tuples = this.#positions.tupleCount
    this.#positions.tupleCount = 0
    const length = count / tuples
    if (length === 2 || length === 3) return length
    return count % 2 !== 0 && count % 3 === 0 ? 3 : 2
  }

  /** `cs`, `ts` and `decimal` of gml:coordinates, where they are not the usual ones. */
  #otherMarks(): CoordinateMarks | undefined {
    if (this.#xml.attributeCount === 0) return undefined
    const decimal = this.#attribute('decimal') || '.'
    const between = this.#attribute('cs') || ','
    const apart = this.#attribute('ts') || ' '
    return decimal === '.' && between === ',' && apart === ' ' ? undefined : { decimal, between, apart }
  }

  #readValue(): number {
    const bytes = new TextEncoder().encode(this.#value.trim())
    this.#value = ''
    cursor.position = 0
    return readDecimal(bytes, cursor, bytes.length)
  }

  #isNegative(): boolean {
    return this.#attribute('orientation') === '-'
  }

  #numberAttribute(name: string): number | undefined {
    const value = Number(this.#attribute(name))
    return Number.isInteger(value) && value >= 1 && value <= 4 ? value : undefined
  }

  #attribute(name: string): string | undefined {
    const xml = this.#xml
    if (xml.attributeCount === 0) return undefined
    const index = xml.attribute(this.#names.number(name))
    return index < 0 ? undefined : utf8Slice(xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!)
  }
}
