import { expect, test } from 'vitest'
import type { WriteOptions } from '../../model/format.ts'
import { converted } from '../../testing/run.ts'

/** The entities of a drawing: their kind, and their groups by code as they stand. */
async function drawnFrom(features: readonly object[], options: WriteOptions = {}) {
  const source = JSON.stringify({ type: 'FeatureCollection', features })
  const { text, notes } = await converted(source, 'geojson', 'dxf', 'a.geojson', options)
  const lines = text.split('\n')
  const groups = Array.from(
    { length: (lines.length - 1) / 2 },
    (_, at) => [Number(lines[at * 2]), lines[at * 2 + 1]!] as const,
  )
  const begin = groups.findIndex(([code, value]) => code === 2 && value === 'ENTITIES')
  const entities: string[][] = []
  for (const [code, value] of groups.slice(begin + 1))
    if (code === 0) entities.push([value])
    else entities.at(-1)!.push(`${code}=${value}`)
  return {
    text,
    entities: entities.slice(0, -2),
    notes: notes.map(({ code, subject = '' }) => `${code} ${subject}`.trim()),
  }
}

const feature = (type: string, coordinates: unknown, properties: object = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const ring = [[20, 44], [21, 44], [21, 45], [20, 44]] // biome-ignore format: a line

test('a place is a point on the layer of its name, with its name as a text beside it', async () => {
  const { entities, notes, text } = await drawnFrom([
    feature('Point', [20, 44, 7], { name: 'Брод', layer: 'Water', a: 1 }),
  ])
  expect(entities).toEqual([
    ['POINT', '8=Water', '10=20', '20=44', '30=7'],
    ['TEXT', '8=Water', '10=20', '20=44', '30=7', '40=0.00001', '1=\\U+0411\\U+0440\\U+043E\\U+0434'],
  ])
  expect(text).toContain('LAYER\n2\nWater\n')
  expect(notes).toEqual(['properties-dropped a', 'names-as-texts', 'drawn-in-degrees'])
})

test('a ring is a closed line that says its first point once; flat without heights, in space with them', async () => {
  const raised = ring.map((point) => [...point, 5])
  const { entities } = await drawnFrom([
    feature('Polygon', [ring]),
    feature('LineString', raised),
    feature('LineString', ring.slice(1)),
  ])
  expect(entities.filter(([kind]) => kind === 'POLYLINE').map((groups) => groups.at(-1))).toEqual([
    '70=1',
    '70=9',
    '70=0',
  ])
  const vertices = entities.filter(([kind]) => kind === 'VERTEX')
  expect(vertices.map((groups) => groups.slice(2).join(' '))).toEqual([
    ...['10=20 20=44 30=0', '10=21 20=44 30=0', '10=21 20=45 30=0'],
    ...['10=20 20=44 30=5 70=32', '10=21 20=44 30=5 70=32', '10=21 20=45 30=5 70=32'],
    ...['10=21 20=44 30=0', '10=21 20=45 30=0', '10=20 20=44 30=0'],
  ])
})

test('parts are apart, a name stands once, and both are told', async () => {
  const { entities, notes } = await drawnFrom([feature('MultiPoint', [[1, 2], [3, 4]], { name: 'two' }), feature('MultiPolygon', [[ring], [ring]])]) // biome-ignore format: a line
  expect(entities.map(([kind]) => kind).filter((kind) => kind !== 'VERTEX' && kind !== 'SEQEND')).toEqual(
    ['POINT', 'POINT', 'TEXT', 'POLYLINE', 'POLYLINE'],
  ) // biome-ignore format: a line
  expect(notes.toSorted()).toEqual(['areas-as-outlines', 'drawn-in-degrees', 'names-as-texts', 'parts-apart'])
})

test.each([
  ['a\nb', 'a b'],
  ['100%%d', '100\\U+0025%d'],
  ['\\U+0041', '\\U+005CU+0041'],
  ['👍', '\\U+D83D\\U+DC4D'],
])('the text %j is written as %j and read as it was', async (name, escaped) => {
  const { entities, text } = await drawnFrom([feature('Point', [1, 2], { name })])
  expect(entities[1]!.at(-1)).toBe(`1=${escaped}`)
  const back = JSON.parse((await converted(text, 'dxf', 'geojson')).text)
  expect(back.features[1].properties.text).toBe(name.replace('\n', ' '))
})

test('what is a text in one drawing is a text in the next', async () => {
  const { text } = await drawnFrom([feature('Point', [1, 2], { name: 'a' })])
  const { text: again } = await converted(text, 'dxf', 'dxf')
  expect(again.slice(again.indexOf('ENTITIES'))).toBe(text.slice(text.indexOf('ENTITIES')))
})

test('a text of more letters than programs read is cut between letters, and told', async () => {
  const { entities, notes } = await drawnFrom([feature('Point', [1, 2], { name: 'ж'.repeat(40) })])
  expect(entities[1]!.at(-1)).toBe(`1=${'\\U+0436'.repeat(36)}`)
  expect(notes).toContain('text-cut')
})

test('in metres the drawing says the system to people, and texts are as high as on the ground', async () => {
  const { text, entities, notes } = await drawnFrom([feature('Point', [20, 44], { name: 'a' })], { crs: 'EPSG:32634' })
  expect(text.startsWith('999\nEPSG:32634\n')).toBe(true)
  expect(entities[0]!.slice(2)).toEqual(['10=419825.7402', '20=4872358.8854', '30=0'])
  expect(entities[1]).toContain('40=1')
  expect(notes).not.toContain('drawn-in-degrees')
})

test('folders within folders are a layer, marks that no name takes are others', async () => {
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>A</name><Folder><name>b/c</name><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></Folder></Folder></Document></kml>`
  const { text, notes } = await converted(kml, 'kml', 'dxf')
  expect(text).toContain('POINT\n8\nA - b_c\n')
  expect(notes.map(({ code, subject }) => [code, subject])).toContainEqual(['invalid-names-changed', 'A - b/c'])
})
