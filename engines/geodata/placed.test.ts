import { describe, expect, it } from 'vitest'
import { convert, type FormatId, inputFromBytes, inspect } from './index.ts'

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
