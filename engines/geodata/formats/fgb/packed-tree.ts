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
    const at = this.count++ * 4
    this.#values[at] = west
    this.#values[at + 1] = south
    this.#values[at + 2] = east
    this.#values[at + 3] = north
  }

  /** They are needed no more. */
  clear(): void {
    this.#values = new Float64Array(0)
    this.count = 0
  }

  get values(): Float64Array {
    return this.#values
  }

  extent(): [west: number, south: number, east: number, north: number] {
    const values = this.#values
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = 0; at < this.count * 4; at += 4) {
      if (values[at]! < west) west = values[at]!
      if (values[at + 1]! < south) south = values[at + 1]!
      if (values[at + 2]! > east) east = values[at + 2]!
      if (values[at + 3]! > north) north = values[at + 3]!
    }
    return [west, south, east, north]
  }

  /** The features in the order of the curve; those without a place come last. */
  order(): Uint32Array {
    const [west, south, east, north] = this.extent()
    const width = east - west || 1
    const height = north - south || 1
    const keys = new Uint32Array(this.count)
    for (let box = 0; box < this.count; box++) {
      const x = (this.#values[box * 4]! + this.#values[box * 4 + 2]!) / 2
      const y = (this.#values[box * 4 + 1]! + this.#values[box * 4 + 3]!) / 2
      keys[box] = Number.isFinite(x)
        ? hilbert(Math.floor((65535 * (x - west)) / width), Math.floor((65535 * (y - south)) / height))
        : 0xffffffff
    }
    return sortedBy(keys)
  }
}

/** With fewer keys, comparing them takes less than going through all the halves there could be. */
const manyKeys = 4096

/** The indexes of the keys in the order of the keys, equal ones as they come: many by their lower halves first, then by the upper. */
function sortedBy(keys: Uint32Array): Uint32Array {
  let order = Uint32Array.from(keys, (_, index) => index)
  if (keys.length < manyKeys) return order.sort((one, other) => keys[one]! - keys[other]!)
  let other = new Uint32Array(keys.length)
  for (const shift of [0, 16]) {
    const places = new Uint32Array(65537)
    for (const key of keys) places[((key >>> shift) & 0xffff) + 1]!++
    for (let half = 0; half < 65536; half++) places[half + 1]! += places[half]!
    for (const index of order) other[places[(keys[index]! >>> shift) & 0xffff]!++] = index
    ;[order, other] = [other, order]
  }
  return order
}

/** Leaves of the index that are written at a time. */
const leavesAtOnce = 1 << 14

/**
 * The index: a tree of boxes, its root first, its leaves last; a leaf names its feature's place, a node its first child. Only the nodes above
 * the leaves are held, a fifteenth of them all.
 */
export function* packedTree(
  boxes: Boxes,
  order: Uint32Array,
  offsets: Float64Array,
): Generator<Uint8Array, void, undefined> {
  const levels = [order.length]
  while (levels.at(-1)! > 1 || levels.length === 1) levels.push(Math.ceil(levels.at(-1)! / nodeSize))
  const total = levels.reduce((sum, count) => sum + count, 0)
  const leaves = total - order.length
  const bytes = new Uint8Array(leaves * nodeLength)
  const view = new DataView(bytes.buffer)
  const { values } = boxes
  const sideOf = (node: number, side: number): number =>
    node < leaves ? view.getFloat64(node * nodeLength + side * 8, true) : values[order[node - leaves]! * 4 + side]!
  let start = leaves
  for (let level = 1; level < levels.length; level++) {
    const above = start - levels[level]!
    for (let node = 0; node < levels[level]!; node++) {
      const first = start + node * nodeSize
      const last = Math.min(first + nodeSize, start + levels[level - 1]!)
      const at = (above + node) * nodeLength
      for (let side = 0; side < 4; side++) {
        let bound = side < 2 ? Infinity : -Infinity
        for (let child = first; child < last; child++) {
          const value = sideOf(child, side)
          bound = side < 2 ? Math.min(bound, value) : Math.max(bound, value)
        }
        view.setFloat64(at + side * 8, bound, true)
      }
      writeOffset(view, at + 32, first)
    }
    start = above
  }
  yield bytes
  for (let from = 0; from < order.length; from += leavesAtOnce)
    yield leafBytes(values, order, offsets, from, Math.min(order.length, from + leavesAtOnce))
}

function leafBytes(
  values: Float64Array,
  order: Uint32Array,
  offsets: Float64Array,
  from: number,
  to: number,
): Uint8Array {
  const bytes = new Uint8Array((to - from) * nodeLength)
  const view = new DataView(bytes.buffer)
  for (let leaf = from, at = 0; leaf < to; leaf++, at += nodeLength) {
    const box = order[leaf]! * 4
    for (let side = 0; side < 4; side++) view.setFloat64(at + side * 8, values[box + side]!, true)
    writeOffset(view, at + 32, offsets[leaf]!)
  }
  return bytes
}

/** A number of up to 53 bits as one of 64. */
function writeOffset(view: DataView, at: number, offset: number): void {
  view.setUint32(at, offset % 2 ** 32, true)
  view.setUint32(at + 4, Math.floor(offset / 2 ** 32), true)
}
