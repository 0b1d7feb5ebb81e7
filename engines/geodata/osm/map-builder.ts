import { FeatureBatch, shapeType, valueKind } from '../model/feature.ts'
import type { ReadContext } from '../model/format.ts'
import { groupRings } from '../model/group-rings.ts'
import { signedArea } from '../model/ring-direction.ts'
import { isArea, isTold } from './areas.ts'
import { NodeTable } from './node-table.ts'
import { joinedRings } from './rings.ts'

export type Tags = ReadonlyMap<string, string>

export interface Member {
  readonly type: 'node' | 'way' | 'relation'
  readonly id: number
  readonly role: string
}

export interface Centre {
  readonly longitude: number
  readonly latitude: number
}

/** What a reader of OpenStreetMap data tells, element by element. A centre stands for a shape that the file does not have. */
export interface MapElements {
  node(id: number, longitude: number, latitude: number, tags: Tags): void
  way(id: number, nodes: readonly number[], tags: Tags, centre?: Centre): void
  relation(id: number, members: readonly Member[], tags: Tags, centre?: Centre): void
}

const isPolygonRelation = (tags: Tags): boolean => /^(?:multipolygon|boundary)$/.test(tags.get('type') ?? '')

/** The first time through a file: which ways the areas need that come at its end, and whether they do. */
export class NeededWays implements MapElements {
  readonly ids = new Set<number>()
  /** Nodes stand before ways and ways before relations. */
  isInOrder = true
  #latest = 0

  node(): void {
    this.#see(1)
  }

  way(): void {
    this.#see(2)
  }

  relation(_id: number, members: readonly Member[], tags: Tags): void {
    this.#see(3)
    if (isPolygonRelation(tags)) for (const { type, id } of members) if (type === 'way') this.ids.add(id)
  }

  #see(place: number): void {
    if (place < this.#latest) this.isInOrder = false
    this.#latest = place
  }
}

/** The second time: nodes that tell something become points, ways lines or areas, multipolygon relations areas. */
export class MapBuilder implements MapElements {
  readonly batch: FeatureBatch
  readonly #context: ReadContext
  readonly #needed: ReadonlySet<number>
  readonly #nodes = new NodeTable()
  readonly #ways = new Map<number, readonly number[]>()
  featureCount = 0
  #incomplete = 0
  #unclosed = 0
  readonly #relations = new Map<string, number>()

  constructor(context: ReadContext, needed: ReadonlySet<number>) {
    this.#context = context
    this.#needed = needed
    this.batch = new FeatureBatch(context.document, context.keepDigits)
  }

  node(id: number, longitude: number, latitude: number, tags: Tags): void {
    const isOnGlobe = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
    if (isOnGlobe) this.#nodes.set(id, longitude, latitude)
    if (!isTold(tags)) return
    if (isOnGlobe) this.#point('node', id, tags, { longitude, latitude })
    else this.#context.notes.add('coordinates-out-of-range')
  }

  way(id: number, nodes: readonly number[], tags: Tags, centre?: Centre): void {
    const isPart = this.#needed.has(id)
    if (isPart) this.#ways.set(id, nodes)
    // The ring of an area tells nothing by itself.
    if (isPart && !isTold(tags)) return
    if (centre !== undefined && nodes.every((node) => this.#nodes.indexOf(node) < 0)) {
      this.#point('way', id, tags, centre)
      return
    }
    const places = this.#placesOf(nodes)
    if (places.length < 2) return
    this.#begin('way', id, tags)
    const isClosed = nodes.length > 3 && nodes[0] === nodes.at(-1) && places.length === nodes.length
    this.batch.beginShape(isClosed && isArea(tags) ? shapeType.polygon : shapeType.line)
    this.#addPath(places)
  }

  relation(id: number, members: readonly Member[], tags: Tags, centre?: Centre): void {
    if (!isPolygonRelation(tags)) {
      const type = tags.get('type') ?? 'relation'
      this.#relations.set(type, (this.#relations.get(type) ?? 0) + 1)
      return
    }
    const parts = members.filter(({ type }) => type === 'way')
    const known = parts.filter((part) => this.#ways.has(part.id))
    if (centre !== undefined && known.length === 0) {
      this.#point('relation', id, tags, centre)
      return
    }
    const ringsOf = (isInner: boolean) =>
      joinedRings(known.filter(({ role }) => (role === 'inner') === isInner).map((part) => this.#ways.get(part.id)!))
    const [outer, inner] = [ringsOf(false), ringsOf(true)]
    const placed = (rings: readonly (readonly number[])[]) =>
      rings.map((ring) => this.#placesOf(ring)).filter((ring) => ring.length > 3)
    const [exteriors, holes] = [placed(outer.rings), placed(inner.rings)]
    if (known.length < parts.length || outer.open + inner.open > 0) this.#unclosed++
    if (exteriors.length === 0) return
    this.#begin('relation', id, tags)
    this.#addRings([...exteriors.map((ring) => this.#turned(ring, -1)), ...holes.map((ring) => this.#turned(ring, 1))])
  }

  finish(): void {
    const { notes } = this.#context
    notes.add('coordinates-unreadable', this.#incomplete)
    notes.add('ring-repaired', this.#unclosed)
    for (const [type, count] of this.#relations) notes.add('element-unknown', count, { subject: type })
  }

  #point(type: string, id: number, tags: Tags, { longitude, latitude }: Centre): void {
    this.#begin(type, id, tags)
    this.batch.beginShape(shapeType.point)
    this.batch.beginPath()
    this.batch.addPoint(longitude, latitude)
  }

  #begin(type: string, id: number, tags: Tags): void {
    const { batch } = this
    this.featureCount++
    batch.beginFeature()
    batch.addStringProperty(batch.document.field('id', 'id'), valueKind.text, `${type}/${id}`)
    for (const [key, value] of tags) batch.addStringProperty(batch.document.field(key), valueKind.text, value)
  }

  /** Nodes that an extract leaves out are left out of its ways. */
  #placesOf(nodes: readonly number[]): number[] {
    const places = nodes.map((id) => this.#nodes.indexOf(id)).filter((index) => index >= 0)
    this.#incomplete += nodes.length - places.length
    return places
  }

  #addPath(places: readonly number[], isHole = false): void {
    this.batch.beginPath(isHole)
    for (const place of places) this.batch.addPoint(this.#nodes.longitude(place), this.#nodes.latitude(place))
  }

  /** Run clockwise (-1) or counter-clockwise (1): that is how exteriors and holes are told apart. */
  #turned(ring: readonly number[], direction: 1 | -1): readonly number[] {
    const x = Float64Array.from(ring, (place) => this.#nodes.longitude(place))
    const y = Float64Array.from(ring, (place) => this.#nodes.latitude(place))
    return signedArea(x, y, 0, ring.length) * direction < 0 ? ring.toReversed() : ring
  }

  /** Which exterior a hole belongs to follows from where it lies. */
  #addRings(rings: readonly (readonly number[])[]): void {
    const starts = [0]
    for (const ring of rings) starts.push(starts.at(-1)! + ring.length)
    const places = rings.flat()
    const x = Float64Array.from(places, (place) => this.#nodes.longitude(place))
    const y = Float64Array.from(places, (place) => this.#nodes.latitude(place))
    const { order, isHole } = groupRings(x, y, starts, rings.length)
    const isMulti = isHole.filter((hole) => !hole).length > 1
    this.batch.beginShape(isMulti ? shapeType.multiPolygon : shapeType.polygon)
    for (const [index, ring] of order.entries()) this.#addPath(rings[ring]!, isHole[index])
  }
}
