import { nestRings } from '../../model/nest-rings.ts'
import type { Rectangle } from '../rectangle.ts'

export interface Vertex {
  readonly x: number
  readonly y: number
  readonly z: number
}

export type Ring = Vertex[]

/** A ring, open (its first vertex once), and whether no side has cut it. */
interface OpenRing {
  readonly vertices: readonly Vertex[]
  readonly isWhole: boolean
}

/**
 * The parts of a polygon in a rectangle, each an exterior with its holes, closed, the way round they had. Cut at one side after the other:
 * along a side, inside and outside of a polygon take turns, so the places where its rings meet the side belong together two by two. So a
 * bay becomes two parts, and a hole at the side a bay; no part hangs on another by a line that goes to and fro.
 */
export function clippedPolygon(rings: readonly Ring[], rectangle: Rectangle): readonly (readonly Ring[])[] {
  const given = rings.map(opened)
  let left: readonly OpenRing[] = given.map((vertices) => ({ vertices, isWhole: true }))
  for (const [axis, sign, limit] of sides(rectangle))
    if (Number.isFinite(limit)) left = cutAtSide(left, axis, sign, limit)
  if (left.some(({ vertices }) => vertices === given[0])) return [rings]
  const sound = left.map(({ vertices, isWhole }) => ({ vertices: withoutRepeats(vertices), isWhole })).filter(({ vertices }) => doubleArea(vertices) !== 0) // biome-ignore format: one line
  const isClockwise = doubleArea(given[0]!) < 0
  const cut = polygonsOf(sound.filter(({ isWhole }) => !isWhole).map(({ vertices }) => vertices))
  const whole = sound.filter(({ isWhole }) => isWhole).map(({ vertices }) => vertices)
  // Only holes are whole: a whole exterior has nothing that is cut.
  for (const ring of whole) (cut.length > 1 ? cut.find(([outer]) => isWithin(ring[0]!, outer!)) : cut[0])?.push(ring)
  return cut.map((polygon) => polygon.map((ring, at) => closed(turned(ring, isClockwise !== at > 0))))
}

const sides = ({ west, south, east, north }: Rectangle) =>
  [
    ['x', 1, west],
    ['x', -1, east],
    ['y', 1, south],
    ['y', -1, north],
  ] as const

/** A run of vertices on the wanted side, with the places where it meets the side first and last. */
interface Run {
  readonly vertices: readonly Vertex[]
  readonly ends: readonly [number, number]
}

function cutAtSide(rings: readonly OpenRing[], axis: 'x' | 'y', sign: 1 | -1, limit: number): readonly OpenRing[] {
  const along = axis === 'x' ? 'y' : 'x'
  // What lies just on the side counts as beyond it: then each ring meets the side an even number of times.
  const isInside = (vertex: Vertex) => (vertex[axis] - limit) * sign > 0
  const left: OpenRing[] = []
  const runs: Run[] = []
  for (const ring of rings) {
    const { vertices } = ring
    const first = vertices.findIndex((vertex, at) => isInside(vertex) && !isInside(vertices.at(at - 1)!))
    if (first < 0) {
      if (vertices.length > 0 && isInside(vertices[0]!)) left.push(ring)
      continue
    }
    let run: Vertex[] = []
    for (let done = 0; done < vertices.length; done++) {
      const here = vertices[(first + done) % vertices.length]!
      const before = vertices.at(((first + done) % vertices.length) - 1)!
      if (isInside(here)) {
        if (run.length === 0) run.push(meeting(before, here, axis, limit))
        run.push(here)
      } else if (run.length > 0) {
        run.push(meeting(before, here, axis, limit))
        runs.push({ vertices: run, ends: [run[0]![along], run.at(-1)![along]] })
        run = []
      }
    }
  }
  return [...left, ...joinedRuns(runs).map((vertices) => ({ vertices, isWhole: false }))]
}

/** Just on the side, however the numbers are rounded. */
function meeting(from: Vertex, to: Vertex, axis: 'x' | 'y', limit: number): Vertex {
  const share = (limit - from[axis]) / (to[axis] - from[axis])
  const between = (name: 'x' | 'y' | 'z') => from[name] + (to[name] - from[name]) * share
  return { x: between('x'), y: between('y'), z: Number(between('z').toFixed(3)), [axis]: limit }
}

