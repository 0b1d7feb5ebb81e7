import { describe, expect, it } from 'vitest'
import type { FormatId } from '../formats/format-metas.ts'
import { converted } from '../testing/run.ts'

/** JSON takes the last of several members of one name, and so do all programs: what stood before it is told. */
const feature = (members: string) => `{"type":"FeatureCollection","features":[{"type":"Feature",${members}}]}`
const point = '"geometry":{"type":"Point","coordinates":[3,4]}'
const topology = (members: string) => `{"type":"Topology",${members},"arcs":[]}`

async function told(source: string, from: FormatId, to: FormatId) {
  const { notes, text } = await converted(source, from, to)
  const repeated = notes.filter(({ code }) => code === 'duplicate-values-dropped')
  return { text, repeated: repeated.map(({ count, subject }) => [count, subject]) }
}

describe.each(['csv', 'gpkg', 'fgb', 'shp', 'gml', 'topojson', 'geojsonl'] as const)('to %s', (to) => {
  it.each([
    ['an attribute', feature(`"properties":{"a":1,"a":2,"a":3,"b":1},${point}`), [[2, 'a']]],
    ['an attribute of another block', feature(`"properties":{"a":1},"properties":{"a":2},${point}`), [[1, 'a']]],
    ['an id', feature(`"id":1,"id":2,"properties":{"a":1},${point}`), [[1, 'id']]],
    ['no attribute', feature(`"properties":{"a":1,"A":2},${point}`), []],
  ])('%s twice', async (_, source, expected) => {
    expect((await told(source, 'geojson', to)).repeated).toEqual(expected)
  })
})

it.each<[string, FormatId, string, string]>([
  ['a geometry', 'geojson', feature(`"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":1},${point}`), 'geometry'],
  ['coordinates', 'geojson', feature('"geometry":{"type":"Point","coordinates":[1,2],"coordinates":[3,4]},"properties":{"a":1}'), 'coordinates'],
  ['coordinates before their type', 'geojson', feature('"geometry":{"coordinates":[1,2],"coordinates":[3,4],"type":"Point"},"properties":{"a":1}'), 'coordinates'],
  ['a column with the place', 'geojson', '[{"a":1,"lat":2,"lng":3,"lat":4}]', 'lat'],
  ['a geometry', 'esrijson', '{"features":[{"attributes":{"a":1},"geometry":{"x":1,"y":2},"geometry":{"x":3,"y":4}}]}', 'geometry'],
  ['coordinates', 'topojson', topology('"objects":{"l":{"type":"Point","coordinates":[1,2],"properties":{"a":1},"coordinates":[3,4]}}'), 'coordinates'],
  ['objects', 'topojson', topology('"objects":{},"objects":{"l":{"type":"Point","coordinates":[3,4],"properties":{"a":1}}}'), 'objects'],
])('%s of %s twice', async (_, from, source, subject) => {
  const { text, repeated } = await told(source, from, 'csv')
  expect(text).toBe('longitude,latitude,a\r\n3,4,1\r\n')
  expect(repeated).toEqual([[1, subject]])
}) // biome-ignore format: a table to read at a glance

it('of one title of a topology twice the last counts, and the first is told', async () => {
  const { text, notes } = await converted(
    topology('"title":"A","title":"B","objects":{"l":{"type":"Point","coordinates":[3,4]}}'),
    'topojson',
    'kml',
  )
  expect(text).toContain('<Data name="title"><value>B</value></Data>')
  expect(notes).toMatchObject([{ code: 'metadata-dropped', subject: 'title' }])
})

it('KML and GPX have room for both', async () => {
  const source = feature(`"properties":{"a":1,"a":2},${point}`)
  for (const to of ['kml', 'gpx'] as const) {
    const { text, repeated } = await told(source, 'geojson', to)
    expect([text.match(/>[12]</g), repeated]).toEqual([['>1<', '>2<'], []])
  }
})
