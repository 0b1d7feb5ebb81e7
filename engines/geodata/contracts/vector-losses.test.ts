import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import type { NoteCode } from '../notes/notes.ts'
import { converted, inspected } from '../testing/run.ts'

/** What a conversion between vector formats cannot carry is told, with how often and to what it happened. */

const place = { type: 'Point', coordinates: [1, 2] }
const feature = (properties: object | null, geometry: object | null = place, more: object = {}) => ({
  type: 'Feature',
  ...more,
  properties,
  geometry,
})
const collection = (...features: readonly object[]) => JSON.stringify({ type: 'FeatureCollection', features })
const line = (...coordinates: readonly (readonly number[])[]) => ({ type: 'LineString', coordinates })
const rows = (name: string, ...values: readonly unknown[]) =>
  collection(...values.map((value) => feature({ [name]: value })))

type Told = readonly [code: NoteCode, count: number, subject?: string]

async function told(source: string | Uint8Array, from: FormatId, to: FormatId): Promise<Told[]> {
  const { notes } = await converted(source, from, to)
  return notes.map(({ code, count, subject }) => (subject === undefined ? [code, count] : [code, count, subject]))
}

it.each<[string, string, readonly Told[]]>([
  ['blanks at the end of text', rows('a', 'x  ', 'y', ' z'), [['blanks-dropped', 1, 'a']]],
  ['an empty text beside null', rows('a', '', null, 'x'), [['empty-text-as-null', 1, 'a']]],
  [
    'attributes that only some features have',
    collection(feature({ a: 1 }), feature({ b: 2 }), feature({ b: null })),
    [
      ['absent-values-as-null', 2, 'a'],
      ['absent-values-as-null', 1, 'b'],
    ],
  ],
  ['text of more than 254 bytes', rows('a', 'ж'.repeat(200), 'short'), [['text-cut', 1, 'a']]],
  [
    'an integer of more than 18 digits',
    rows('a', 1).replace('"a":1', '"a":1234567890123456789'),
    [['field-types-widened', 1, 'a']],
  ],
  ['values of several types', rows('a', 1, 'one', true), [['field-types-widened', 1, 'a']]],
  [
    'numbers beside objects',
    rows('a', 1, { b: 1 }, [2]),
    [
      ['field-types-widened', 1, 'a'],
      ['properties-as-text', 2, 'a'],
    ],
  ],
  [
    'true, false and null, whole numbers and fractions, dates',
    collection(feature({ a: true, b: 1, c: '2024-02-29' }), feature({ a: null, b: 1.25, c: null })),
    [],
  ],
  [
    'an attribute twice in one feature',
    rows('a', 12345).replace('"a":12345', '"a":12345,"a":1'),
    [['duplicate-values-dropped', 1, 'a']],
  ],
  ['a long name', rows('population_2020', 1), [['field-names-shortened', 1, 'population_2020']]],
  ['a name with a blank at its end', rows('a ', 1), [['invalid-names-changed', 1, 'a ']]],
  ['zero bytes in text', rows('a', 'x\u0000y'), [['characters-dropped', 1]]],
  ['ids', collection(feature({}, place, { id: 'a' }), feature({}, place, { id: 'b' })), [['ids-as-property', 2]]],
  ['foreign members', collection(feature({}, place, { title: 'T' })), [['foreign-members-as-property', 1, 'title']]],
  [
    'bounding boxes',
    collection(feature({ a: 1 }, { ...place, bbox: [1, 2, 1, 2] }, { bbox: [1, 2, 1, 2] })),
    [['bounding-boxes-dropped', 2]],
  ],
  [
    'members of a geometry',
    collection(feature({ a: 1 }, { ...place, more: 1 })),
    [['foreign-members-dropped', 1, 'more']],
  ],
  [
    'points without elevation beside others',
    collection(feature({}, line([1, 2, 3], [4, 5])), feature({}, line([1, 2], [4, 5]))),
    [['elevations-filled', 3]],
  ],
  [
    'more than four numbers in a position',
    collection(feature({}, line([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]))),
    [['point-details-dropped', 2]],
  ],
  ['an empty geometry', collection(feature({}, line())), [['geometry-empty', 1]]],
  ['no geometry', collection(feature({ a: 1 }, null)), []],
  [
    'multi-geometries of one part',
    collection(
      feature(
        {},
        {
          type: 'MultiLineString',
          coordinates: [
            [
              [1, 2],
              [3, 4],
            ],
          ],
        },
      ),
    ),
    [['multi-geometries-as-single', 1]],
  ],
  ['points beside lines', collection(feature({}), feature({}, line([1, 2], [3, 4]))), [['split-by-geometry-type', 2]]],
  [
    'texts about the collection; its name names the set',
    JSON.stringify({
      type: 'FeatureCollection',
      name: 'Cities',
      title: 'T',
      version: 3,
      features: [feature({ a: 1 })],
    }),
    [
      ['foreign-members-dropped', 1, 'version'],
      ['metadata-dropped', 1, 'title'],
    ],
  ],
])('GeoJSON to shapefile: %s', async (_, source, expected) => {
  expect(await told(source, 'geojson', 'shp')).toEqual(expected)
})

