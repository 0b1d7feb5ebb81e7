import { nodeLength } from './column-types.ts'

export const nodeSize = 16

/** Place on a Hilbert curve of 2^16 steps a side: neighbours on it are neighbours on the ground. */
export function hilbert(x: number, y: number): number {
  let place = 0
  let a = x
  let b = y
  for (let side = 1 << 15; side > 0; side >>= 1) {
    const right = (a & side) > 0 ? 1 : 0
    const upper = (b & side) > 0 ? 1 : 0
    place = place * 4 + ((3 * right) ^ upper)
    if (upper === 0) {
      if (right === 1) {
        a = 65535 - a
        b = 65535 - b
      }
      ;[a, b] = [b, a]
    }
  }
  return place
}

/** Boxes of features, as many as come. */
export class Boxes {
  #values = new Float64Array(4096)
  count = 0

  add(west: number, south: number, east: number, north: number): void {
    if ((this.count + 1) * 4 > this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values.set([west, south, east, north], this.count * 4)
    this.count++
  }

  get values(): Float64Array {
    return this.#values
  }

  extent(): [west: number, south: number, east: number, north: number] {
    const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let box = 0; box < this.count; box++) {
      const [west, south, east, north] = this.#values.subarray(box * 4, box * 4 + 4)
      if (west! < bounds[0]) bounds[0] = west!
      if (south! < bounds[1]) bounds[1] = south!
      if (east! > bounds[2]) bounds[2] = east!
      if (north! > bounds[3]) bounds[3] = north!
    }
    return bounds
  }

  /** The features in the order of the curve; those without a place come last. */
  order(): Uint32Array {
    const [west, south, east, north] = this.extent()
    const width = east - west || 1
    const height = north - south || 1
    const keys = new Float64Array(this.count)
    for (let box = 0; box < this.count; box++) {
      const x = (this.#values[box * 4]! + this.#values[box * 4 + 2]!) / 2
      const y = (this.#values[box * 4 + 1]! + this.#values[box * 4 + 3]!) / 2
      keys[box] = Number.isFinite(x)
        ? hilbert(Math.floor((65535 * (x - west)) / width), Math.floor((65535 * (y - south)) / height))
        : Infinity
    }
    return Uint32Array.from({ length: this.count }, (_, index) => index).sort(
      (one, other) => keys[one]! - keys[other]! || one - other,
    )
  }
}

/** The index: a tree of boxes, its root first, its leaves last; a leaf names its feature's place, a node its first child. */
export function packedTree(boxes: Boxes, order: Uint32Array, offsets: Float64Array): Uint8Array {
  const levels = [order.length]
  while (levels.at(-1)! > 1 || levels.length === 1) levels.push(Math.ceil(levels.at(-1)! / nodeSize))
  const total = levels.reduce((sum, count) => sum + count, 0)
  const bytes = new Uint8Array(total * nodeLength)
  const view = new DataView(bytes.buffer)
  let start = total - order.length
  order.forEach((box, index) => {
    const at = (start + index) * nodeLength
    for (let side = 0; side < 4; side++) view.setFloat64(at + side * 8, boxes.values[box * 4 + side]!, true)
    view.setBigUint64(at + 32, BigInt(offsets[index]!), true)
  })
  for (let level = 1; level < levels.length; level++) {
    const above = start - levels[level]!
    for (let node = 0; node < levels[level]!; node++) {
      const first = start + node * nodeSize
      const last = Math.min(first + nodeSize, start + levels[level - 1]!)
      const at = (above + node) * nodeLength
      for (let side = 0; side < 4; side++) {
        let bound = side < 2 ? Infinity : -Infinity
        for (let child = first; child < last; child++) {
          const value = view.getFloat64(child * nodeLength + side * 8, true)
          bound = side < 2 ? Math.min(bound, value) : Math.max(bound, value)
        }
        view.setFloat64(at + side * 8, bound, true)
      }
      view.setBigUint64(at + 32, BigInt(first), true)
    }
    start = above
  }
  return bytes
}
