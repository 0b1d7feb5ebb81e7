import { expect, test } from 'vitest'
import { type Picture, pathKind } from '#app/workers/geodata/picture.ts'
import { fileOfLayer, kindColours, mapBounds, mapLayers, plainKinds } from './map-layers.ts'

const area = Object.values(pathKind).find((kind) => kind !== pathKind.line) as number

/** Three lines and an area, two of the lines in colours of their own, and three points. */
const picture = {
  vertices: Float64Array.of(0, 1, 2, 3, 10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 30, 31, 32, 33),
  pathStarts: Uint32Array.of(0, 2, 5, 7, 9),
  pathKinds: Uint8Array.of(pathKind.line, area, pathKind.line, pathKind.line),
  pathFeatures: Uint32Array.of(5, 6, 7, 8),
  pathColours: Uint8Array.of(2, 0, 0, 2),
  dots: Float64Array.of(40, 41, 42, 43, 44, 45),
  dotFeatures: Uint32Array.of(9, 10, 11),
  dotColours: Uint8Array.of(0, 1, 0),
  colours: ['', '#111111', '#222222'],
} as unknown as Picture

const drawn = (layers: ReturnType<typeof mapLayers>) =>
  layers.map(({ id, kind, colour, degrees, features, ...rest }) => [
    id,
    kind,
    colour,
    [...degrees],
    'starts' in rest ? [...rest.starts] : [],
    [...(features ?? [])],
  ])

test('a layer for each kind and colour, with its own vertices and features', () => {
  expect(drawn(mapLayers(picture, 3))).toEqual([
    ['3 polygons', 'polygons', undefined, [10, 11, 12, 13, 14, 15], [0], [6]],
    ['3 lines', 'lines', kindColours.lines, [20, 21, 22, 23], [0], [7]],
    ['3 lines 2', 'lines', '#222222', [0, 1, 2, 3, 30, 31, 32, 33], [0, 2], [5, 8]],
    ['3 points', 'points', kindColours.points, [40, 41, 44, 45], [], [9, 11]],
    ['3 points 1', 'points', '#111111', [42, 43], [], [10]],
  ])
  expect(mapLayers(picture, 12, '#333333').every(({ colour }) => colour === '#333333')).toBe(true)
  expect(fileOfLayer('12 lines 2')).toBe(12)
})

test('the legend names the kinds that have the colour of their kind', () => {
  const layers = mapLayers(picture, 3)
  expect(plainKinds(layers)).toEqual(['polygons', 'lines', 'points'])
  expect(plainKinds(layers.filter(({ id }) => !id.endsWith('lines')))).toEqual(['polygons', 'points'])
})

test('a single point is shown with its surroundings', () => {
  const bounds = (west: number, south: number, east: number, north: number) =>
    Object.values(mapBounds({ bounds: { west, south, east, north } } as Picture)).map((value) =>
      Number(value.toFixed(6)),
    )
  expect(bounds(10, 20, 10, 20)).toEqual([9.999, 19.999, 10.001, 20.001])
  expect(bounds(10, 20, 10.001, 21)).toEqual([9.9995, 19.9995, 10.0015, 21.0005])
  expect(bounds(10, 20, 10, 21)).toEqual([9.999, 19.999, 10.001, 21.001])
  expect(bounds(10, 20, 11, 20)).toEqual([9.999, 19.999, 11.001, 20.001])
  expect(bounds(10, 20, 11, 21)).toEqual([10, 20, 11, 21])
})
