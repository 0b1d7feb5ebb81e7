import { xOf, yOf } from './miller.ts'
import type { Size, View } from './view.ts'
import type { WorldShapes } from './world-shapes.ts'

export interface MapColours {
  readonly water: string
  readonly land: string
  readonly border: string
  readonly coast: string
  readonly grid: string
}

export function drawWorld(
  canvas: HTMLCanvasElement,
  view: View,
  size: Size,
  shapes: WorldShapes,
  colours: MapColours,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const density = Math.min(2, window.devicePixelRatio || 1)
  const width = Math.round(size.width * density)
  const height = Math.round(size.height * density)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = colours.water
  context.fillRect(0, 0, width, height)
  const scale = view.scale * density
  context.setTransform(scale, 0, 0, scale, width / 2 - view.centreX * scale, height / 2 - view.centreY * scale)
  context.lineJoin = 'round'
  context.fillStyle = colours.land
  context.fill(shapes.land)
  context.lineWidth = (0.75 * density) / scale
  context.strokeStyle = colours.border
  context.stroke(shapes.borders)
  context.strokeStyle = colours.coast
  context.stroke(shapes.land)
  context.lineWidth = (0.5 * density) / scale
  context.strokeStyle = colours.grid
  context.stroke(zoneGrid())
}

let cachedGrid: Path2D | undefined

/** UTM zones and bands, 80° S to 84° N. */
function zoneGrid(): Path2D {
  if (cachedGrid) return cachedGrid
  const path = new Path2D()
  for (let longitude = -180; longitude <= 180; longitude += 6) {
    path.moveTo(xOf(longitude), yOf(-80))
    path.lineTo(xOf(longitude), yOf(84))
  }
  const parallels = [...Array.from({ length: 20 }, (_, band) => band * 8 - 80), 84]
  for (const latitude of parallels) {
    path.moveTo(0, yOf(latitude))
    path.lineTo(1, yOf(latitude))
  }
  cachedGrid = path
  return path
}