interface RunEnd {
  readonly run: number
  readonly isStart: boolean
  readonly at: number
}

/** Ends next to each other along the side belong together, the first and second, the third and fourth … */
function joinedRuns(runs: readonly Run[]): readonly (readonly Vertex[])[] {
  const rings: (readonly Vertex[])[] = []
  const ends: RunEnd[] = []
  for (const [
    run,
    {
      vertices,
      ends: [start, end],
    },
  ] of runs.entries()) {
    // Begins and ends in one place: a ring of its own.
    if (start === end) rings.push(vertices)
    else ends.push({ run, isStart: true, at: start }, { run, isStart: false, at: end })
  }
  ends.sort((one, other) => one.at - other.at)
  const partners = new Map<number, RunEnd>()
  const key = (run: number, isStart: boolean) => run * 2 + (isStart ? 1 : 0)
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const one = ends[at]!
    // Of several in one place, where the border comes in goes with where it goes out: so no ring runs both ways.
    const place = ends[at + 1]!.at
    let fitting = at + 1
    while (ends[fitting]?.at === place && ends[fitting]!.isStart === one.isStart) fitting++
    if (ends[fitting]?.at === place) [ends[at + 1], ends[fitting]] = [ends[fitting]!, ends[at + 1]!]
    const other = ends[at + 1]!
    partners.set(key(one.run, one.isStart), other)
    partners.set(key(other.run, other.isStart), one)
  }
  const done = new Set<number>()
  for (const { run: first } of ends) {
    if (done.has(first)) continue
    const ring: Vertex[] = []
    for (let run = first, isForward = true; !done.has(run); ) {
      done.add(run)
      const { vertices } = runs[run]!
      ring.push(...(isForward ? vertices : vertices.toReversed()))
      const next: RunEnd = partners.get(key(run, !isForward))!
      run = next.run
      isForward = next.isStart
    }
    rings.push(ring)
  }
  return rings
}

/** Exteriors with the holes in them. */
function polygonsOf(rings: readonly (readonly Vertex[])[]): (readonly Vertex[])[][] {
  const polygons: (readonly Vertex[])[][] = []
  if (rings.length === 1) return [[rings[0]!]]
  for (const { ring, isHole } of nestRings(
    rings.map((each) => closed(each).map(({ x, y, z }) => [x, y, z] as const)),
  )) {
    const vertices = ring.slice(1).map(([x, y, z]) => ({ x, y, z: z! }))
    if (isHole) polygons.at(-1)!.push(vertices)
    else polygons.push([vertices])
  }
  return polygons
}

const isSamePlace = (one: Vertex, other: Vertex): boolean => one.x === other.x && one.y === other.y

const opened = (ring: readonly Vertex[]): readonly Vertex[] =>
  ring.length > 1 && isSamePlace(ring[0]!, ring.at(-1)!) ? ring.slice(0, -1) : ring

const closed = (ring: readonly Vertex[]): Ring => [...ring, ring[0]!]

const withoutRepeats = (ring: readonly Vertex[]): readonly Vertex[] =>
  ring.filter((vertex, at) => !isSamePlace(vertex, ring.at(at - 1)!))

const turned = (ring: readonly Vertex[], isClockwise: boolean): readonly Vertex[] =>
  doubleArea(ring) < 0 === isClockwise ? ring : ring.toReversed()

function doubleArea(ring: readonly Vertex[]): number {
  let area = 0
  const [origin] = ring
  for (let at = 1; at + 1 < ring.length; at++)
    area +=
      (ring[at]!.x - origin!.x) * (ring[at + 1]!.y - origin!.y) -
      (ring[at + 1]!.x - origin!.x) * (ring[at]!.y - origin!.y)
  return area
}

function isWithin({ x, y }: Vertex, ring: readonly Vertex[]): boolean {
  let isInside = false
  ring.forEach((to, at) => {
    const from = ring.at(at - 1)!
    if (from.y > y === to.y > y) return
    if (from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y) > x) isInside = !isInside
  })
  return isInside
}