it('a value given twice is not written over the longer one before it', async () => {
  const source = rows('a', 'longer').replace('"a":"longer"', '"a":"longer","a":"x","n":12345,"n":1,"z":1,"z":null')
  const { bytes } = await converted(source, 'geojson', 'shp')
  const back = JSON.parse((await converted(bytes, 'shp', 'geojson', 'a.shp.zip')).text)
  expect(back.features[0].properties).toEqual({ a: 'x', n: 1, z: null })
})

it('more names than two bytes can count do not end up in each other’s columns', async () => {
  const many = Array.from({ length: 65537 }, (_, index) => [`f${index}`, index])
  const { bytes, notes } = await converted(collection(feature(Object.fromEntries(many))), 'geojson', 'shp')
  const back = JSON.parse((await converted(bytes, 'shp', 'geojson', 'a.shp.zip')).text)
  expect(back.features[0].properties.f0).toBe(0)
  const dropped = notes.filter((note) => note.code === 'properties-dropped')
  expect(dropped.reduce((sum, note) => sum + note.count, 0)).toBe(65537 - 2046)
})

it.each<[string, string, readonly Told[]]>([
  [
    'elevations and measures',
    collection(feature({}, line([1, 2, 3, 4], [5, 6, 7]))),
    [
      ['measures-dropped', 1],
      ['elevations-dropped', 2],
    ],
  ],
  [
    'a foreign member that has a meaning in TopoJSON',
    collection(feature({}, place, { arcs: [1] })),
    [['foreign-members-dropped', 1, 'arcs']],
  ],
  [
    'ids, empty texts, blanks, nested values, other foreign members',
    collection(feature({ a: '', b: 'x ', c: { d: 1 } }, null, { id: 7, title: null })),
    [],
  ],
])('GeoJSON to TopoJSON: %s', async (_, source, expected) => {
  expect(await told(source, 'geojson', 'topojson')).toEqual(expected)
})

it.each<[string, string, readonly Told[]]>([
  ['values of several types', rows('a', 1, 'one', true), [['field-types-widened', 1, 'a']]],
  ['whole numbers and fractions, dates and other text', rows('a', 1, 1.5, null) + rows('b', '2024-02-29', 'x', ''), []],
  ['foreign members', collection(feature({}, place, { title: 'T' })), [['foreign-members-as-property', 1, 'title']]],
  ['nested values', rows('a', { b: 1 }, [2]), [['properties-as-text', 2, 'a']]],
  ['characters XML does not have', rows('a', 'x\u0000\uffff\ufffdy\ufffe', '\u0001'), [['characters-dropped', 4]]],
  [
    'an attribute twice in one feature',
    rows('a', 12345).replace('"a":12345', '"a":12345,"a":1'),
    [['duplicate-values-dropped', 1, 'a']],
  ],
  [
    'a name of the collection that XML does not take',
    JSON.stringify({ type: 'FeatureCollection', name: 'A b', features: [feature({})] }),
    [['invalid-names-changed', 1, 'A b']],
  ],
])('GeoJSON to GML: %s', async (_, source, expected) => {
  expect(await told(source, 'geojson', 'gml')).toEqual(expected)
})

it('a name of the whole beside those of its layers has no place in GML', async () => {
  const objects = { roads: place, towns: place }
  const source = JSON.stringify({ type: 'Topology', name: 'Country', arcs: [], objects })
  expect(await told(source, 'topojson', 'gml')).toEqual([['metadata-dropped', 1, 'name']])
})

const topology = (more: object, object: object) => JSON.stringify({ type: 'Topology', ...more, objects: { o: object } })

