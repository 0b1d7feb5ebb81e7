import { describe, expect, it } from 'vitest'
import { convert, type FormatId, inputFromBytes, inspect } from '../index.ts'

const encoder = new TextEncoder()
const input = (name: string, text: string) => inputFromBytes(name, encoder.encode(text))
const point = (x: number, y: number, properties = {}) =>
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [x, y] } }] }) // biome-ignore format: one line

const read = (name: string, text: string, from: FormatId, crs?: string) =>
  inspect({ inputs: [input(name, text)], from, ...(crs === undefined ? {} : { readOptions: { crs } }) })

describe('numbers that cannot be degrees', () => {
  it('are a question with the numbers and the words of the file', async () => {
    expect(await read('a.geojson', point(7457000, 4962000, { name: 'Београд', id: '7' }), 'geojson')).toEqual({
      ok: false,
      problem: { code: 'crs_needed', extent: [7457000, 4962000, 7457000, 4962000], words: 'Београд' },
    })
  })

  it('the words are those of a place: of three letters, each once, six hundred characters and no more', async () => {
    const wordsOf = async (properties: object) => {
      const result = await read('a.geojson', point(7457000, 4962000, properties), 'geojson')
      return result.ok || result.problem.code !== 'crs_needed' ? undefined : result.problem.words
    }
    expect(await wordsOf({ a: 'ab', b: 'abc', c: 'abc', d: '12 345', e: 'Ниш', f: 7, g: 'x1y2z3', h: 'x'.repeat(61) })).toBe(
      `abc · Ниш · ${'x'.repeat(60)}`,
    ) // biome-ignore format: one line
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${at}`, `abc${at}`.padEnd(50, 'x')]))
    expect((await wordsOf(many))?.split(' · ')).toEqual(Object.values(many).slice(0, 12))
  })

  it.each([
    [360, 90.01, true],
    [-360, -90.01, true],
    [360.1, 0, false],
    [-360.1, 0, false],
    [0, 90.02, false],
    [0, -90.02, false],
  ])('%d %d may be degrees: %s', async (longitude, latitude, expected) => {
    expect((await read('a.geojson', point(longitude, latitude), 'geojson')).ok).toBe(expected)
  })

  it('are a question also where the file names WGS 84', async () => {
    const text = point(530000, 180000).replace('{', '{"crs":{"type":"name","properties":{"name":"EPSG:4326"}},')
    expect(await read('a.geojson', text, 'geojson')).toMatchObject({
      ok: false,
      problem: { code: 'crs_needed', named: 'EPSG:4326' },
    })
  })

  it.each([
    ['geojson', point(7457000, 4962000)],
    ['topojson', '{"type":"Topology","arcs":[],"objects":{"a":{"type":"Point","coordinates":[7457000,4962000]}}}'],
    [
      'gml',
      '<p xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><a><g><gml:Point><gml:pos>7457000 4962000</gml:pos></gml:Point></g></a></gml:featureMember></p>',
    ],
  ] as const)('are placed by the chosen system: %s', async (from, text) => {
    const result = await read(`a.${from}`, text, from, 'EPSG:6316')
    if (!result.ok) throw new Error(JSON.stringify(result.problem))
    const [longitude, latitude] = result.value.read.boundingBox ?? [0, 0]
    expect(longitude).toBeCloseTo(20.4509, 3)
    expect(latitude).toBeCloseTo(44.8012, 3)
    expect(result.value.notes.map(({ code, count }) => [code, count])).toEqual([['crs-reprojected', 1], ['crs-accuracy', 1]]) // biome-ignore format: pairs
  })

  it('the choice stands in the place of what the file says', async () => {
    const text = point(3500000, 5400000).replace('{', '{"crs":{"type":"name","properties":{"name":"EPSG:99999"}},')
    expect(await read('a.geojson', text, 'geojson')).toMatchObject({
      ok: false,
      problem: { code: 'unknown_crs', crs: 'EPSG:99999', missing: { kind: 'code', name: 'EPSG:99999' } },
    })
    expect(await read('a.geojson', text, 'geojson', 'EPSG:31467')).toMatchObject({
      ok: true,
      value: { read: { sourceCrs: 'EPSG:31467' } },
    })
  })

  const points = (places: readonly (readonly [number, number])[]) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: places.map((coordinates, n) => ({ type: 'Feature', properties: { n }, geometry: { type: 'Point', coordinates } })),
    }) // biome-ignore format: one line
  const good = (count: number) => Array.from({ length: count }, (_, index) => [index, 44] as const)

  it('one among several that are in degrees is a mistake of its own: left out and named, its values kept', async () => {
    const result = await read('a.geojson', points([...good(4), [20, 944]]), 'geojson')
    expect(result).toMatchObject({
      ok: true,
      value: {
        read: { features: 5, points: 4, geometryTypes: { Point: 4, None: 1 }, boundingBox: [0, 44, 3, 44] },
        notes: [{ code: 'points-out-of-range-dropped', count: 1, subject: '20 944', kind: 'lost' }],
      },
    })
    const wkt = `GEOMETRYCOLLECTION(POINT(1 2),LINESTRING(1 2,3 4))\n${'POINT(5 6)\n'.repeat(18)}POINT(20 -95)\nPOINT(361 5)`
    expect(await read('a.wkt', wkt, 'wkt')).toMatchObject({
      ok: true,
      value: { read: { geometryTypes: { GeometryCollection: 1, Point: 18, None: 2 }, points: 21 } },
    })
  })

  it.each([
    ['too few to tell', [...good(3), [20, 944]] as const],
    ['more than a tenth', [...good(14), [20, 944], [21, 944]] as const],
  ])('are a question where they may be right: %s', async (_, places) => {
    expect(await read('a.geojson', points(places), 'geojson')).toMatchObject({ problem: { code: 'crs_needed' } })
  })

  it('taken as degrees all the same they are passed on, and said as a loss', async () => {
    const result = await read('a.geojson', point(530000, 180000), 'geojson', 'EPSG:4326')
    expect(result).toMatchObject({ ok: true, value: { notes: [{ code: 'coordinates-out-of-range', kind: 'lost' }] } })
  })

  it('digits of the source are not printed as if they were the new position', async () => {
    let written = ''
    const result = await convert({
      inputs: [input('a.geojson', point(7457000, 4962000))],
      from: 'geojson',
      to: 'gml',
      readOptions: { crs: 'EPSG:6316' },
      write: (chunk) => {
        written += new TextDecoder().decode(chunk)
      },
    })
    expect(result.ok).toBe(true)
    expect(written).toMatch(/<gml:pos>44\.80\d+ 20\.45\d+<\/gml:pos>/)
  })
})

describe('the accuracy that is told', () => {
  it('is that of the place: two metres in London, where the system reaches far over the sea', async () => {
    const result = await read('a.geojson', point(530000, 180000), 'geojson', 'EPSG:27700')
    expect(result).toMatchObject({
      ok: true,
      value: { notes: [{ code: 'crs-reprojected' }, { code: 'crs-accuracy', count: 2 }] },
    })
  })

  it('is said to be unknown where nobody has published a shift', async () => {
    const result = await read('a.geojson', point(10, 50), 'geojson', 'EPSG:4001')
    expect(result).toMatchObject({
      ok: true,
      value: { notes: [{ code: 'crs-reprojected' }, { code: 'crs-accuracy-unknown' }] },
    })
  })
})

describe('a system chosen for a file that is in WGS 84 by definition', () => {
  const track = '<gpx version="1.1"><wpt lat="44.8" lon="20.4"/></gpx>'
  const activity =
    '<TrainingCenterDatabase><Activities><Activity><Lap><Track><Trackpoint><Position><LatitudeDegrees>44.8</LatitudeDegrees><LongitudeDegrees>20.4</LongitudeDegrees></Position></Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>'
  it.each([
    ['gpx', track],
    ['tcx', activity],
  ] as const)('is not applied, and that is told: %s', async (from, text) => {
    expect(await read(`a.${from}`, text, from, 'EPSG:6316')).toMatchObject({
      ok: true,
      value: {
        read: { boundingBox: [20.4, 44.8, 20.4, 44.8] },
        notes: [{ code: 'crs-not-applied', subject: 'EPSG:6316' }],
      },
    })
    expect(await read(`a.${from}`, text, from, 'EPSG:4326')).toMatchObject({ ok: true, value: { notes: [] } })
  })

  it('has to be one', async () => {
    expect(await read('a.gpx', track, 'gpx', 'nonsense')).toMatchObject({
      ok: false,
      problem: { code: 'unknown_crs', crs: 'nonsense' },
    })
  })
})
