import { describe, expect, test } from 'vitest'
import { factsOf, type SystemId, systemOf } from '../index.ts'

/** Where each system begins and ends, on the line and beside it. Limits are those of the definitions: DMA TM 8358.2 for UTM and MGRS, the Ordnance Survey's guide for its grid. */

const codeOf = (id: SystemId, text: string): string => {
  const reading = systemOf(id).read(text)
  return reading.ok ? 'read' : reading.problem.code
}

describe('utm', () => {
  test.each([
    ['0N 500000 5000000', 'unreadable'],
    ['1N 500000 5000000', 'read'],
    ['60N 500000 5000000', 'read'],
    ['61N 500000 5000000', 'unreadable'],
    ['33N -1 5000000', 'outside_area'],
    ['33N 100000 0', 'read'],
    ['33N 1000000 0', 'read'],
    ['33N 1000001 1000001', 'outside_area'],
    ['33S 500000 10000000', 'read'],
    ['33 SOUTH 500000 10000001', 'outside_area'],
    ['33N 500000 -1', 'outside_area'],
    ['33N 500000 9329005', 'read'],
    ['33N 500000 9340000', 'outside_area'],
    ['33 SOUTH 500000 1118415', 'read'],
    ['33 SOUTH 500000 1110000', 'outside_area'],
    ['33I 500000 5000000', 'unreadable'],
  ])('%s: %s', (text, expected) => expect(codeOf('utm', text)).toBe(expected))
})

test.each([
  ['33UUU9177620073', 'read'],
  ['61UUU9177620073', 'unreadable'],
  ['0UUU9177620073', 'unreadable'],
  ['33UUU917762007', 'unreadable'],
  ['33UUU9177 2007', 'read'],
  ['33UUU', 'read'],
  ['33IUU9177620073', 'wrong_band'],
])('mgrs %s: %s', (text, expected) => expect(codeOf('mgrs', text)).toBe(expected))

test.each([
  ['SV 00000 00000', 'read'],
  ['TQ300800', 'read'],
  ['TQ30080', 'unreadable'],
  ['0 0', 'read'],
  ['699999 1299999', 'read'],
  ['700000 100000', 'outside_area'],
  ['100000 1300000', 'outside_area'],
  ['-1 100000', 'outside_area'],
])('osgb %s: %s', (text, expected) => expect(codeOf('osgb', text)).toBe(expected))

/**
 * The code of the zone, what the last digit is worth on the ground (a minute of latitude is 1,852 m and a second 31 m) and the error of the datum's
 * shift: EPSG 1314 for Britain, 5044 for SK-42, 5043 for SK-95. Beyond their land, the shifts are extrapolated.
 */
const inRussia = { printedMetres: 1, extrapolated: false }
const abroad = { printedMetres: 1, extrapolated: true }
test.each([
  ['wgs84', 51.5, -0.12, 4326, { printedMetres: 0.11 }],
  ['wgs84dms', 51.5, -0.12, 4326, { printedMetres: 0.31 }],
  ['wgs84dm', 51.5, -0.12, 4326, { printedMetres: 1.86 }],
  ['utm', 51.5, -0.12, 32630, { printedMetres: 0.01 }],
  ['utm', -33.9, 151.2, 32756, { printedMetres: 0.01 }],
  ['webmercator', 51.5, -0.12, 3857, { printedMetres: 0.01 }],
  ['sk42', 55.75, 37.6, 28407, { ...inRussia, datumShiftMetres: 3 }],
  ['sk42', 43.1, 131.9, 28422, { ...inRussia, datumShiftMetres: 3 }],
  ['sk42', 87, 10, 28402, { ...abroad, datumShiftMetres: 3 }],
  ['sk42', 51.5, -0.12, undefined, { ...abroad, datumShiftMetres: 3 }],
  ['sk95', 43.1, 131.9, 20022, { ...inRussia, datumShiftMetres: 1 }],
  ['sk95', 87, 10, undefined, { ...abroad, datumShiftMetres: 1 }],
  ['mgrs', 51.5, -0.12, undefined, { printedMetres: 1 }],
  ['usng', 43.1, 131.9, undefined, { printedMetres: 1 }],
  ['osgb', 51.5, -0.12, 27700, { printedMetres: 100, datumShiftMetres: 2 }],
] as const)('facts of %s at %d, %d', (id, latitudeDegrees, longitudeDegrees, epsgCode, accuracy) => {
  expect(factsOf(id, { latitudeDegrees, longitudeDegrees })).toEqual({ epsgCode, accuracy })
})

test.each([
  ['utm', 87, 10],
  ['webmercator', 87, 10],
  ['usng', 87, 10],
  ['osgb', 55.75, 37.6],
] as const)('%s says nothing of %d, %d', (id, latitudeDegrees, longitudeDegrees) =>
  expect(factsOf(id, { latitudeDegrees, longitudeDegrees })).toBeUndefined(),
)
