import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { TopologyBuilder } from '../../topology/topology.ts'

/** The grid of a quantized topology: `steps` positions along each axis, from the least to the greatest coordinate. */
export class Grid {
  readonly #scaleX: number
  readonly #scaleY: number
  readonly #originX: number
  readonly #originY: number

  private constructor(bounds: Bounds, steps: number) {
    this.#originX = bounds.west
    this.#originY = bounds.south
    this.#scaleX = (bounds.east - bounds.west) / (steps - 1) || 1
    this.#scaleY = (bounds.north - bounds.south) / (steps - 1) || 1
  }

  static over(
    lines: TopologyBuilder,
    points: { readonly x: Float64Array; readonly y: Float64Array; readonly count: number },
    steps: number,
  ): Grid {
    const bounds: Bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
    widen(bounds, lines.x, lines.y, lines.pointCount)
    widen(bounds, points.x, points.y, points.count)
    return new Grid(bounds, Math.floor(steps))
  }

  readonly x = (x: number): number => Math.round((x - this.#originX) / this.#scaleX)
  readonly y = (y: number): number => Math.round((y - this.#originY) / this.#scaleY)

  write(out: ByteWriter): void {
    out.ascii(',"transform":{"scale":[')
    out.number(this.#scaleX)
    out.byte(0x2c)
    out.number(this.#scaleY)
    out.ascii('],"translate":[')
    out.number(this.#originX)
    out.byte(0x2c)
    out.number(this.#originY)
    out.ascii(']}')
  }
}

interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

function widen(bounds: Bounds, x: Float64Array, y: Float64Array, count: number): void {
  for (let point = 0; point < count; point++) {
    if (x[point]! < bounds.west) bounds.west = x[point]!
    if (x[point]! > bounds.east) bounds.east = x[point]!
    if (y[point]! < bounds.south) bounds.south = y[point]!
    if (y[point]! > bounds.north) bounds.north = y[point]!
  }
}
