import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'
import { hilbert } from './packed-tree.ts'

const collection = (count: number) => ({
  type: 'FeatureCollection',
  features: Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    properties: { n: index, share: index / 7, text: `№ ${index}`, ...(index % 3 ? { yes: index % 2 === 0 } : {}) },
    geometry:
      index % 4 === 3
        ? {
            type: 'MultiPolygon',
            coordinates: [
              [
                [
                  [0, 0],
                  [index % 180, 0],
                  [index % 180, 1],
                  [0, 0],
                ],
              ],
              [
                [
                  [5, 5],
                  [6, 5],
                  [6, 6],
                  [5, 5],
                ],
                [
                  [5.2, 5.1],
                  [5.3, 5.2],
                  [5.3, 5.1],
                  [5.2, 5.1],
                ],
              ],
            ],
          }
        : { type: 'Point', coordinates: [(index * 37) % 180, (index * 17) % 80, index] },
  })),
})

const byNumber = (features: { properties: { n: number } }[]) =>
  [...features].sort((one, other) => one.properties.n - other.properties.n)

it.each([1, 2, 16, 17, 300, 5000])('%i features read back as they were, in the order of the curve', async (count) => {
  const source = collection(count)
  const there = await converted(JSON.stringify(source), 'geojson', 'fgb')
  const back = JSON.parse((await converted(there.bytes, 'fgb', 'geojson')).text)
  expect(byNumber(back.features)).toEqual(byNumber(source.features))
  expect(back.features.length).toBe(count)
})

it('leaves of the index name the place and the box of each feature, nodes their children', async () => {
  const { bytes } = await converted(JSON.stringify(collection(300)), 'geojson', 'fgb')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const indexStart = 12 + view.getUint32(8, true)
  const nodes = 300 + 19 + 2 + 1
  const dataStart = indexStart + nodes * 40
  const node = (index: number) => {
    const at = indexStart + index * 40
    return {
      west: view.getFloat64(at, true),
      east: view.getFloat64(at + 16, true),
      offset: Number(view.getBigUint64(at + 32, true)),
    }
  }
  expect(node(0).offset).toBe(1)
  let expected = 0
  for (let leaf = nodes - 300; leaf < nodes; leaf++) {
    expect(node(leaf).offset).toBe(expected)
    expected += 4 + view.getUint32(dataStart + expected, true)
    expect(node(leaf).west).toBeGreaterThanOrEqual(node(0).west)
    expect(node(leaf).east).toBeLessThanOrEqual(node(0).east)
  }
  expect(dataStart + expected).toBe(bytes.length)
})

it('the curve visits every place of its grid once', () => {
  const places = new Set<number>()
  for (let x = 0; x < 16; x++) for (let y = 0; y < 16; y++) places.add(hilbert(x << 12, y << 12))
  expect(places.size).toBe(256)
  expect(hilbert(0, 0)).toBe(0)
})

it('gives values that do not fit their column one of their own, and says so', async () => {
  const feature = (value: unknown) => ({
    type: 'Feature',
    properties: { a: value },
    geometry: { type: 'Point', coordinates: [1, 2] },
  })
  const source = { type: 'FeatureCollection', features: [feature(1), feature('x')] }
  const there = await converted(JSON.stringify(source), 'geojson', 'fgb')
  expect(there.notes.map((note) => note.code)).toContain('field-types-widened')
  const back = JSON.parse((await converted(there.bytes, 'fgb', 'geojson')).text)
  expect(back.features.map((each: { properties: unknown }) => each.properties)).toEqual([{ a: 1 }, { a_2: 'x' }])
})
