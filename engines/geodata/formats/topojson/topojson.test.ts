import { feature } from 'topojson-client'
import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { convert } from '../../pipeline/convert.ts'
import { bytesOf, convertBytes, converted, joined } from '../../testing/run.ts'
import { numberPoints } from '../../topology/point-ids.ts'
import { TopologyBuilder } from '../../topology/topology.ts'

const polygon = (ring: readonly (readonly [number, number])[], properties: object = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [ring] },
})

const west = polygon(
  [
    [0, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
    [0, 1],
    [0, 0],
  ],
  { side: 'west' },
)
const east = polygon(
  [
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 0.5],
    [1, 0],
  ],
  { side: 'east' },
)
const collection = (...features: readonly object[]) =>
  JSON.stringify({ type: 'FeatureCollection', name: 'n', features })

it('neighbours share their border: three arcs, one of them used both ways', async () => {
  const { text } = await converted(collection(west, east), 'geojson', 'topojson')
  const topology = JSON.parse(text)
  expect(topology.arcs.length).toBe(3)
  const uses = topology.objects.n.geometries.flatMap((geometry: { arcs: number[][] }) => geometry.arcs.flat())
  const shared = uses.find((arc: number) => uses.includes(~arc))
  expect(topology.arcs[shared < 0 ? ~shared : shared].length).toBe(3)
})

it('equal rings begun at different points are one arc', () => {
  const builder = new TopologyBuilder()
  const add = (points: readonly (readonly [number, number])[]) =>
    builder.addPath(
      Float64Array.from(points, ([x]) => x),
      Float64Array.from(points, ([, y]) => y),
      0,
      points.length,
      true,
    )
  add([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ])
  add([
    [1, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ])
  add([
    [1, 0],
    [0, 0],
    [1, 1],
    [1, 0],
  ])
  const topology = builder.build()
  expect(topology.arcCount).toBe(1)
  expect([...topology.pathArcs.subarray(0, 3)].map((arc) => (arc < 0 ? ~arc : arc))).toEqual([0, 0, 0])
})

it('a line that ends on a border cuts it there', async () => {
  const line = {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'LineString',
      coordinates: [
        [3, 3],
        [1, 0.5],
      ],
    },
  }
  const topology = JSON.parse((await converted(collection(west, east, line), 'geojson', 'topojson')).text)
  expect(topology.arcs.length).toBe(5)
})

it('topojson-client reads what we write', async () => {
  const { text } = await converted(collection(west, east), 'geojson', 'topojson')
  const topology = JSON.parse(text)
  const back = feature(topology, topology.objects.n) as unknown as {
    features: { properties: object; geometry: { coordinates: number[][][] } }[]
  }
  expect(back.features.map((each) => each.properties)).toEqual([{ side: 'west' }, { side: 'east' }])
  expect(new Set(back.features[0]!.geometry.coordinates[0]!.map(String))).toEqual(
    new Set(['0,0', '1,0', '1,0.5', '1,1', '0,1']),
  )
})

it('on a grid, points move by half a step at most and repeated ones go', async () => {
  const parts: Uint8Array[] = []
  const far = polygon([
    [0, 0],
    [0.00001, 0],
    [10, 0],
    [10, 10],
    [0, 0],
  ])
  const result = await convert({
    inputs: [inputFromBytes('a.geojson', bytesOf(collection(far)))],
    from: 'geojson',
    to: 'topojson',
    options: { quantization: 101 },
    write: (chunk) => void parts.push(chunk.slice()),
  })
  expect(result.ok && result.value.notes.map((note) => note.code)).toEqual(['points-merged', 'coordinates-quantized'])
  const topology = JSON.parse(new TextDecoder().decode(joined(parts)))
  expect(topology.transform).toEqual({ scale: [0.1, 0.1], translate: [0, 0] })
  expect(topology.arcs).toEqual([
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [-100, -100],
    ],
  ])
})

it('elevations are left out, and said', async () => {
  const line = JSON.stringify({
    type: 'LineString',
    coordinates: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  })
  const { text, notes } = await converted(line, 'geojson', 'topojson')
  expect(JSON.parse(text).arcs).toEqual([
    [
      [1, 2],
      [4, 5],
    ],
  ])
  expect(notes).toEqual([{ code: 'elevations-dropped', kind: 'lost', count: 2 }])
})

