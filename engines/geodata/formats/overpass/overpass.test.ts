import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const read = async (elements: readonly object[]) =>
  JSON.parse((await converted(JSON.stringify({ osm3s: {}, elements }), 'overpass', 'geojson')).text).features.map(
    ({ id, geometry }: { id: string; geometry: { type: string; coordinates: unknown } }) =>
      `${id} ${geometry.type} ${JSON.stringify(geometry.coordinates)}`,
  )

const nodes = [
  { type: 'node', id: 1, lat: 44, lon: 20 },
  { type: 'node', id: 2, lat: 44, lon: 21 },
  { type: 'node', id: 3, lat: 45, lon: 21 },
]
const ways = [
  { type: 'way', id: 7, nodes: [1, 2, 3, 1], tags: { building: 'yes' } },
  { type: 'way', id: 8, nodes: [1, 2, 3] },
  { type: 'way', id: 9, nodes: [3, 1] },
]
const relations = [
  {
    type: 'relation',
    id: 4,
    tags: { type: 'multipolygon', landuse: 'forest' },
    members: [
      { type: 'way', ref: 8, role: 'outer' },
      { type: 'way', ref: 9, role: 'outer' },
    ],
  },
]
const placeOf = (id: number) => nodes.find((node) => node.id === id)!
const geometryOf = (ids: readonly number[]) => ids.map(placeOf).map(({ lat, lon }) => ({ lat, lon }))
const inPlace = [
  ...ways.slice(0, 1).map((way) => ({ ...way, geometry: geometryOf(way.nodes) })),
  ...relations.map((relation) => ({
    ...relation,
    members: relation.members.map((member) => ({
      ...member,
      geometry: geometryOf(ways.find(({ id }) => id === member.ref)!.nodes),
    })),
  })),
]

const ring = '[[[20,44],[21,44],[21,45],[20,44]]]'

it.each([
  ['in the usual order', [...nodes, ...ways, ...relations]],
  ['with nodes behind the ways, as most queries ask for them', [...ways, ...relations, ...nodes]],
  ['the other way round', [...relations, ...ways, ...nodes]],
  ['with the places in the elements', inPlace],
  ['with the places in the elements and their nodes', [...inPlace, ...nodes]],
  [
    'with the places in the elements, without numbers of nodes',
    inPlace.map((element) => ({ ...element, nodes: undefined })),
  ],
])('reads elements %s', async (_, elements) => {
  expect((await read(elements)).sort()).toEqual([`relation/4 Polygon ${ring}`, `way/7 Polygon ${ring}`])
})

it('takes the centre where there is no shape', async () => {
  const center = { lat: 44, lon: 20 }
  const elements = [
    { ...ways[0], center },
    { ...relations[0], center },
    { type: 'way', id: 5, center },
  ]
  expect(await read(elements)).toEqual(['way/7 Point [20,44]', 'way/5 Point [20,44]', 'relation/4 Point [20,44]'])
})

it('passes over what is no element', async () => {
  const odd = [null, 7, 'x', [], {}, { type: 'node', id: 'a' }, { type: 'way', id: 5, nodes: 3, geometry: [null, 7] }]
  const cafe = { type: 'node', id: 6, lat: 44, lon: 20, tags: { name: 'A' } }
  expect(await read([...(odd as object[]), cafe])).toEqual(['node/6 Point [20,44]'])
})
