import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertBytes, converted } from '../../testing/run.ts'

const day = 86_400
const start = Date.parse('2024-05-01T00:00:00Z') / 1000
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '')
const pointOf = (seconds: number | undefined, at: number) => `<trkpt lat="1" lon="${at / 100}">${seconds === undefined ? '' : `<time>${iso(seconds)}</time>`}</trkpt>` // biome-ignore format: one line
const trackOf = (times: readonly (number | undefined)[]) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${times.map(pointOf).join('')}</trkseg></trk></gpx>`
const timesIn = (gpx: string) => [...gpx.matchAll(/<time>(.*?)<\/time>/g)].map(([, time]) => time!)
const during = async (source: string, span: string, from: 'gpx' | 'geojson' = 'gpx') => {
  const { result, bytes } = await convertBytes(source, from, from, undefined, {}, { during: span })
  return result.ok ? new TextDecoder().decode(bytes) : result.problem.code
}

describe('during', () => {
  it('each point is on one side of a moment, and all are on either', async () => {
    const times = fc.array(fc.integer({ min: start, max: start + 5 * day }), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(times, fc.integer({ min: 1, max: 4 }), async (some, days) => {
        const sorted = [...some].sort((one, other) => one - other)
        const moment = iso(start + days * day)
        const [before, after] = await Promise.all([`..${iso(start + days * day - 1)}`, `${moment}..`].map((span) => during(trackOf(sorted), span))) // biome-ignore format: one line
        const found = [before!, after!].flatMap((text) => (text === 'nothing_left' ? [] : timesIn(text)))
        expect(found).toEqual(sorted.map(iso))
      }),
      { numRuns: 60 },
    )
  })

  it('a track that leaves the time and comes back is of two parts; a point without time goes with the one before', async () => {
    const text = await during(trackOf([start, undefined, start + 2 * day, undefined, start + 60]), '2024-05-01')
    expect(text.match(/<trkseg>/g)).toHaveLength(2)
    expect(text.match(/<trkpt/g)).toHaveLength(3)
  })

  it('features without points in time go by what their fields say', async () => {
    const feature = (properties: object) => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [1, 2] } }) // biome-ignore format: one line
    const source = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { n: 0, time: '2024-05-01T10:00:00Z' },
        { n: 1, start: '2024-04-01', end: '2024-06-01' },
        { n: 2, date: '2023-05-01' },
        { n: 3 },
        { n: 4, время: '2024-05-01' },
      ].map(feature),
    })
    const found = await during(source, '2024-05', 'geojson')
    expect(JSON.parse(found).features.map(({ properties }: { properties: { n: number } }) => properties.n)).toEqual([0, 1, 4]) // biome-ignore format: one line
    const { notes } = await converted(source, 'geojson', 'geojson', undefined, {}, { during: '2024-05' })
    expect(notes.map(({ code, count }) => [code, count])).toEqual(expect.arrayContaining([['features-outside-time', 1], ['features-without-time-left-out', 1]])) // biome-ignore format: one line
  })

  it('lists of times beside the coordinates are times of the points', async () => {
    const source = JSON.stringify({ type: 'Feature', properties: { coordTimes: [iso(start), iso(start + 1), iso(start + 2 * day)] }, geometry: { type: 'LineString', coordinates: [[0, 0], [1, 1], [2, 2]] } }) // biome-ignore format: one line
    const [feature] = JSON.parse(await during(source, '2024-05-01', 'geojson')).features
    expect(feature.geometry.coordinates).toHaveLength(2)
    expect(feature.properties).toEqual({ coordinateProperties: { times: [iso(start), iso(start + 1)] } })
  })

  it('without any time it says so', async () => {
    expect(await during(trackOf([undefined, undefined]), '2024')).toBe('step_lacks')
    expect(await during(trackOf([start]), '2020')).toBe('nothing_left')
  })
})
