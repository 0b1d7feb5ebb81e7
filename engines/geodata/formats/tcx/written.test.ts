import { expect, test } from 'vitest'
import { converted } from '../../testing/run.ts'
import { Trace } from './trace.ts'

const gpx = (content: string) =>
  `<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:t="http://www.garmin.com/xmlschemas/TrackPointExtension/v1" version="1.1" creator="t">${content}</gpx>`
const point = (x: number, y: number, more = '') => `<trkpt lon="${x}" lat="${y}">${more}</trkpt>`

async function written(content: string) {
  const { text, notes } = await converted(gpx(content), 'gpx', 'tcx', 'walk.gpx')
  const all = (element: string) =>
    Array.from(text.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs')), ([, said]) => said!)
  return { text, notes: notes.map(({ code, count, subject }) => [code, count, ...(subject ? [subject] : [])]), all }
}

test('a track is a course with its totals, and each segment a track of it', async () => {
  const time = (minute: number) => `<time>2024-05-01T10:0${minute}:00Z</time>`
  const { all, notes } = await written(
    `<trk><name>Ridge</name><trkseg>${point(20, 44, time(0))}${point(20, 44.01, time(5))}</trkseg><trkseg>${point(20, 44.02, time(7))}</trkseg></trk>`,
  )
  expect(all('Name')).toEqual(['Ridge'])
  // A pause between segments is no way; 44 to 44.01 north on WGS 84 is 1111.12 m by PROJ's geod.
  expect([all('TotalTimeSeconds'), all('DistanceMeters')]).toEqual([['420'], ['1111.12', '0', '1111.12', '1111.12']])
  expect(all('Track')).toHaveLength(2)
  expect(notes).toEqual([])
})

test('where there are no times they are made up by one pace, and told', async () => {
  const { all, notes } = await written(`<trk><name>a</name><trkseg>${point(20, 44)}${point(20, 44.01)}</trkseg></trk>`)
  expect(all('Time')).toEqual(['2010-01-01T00:00:00Z', '2010-01-01T00:06:40Z'])
  expect(notes).toEqual([['times-made-up', 2]])
})

test('places go with the course before them, first ones with the first, at the time it passes them', async () => {
  const wpt = (name: string, x: number) => `<wpt lon="${x}" lat="44"><name>${name}</name><type>WATER</type></wpt>`
  const track = (name: string, hour: number) =>
    `<trk><name>${name}</name><trkseg>${[20, 20.1, 20.2].map((x, at) => point(x, 44, `<time>2024-05-01T${hour}:0${at}:00Z</time>`)).join('')}</trkseg></trk>`
  const { all } = await written(wpt('spring', 20.11) + track('one', 10) + track('two', 12))
  const [one, two] = all('Course')
  expect(one).toMatch(/<CoursePoint><Name>spring<\/Name><Time>2024-05-01T10:01:00Z<\/Time>.*<PointType>Water</)
  expect(two).not.toContain('CoursePoint')
})

test('a long name is shortened to what watches take, and stands whole in the notes', async () => {
  const { all, notes } = await written(
    `<trk><name>From the ford to the mill</name><desc>wet</desc><trkseg>${point(20, 44)}${point(20, 44.1)}</trkseg></trk>`,
  )
  expect([all('Name'), all('Notes')]).toEqual([['From the ford t'], ['From the ford to the mill wet']])
  expect(notes).toContainEqual(['names-shortened', 1])
})

test.each([
  ['hr', '0', undefined],
  ['hr', '120', '<HeartRateBpm><Value>120</Value></HeartRateBpm>'],
  ['hr', '300', undefined],
  ['cad', '0', '<Cadence>0</Cadence>'],
  ['cad', '85.5', undefined],
  ['speed', '2.5', '<Extensions><x:TPX><x:Speed>2.5</x:Speed></x:TPX></Extensions>'],
])('%s %s is written as the schema has it, or told', async (name, value, expected) => {
  const sensor = `<extensions><t:TrackPointExtension><t:${name}>${value}</t:${name}></t:TrackPointExtension></extensions>`
  const { text, notes } = await written(
    `<trk><name>a</name><trkseg>${point(20, 44, sensor)}${point(20, 44.1)}</trkseg></trk>`,
  )
  if (expected) expect(text).toContain(expected)
  else expect(notes).toContainEqual(['point-details-dropped', 1, name])
})

test('places without any line are a course of their own', async () => {
  const { all } = await written('<wpt lon="20" lat="44"><name>ford</name></wpt>')
  expect([all('Course').length, all('Name'), all('Track')]).toEqual([1, ['walk', 'ford'], []])
})

test('more places than wait for their course are all written', async () => {
  const places = Array.from(
    { length: 5000 },
    (_, at) => `<wpt lon="${at / 100}" lat="44"><name>${at}</name></wpt>`,
  ).join('')
  const { all } = await written(`${places}<trk><name>t</name><trkseg>${point(20, 44)}${point(20, 44.1)}</trkseg></trk>`)
  expect(all('CoursePoint')).toHaveLength(5000)
  expect(all('Course')).toHaveLength(1)
})

test('of a long course some points are remembered, none further away than their distance', () => {
  const trace = new Trace()
  for (let at = 0; at < 100_000; at++) trace.add(at / 1e5, 0, at)
  for (const place of [0, 0.25, 0.5, 0.99]) expect(Math.abs(trace.nearest(place, 0.1)! - place * 1e5)).toBeLessThan(32)
  trace.clear()
  expect(trace.nearest(0, 0)).toBeUndefined()
})
