import { describe, expect, test } from 'vitest'
import { pickAt } from './hit-test.ts'
import type { MapLayer } from './layers.ts'
import { latitudeAt, worldHeight } from './mercator.ts'
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

/** A view in which a pixel is a pixel: 3.6 degrees of longitude are ten. */
const plain = { centreX: 0.5, centreY: worldHeight / 2, scale: 1000 }
const box = { width: 200, height: 100 }
/** Degrees by pixels from the middle of the box. */
const by = (...pixels: number[]) =>
  Float64Array.from(
    pixels.flatMap((value, index) => (index % 2 === 0 ? value * 0.36 : latitudeAt(worldHeight / 2 + value / 1000))),
  )
const metAt = (layer: MapLayer, right: number, down: number) =>
  pickAt({ left: 100 + right, top: 50 + down }, [layer], plain, box)?.feature

describe('within a fingertip', () => {
  test('of points, the nearest within nine pixels, of equals the upper', () => {
    const layer: MapLayer = { id: 'p', kind: 'points', degrees: by(0, 0, 12, 0, 40, 40, 40, 40) }
    expect([8.9, -8.9].map((pixels) => metAt(layer, -1, pixels))).toEqual([0, 0])
    expect(metAt(layer, 0, 8.99)).toBe(0)
    expect(metAt(layer, 0, 9.01)).toBeUndefined()
    expect(metAt(layer, 0, -9.01)).toBeUndefined()
    expect(metAt(layer, -9.01, 0)).toBeUndefined()
    // Within nine pixels each way, and still further off than nine.
    expect(metAt(layer, -7, 7)).toBeUndefined()
    expect([5.9, 6.1].map((pixels) => metAt(layer, pixels, 0))).toEqual([0, 1])
    expect(pickAt({ left: 140, top: 90 }, [layer], plain, box)).toEqual({
      layerId: 'p',
      feature: 3,
      position: { longitudeDegrees: layer.degrees[6], latitudeDegrees: layer.degrees[7] },
    })
    const east: MapLayer = { ...layer, degrees: Float64Array.of(179.5, 0) }
    const there = { ...plain, centreX: 0 }
    expect([98, 88].map((left) => pickAt({ left, top: 50 }, [east], there, box)?.feature)).toEqual([0, undefined])
  })

  test('of lines, the nearest stretch: beside it, before its beginning, behind its end', () => {
    const line = (...parts: number[][]): MapLayer => ({
      id: 'l',
      kind: 'lines',
      degrees: by(...parts.flat()),
      starts: Uint32Array.from(parts, (_, index) => parts.slice(0, index).flat().length / 2),
    })
    const slanted = line([0, 0, 30, 40])
    // The line has a slope of 4 to 3: (-4, 3) is five pixels beside it.
    expect(metAt(slanted, 15 - 7, 20 + 5.25)).toBe(0)
    expect(metAt(slanted, 15 - 7.3, 20 + 5.475)).toBeUndefined()
    expect(metAt(slanted, 15 + 7, 20 - 5.25)).toBe(0)
    expect(metAt(slanted, 15 + 7.3, 20 - 5.475)).toBeUndefined()
    expect([metAt(slanted, -5.3, -7.1), metAt(slanted, 35.3, 47.1)]).toEqual([0, 0])
    expect([metAt(slanted, -5.5, -7.3), metAt(slanted, 35.5, 47.3)]).toEqual([undefined, undefined])
    // A line that turns back to where it began.
    expect(metAt(line([0, 0, 0, 0]), 5, 5)).toBe(0)
    expect(metAt(line([0, 0, 0, 0]), 7, 7)).toBeUndefined()
    const two = line([0, 0, 50, 0], [0, 10, 50, 10])
    expect([metAt(two, 20, 4), metAt(two, 20, 6)]).toEqual([0, 1])
    // No stretch leads from the end of one line to the beginning of the next.
    expect(metAt(line([-50, 0, -40, 0], [40, 0, 50, 0]), 0, 0)).toBeUndefined()
  })

  test('lines and areas on the other side of the antimeridian', () => {
    const degrees = Float64Array.of(178, -10, 182, -10, 182, 10, 178, 10)
    const line: MapLayer = { id: 'l', kind: 'lines', degrees, starts: Uint32Array.of(0) }
    const area: MapLayer = { id: 'a', kind: 'polygons', degrees, starts: Uint32Array.of(0) }
    for (const centreX of [0, 1]) {
      const there = { ...plain, centreX }
      const under = (layer: MapLayer, longitudeDegrees: number, latitudeDegrees: number) =>
        pickAt(pixelOf({ longitudeDegrees, latitudeDegrees }, there, box), [layer], there, box)?.feature
      expect([under(line, 179, -10), under(line, -179, -10), under(line, -178, 0)]).toEqual([0, 0, 0])
      expect([under(area, 179, 0), under(area, -179, 0), under(area, 177, 0), under(area, -177, 0)]).toEqual([
        0,
        0,
        undefined,
        undefined,
      ])
    }
  })
})

test('areas without numbers of features are one each; of two rings of one, the inner is a hole', () => {
  const squares = by(-40, -40, 0, -40, 0, 0, -40, 0, -30, -30, -10, -30, -10, -10, -30, -10)
  const area: MapLayer = { id: 'a', kind: 'polygons', degrees: squares, starts: Uint32Array.of(0, 4) }
  expect([metAt(area, -20, -20), metAt(area, -35, -20), metAt(area, -5, -20), metAt(area, 5, -20)]).toEqual([
    1,
    0,
    0,
    undefined,
  ])
  const holed: MapLayer = { ...area, features: Uint32Array.of(3, 3) }
  expect([metAt(holed, -20, -20), metAt(holed, -35, -20)]).toEqual([undefined, 3])
  // A triangle: what lies within its box is not all within it.
  const triangle: MapLayer = { ...area, degrees: by(0, 0, 40, 0, 0, 40), starts: Uint32Array.of(0) }
  expect([metAt(triangle, 19, 20), metAt(triangle, 21, 20)]).toEqual([0, undefined])
})

test('of several layers the uppermost, points before lines before areas', () => {
  const point = (id: string): MapLayer => ({ id, kind: 'points', degrees: by(0, 0) })
  const line: MapLayer = { id: 'line', kind: 'lines', degrees: by(-20, 0, 20, 0), starts: Uint32Array.of(0) }
  const area: MapLayer = {
    id: 'area',
    kind: 'polygons',
    degrees: by(-20, -20, 20, -20, 0, 40),
    starts: Uint32Array.of(0),
  }
  const met = (layers: MapLayer[], right: number, down: number) =>
    pickAt({ left: 100 + right, top: 50 + down }, layers, plain, box)?.layerId
  expect(met([point('low'), point('high'), line, area], 0, 0)).toBe('high')
  expect(met([point('low'), line, area], 12, 0)).toBe('line')
  expect(met([point('low'), line, area], 0, 14)).toBe('area')
})
