import { expect, it } from 'vitest'
import type { FormatId } from '../formats/format-metas.ts'
import { formats } from '../formats/formats.ts'
import { convertBytes, converted } from '../testing/run.ts'
import { sqliteAnswer } from '../testing/sqlite-file.ts'

/** More features than two batches hold, and more text than a writer keeps: nothing of them is lost, doubled or mixed up on the way. */
const count = 8_200
const places = Array.from({ length: count }, (_, n) => ({
  n,
  name: `№ ${n}`,
  x: (((n * 7) % 3600) - 1800) / 10,
  y: (((n * 11) % 1700) - 850) / 10,
}))
type Place = (typeof places)[number]

const collection = JSON.stringify({
  type: 'FeatureCollection',
  features: places.map(({ n, name, x, y }) => ({
    type: 'Feature',
    properties: { name, n },
    geometry: { type: 'Point', coordinates: [x, y] },
  })),
})

/** Name and place of each feature, in an order of our own: an index may have put them in another. */
async function readBack(bytes: string | Uint8Array, from: FormatId): Promise<string[]> {
  const { text } = from === 'geojsonl' ? { text: new TextDecoder().decode(bytes as Uint8Array) } : await converted(bytes, from, 'geojsonl') // biome-ignore format: one line
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const { properties, geometry } = JSON.parse(line)
      return `${properties.name ?? ''} ${geometry.coordinates}`
    })
    .sort()
}
const expected = (said: (place: Place) => string = ({ name }) => name) =>
  places.map((place) => `${said(place)} ${place.x},${place.y}`).sort()

/** Formats that take a feature as it is; what a drawing or a course makes of one is tested beside its writer. */
const written = formats.filter(({ meta: { id, room } }) => room && !room.keepsFields && id !== 'geojson')
it.each(written.map(({ meta }) => meta.id))('geojson to %s and back', async (to) => {
  const there = await converted(collection, 'geojson', to)
  expect(there.written).toEqual({ features: count, points: count, geometryTypes: { Point: count } })
  expect(await readBack(there.bytes, to)).toEqual(expected())
})

it.each<readonly [FormatId, string]>([
  ['geojson', `[${places.map(({ name, x, y }) => `{"type":"Feature","properties":{"name":"${name}"},"geometry":{"type":"Point","coordinates":[${x},${y}]}}`)}]`],
  ['esrijson', JSON.stringify({ geometryType: 'esriGeometryPoint', spatialReference: { wkid: 4326 }, features: places.map(({ name, x, y }) => ({ attributes: { name }, geometry: { x, y } })) })],
])('%s in a form that only others write', async (from, source) => {
  expect(await readBack(source, from)).toEqual(expected())
}) // biome-ignore format: files to read at a glance

it('wkt', async () => {
  const lines = places.map(({ x, y }) => `POINT (${x} ${y})`).join('\n')
  expect(await readBack(lines, 'wkt')).toEqual(expected(() => ''))
})

it.each(written.map(({ meta }) => meta.id))('none at all: nothing is written as %s', async (to) => {
  const { result } = await convertBytes('{"type":"FeatureCollection","features":[]}', 'geojson', to)
  expect(result).toEqual({ ok: false, problem: { code: 'nothing_to_convert' } })
})

/** Each feature has a column of its own: tables grow while they are written. */
it.each(written.map(({ meta }) => meta.id))('two hundred columns to %s and back', async (to) => {
  const names = Array.from({ length: 200 }, (_, at) => `c${at}`)
  const features = names.map((name, at) => ({
    type: 'Feature',
    properties: { name: `f${at}`, [name]: `v${at}` },
    geometry: { type: 'Point', coordinates: [at / 10, 1] },
  }))
  const there = await converted(JSON.stringify({ type: 'FeatureCollection', features }), 'geojson', to)
  const { text } = to === 'geojsonl' ? there : await converted(there.bytes, to, 'geojsonl')
  const found = text
    .trim()
    .split('\n')
    .flatMap((line) => Object.entries<unknown>(JSON.parse(line).properties))
    .filter(([, value]) => /^[fv]\d/.test(String(value)))
  // In GPX they are extensions under GDAL's prefix.
  expect(found.map((entry) => String(entry).replace(/^ogr_/, '')).sort()).toEqual(
    names.flatMap((name, at) => [`name,f${at}`, `${name},v${at}`]).sort(),
  )
})

