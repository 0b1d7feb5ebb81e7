import { axisNames, calledSystems, plainAxisName as plain, type SaidAxes } from '#engines/coordinates/index.ts'
import { systemInName } from './name-in-system.ts'

const { eastNames, northNames, xNames, yNames, programNames } = axisNames

/** Names of columns people give to positions, in the languages of the site and as programs write them; letters and digits only. */
const longitudes =
  words(`lon long lng longitude longitud longitude_deg lon_deg x_wgs84 lon_wgs84 wgs84lon decimallongitude
  gpslongitude geolon geolng долгота долг геодолгота дужина гдужина географскадужина duzina dužina geografskadužina geografskaduzina länge laenge
  lonx londd longdd decimallong longitudewgs84 longitudeew вд восточнаядолгота`)
const latitudes =
  words(`lat latitude latitud latitude_deg lat_deg y_wgs84 lat_wgs84 wgs84lat decimallatitude gpslatitude
  geolat широта шир геоширота ширина гширина географскаширина sirina širina geografskaširina geografskasirina breite
  laty latdd decimallat latitudewgs84 latitudens сш севернаяширота`)
/** Degrees or metres. Beside longitude and latitude they are the same place in another system, or cells of a grid. */
const eastings = new Set([...eastNames, ...xNames])
const northings = new Set([...northNames, ...yNames])
/** E and N alone are too short to be believed beside a name of another kind: an `n` is more often a number. */
const isTelling = (name: string): boolean => name.length > 1 || xNames.has(name) || yNames.has(name)
const anyEast = new Set([...longitudes, ...eastings].filter(isTelling))
const anyNorth = new Set([...latitudes, ...northings].filter(isTelling))
const elevations = words(
  `ele elev elevation altitude alt z height высота высотам висина надморскависина visina elevationm altitudem
  h н кота kota отметка отметкам höhe hoehe hauteur altitud cota quota wysokość korkeus höjd magasság`,
)
const geometries = words(
  `wkt geom geometry thegeom wktgeom wktgeometry shape ewkt geojson wkb ewkb hexwkb geometrywkt геометрия геометрија`,
)
/** Both coordinates in one column; its values have to agree, because a `location` may be an address. */
const pairs = words(
  `latlng latlon latlong latitudelongitude lonlat lnglat longlat xy coordinates coordinate coords coord latlngs location loc geo geopoint
  geopoint2d geolocation position pos point gps gpscoordinates gpslocation координаты координата геопозиция координате положај локација koordinate`,
)

/** What a place within something is called. */
const placeNames = new Set([
  ...pairs,
  ...words('geometry center centre centroid place address venue site stop station geocode latlon'),
])

export const isPlaceName = (name: string): boolean => placeNames.has(plain(name))

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(plain))
}

/** Where the rest of an angle stands whose degrees have a column of their own; -1 for what has none. */
export interface AngleColumns {
  readonly minutes: number
  readonly seconds: number
  /** The letter of the hemisphere. */
  readonly side: number
}

interface BothAngles {
  readonly longitude: AngleColumns
  readonly latitude: AngleColumns
}

export interface PositionColumns {
  readonly longitude: number
  readonly latitude: number
  readonly elevation: number
  readonly geometry: number
  readonly pair: number
  /** What the names say of the axes; X or Y alone may be either. */
  readonly said: SaidAxes
  /** The system both columns say they are in: `easting_EPSG_6316`. */
  readonly system?: string
  /** Present where minutes, seconds or letters of the hemispheres have columns of their own. */
  readonly angles?: BothAngles
}

/** `E (m)`, `N [м]`, `H, m` */
const unitBehind = /(?:\(\s*[mм]\s*\)|\[\s*[mм]\s*\]|,\s*[mм])$/iu

type PairOfColumns = readonly [longitude: number, latitude: number, elevation?: number]

const find = (names: readonly string[], known: ReadonlySet<string>): number =>
  names.findIndex((name) => known.has(plain(name)))

/** Rechts and Hoch by their letters, which mean that only together: beside another name `H` is a height. */
const arePartners = (east: string, north: string): boolean => (plain(east) === 'r') === (plain(north) === 'h')

/** Of several columns of a name those that stand together: `n,E,N` begins with the numbers of the points. */
function neighbours(names: readonly string[], east: ReadonlySet<string>, north: ReadonlySet<string>): PairOfColumns {
  const columnsOf = (known: ReadonlySet<string>) =>
    names.flatMap((name, column) => (known.has(plain(name)) ? [column] : []))
  const norths = columnsOf(north)
  let best: PairOfColumns = [-1, -1]
  for (const column of columnsOf(east))
    for (const other of norths.filter((north) => arePartners(names[column]!, names[north]!)))
      if (best[0] < 0 || Math.abs(column - other) <= Math.abs(best[0] - best[1])) best = [column, other]
  return best
}

