import type { PointLayer } from './layers.ts'
import { layerWorld } from './shapes.ts'
import type { Size, View } from './view.ts'

/** Colour of a layer as the four bytes canvases hold, whatever its CSS spelling. */
export type Colour = readonly [number, number, number]

/** From so many points on they are small, without a rim, and drawn in CSS pixels: nobody sees more detail in a crowd. */
const crowdSize = 10_000

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
  screenDensity: number,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const isCrowd = layers.reduce((count, { layer }) => count + layer.degrees.length / 2, 0) > crowdSize
  const density = isCrowd ? 1 : screenDensity
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
    const radius = (layer.radiusPixels ?? (isCrowd ? 1.4 : 4)) * density
    stampAll(
      { pixels, width, height },
      layerWorld(layer),
      discOf(radius, width, isCrowd ? colour : rim, colour),
      view,
      density,
    )
  }
  context.putImageData(picture, 0, 0)
}

interface Disc {
  readonly reach: number
  /** The pixels of the disc, as steps from its middle in the picture's memory, and what is written there. */
  readonly steps: Int32Array
  readonly rights: Int32Array
  readonly values: Uint32Array
}

/** A disc with a rim that sets it off from its neighbours, and a soft edge. */
function discOf(radius: number, width: number, rim: Colour, fill: Colour): Disc {
  const reach = Math.ceil(radius)
  const parts: { step: number; right: number; value: number }[] = []
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const distance = Math.hypot(down, right)
      const alpha = Math.round(255 * Math.min(1, Math.max(0, radius + 0.5 - distance)))
      const [red, green, blue] = distance > radius - 1 ? rim : fill
      // Little-endian, as every machine a browser runs on.
      const value = ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0
      if (alpha > 0) parts.push({ step: down * width + right, right, value })
    }
  return {
    reach,
    steps: Int32Array.from(parts, ({ step }) => step),
    rights: Int32Array.from(parts, ({ right }) => right),
    values: Uint32Array.from(parts, ({ value }) => value),
  }
}

interface Memory {
  readonly pixels: Uint32Array
  readonly width: number
  readonly height: number
}

/** One loop with everything at hand: calls and look-ups inside it would take longer than the drawing. */
function stampAll(memory: Memory, world: Float64Array, disc: Disc, view: View, density: number): void {
  const { pixels, width, height } = memory
  const { reach, steps, rights, values } = disc
  const { centreX, centreY } = view
  const scale = view.scale * density
  const [halfWidth, halfHeight] = [width / 2 + 0.5, height / 2 + 0.5]
  // The world repeats itself: every copy of a point that can be seen. Mostly there is only one.
  const copies = scale >= width * 1.5 ? 0 : Math.ceil(width / scale / 2 + 0.5)
  for (let index = 0; index + 1 < world.length; index += 2) {
    const top = Math.floor(((world[index + 1] as number) - centreY) * scale + halfHeight)
    if (top < -reach || top >= height + reach) continue
    const x = (world[index] as number) - centreX
    const nearest = (x - Math.floor(x + 0.5)) * scale + halfWidth
    for (let copy = -copies; copy <= copies; copy++) {
      const left = Math.floor(nearest + copy * scale)
      if (left < -reach || left >= width + reach) continue
      const middle = top * width + left
      const isWhole = left >= reach && left < width - reach && top >= reach && top < height - reach
      for (let part = 0; part < steps.length; part++) {
        const at = middle + (steps[part] as number)
        // Beyond the left or right edge lies another row; above and below lies nothing.
        if (!isWhole) {
          const column = left + (rights[part] as number)
          if (column < 0 || column >= width || at < 0 || at >= pixels.length) continue
        }
        const value = values[part] as number
        // A soft edge never weakens what is already there.
        if (value >>> 24 >= (pixels[at] as number) >>> 24) pixels[at] = value
      }
    }
  }
}
