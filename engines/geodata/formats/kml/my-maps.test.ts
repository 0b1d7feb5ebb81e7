import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const forMyMaps = (source: string, from: 'kml' | 'gpx' | 'geojson') => converted(source, from, 'kml', 'a', { for: 'mymaps' }) // biome-ignore format: one line
const placemark = (name: string, inside: string) => `<Placemark><name>${name}</name>${inside}</Placemark>`
const point = '<Point><coordinates>1,2,3</coordinates></Point>'
const kml = (inside: string) => `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>Trip</name>${inside}</Document></kml>` // biome-ignore format: one line
const folders = (text: string) => [...text.matchAll(/<Folder><name>(.*?)<\/name>/g)].map(([, name]) => name)

it('every folder is one layer, wherever its features stand, and none lies in another', async () => {
  const source = kml(
    `<Folder><name>A</name>${placemark('1', point)}<Folder><name>B</name>${placemark('2', point)}</Folder>${placemark('3', point)}</Folder>${placemark('4', point)}`,
  )
  const { text } = await forMyMaps(source, 'kml')
  expect(folders(text)).toEqual(['A', 'A / B', 'Trip'])
  expect(text.match(/<name>\d/g)).toEqual(['<name>1', '<name>3', '<name>2', '<name>4'])
  expect(text.match(/<\/Folder>/g)).toHaveLength(3)
  const layers = await forMyMaps('<gpx><wpt lat="1" lon="2"/><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"/></trkseg></trk></gpx>', 'gpx') // biome-ignore format: one line
  expect(folders(layers.text)).toEqual(['Waypoints', 'Tracks'])
})

it('what moves in time is a line, heights go, and what is said beside name and description is a column', async () => {
  const track =
    '<gx:Track><when>2024-05-01T10:00:00Z</when><when>2024-05-01T10:01:00Z</when><gx:coord>20 44 100</gx:coord><gx:coord>21 44 110</gx:coord></gx:Track>'
  const { text, notes } = await forMyMaps(
    kml(
      `<GroundOverlay/>${placemark('T', track)}${placemark('P', `<description>d</description><address>s</address><TimeStamp><when>2024</when></TimeStamp><Point><altitudeMode>absolute</altitudeMode><coordinates>1,2,3</coordinates></Point>`)}`,
    ),
    'kml',
  )
  expect(text.replace(/<kml.*>/, '')).not.toMatch(/gx:|<when|<address|altitudeMode/)
  expect(text).toContain('<LineString><coordinates>20,44 21,44</coordinates></LineString>')
  expect(text).toContain('<description>d</description><ExtendedData><Data name="address"><value>s</value></Data><Data name="timestamp"><value>2024</value></Data></ExtendedData>') // biome-ignore format: one line
  expect(notes.map(({ code, count }) => [code, count])).toEqual([
    ['overlay-not-carried', 1],
    ['times-dropped', 2],
    ['elevations-dropped', 3],
    ['altitude-mode-dropped', 1],
  ])
})

const features = (count: number, properties: (at: number) => object) =>
  JSON.stringify({ type: 'FeatureCollection', features: Array.from({ length: count }, (_, at) => ({ type: 'Feature', properties: properties(at), geometry: { type: 'Point', coordinates: [at / 100, 1] } })) }) // biome-ignore format: one line

it('a layer that is full goes on in another, and what is too much is told', async () => {
  const { text, notes } = await forMyMaps(
    features(4001, (n) => ({ n })),
    'geojson',
  )
  expect(folders(text)).toEqual(['a', 'a (2)', 'a (3)'])
  expect(text.split('<Folder>').map((part) => part.match(/<Placemark/g)?.length ?? 0)).toEqual([0, 2000, 2000, 1])
  expect(notes).toEqual([{ code: 'my-maps-layer-continued', kind: 'changed', subject: 'a', count: 2 }])
  const large = await forMyMaps(
    features(20_001, (n) => ({ n, t: 'x'.repeat(200) })),
    'geojson',
  )
  expect(large.notes.map(({ code, count }) => [code, count])).toEqual([
    ['my-maps-layer-continued', 10],
    ['my-maps-layers', 11],
    ['my-maps-bytes', 8],
  ])
})

it('the choice means nothing to another target', async () => {
  const source = features(2, (n) => ({ n }))
  const plain = await converted(source, 'geojson', 'gpx')
  expect((await converted(source, 'geojson', 'gpx', undefined, { for: 'mymaps' })).text).toBe(plain.text)
})
