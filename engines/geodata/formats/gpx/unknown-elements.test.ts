import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const withElement = async (element: string) => {
  const gpx = `<gpx xmlns:a="urn:a"><wpt lat="1" lon="2"/>${element}</gpx>`
  const { text, notes } = await converted(gpx, 'gpx', 'geojson')
  const { features, type: _, ...members } = JSON.parse(text)
  return { members, points: features.map((feature: { geometry: unknown }) => feature.geometry), notes }
}

it('keeps texts and attributes of elements that GPX does not know', async () => {
  expect(await withElement('<foo>text</foo>')).toMatchObject({ members: { foo: 'text' }, notes: [] })
  expect(await withElement('<a:foo b="1" xsi:c="2"><a:d>3</a:d></a:foo>')).toMatchObject({
    members: { foo_b: '1', d: '3' },
  })
})

it('reads points within them, and takes no digits of theirs for text', async () => {
  const { members, points } = await withElement('<foo><wpt lat="3" lon="4"/></foo>')
  expect(members).toEqual({})
  expect(points).toEqual([
    { type: 'Point', coordinates: [2, 1] },
    { type: 'Point', coordinates: [4, 3] },
  ])
})

it('tells what it leaves out: text between elements, points outside of tracks, a value given twice', async () => {
  const unknown = (subject: string) => [{ code: 'element-unknown', kind: 'lost', count: 1, subject }]
  expect((await withElement('<foo>x<b>y</b></foo>')).notes).toEqual(unknown('foo'))
  expect(await withElement('<trkpt lat="5" lon="6"><ele>7</ele></trkpt>')).toMatchObject({
    members: {},
    notes: unknown('trkpt'),
  })
  expect((await withElement('<foo>1</foo><foo>1</foo>')).notes).toEqual([])
  const twice = await withElement('<foo>1</foo><foo>2</foo>')
  expect(twice.members).toEqual({ foo: '2' })
  expect(twice.notes).toEqual([{ code: 'metadata-dropped', kind: 'lost', count: 1, subject: 'foo' }])
})

it('reads what stands in an element of a track or a waypoint that GPX does not know, as if that were not around it', async () => {
  const segment = '<trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"/></trkseg>'
  const { text } = await converted(`<gpx><trk><foo>${segment}</foo><name>a</name></trk></gpx>`, 'gpx', 'geojson')
  expect(JSON.parse(text).features).toMatchObject([
    { properties: { name: 'a' }, geometry: { coordinates: [[2, 1], [4, 3]] } },
  ]) // biome-ignore format: a line to read at a glance
  const within = '<url>https://a.org<b>c</b></url><name>d<e>f</e></name>'
  const waypoint = await converted(`<gpx><wpt lat="1" lon="2">${within}</wpt></gpx>`, 'gpx', 'geojson')
  expect(JSON.parse(waypoint.text).features[0].properties).toEqual({ b: 'c', e: 'f' })
  expect(waypoint.notes).toEqual([
    { code: 'element-unknown', kind: 'lost', count: 1, subject: 'url' },
    { code: 'element-unknown', kind: 'lost', count: 1, subject: 'name' },
  ])
})
