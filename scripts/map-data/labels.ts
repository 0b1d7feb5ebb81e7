import type { LabelKind } from '../../app/map/tiles/tile.ts'
import { areaOf, boxOf, innerPlace, type Line, type Point } from './cut.ts'
import { type Names, namesFromRussian, namesOf, withoutMarks } from './names/choose.ts'
import { countries, type GivenPlace, givenPlaces, naturalEarth, polygonsOf, serbianOfZones } from './sources.ts'

/** A name with its place. `from`: the zoom (a power of two of pixels round the equator) at which it may be written; the least comes first. */
export interface Label {
  readonly kind: LabelKind
  readonly from: number
  readonly at: Point
  /** Metres of a peak; degrees across of what has a size. */
  readonly more: number
  readonly names: Names
}

/** Zooms of Natural Earth count from a world of 256 pixels. */
const zoomOfNaturalEarth = (zoom: number): number => zoom + 8.3

/** What is so many pixels across. */
const zoomOfSize = (degrees: number, pixels: number): number => Math.log2((pixels * 360) / degrees)

export function countryLabels(): Label[] {
  return countries().flatMap(({ id, name, rings }) => {
    const code = name === 'Kosovo' ? 'XK' : id === '' ? undefined : new Intl.Locale(`und-${id}`).region
    const main = rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
    const place = main && innerPlace([main], boxOf(main))
    if (code === undefined || place === undefined) return []
    const size = Math.sqrt(areaOf(main as Line) * Math.cos((place.at[1] * Math.PI) / 180))
    const named = (language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? name
    const names = { en: named('en'), ru: named('ru'), sr: named('sr') }
    return [{ kind: 'country', from: zoomOfSize(size, 28), at: place.at, more: size, names }]
  })
}

interface SeaProperties {
  readonly name_en: string | null
  readonly name_ru: string | null
}

export interface Sea {
  readonly names: Names
  readonly polygons: readonly (readonly Line[])[]
}

export const seas = (): Sea[] =>
  naturalEarth<SeaProperties>('seas-10m').flatMap(({ properties: { name_en, name_ru }, geometry }) =>
    name_en === null ? [] : [{ names: namesFromRussian(name_en, plain(name_ru)), polygons: polygonsOf(geometry) }],
  )

export const seaLabel = (names: Names, rings: readonly Line[]): Label | undefined => {
  const outer = rings[0]
  const place = outer && innerPlace(rings, boxOf(outer))
  if (!place) return undefined
  const size = 2 * place.reach
  return { kind: 'sea', from: zoomOfSize(size, 40), at: place.at, more: size, names }
}

interface PeakProperties extends SeaProperties {
  readonly elevation: number
  readonly min_zoom: number
}

export const peakLabels = (): Label[] =>
  naturalEarth<PeakProperties>('peaks-10m').flatMap(({ properties, geometry }) => {
    const { name_en, name_ru, elevation, min_zoom } = properties
    if (name_en === null || geometry.type !== 'Point') return []
    const names = namesFromRussian(name_en, plain(name_ru))
    return [
      {
        kind: 'peak',
        from: zoomOfNaturalEarth(min_zoom),
        at: geometry.coordinates as unknown as Point,
        more: elevation,
        names,
      },
    ]
  })

interface PlaceProperties {
  readonly NAME_EN: string
  readonly NAME_RU: string
  readonly MIN_ZOOM: number
  readonly POP_MAX: number
}

/** Quarters, and places that are gone. */
const noPlaces = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** A seat of an administration is known beyond its size; of many GeoNames does not know the size. */
const leastPeople: Readonly<Record<string, number>> = {
  PPLC: 200_000,
  PPLA: 60_000,
  PPLA2: 12_000,
  PPLA3: 5_000,
  PPLA4: 1_500,
}

export function placeLabels(): Label[] {
  const given = givenPlaces().filter(({ code }) => !noPlaces.has(code))
  const known = naturalEarth<PlaceProperties>('places-50m')
  const nearby = neighbours(given)
  const zones = serbianOfZones()
  const better = new Map<GivenPlace, PlaceProperties>()
  const alone: Label[] = []
  for (const { properties, geometry } of known) {
    if (geometry.type !== 'Point') continue
    const at = geometry.coordinates as unknown as Point
    const same = nearby(at)
      .filter((place) => !better.has(place))
      .toSorted((one, other) => likeness(other, properties) - likeness(one, properties))[0]
    if (same && likeness(same, properties) > 0) better.set(same, properties)
    else
      alone.push({
        kind: 'place',
        from: Math.min(zoomOfPeople(properties.POP_MAX), zoomOfNaturalEarth(properties.MIN_ZOOM)),
        at,
        more: 0,
        names: namesFromRussian(properties.NAME_EN, plain(properties.NAME_RU)),
      })
  }
  const all = given.map((place): Label => {
    const properties = better.get(place)
    const names = namesOf({ ...place, russian: plain(properties?.NAME_RU), serbian: cityOfZone(place, zones) })
    const isSuburb = nearby(place.at).some((other) => isSuburbOf(place, other))
    const people = Math.max(isSuburb ? place.population / 8 : place.population, leastPeople[place.code] ?? 0, 500)
    const from = Math.min(
      zoomOfPeople(people),
      properties ? zoomOfNaturalEarth(properties.MIN_ZOOM) : Infinity,
      place.code === 'PPLC' ? 12.3 : Infinity,
    )
    return { kind: place.code === 'PPLC' ? 'capital' : 'place', from, at: place.at, more: 0, names }
  })
  return [...all, ...alone]
}

/** The city that its zone is called by; a small place of the same name is another. */
function cityOfZone(
  { name, population, code, zone }: GivenPlace,
  zones: ReadonlyMap<string, string>,
): string | undefined {
  const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
  const isCity = code === 'PPLC' || population > 50_000
  // Tirana's is Tirane.
  const isSame = withoutMarks(name).slice(0, -1) === city.slice(0, -1)
  return isCity && isSame ? zones.get(zone) : undefined
}

/** In the surroundings of a city several times larger a place is known less than its people would say. */
const isSuburbOf = ({ at, population }: GivenPlace, city: GivenPlace): boolean =>
  city.population > Math.max(400_000, 4 * population) && Math.hypot(city.at[0] - at[0], city.at[1] - at[1]) < 0.3

/** Five millions are named on the world, a thousand in a valley. */
const zoomOfPeople = (people: number): number => 10.2 + Math.max(0, 6.7 - Math.log10(people)) * 2.3

/** Of the same name, or a city of about that size; 0 where neither. */
function likeness({ name, others, population }: GivenPlace, { NAME_EN, POP_MAX }: PlaceProperties): number {
  const isSame = name === NAME_EN || others.includes(NAME_EN)
  return (isSame ? 1e9 : population > POP_MAX / 5 ? 1 : 0) * Math.max(1, population)
}

function neighbours(places: readonly GivenPlace[]): (at: Point) => GivenPlace[] {
  const key = ([x, y]: Point, right: number, up: number) => `${Math.round(x * 4) + right} ${Math.round(y * 4) + up}`
  const cells = Map.groupBy(places, ({ at }) => key(at, 0, 0))
  const steps = [-1, 0, 1]
  return (at) => steps.flatMap((right) => steps.flatMap((up) => cells.get(key(at, right, up)) ?? []))
}

/** Without what only tells two of the same name apart, and without the kind of thing. */
const plain = (name: string | null | undefined): string | undefined =>
  name?.replace(/\s*\(.*\)$/, '').replace(/^гора /, '') || undefined
