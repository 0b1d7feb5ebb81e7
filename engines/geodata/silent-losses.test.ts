import fc from 'fast-check'
import { expect, it } from 'vitest'
import { converted } from './testing/run.ts'

/** Whatever does not come back as it was has been told: no small GeoJSON can be lost on without a note. */

const ordinate = fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0)
const flat = fc.tuple(ordinate, ordinate)
const position = fc.oneof(
  { weight: 5, arbitrary: flat },
  fc.tuple(ordinate, ordinate, ordinate),
  fc.tuple(ordinate, ordinate, ordinate, ordinate),
)
const positions = fc.array(position, { maxLength: 4 })
const ring = fc.array(flat, { minLength: 3, maxLength: 5 }).map((corners) => [...corners, corners[0]])
const geometry = fc.oneof(
  fc.constant(null),
  position.map((coordinates) => ({ type: 'Point', coordinates })),
  positions.map((coordinates) => ({ type: 'MultiPoint', coordinates })),
  positions.map((coordinates) => ({ type: 'LineString', coordinates })),
  fc.array(positions, { maxLength: 3 }).map((coordinates) => ({ type: 'MultiLineString', coordinates })),
  ring.map((corners) => ({ type: 'Polygon', coordinates: [corners] })),
  fc
    .array(
      ring.map((corners) => [corners]),
      { maxLength: 2 },
    )
    .map((coordinates) => ({ type: 'MultiPolygon', coordinates })),
)
const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '  ', 'x ', '2024-02-29', '2024-02-29T10:00:00Z', 'true', '1', 'é'.repeat(128)),
  fc.constantFrom([1, 2], { a: 1 }),
)
const name = fc.oneof(fc.constantFrom('a', 'A', 'id', 'name'), fc.string({ unit: 'grapheme', maxLength: 12 }))
const feature = fc.record(
  {
    type: fc.constant('Feature'),
    id: fc.oneof(fc.string({ minLength: 1 }), fc.integer()),
    title: value,
    properties: fc.dictionary(name, value, { maxKeys: 2 }),
    geometry,
  },
  { requiredKeys: ['type', 'properties', 'geometry'] },
)

it.each(['shp', 'topojson', 'gml'] as const)('on the way through %s', { timeout: 30_000 }, async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(feature, { minLength: 1, maxLength: 2 }), async (features) => {
      const source = JSON.stringify({ type: 'FeatureCollection', features })
      const there = await converted(source, 'geojson', format)
      const back = await converted(there.bytes, format, 'geojson')
      const told = there.notes.length + back.notes.length > 0
      if (!told) expect(comparable(JSON.parse(back.text))).toEqual(comparable(JSON.parse(source)))
    }),
    { numRuns: 150 },
  )
})

interface Collection {
  readonly features: readonly { properties: Record<string, unknown>; geometry: Geometry | null }[]
}
interface Geometry {
  readonly type: string
  readonly coordinates: readonly unknown[]
}

/** Where a ring begins and how it runs is the format's choice, and a table without columns gets a number for each row. */
function comparable({ features }: Collection) {
  return features.map(({ properties: { FID: _, ...properties }, geometry, ...members }) => ({
    ...members,
    properties,
    geometry: geometry?.type.endsWith('Polygon') ? { type: geometry.type, rings: rings(geometry) } : geometry,
  }))
}

function rings({ type, coordinates }: Geometry): string[] {
  const all = type === 'Polygon' ? coordinates : coordinates.flat(1)
  return (all as unknown[][]).map((corners) => corners.slice(1).map(String).sort().join(' ')).sort()
}
