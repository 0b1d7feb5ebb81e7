import type { PointLayer } from './layers.ts'
import { layerWorld } from './shapes.ts'
import type { Size, View } from './view.ts'

/** Colour of a layer as the four bytes canvases hold, whatever its CSS spelling. */
export type Colour = readonly [number, number, number]

/**
 * Points written straight into the picture's memory: a hundred thousand discs cost a few milliseconds this way, and ten times as much
 * through the canvas's own drawing calls.
 */
export function paintPoints(
  canvas: HTMLCanvasElement,
  layers: readonly { readonly layer: PointLayer; readonly colour: Colour }[],
  rim: Colour,
  view: View,
  size: Size,
  density: number,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const width = Math.round(size.width * density)
  const height = Math.round(size.height * density)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  if (layers.length === 0) {
    context.clearRect(0, 0, width, height)
    return
  }
  const picture = context.createImageData(width, height)
  const pixels = new Uint32Array(picture.data.buffer)
  for (const { layer, colour } of layers) {
    const isCrowd = layer.degrees.length > 20_000
    const radius = (layer.radiusPixels ?? (isCrowd ? 2 : 4)) * density
    stampAll(pixels, width, height, layerWorld(layer), discOf(radius, isCrowd ? colour : rim, colour), view, density)
  }
  context.putImageData(picture, 0, 0)
}

interface Disc {
  readonly reach: number
  /** Row by row, 0 where nothing is drawn. */
  readonly pixels: Uint32Array
}

/** A disc with a rim that sets it off from its neighbours, and a soft edge. */
function discOf(radius: number, rim: Colour, fill: Colour): Disc {
  const reach = Math.ceil(radius)
  const side = reach * 2 + 1
  const pixels = new Uint32Array(side * side)
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const distance = Math.hypot(row, column)
      const alpha = Math.round(255 * Math.min(1, Math.max(0, radius + 0.5 - distance)))
      const [red, green, blue] = distance > radius - 1 ? rim : fill
      // Little-endian, as every machine a browser runs on.
      if (alpha > 0)
        pixels[(row + reach) * side + column + reach] = ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0
    }
  return { reach, pixels }
}

function stampAll(
  picture: Uint32Array,
  width: number,
  height: number,
  world: Float64Array,
  { reach, pixels }: Disc,
  view: View,
  density: number,
): void {
  const scale = view.scale * density
  const side = reach * 2 + 1
  // The world repeats itself: every copy of a point that can be seen.
  const copies = Math.ceil(width / scale / 2 + 0.5)
  for (let index = 0; index + 1 < world.length; index += 2) {
    const top = Math.round(((world[index + 1] as number) - view.centreY) * scale + height / 2)
    if (top < -reach || top >= height + reach) continue
    const x = (world[index] as number) - view.centreX
    const nearest = x - Math.round(x)
    for (let copy = -copies; copy <= copies; copy++) {
      const left = Math.round((nearest + copy) * scale + width / 2)
      if (left < -reach || left >= width + reach) continue
      for (let row = 0; row < side; row++) {
        const y = top + row - reach
        if (y < 0 || y >= height) continue
        for (let column = 0; column < side; column++) {
          const pixel = pixels[row * side + column] as number
          const at = left + column - reach
          // A soft edge never weakens what is already there.
          if (pixel !== 0 && at >= 0 && at < width && pixel >>> 24 >= (picture[y * width + at] as number) >>> 24)
            picture[y * width + at] = pixel
        }
      }
    }
  }
}
