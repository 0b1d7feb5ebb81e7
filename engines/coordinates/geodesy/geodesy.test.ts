import { describe, expect, test } from 'vitest'
import cases from '../fixtures/geodesy.cases.json' with { type: 'json' }
import { datumShifts } from '../testing/datum-shifts.ts'
import { fromBritishGrid, toBritishGrid } from './british-grid.ts'
import { osgb36Shift } from './datum-parameters.ts'
import { fromGridSquare, isPolar, militaryZoneOf, toGridSquare } from './military-grid.ts'
import { fromUps, toUps } from './polar-stereographic.ts'
import { type Position, wrapLongitude } from './position.ts'
import { bandLimits, bandOf, fromUtm, isInUtmArea, toUtm, zoneOfLongitude } from './utm.ts'
import { fromWebMercator, toWebMercator } from './web-mercator.ts'

/** Against PROJ, to the micrometre: what is printed is coarser, and hides a figure that is a little off. */

const at = (latitudeDegrees: number, longitudeDegrees: number): Position => ({ latitudeDegrees, longitudeDegrees })
type Row = readonly [latitude: number, longitude: number, easting: number, northing: number]

function expectNear(found: Position, latitude: number, longitude: number, digits: number) {
  expect(found.latitudeDegrees).toBeCloseTo(latitude, digits)
  expect(found.longitudeDegrees).toBeCloseTo(longitude, digits)
}

describe.each(datumShifts)('%s', (id, shift) => {
  test.each(cases.shifts[id] as unknown as Row[])('%d, %d', (latitude, longitude, toLatitude, toLongitude) => {
    const there = shift.toWgs84(at(latitude, longitude))
    expectNear(there, toLatitude, toLongitude, 10)
    // Heights are left out on both sides: what comes back is a millimetre off at most.
    expectNear(shift.fromWgs84(there), latitude, longitude, 7)
  })
})

test.each(cases.utm as unknown as [number, ...Row][])(
  'UTM zone %i: %d, %d',
  (zone, latitude, longitude, easting, northing) => {
    const point = toUtm(at(latitude, longitude), zone)
    expect(point.eastingMetres).toBeCloseTo(easting, 6)
    expect(point.northingMetres).toBeCloseTo(northing, 6)
    expectNear(fromUtm(zone, latitude >= 0, easting, northing), latitude, longitude, 10)
  },
)

test.each([
  ['Web Mercator', cases.webMercator, toWebMercator, fromWebMercator],
  ['UPS', cases.ups, toUps, undefined],
] as const)('%s', (_, rows, to, from) => {
  for (const [latitude, longitude, easting, northing] of rows as unknown as Row[]) {
    const point = to(at(latitude, longitude))
    expect(point.eastingMetres).toBeCloseTo(easting, 6)
    expect(point.northingMetres).toBeCloseTo(northing, 6)
    expectNear(from ? from(easting, northing) : fromUps(latitude > 0, easting, northing), latitude, longitude, 10)
  }
})

test('the British grid, from its own datum', () => {
  for (const [latitude, longitude, easting, northing] of cases.britishPlane as unknown as Row[]) {
    const point = toBritishGrid(osgb36Shift.toWgs84(at(latitude, longitude)))
    expect(point.eastingMetres).toBeCloseTo(easting, 2)
    expect(point.northingMetres).toBeCloseTo(northing, 2)
    const back = osgb36Shift.fromWgs84(fromBritishGrid(easting, northing))
    expectNear(back, latitude, longitude, 7)
  }
})

/** The widened zones of Norway and Svalbard and what lies around them, on the line and beside it (DMA TM 8358.2, figure 1-1). */
// biome-ignore format: a table
test.each([
  [55.999, 4, 31], [56, 2.999, 31], [56, 3, 32], [63.999, 11.999, 32], [56, 12, 33], [64, 4, 31], [71.999, 8, 32],
  [72, -0.001, 30], [72, 0, 31], [72, 8.999, 31], [72, 9, 33], [83.999, 20.999, 33], [72, 21, 35], [80, 32.999, 35], [72, 33, 37],
  [80, 41.999, 37], [72, 42, 38], [71.999, 36, 37], [71.999, 35.999, 36], [0, 0, 31], [-40, 179.999, 60], [-40, -180, 1], [60, 43, 38],
])('%d, %d is in zone %i', (latitude, longitude, zone) => expect(militaryZoneOf(at(latitude, longitude))).toBe(zone))

test('bands and areas', () => {
  expect(['C', 'M', 'N', 'X'].map(bandLimits)).toEqual([
    { southDegrees: -80, northDegrees: -72 },
    { southDegrees: -8, northDegrees: 0 },
    { southDegrees: 0, northDegrees: 8 },
    { southDegrees: 72, northDegrees: 84 },
  ])
  expect([-80, -72.0001, -72, -0.0001, 0, 71.9999, 72, 80, 84].map(bandOf).join('')).toBe('CCDMNWXXX')
  expect([-80.0001, -80, 84, 84.0001].map(isInUtmArea)).toEqual([false, true, true, false])
  expect([-80.0001, -80, 83.9999, 84].map(isPolar)).toEqual([true, false, false, true])
  expect([-180, -174, 0, 5.999, 6, 179.999].map(zoneOfLongitude)).toEqual([1, 2, 31, 31, 32, 60])
  expect([180, -180, 181, 540, -181, 359.5, 0].map(wrapLongitude)).toEqual([-180, -180, -179, -180, 179, -0.5, 0])
})

test('every square names its own points', () => {
  for (let latitude = -79.5; latitude < 84; latitude += 3.7)
    for (let longitude = -179.5; longitude < 180; longitude += 7.3) {
      const square = toGridSquare(at(latitude, longitude))
      const back = fromGridSquare(square)!
      // A square's point is cut to the metre.
      expect(Math.abs(back.latitudeDegrees - latitude)).toBeLessThan(2e-5)
      expect(square.zone).toBe(militaryZoneOf(at(latitude, longitude)))
    }
})
