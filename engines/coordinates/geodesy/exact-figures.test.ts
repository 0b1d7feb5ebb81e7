import { describe, expect, test } from 'vitest'
import cases from '../fixtures/datum-shifts.cases.json' with { type: 'json' }
import { datumShifts } from '../testing/datum-shifts.ts'
import { fromBritishGrid, toBritishGrid } from './british-grid.ts'
import { pulkovo1942Shift, pulkovo1995Shift } from './datum-parameters.ts'
import { fromGaussKrueger, toGaussKrueger } from './gauss-krueger.ts'
import { fromGridSquare, isInItsBand, toGridSquare } from './military-grid.ts'
import { fromUps, toUps } from './polar-stereographic.ts'
import type { Position } from './position.ts'
import { metresInOwnZone, toUtm, zoneOfLongitude } from './utm.ts'

/** Against figures worked out with forty digits by other formulas: what is printed is coarser, and hides a term that is a little off. */

const at = (latitudeDegrees: number, longitudeDegrees: number): Position => ({ latitudeDegrees, longitudeDegrees })
/** A hundredth of a micrometre is 1e-13 of a degree. */
function expectSame(found: Position, latitude: number, longitude: number, degrees = 2e-13) {
  expect(Math.abs(found.latitudeDegrees - latitude)).toBeLessThan(degrees)
  expect(Math.abs(found.longitudeDegrees - longitude)).toBeLessThan(degrees)
}

describe.each(datumShifts)('%s', (id, shift) => {
  test.each(cases[id] as unknown as [number, number, number, number, number, number][])(
    '%d, %d',
    (latitude, longitude, toLatitude, toLongitude, fromLatitude, fromLongitude) => {
      expectSame(shift.toWgs84(at(latitude, longitude)), toLatitude, toLongitude)
      expectSame(shift.fromWgs84(at(latitude, longitude)), fromLatitude, fromLongitude)
    },
  )
})

test.each(cases.britishGrid as unknown as [number, number, number, number][])(
  'the British grid at %d, %d, and back to the last micrometre',
  (latitude, longitude, easting, northing) => {
    const point = toBritishGrid(at(latitude, longitude))
    expect(Math.abs(point.eastingMetres - easting)).toBeLessThan(2e-8)
    expect(Math.abs(point.northingMetres - northing)).toBeLessThan(2e-8)
    expectSame(fromBritishGrid(easting, northing), latitude, longitude, 1e-12)
  },
)

test.each(cases.gaussKrueger as unknown as ['pulkovo1942', number, number, number, number, number][])(
  'Gauss-Krüger by %s at %d, %d in zone %i',
  (id, latitude, longitude, zone, x, y) => {
    const shift = { pulkovo1942: pulkovo1942Shift, pulkovo1995: pulkovo1995Shift }[id]
    const point = toGaussKrueger(at(latitude, longitude), shift)
    expect(point.zone).toBe(zone)
    expect(Math.abs(point.xNorthingMetres - x)).toBeLessThan(3e-8)
    expect(Math.abs(point.yEastingMetres - y)).toBeLessThan(3e-8)
    // Heights are left out, which there and back makes a few millimetres.
    expectSame(fromGaussKrueger(x, y, shift), latitude, longitude, 4e-8)
  },
)

const unchanged = { toWgs84: (position: Position) => position, fromWgs84: (position: Position) => position }

test('Gauss-Krüger without a shift goes there and back', () => {
  for (let latitude = -85; latitude < 90; latitude += 17)
    for (let longitude = -179.9; longitude < 180; longitude += 7.3) {
      const { xNorthingMetres, yEastingMetres } = toGaussKrueger(at(latitude, longitude), unchanged)
      expectSame(fromGaussKrueger(xNorthingMetres, yEastingMetres, unchanged), latitude, longitude, 1e-12)
    }
})

test('sixty zones, a hair before the last ends too', () => {
  const zoneAt = (longitude: number) => toGaussKrueger(at(10, longitude), unchanged).zone
  expect([0, 5.99, 6, 174, 180, -180, -0.001, -1e-15].map(zoneAt)).toEqual([1, 1, 2, 30, 31, 31, 60, 60])
  expect([180, 179.99999999999997, -180].map(zoneOfLongitude)).toEqual([1, 60, 1])
})

test('the poles', () => {
  const middle = { eastingMetres: 2_000_000, northingMetres: 2_000_000 }
  expect([toUps(at(90, 12)), toUps(at(-90, 12))]).toEqual([middle, middle])
  expect(fromUps(true, 2e6, 2e6)).toEqual(at(90, 0))
  expect(fromUps(false, 2e6, 2e6)).toEqual(at(-90, 0))
})

test('the point asked for last is remembered, and no other', () => {
  const [here, there] = [at(52.5, 13.4), at(-33.9, 151.2)]
  const metres = (position: Position) => [...metresInOwnZone(position)]
  const expected = (position: Position, zone: number) => Object.values(toUtm(position, zone))
  expect([here, there, there, here].map(metres)).toEqual([
    expected(here, 33),
    expected(there, 56),
    expected(there, 56),
    expected(here, 33),
  ])
  expect(toGridSquare(here)).toBe(toGridSquare(here))
  expect(toGridSquare(there)).not.toEqual(toGridSquare(here))
})

describe('squares of the military grid', () => {
  const square = (text: string) => {
    const [, zone, band, column, row] = /^(\d*)(.)(.)(.)$/.exec(text)!
    return { zone: Number(zone), band: band!, column: column!, row: row!, eastMetres: 50_000, northMetres: 50_000 }
  }
  test.each(['33IUU', '33UIU', '33UUI', '33UAU', '32XMH', '34XMH', '36XMH', 'AAA', 'ZIA', 'ZAI', 'YAA', 'BYA', 'CAA'])(
    '%s is none',
    (text) => expect(fromGridSquare(square(text))).toBeUndefined(),
  )
  /** The corners of the lettered area reach far outside the caps, which begin at 84° N and 80° S. */
  test.each([
    ['ZAH', true],
    ['YZG', true],
    ['BAN', true],
    ['AZM', true],
    ['YRA', false],
    ['ZJP', false],
    ['AJA', false],
    ['BRZ', false],
  ])('%s is one: %s', (text, expected) => expect(fromGridSquare(square(text)) !== undefined).toBe(expected))

  /** Half a diagonal and a metre: a degree of latitude has 110 km. */
  test.each([
    [1, 1.7 / 110_000, true],
    [1, 1.72 / 110_000, false],
    [100_000, 71_000.9 / 110_000, true],
    [100_000, 71_001.1 / 110_000, false],
  ])('a cell of %d m may reach %d° beyond its band: %s', (cell, degrees, expected) => {
    expect(isInItsBand(square('33UUU'), at(48 - degrees, 15), cell)).toBe(expected)
    expect(isInItsBand(square('33UUU'), at(56 + degrees, 15), cell)).toBe(expected)
    expect(isInItsBand(square('ZAH'), at(56 + degrees, 15), cell)).toBe(true)
  })
})
