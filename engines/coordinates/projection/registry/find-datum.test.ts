import { expect, test } from 'vitest'
import { findDatum } from './find-datum.ts'

const bessel = { semiMajorAxisMetres: 6_377_397.155, inverseFlattening: 299.1528128, primeMeridianDegrees: 0 }
const wgs84 = { semiMajorAxisMetres: 6_378_137, inverseFlattening: 298.257223563, primeMeridianDegrees: 0 }
const none = { name: '', datumName: '' }
const codeOf = async (described: Parameters<typeof findDatum>[0]) => (await findDatum(described))?.code

/** Codes of the EPSG registry. */
test.each([
  ['by its name', { ...wgs84, name: 'WGS 84', datumName: '' }, '4326'],
  ['by its name in other letters and marks', { ...wgs84, name: 'gcs_WGS-84', datumName: '' }, '4326'],
  ['by the name of its datum', { ...wgs84, name: 'ours', datumName: 'D_WGS_1984' }, '4326'],
  ['by its code, before its name', { ...bessel, name: 'MGI', datumName: '', epsgCode: 3906 }, '3906'],
  ['by its name, where no system of its shape has the code', { ...wgs84, name: 'WGS 84', datumName: '', epsgCode: 3906 }, '4326'],
  ['by its name, before its datum', { ...bessel, name: 'MGI 1901', datumName: 'Militar-Geographische Institut' }, '3906'],
  ['of two of a name the one that is in use', { ...bessel, name: 'MGI', datumName: '' }, '4312'],
  ['nothing without a name', { ...wgs84, ...none }, undefined],
  ['nothing by a name of marks alone', { ...wgs84, name: '_-_', datumName: '()' }, undefined],
  ['nothing by the name of another shape', { ...bessel, name: 'WGS 84', datumName: 'WGS 84' }, undefined],
  ['a little larger', { ...wgs84, semiMajorAxisMetres: 6_378_137.19, name: 'WGS 84', datumName: '' }, '4326'],
  ['too large', { ...wgs84, semiMajorAxisMetres: 6_378_137.21, name: 'WGS 84', datumName: '' }, undefined],
  ['too small', { ...wgs84, semiMajorAxisMetres: 6_378_136.79, name: 'WGS 84', datumName: '' }, undefined],
  ['another flattening', { ...wgs84, inverseFlattening: 298.3, name: 'WGS 84', datumName: '' }, undefined],
  ['a sphere', { ...wgs84, inverseFlattening: 0, name: 'WGS 84', datumName: '' }, undefined],
  ['another meridian', { ...wgs84, primeMeridianDegrees: 0.0002, name: 'WGS 84', datumName: '' }, undefined],
  ['nearly the same meridian', { ...wgs84, primeMeridianDegrees: -0.00009, name: 'WGS 84', datumName: '' }, '4326'],
])('%s', async (_, described, code) => expect(await codeOf(described)).toBe(code)) // biome-ignore format: a table
