import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Feature } from 'geojson'
import { afterAll, describe, expect, it } from 'vitest'
import type { FormatId } from '../../formats/format-metas.ts'
import { converted } from '../../testing/run.ts'
import { expectSame, type Reading } from './compare.ts'
import type { Found } from './found.ts'
import { pointsOfGeometry, sources } from './inputs.ts'

const versionOf = (program: string, argument: string): string | undefined => {
  const { status, stdout, stderr } = spawnSync(program, [argument], { encoding: 'utf8' })
  return status === null ? undefined : /\d+(?:\.\d+)+|\d{5}/.exec(`${stdout}${stderr}`)?.[0]
}

/** Programs of others, where they are installed; the names of the suites say so. */
const gdal = versionOf('ogrinfo', '--version')
const gpsbabel = versionOf('gpsbabel', '-V')
const xmllint = versionOf('xmllint', '--version')
const called = (name: string, version: string | undefined) => `${name} ${version ?? '(not installed)'}`

const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  expect(stderr).not.toMatch(/error|corrupt|invalid/i)
  expect(status, stderr).toBe(0)
  return stdout
}

/** In a folder of its own: GDAL puts what it has learnt of a GML beside it, and trusts that for the next file of the name. */
function written(name: string, bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(folder, 'file-')), name)
  writeFileSync(path, bytes)
  return path.endsWith('.zip') ? `/vsizip/${path}` : path
}

const severalLayers = /\.(?:zip|gpx)$/

const layersOf = (path: string): (string | undefined)[] =>
  severalLayers.test(path)
    ? [...run('ogrinfo', '-ro', '-so', '-al', path).matchAll(/^Layer name: (.*)$/gm)].map(([, name]) => name)
    : [undefined]

/** Everything GDAL finds, printed as GeoJSON. */
function gdalFinds(path: string): Found[] {
  return layersOf(path)
    .filter((layer) => layer === undefined || !/^(?:route|track)_points$/.test(layer))
    .flatMap((layer) =>
      run(
        'ogr2ogr',
        '-f',
        'GeoJSONSeq',
        '-lco',
        'COORDINATE_PRECISION=12',
        '/vsistdout/',
        path,
        ...(layer ? [layer] : []),
      )
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Feature)
        .map(({ geometry, properties, id }) => ({
          geometry: geometry as Found['geometry'],
          values: { ...(id === undefined ? {} : { id }), ...properties },
        })),
    )
}

/** GDAL's reader of KML takes names that are no ASCII for as many underscores, and so for one; that of GPX ends at a hundred elements of others. */
const passedOver: Readonly<Partial<Record<FormatId, readonly string[]>>> = {
  kml: ['names in all scripts'],
  kmz: ['names in all scripts'],
  gpx: ['three hundred columns'],
}

/** Where a header speaks for all features, each kind is tried alone as well. */
const hasHeader = (to: FormatId): boolean => to === 'fgb' || to === 'shp' || to === 'gpkg'
const sourcesFor = (to: FormatId) =>
  sources.filter(
    ({ from, name }) => from !== to && !passedOver[to]?.includes(name) && (hasHeader(to) || !name.includes(' alone')),
  )

const readings: Readonly<Partial<Record<FormatId, Reading>>> = {
  geojson: {},
  geojsonl: {},
  geojsonseq: {},
  // GDAL knows neither collections nor nothing in a topology.
  topojson: {
    isFlat: true,
    leavesOut: ({ type, points }) =>
      type === null || type === 'GeometryCollection' || (type === 'Point' && points.length === 0),
  },
  kml: {},
  kmz: {},
  gpkg: {},
  fgb: {},
  shp: { longestText: 254, splitsCollections: true },
  gml: {},
}

describe.skipIf(gdal === undefined).each(Object.entries(readings) as [FormatId, Reading][])(
  `%s, read by ${called('GDAL', gdal)}`,
  (to, reading) => {
    it.each(sourcesFor(to))('$name', async ({ from, text, places }) => {
      const { bytes } = await converted(text, from, to, `a.${from}`)
      const path = written(`a.${to === 'shp' ? 'shp.zip' : to}`, bytes)
      expectSame(places, gdalFinds(path), reading)
    })
  },
)

