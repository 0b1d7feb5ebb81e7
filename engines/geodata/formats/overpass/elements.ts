import type { Centre, MapElements, Member, Tags } from '../../osm/map-builder.ts'

interface Place {
  readonly lat?: unknown
  readonly lon?: unknown
}

interface MemberElement {
  readonly type?: unknown
  readonly ref?: unknown
  readonly role?: unknown
  readonly geometry?: unknown
}

/** As far as a file keeps to it: every part may be of another kind. */
export interface Element extends Place {
  readonly type?: unknown
  readonly id?: unknown
  readonly tags?: unknown
  readonly nodes?: unknown
  readonly members?: unknown
  /** Of `out geom`: the places of a way, null outside of the box asked for. */
  readonly geometry?: unknown
  /** Of `out center`. */
  readonly center?: unknown
}

const noTags: Tags = new Map()

/** Tells elements with the places that stand in them instead of nodes of their own. */
export class ElementTeller {
  readonly #elements: MapElements
  /** Numbers of places without one; those of the map are positive, those not uploaded yet small. */
  readonly #madeUp = new Map<string, number>()
  readonly #ways = new Set<number>()

  constructor(elements: MapElements) {
    this.#elements = elements
  }

  tell(element: Element): void {
    const id = Number(element?.id)
    if (!Number.isSafeInteger(id)) return
    const tags = tagsOf(element.tags)
    const centre = centreOf(element.center)
    if (element.type === 'node') this.#elements.node(id, numberOf(element.lon), numberOf(element.lat), tags)
    else if (element.type === 'way') {
      this.#ways.add(id)
      this.#elements.way(id, this.#nodesOf(element.nodes, element.geometry), tags, centre)
    } else if (element.type === 'relation')
      this.#elements.relation(
        id,
        listOf(element.members).map((member) => this.#memberOf(member)),
        tags,
        centre,
      )
  }

  #nodesOf(ids: unknown, geometry: unknown): readonly number[] {
    const places = listOf(geometry)
    if (places.length === 0) return listOf(ids).map(Number)
    return places.flatMap((place) => {
      const { longitude, latitude } = centreOf(place) ?? { longitude: Number.NaN, latitude: Number.NaN }
      // Places that meet are one node, whatever stands for them: rings are closed by that.
      const key = `${longitude} ${latitude}`
      if (Number.isNaN(longitude)) return []
      let id = this.#madeUp.get(key)
      if (id === undefined) {
        id = Number.MIN_SAFE_INTEGER + this.#madeUp.size
        this.#madeUp.set(key, id)
        this.#elements.node(id, longitude, latitude, noTags)
      }
      return [id]
    })
  }

  #memberOf({ type, ref, role, geometry }: MemberElement): Member {
    const id = Number(ref)
    if (type === 'way' && listOf(geometry).length > 0 && !this.#ways.has(id)) {
      this.#ways.add(id)
      this.#elements.way(id, this.#nodesOf(undefined, geometry), noTags)
    }
    return { type: type === 'way' || type === 'relation' ? type : 'node', id, role: String(role ?? '') }
  }
}

const listOf = (value: unknown): readonly MemberElement[] =>
  Array.isArray(value) ? value.filter((each) => each !== null && each !== undefined) : []

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

function centreOf(value: unknown): Centre | undefined {
  const { lon, lat } = (value ?? {}) as Place
  return typeof lon === 'number' && typeof lat === 'number' ? { longitude: lon, latitude: lat } : undefined
}

const tagsOf = (tags: unknown): Tags =>
  typeof tags === 'object' && tags !== null
    ? new Map(Object.entries(tags).map(([key, value]) => [key, String(value)]))
    : noTags
