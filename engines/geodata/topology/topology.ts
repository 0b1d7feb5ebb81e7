import { grown } from '../bytes/grow.ts'
import { numberPoints } from './point-ids.ts'

/** The lines of a topology, cut where they meet, each distinct piece once. */
export interface Topology {
  /** The number of the place of each collected point, in the order the arcs refer to. */
  readonly ids: Int32Array
  readonly arcCount: number
  /** Arc `a` is `arcLength[a]` points of the collected ones, from `arcFirst[a]` on. */
  readonly arcFirst: Uint32Array
  readonly arcLength: Uint32Array
  /** Path `p` is made of the arcs `pathArcs[firstPathArc[p]]` up to, not with, `firstPathArc[p + 1]`; ~a means arc a backwards. */
  readonly firstPathArc: Uint32Array
  readonly pathArcs: Int32Array
}

/**
 * Collects lines and rings and finds what they share. The method is Mike Bostock's (TopoJSON, 2012): a point where lines with
 * different neighbours meet is a junction; lines are cut at junctions; equal pieces become one arc.
 */
export class TopologyBuilder {
  x: Float64Array = new Float64Array(1 << 14)
  y: Float64Array = new Float64Array(1 << 14)
  pointCount = 0
  pathCount = 0
  ringsClosed = 0
  linesCompleted = 0
  #firstPoint: Uint32Array = new Uint32Array(1 << 10)
  #isRing: Uint8Array = new Uint8Array(1 << 10)

  /** Adds a path; a ring that is open is closed, and a path of one point gets it twice: an arc has two at least. */
  addPath(x: Float64Array, y: Float64Array, from: number, to: number, isRing: boolean): void {
    const start = this.pointCount
    const count = to - from
    const first = x[from]!
    const isClosed = x[to - 1] === first && y[to - 1] === y[from]
    const total = count + ((isRing && !isClosed) || count === 1 ? 1 : 0)
    this.#reserve(total)
    this.x.set(x.subarray(from, to), start)
    this.y.set(y.subarray(from, to), start)
    if (total > count) {
      if (count === 1) this.linesCompleted++
      else this.ringsClosed++
      this.x[start + count] = first
      this.y[start + count] = y[from]!
    }
    this.pointCount += total
    this.#firstPoint = grown(this.#firstPoint, this.pathCount + 2)
    this.#isRing = grown(this.#isRing, this.pathCount + 1)
    this.#isRing[this.pathCount] = isRing ? 1 : 0
    this.#firstPoint[++this.pathCount] = this.pointCount
  }

  /** Moves every point onto a grid and drops points that then repeat the one before. */
  quantize(toGridX: (x: number) => number, toGridY: (y: number) => number): void {
    const { x, y } = this
    let to = 0
    for (let path = 0, from = 0; path < this.pathCount; path++) {
      const end = this.#firstPoint[path + 1]!
      const start = to
      for (let point = from; point < end; point++) {
        const gridX = toGridX(x[point]!)
        const gridY = toGridY(y[point]!)
        if (to > start && x[to - 1] === gridX && y[to - 1] === gridY) continue
        x[to] = gridX
        y[to] = gridY
        to++
      }
      // A path shrunk to a point stays a path: an arc has two points at least.
      if (to === start + 1 && end - from > 1) {
        x[to] = x[start]!
        y[to] = y[start]!
        to++
      }
      from = end
      this.#firstPoint[path + 1] = to
    }
    this.pointCount = to
  }

  build(): Topology {
    const { ids, distinct } = numberPoints(this.x, this.y, this.pointCount)
    const isJunction = this.#findJunctions(ids, distinct)
    this.#rotateRings(ids, isJunction)
    return this.#cut(ids, isJunction)
  }

