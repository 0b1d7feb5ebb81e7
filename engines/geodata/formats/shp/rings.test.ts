import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupRings } from '../../model/group-rings.ts'

type Ring = readonly (readonly [number, number])[]

function grouped(rings: readonly Ring[]) {
  const points = rings.flat()
  const starts = rings.reduce<number[]>((sums, ring) => sums.concat(sums.at(-1)! + ring.length), [0])
  const x = Float64Array.from(points, ([east]) => east)
  const y = Float64Array.from(points, ([, north]) => north)
  const { order, isHole, misdirected } = groupRings(x, y, starts, rings.length)
  const polygons: number[][] = []
  order.forEach((ring, place) => {
    if (isHole[place]) polygons.at(-1)!.push(ring)
    else polygons.push([ring])
  })
  return { polygons, misdirected }
}

/** Clockwise, as exteriors run, with a corner more on each side. */
function square(west: number, south: number, size: number): Ring {
  const half = size / 2
  const corners = [[0, 0], [0, half], [0, size], [half, size], [size, size], [size, half], [size, 0], [half, 0], [0, 0]] // biome-ignore format: a ring to read at a glance
  return corners.map(([x, y]) => [west + x!, south + y!] as const)
}
const hole = (west: number, south: number, size: number): Ring => square(west, south, size).toReversed()
const sorted = (polygons: readonly (readonly number[])[]) =>
  polygons.map(([exterior, ...holes]) => [exterior, ...holes.toSorted((a, b) => a! - b!)]).sort((a, b) => a[0]! - b[0]!)

/** Squares within squares, land and water in turn, side by side on a grid: which hole is whose is known. */
const archipelago = fc
  .array(fc.record({ depth: fc.integer({ min: 1, max: 5 }), lakes: fc.integer({ min: 0, max: 3 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .chain((cells) => {
    const rings: { ring: Ring; owner: number }[] = []
    cells.forEach(({ depth, lakes }, cell) => {
      const west = (cell % 4) * 100
      const south = Math.floor(cell / 4) * 100
      for (let level = 0; level < depth; level++) {
        const place = [west + level * 8, south + level * 8, 80 - level * 16] as const
        const isLand = level % 2 === 0
        rings.push({ ring: isLand ? square(...place) : hole(...place), owner: isLand ? -1 : rings.length - 1 })
      }
      // Lakes in the outermost land, in the strip beside the first water.
      const land = rings.length - depth
      for (let lake = 0; lake < lakes; lake++)
        rings.push({ ring: hole(west + 20 + lake * 10, south + 1, 4), owner: land })
    })
    return fc
      .shuffledSubarray([...rings.keys()], { minLength: rings.length })
      .map((order) => order.map((from) => ({ ...rings[from]!, owner: order.indexOf(rings[from]!.owner) })))
  })

it('squares within squares, in any order: each hole belongs to the land around it', () => {
  fc.assert(
    fc.property(archipelago, (rings) => {
      const expected = rings.flatMap(({ owner }, ring) =>
        owner >= 0 ? [] : [[ring, ...[...rings.keys()].filter((other) => rings[other]!.owner === ring)]],
      )
      const found = grouped(rings.map(({ ring }) => ring))
      expect(sorted(found.polygons)).toEqual(sorted(expected))
      expect(found.misdirected).toBe(0)
    }),
    { numRuns: 60 },
  )
})

it.each<[string, Ring[], number[][], number]>([
  ['several holes in one', [square(0, 0, 9), hole(1, 1, 2), hole(5, 5, 2)], [[0, 1, 2]], 0],
  ['a hole that touches the exterior in its first corner', [square(0, 0, 9), hole(0, 0, 2)], [[0, 1]], 0],
  ['a ring beside, touching in a corner', [square(0, 0, 9), hole(9, 9, 2)], [[0], [1]], 1],
  ['a ring beside, sharing a side', [square(0, 0, 9), hole(9, 0, 9)], [[0], [1]], 1],
  ['a hole that is all of its exterior', [square(0, 0, 9), hole(0, 0, 9)], [[0, 1]], 0],
  ['one ring alone, the wrong way round', [hole(0, 0, 9)], [[0]], 0],
  ['two rings apart, both the wrong way round', [hole(0, 0, 9), hole(20, 0, 9)], [[0], [1]], 1],
  ['all the wrong way round', [hole(0, 0, 9), square(1, 1, 2), hole(20, 0, 3)], [[0, 1], [2]], 3],
  ['the largest last, all the wrong way round', [square(1, 1, 2), hole(0, 0, 9)], [[1, 0]], 2],
  ['a smaller exterior within the hole of a larger', [square(0, 0, 90), hole(10, 10, 70), square(20, 20, 50), hole(30, 30, 5)], [[0, 1], [2, 3]], 0],
  ['a smaller exterior upon a larger: the smaller has the hole', [square(0, 0, 90), square(20, 20, 50), hole(30, 30, 5)], [[0], [1, 2]], 0],
  ['within the box of an exterior, but not in it', [[[0, 0], [0, 9], [9, 9], [0, 0]], hole(6, 1, 2)], [[0], [1]], 1],
  ['an exterior that is not closed', [[[9, 0], [0, 0], [0, 9], [9, 9]], square(-50, 0, 5), hole(7, 7, 1)], [[0, 2], [1]], 0],
  ['a ring of no height', [[[0, 5], [9, 5], [4, 5], [0, 5]]], [[0]], 0],
])('%s', (_, rings, polygons, misdirected) => {
  expect(grouped(rings)).toEqual({ polygons, misdirected })
}) // biome-ignore format: a table to read at a glance

it('an exterior as tall as hundreds of others keeps its holes', () => {
  const islands = Array.from({ length: 400 }, (_, at) => square(100 + (at % 20) * 10, Math.floor(at / 20) * 10, 8))
  const lakes = [...islands.keys()].map((at) => hole(102 + (at % 20) * 10, Math.floor(at / 20) * 10 + 2, 2))
  const rings = [...islands, square(0, 0, 198), hole(5, 5, 3), hole(5, 190, 3), hole(50, 90, 3), ...lakes]
  // The tall one covers the west; islands stand upon its east, and a lake there is the island's.
  const { polygons, misdirected } = grouped(rings)
  expect(misdirected).toBe(0)
  expect(polygons.find(([ring]) => ring === 400)).toEqual([400, 401, 402, 403])
  for (const island of islands.keys())
    expect(polygons.find(([ring]) => ring === island)).toEqual([island, 404 + island])
})