/** Which columns hold the position, -1 for each that none does. */
export function positionColumns(columns: readonly string[]): PositionColumns {
  const inSystems = columns.map(systemInName)
  const names = inSystems.map(({ name }) => name.replace(unitBehind, '').trimEnd())
  const isWhole = ([longitude, latitude]: PairOfColumns) => longitude >= 0 && latitude >= 0
  const namesInSystem = inSystems.map(({ name, system }) => (system === undefined ? '' : name))
  const pairsByName: readonly PairOfColumns[] = [
    [find(names, longitudes), find(names, latitudes)],
    [find(namesInSystem, anyEast), find(namesInSystem, anyNorth)],
    neighbours(names, eastNames, northNames),
    neighbours(names, xNames, yNames),
    [find(names, anyEast), find(names, anyNorth)],
  ]
  const [longitude, latitude, height = -1] = pairsByName.find(isWhole) ?? systemPair(names) ?? prefixedPair(names)
  const elevation = names.findIndex((name, at) => at !== longitude && at !== latitude && elevations.has(plain(name)))
  const system = inSystems[longitude]?.system
  return {
    longitude,
    latitude,
    elevation: elevation < 0 ? height : elevation,
    geometry: find(names, geometries),
    pair: find(names, pairs),
    said: saidOf(axisPart(names[longitude]), axisPart(names[latitude])),
    ...(system !== undefined && system === inSystems[latitude]?.system ? { system } : {}),
  }
}

/** Letters alone say nothing for sure, unless a program wrote them. */
function saidOf(east: string | undefined, north: string | undefined): SaidAxes {
  if (east === undefined || north === undefined) return 'nothing'
  const areLetters = xNames.has(plain(east)) && yNames.has(plain(north))
  return areLetters && !programNames.has(plain(east)) ? 'letters' : 'named'
}

/**
 * `pickup_longitude` and `pickup_latitude`: the words of a name, with the same rest on both sides. The bounds of something (`min_lon`,
 * `min_lat`) are one corner of it, and not where it is. A `pickup_altitude` is of the same place.
 */
function prefixedPair(names: readonly string[]): PairOfColumns {
  const rests = (known: ReadonlySet<string>) =>
    names.map((name) => {
      const parts = partsOf(name)
      const at = parts.findIndex((part) => part.length > 1 && known.has(part))
      return at < 0 || parts.some((part) => boundWord.test(part))
        ? undefined
        : parts.filter((_, index) => index !== at).join(' ')
    })
  const east = rests(anyEast)
  const north = rests(anyNorth)
  for (const [index, rest] of east.entries()) {
    const partner = rest === undefined ? -1 : north.indexOf(rest)
    if (partner >= 0 && partner !== index) return [index, partner, rests(elevations).indexOf(rest)]
  }
  return [-1, -1]
}

/** Whatever stands between two parts; each sign for itself, because a run of millions of them runs out of stack. */
const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((part, index, { length }) => part !== '' || index === 0 || index === length - 1)

/** Of `X_L93` and `ETRS89_E` the letter; another name as it is. */
function axisPart(name: string | undefined): string | undefined {
  const [first = '', last = '', ...more] = partsOf(name ?? '').filter(Boolean)
  if (more.length > 0) return name
  if (eastings.has(first) || northings.has(first)) return calledSystems(last).length > 0 ? first : name
  return (eastings.has(last) || northings.has(last)) && calledSystems(first).length > 0 ? last : name
}

/** `X_L93` and `Y_L93`: the name of a system beside the letters of its axes. */
function systemPair(names: readonly string[]): PairOfColumns | undefined {
  const letters = names.map((name) => {
    const letter = axisPart(name)
    return letter === name ? '' : letter!
  })
  const pair = [find(letters, eastings), find(letters, northings)] as const
  return pair[0] >= 0 && pair[1] >= 0 ? pair : undefined
}

const boundWord = /^(?:min|max)(?:imum)?$/

/** `lonlat`, `lng_lat`, `XY`: the name of a column with both coordinates tells their order. */
export const namedLongitudeFirst = (name: string): boolean => /^(?:lon|lng|x)|long?(?:itude)?\P{L}*lat/iu.test(name)

/** The index of a column a person names, by its name or its number from 1. */
export function chosenColumn(names: readonly string[], chosen: string | undefined): number {
  if (chosen === undefined || chosen === '') return -1
  const exact = names.indexOf(chosen)
  if (exact >= 0) return exact
  const loose = names.findIndex((name) => plain(name) === plain(chosen))
  if (loose >= 0) return loose
  const number = Number(chosen)
  return Number.isInteger(number) && number >= 1 && number <= names.length ? number - 1 : -1
}
