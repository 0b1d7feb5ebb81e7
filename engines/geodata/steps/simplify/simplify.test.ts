import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

type Position = readonly [number, number]

/** A chequered land whose borders wind: every cell shares each side with a neighbour. */
const land = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 9 }), fc.infiniteStream(fc.integer({ min: -40, max: 40 }))) // biome-ignore format: one line
  .map(([columns, rows, bends, numbers]) => {
    const next = () => numbers.next().value as number
    const sides = new Map<string, Position[]>()
    const between = ([fromX, fromY]: Position, [toX, toY]: Position): Position[] => {
      const key = `${fromX},${fromY} ${toX},${toY}`
      const isAcross = fromX !== toX
      const known = sides.get(key)
      const side = known ?? [
        [fromX, fromY] as Position,
        ...Array.from({ length: bends }, (_, at): Position => {
          const share = (at + 1) / (bends + 1)
          const off = next() / 100
          return isAcross ? [fromX + share, fromY + off * 0.9] : [fromX + off * 0.9, fromY + share]
        }),
        [toX, toY] as Position,
      ]
      sides.set(key, side)
      return side
    }
    const rings: Position[][] = []
    for (let x = 0; x < columns; x++)
      for (let y = 0; y < rows; y++)
        rings.push([
          ...between([x, y], [x + 1, y]).slice(0, -1),
          ...between([x + 1, y], [x + 1, y + 1]).slice(0, -1),
          ...between([x, y + 1], [x + 1, y + 1])
            .toReversed()
            .slice(0, -1),
          ...between([x, y], [x, y + 1]).toReversed(),
        ])
    return { rings, columns, rows }
  })

const collection = (rings: readonly (readonly Position[])[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: rings.map((ring, n) => ({ type: 'Feature', properties: { n }, geometry: { type: 'Polygon', coordinates: [ring] } })) }) // biome-ignore format: one line
const simplified = async (source: string, simplify: string) => {
  const { text, notes } = await converted(source, 'geojson', 'geojson', undefined, {}, { simplify })
  const rings: Position[][] = JSON.parse(text).features.flatMap(({ geometry }: { geometry: { coordinates: Position[][] } }) => geometry.coordinates) // biome-ignore format: one line
  return { rings, notes }
}
const doubleArea = (ring: readonly Position[]) => ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at]![0] * y - x * ring[at]![1]), 0) // biome-ignore format: one line
const edgesOf = (rings: readonly (readonly Position[])[]) =>
  rings.flatMap((ring) => ring.slice(1).map((to, at) => [ring[at]!, to] as const))

/** How many edges cross another, however the ends they share lie. */
function crossings(edges: readonly (readonly [Position, Position])[]): number {
  const side = (a: Position, b: Position, c: Position) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) // biome-ignore format: one line
  let count = 0
  for (const [one, [a, b]] of edges.entries())
    for (const [c, d] of edges.slice(one + 1)) if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count++ // biome-ignore format: one line
  return count
}

describe('simplify', () => {
  it('tears no neighbours apart, lets none overlap, and loses none', async () => {
    await fc.assert(
      fc.asyncProperty(
        land,
        fc.constantFrom('2km', '20km', '200km', '30%', '5%', '8'),
        async ({ rings, columns, rows }, amount) => {
          // biome-ignore format: one line
          fc.pre(crossings(edgesOf(rings)) === 0)
          const { rings: left } = await simplified(collection(rings), amount)
          expect(left).toHaveLength(rings.length)
          const directed = new Map<string, number>()
          for (const [from, to] of edgesOf(left))
            directed.set(`${from} ${to}`, (directed.get(`${from} ${to}`) ?? 0) + 1)
          let outer = 0
          for (const [key, count] of directed) {
            expect(count, key).toBe(1)
            const [from, to] = key.split(' ').map((each) => each.split(',').map(Number) as unknown as Position)
            if (directed.has(`${to} ${from}`)) continue
            outer += from![0] * to![1] - to![0] * from![1]
          }
          // The edges that only one ring has are the outer border: nothing is missing inside it, and nothing is there twice.
          const area = left.reduce((sum, ring) => sum + doubleArea(ring), 0)
          expect(area).toBeCloseTo(outer, 6)
          for (const ring of left) {
            expect(ring.at(-1)).toEqual(ring[0])
            expect(ring.length).toBeGreaterThanOrEqual(4)
            expect(doubleArea(ring)).toBeGreaterThan(0)
          }
          expect(crossings(edgesOf(left))).toBe(0)
          expect(columns * rows).toBe(left.length)
        },
      ),
      { numRuns: 80 },
    )
  })

  it('an island keeps three places, and what is no area stays as it is', async () => {
    const round = Array.from({ length: 100 }, (_, at): Position => [Math.cos(at / 50 * Math.PI), Math.sin(at / 50 * Math.PI)]) // biome-ignore format: one line
    const { rings, notes } = await simplified(collection([[...round, round[0]!]]), '1000km')
    expect(rings[0]).toHaveLength(4)
    expect(notes).toContainEqual({ code: 'area-points-reduced', kind: 'changed', count: 97 })
    const line = '{"type":"LineString","coordinates":[[0,0],[0.001,0.5],[0,1]]}'
    expect(JSON.parse((await converted(line, 'geojson', 'geojson', undefined, {}, { simplify: '5000km' })).text).features[0].geometry.coordinates).toHaveLength(3) // biome-ignore format: one line
  })

  it('heights go with their points', async () => {
    const ring = [[0, 0, 1], [1, 0.0001, 2], [2, 0, 3], [2, 2, 4], [0, 0, 1]] // biome-ignore format: one line
    const source = JSON.stringify({ type: 'Polygon', coordinates: [ring] })
    const { rings } = await simplified(source, '1km')
    expect(rings[0]).toEqual([[0, 0, 1], [2, 0, 3], [2, 2, 4], [0, 0, 1]]) // biome-ignore format: one line
  })
})
