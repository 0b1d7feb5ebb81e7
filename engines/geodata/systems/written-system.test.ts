import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { targetSystem } from '#engines/coordinates/index.ts'
import { convert, type FormatId, formatMetas, inputFromBytes } from '../index.ts'
import type { ReadOptions } from '../model/format.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

async function converted(
  content: Uint8Array | string,
  from: FormatId,
  to: FormatId,
  crs?: string,
  readOptions: ReadOptions = {},
) {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  const chunks: Uint8Array[] = []
  const result = await convert({
    inputs: [inputFromBytes(`a.${from === 'shp' ? 'zip' : from}`, bytes)],
    from,
    to,
    ...(crs === undefined ? {} : { options: { crs } }),
    readOptions,
    write: (chunk) => void chunks.push(chunk.slice()),
  })
  return { result, bytes: new Uint8Array(Buffer.concat(chunks)) }
}

const collection = (...places: (readonly number[])[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { n: 1 }, geometry: { type: 'MultiPoint', coordinates: places } },
      { type: 'Feature', properties: { n: 2 }, geometry: { type: 'MultiPoint', coordinates: places.toReversed() } },
    ],
  })

const placesOf = (bytes: Uint8Array): number[][] =>
  JSON.parse(decoder.decode(bytes)).features.flatMap(
    ({ geometry: { type, coordinates } }: { geometry: { type: string; coordinates: number[] | number[][] } }) =>
      type === 'Point' ? [coordinates] : coordinates,
  )

/** A plane and a geographic one, north first and east first, feet, grads from Paris, a sphere's plane, a withdrawn one. */
const systems = [
  ['EPSG:8682', [20.46, 44.82], [19.1, 45.9]],
  ['EPSG:6316', [20.46, 44.82], [21.9, 43.3]],
  ['EPSG:28407', [37.62, 55.75], [39.9, 54.2]],
  ['EPSG:2180', [21.01, 52.23], [19.94, 50.06]],
  ['EPSG:27700', [-0.1276, 51.5072], [-3.19, 55.95]],
  ['EPSG:2056', [7.44, 46.95], [8.54, 47.37]],
  ['EPSG:2263', [-74, 40.7], [-73.9, 40.8]],
  ['EPSG:27572', [2.35, 48.85], [5.37, 43.3]],
  ['EPSG:4807', [2.35, 48.85], [5.37, 43.3]],
  ['EPSG:4258', [13.4, 52.5], [2.35, 48.85]],
  ['EPSG:3857', [37.62, 55.75], [-70, -33]],
  ['EPSG:3413', [-45, 75], [10, 80]],
  ['EPSG:5514', [14.42, 50.09], [17.11, 48.15]],
  ['ESRI:54030', [37.62, 55.75], [-70, -33]],
] as const

/** Every format that takes a system as its option. */
const namingASystem = formatMetas.filter(({ options }) => options?.includes('crs')).map(({ id }) => id)

it('a format that has a system of its own or none at all does not take one', () => {
  expect(namingASystem.toSorted()).toEqual(['csv', 'dxf', 'fgb', 'geoparquet', 'gml', 'gpkg', 'shp'])
})

describe.each(namingASystem)('%s in a chosen system', (to) => {
  it.each(systems)('%s there and back', async (crs, ...places) => {
    const there = await converted(collection(...places), 'geojson', to, crs)
    if (!there.result.ok) throw new Error(JSON.stringify(there.result.problem))
    expect(there.result.value.notes).toContainEqual(
      expect.objectContaining({ code: 'crs-written', kind: 'changed', subject: crs }),
    )
    // A drawing cannot name its system: who opens it is asked.
    const back = await converted(there.bytes, to, 'geojson', undefined, to === 'dxf' ? { crs } : {})
    if (!back.result.ok) throw new Error(JSON.stringify(back.result.problem))
    const expected = [...places, ...places.toReversed()]
    const found = placesOf(back.bytes).toSorted()
    expected.toSorted().forEach(([longitude, latitude], index) => {
      // A tenth of a millimetre and what heights left out of a shift cost there and back.
      expect(found[index]![0], crs).toBeCloseTo(longitude, 7)
      expect(found[index]![1], crs).toBeCloseTo(latitude, 7)
    })
  })
})

