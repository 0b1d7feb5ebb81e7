import { expect, test } from 'vitest'
import { inputFromBytes, inspect } from '#engines/geodata/index.ts'
import { ProfileSampler } from './profile-sampler.ts'
import { gpx } from './testing/sample.ts'
import { type TrackPoint, TrackSampler } from './track-samples.ts'

const pointAt = (metres: number, seconds: number, part = 1): TrackPoint => ({
  metres,
  seconds,
  parts: part,
  longitudes: 0,
  latitudes: 0,
  elevations: Number.NaN,
  heartRates: Number.NaN,
})

const sampled = (...points: readonly TrackPoint[]) => {
  const sampler = new TrackSampler(12)
  for (const [stretch, point] of points.entries()) sampler.set(stretch, point)
  return sampler
}

test('neighbours that are joined leave the first of each pair, and room for as many again', () => {
  const sampler = sampled(...Array.from({ length: 12 }, (_, at) => pointAt(at, at)))
  sampler.joinNeighbours()
  expect(Array.from({ length: 12 }, (_, at) => sampler.wants(at))).toEqual([
    ...Array.from({ length: 6 }, () => false),
    ...Array.from({ length: 6 }, () => true),
  ])
  expect([...sampler.finish().metres]).toEqual([0, 2, 4, 6, 8, 10])
})

test('speed is that between the neighbours of the same part; none where no time passed', () => {
  const speeds = (...points: readonly TrackPoint[]) => [...sampled(...points).finish().metresPerSecond]
  expect(speeds(pointAt(0, 10), pointAt(3, 10.25), pointAt(4, 10.5))).toEqual([12, 8, 4])
  expect(speeds(pointAt(0, 0), pointAt(6, 2), pointAt(6, 100, 2), pointAt(8, 101, 2))).toEqual([3, 3, 2, 2])
  expect(speeds(pointAt(0, 5), pointAt(3, 5))).toEqual([Number.NaN, Number.NaN])
  expect(speeds(pointAt(0, 5), pointAt(3, 4.5))).toEqual([Number.NaN, Number.NaN])
})

async function profileOf(name: string, from: 'kml' | 'gpx', text: string) {
  const profile = new ProfileSampler()
  await inspect({
    inputs: [inputFromBytes(name, new TextEncoder().encode(text))],
    from,
    onBatch: (batch) => profile.add(batch),
  })
  return profile.finish()
}

test('a line with heights and without times is a way that somebody went', async () => {
  const line = (coordinates: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark></kml>`
  expect((await profileOf('a.kml', 'kml', line('20,44,100 20.01,44,150')))?.elevation?.climbMetres).toBe(50)
  expect(await profileOf('a.kml', 'kml', line('20,44 20.01,44'))).toBeUndefined()
})

test('a point without a heart rate has none, not zero', async () => {
  const beats = (rate: string) =>
    `<extensions><t:TrackPointExtension xmlns:t="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">${rate}</t:TrackPointExtension></extensions>`
  const profile = await profileOf(
    'a.gpx',
    'gpx',
    `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
      <trkpt lat="44" lon="20">${beats('<t:hr>120</t:hr>')}</trkpt><trkpt lat="44" lon="20.01"/></trkseg></trk></gpx>`,
  )
  expect([...profile!.samples.heartRates]).toEqual([120, Number.NaN])
})

test('a track that is longer than a batch has no gap but that between its parts', async () => {
  const seconds = 20_000
  const point = (at: number, latitude: number) =>
    `<trkpt lat="${latitude.toFixed(4)}" lon="20"><time>${new Date(at * 1000).toISOString()}</time></trkpt>`
  const points = Array.from({ length: seconds + 1 }, (_, at) => point(at, at / 1e4))
  const further = point(seconds + 500, 50) + point(seconds + 501, 50.0001)
  const profile = (await profileOf('long.gpx', 'gpx', gpx(`${points.join('')}</trkseg><trkseg>${further}`)))!
  expect(profile).toMatchObject({ durationSeconds: seconds + 501, movingSeconds: seconds + 1 })
  // Two degrees of a meridian, and a step more.
  expect(profile.movingMetres).toBeCloseTo((2.0001 * Math.PI * 6_371_008.8) / 180, 3)
  expect(profile.lengthMetres).toBeCloseTo(profile.movingMetres, 6)
})
