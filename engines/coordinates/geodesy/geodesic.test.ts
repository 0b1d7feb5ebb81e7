import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geodesicMetres, wgs84Metres } from './geodesic.ts'

describe('geodesicMetres', () => {
  it.each([
    // GeographicLib's own example: New York (JFK) to London (LHR).
    [-73.8, 40.6, -0.5, 51.6, 5551759.4],
    // A quarter of the meridian: WGS 84 has 10,001,965.729 m.
    [0, 0, 0, 90, 10001965.729],
    // A degree along the equator.
    [0, 0, 1, 0, 111319.491],
    [179.5, 0, -179.5, 0, 111319.491],
    [10, 20, 10, 20, 0],
  ])('%s %s to %s %s', (fromLongitude, fromLatitude, toLongitude, toLatitude, metres) => {
    expect(geodesicMetres(fromLongitude, fromLatitude, toLongitude, toLatitude)).toBeCloseTo(metres, 2)
  })

  it('is the same both ways, and for a short step that of the plane there', () => {
    const longitude = fc.double({ min: -180, max: 180, noNaN: true })
    const latitude = fc.double({ min: -89, max: 89, noNaN: true })
    const step = fc.double({ min: -1e-4, max: 1e-4, noNaN: true })
    fc.assert(
      fc.property(longitude, latitude, step, step, (x, y, east, north) => {
        const metres = geodesicMetres(x, y, x + east, y + north)
        expect(geodesicMetres(x + east, y + north, x, y)).toBeCloseTo(metres, 6)
        const plane = wgs84Metres(y + north / 2)
        expect(metres).toBeCloseTo(Math.hypot(east * plane.perDegreeEast, north * plane.perDegreeNorth), 3)
      }),
    )
  })

  it('settles also where places are opposite each other', () => {
    expect(geodesicMetres(0, 0.1, 179.9, -0.1) / 20_003_931).toBeCloseTo(1, 2)
  })
})
