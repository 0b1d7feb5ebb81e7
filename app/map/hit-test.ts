import type { MapLayer, Pick } from './layers.ts'
import { endOf, layerShapes, layerWorld } from './shapes.ts'
import type { Pixel, Size, View } from './view.ts'

/** A fingertip's slack for points and lines. */
export const reachPixels = 9

/** What lies under a pixel: points before lines before areas, the layer on top first, of points and lines the nearest. */
export function pickAt({ left, top }: Pixel, layers: readonly MapLayer[], view: View, size: Size): Pick | undefined {
  const x = (left - size.width / 2) / view.scale + view.centreX
  const y = (top - size.height / 2) / view.scale + view.centreY
  const reach = reachPixels / view.scale
  for (const kind of ['points', 'lines', 'polygons'] as const)
    for (const layer of layers.toReversed()) {
      if (layer.kind !== kind) continue
      const part = partAt(layer, x, y, reach)
      if (part === undefined) continue
      return {
        layerId: layer.id,
        feature: layer.features?.[part] ?? part,
        ...(kind === 'points' && placeOf(layer, part)),
      }
    }
  return undefined
}

const placeOf = ({ degrees }: MapLayer, point: number) => ({
  position: { longitudeDegrees: degrees[2 * point] as number, latitudeDegrees: degrees[2 * point + 1] as number },
})

function partAt(layer: MapLayer, x: number, y: number, reach: number): number | undefined {
  if (layer.kind === 'points') return nearestPoint(layerWorld(layer), x, y, reach)
  return layer.kind === 'lines' ? nearestLine(layer, x, y, reach) : areaAt(layer, x, y)
}

/** Across the antimeridian the nearest copy counts. */
const apart = (one: number, other: number): number => one - other - Math.round(one - other)

function nearestPoint(world: Float64Array, x: number, y: number, reach: number): number | undefined {
  let nearest: number | undefined
  let closest = reach * reach
  for (let index = 0; index + 1 < world.length; index += 2) {
    const down = (world[index + 1] as number) - y
    if (down > reach || down < -reach) continue
    const right = apart(world[index] as number, x)
    const square = right * right + down * down
    if (square <= closest) {
      closest = square
      nearest = index / 2
    }
  }
  return nearest
}

type ShapeLayer = Exclude<MapLayer, { kind: 'points' }>

/** The copy of x in which a part's box lies, if any. */
function copyIn(boxes: Float64Array, part: number, x: number, y: number, reach: number): number | undefined {
  const [west, north, east, south] = [0, 1, 2, 3].map((side) => boxes[part * 4 + side] as number)
  if (y < (north as number) - reach || y > (south as number) + reach) return undefined
  const copy = x + Math.ceil((west as number) - reach - x)
  return copy <= (east as number) + reach ? copy : undefined
}

function nearestLine(layer: ShapeLayer, x: number, y: number, reach: number): number | undefined {
  const { world, starts, boxes } = layerShapes(layer)
  let nearest: number | undefined
  let closest = reach
  for (let part = 0; part < starts.length; part++) {
    const copy = copyIn(boxes, part, x, y, reach)
    if (copy === undefined) continue
    const end = endOf(starts, part, world.length / 2)
    for (let vertex = (starts[part] as number) + 1; vertex < end; vertex++) {
      const distance = distanceToSegment(copy, y, world, vertex)
      if (distance <= closest) {
        closest = distance
        nearest = part
      }
    }
  }
  return nearest
}

function distanceToSegment(x: number, y: number, world: Float64Array, vertex: number): number {
  const [fromX, fromY, toX, toY] = world.subarray(vertex * 2 - 2) as unknown as [number, number, number, number]
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const square = alongX * alongX + alongY * alongY
  const along = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}

/** Even-odd over the rings of a feature, which stand together; the feature drawn last wins. */
function areaAt(layer: ShapeLayer, x: number, y: number): number | undefined {
  const { world, starts, boxes } = layerShapes(layer)
  let found: number | undefined
  let inside = false
  for (let part = 0; part < starts.length; part++) {
    const isNewFeature =
      part === 0 || layer.features?.[part] === undefined || layer.features[part] !== layer.features[part - 1]
    if (isNewFeature) inside = false
    const copy = copyIn(boxes, part, x, y, 0)
    if (copy !== undefined && isInRing(copy, y, world, starts[part] as number, endOf(starts, part, world.length / 2)))
      inside = !inside
    const isLastRing = layer.features?.[part] === undefined || layer.features[part] !== layer.features[part + 1]
    if (inside && isLastRing) found = part
  }
  return found
}

function isInRing(x: number, y: number, world: Float64Array, start: number, end: number): boolean {
  let inside = false
  for (let vertex = start, before = end - 1; vertex < end; before = vertex++) {
    const [x1, y1] = [world[vertex * 2] as number, world[vertex * 2 + 1] as number]
    const [x2, y2] = [world[before * 2] as number, world[before * 2 + 1] as number]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