  #findJunctions(ids: Int32Array, distinct: number): Uint8Array {
    const isJunction = new Uint8Array(distinct)
    const left = new Int32Array(distinct).fill(-1)
    const right = new Int32Array(distinct)
    for (let path = 0; path < this.pathCount; path++) {
      const from = this.#firstPoint[path]!
      const last = this.#firstPoint[path + 1]! - 1
      const isRing = this.#isRing[path] === 1
      if (!isRing) {
        isJunction[ids[from]!] = 1
        isJunction[ids[last]!] = 1
      }
      let before = isRing && last > from ? ids[last - 1]! : -1
      let here = ids[from]!
      for (let point = from; point < last; point++) {
        const after = ids[point + 1]!
        if (isRing || point > from) {
          if (left[here] === -1) {
            left[here] = before
            right[here] = after
          } else if (
            !(left[here] === before && right[here] === after) &&
            !(left[here] === after && right[here] === before)
          ) {
            isJunction[here] = 1
          }
        }
        before = here
        here = after
      }
    }
    return isJunction
  }

  /** A ring begins at a junction if it has one, so that its first piece is not cut needlessly. A line begins at one anyway. */
  #rotateRings(ids: Int32Array, isJunction: Uint8Array): void {
    for (let path = 0; path < this.pathCount; path++) {
      const from = this.#firstPoint[path]!
      const last = this.#firstPoint[path + 1]! - 1
      let turn = from
      while (turn < last && !isJunction[ids[turn]!]) turn++
      // Without a junction the ring begins at its lowest number, so that the same ring begun elsewhere looks the same.
      if (turn === last) {
        turn = from
        for (let point = from; point < last; point++) if (ids[point]! < ids[turn]!) turn = point
      }
      if (turn === from) continue
      for (const values of [ids, this.x, this.y]) {
        const head = values.slice(from, turn)
        values.copyWithin(from, turn, last)
        values.set(head, last - head.length)
        values[last] = values[from]!
      }
    }
  }

  #cut(ids: Int32Array, isJunction: Uint8Array): Topology {
    const arcs = new ArcTable(ids, isJunction.length)
    const firstPathArc = new Uint32Array(this.pathCount + 1)
    let pathArcs = new Int32Array(Math.max(1024, this.pathCount * 2))
    let count = 0
    for (let path = 0; path < this.pathCount; path++) {
      const from = this.#firstPoint[path]!
      const last = this.#firstPoint[path + 1]! - 1
      let start = from
      for (let point = from + 1; point <= last; point++) {
        if (point < last && !isJunction[ids[point]!]) continue
        if (count >= pathArcs.length) pathArcs = grown(pathArcs, count + 1)
        pathArcs[count++] = arcs.find(start, point - start + 1)
        start = point
      }
      firstPathArc[path + 1] = count
    }
    return { ids, arcCount: arcs.count, arcFirst: arcs.first, arcLength: arcs.length, firstPathArc, pathArcs }
  }

  #reserve(extra: number): void {
    const needed = this.pointCount + extra
    if (needed <= this.x.length) return
    this.x = grown(this.x, needed)
    this.y = grown(this.y, needed)
  }
}

/** Finds arcs that are equal forwards or backwards. Chained by both their end points: thousands of lines may begin at one place. */
class ArcTable {
  count = 0
  first: Uint32Array = new Uint32Array()
  length: Uint32Array = new Uint32Array()
  readonly #ids: Int32Array
  /** Newest arc of each chain, and for each arc the one before it. */
  readonly #newest: Int32Array
  #previous: Int32Array = new Int32Array()

  constructor(ids: Int32Array, distinct: number) {
    this.#ids = ids
    this.#newest = new Int32Array(distinct).fill(-1)
  }

  /** The number of the arc of these points, added when new; ~number when it is there the other way round. */
  find(from: number, length: number): number {
    const ids = this.#ids
    const chain = this.#chainOf(ids[from]!, ids[from + length - 1]!, length)
    for (let arc = this.#newest[chain]!; arc >= 0; arc = this.#previous[arc]!) {
      if (this.length[arc] !== length) continue
      if (this.#isSame(arc, from, length, 1)) return arc
      if (this.#isSame(arc, from, length, -1)) return ~arc
    }
    const arc = this.count++
    if (arc >= this.first.length) {
      this.first = grown(this.first, arc + 1)
      this.length = grown(this.length, arc + 1)
      this.#previous = grown(this.#previous, arc + 1)
    }
    this.first[arc] = from
    this.length[arc] = length
    this.#previous[arc] = this.#newest[chain]!
    this.#newest[chain] = arc
    return arc
  }

  /** The same from either end. */
  #chainOf(one: number, other: number, length: number): number {
    const hash = Math.imul(Math.min(one, other), 0x9e3779b1) ^ Math.imul(Math.max(one, other) + length, 0x85ebca6b)
    return (hash >>> 0) % this.#newest.length
  }

  #isSame(arc: number, from: number, length: number, step: 1 | -1): boolean {
    const ids = this.#ids
    let point = step === 1 ? from : from + length - 1
    for (let other = this.first[arc]!, done = 0; done < length; done++, other++, point += step) {
      if (ids[other] !== ids[point]) return false
    }
    return true
  }
}
