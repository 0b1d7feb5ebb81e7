import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { converted, inspected, problemOf } from '../../testing/run.ts'
import { drawnOut } from './curves.ts'

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

it('layers are looked for four deep', async () => {
  const within = (depth: number) =>
    `${'{"featureSet":'.repeat(depth)}{"features":[{"geometry":{"x":1,"y":2}}]}${'}'.repeat(depth)}`
  for (const depth of [0, 1, 4]) expect((await inspected(within(depth), 'esrijson')).read.points).toBe(1)
  expect(await problemOf(within(5), 'esrijson')).toEqual({ code: 'nothing_to_convert' })
  expect(await problemOf('{}', 'esrijson')).toEqual({ code: 'nothing_to_convert' })
})

it('a ring of one point is kept, an empty one is none', async () => {
  const rings = (...rings: number[][][]) => JSON.stringify({ features: [{ geometry: { rings } }] })
  const triangle = [[0, 0], [0, 1], [1, 1], [0, 0]] // biome-ignore format: one line
  expect((await inspected(rings(triangle, [[5, 5]], []), 'esrijson')).read).toMatchObject({
    points: 5,
    geometryTypes: { MultiPolygon: 1 },
  })
  expect((await inspected(rings([]), 'esrijson')).read).toMatchObject({ points: 0, geometryTypes: { Polygon: 1 } })
})

it('elevations and measures, of points and of lines, are told apart', async () => {
  const text = JSON.stringify({
    features: [
      { geometry: { x: 1, y: 2, z: 3, m: 4 } },
      { geometry: { hasZ: true, paths: [[[1, 2, 5], [3, 4, 6, 7]]] } },
      { geometry: { hasM: true, paths: [[[1, 2, 8], [3, 4, null]]] } },
      { geometry: { x: 'NaN', y: 2 } },
    ],
  }) // biome-ignore format: one line
  const { read } = await inspected(text, 'esrijson')
  expect(read).toMatchObject({ points: 5, elevations: 3, extras: { measures: 3, 'without-place': 1 } })
})

it('leaves of a curve with a broken point its end', () => {
  for (const curve of [{ c: [[4, 0], 'x'] }, { b: [[4, 0], 'x', [3, 1]] }, { b: [[4, 0], [1, 1], null] }])
    expect(drawnOut([[0, 0], curve])).toEqual([
      [0, 0],
      [4, 0],
    ])
})

it('what the set says about measures counts for geometries that say nothing', async () => {
  const lines = '{"paths":[[[1,2,10],[3,4,20]]]}'
  const set = (said: string, geometry = lines) =>
    `{"geometryType":"esriGeometryPolyline",${said},"features":[{"geometry":${geometry}}]}`
  for (const [source, elevations] of [
    [set('"hasM":true'), 0],
    [set('"hasZ":false,"hasM":true'), 0],
    [set('"hasZ":true,"hasM":false'), 2],
    [set('"hasM":true', lines.replace('{', '{"hasZ":true,')), 2],
    [set('"hasZ":true', lines.replace('{', '{"hasM":true,')), 0],
  ] as const)
    expect((await inspected(source, 'esrijson')).read.elevations).toBe(elevations)
})

it('says that the service has more, and what is known of columns beside their names', async () => {
  const fields = [
    { name: 'a', alias: 'a' },
    { name: 'b', alias: 'Population', type: 'esriFieldTypeInteger' },
    { name: 'c', alias: '', domain: { type: 'codedValue', codedValues: [{ name: 'City', code: 1 }] } },
    { name: 'd', domain: null },
  ]
  const source = { fields, features: [{ geometry: { x: 1, y: 2 } }], exceededTransferLimit: true }
  expect((await inspected(JSON.stringify(source), 'esrijson')).notes).toMatchObject([
    { code: 'metadata-dropped', count: 1, subject: 'alias' },
    { code: 'metadata-dropped', count: 1, subject: 'domain' },
    { code: 'more-features-at-service', kind: 'info', count: 1 },
  ])
  const whole = { ...source, fields: [], exceededTransferLimit: false }
  expect((await inspected(JSON.stringify(whole), 'esrijson')).notes).toEqual([])
})

it('a geometry may name a system of its own, which is not that of the others', async () => {
  const point = (x: number, y: number, wkid?: number) => ({
    attributes: {},
    geometry: { x, y, ...(wkid === undefined ? {} : { spatialReference: { wkid } }) },
  })
  const features = [point(500000, 0, 32634), point(500000, 0, 32635), point(3, 4, 4326), point(500000, 0)]
  const source = { geometryType: 'esriGeometryPoint', spatialReference: { wkid: 32636 }, features }
  const { text, notes } = await converted(JSON.stringify(source), 'esrijson', 'geojson')
  const { features: found } = JSON.parse(text) as { features: { geometry: { coordinates: number[] } }[] }
  expect(found.map(({ geometry }) => geometry.coordinates)).toEqual([
    [21, 0],
    [27, 0],
    [3, 4],
    [33, 0],
  ])
  expect(notes.map(({ subject }) => subject).toSorted()).toEqual(['EPSG:32634', 'EPSG:32635', 'EPSG:32636'])
})
