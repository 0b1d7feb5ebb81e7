import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const gpx = (content: string) => `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`
const many = (element: string) =>
  Array.from({ length: 40_000 }, (_, at) => `<${element} lat="${at % 90}" lon="${at / 1000}"/>`).join('')

it('what is said of a track behind its many points comes too late, and is told', async () => {
  const { text, notes, read } = await converted(
    gpx(`<trk><name>before</name><trkseg>${many('trkpt')}</trkseg><desc>behind</desc><number>7</number></trk>
      <trk><desc>of the next</desc><trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"/></trkseg></trk>`),
    'gpx',
    'kml',
  )
  expect(read).toMatchObject({ features: 2, points: 40_002 })
  expect(text.match(/before|behind|of the next/g)).toEqual(['before', 'of the next'])
  expect(notes).toEqual([{ code: 'properties-dropped', kind: 'lost', count: 2 }])
})

it('a long route stays a route, in one piece', async () => {
  const { text, written } = await converted(gpx(`<rte>${many('rtept')}</rte>`), 'gpx', 'geojson')
  const { features } = JSON.parse(text)
  expect(features.map(({ geometry }: { geometry: { type: string } }) => geometry.type)).toEqual(['LineString'])
  expect(features[0].geometry.coordinates).toHaveLength(40_000)
  expect(features[0].geometry.coordinates.at(-1)).toEqual([39.999, 39])
  expect(written).toMatchObject({ features: 1, points: 40_000 })
})
