import { expect, test } from 'vitest'
import { digestOf } from '#engines/core/testing/shortened.ts'
import { ellipsoidOf } from '../../geodesy/ellipsoid.ts'
import { type MethodId, methodOfCode, methodOfName, methods, planeOf, programsDifferMetres } from './methods.ts'
import type { Pair, Parameters, Plane } from './plane.ts'

/**
 * Every method on an ellipsoid far flatter than the Earth, where the last terms of a series are metres, with all its figures said, in
 * the south, and with nothing said: two places, and a digest of all. What should change: `npx vitest run engines/coordinates/projection/planes -u`, and read the difference.
 */
const flat = ellipsoidOf(6_400_000, 40)

const figures: Record<string, Parameters> = {
  north: {
    latitude: 40,
    longitude: 10,
    parallel1: 35,
    parallel2: 48,
    scale: 0.99,
    falseEasting: 300_000,
    falseNorthing: -20_000,
    azimuth: 30,
    gridAngle: 32,
    pseudoParallel: 78,
    height: 2000,
    ellipsoidScale: 1.001,
    zoneWidth: 4,
  },
  south: { latitude: -30, longitude: -170, parallel1: -25, parallel2: -38, falseEasting: 5000, azimuth: -60 },
  nothing: {},
}
const polarFigures: typeof figures = {
  north: { latitude: 90, longitude: 10, parallel1: 71, scale: 0.99, falseEasting: 300_000, falseNorthing: -20_000 },
  south: { latitude: -90, longitude: -170, parallel1: -71, falseEasting: 5000 },
  nothing: {},
}

const places: readonly Pair[] = [
  [12, 43],
  [-171, -31],
  [179, -28],
  [70, 10],
  [-40, 85],
  // On the first parallel and across the equator from it, in the middle, and the poles.
  [50, 35],
  [20, -35],
  [0, 0],
  [0, 90],
  [0, -90],
]
/** Of the plane: some of them lie beside a map. */
const points: readonly Pair[] = [
  [1_000_000, 1_000_000],
  [16_000_000, -5_000_000],
  [-9_000_000, 8_600_000],
  [30_000, 10_100_000],
  [22_000_000, 100],
]

/** Far from its home a plane has figures of a hundred thousand kilometres and more, whose last digits differ between processors. */
const written = (value: number, digits: number) =>
  Math.abs(value) > 1e8 ? value.toPrecision(10) : value.toFixed(digits)
const rounded = (pair: Pair, digits: number) =>
  pair.map((value) => (Number.isFinite(value) ? Number(written(value, digits)) + 0 : value)).join(' ')

function described(plane: Plane, [longitude, latitude]: Pair): string {
  const [x, y] = plane.forward(longitude, latitude)
  const back = plane.inverse(x, y)
  const isBack = Math.hypot(back[0] - longitude, back[1] - latitude) < 1e-6
  return `  ${longitude} ${latitude}: ${rounded([x, y], 3)}${isBack ? ', and back' : ''}`
}

function describedPoint(plane: Plane, [x, y]: Pair): string {
  const place = plane.inverse(x, y)
  const [xBack, yBack] = plane.forward(...place)
  const isThere = Math.hypot(xBack - x, yBack - y) < 0.01 && Math.abs(place[1]) <= 90
  return `  ${x} ${y} is ${isThere ? rounded(place, 6) : place.some(Number.isNaN) ? 'nowhere' : 'elsewhere'}`
}

test('every method at home and far from it', async () => {
  const lines: string[] = []
  for (const id of Object.keys(methods) as MethodId[])
    for (const [name, parameters] of Object.entries(id.startsWith('polar') ? polarFigures : figures)) {
      lines.push(`${id}, ${name}, programs differ ${programsDifferMetres(id)}`)
      const plane = await planeOf(id, flat, parameters).catch(() => undefined)
      if (!plane) lines.push('  no plane')
      else {
        const told = [
          ...places.map((place) => described(plane, place)),
          ...points.map((point) => describedPoint(plane, point)),
        ]
        lines.push(...told.slice(0, 2), `  digest of ${told.length}: ${digestOf(told.join('\n'))}`)
      }
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../fixtures/planes.txt')
})

/** The codes and names of the EPSG registry, and the names that GDAL's and Esri's software write. */
test('a method is found by its code and by each of its names', async () => {
  const codes: string[] = []
  for (let code = 1000; code < 10_000; code++) {
    const id = methodOfCode(code)
    if (id) codes.push(`${code} ${id}`)
  }
  const names = Object.values(methods).flatMap(({ spelling }) => spelling.split(' '))
  const spelt = names.map((name) => `${name} ${methodOfName(name.toUpperCase().replace('1', '_(1-'))}`)
  await expect(`${[...codes, ...spelt].join('\n')}\n`).toMatchFileSnapshot('../../fixtures/methods.txt')
})
