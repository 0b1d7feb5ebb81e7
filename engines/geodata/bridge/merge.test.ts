import { expect, it } from 'vitest'
import { convert } from '../convert.ts'
import type { FormatId } from '../format.ts'
import { inputFromBytes } from '../input.ts'
import type { Source } from '../read-request.ts'
import { recognise } from '../recognise.ts'
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
