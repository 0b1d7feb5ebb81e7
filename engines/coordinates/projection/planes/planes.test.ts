import { describe, expect, test } from 'vitest'
import { cases } from '../../fixtures/methods.cases.json' with { type: 'json' }
import { ellipsoidOf } from '../../geodesy/ellipsoid.ts'
import { findSystem } from '../registry/find.ts'
import { methods, planeOf } from './methods.ts'
import type { Plane } from './plane.ts'

async function planeOfCode(code: number): Promise<{ plane: Plane; metresPerUnit: number }> {
  const found = await findSystem('EPSG', String(code))
  if (found.kind !== 'system' || !found.definition.plane) throw new Error(`no plane: EPSG:${code}`)
  const { geodetic, plane } = found.definition
  const ellipsoid = ellipsoidOf(geodetic.semiMajorAxisMetres, geodetic.inverseFlattening)
  return {
    plane: await planeOf(plane.method, ellipsoid, plane.parameters),
    metresPerUnit: plane.metresPerUnit,
  }
}

const degrees = (whole: number, minutes: number, seconds: number) => whole + minutes / 60 + seconds / 3600

describe('methods of the registry against PROJ', () => {
  // PROJ leaves out the turn of Belgium's method.
  test.each(cases.filter(({ code }) => code !== 31300))('$method, EPSG:$code', async (row) => {
    const { plane, metresPerUnit } = await planeOfCode(row.code)
    const { longitude, latitude } = row
    const [x, y] = plane.forward(longitude, latitude)
    expect(Math.abs(x - row.x * metresPerUnit)).toBeLessThan(0.002)
    expect(Math.abs(y - row.y * metresPerUnit)).toBeLessThan(0.002)
    const [longitudeBack, latitudeBack] = plane.inverse(x, y)
    expect(Math.abs(longitudeBack - longitude)).toBeLessThan(2e-8)
    expect(Math.abs(latitudeBack - latitude)).toBeLessThan(2e-8)
  })
})

describe('worked examples of IOGP guidance note 7-2, where PROJ 9.1 has no formula', () => {
  test.each([
    ['Belgium', 31300, degrees(5, 48, 26.533), degrees(50, 40, 46.461), 251763.2, 153034.13],
    ['polar stereographic C', 2985, degrees(140, 4, 17.04), -degrees(66, 36, 18.82), 303169.52, 244055.72],
    ['near-conformal', 22700, degrees(34, 8, 11.291), degrees(37, 31, 17.625), 15707.96, 623165.96],
    ['Tunisia mining', 22300, 8.22437 * 0.9, 38.97997 * 0.9, 302_000, 598_000],
    ['Krovak modified', 5515, degrees(16, 50, 59.179), degrees(50, 12, 32.442), 6050538.71, 5568990.91],
  ])('%s, EPSG:%i', async (_, code, longitude, latitude, x, y) => {
    const { plane } = await planeOfCode(code)
    const [xHere, yHere] = plane.forward(longitude, latitude)
    // The examples are printed to the centimetre.
    expect(Math.abs(xHere - x)).toBeLessThan(0.006)
    expect(Math.abs(yHere - y)).toBeLessThan(0.006)
    const [longitudeBack, latitudeBack] = plane.inverse(xHere, yHere)
    expect(Math.abs(longitudeBack - longitude)).toBeLessThan(1e-11)
    expect(Math.abs(latitudeBack - latitude)).toBeLessThan(1e-11)
  })
})

test('the modified azimuthal method keeps distances from its centre, also far from it', async () => {
  const plane = await planeOf('modifiedAzimuthal', ellipsoidOf(6378206.4, 294.9786982138982), {
    latitude: 40,
    longitude: 10,
  })
  // Source: `geod +ellps=clrk66 -I` of PROJ 9.1.1, in metres.
  for (const [longitude, latitude, distance] of [
    [13, 42, 336176.8841],
    [6, 37, 482240.1905],
    [10, 45, 555408.1921],
    [20, 50, 1360000.9132],
    [0, 30, 1434638.7939],
  ] as const)
    expect(Math.hypot(...plane.forward(longitude, latitude))).toBeCloseTo(distance, 3)
})

test('what is not said is zero, and a scale one', async () => {
  const ellipsoid = ellipsoidOf(6378137, 298.257223563)
  const zeros = { latitude: 0, longitude: 0, height: 0, falseEasting: 0, falseNorthing: 0, scale: 1, ellipsoidScale: 1 }
  for (const id of Object.keys(methods) as (keyof typeof methods)[]) {
    // These have figures of their own: UTM's, and those of the one country they were made for.
    if (/^(?:zonedGrid|laborde|krovak|tunisia)/.test(id)) continue
    const said = id.startsWith('polar')
      ? { latitude: 90, parallel1: 71 }
      : { parallel1: 35, parallel2: 45, azimuth: 30 }
    const [short, full] = [await planeOf(id, ellipsoid, said), await planeOf(id, ellipsoid, { ...zeros, ...said })]
    expect([id, short.forward(2, 41), short.inverse(2000, 3000)]).toEqual([
      id,
      full.forward(2, 41),
      full.inverse(2000, 3000),
    ])
  }
})

test('every method computes there and back near its origin', async () => {
  const ellipsoid = ellipsoidOf(6378137, 298.257223563)
  const parameters = { latitude: 40, longitude: 10, parallel1: 35, parallel2: 45, azimuth: 30, pseudoParallel: 78.5 }
  for (const id of Object.keys(methods) as (keyof typeof methods)[]) {
    const isPolar = id.startsWith('polar')
    const plane = await planeOf(id, ellipsoid, isPolar ? { latitude: 90, parallel1: 71 } : parameters)
    const [longitude, latitude] = isPolar ? [20, 80] : [11, 41]
    const [x, y] = plane.forward(longitude, latitude)
    const [longitudeBack, latitudeBack] = plane.inverse(x, y)
    expect(Math.hypot(longitudeBack - longitude, latitudeBack - latitude), id).toBeLessThan(1e-5)
  }
})

test.each([
  [-180.5, 60],
  [-180, 1],
  [179.5, 60],
  [180.5, 1],
  [539.5, 60],
])('the grid of all zones in one system: %d° east is in zone %d', async (longitude, zone) => {
  const { plane } = await planeOfCode(32600)
  const [x] = plane.forward(longitude, 45)
  expect(Math.floor(x / 1e6)).toBe(zone)
})
