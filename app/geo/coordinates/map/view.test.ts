import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionAt, worldHeight, xOf, yOf } from './miller.ts'
import { fitted, panned, pixelOf, positionOf, viewAround, viewOfPoints, viewOfWorld, zoomed } from './view.ts'

const size = { width: 1000, height: 500 }
const berlin = { latitudeDegrees: 52.52, longitudeDegrees: 13.4 }
const positions = fc.record({
  latitudeDegrees: fc.double({ min: -90, max: 90, noNaN: true }),
  longitudeDegrees: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('Miller projection', () => {
  // By hand, in Earth radii: 1.25 ln tan 69° = 1.1968 at 60° N, 1.25 ln tan 81° = 2.3034 at the pole.
  test('figures worked out by hand', () => {
    expect((yOf(0) - yOf(60)) * 2 * Math.PI).toBeCloseTo(1.1968, 3)
    expect((yOf(0) - yOf(90)) * 2 * Math.PI).toBeCloseTo(2.3034, 4)
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
        fc.double({ min: 1000, max: 400_000, noNaN: true }),
        (left, top, scale) => {
          const view = fitted({ ...viewAround(berlin, size), scale }, size)
          const pixel = pixelOf(positionOf({ left, top }, view, size), view, size)
          expect(Math.hypot(pixel.left - left, pixel.top - top)).toBeLessThan(1)
        },
      ),
    )
  })

  test('no view shows what lies beyond the world', () => {
    fc.assert(
      fc.property(
        positions,
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        ({ latitudeDegrees, longitudeDegrees }, scale) => {
          const view = fitted({ centreX: xOf(longitudeDegrees), centreY: yOf(latitudeDegrees), scale }, size)
          expect(view.centreX - size.width / view.scale / 2).toBeGreaterThanOrEqual(-1e-9)
          expect(view.centreX + size.width / view.scale / 2).toBeLessThanOrEqual(1 + 1e-9)
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

  test('a square fills a good part of the box, the world all of it', () => {
    const view = viewOfPoints([berlin, { latitudeDegrees: 53.4, longitudeDegrees: 14.9 }], size)
    expect(view.scale).toBeGreaterThan(50_000)
    expect(viewOfWorld(size).scale).toBe(1000)
  })
})
