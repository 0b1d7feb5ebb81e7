import { expect, test } from 'vitest'
import { isShortPlusCode, readPlusCode } from './plus-code.ts'

/** South, west, north and east of the cells, from the test data of Open Location Code. */
test.each([
  ['84000000+', 30, -140, 50, -120],
  ['7FG40000+', 20, 2, 21, 3],
  ['62G20000+', 0, -180, 1, -179],
  ['22220000+', -90, -180, -89, -179],
  ['6VGX0000+', 0, 179, 1, 180],
  ['CFX30000+', 89, 1, 90, 2],
  ['7FG49Q00+', 20.35, 2.75, 20.4, 2.8],
  ['7FG49QCJ+2V', 20.37, 2.782125, 20.370125, 2.78225],
  ['7FG49QCJ+2VX', 20.3701, 2.78221875, 20.370125, 2.78225],
  ['7FG49QCJ+2VXGJ', 20.370113, 2.782234375, 20.370114, 2.78223632813],
  ['8FVC2222+22', 47, 8, 47.000125, 8.000125],
  ['4VCPPQGP+Q9', -41.273125, 174.785875, -41.273, 174.786],
  ['22222222+22', -90, -180, -89.999875, -179.999875],
  ['6FH32222+222', 1, 1, 1.000025, 1.00003125],
  ['CFX3X2X2+X2', 89.999875, 1, 90, 1.000125],
  ['849VGJQF+VX7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
  ['849VGJQF+VX7QR3J7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
])('%s', (code, south, west, north, east) => {
  const { latitudeDegrees, longitudeDegrees } = readPlusCode(code)!
  expect(latitudeDegrees).toBeCloseTo((south + north) / 2, 10)
  expect(longitudeDegrees).toBeCloseTo((west + east) / 2, 9)
})

test.each(['8FWC2345+G6', '8FWC2345+G6G', '8fwc2345+', '8FWCX400+', '849VGJQF+VX7QR3JW', '8FWC2345+G6, Zürich'])(
  '%s is a full code',
  (code) => expect(readPlusCode(code)).toBeDefined(),
)

test.each([
  'WC2345+G6g',
  '2345+G6',
  '45+G6',
  '+G6',
  'G+',
  '+',
  '8FWC2345+G',
  '8FWC2_45+G6',
  '8FWC2η45+G6',
  '8FWC2345+G6+',
  '8FWC2345G6+',
  '8FWC2300+G6',
  '8FWC230+',
  '8FW00000+',
  'WC2300+G6g',
  'WC2345+G',
  'WC2300+',
  '849VGJQF+VX7QR3U',
  '849VGJQF+VX7QR3JU',
  // Beyond the pole, and beyond the antimeridian.
  'F2220000+',
  '2X220000+',
])('%s is none', (code) => expect(readPlusCode(code)).toBeUndefined())

test('a shortened code has a letter, so that a sum is none', () => {
  const texts = [
    '2345+G6',
    'WC2345+G6g',
    '2345+G6 Zürich',
    '2345+G6,Zürich',
    '2345+66',
    '45+G6',
    'WC2345+G',
    'QJ44+8WXX',
  ]
  expect(texts.map(isShortPlusCode)).toEqual([true, true, true, true, false, false, false, false])
})
