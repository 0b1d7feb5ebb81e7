import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { recognise } from '../catalogue/recognise.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { convert, inspect } from '../pipeline/convert.ts'
import type { Source } from '../pipeline/read-request.ts'
import { bytesOf, joined } from '../testing/run.ts'

const point = (x: number) =>
  `{"type":"Feature","properties":{"n":${x}},"geometry":{"type":"Point","coordinates":[${x},1]}}`
const source = (name: string, text: string, from: FormatId): Source => ({
  inputs: [inputFromBytes(name, bytesOf(text))],
  from,
})
const gpx =
  '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="7"><name>W</name></wpt></gpx>'
const sources = [
  source('one.geojson', point(1), 'geojson'),
  source('two.gpx', gpx, 'gpx'),
  source('three.csv', 'lon,lat,n\n3,1,3\n', 'csv'),
]

async function run(to: FormatId, layer?: number, [first, ...merge]: readonly Source[] = sources) {
  const parts: Uint8Array[] = []
  const result = await convert({
    ...first!,
    to,
    ...(merge.length > 0 ? { merge } : {}),
    ...(layer === undefined ? {} : { layer }),
    write: (chunk) => void parts.push(new Uint8Array(chunk)),
  })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return { text: new TextDecoder().decode(joined(parts)), summary: result.value }
}

it('makes one file of several formats', async () => {
  const { text, summary } = await run('geojson')
  expect(
    JSON.parse(text).features.map(
      (feature: { geometry: { coordinates: number[] } }) => feature.geometry.coordinates[0],
    ),
  ).toEqual([1, 7, 3])
  expect(summary.read.features).toBe(3)
  expect(summary.written.features).toBe(3)
})

it('keeps the files apart where the target has folders', async () => {
  const { text } = await run('kml')
  expect([...text.matchAll(/<Folder><name>(.*?)<\/name>/g)].map((match) => match[1])).toEqual(['one', 'two', 'three'])
})

it('merges files of the target’s own format', async () => {
  const { text } = await run('gpx', undefined, [source('a.gpx', gpx, 'gpx'), source('b.gpx', gpx, 'gpx')])
  expect(text.match(/<wpt /g)?.length).toBe(2)
})

it('takes one layer of several', async () => {
  const topology = JSON.stringify({
    type: 'Topology',
    arcs: [],
    objects: { a: { type: 'Point', coordinates: [1, 1] }, b: { type: 'Point', coordinates: [2, 2] } },
  })
  const { text } = await run('geojson', 2, [source('x.topojson', topology, 'topojson')])
  expect(JSON.parse(text).features.length).toBe(1)
  expect(JSON.parse(text).features[0].geometry.coordinates).toEqual([2, 2])
  // It is the whole result, so it is no folder in it.
  expect((await run('kml', 2, [source('x.topojson', topology, 'topojson')])).text).not.toContain('<Folder')
})

it('takes of one layer what it has and no more, however long a line is: the longest is read in pieces', async () => {
  const folder = (name: string, count: number) =>
    `<Folder><name>${name}</name><Placemark><LineString><coordinates>${'1,2 '.repeat(count)}</coordinates></LineString></Placemark></Folder>`
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${folder('a', 3)}${folder('b', 100_000)}${folder('c', 5)}</Document></kml>`
  const lengths = [1, 2, 3].map(async (layer) => {
    const { text, summary } = await run('geojson', layer, [source('x.kml', kml, 'kml')])
    const lines = JSON.parse(text).features.map(
      ({ geometry }: { geometry: { coordinates: [] } }) => geometry.coordinates.length,
    )
    return [summary.read.points, ...lines]
  })
  expect(await Promise.all(lengths)).toEqual([[3, 3], [100_000, 100_000], [5, 5]]) // biome-ignore format: one line
  const none = await inspect({ ...source('x.kml', kml, 'kml'), layer: 4 })
  expect(none.ok && none.value.read.features).toBe(0)
})

it.each<[string, Partial<Parameters<typeof convert>[0]>, object]>([
  ['of no format', { from: 'nothing' as FormatId }, { code: 'pair_not_supported', from: 'nothing', to: 'nothing' }],
  ['to no format', { to: 'nothing' as FormatId }, { code: 'pair_not_supported', from: 'geojson', to: 'nothing' }],
  ['to one that is only read', { to: 'fit' }, { code: 'pair_not_supported', from: 'geojson', to: 'fit' }],
  ['with another of no format', { merge: [source('a', 'x', 'nothing' as FormatId)] }, { code: 'pair_not_supported', from: 'nothing', to: 'kml' }],
  ['with an empty one', { merge: [source('a.csv', '', 'csv')] }, { code: 'empty_file' }],
  ['with one of another format', { merge: [source('a.gpx', '<kml>', 'gpx')] }, { code: 'not_this_format', expected: 'gpx', found: 'kml' }],
  ['of nothing', { inputs: [inputFromBytes('a.geojson', new Uint8Array(0))] }, { code: 'empty_file' }],
])('a file %s is refused', async (_, change, problem) => {
  expect(await convert({ ...sources[0]!, to: 'kml', write: () => undefined, ...change })).toEqual({ ok: false, problem })
}) // biome-ignore format: a table to read at a glance

it('what nobody foresaw is a problem with its name', async () => {
  const fail = () => {
    throw new TypeError('no idea')
  }
  const broken = await convert({ ...sources[0]!, to: 'kml', write: fail })
  expect(broken).toEqual({ ok: false, problem: { code: 'internal', detail: 'TypeError: no idea', name: 'TypeError' } })
})

it.each([
  ['x.bin', gpx, 'gpx'],
  ['x.geojsonl', `${point(1)}\n${point(2)}\n`, 'geojsonl'],
  ['x.json', point(1), 'geojson'],
  ['x.txt', 'id\tlat\tlon\n1\t2\t3\n', 'csv'],
  ['x.csv', 'a;b\n1;2\n', 'csv'],
  ['x.dat', 'POINT(1 2)', 'wkt'],
  ['x.xyz', '\u0001\u0002', undefined],
])('recognises %s', async (name, text, format) => {
  expect((await recognise(inputFromBytes(name, bytesOf(text))))?.format).toBe(format)
})
