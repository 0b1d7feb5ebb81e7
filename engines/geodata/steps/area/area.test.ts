import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCollection } from '../../testing/random-files.ts'
import { convertBytes } from '../../testing/run.ts'

const left = async (source: string, steps: { area: string } | { clip: string } | { where: string }) => {
  const { result, bytes } = await convertBytes(source, 'geojson', 'geojson', undefined, {}, steps)
  return result.ok ? JSON.parse(new TextDecoder().decode(bytes)).features.map(({ properties }: { properties: { n: number } }) => properties.n).join('') : result.problem.code // biome-ignore format: one line
}

const source = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    { type: 'Point', coordinates: [1, 1] },
    { type: 'LineString', coordinates: [[-5, 1], [5, 1]] }, // biome-ignore format: one line
    { type: 'Polygon', coordinates: [[[-50, -50], [50, -50], [50, 50], [-50, 50], [-50, -50]], [[20, 20], [20, 30], [30, 30], [30, 20], [20, 20]]] }, // biome-ignore format: one line
    { type: 'LineString', coordinates: [[179, 0], [-179, 2]] }, // biome-ignore format: one line
    null,
  ].map((geometry, n) => ({ type: 'Feature', properties: { n }, geometry })),
})

it.each([
  ['0,0,2,2', '012'],
  ['2,0,3,2', '12'],
  ['22,22,28,28', 'nothing_left'],
  ['22,22,31,28', '2'],
  ['-60,-60,60,60', '012'],
  ['179.5,-5,-179.5,5', '3'],
  ['100,80,101,81', 'nothing_left'],
])('%s leaves %s', async (area, expected) => {
  expect(await left(source, { area })).toBe(expected)
})

it('whatever is left when cut reaches in', async () => {
  const corner = fc.tuple(fc.integer({ min: -180, max: 179 }), fc.integer({ min: -90, max: 80 }))
  await fc.assert(
    fc.asyncProperty(anyCollection, corner, fc.integer({ min: 1, max: 150 }), async (text, [west, south], size) => {
      const numbered = JSON.stringify({ ...JSON.parse(text), features: JSON.parse(text).features.map((feature: object, n: number) => ({ ...feature, properties: { n } })) }) // biome-ignore format: one line
      const rectangle = [west, south, ((west + size + 180) % 360) - 180, Math.min(90, south + size)].join()
      const [whole, cut] = await Promise.all([left(numbered, { area: rectangle }), left(numbered, { clip: rectangle })])
      if (cut !== 'nothing_left') for (const n of cut) expect(whole).toContain(n)
    }),
    { numRuns: 80 },
  )
})
