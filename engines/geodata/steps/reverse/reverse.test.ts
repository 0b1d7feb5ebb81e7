import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCollection } from '../../testing/random-files.ts'
import { convertBytes, converted } from '../../testing/run.ts'

const point = (latitude: number, time: string) => `<trkpt lat="${latitude}" lon="1"><time>${time}</time></trkpt>`
const track = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="5" lon="5"/><trk><trkseg>${point(1, '2026-01-01T00:00:00Z')}${point(2, '2026-01-01T00:00:10Z')}</trkseg><trkseg>${point(3, '2026-01-01T00:01:00.5Z')}</trkseg></trk></gpx>`
const pointsOf = (gpx: string) =>
  [...gpx.matchAll(/<trkpt lat="(.*?)" lon="1"><time>(.*?)<\/time>|<(trkseg)>/g)].map(
    ([, latitude, time, segment]) => segment ?? `${latitude} ${time}`,
  )

it('turns segments and points, and lets time run forward with the pauses where they were', async () => {
  const { text, notes } = await converted(track, 'gpx', 'gpx', undefined, {}, { reverse: 'yes' })
  expect(pointsOf(text)).toEqual([
    'trkseg',
    '3 2026-01-01T00:00:00Z',
    'trkseg',
    '2 2026-01-01T00:00:50.500Z',
    '1 2026-01-01T00:01:00.500Z',
  ])
  expect(notes).toMatchObject([
    { code: 'lines-reversed', count: 2 },
    { code: 'times-mirrored', count: 3 },
  ])
  expect(text).toContain('<wpt lat="5" lon="5"')
})

it('twice is as before', async () => {
  await fc.assert(
    fc.asyncProperty(anyCollection, async (source) => {
      const plain = await convertBytes(source, 'geojson', 'geojson')
      if (!plain.result.ok) return
      const once = await convertBytes(source, 'geojson', 'geojson', undefined, {}, { reverse: 'yes' })
      const twice = await convertBytes(once.bytes, 'geojson', 'geojson', undefined, {}, { reverse: 'yes' })
      const again = await convertBytes(plain.bytes, 'geojson', 'geojson')
      expect(new TextDecoder().decode(twice.bytes)).toBe(new TextDecoder().decode(again.bytes))
    }),
    { numRuns: 60 },
  )
  const once = await converted(track, 'gpx', 'gpx', undefined, {}, { reverse: 'yes' })
  const twice = await converted(once.text, 'gpx', 'gpx', undefined, {}, { reverse: 'yes' })
  expect(pointsOf(twice.text).map((each) => each.replace('.500Z', '.5Z'))).toEqual(pointsOf(track))
})
