import { endOf, type Shapes } from './shapes.ts'
import type { Size, View } from './view.ts'

/**
 * Shapes cut down to the surroundings of a view, as paths in pixels from the middle of those surroundings. Canvas paths are held in
 * single precision, which shakes by pixels when a street is drawn on a world one unit wide; and most of the world is out of sight.
 */
export interface ClippedPath {
  readonly path: Path2D
  /** One path for each feature where asked for: areas that overlap must not cut holes into each other. */
  readonly parts: readonly Path2D[]
  readonly originX: number
  readonly originY: number
  readonly scale: number
  readonly halfWidth: number
  readonly halfHeight: number
}

/** How many times the view the surroundings are, in each direction. */
const surroundings = 1.5

export function isStillGood(clipped: ClippedPath, view: View, size: Size): boolean {
  const ratio = view.scale / clipped.scale
  if (ratio > 2 || ratio < 0.4) return false
  const x = view.centreX - clipped.originX
  return (
    Math.abs(x - Math.round(x)) + size.width / view.scale / 2 <= clipped.halfWidth &&
    Math.abs(view.centreY - clipped.originY) + size.height / view.scale / 2 <= clipped.halfHeight
  )
}

export function clippedPath(
  shapes: Shapes,
  view: View,
  size: Size,
  features?: Uint32Array,
  wantsParts = false,
): ClippedPath {
  const halfWidth = (size.width / view.scale) * surroundings
  const halfHeight = (size.height / view.scale) * surroundings
  const { centreX: originX, centreY: originY, scale } = view
  const path = new Path2D()
  const parts: Path2D[] = []
  let partFeature = -1
  for (let part = 0; part < shapes.starts.length; part++) {
    const [west, north, east, south] = [0, 1, 2, 3].map((side) => shapes.boxes[part * 4 + side] as number) as Box
    if (south < originY - halfHeight || north > originY + halfHeight) continue
    const firstTurn = Math.ceil(originX - halfWidth - east)
    const lastTurn = Math.floor(originX + halfWidth - west)
    for (let turn = firstTurn; turn <= lastTurn; turn++) {
      const feature = features?.[part] ?? part
      if (wantsParts && feature !== partFeature) {
        parts.push(new Path2D())
        partFeature = feature
      }
      const target = wantsParts ? (parts.at(-1) as Path2D) : path
      trace(target, shapes, part, originX - turn, originY, scale, halfWidth * scale, halfHeight * scale)
    }
  }
  if (wantsParts) for (const part of parts) path.addPath(part)
  return { path, parts, originX, originY, scale, halfWidth, halfHeight }
}

type Box = [number, number, number, number]

/** Steps shorter than this are left out: nobody sees them. */
const smallestStepPixels = 0.6

/**
 * One part. Of a stretch that stays beyond one side of the surroundings only its ends are kept: what is drawn between them stays
 * beyond that side too, so that nothing in sight changes and areas stay closed.
 */
function trace(
  path: Path2D,
  { world, starts, closed }: Shapes,
  part: number,
  originX: number,
  originY: number,
  scale: number,
  halfWidth: number,
  halfHeight: number,
): void {
  const end = endOf(starts, part, world.length / 2)
  let hasBegun = false
  let outside = 0
  let skippedX = Number.NaN
  let skippedY = 0
  let lastX = Infinity
  let lastY = Infinity
  for (let vertex = starts[part] as number; vertex < end; vertex++) {
    const x = ((world[vertex * 2] as number) - originX) * scale
    const y = ((world[vertex * 2 + 1] as number) - originY) * scale
    const side = (x < -halfWidth ? 1 : x > halfWidth ? 2 : 0) | (y < -halfHeight ? 4 : y > halfHeight ? 8 : 0)
    if (hasBegun && (outside & side) !== 0) {
      outside &= side
      skippedX = x
      skippedY = y
      continue
    }
    if (!Number.isNaN(skippedX)) path.lineTo(skippedX, skippedY)
    skippedX = Number.NaN
    outside = side
    const isTiny =
      vertex < end - 1 && Math.abs(x - lastX) < smallestStepPixels && Math.abs(y - lastY) < smallestStepPixels
    if (isTiny) continue
    if (hasBegun) path.lineTo(x, y)
    else path.moveTo(x, y)
    hasBegun = true
    lastX = x
    lastY = y
  }
  if (!Number.isNaN(skippedX)) path.lineTo(skippedX, skippedY)
  if (closed) path.closePath()
}