it.each([
  // New Zealand's degrees, which go on beyond the meridian as the line does, and metres, which know no turns.
  ['EPSG:4167', [175, 185]],
  ['EPSG:3832', [175, -175]],
  ['EPSG:3832', [-175, 175]],
])('%s of a line across the 180th meridian: %j', async (crs, [one, other]) => {
  const there = await converted(collection([one!, -40], [Math.sign(one!) * 185, -40]), 'geojson', 'gpkg', crs)
  expect(there.result).toMatchObject({ ok: true })
  const [first, second] = placesOf((await converted(there.bytes, 'gpkg', 'geojson')).bytes)
  expect(first![0]).toBeCloseTo(one!, 7)
  expect(second![0]).toBeCloseTo(other!, 7)
})

describe('the axes of GML follow the registry', () => {
  it.each([
    ['EPSG:2180', /<gml:pos>486\d{3}\.\d+ 637\d{3}\.\d+<\/gml:pos>/],
    ['EPSG:8682', /<gml:pos>457\d{3}\.\d+ 4963\d{3}\.\d+<\/gml:pos>/],
  ])('%s', async (crs, positions) => {
    const [longitude, latitude] = crs === 'EPSG:2180' ? [21.01, 52.23] : [20.4573, 44.8206]
    const { bytes } = await converted(collection([longitude, latitude]), 'geojson', 'gml', crs)
    expect(decoder.decode(bytes)).toContain(`srsName="urn:ogc:def:crs:EPSG::${crs.slice(5)}"`)
    expect(decoder.decode(bytes)).toMatch(positions)
  })
})

describe('the columns of CSV name the axes and the system', () => {
  const points = (...places: (readonly number[])[]) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: places.map((coordinates, n) => ({
        type: 'Feature',
        properties: { n },
        geometry: { type: 'Point', coordinates },
      })),
    })
  const southern = [
    ['EPSG:2053', [29, -28], [28.5, -29]],
    ['EPSG:5513', [14.42, 50.09], [17.11, 48.15]],
  ] as const
  const heads: Readonly<Record<string, string>> = {
    'EPSG:4807': 'longitude_EPSG_4807,latitude_EPSG_4807',
    'EPSG:4258': 'longitude_EPSG_4258,latitude_EPSG_4258',
    'EPSG:2053': 'westing_EPSG_2053,southing_EPSG_2053',
    'EPSG:5513': 'southing_EPSG_5513,westing_EPSG_5513',
    'ESRI:54030': 'easting_ESRI_54030,northing_ESRI_54030',
  }

  it.each([...systems, ...southern])('%s there and back, alone and beside lines', async (crs, one, other) => {
    const alone = await converted(points(one, other), 'geojson', 'csv', crs)
    const usual = `easting_EPSG_${crs.slice(5)},northing_EPSG_${crs.slice(5)}`
    expect(decoder.decode(alone.bytes).split('\r\n')[0]).toBe(`${heads[crs] ?? usual},n`)
    const line = { type: 'Feature', properties: { n: 2 }, geometry: { type: 'LineString', coordinates: [one, other] } }
    const all = JSON.parse(points(one, other))
    const beside = await converted(
      JSON.stringify({ ...all, features: [...all.features, line, ...all.features] }),
      'geojson',
      'csv',
      crs,
    )
    for (const [{ bytes }, expected] of [
      [alone, [one, other]],
      [beside, [one, other, [one, other], one, other]],
    ] as const) {
      const back = await converted(bytes, 'csv', 'geojson')
      if (!back.result.ok) throw new Error(JSON.stringify(back.result.problem))
      expect(back.result.value.notes.map(({ code }) => code)).not.toContain('crs-axes-turned')
      const { features } = JSON.parse(decoder.decode(back.bytes))
      const found = features.flatMap((feature: { geometry: { coordinates: number[] } }) => feature.geometry.coordinates)
      expected.flat(2).forEach((degrees, index) => {
        expect(found.flat()[index]).toBeCloseTo(degrees, 7)
      })
      expect(Object.keys(features[0].properties)).toEqual(['n'])
    }
  })

  it.each([
    ['E (EPSG:25832),N (EPSG:25832)', '499924.33,5398279.93'],
    ['Rechtswert EPSG:31467;Hochwert EPSG:31467', '3500000;5400000'],
    ['n,North_EPSG_31467,East_EPSG_31467', '1,5400000,3500000'],
  ])('as others write them: %s', async (head, row) => {
    const { result, bytes } = await converted(`${head}\n${row}\n`, 'csv', 'geojson')
    expect(result).toMatchObject({ ok: true })
    const [{ geometry }] = JSON.parse(decoder.decode(bytes)).features
    expect(geometry.coordinates[0]).toBeCloseTo(8.99897, 4)
    expect(geometry.coordinates[1]).toBeCloseTo(48.73718, 3)
  })

  it('two systems are none, and an unknown one is refused', async () => {
    const two = 'E_EPSG_25832,N_EPSG_25833\n499924.33,5398279.93\n'
    expect((await converted(two, 'csv', 'geojson')).result).toMatchObject({
      ok: false,
      problem: { code: 'crs_needed' },
    })
    const unknown = 'E_EPSG_99999,N_EPSG_99999\n499924.33,5398279.93\n'
    expect((await converted(unknown, 'csv', 'geojson')).result).toMatchObject({
      ok: false,
      problem: { code: 'unknown_crs' },
    })
  })

  it('numbers end at a tenth of a millimetre', async () => {
    const { bytes } = await converted(points([20.46, 44.82]), 'geojson', 'csv', 'EPSG:6316')
    expect(decoder.decode(bytes)).toMatch(/\n745\d{4}\.\d{1,4},496\d{4}\.\d{1,4},0\r\n$/)
  })
})

