import { expect, it } from 'vitest'
import type { TrackSamples } from '#app/workers/geodata/track-samples.ts'
import { nearestSample } from './nearest-sample.ts'

const track = (...positions: [longitude: number, latitude: number][]): TrackSamples => {
  const nothing = new Float64Array(positions.length)
  return {
    longitudes: Float64Array.from(positions, ([longitude]) => longitude),
    latitudes: Float64Array.from(positions, ([, latitude]) => latitude),
    metres: nothing,
    elevations: nothing,
    seconds: nothing,
    metresPerSecond: nothing,
    heartRates: nothing,
  }
}
const at = (longitudeDegrees: number, latitudeDegrees: number) => ({ longitudeDegrees, latitudeDegrees })

it('is the nearer end of the stretch that comes near', () => {
  const samples = track([0, 60], [1, 60], [2, 60])
  expect(nearestSample(samples, at(0.4, 60), 0.1)).toBe(0)
  expect(nearestSample(samples, at(0.6, 60.01), 0.1)).toBe(1)
  expect(nearestSample(samples, at(2.05, 60), 0.1)).toBe(2)
  expect(nearestSample(samples, at(2.2, 60), 0.1)).toBeUndefined()
  // A tenth of a degree of longitude is half as long at 60° as one of latitude.
  expect(nearestSample(samples, at(1, 60.07), 0.1)).toBeUndefined()
})

it('takes stretches as they lie, and nothing before the first', () => {
  const samples = track([0, 0], [1, 1], [2, 0])
  expect(nearestSample(samples, at(0.7, 0.72), 0.1)).toBe(1)
  expect(nearestSample(samples, at(0.3, 0.28), 0.1)).toBe(0)
  expect(nearestSample(samples, at(1.7, 0.3), 0.1)).toBe(2)
  expect(nearestSample(samples, at(1, 0), 0.1)).toBeUndefined()
  expect(nearestSample(samples, at(-0.5, -0.5), 0.1)).toBeUndefined()
})

it('knows that the world is round', () => {
  expect(nearestSample(track([179.9, 0], [180.1, 0]), at(-179.9, 0), 0.01)).toBe(1)
})
