import { expect, it, test } from 'vitest'
import { converted } from '../testing/run.ts'

const point = (latitude: number, longitude: number) =>
  `<trkpt lat="${latitude}" lon="${longitude}"><ele>${latitude * 10}</ele><time>2026-04-30T08:00:0${latitude}Z</time></trkpt>`
const track = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk>
<trkseg>${point(1, 2)}</trkseg><trkseg>${point(3, 4)}${point(5, 6)}</trkseg><trkseg>${point(7, 8)}</trkseg></trk>
<rte><rtept lat="1" lon="2"/></rte></gpx>`

it('the point is there twice with all it says, and what stands before and behind stays as it was', async () => {
  const { text, notes } = await converted(track, 'gpx', 'geojson')
  const [{ geometry, properties }, route] = JSON.parse(text).features
  const one = [2, 1, 10]
  const last = [8, 7, 70]
  expect(geometry.coordinates).toEqual([[one, one], [[4, 3, 30], [6, 5, 50]], [last, last]]) // biome-ignore format: as it is read
  const seconds = properties.coordinateProperties.times.map((part: string[]) => part.map((time) => time.slice(18, 19)))
  expect(seconds).toEqual([['1', '1'], ['3', '5'], ['7', '7']]) // biome-ignore format: as it is read
  expect(route.geometry.coordinates).toEqual([[2, 1], [2, 1]]) // biome-ignore format: as it is read
  expect(notes).toMatchObject([{ code: 'lines-completed', count: 3 }])
})

test.each([
  ['shp', 3],
  ['gml', 3],
  ['gpkg', 3],
  ['fgb', 3],
  // A track of one point is one in KML; its line is drawn as a point.
  ['kml', 1],
] as const)('%s has no line of one point', async (to, count) => {
  const { notes } = await converted(track, 'gpx', to)
  expect(notes.filter(({ code }) => code === 'lines-completed')).toMatchObject([{ count }])
})

test('rows of points and GPX have room for one', async () => {
  expect((await converted(track, 'gpx', 'csv')).notes.map(({ code }) => code)).not.toContain('lines-completed')
  const line = '{"type":"LineString","coordinates":[[1,2]]}'
  expect((await converted(line, 'geojson', 'gpx')).notes.map(({ code }) => code)).not.toContain('lines-completed')
})

test('values that are lost are lost once', async () => {
  const { text, notes } = await converted(track, 'gpx', 'csv', 'track.gpx', { rows: 'feature' })
  expect(text).toContain('MULTILINESTRING Z ((2 1 10,2 1 10),(4 3 30,6 5 50),(8 7 70,8 7 70))')
  expect(notes.find(({ code }) => code === 'times-dropped')).toMatchObject({ count: 4 })
})

test('a piece of one point, behind a full batch, is no line of one point', async () => {
  const positions = Array.from({ length: 16_385 }, (_, at) => `<trkpt lat="1" lon="${at / 1000}"/>`)
  const { written, notes } = await converted(
    `<gpx><trk><trkseg>${positions.join('')}</trkseg></trk></gpx>`,
    'gpx',
    'geojson',
  )
  expect([written.features, notes]).toEqual([1, []])
})