describe('what a system is not meant for', () => {
  it('is told, with no figure of accuracy that would not hold there', async () => {
    const { result } = await converted(collection([20.46, 44.82], [2.35, 48.85]), 'geojson', 'gml', 'EPSG:6316')
    if (!result.ok) throw new Error(result.problem.code)
    const codes = result.value.notes.map(({ code, count }) => [code, count])
    expect(codes).toContainEqual(['points-outside-crs-area', 2])
    expect(codes.map(([code]) => code)).not.toContain('crs-accuracy')
  })

  it('is told of a system whose accuracy nobody knows, too', async () => {
    const { result } = await converted(collection([-79, 46]), 'geojson', 'gml', 'EPSG:2017')
    if (!result.ok) throw new Error(result.problem.code)
    expect(result.value.notes.map(({ code }) => code)).toEqual(['crs-written', 'points-outside-crs-area'])
  })

  it.each([
    ['EPSG:3857', [10, 90]],
    ['EPSG:32634', [-70, 10]],
    ['EPSG:27700', [88, 1]],
  ])('%s has no numbers for a place: a refusal that names it', async (crs, place) => {
    const { result } = await converted(collection([21, 45], place), 'geojson', 'shp', crs)
    expect(result).toEqual({
      ok: false,
      problem: { code: 'place_outside_crs', crs, longitudeDegrees: place[0], latitudeDegrees: place[1] },
    })
  })
})

it('says how rough a shift is, and adds nothing between systems on one datum', async () => {
  const first = await converted(collection([11.5, 48.1]), 'geojson', 'gml', 'EPSG:31468')
  if (!first.result.ok) throw new Error(first.result.problem.code)
  const accuracy = first.result.value.notes.find(({ code }) => code === 'crs-accuracy')?.count
  expect(accuracy).toBeGreaterThan(0)
  const second = await converted(first.bytes, 'gml', 'gml', 'EPSG:31467')
  if (!second.result.ok) throw new Error(second.result.problem.code)
  expect(second.result.value.notes.map(({ code }) => code)).not.toContain('crs-accuracy')
})

it.each([
  ['kml', 'EPSG:8682', { code: 'crs_not_written', to: 'kml' }],
  ['geojson', 'EPSG:8682', { code: 'crs_not_written', to: 'geojson' }],
  ['geoparquet', 'ESRI:54044', { code: 'crs_not_written', to: 'geoparquet', crs: 'ESRI:54044' }],
  ['shp', 'EPSG:2218', { code: 'crs_not_written', to: 'shp', crs: 'EPSG:2218' }],
  ['shp', 'EPSG:99999', { code: 'unknown_target_crs', crs: 'EPSG:99999' }],
  ['gml', '+proj=robin', { code: 'crs_without_code' }],
] as const)('%s in %s is refused with its reason', async (to, crs, problem) => {
  const from = to === 'geojson' ? 'csv' : 'geojson'
  const text = from === 'csv' ? 'lon,lat\n21,45\n' : collection([21, 45])
  expect((await converted(text, from, to, crs)).result).toMatchObject({ ok: false, problem })
})

