import type { MapLayer } from './layers.ts'
import { xOf, yOf } from './mercator.ts'

/** Lines or rings in world units, in one array: part `i` runs from vertex `starts[i]` to the next part's. */
export interface Shapes {
  readonly world: Float64Array
  readonly starts: Uint32Array
  readonly closed: boolean
  /** West, north, east, south of every part, to pass over what is out of sight. */
  readonly boxes: Float64Array
}

export function shapesOf(world: Float64Array, starts: Uint32Array, closed: boolean): Shapes {
  const boxes = new Float64Array(starts.length * 4)
  for (let part = 0; part < starts.length; part++) {
    let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
    const end = endOf(starts, part, world.length / 2)
    for (let vertex = starts[part] as number; vertex < end; vertex++) {
      const x = world[vertex * 2] as number
      const y = world[vertex * 2 + 1] as number
      if (x < west) west = x
      if (x > east) east = x
      if (y < north) north = y
      if (y > south) south = y
    }
    boxes.set([west, north, east, south], part * 4)
  }
  return { world, starts, closed, boxes }
}

export const endOf = (starts: Uint32Array, part: number, vertices: number): number => starts[part + 1] ?? vertices

export function toWorld(degrees: Float64Array): Float64Array {
  const world = new Float64Array(degrees.length)
  for (let index = 0; index + 1 < degrees.length; index += 2) {
    world[index] = xOf(degrees[index] as number)
    world[index + 1] = yOf(degrees[index + 1] as number)
  }
  return world
}

const worldOfLayer = new WeakMap<MapLayer, Float64Array>()
const shapesOfLayer = new WeakMap<MapLayer, Shapes>()

/** A layer is projected once, however often it is drawn. */
export function layerWorld(layer: MapLayer): Float64Array {
  const known = worldOfLayer.get(layer)
  if (known) return known
  const world = toWorld(layer.degrees)
  worldOfLayer.set(layer, world)
  return world
}

export function layerShapes(layer: Exclude<MapLayer, { kind: 'points' }>): Shapes {
  const known = shapesOfLayer.get(layer)
  if (known) return known
  const shapes = shapesOf(layerWorld(layer), layer.starts, layer.kind === 'polygons')
  shapesOfLayer.set(layer, shapes)
  return shapes
}
