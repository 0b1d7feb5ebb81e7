import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clippedPath, isStillGood } from './clipped-path.ts'
import type { Shapes } from './shapes.ts'

/** Writes down what would be drawn. */
class Written {
  steps: string[] = []
  moveTo = (x: number, y: number) => this.steps.push(`M${x} ${y}`)
  lineTo = (x: number, y: number) => this.steps.push(`L${x} ${y}`)
  closePath = () => this.steps.push('Z')
  addPath = (other: Written) => this.steps.push(...other.steps)
}
beforeEach(() => vi.stubGlobal('Path2D', Written))
afterEach(() => vi.unstubAllGlobals())

const drawn = (path: Path2D) => (path as unknown as Written).steps.join(' ')

/** Lines or areas by their corners, in the unit of the world: 0 to 1 from west to east. */
function shapesOf(parts: readonly (readonly number[])[], closed = false): Shapes {
  const starts: number[] = []
  let vertices = 0
  for (const part of parts) {
    starts.push(vertices)
    vertices += part.length / 2
  }
  const side = (part: readonly number[], axis: 0 | 1, pick: (...numbers: number[]) => number) =>
    pick(...part.filter((_, index) => index % 2 === axis))
  const boxes = parts.flatMap((part) => [
    side(part, 0, Math.min),
    side(part, 1, Math.min),
    side(part, 0, Math.max),
    side(part, 1, Math.max),
  ])
  return { world: parts.flat(), starts, boxes, closed } as unknown as Shapes
}

/** 100 by 100 pixels at the middle of a world 1024 pixels wide: the surroundings reach 150 pixels each way. */
const size = { width: 100, height: 100 }
const view = { centreX: 0.5, centreY: 0.5, scale: 1024 }
const at = (x: number, y: number) => [0.5 + x / 1024, 0.5 + y / 1024]

test('a line in pixels from the middle; steps that nobody sees are left out, but not the last', () => {
  const line = shapesOf([[...at(0, 0), ...at(0.5, 0.5), ...at(0.5, 1), ...at(10, 20), ...at(10.5, 20)]])
  expect(drawn(clippedPath(line, view, size).path)).toBe('M0 0 L0.5 1 L10 20 L10.5 20')
  expect(drawn(clippedPath({ ...line, closed: true }, view, size).path)).toMatch(/ Z$/)
})

test('of a stretch beyond one side only the ends are kept', () => {
  const beyond = (sign: 1 | -1, turned: boolean) => {
    const place = (along: number, across: number) => (turned ? at(across, sign * along) : at(sign * along, across))
    return shapesOf([[...place(0, 0), ...place(200, 1), ...place(300, 2), ...place(400, 3), ...place(0, 4)]])
  }
  expect(drawn(clippedPath(beyond(1, false), view, size).path)).toBe('M0 0 L200 1 L400 3 L0 4')
  expect(drawn(clippedPath(beyond(-1, false), view, size).path)).toBe('M0 0 L-200 1 L-400 3 L0 4')
  expect(drawn(clippedPath(beyond(1, true), view, size).path)).toBe('M0 0 L1 200 L3 400 L4 0')
  expect(drawn(clippedPath(beyond(-1, true), view, size).path)).toBe('M0 0 L1 -200 L3 -400 L4 0')
  const around = shapesOf([[...at(0, 0), ...at(200, 0), ...at(200, 200), ...at(0, 200)]])
  expect(drawn(clippedPath(around, view, size).path)).toBe('M0 0 L200 0 L200 200 L0 200')
  const endsOutside = shapesOf([[...at(0, 0), ...at(200, 0), ...at(300, 0)]])
  expect(drawn(clippedPath(endsOutside, view, size).path)).toBe('M0 0 L200 0 L300 0')
})

test('what lies outside the surroundings is not drawn, and the world goes on beyond its edge', () => {
  const parts = shapesOf([
    [...at(-10, -400), ...at(10, -151)],
    [...at(-10, 151), ...at(10, 400)],
    [...at(160, 0), ...at(170, 0)],
    [...at(0, -150), ...at(1, -150)],
  ])
  expect(drawn(clippedPath(parts, view, size).path)).toBe('M0 -150 L1 -150')
  const atEdge = shapesOf([[1 / 1024, 0.5, 11 / 1024, 0.5]])
  expect(drawn(clippedPath(atEdge, { ...view, centreX: 1 }, size).path)).toBe('M1 0 L11 0')
  // 150 pixels are 2.3 worlds here: four copies of the line are in reach.
  const small = { ...view, scale: 64 }
  expect(drawn(clippedPath(atEdge, small, size).path).match(/M/g)).toHaveLength(4)
})

test('areas of different features are paths of their own', () => {
  const squares = shapesOf([at(0, 0), at(1, 0), at(2, 0)], true)
  const { path, parts } = clippedPath(squares, view, size, Uint32Array.of(7, 7, 8), true)
  expect(parts.map(drawn)).toEqual(['M0 0 Z M1 0 Z', 'M2 0 Z'])
  expect(drawn(path)).toBe('M0 0 Z M1 0 Z M2 0 Z')
  expect(clippedPath(squares, view, size, undefined, true).parts).toHaveLength(3)
  expect(clippedPath(squares, view, size).parts).toEqual([])
})

test('paths serve until the view leaves their surroundings or its scale', () => {
  const clipped = clippedPath(shapesOf([at(0, 0)]), view, size)
  const isGood = (change: Partial<typeof view>) => isStillGood(clipped, { ...view, ...change }, size)
  const moved = (pixels: number) => 0.5 + pixels / 1024
  expect([isGood({}), isGood({ scale: 2048 }), isGood({ scale: 2049 }), isGood({ scale: 409 })]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([100, -100, 101, -101].map((pixels) => isGood({ centreX: moved(pixels) }))).toEqual([true, true, false, false])
  expect([100, -100, 101, -101].map((pixels) => isGood({ centreY: moved(pixels) }))).toEqual([true, true, false, false])
  expect(isGood({ centreX: 1.5 })).toBe(true)
})
