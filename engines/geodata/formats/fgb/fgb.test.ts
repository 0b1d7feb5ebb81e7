import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'
import { hilbert } from './packed-tree.ts'

/** Positions get an elevation, as the points have one. */
const raised = (parts: readonly (readonly (readonly (readonly number[])[])[])[]) =>
  parts.map((rings) => rings.map((ring) => ring.map((position) => [...position, 5])))

const collection = (count: number) => ({
  type: 'FeatureCollection',
  features: Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    properties: { n: index, share: index / 7, text: `№ ${index}`, ...(index % 3 ? { yes: index % 2 === 0 } : {}) },
    geometry:
      index % 4 === 3
        ? {
            type: 'MultiPolygon',
            coordinates: raised([
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
            ]),
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

type Box = readonly [west: number, south: number, east: number, north: number]
const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([west]) => west)),
  Math.min(...boxes.map(([, south]) => south)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.max(...boxes.map(([, , , north]) => north)),
]

/** The index as the specification draws it: levels from the root down, sixteen children to a node, the leaves in the order of the features. */
it.each([2, 300, 17_000])('the index of %i features is a tree of their boxes', async (count) => {
  const { bytes } = await converted(JSON.stringify(collection(count)), 'geojson', 'fgb')
  const { features } = JSON.parse((await converted(bytes, 'fgb', 'geojson')).text) as { features: { geometry: { coordinates: unknown[] } }[] } // biome-ignore format: one line
  const boxOf = (coordinates: unknown[]): Box =>
    typeof coordinates[0] === 'number'
      ? ([...coordinates.slice(0, 2), ...coordinates.slice(0, 2)] as unknown as Box)
      : around(coordinates.map((part) => boxOf(part as unknown[])))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const levels = [count]
  while (levels[0]! > 1) levels.unshift(Math.ceil(levels[0]! / 16))
  const indexStart = 12 + view.getUint32(8, true)
  const dataStart = indexStart + levels.reduce((sum, nodes) => sum + nodes) * 40
  let read = 0
  const tree = levels.map((nodes) =>
    Array.from({ length: nodes }, () => {
      const at = indexStart + read++ * 40
      const box = [0, 8, 16, 24].map((side) => view.getFloat64(at + side, true)) as unknown as Box
      return { box, offset: Number(view.getBigUint64(at + 32, true)) }
    }),
  )
  let below = 0
  for (const [level, nodes] of tree.slice(0, -1).entries()) {
    below += nodes.length
    const children = tree[level + 1]!
    expect(nodes).toEqual(
      nodes.map((_, node) => ({
        box: around(children.slice(node * 16, node * 16 + 16).map(({ box }) => box)),
        offset: below + node * 16,
      })),
    )
  }
  let place = 0
  const leaves = features.map(({ geometry }) => {
    const offset = place
    place += 4 + view.getUint32(dataStart + place, true)
    return { box: boxOf(geometry.coordinates), offset }
  })
  expect(tree.at(-1)).toEqual(leaves)
  expect(dataStart + place).toBe(bytes.length)
  const [west, south, east, north] = tree[0]![0]!.box
  const keys = leaves.map(({ box }) =>
    hilbert(
      Math.floor((65535 * ((box[0] + box[2]) / 2 - west)) / (east - west || 1)),
      Math.floor((65535 * ((box[1] + box[3]) / 2 - south)) / (north - south || 1)),
    ),
  )
  expect(keys).toEqual(keys.toSorted((one, other) => one - other))
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

it.each([
  ['[2,2]', '[1,1,7]', [[2, 2, 0], [1, 1, 7]], 1],
  ['[2,2]', '[1,1]', [[2, 2], [1, 1]], 0],
])('%s beside %s: all have an elevation or none', async (one, other, expected, filled) => {
  const source = `{"type":"MultiPoint","coordinates":[${one}]}`
  const features = [source, `{"type":"Point","coordinates":${other}}`].map((geometry) => `{"type":"Feature","properties":{"a":1},"geometry":${geometry}}`)
  const there = await converted(`{"type":"FeatureCollection","features":[${features}]}`, 'geojson', 'fgb')
  const back = JSON.parse((await converted(there.bytes, 'fgb', 'geojson')).text)
  const found = back.features.map(({ geometry }: { geometry: { coordinates: number[] } }) => geometry.coordinates.flat())
  expect(found.sort()).toEqual([...expected].sort())
  expect(there.notes.find(({ code }) => code === 'elevations-filled')?.count ?? 0).toBe(filled)
}) // biome-ignore format: rows
