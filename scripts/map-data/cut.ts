import type { Square } from '../../app/map/tiles/tile.ts'

export type Point = readonly [longitude: number, latitude: number]
export type Line = readonly Point[]

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A little more than the square, so that what is drawn along its edges, and clipped there, has no seam. */
export function boxAround({ westDegrees, southDegrees, sizeDegrees }: Square): Box {
  const edge = sizeDegrees / 100
  return {
    west: westDegrees - edge,
    south: southDegrees - edge,
    east: westDegrees + sizeDegrees + edge,
    north: southDegrees + sizeDegrees + edge,
  }
}

export function boxOf(line: Line): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of line) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { west, south, east, north }
}

export const meets = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

const sides: readonly {
  readonly isIn: (point: Point, box: Box) => boolean
  readonly cross: (a: Point, b: Point, box: Box) => Point
}[] = [
  { isIn: ([x], { west }) => x >= west, cross: (a, b, { west }) => [west, yAt(a, b, west)] },
  { isIn: ([x], { east }) => x <= east, cross: (a, b, { east }) => [east, yAt(a, b, east)] },
  { isIn: ([, y], { south }) => y >= south, cross: (a, b, { south }) => [xAt(a, b, south), south] },
  { isIn: ([, y], { north }) => y <= north, cross: (a, b, { north }) => [xAt(a, b, north), north] },
]

const yAt = (a: Point, b: Point, x: number): number => a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
const xAt = (a: Point, b: Point, y: number): number => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])

/** A ring inside a box, after Sutherland and Hodgman: parts of it may hang together along the edge, where nobody sees it. */
export function cutRing(ring: Line, box: Box): Line {
  let left: Point[] = [...ring]
  for (const { isIn, cross } of sides) {
    const kept: Point[] = []
    for (let index = 0; index < left.length; index++) {
      const point = left[index] as Point
      const before = left[index === 0 ? left.length - 1 : index - 1] as Point
      if (isIn(point, box) !== isIn(before, box)) kept.push(cross(before, point, box))
      if (isIn(point, box)) kept.push(point)
    }
    left = kept
    if (left.length === 0) return []
  }
  return left
}

/** The parts of a line inside a box; a step that only passes through a corner is kept whole. */
export function cutLine(line: Line, box: Box): Line[] {
  const parts: Point[][] = []
  let current: Point[] = []
  for (let index = 0; index + 1 < line.length; index++) {
    const [from, to] = [line[index] as Point, line[index + 1] as Point]
    const isNear = meets(boxOf([from, to]), box)
    if (isNear && current.length === 0) current.push(from)
    if (isNear) current.push(to)
    if (!isNear && current.length > 0) {
      parts.push(current)
      current = []
    }
  }
  if (current.length > 0) parts.push(current)
  return parts
}

/** Lines that end where exactly one other begins are one: the data has borders in many short pieces. */
export function joined(lines: readonly Line[]): Line[] {
  const key = ([x, y]: Point) => `${x} ${y}`
  const left = new Set(lines)
  const ends = new Map<string, Line[]>()
  for (const line of lines)
    for (const end of [line[0], line.at(-1)]) if (end) ends.set(key(end), [...(ends.get(key(end)) ?? []), line])
  const follow = (from: Line): Line => {
    let whole = from
    for (;;) {
      const end = whole.at(-1) as Point
      const meeting = ends.get(key(end)) ?? []
      const next = meeting.length === 2 ? meeting.find((line) => left.has(line)) : undefined
      if (!next) return whole
      left.delete(next)
      const onwards = key(next[0] as Point) === key(end) ? next : next.toReversed()
      whole = [...whole, ...onwards.slice(1)]
    }
  }
  const whole: Line[] = []
  for (const line of lines) {
    if (!left.delete(line)) continue
    whole.push(follow(follow(line).toReversed()))
  }
  return whole
}

/** Twice the area would be the sum itself; the sign says which way round. */
export function areaOf(ring: Line): number {
  let sum = 0
  for (let index = 0; index < ring.length; index++) {
    const [a, b] = [ring[index] as Point, ring[(index + 1) % ring.length] as Point]
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return Math.abs(sum) / 2
}

/** After Douglas and Peucker. */
export function simplified(line: Line, tolerance: number): Line {
  if (line.length < 3 || tolerance === 0) return line
  const keeps = new Uint8Array(line.length)
  keeps[0] = keeps[line.length - 1] = 1
  const stretches: [number, number][] = [[0, line.length - 1]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [first, last] = stretch
    let [farthest, distance] = [-1, tolerance]
    for (let index = first + 1; index < last; index++) {
      const away = distanceFrom(line[index] as Point, line[first] as Point, line[last] as Point)
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest < 0) continue
    keeps[farthest] = 1
    stretches.push([first, farthest], [farthest, last])
  }
  return line.filter((_, index) => keeps[index] === 1)
}

function distanceFrom([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
}

/** A place well inside: of a grid of places the one farthest from the rings, with its distance. */
export function innerPlace(
  rings: readonly Line[],
  { west, south, east, north }: Box,
): { at: Point; reach: number } | undefined {
  const steps = 24
  let best: { at: Point; reach: number } | undefined
  for (let column = 1; column < steps; column++)
    for (let row = 1; row < steps; row++) {
      const at: Point = [west + ((east - west) * column) / steps, south + ((north - south) * row) / steps]
      if (!isInside(at, rings)) continue
      let reach = Infinity
      for (const ring of rings)
        for (let index = 0; index < ring.length; index++)
          reach = Math.min(reach, distanceFrom(at, ring[index] as Point, ring[(index + 1) % ring.length] as Point))
      if (!best || reach > best.reach) best = { at, reach }
    }
  return best
}

function isInside([x, y]: Point, rings: readonly Line[]): boolean {
  let crossings = 0
  for (const ring of rings)
    for (let index = 0; index < ring.length; index++) {
      const [a, b] = [ring[index] as Point, ring[(index + 1) % ring.length] as Point]
      if (a[1] > y !== b[1] > y && x < xAt(a, b, y)) crossings++
    }
  return crossings % 2 === 1
}
