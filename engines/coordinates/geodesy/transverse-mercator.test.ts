import { describe, expect, test } from 'vitest'
import cases from '../fixtures/transverse-mercator.cases.json' with { type: 'json' }
import { conformalTangent, geodeticTangent } from './conformal-latitude.ts'
import { ellipsoidOf, wgs84Ellipsoid } from './ellipsoid.ts'
import { radiansPerDegree } from './position.ts'
import { transverseMercator } from './transverse-mercator.ts'

type Row = readonly [latitude: number, longitude: number, easting: number, northing: number]

/** Metres by which two numbers may differ: two of the last bits of a northing. */
const nanometres = 4e-9

describe.each([
  ['wgs84', cases.wgs84],
  ['krassowsky', cases.krassowsky],
])('%s, to the last bits', (_, { semiMajorAxisMetres, inverseFlattening, points }) => {
  const plane = transverseMercator(ellipsoidOf(semiMajorAxisMetres, inverseFlattening), 1)
  test.each(points as unknown as Row[])('%d, %d', (latitude, longitude, easting, northing) => {
    const point = plane.forward(latitude, longitude, 0)
    expect(Math.abs(point.eastingMetres - easting)).toBeLessThan(nanometres / 2)
    expect(Math.abs(point.northingMetres - northing)).toBeLessThan(nanometres)
    const back = plane.inverse(easting, northing, 0)
    const metresPerDegree = 111_000
    expect(Math.abs(back.latitudeDegrees - latitude) * metresPerDegree).toBeLessThan(nanometres)
    const parallel = Math.cos(latitude * radiansPerDegree) * metresPerDegree
    expect(Math.abs(back.longitudeDegrees - longitude) * parallel).toBeLessThan(nanometres / 2)
  })
})

/** On a flatter body, far from its meridian, the last terms of the series count for metres: a wrong sign shows. */
test('the last terms, on the equator of a body six times as flat', () => {
  const plane = transverseMercator(ellipsoidOf(cases.flat.semiMajorAxisMetres, cases.flat.inverseFlattening), 1)
  const allowed = [1e-8, 2e-7, 6e-6, 2e-4, 6e-3]
  for (const [index, [latitude, longitude, easting, northing]] of (cases.flat.points as unknown as Row[]).entries()) {
    expect(Math.abs(plane.forward(latitude, longitude, 0).eastingMetres - easting)).toBeLessThan(allowed[index]!)
    const back = plane.inverse(easting, northing, 0).longitudeDegrees
    expect(Math.abs(back - longitude) * 111_000).toBeLessThan(allowed[index]!)
  }
})

test('the conformal latitude by its definition, and back', () => {
  const { eccentricity } = wgs84Ellipsoid
  for (let latitude = -89.75; latitude < 90; latitude += 0.5) {
    const tangent = Math.tan(latitude * radiansPerDegree)
    const sine = Math.sin(latitude * radiansPerDegree)
    const isometric = Math.asinh(tangent) - eccentricity * Math.atanh(eccentricity * sine)
    const conformal = conformalTangent(tangent, wgs84Ellipsoid)
    expect(Math.abs(conformal / Math.sinh(isometric) - 1)).toBeLessThan(3e-15)
    expect(Math.abs(geodeticTangent(conformal, wgs84Ellipsoid) / tangent - 1)).toBeLessThan(1e-15)
  }
  const latitudeOf = (tangent: number) => Math.atan(geodeticTangent(tangent, wgs84Ellipsoid))
  expect([0, 1e300, -1e300].map(latitudeOf)).toEqual([0, Math.PI / 2, -Math.PI / 2])
})