it.each([
  ['shp', 2_046],
  ['gpkg', 1_998],
  ['fgb', 65_536],
] as const)('a table of %s has %i columns: the values of others are counted', async (to, room) => {
  const over = 9
  const values = Array.from({ length: room + over }, (_, at) => [`c${at}`, at] as const)
  const feature = {
    type: 'Feature',
    properties: Object.fromEntries(values),
    geometry: { type: 'Point', coordinates: [1, 2] },
  }
  const there = await converted(JSON.stringify(feature), 'geojson', to)
  const dropped = there.notes.filter(({ code }) => code === 'properties-dropped')
  expect(dropped.map(({ subject, count }) => [subject, count])).toEqual(values.slice(room).map(([name]) => [name, 1]))
  const { text } = await converted(there.bytes, to, 'geojsonl')
  // As texts: comparing so many lists took longer than the rest.
  expect(JSON.stringify(Object.entries(JSON.parse(text).properties))).toBe(JSON.stringify(values.slice(0, room)))
  if (to === 'gpkg') expect(sqliteAnswer(there.bytes, 'SELECT c0, c1997 FROM source')).toEqual([{ c0: 0, c1997: 1997 }])
})

/** A KML line leaves its reader in pieces of 32,768 points, here in three; a GPS recording in several segments too. Written, both are one line or track again. */
const long = 66_000
const lineOf = (join: string, between: string) =>
  Array.from({ length: long }, (_, at) => `${at / 1000}${join}${at % 90}`).join(between)
const longSources: readonly (readonly [FormatId, string])[] = [
  ['kml', `<kml><Placemark><name>a</name><LineString><coordinates>${lineOf(',', ' ')}</coordinates></LineString></Placemark><Placemark><name>b</name><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></kml>`],
  ['gpx', `<gpx><trk><name>a</name><trkseg>${Array.from({ length: long }, (_, at) => `<trkpt lon="${at / 1000}" lat="${at % 90}"/>`).join('')}</trkseg></trk><trk><name>b</name><trkseg><trkpt lon="1" lat="2"/><trkpt lon="3" lat="4"/></trkseg></trk></gpx>`],
] // biome-ignore format: files to read at a glance
const longPairs = longSources.flatMap(([from, source]) =>
  formats
    .filter(({ meta: { id, room } }) => room && !room.keepsFields && id !== from)
    .map(({ meta }) => [from, meta.id, source] as const)
    // A table of a recording has a row for each point.
    .filter(([, to]) => from !== 'gpx' || to !== 'csv'),
)
it.each(longPairs)('a line of %s that is longer than a batch to %s and back', async (from, to, source) => {
  const there = await converted(source, from, to)
  expect(there.written).toMatchObject({ features: 2, points: long + 2 })
  const back = to === 'geojsonl' ? there.text : (await converted(there.bytes, to, 'geojsonl')).text
  const lines = back
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).geometry)
    .map(({ type, coordinates }) => (type === 'MultiLineString' ? coordinates : [coordinates]))
    .sort((one, other) => other[0].length - one[0].length)
  expect(lines.map((parts) => parts.map((part: unknown[]) => part.length))).toEqual([[long], [2]])
  expect(lines[0][0].at(-1).slice(0, 2)).toEqual([(long - 1) / 1000, (long - 1) % 90])
})

/** The first polygon has no hole, so that every other ring is one: also the first behind the end of a list that has to grow. */
const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
]
const polygons = Array.from({ length: 150 }, (_, at) => {
  const part = (x: number, y: number, isWhole: boolean) => [
    square(x, y, 0.9),
    ...(isWhole ? [] : [square(x + 0.2, y + 0.2, 0.5).reverse()]),
  ]
  const coordinates = [part(at, 1, at === 0), part(at, 3, false)]
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } }
})
const ofPolygons = written.filter(({ meta }) => meta.id !== 'gpx')
it.each(ofPolygons.map(({ meta }) => meta.id))('polygons with holes to %s and back', async (to) => {
  const there = await converted(JSON.stringify({ type: 'FeatureCollection', features: polygons }), 'geojson', to)
  const { text } = to === 'geojsonl' ? there : await converted(there.bytes, to, 'geojsonl')
  const rings = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).geometry)
    .map(({ coordinates }) => coordinates.map((part: unknown[]) => part.length).join())
  expect(rings.sort()).toEqual(['1,2', ...Array<string>(149).fill('2,2')])
})
