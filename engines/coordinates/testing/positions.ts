import fc from 'fast-check'
import type { Position } from '../geodesy/position.ts'

/**
 * Points for property tests. `fc.double` takes every binary number to be as likely as any other, and half of those are next to zero:
 * here points are spread evenly over the sphere, and as many lie on or next to what divides it.
 */
const whole = (from: number, to: number) => fc.integer({ min: from, max: to })

const evenly: fc.Arbitrary<Position> = fc.record({
  // Equal steps of the sine are equal areas.
  latitudeDegrees: whole(-1_000_000_000, 1_000_000_000).map((step) => (Math.asin(step / 1e9) * 180) / Math.PI),
  longitudeDegrees: whole(-1_800_000_000, 1_800_000_000).map((step) => step / 1e7),
})

/** Ends of zones and bands, exceptions, datelines, poles; on the line and a hair or a few metres beside it. */
const hair = fc.constantFrom(0, 1e-9, -1e-9, 1e-6, -1e-6, 5e-5, -5e-5)
const meridians = fc.oneof(
  whole(-30, 30).map((zone) => zone * 6),
  whole(-60, 60).map((zone) => zone * 3),
  fc.constantFrom(-180, 180, 0, 3, 9, 12, 21, 33, 42),
)
const parallels = fc.oneof(
  whole(-10, 9).map((band) => band * 8),
  fc.constantFrom(-90, 90, 84, -80, 72, 56, 64, 0, 85.06, -85.06),
)
const clamped = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

const onLines: fc.Arbitrary<Position> = fc
  .record({
    at: evenly,
    meridian: meridians,
    parallel: parallels,
    right: hair,
    up: hair,
    kind: fc.constantFrom(0, 1, 2),
  })
  .map(({ at, meridian, parallel, right, up, kind }) => ({
    latitudeDegrees: kind === 0 ? at.latitudeDegrees : clamped(parallel + up, 90),
    longitudeDegrees: kind === 1 ? at.longitudeDegrees : clamped(meridian + right, 180),
  }))

export const positionsOnEarth: fc.Arbitrary<Position> = fc.oneof(evenly, evenly, onLines)

/** Where a system with a small area prints at all. */
export const positionsIn = (south: number, west: number, north: number, east: number): fc.Arbitrary<Position> =>
  fc.record({
    latitudeDegrees: whole(Math.ceil(south * 1e7), Math.floor(north * 1e7)).map((step) => step / 1e7),
    longitudeDegrees: whole(Math.ceil(west * 1e7), Math.floor(east * 1e7)).map((step) => step / 1e7),
  })
