import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { TrackProfile } from '#app/workers/geodata/profile-sampler.ts'
import { placeFigures, wholeFigures } from './profile-figures.ts'
import { downOf, frameOf, profilePaths } from './profile-paths.ts'

overwriteGetLocale(() => 'en')

const band = {
  lowestMetres: 100,
  highestMetres: 200,
  climbMetres: 150,
  descentMetres: 50,
  stretchMetres: 500,
  lowest: Float32Array.of(100, Number.NaN, 120),
  highest: Float32Array.of(110, Number.NaN, 200),
}
const none = Number.NaN
const samples = {
  metres: [0, 1234],
  elevations: [none, 117.3],
  seconds: [none, 1_700_000_000],
  metresPerSecond: [none, 2.5],
  heartRates: [none, 141.6],
}
const profile = (has: object): TrackProfile =>
  ({
    lengthMetres: 1000,
    elevation: undefined,
    durationSeconds: 0,
    movingSeconds: 0,
    movingMetres: 0,
    samples,
    ...has,
  }) as unknown as TrackProfile

const said = (figures: readonly { label: string; value: string }[]) =>
  figures.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)

test('figures of a whole track: only what its file tells', () => {
  expect(said(wholeFigures(profile({}), 'en'))).toEqual(['Length: 1 km'])
  expect(said(wholeFigures(profile({ durationSeconds: 60 }), 'en'))).toEqual(['Length: 1 km', 'Duration: 1 min 0 sec'])
  const run = profile({ elevation: band, durationSeconds: 700, movingSeconds: 500, movingMetres: 1500 })
  expect(said(wholeFigures(run, 'en'))).toMatchInlineSnapshot(`
    [
      "Length: 1 km",
      "Lowest: 100 m",
      "Highest: 200 m",
      "Climb: 150 m",
      "Descent: 50 m",
      "Duration: 11 min 40 sec",
      "Moving time: 8 min 20 sec",
      "Average speed, moving: 10.8 km/h",
      "Pace: 5:33 min/km",
    ]
  `)
  // 8 m/s, which is 28.8 km/h, is no longer a pace.
  const drive = (movingMetres: number) => said(wholeFigures(profile({ movingSeconds: 100, movingMetres }), 'en'))
  expect(drive(799)).toHaveLength(drive(800).length + 1)
})

test('figures of one place', () => {
  expect(said(placeFigures(profile({}), 0, 'en'))).toEqual(['Distance: 0 m'])
  expect(said(placeFigures(profile({}), 1, 'en'))).toMatchInlineSnapshot(`
    [
      "Distance: 1.23 km",
      "Elevation: 117 m",
      "Time: 14 Nov 2023, 22:13:20 UTC",
      "Speed: 9 km/h",
      "Heart rate: 142 bpm",
    ]
  `)
})

test('the frame of a chart has room on both sides; flat ground stays flat', () => {
  expect(frameOf(band)).toEqual({ bottomMetres: 93, topMetres: 207 })
  expect(frameOf({ ...band, highestMetres: 104 })).toEqual({ bottomMetres: 102 - 11.4, topMetres: 102 + 11.4 })
  expect(downOf(207, frameOf(band))).toBe(0)
  expect(downOf(150, frameOf(band))).toBe(50)
  expect(downOf(93, frameOf(band))).toBe(100)
})

test('paths leave out stretches without a point and end with the track', () => {
  expect(profilePaths(band, 900)).toEqual({
    line: 'M0.0 85.1L1000.0 6.1',
    band: 'M0.0 85.1L1000.0 6.1L1000.0 76.3L0.0 93.9Z',
    ground: 'M0.0 93.9L1000.0 76.3L1000.0 100L0.0 100Z',
  })
  expect(profilePaths(band, 2000).line).toBe('M0.0 85.1L500.0 6.1')
  const empty = { ...band, lowest: new Float32Array(), highest: new Float32Array() }
  expect(profilePaths(empty, 900).ground).toBe('ML0 100L0 100Z')
})