it.each(['EPSG:4326', 'WGS 84', 'OGC:CRS84', 'EPSG:4979'])('%s changes nothing', async (crs) => {
  const [chosen, plain] = [
    await converted(collection([21, 45]), 'geojson', 'kml', crs),
    await converted(collection([21, 45]), 'geojson', 'kml'),
  ]
  expect(decoder.decode(chosen.bytes)).toBe(decoder.decode(plain.bytes))
})

/** GDAL, where it is installed, has to find the same system and the same places: asked once for all of them, since each start of it costs more than its answer. */
const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'written-system-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!hasGdal)('GDAL agrees', () => {
  const written = (['shp', 'gml', 'gpkg', 'fgb'] as const).flatMap((to) =>
    systems.map(([crs, ...places]) => ({ name: `${to} in ${crs}`, to, crs, places })),
  )
  const about = new Map<string, string>()

  beforeAll(async () => {
    const layers: string[] = []
    for (const { name, to, crs, places } of written) {
      const { bytes } = await converted(collection(...places), 'geojson', to, crs)
      const path = join(folder, `${name.replace(/\W/g, '-')}.${to === 'shp' ? 'shp.zip' : to}`)
      writeFileSync(path, bytes)
      const source = `<SrcDataSource>${to === 'shp' ? '/vsizip/' : ''}${path}</SrcDataSource><SrcLayer>a</SrcLayer>`
      const layer = (called: string) => `<OGRVRTLayer name="${name}${called}">${source}</OGRVRTLayer>`
      layers.push(layer(''))
      layers.push(`<OGRVRTWarpedLayer>${layer(' in degrees')}<TargetSRS>OGC:CRS84</TargetSRS></OGRVRTWarpedLayer>`)
    }
    const all = join(folder, 'all.vrt')
    writeFileSync(all, `<OGRVRTDataSource>${layers.join('\n')}</OGRVRTDataSource>`)
    const { stdout } = spawnSync('ogrinfo', ['-ro', '-al', all], { encoding: 'utf8', maxBuffer: 1 << 26 })
    for (const text of stdout.split('Layer name: ').slice(1)) about.set(text.slice(0, text.indexOf('\n')), text)
  })

  it.each(written)('$name', ({ name, crs, places }) => {
    const [authority, code] = crs.split(':')
    expect(about.get(name)?.replace(/\s+/g, '')).toContain(`ID["${authority}",${code}]]`)
    const found = Array.from(about.get(`${name} in degrees`)!.matchAll(/\((-?[\d.]+) (-?[\d.]+)\)/g), (pair) =>
      pair.slice(1).map(Number),
    )
    // PROJ may know a better shift than one without grids: metres, where the plane itself would be off by far more.
    for (const [index, [longitude, latitude]] of [...places, ...places.toReversed()].entries()) {
      expect(found[index]![0], name).toBeCloseTo(longitude, 4)
      expect(found[index]![1], name).toBeCloseTo(latitude, 4)
    }
  })

  it.each(systems)('the PROJJSON of GeoParquet in %s', async (crs, ...places) => {
    const system = await targetSystem(crs)
    if (!system.ok) throw new Error(system.problem.code)
    const { projJson, projection } = system.value
    const input = places.map(([longitude, latitude]) => projection.fromWgs84(longitude, latitude).join(' ')).join('\n')
    const { stdout } = spawnSync('gdaltransform', ['-s_srs', JSON.stringify(projJson), '-t_srs', 'OGC:CRS84'], {
      input,
      encoding: 'utf8',
    })
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number))
    places.forEach(([longitude, latitude], index) => {
      expect(found[index]![0]).toBeCloseTo(longitude, 4)
      expect(found[index]![1]).toBeCloseTo(latitude, 4)
    })
  })
})
