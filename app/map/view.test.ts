import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latitudeAt, metresPerPixel, positionAt, worldHeight, xOf, yOf } from './mercator.ts'
import {
  boundsOfPoints,
  fitted,
  isInside,
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
    // The equator of WGS 84: 2π · 6,378,137 m.
    expect(metresPerPixel(0, 1)).toBe(Math.round(2 * Math.PI * 6_378_137))
  })

  // ln tan 89.75° = 5.43451, above the equator and below it.
  test('the world ends half a degree from the poles, and what lies beyond is on its edge', () => {
    expect(worldHeight * Math.PI).toBeCloseTo(5.43451, 5)
    expect(latitudeAt(0)).toBeCloseTo(89.5, 9)
    expect(latitudeAt(worldHeight)).toBeCloseTo(-89.5, 9)
    expect([yOf(89.5), yOf(89.6), yOf(90)]).toEqual([0, 0, 0])
    expect([yOf(-89.5), yOf(-89.6), yOf(-90)]).toEqual([worldHeight, worldHeight, worldHeight])
    expect(latitudeAt(-1000)).toBe(90)
    expect([positionAt(1.25, 1), positionAt(-0.75, 1)].map((place) => place.longitudeDegrees)).toEqual([-90, -90])
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
    const corner = { left: 900, top: 60 }
    const under = positionOf(corner, view, size)
    const still = pixelOf(under, zoomed(view, size, 4, corner), size)
    expect(Math.hypot(still.left - corner.left, still.top - corner.top)).toBeLessThan(1)
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

describe('how much of the world is shown', () => {
  test('of the whole: the inhabited world by its height, or the equator by its width, and never beyond the edges', () => {
    const wide = visibleArea(viewOfWorld({ width: 3000, height: 500 }), { width: 3000, height: 500 })
    expect(wide.southDegrees).toBeCloseTo(-56, 6)
    expect(wide.northDegrees).toBeCloseTo(78, 6)
    expect((wide.westDegrees + wide.eastDegrees) / 2).toBeCloseTo(10, 6)
    expect(viewOfWorld({ width: 300, height: 500 }).scale).toBe(300)
    const tall = { width: 300, height: 1000 }
    expect(viewOfWorld(tall).scale).toBe(1000 / worldHeight)
    expect(viewOfWorld(tall).centreY).toBeCloseTo(worldHeight / 2, 12)
  })

  test('of a point: a quarter of that, around it; without one the whole, around Africa and Europe', () => {
    expect(viewAround(berlin, size).scale).toBe(viewOfWorld(size).scale * 4)
    const { left, top } = pixelOf(berlin, viewAround(berlin, size), size)
    expect([left, top]).toEqual([500, 250])
    const nowhere = viewAround(undefined, size)
    expect(nowhere.scale).toBe(viewOfWorld(size).scale)
    expect(nowhere.centreX).toBeCloseTo(xOf(10), 12)
    expect(viewAround(undefined, { width: 50, height: 50 }).centreY).toBeCloseTo(yOf(30), 12)
  })

  test('of an area: four fifths of the box, in the direction that is shorter; of a point some kilometres', () => {
    const area = viewOfBounds({ westDegrees: 10, eastDegrees: 28, southDegrees: 0, northDegrees: 1 }, size)
    expect(area.scale).toBeCloseTo(0.8 * 1000 * 20, 6)
    expect([area.centreX, area.centreY]).toEqual([xOf(19), (yOf(0) + yOf(1)) / 2])
    const high = viewOfBounds({ westDegrees: 10, eastDegrees: 11, southDegrees: -10, northDegrees: 10 }, size)
    expect(high.scale).toBeCloseTo((0.8 * 500) / (yOf(-10) - yOf(10)), 6)
    const point = viewOfBounds(boundsOfPoints([berlin]), size)
    expect(point.scale).toBeCloseTo(0.8 * 500 * 10_000, 4)
    const wide = { width: 620, height: 900 }
    expect(viewOfBounds(boundsOfPoints([berlin]), wide).scale).toBeCloseTo(0.8 * 620 * 10_000, 4)
  })

  test('of an area on a phone: all of it beside the buttons, where there is room', () => {
    const bounds = { westDegrees: 0, eastDegrees: 6, southDegrees: 0, northDegrees: 1 }
    const lefts = (width: number) =>
      [0, 6].map((longitudeDegrees) => {
        const box = { width, height: 288 }
        return pixelOf({ latitudeDegrees: 0, longitudeDegrees }, viewOfBounds(bounds, box), box).left
      })
    const [west, east] = lefts(309)
    expect(west).toBeCloseTo(30.9, 6)
    expect(east).toBeCloseTo(309 - 62, 6)
    expect(lefts(100)[1]).toBeCloseTo(75, 6)
  })

  test('as far in as five centimetres to a pixel, and no further out than the world', () => {
    const near = zoomed(viewAround(berlin, size), size, 1e9, { left: 0, top: 0 })
    expect(near.scale).toBe(8e8)
    expect(fitted({ ...near, scale: 1e12 }, size).scale).toBe(8e8)
    const whole = viewOfWorld(size)
    expect(zoomed(whole, size, 0.5, { left: 0, top: 0 })).toEqual(whole)
  })

  test('its corners are the places under the corners of the box', () => {
    const view = viewAround(berlin, size)
    const { westDegrees, eastDegrees, southDegrees, northDegrees, ...rest } = visibleArea(view, size)
    const corner = (longitudeDegrees: number, latitudeDegrees: number) => {
      const { left, top } = pixelOf({ longitudeDegrees, latitudeDegrees }, view, size)
      return [left, top].map((pixels) => Math.round(pixels * 1e6) / 1e6 + 0)
    }
    expect(corner(westDegrees, northDegrees)).toEqual([0, 0])
    expect(corner(eastDegrees, southDegrees)).toEqual([1000, 500])
    expect(rest.metresPerPixel).toBeCloseTo(metresPerPixel(52.52, view.scale), 6)
  })
})

test('a place under a pixel has no more digits than the pixel is worth', () => {
  const digits = (scale: number) => {
    const { longitudeDegrees } = positionOf({ left: 1, top: 1 }, { centreX: 0.512345678912, centreY: 0.8, scale }, size)
    return String(longitudeDegrees).split('.')[1]!.length
  }
  // A degree of longitude is as many pixels as a 360th of the scale.
  expect([18, 36, 360, 361, 3600, 3601, 360e3, 361e3, 360e5, 8e8].map(digits)).toEqual([1, 1, 1, 2, 2, 3, 4, 5, 6, 7])
})

test('points are put together the short way round', () => {
  const bounds = (...longitudes: number[]) => {
    const { westDegrees, eastDegrees } = boundsOfPoints(
      longitudes.map((longitudeDegrees, index) => ({ latitudeDegrees: index, longitudeDegrees })),
    )
    return [westDegrees, eastDegrees]
  }
  expect(bounds(170, -170)).toEqual([170, 190])
  expect(bounds(-170, 170)).toEqual([-190, -170])
  expect([bounds(-90, 90), bounds(90, -90), bounds(-91, 90), bounds(91, -90)]).toEqual([
    [-90, 90],
    [-90, 90],
    [-270, -91],
    [91, 270],
  ])
  expect(boundsOfPoints([berlin, { latitudeDegrees: 40, longitudeDegrees: 20 }])).toEqual({
    westDegrees: 13.4,
    eastDegrees: 20,
    southDegrees: 40,
    northDegrees: 52.52,
  })
})

test('inside a box are its edges, too, less the margin on every side', () => {
  const inside = (left: number, top: number, margin?: number) => isInside({ left, top }, size, margin)
  expect([inside(0, 0), inside(1000, 500), inside(8, 8, 8), inside(992, 492, 8)]).toEqual([true, true, true, true])
  expect([inside(-1, 9), inside(9, -1), inside(1001, 9), inside(9, 501)]).toEqual([false, false, false, false])
  expect([inside(7, 9, 8), inside(9, 7, 8), inside(993, 9, 8), inside(9, 493, 8)]).toEqual([false, false, false, false])
})
