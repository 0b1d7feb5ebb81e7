import { expect, test } from 'vitest'
import { landOfPlace } from './land-of-place.ts'

/** Cities by the atlas, among them harbours and capitals near borders; places in the middle of seas. */
test.each([
  ['RS', 44.82, 20.46],
  ['RS', 45.25, 19.85],
  ['RU', 55.75, 37.62],
  ['RU', 54.71, 20.51],
  ['RU', 43.12, 131.89],
  ['RU', 64.73, 177.5],
  ['RU', 66.2, -170.5],
  ['DE', 52.52, 13.4],
  ['DE', 53.55, 10],
  ['PT', 38.71, -9.14],
  ['HR', 45.33, 14.44],
  ['HR', 42.65, 18.09],
  ['SG', 1.3, 103.85],
  ['GB', 51.5, -0.12],
  ['GB', 58.98, -2.96],
  ['NL', 52.37, 4.9],
  ['NO', 60.39, 5.32],
  ['NO', 70.66, 23.68],
  ['ME', 42.44, 19.26],
  ['XK', 42.66, 21.17],
  ['LS', -29.31, 27.48],
  ['ZA', -33.92, 18.42],
  ['BR', -23.55, -46.63],
  ['FJ', -17.8, 178],
  ['NZ', -41.29, 174.78],
  ['AQ', -80, 0],
  ['sea', 40, -30],
  ['sea', 43, 15.5],
  ['sea', 43, 34],
  ['sea', 56, 3],
  ['sea', 0, 0],
  ['sea', -20, 80],
  ['sea', 30, 179.9],
] as const)('%s: %d, %d', async (land, latitudeDegrees, longitudeDegrees) => {
  // biome-ignore format: a table
  expect(await landOfPlace({ latitudeDegrees, longitudeDegrees })).toBe(land)
})
