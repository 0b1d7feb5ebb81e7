import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Feature, Geometry, Polygon } from 'geojson'
import { afterAll, describe, expect, it } from 'vitest'
import { converted } from '../testing/run.ts'
import type { StepChoices } from './step.ts'

const folder = mkdtempSync(join(tmpdir(), 'steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isThere = (program: string, option: string) => spawnSync(program, [option]).status === 0
const fileOf = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const winding = (count: number) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${Array.from({ length: count }, (_, at) => `<trkpt lat="${(46 + Math.sin(at / 30) / 100 + Math.sin(at / 7) / 900).toFixed(6)}" lon="${(7 + at * 2e-5).toFixed(6)}"/>`).join('')}</trkseg></trk></gpx>`
const latitudes = (gpx: string) =>
  [...gpx.matchAll(/<trkpt lat="([\d.]+)"/g)].map(([, latitude]) => Number(latitude).toFixed(6))

type Place = [number, number]
const places = (gpx: string): Place[] =>
  [...gpx.matchAll(/<trkpt lat="([\d.]+)" lon="([\d.]+)"/g)].map(([, y, x]) => [Number(x), Number(y)])

/** From a stretch, in degrees of the equator; good for what is small. */
function offStretch([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const narrow = Math.cos((y * Math.PI) / 180)
  const [dx, dy, px, py] = [(bx - ax) * narrow, by - ay, (x - ax) * narrow, y - ay]
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(px - along * dx, py - along * dy)
}

/** How far the farthest point lies from the line that is left. */
const farthest = (points: readonly Place[], line: readonly Place[]): number =>
  Math.max(
    ...points.map((point) => Math.min(...line.slice(1).map((end, index) => offStretch(point, line[index]!, end)))),
  )

describe.skipIf(!isThere('gpsbabel', '-V'))('gpsbabel (skipped where it is not installed)', () => {
  it('leaves about the same points of a track, by distance', async () => {
    const source = winding(3000)
    const theirs = spawnSync(
      'gpsbabel',
      [
        '-t',
        '-i',
        'gpx',
        '-f',
        fileOf('track.gpx', source),
        '-x',
        'simplify,crosstrack,error=0.005k',
        '-o',
        'gpx',
        '-F',
        '-',
      ],
      { encoding: 'utf8' },
    )
    expect(theirs.status, theirs.stderr).toBe(0)
    const ours = latitudes((await converted(source, 'gpx', 'gpx', undefined, {}, { reduce: '5m' })).text)
    const found = latitudes(theirs.stdout)
    expect([ours[0], ours.at(-1)]).toEqual([found[0], found.at(-1)])
    expect(ours.length / found.length).toBeGreaterThan(0.7)
    expect(ours.length / found.length).toBeLessThan(1.4)
  })

  const theirs = (source: string, ...filter: string[]) => {
    const { stdout, stderr, status } = spawnSync(
      'gpsbabel',
      ['-t', '-i', 'gpx', '-f', fileOf('track.gpx', source), '-x', filter.join(','), '-o', 'gpx', '-F', '-'],
      { encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
    return stdout
  }

  it('leaves as many points of a track, and a line no farther off', async () => {
    const source = winding(3000)
    const theirPoints = places(theirs(source, 'simplify', 'count=100'))
    const ourPoints = places((await converted(source, 'gpx', 'gpx', undefined, {}, { reduce: '100' })).text)
    expect([ourPoints.length, theirPoints.length]).toEqual([100, 100])
    const [ours, others] = [ourPoints, theirPoints].map((points) => farthest(places(source), points))
    expect(ours).toBeLessThan(others! * 1.2)
  })

  it('makes one track of several, in the order of time', async () => {
    const track = (name: string, ...minutes: number[]) =>
      `<trk><name>${name}</name><trkseg>${minutes.map((minute) => `<trkpt lat="46.${minute}" lon="7.${minute}"><time>2024-05-01T10:${minute}:00Z</time></trkpt>`).join('')}</trkseg></trk>`
    const source = `<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">${track('c', 50, 51)}${track('a', 10, 11, 12)}${track('b', 30, 31)}</gpx>`
    const ours = (await converted(source, 'gpx', 'gpx', undefined, {}, { join: 'yes' })).text
    const found = theirs(source, 'track', 'pack')
    expect(places(ours)).toEqual(places(found))
    expect([ours, found].map((gpx) => gpx.match(/<trk>/g)?.length)).toEqual([1, 1])
  })
})

const towns = {
  type: 'FeatureCollection',
  features: [
    { n: 5, name: 'Abo', kind: 'a' },
    { n: 50, name: 'Ulm', kind: 'b' },
    { n: 500, name: 'Bonn', kind: 'a' },
    { n: -1.5, name: 'Köln', kind: 'c' },
  ].map((properties, at) => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [at, at] } })),
}

