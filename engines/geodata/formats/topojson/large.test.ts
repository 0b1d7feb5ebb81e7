import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'
import { TopologyBuilder } from '../../topology/topology.ts'

interface Topology {
  readonly arcs: number[][][]
  readonly transform?: unknown
}
const ringsOf = (text: string) =>
  (JSON.parse(text) as { features: { geometry: { coordinates: number[][][] } }[] }).features.map(({ geometry }) => geometry.coordinates[0]!) // biome-ignore format: one line

/** Edges as they lie, whichever way and from whichever corner a ring is written. */
const edges = (ring: readonly number[][]) =>
  ring
    .slice(1)
    .map((corner, at) => [String(corner), String(ring[at])].sort().join(' '))
    .sort()

it('neighbours by the thousand share their borders, and are the same when they come back', async () => {
  const side = 40
  const squares = Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)]
    return [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
      [x, y],
    ]
  })
  const source = JSON.stringify({
    type: 'FeatureCollection',
    features: squares.map((ring) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } })),
  }) // biome-ignore format: one feature a line
  const there = await converted(source, 'geojson', 'topojson')
  const { arcs } = JSON.parse(there.text) as Topology
  // Each border once; the four corners of the whole are no junctions, so two borders each are one arc there.
  expect(arcs).toHaveLength(2 * side * (side + 1) - 4)
  const back = await converted(there.bytes, 'topojson', 'geojson')
  expect(ringsOf(back.text).map(edges)).toEqual(squares.map(edges))
})

it('a line shorter than a step of the grid stays a line', async () => {
  const lines = JSON.stringify({
    type: 'MultiLineString',
    coordinates: [
      [[0, 0], [100, 50]],
      [[20, 20], [20.001, 20.001], [20.002, 20]],
    ],
  }) // biome-ignore format: a line a row
  const { text } = await converted(lines, 'geojson', 'topojson', 'a.geojson', { quantization: 11 })
  const { arcs, transform } = JSON.parse(text) as Topology
  expect(transform).toEqual({ scale: [10, 5], translate: [0, 0] })
  expect(arcs).toEqual([
    [[0, 0], [10, 10]],
    [[2, 4], [0, 0]],
  ]) // biome-ignore format: a line a row
})

it('a place alone on its grid has a step of its own', async () => {
  const point = '{"type":"Point","coordinates":[7,8]}'
  const there = await converted(point, 'geojson', 'topojson', 'a.geojson', { quantization: 100 })
  expect((JSON.parse(there.text) as Topology).transform).toEqual({ scale: [1, 1], translate: [7, 8] })
  expect((await converted(there.bytes, 'topojson', 'geojson')).text).toContain('[7,8]')
})

it('elevations of some points of a long arc stay with them', async () => {
  const arc = Array.from({ length: 20_000 }, (_, at) => [at / 1000, at / 2000, ...(at % 3 === 1 ? [at] : [])])
  const topology = { type: 'Topology', arcs: [arc], objects: { a: { type: 'LineString', arcs: [0] } } }
  const { text } = await converted(JSON.stringify(topology), 'topojson', 'geojson')
  expect(JSON.parse(text).features[0].geometry.coordinates).toEqual(arc)
})

it('half a million lines from one place are half a million arcs', () => {
  const builder = new TopologyBuilder()
  const count = 500_000
  const x = Float64Array.of(0, 0)
  for (let line = 1; line <= count; line++) {
    x[1] = line
    builder.addPath(x, x, 0, 2, false)
  }
  builder.addPath(x.toReversed(), x.toReversed(), 0, 2, false)
  const { arcCount, pathArcs } = builder.build()
  expect(arcCount).toBe(count)
  expect(pathArcs[count]).toBe(~(count - 1))
})
