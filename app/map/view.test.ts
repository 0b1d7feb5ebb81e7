import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresPerPixel, positionAt, worldHeight, xOf, yOf } from './mercator.ts'
import {
  boundsOfPoints,
  fitted,
  panned,
  pixelOf,
  positionOf,
  viewAround,
  viewOfBounds,
  viewOfWorld,
  visibleArea,
  zoomed,
} from './view.ts'

const size = { width: 1000, height: 500 }
const berlin = { latitudeDegrees: 52.52, longitudeDegrees: 13.4 }
const positions = fc.record({
  latitudeDegrees: fc.integer({ min: -8940, max: 8940 }).map((hundredths) => hundredths / 100),
  longitudeDegrees: fc.integer({ min: -18_000, max: 17_999 }).map((hundredths) => hundredths / 100),
})

describe('Mercator projection', () => {
  // By hand, in Earth radii: ln tan 75° = 1.31696 at 60° N.
  test('figures worked out by hand', () => {
    expect((yOf(0) - yOf(60)) * 2 * Math.PI).toBeCloseTo(1.31696, 4)
    expect(metresPerPixel(60, 40_075_017)).toBeCloseTo(0.5, 6)
  })

  test('there and back', () => {
    fc.assert(
      fc.property(positions, ({ latitudeDegrees, longitudeDegrees }) => {
        const back = positionAt(xOf(longitudeDegrees), yOf(latitudeDegrees))
        expect(back.latitudeDegrees).toBeCloseTo(latitudeDegrees, 6)
        expect(back.longitudeDegrees).toBeCloseTo(longitudeDegrees, 6)
      }),
    )
  })
})

describe('views', () => {
  test('a pixel and the position under it are the same place, to a pixel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.double({ min: 1100, max: 400_000_000, noNaN: true }),
        (left, top, scale) => {
          const view = fitted({ ...viewAround(berlin, size), scale }, size)
          const pixel = pixelOf(positionOf({ left, top }, view, size), view, size)
          expect(Math.hypot(pixel.left - left, pixel.top - top)).toBeLessThan(1)
        },
      ),
    )
  })

  test('no view shows what lies north or south of the world; east and west it repeats itself', () => {
    fc.assert(
      fc.property(
        positions,
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        ({ latitudeDegrees, longitudeDegrees }, scale) => {
          const view = fitted({ centreX: xOf(longitudeDegrees), centreY: yOf(latitudeDegrees), scale }, size)
          expect(view.centreX).toBeGreaterThanOrEqual(0)
          expect(view.centreX).toBeLessThan(1)
          expect(view.centreY - size.height / view.scale / 2).toBeGreaterThanOrEqual(-1e-9)
          expect(view.centreY + size.height / view.scale / 2).toBeLessThanOrEqual(worldHeight + 1e-9)
        },
      ),
    )
  })

  test('zooming keeps the point where it is', () => {
    const view = viewAround(berlin, size)
    const marker = pixelOf(berlin, view, size)
    const after = pixelOf(berlin, zoomed(view, size, 4, marker), size)
    expect(after.left).toBeCloseTo(marker.left, 6)
    expect(after.top).toBeCloseTo(marker.top, 6)
  })

  test('panning moves the picture with the hand', () => {
    const view = viewAround(berlin, size)
    const before = pixelOf(berlin, view, size)
    const after = pixelOf(berlin, panned(view, size, 30, -20), size)
    expect(after.left - before.left).toBeCloseTo(30, 6)
    expect(after.top - before.top).toBeCloseTo(-20, 6)
  })

  test('an area fills a good part of the box', () => {
    const view = viewOfBounds(boundsOfPoints([berlin, { latitudeDegrees: 53.4, longitudeDegrees: 14.9 }]), size)
    expect(view.scale).toBeGreaterThan(50_000)
    const area = visibleArea(view, size)
    expect(area.westDegrees).toBeLessThan(13.4)
    expect(area.eastDegrees).toBeGreaterThan(14.9)
    expect(viewOfWorld(size).scale).toBeLessThan(1000)
  })

  test('points on both sides of the antimeridian are neighbours', () => {
    const fiji = [
      { latitudeDegrees: -17, longitudeDegrees: 179 },
      { latitudeDegrees: -17, longitudeDegrees: -179 },
    ]
    const bounds = boundsOfPoints(fiji)
    expect(bounds.eastDegrees - bounds.westDegrees).toBe(2)
    const view = viewOfBounds(bounds, size)
    for (const point of fiji) expect(Math.abs(pixelOf(point, view, size).left - 500)).toBeLessThan(500)
  })
})