describe.skipIf(!isThere('ogr2ogr', '--version'))('GDAL (skipped where it is not installed)', () => {
  it.each([
    'n > 5',
    "n <= 50 and kind = 'a'",
    "name like '%n%'",
    "kind in ('a', 'c')",
    "not (kind = 'b')",
    'n = -1.5 or n = 500',
  ])('means the same by %s', async (condition) => {
    const source = JSON.stringify(towns)
    const theirs = spawnSync(
      'ogr2ogr',
      ['-f', 'GeoJSON', '/vsistdout/', fileOf('towns.geojson', source), '-where', condition],
      { encoding: 'utf8' },
    )
    const names = (text: string) =>
      JSON.parse(text).features.map(({ properties }: { properties: { name: string } }) => properties.name)
    const { text } = await converted(source, 'geojson', 'geojson', undefined, {}, { where: condition })
    expect(names(text)).toEqual(names(theirs.stdout))
  })

  const theirs = (source: string, ...words: string[]): Feature[] => {
    const { stdout, stderr, status } = spawnSync(
      'ogr2ogr',
      ['-f', 'GeoJSON', '-lco', 'COORDINATE_PRECISION=12', '/vsistdout/', fileOf('source.geojson', source), ...words],
      { encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
    return JSON.parse(stdout).features
  }
  const ours = async (source: string, steps: StepChoices): Promise<Feature[]> =>
    JSON.parse((await converted(source, 'geojson', 'geojson', undefined, {}, steps)).text).features
  const byNumber = (features: readonly Feature[]) =>
    new Map(features.map((each) => [each.properties!.n as number, each]))

  it.each([
    [2.2, 2.3, 6.4, 5.9],
    [-1, -1, 3.3, 9],
    [4.05, 4.05, 4.2, 4.2],
  ])('cuts the same out of everything at %d, %d, %d, %d', async (...sides) => {
    const source = JSON.stringify({ type: 'FeatureCollection', features: scattered() })
    const found = byNumber(theirs(source, '-clipsrc', ...sides.map(String)))
    const left = byNumber(await ours(source, { clip: sides.join(',') }))
    expect(left.size).toBeGreaterThan(3)
    expect([...left.keys()].sort()).toEqual([...found.keys()].sort())
    for (const [n, { geometry }] of left) {
      // Where a side only touches, GDAL adds the point or line it touches.
      const [our, their] = [geometry, found.get(n)!.geometry].map((each) => sizeOf(each)[n % 3])
      expect(our, `feature ${n}`).toBeCloseTo(their!, 9)
    }
  })

  it('simplifies an area about as far, to about the same shape', async () => {
    const ring = Array.from({ length: 721 }, (_, at): Place => {
      const angle = ((at % 720) / 360) * Math.PI
      const radius = 0.2 + Math.sin(angle * 9) / 40 + Math.sin(angle * 61) / 900
      return [20 + radius * Math.cos(angle), radius * Math.sin(angle)]
    })
    const source = JSON.stringify({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: { n: 1 }, geometry: { type: 'Polygon', coordinates: [ring] } }],
    })
    // On the equator a thousandth of a degree is 111 metres.
    const [their] = theirs(source, '-simplify', '0.001')
    const [our] = await ours(source, { simplify: '111m' })
    const count = (feature: Feature | undefined) => (feature!.geometry as Polygon).coordinates[0]!.length
    expect(count(our) / count(their)).toBeGreaterThan(0.5)
    expect(count(our) / count(their)).toBeLessThan(2)
    expect(count(our)).toBeLessThan(400)
    expect(sizeOf(our!.geometry)[2]! / sizeOf(their!.geometry)[2]!).toBeCloseTo(1, 2)
  })

  it.each(['name', 'kind,n'])('keeps the same fields of %s', async (fields) => {
    const source = JSON.stringify(towns)
    const values = (features: readonly Feature[]) => features.map(({ properties }) => properties)
    expect(values(await ours(source, { fields }))).toEqual(values(theirs(source, '-select', fields)))
  })
})

/** Points, winding lines and areas with a hole, everywhere between 0 and 9 degrees. */
const scattered = (): Feature[] =>
  Array.from({ length: 60 }, (_, n) => {
    const [x, y] = [(n * 37) % 90, (n * 53) % 90].map((each) => each / 10) as [number, number]
    const round = (radius: number): Place[] =>
      Array.from({ length: 13 }, (_, at) => {
        const angle = ((at % 12) / 6) * Math.PI
        return [x + radius * Math.cos(angle), y + (radius + ((at % 12) % 2) / 9) * Math.sin(angle)]
      })
    const geometries: Geometry[] = [
      { type: 'Point', coordinates: [x, y] },
      { type: 'LineString', coordinates: round(0.9).map(([px, py], at) => [px + at / 20, py]) },
      { type: 'Polygon', coordinates: [round(1.1), round(0.4).reverse()] },
    ]
    return { type: 'Feature', properties: { n }, geometry: geometries[n % 3]! }
  })

const lengthOf = (line: readonly (readonly number[])[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x! - line[index]![0]!, y! - line[index]![1]!), 0)

const areaOf = (ring: readonly (readonly number[])[]): number =>
  Math.abs(sum(ring.slice(1).map(([x, y], index) => ring[index]![0]! * y! - x! * ring[index]![1]!))) / 2

const areaWithin = ([outer, ...holes]: readonly (readonly (readonly number[])[])[]): number =>
  areaOf(outer!) - holes.reduce((sum, hole) => sum + areaOf(hole), 0)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** How many points, how long and how large. */
function sizeOf(geometry: Geometry): readonly [number, number, number] {
  switch (geometry.type) {
    case 'Point':
      return [1, 0, 0]
    case 'LineString':
      return [0, lengthOf(geometry.coordinates), 0]
    case 'MultiLineString':
      return [0, sum(geometry.coordinates.map(lengthOf)), 0]
    case 'Polygon':
      return [0, 0, areaWithin(geometry.coordinates)]
    case 'MultiPolygon':
      return [0, 0, sum(geometry.coordinates.map(areaWithin))]
    case 'GeometryCollection': {
      const [points, lengths, areas] = [0, 1, 2].map((index) =>
        sum(geometry.geometries.map((each) => sizeOf(each)[index]!)),
      )
      return [points!, lengths!, areas!]
    }
    default:
      throw new Error(geometry.type)
  }
}
