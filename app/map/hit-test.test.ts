import { describe, expect, test } from 'vitest'
import { pickAt } from './hit-test.ts'
import type { MapLayer } from './layers.ts'
import { boundsOfLayers } from './shapes.ts'
import { pixelOf, viewOfBounds } from './view.ts'

const size = { width: 800, height: 600 }
const view = viewOfBounds({ westDegrees: 0, eastDegrees: 10, southDegrees: 40, northDegrees: 50 }, size)
const at = (longitudeDegrees: number, latitudeDegrees: number) =>
  pixelOf({ latitudeDegrees, longitudeDegrees }, view, size)

const points: MapLayer = { id: 'points', kind: 'points', degrees: Float64Array.of(1, 41, 2, 42, 3, 43) }
const lines: MapLayer = {
  id: 'lines',
  kind: 'lines',
  degrees: Float64Array.of(0, 40, 10, 40, 0, 45, 10, 45),
  starts: Uint32Array.of(0, 2),
  features: Uint32Array.of(7, 8),
}
/** A square with a hole, and a smaller square over its corner. */
const areas: MapLayer = {
  id: 'areas',
  kind: 'polygons',
  degrees: Float64Array.of(2, 41, 8, 41, 8, 49, 2, 49, 4, 44, 6, 44, 6, 46, 4, 46, 7, 48, 9, 48, 9, 50, 7, 50),
  starts: Uint32Array.of(0, 4, 8),
  features: Uint32Array.of(5, 5, 6),
}
const layers = [areas, lines, points]

describe('what a click meets', () => {
  test('the nearest point within reach, before what lies under it', () => {
    expect(pickAt(at(2.02, 42.02), layers, view, size)).toEqual({
      layerId: 'points',
      feature: 1,
      position: { longitudeDegrees: 2, latitudeDegrees: 42 },
    })
  })

  test('a line by its feature, anywhere along it', () => {
    expect(pickAt(at(9.5, 45), layers, view, size)).toEqual({ layerId: 'lines', feature: 8 })
    expect(pickAt(at(0.7, 40.02), layers, view, size)).toEqual({ layerId: 'lines', feature: 7 })
  })

  test('an area, not its hole, and of two the upper one', () => {
    expect(pickAt(at(3, 43.5), layers, view, size)).toEqual({ layerId: 'areas', feature: 5 })
    expect(pickAt(at(5, 45.5), layers, view, size)).toBeUndefined()
    expect(pickAt(at(7.5, 48.5), layers, view, size)).toEqual({ layerId: 'areas', feature: 6 })
  })

  test('nothing where nothing is', () => expect(pickAt(at(9.7, 41), layers, view, size)).toBeUndefined())

  test('across the antimeridian', () => {
    const fiji: MapLayer = { id: 'fiji', kind: 'points', degrees: Float64Array.of(-179.5, -17) }
    const there = viewOfBounds({ westDegrees: 178, eastDegrees: 182, southDegrees: -19, northDegrees: -15 }, size)
    const pixel = pixelOf({ latitudeDegrees: -17, longitudeDegrees: 180.5 }, there, size)
    expect(pickAt(pixel, [fiji], there, size)).toMatchObject({ layerId: 'fiji', feature: 0 })
  })
})

test('the bounds of layers', () => {
  expect(boundsOfLayers(layers)).toEqual({ westDegrees: 0, eastDegrees: 10, southDegrees: 40, northDegrees: 50 })
  expect(boundsOfLayers([])).toBeUndefined()
})
