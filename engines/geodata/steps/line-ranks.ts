import { wgs84Metres } from '#engines/coordinates/index.ts'
import { grown } from '../bytes/grow.ts'

/** Beyond this many turns a line is halved, so that no line takes more than a time in proportion to its length. */
const deepest = 48
const slightly = 1 - 2 ** -50

/**
 * What each point of a line is worth, in metres: how far the line would be off without it (Ramer, Douglas and Peucker). Points worth no more
 * than some distance can go, and no point that went is farther from what stays. First and last are worth more than any distance.
 *
 * The distance is that in the plane that touches the Earth at the point itself; lines between points are straight in longitude and
 * latitude, as GeoJSON has them.
 */
export class LineRanks {
  #x = new Float64Array(0)
  #metresEast = new Float64Array(0)
  #metresNorth = new Float64Array(0)
  readonly #stack: number[] = []

  /** Fills `ranks` from `from` up to, not with, `to`. */
  fill(x: Float64Array, y: Float64Array, from: number, to: number, ranks: Float64Array): void {
    const last = to - 1
    if (to <= from) return
    ranks.fill(0, from, to)
    ranks[from] = ranks[last] = Number.POSITIVE_INFINITY
    if (to - from < 3) return
    this.#prepare(x, y, from, to)
    const stack = this.#stack
    stack.push(from, last, Number.POSITIVE_INFINITY, 0)
    while (stack.length > 0) {
      const turn = stack.pop()!
      const above = stack.pop()!
      const end = stack.pop()!
      const start = stack.pop()!
      let farthest = start + 1
      let square = -1
      for (let point = start + 1; point < end; point++) {
        const off = this.#squareOff(point - from, start - from, end - from, y, from)
        if (off <= square) continue
        square = off
        farthest = point
      }
      // A point behind another one is worth less than that, by however little: the order of both is kept.
      const rank = Math.min(Math.sqrt(square), above * slightly)
      const cut = turn < deepest ? farthest : (start + end) >> 1
      ranks[cut] = rank
      if (cut - start > 1) stack.push(start, cut, rank, turn + 1)
      if (end - cut > 1) stack.push(cut, end, rank, turn + 1)
    }
  }

  #prepare(x: Float64Array, y: Float64Array, from: number, to: number): void {
    const count = to - from
    this.#x = grown(this.#x, count)
    this.#metresEast = grown(this.#metresEast, count)
    this.#metresNorth = grown(this.#metresNorth, count)
    let turns = 0
    for (let at = 0; at < count; at++) {
      const step = at === 0 ? 0 : x[from + at]! - x[from + at - 1]!
      if (step > 180) turns -= 360
      else if (step < -180) turns += 360
      this.#x[at] = x[from + at]! + turns
      const metres = wgs84Metres(y[from + at]!)
      this.#metresEast[at] = metres.perDegreeEast
      this.#metresNorth[at] = metres.perDegreeNorth
    }
  }

  #squareOff(point: number, start: number, end: number, y: Float64Array, from: number): number {
    const east = this.#metresEast[point]!
    const north = this.#metresNorth[point]!
    const startX = (this.#x[start]! - this.#x[point]!) * east
    const startY = (y[from + start]! - y[from + point]!) * north
    const alongX = (this.#x[end]! - this.#x[start]!) * east
    const alongY = (y[from + end]! - y[from + start]!) * north
    const length = alongX * alongX + alongY * alongY
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(startX * alongX + startY * alongY) / length))
    const offX = startX + share * alongX
    const offY = startY + share * alongY
    return offX * offX + offY * offY
  }
}

/**
 * The least rank that stays where `most` of these may, and how many of just that rank. Ranks of points that always stay are not among
 * them.
 */
export function rankOfMost(ranks: Float64Array, most: number): { readonly least: number; readonly ofLeast: number } {
  if (most <= 0) return { least: Number.MAX_VALUE, ofLeast: 0 }
  if (most >= ranks.length) return { least: -1, ofLeast: 0 }
  const sorted = ranks.slice().sort()
  const least = sorted[sorted.length - most]!
  let above = 0
  for (let at = sorted.length - most; at < sorted.length; at++) if (sorted[at]! > least) above++
  return { least, ofLeast: most - above }
}