it.each<[string, string, readonly Told[]]>([
  [
    'members of the root and of an object, before and behind its geometries',
    topology(
      { bbox: [0, 0, 1, 1], made: { by: 'x' } },
      { type: 'GeometryCollection', id: 1, geometries: [place], bbox: [0, 0, 1, 1], more: 2 },
    ),
    [
      ['bounding-boxes-dropped', 2],
      ['foreign-members-dropped', 1, 'made'],
      ['foreign-members-dropped', 1, 'id'],
      ['foreign-members-dropped', 1, 'more'],
    ],
  ],
  [
    'more than three numbers in a position',
    topology(
      {
        arcs: [
          [
            [1, 2, 3, 4],
            [5, 6],
          ],
        ],
      },
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'LineString', arcs: [0] },
          { type: 'Point', coordinates: [1, 2, 3, 4] },
        ],
      },
    ),
    [['point-details-dropped', 2]],
  ],
  [
    'members that have a meaning in GeoJSON',
    topology({ features: 'x' }, { ...place, geometry: 'x', title: 'T' }),
    [
      ['foreign-members-dropped', 1, 'geometry'],
      ['metadata-dropped', 1, 'features'],
    ],
  ],
])('TopoJSON to GeoJSON: %s', async (_, source, expected) => {
  expect([...(await told(source, 'topojson', 'geojson'))].sort()).toEqual([...expected].sort())
})

it('foreign members and texts about the whole come back as they were', async () => {
  const source = {
    type: 'FeatureCollection',
    name: 'n',
    description: 'd',
    features: [feature({}, place, { title: 'T', n: 1.5, none: null, list: [1] })],
  }
  const there = await converted(JSON.stringify(source), 'geojson', 'topojson')
  const back = await converted(there.bytes, 'topojson', 'geojson')
  expect(JSON.parse(back.text)).toEqual(source)
  expect([...there.notes, ...back.notes]).toEqual([])
})

it('a line of one point keeps it on the way through TopoJSON', async () => {
  const there = await converted(collection(feature({}, line([1, 2]))), 'geojson', 'topojson')
  expect(there.notes.map((note) => note.code)).toEqual(['lines-completed'])
  const back = await converted(there.bytes, 'topojson', 'geojson')
  expect(JSON.parse(back.text).features[0].geometry.coordinates[0]).toEqual([1, 2])
})

it('layers keep their names: objects of a topology, sets of a shapefile', async () => {
  const source = JSON.stringify({
    type: 'Topology',
    arcs: [
      [
        [1, 2],
        [3, 4],
      ],
    ],
    objects: {
      'roads/main': { type: 'GeometryCollection', geometries: [{ type: 'LineString', arcs: [0] }] },
      towns: { type: 'GeometryCollection', geometries: [place] },
    },
  })
  const { bytes, notes } = await converted(source, 'topojson', 'shp', 'country.topojson')
  expect(notes.map(({ code, subject }) => [code, subject])).toEqual([['invalid-names-changed', 'roads/main']])
  const { text } = await converted(bytes, 'shp', 'topojson', 'country.shp.zip')
  expect(Object.keys(JSON.parse(text).objects)).toEqual(['roads_main', 'towns'])
  const merged = await converted(bytes, 'shp', 'geojson', 'country.shp.zip')
  expect(merged.notes.map(({ code, subject }) => [code, subject])).toEqual([
    ['folders-dropped', 'roads_main'],
    ['folders-dropped', 'towns'],
  ])
})

it('sets of the same name in different folders of an archive are objects of their own', async () => {
  const { bytes } = await converted(rows('a', 1), 'geojson', 'shp', 'roads.geojson')
  const inputs = ['north/roads.shp.zip', 'south/roads.shp.zip'].map((name) => inputFromBytes(name, bytes))
  const { text, notes } = await converted(inputs, 'shp', 'topojson')
  expect(Object.keys(JSON.parse(text).objects)).toEqual(['roads', 'roads_2'])
  expect(notes.map(({ code, subject }) => [code, subject])).toEqual([['invalid-names-changed', 'roads']])
})

it('a table that belongs to no .shp is told', async () => {
  const { bytes } = await converted(rows('a', 1), 'geojson', 'shp', 'roads.geojson')
  const inputs = [inputFromBytes('roads.zip', bytes), inputFromBytes('prices.dbf', Uint8Array.of(3))]
  const { notes } = await inspected(inputs, 'shp')
  expect(notes).toEqual([{ code: 'member-missing', kind: 'info', count: 1, subject: 'prices.shp' }])
})
