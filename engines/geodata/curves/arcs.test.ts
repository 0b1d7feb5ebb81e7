import { expect, test } from 'vitest'
import { addArc, addArcByCenter, addCircle, radiiOf } from './arcs.ts'

type Points = [x: number, y: number][]
const points = (draw: (add: (x: number, y: number) => void) => void): Points => {
  const found: Points = []
  draw((x, y) => void found.push([x, y]))
  return found
}
const arc = (x: number[], y: number[]) => points((add) => addArc(x, y, add))
const circle = (x: number[], y: number[]) => points((add) => addCircle(x, y, add))
const near = ([x, y]: [number, number]) => [expect.closeTo(x, 9), expect.closeTo(y, 9)]

test('an arc goes the way its middle says, with or against the clock, also over more than half of its circle', () => {
  const root = Math.SQRT1_2
  const half = arc([11, 10, 9], [20, 21, 20])
  expect(half).toHaveLength(180)
  expect([half[44], half[89], half[134]]).toEqual([
    near([10 + root, 20 + root]),
    [10, 21],
    near([10 - root, 20 + root]),
  ])
  const other = arc([11, 10, 9], [20, 19, 20])
  expect([other[44], other.at(-1)]).toEqual([near([10 + root, 20 - root]), [9, 20]])
  const most = arc([11, 9, 10], [20, 20, 19])
  expect(most).toHaveLength(270)
  expect([most[89], most[224]]).toEqual([near([10, 21]), near([10 - root, 20 - root])])
})

test('an arc that ends where it began is the circle whose other side its middle is', () => {
  const whole = arc([1, -1, 1], [0, 0, 0])
  expect(whole).toHaveLength(360)
  expect([whole[89], whole[179], whole[269], whole[359]]).toEqual([near([0, 1]), [-1, 0], near([0, -1]), [1, 0]])
})

test('an arc is one however small it is', () => {
  const small = arc([0, 1e-7, 2e-7], [0, 1e-7, 0])
  expect(small).toHaveLength(180)
  for (const [x, y] of small) expect(Math.hypot(x - 1e-7, y)).toBeCloseTo(1e-7, 20)
})

test('points on a straight line, or one and the same, are that line', () => {
  expect(arc([0, 1, 2], [0, 1, 2])).toEqual([[1, 1], [2, 2]]) // biome-ignore format: points
  expect(arc([500_000, 500_001, 500_003], [5e6, 5e6, 5e6])).toEqual([[500_001, 5e6], [500_003, 5e6]]) // biome-ignore format: points
  expect(arc([3, 3, 3], [4, 4, 4])).toEqual([[3, 4], [3, 4]]) // biome-ignore format: points
  // What rounding leaves of a rise is none.
  expect(arc([0, 1, 2], [0, 1e-13, 0])).toHaveLength(2)
  expect(arc([0, 1, 2], [0, 0.1, 0]).length).toBeGreaterThan(20)
})

test('a circle through three points goes on to its first', () => {
  const whole = circle([1, 0, -1], [0, 1, 0])
  expect(whole).toHaveLength(360)
  expect([whole[89], whole[179], whole[269], whole[359]]).toEqual([[0, 1], [-1, 0], near([0, -1]), [1, 0]])
  const clockwise = circle([1, 0, -1], [0, -1, 0])
  expect([clockwise[89], clockwise[269], clockwise[359]]).toEqual([[0, -1], near([0, 1]), [1, 0]])
  expect(circle([1, -1, 1], [0, 0, 0])).toHaveLength(360)
  expect(circle([0, 1, 2], [0, 1, 2])).toHaveLength(2)
})

test('wherever a circle lies, its points are as far from its centre, and no two further from each other than a degree', () => {
  const [x, y] = [[13, 6, 10], [24, 23, 15]] as const // biome-ignore format: of the circle around 10 20
  for (const whole of [circle([...x], [...y]), circle(x.toReversed(), y.toReversed())]) {
    expect(whole.length).toBeGreaterThanOrEqual(360)
    expect(whole.length).toBeLessThanOrEqual(363)
    for (const [at, [east, north]] of whole.entries()) {
      expect(Math.hypot(east - 10, north - 20)).toBeCloseTo(5, 9)
      const [eastBefore, northBefore] = whole.at(at - 1)!
      expect(Math.hypot(east - eastBefore, north - northBefore)).toBeLessThan(0.0873)
    }
  }
})

test('an arc by its centre has both ends; a whole circle closes', () => {
  const drawn = (start: number, end: number) => points((add) => addArcByCenter(10, 20, { x: 2, y: 1 }, start, end, add))
  const quarter = drawn(0, Math.PI / 2)
  expect(quarter).toHaveLength(91)
  expect([quarter[0], quarter[45], quarter[90]]).toEqual([
    [12, 20],
    near([10 + Math.SQRT2, 20 + Math.SQRT1_2]),
    near([10, 21]),
  ])
  const back = drawn(Math.PI / 2, 0)
  expect([back.length, back[90]]).toEqual([91, near([12, 20])])
  const whole = drawn(1, 1)
  expect(whole).toHaveLength(361)
  expect(whole[360]).toEqual(whole[0])
  expect(whole[180]).toEqual(near([10 - 2 * Math.cos(1), 20 - Math.sin(1)]))
  expect(drawn(0, 0.001)).toHaveLength(2)
})

/** Lengths of a degree on WGS84, in metres, by its radii of curvature along the parallel and the meridian. */
test.each([
  [0, 111_319.5, 110_574.3],
  [30, 96_486.3, 110_852.4],
  [45, 78_846.8, 111_131.8],
  [60, 55_800, 111_412.2],
  [75, 28_901.7, 111_618.4],
])('a radius in metres is degrees at latitude %i', (latitude, east, north) => {
  const { x, y } = radiiOf(100_000, 'm', true, latitude)
  expect(100_000 / x).toBeCloseTo(east, 0)
  expect(100_000 / y).toBeCloseTo(north, 0)
})

test('units of lengths, and those that are none', () => {
  const metre = radiiOf(1, 'm', true, 40).x
  const inMetres = (unit: string) => Number((radiiOf(1, unit, true, 40).x / metre).toFixed(6))
  expect(['metre', 'Meter', 'urn:ogc:def:uom:EPSG::m', 'http://x.org/units#metre'].map(inMetres)).toEqual([1, 1, 1, 1])
  expect(['km', 'NM', 'nmi', '[nmi_i]', 'ft', '[ft_i]', 'mi', '[mi_i]'].map(inMetres)).toEqual([1000, 1852, 1852, 1852, 0.3048, 0.3048, 1609.344, 1609.344]) // biome-ignore format: one line
  expect(radiiOf(3, 'deg', true, 40)).toEqual({ x: 3, y: 3 })
  expect(radiiOf(3, 'm', false, 40)).toEqual({ x: 3, y: 3 })
})

test('turns without number are drawn as one, and end where they end', () => {
  const drawn = (end: number) => points((add) => addArcByCenter(0, 0, { x: 1, y: 1 }, 0, end, add))
  for (const turns of [3.25, 1e6 + 0.25, -3.75, 1e300]) expect(drawn(turns * 2 * Math.PI).length).toBeLessThan(725)
  const [x, y] = drawn(1e3 * 2 * Math.PI + Math.PI / 2).at(-1)!
  expect([x, y]).toEqual([expect.closeTo(0, 6), expect.closeTo(1, 6)])
})
