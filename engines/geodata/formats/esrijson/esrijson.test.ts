import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/ok', name)))

it('brings Web Mercator to degrees, sorts rings, reads dates', async () => {
  const [first, second, third] = JSON.parse(
    (await converted(fixture('parcels.json'), 'esrijson', 'geojson')).text,
  ).features
  expect(first.geometry.type).toBe('Polygon')
  expect(first.geometry.coordinates.length).toBe(2)
  // 100 km on the equator of Web Mercator: 100000 / 6378137 radians.
  expect(Math.max(...first.geometry.coordinates[0].map((position: number[]) => position[0]))).toBeCloseTo(
    0.898315284,
    8,
  )
  expect(first.properties).toEqual({ OBJECTID: 1, name: 'with a hole', seen: '2026-01-01T00:00:00.000Z' })
  expect(second.geometry.type).toBe('MultiPolygon')
  expect(third.geometry).toBeNull()
})

it('reads lines, points and what stands behind the features', async () => {
  const found = JSON.parse((await converted(fixture('lines.json'), 'esrijson', 'geojson')).text).features
  expect(found.map((feature: { geometry: { type: string } }) => feature.geometry.type)).toEqual([
    'LineString',
    'Point',
    'MultiPoint',
    'MultiLineString',
  ])
})