it('elevations of others are read', async () => {
  const topology = {
    type: 'Topology',
    objects: { a: { type: 'LineString', arcs: [0] } },
    arcs: [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  }
  const { text } = await converted(JSON.stringify(topology), 'topojson', 'geojson')
  expect(JSON.parse(text).features[0].geometry.coordinates).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})

it.each([
  ['numbers alone', '[12,34]'],
  ['one number', '[[12],[34,56]]'],
  ['words', '[["a","b"],[1,2]]'],
  ['an elevation that is none', '[[1,2,null],[3,4]]'],
])('an arc of %s is not used', async (_, arc) => {
  const topology = `{"type":"Topology","objects":{"a":{"type":"LineString","arcs":[0]},"b":{"type":"LineString","arcs":[1]}},"arcs":[${arc},[[5,6],[7,8]]]}`
  const { text, notes } = await converted(topology, 'topojson', 'geojson')
  const lines = JSON.parse(text).features.map(({ geometry }: { geometry: object }) => geometry)
  expect(lines).toEqual([
    null,
    expect.objectContaining({
      type: 'LineString',
      coordinates: [
        [5, 6],
        [7, 8],
      ],
    }),
  ])
  expect(notes).toContainEqual(expect.objectContaining({ code: 'geometry-unreadable', count: 1 }))
})

it('a small file that would unfold to gigabytes is refused, and says so', async () => {
  const arc = [[0, 0], ...Array.from({ length: 20_000 }, () => [1, 1])]
  const topology = {
    type: 'Topology',
    transform: { scale: [1e-5, 1e-5], translate: [0, 0] },
    arcs: [arc],
    objects: { a: { type: 'MultiLineString', arcs: Array.from({ length: 5000 }, () => [0]) } },
  }
  const { result } = await convertBytes(JSON.stringify(topology), 'topojson', 'geojson')
  expect(result).toMatchObject({ ok: false, problem: { code: 'unfolds_too_much' } })
})

it('members of a collection that a topology has for itself are left out, and said', async () => {
  const features = [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 2] } }]
  const source = { type: 'FeatureCollection', arcs: 'a', objects: 'b', transform: 'c', title: 'd', features }
  const { text, notes } = await converted(JSON.stringify(source), 'geojson', 'topojson')
  expect(notes.map(({ code, subject }) => [code, subject])).toEqual(
    ['arcs', 'objects', 'transform'].map((name) => ['metadata-dropped', name]),
  )
  expect(text.match(/"(?:arcs|objects|transform|title)":/g)).toEqual(['"title":', '"objects":', '"arcs":'])
})

it('an object of a name that is taken gets another', async () => {
  const point = (at: number) => `<gml:Point><gml:pos>${at} 2</gml:pos></gml:Point>`
  // What stands in no layer is called after the file, which is called as the layer is.
  const source = `<c xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><source><g>${point(1)}</g></source></gml:featureMember>${point(3)}</c>`
  const { text, notes } = await converted(source, 'gml', 'topojson')
  expect(Object.keys(JSON.parse(text).objects)).toEqual(['source', 'source_2'])
  expect(notes.map(({ code, subject }) => [code, subject])).toContainEqual(['invalid-names-changed', 'source'])
})

it.each([
  ['nothing', 'null', []],
  ['a number', '5', [['geometry-unreadable', 1]]],
])('%s among the geometries of a feature, in a file of points without arcs', async (_, other, told) => {
  const inner = `{"type":"GeometryCollection","geometries":[${other},{"type":"Point","coordinates":[1,2]}]}`
  const topology = `{"type":"Topology","objects":{"o":{"type":"GeometryCollection","geometries":[${inner}]}}}`
  const { text, notes } = await converted(topology, 'topojson', 'geojsonl')
  expect(JSON.parse(text).geometry.geometries).toEqual([{ type: 'Point', coordinates: [1, 2] }])
  expect(notes.map(({ code, count }) => [code, count])).toEqual(told)
})

it('of places said twice the last counts, and that is told', async () => {
  const topology = '{"type":"Topology","objects":{"o":{"type":"Point","coordinates":[9,9],"coordinates":[1,2]}}}'
  const { text, notes } = await converted(topology, 'topojson', 'geojsonl')
  expect(JSON.parse(text).geometry).toEqual({ type: 'Point', coordinates: [1, 2] })
  expect(notes).toEqual([{ code: 'duplicate-values-dropped', count: 1, subject: 'coordinates', kind: 'lost' }])
})

it('zeros of either sign are the same place', () => {
  const x = Float64Array.of(0, -0, 5, 5, 0, -0, -0)
  const y = Float64Array.of(5, 5, 0, -0, 0, -0, 0)
  expect(numberPoints(x, y, 7)).toEqual({ ids: Int32Array.of(0, 0, 1, 1, 2, 2, 2), distinct: 3 })
})
