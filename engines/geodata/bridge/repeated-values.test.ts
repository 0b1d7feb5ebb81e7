import { expect, test } from 'vitest'
import { converted } from '../testing/run.ts'

const placemark = (content: string) =>
  `<kml><Placemark>${content}<Point><coordinates>1,2</coordinates></Point></Placemark></kml>`
const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`
const asText = async (source: string, from: 'gpx' | 'kml', to: 'geojson' | 'csv' | 'kml' | 'gpx' | 'topojson') =>
  (await converted(source, from, to)).text

const twice = placemark(
  `<description>x</description><description>y</description><ExtendedData>${data('a', '1')}${data('a_2', '2')}${data('a', '3')}${data('a', '4')}</ExtendedData>`,
)

test('what a feature has several times has a name for each where a name stands for one value', async () => {
  const { text, notes } = await converted(twice, 'kml', 'geojson')
  expect(text).toContain('{"description":"x","description_2":"y","a":"1","a_2":"2","a_3":"3","a_4":"4"}')
  expect(notes).toEqual([])
  expect(await asText(twice, 'kml', 'csv')).toBe(
    'longitude,latitude,description,description_2,a,a_2,a_3,a_4\r\n1,2,x,y,1,2,3,4\r\n',
  )
})

test('a feature that has it once keeps the name, whatever the others have', async () => {
  const one = (content: string) =>
    `<Placemark><ExtendedData>${content}</ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark>`
  const kml = `<kml><Document>${one(data('a', '1') + data('a', '2'))}${one(data('a', '3'))}</Document></kml>`
  expect((await asText(kml, 'kml', 'geojson')).match(/"properties":\{[^}]*\}/g)).toEqual([
    '"properties":{"a":"1","a_2":"2"}',
    '"properties":{"a":"3"}',
  ])
})

test('GPX has several links and keeps them', async () => {
  const gpx =
    '<gpx version="1.1"><wpt lat="1" lon="2"><link href="http://a"><text>one</text></link><link href="http://b"><text>two</text></link></wpt></gpx>'
  expect(await asText(gpx, 'gpx', 'geojson')).toContain(
    '{"link":"http://a","link_text":"one","link_2":"http://b","link_text_2":"two"}',
  )
  expect((await asText(gpx, 'gpx', 'kml')).match(/http:\/\/[ab]/g)).toEqual(['http://a', 'http://b'])
})

test('KML has one place for each element: what comes again is data, and an id stands once', async () => {
  const gpx =
    '<gpx version="1.0" xmlns:g="urn:g"><wpt lat="1" lon="2"><name>GC1</name><g:cache id="7" g:archived="no"><g:name>Castle</g:name></g:cache></wpt></gpx>'
  const { text, notes } = await converted(gpx, 'gpx', 'kml')
  expect(text).toContain('<Placemark><name>GC1</name>')
  for (const [name, value] of [
    ['g_name', 'Castle'],
    ['g_cache_id', '7'],
    ['g_cache_g_archived', 'no'],
  ])
    expect(text).toContain(data(name!, value!))
  expect(notes).toEqual([])
  const json = '{"type":"Feature","id":"a","id":"b","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}'
  expect((await converted(json, 'geojson', 'kml')).text).toContain(
    `<Placemark id="a"><ExtendedData>${data('id', 'b')}</ExtendedData>`,
  )
})

test('more of one name than a table has columns for are no columns', async () => {
  const many = placemark(
    `<ExtendedData>${Array.from({ length: 103 }, (_, at) => data('a', String(at))).join('')}</ExtendedData>`,
  )
  const [names, values] = (await asText(many, 'kml', 'csv')).split('\r\n').map((row) => row.split(','))
  expect([names!.length, names!.at(-1), values!.at(-1), values![2]]).toEqual([102, 'a_100', '99', '102'])
})

test.each(['geojson', 'topojson'] as const)('a name and data that is called so are two members of %s', async (to) => {
  const kml = placemark(`<name>n</name><ExtendedData>${data('name', 'other')}</ExtendedData>`)
  const { text, notes } = await converted(kml, 'kml', to)
  expect(text).toContain('"properties":{"name":"n","name_2":"other"}')
  expect(notes).toEqual([{ code: 'invalid-names-changed', kind: 'changed', count: 1, subject: 'name' }])
})

test('of several values of one name that a point has, those before the last are told where they differ', async () => {
  const point = (content: string) => `<rtept lat="1" lon="2"><extensions>${content}</extensions></rtept>`
  const way = '<x:r lat="1"/><x:r lat="2"/><x:r lat="2"/>'
  const points = [way, '<x:v>1</x:v><x:v>1</x:v>', '<x:v>1</x:v><x:v>2</x:v>', '<x:v>3</x:v><x:v>4</x:v>'].map(point)
  const gpx = `<gpx version="1.1" xmlns:x="x"><rte>${points.join('')}<rtept lat="1" lon="2"><link href="a"/><link href="b"/></rtept></rte></gpx>`
  const { text, notes } = await converted(gpx, 'gpx', 'geojson')
  expect(notes.map(({ code, count, subject }) => [code, count, subject])).toEqual([
    ['point-details-dropped', 1, 'x_r_lat'],
    ['point-details-dropped', 2, 'x_v'],
    ['point-details-dropped', 1, 'link'],
  ])
  expect(text).toContain('"x_vs":[null,1,2,4,null]')
  // The points of a track are read by the spelling of the one before them.
  const track = gpx.replaceAll('rtept', 'trkpt').replace('<rte>', '<trk><trkseg>').replace('</rte>', '</trkseg></trk>')
  expect((await converted(track, 'gpx', 'geojson')).notes).toEqual(notes)
})
