import { expect, test } from 'vitest'
import type { MapLayer } from './layers.ts'
import { endOf, layerShapes, shapesOf, toWorld } from './shapes.ts'

type Pair = [number, number]

test('boxes around every part', () => {
  const world = Float64Array.of(0.5, 0.25, 0.75, 0.5, 0.125, 0.375, 0.25, 1)
  const starts = Uint32Array.of(0, 3)
  expect([endOf(starts, 0, 4), endOf(starts, 1, 4)]).toEqual([3, 4])
  const { boxes, closed } = shapesOf(world, starts, true)
  expect([...boxes]).toEqual([0.125, 0.25, 0.75, 0.5, 0.25, 1, 0.25, 1])
  expect(closed).toBe(true)
})

test('degrees in the unit of the world: as wide as a turn, and to 85.0511° half as high', () => {
  const world = toWorld(Float64Array.of(-180, 0, 0, 85.0511287798066, 90, -85.0511287798066))
  const [[x0, y0], [x1, y1], [x2, y2]] = [0, 2, 4].map((at) => [world[at]!, world[at + 1]!]) as [Pair, Pair, Pair]
  expect([x0, x1, x2]).toEqual([0, 0.5, 0.75])
  expect([y0 - y1, y2 - y0].map((number) => Number(number.toFixed(9)))).toEqual([0.5, 0.5])
})

const layer = (kind: 'lines' | 'polygons', ...degrees: number[]) =>
  ({ kind, degrees: Float64Array.from(degrees), starts: Uint32Array.of(0) }) as unknown as Exclude<
    MapLayer,
    { kind: 'points' }
  >

test('a layer is made ready once, and its areas are closed', () => {
  const [lines, polygons] = [layer('lines', 1, 2, 3, 4), layer('polygons', 1, 2, 3, 4)]
  expect(layerShapes(lines)).toBe(layerShapes(lines))
  expect([layerShapes(lines).closed, layerShapes(polygons).closed]).toEqual([false, true])
})