describe.skipIf(gdal === undefined)(`dxf, read by ${called('GDAL', gdal)}`, () => {
  const drawn = sourcesFor('dxf').filter(({ name }) => !name.includes(' columns'))
  it.each(drawn)('$name: as many things as were written, each place where it was', async ({ from, text, places }) => {
    const { bytes, written: counts } = await converted(text, from, 'dxf', `a.${from}`)
    const found = gdalFinds(written('a.dxf', bytes))
    expect(found).toHaveLength(counts.features)
    const there = (points: readonly (readonly number[])[]) => new Set(points.map(([x, y, z = 0]) => `${x} ${y} ${z}`))
    expect(there(found.flatMap(({ geometry }) => pointsOfGeometry(geometry)))).toEqual(
      there(places.flatMap(({ points }) => points)),
    )
  })
})

/** Recordings in the two formats that programs for watches read. */
const gps = sources.filter(({ from }) => from === 'gpx')

const pairsOfXml = (formats: readonly FormatId[]) =>
  formats.flatMap((to) => sourcesFor(to).map((source) => ({ ...source, to })))

describe.skipIf(gpsbabel === undefined)(called('gpsbabel', gpsbabel), () => {
  it.each(pairsOfXml(['gpx', 'kml']))('reads $name as $to', async ({ from, to, text }) => {
    const { bytes } = await converted(text, from, to, `a.${from}`)
    run(
      'gpsbabel',
      '-w',
      '-r',
      '-t',
      '-i',
      to,
      '-f',
      written(`b.${to}`, bytes),
      '-o',
      'gpx',
      '-F',
      join(folder, 'c.gpx'),
    )
  })
})

/** gpsbabel writes nine decimals. */
const placed = (x: number, y: number): string => `${x.toFixed(8)} ${y.toFixed(8)}`

describe.skipIf(gpsbabel === undefined)(`tcx, read by ${called('gpsbabel', gpsbabel)}`, () => {
  it.each(sourcesFor('tcx').filter(({ name }) => !name.includes(' columns')))(
    '$name: as many places and lines as were written, each point where it was',
    async ({ from, text, places }) => {
      const { bytes, written: counts } = await converted(text, from, 'tcx', `a.${from}`)
      const gpx = run('gpsbabel', '-w', '-t', '-i', 'gtrnctr', '-f', written('g.tcx', bytes), '-o', 'gpx', '-F', '-')
      const count = (pattern: RegExp) => [...gpx.matchAll(pattern)].length
      const courses = [...new TextDecoder().decode(bytes).matchAll(/<Course>/g)].length
      expect([count(/<wpt /g), count(/<trk>/g)]).toEqual([counts.geometryTypes.Point ?? 0, courses])
      expect(count(/<trkpt |<wpt /g)).toBe(counts.points)
      const there = new Set(
        Array.from(gpx.matchAll(/lat="([^"]+)" lon="([^"]+)"/g), ([, y, x]) => placed(Number(x), Number(y))),
      )
      for (const { points } of places) for (const [x, y] of points) expect(there).toContain(placed(x!, y!))
    },
  )
})

describe.skipIf(xmllint === undefined)(called('xmllint', xmllint), () => {
  it.each(pairsOfXml(['gpx', 'kml', 'gml', 'tcx']))('reads $name as $to', async ({ from, to, text }) => {
    const { bytes } = await converted(text, from, to, `a.${from}`)
    run('xmllint', '--noout', '--huge', written(`d.${to}`, bytes))
  })
})

describe.skipIf(gdal === undefined)(`gpx, read by ${called('GDAL', gdal)}`, () => {
  it.each(sourcesFor('gpx'))('$name', async ({ from, text, places }) => {
    const { bytes } = await converted(text, from, 'gpx', `a.${from}`)
    const found = gdalFinds(written('e.gpx', bytes))
    const there = new Set(found.flatMap(({ geometry }) => pointsOfGeometry(geometry)).map(([x, y]) => `${x} ${y}`))
    for (const { points } of places) for (const [x, y] of points) expect(there).toContain(`${x} ${y}`)
  })
  it.each(gps)('$name, from KML and back', async ({ text, places }) => {
    const kml = await converted(text, 'gpx', 'kml')
    const { bytes } = await converted(kml.bytes, 'kml', 'gpx')
    expectSame(places, gdalFinds(written('f.gpx', bytes)), { isFlat: true })
  })
})
