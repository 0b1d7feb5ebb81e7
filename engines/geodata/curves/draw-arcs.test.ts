import { expect, test } from 'vitest'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch, shapeType } from '../model/feature.ts'
import { converted } from '../testing/run.ts'
import { drawArcs, mayBeDrawn } from './draw-arcs.ts'

const drawn = (points: readonly (readonly [x: number, y: number, z?: number, m?: number])[]) => {
  const batch = new FeatureBatch(new DocumentInfo(), false)
  batch.beginFeature()
  batch.beginShape(shapeType.line)
  batch.beginPath()
  for (const [x, y, z, m] of points) {
    const point = batch.addPoint(x, y)
    if (z !== undefined) batch.setZ(point, z)
    if (m !== undefined) batch.setM(point, m)
  }
  drawArcs(batch, 0)
  expect(batch.firstPoint[1]).toBe(batch.pointCount)
  return batch
}

test('an arc has a point a degree, on its circle, and goes through those it was given by', () => {
  const { x, y, pointCount } = drawn([[0, 0], [1, 1], [2, 0]]) // biome-ignore format: as it is drawn
  expect(pointCount).toBe(181)
  for (let point = 0; point < pointCount; point++) expect(Math.hypot(x[point]! - 1, y[point]!)).toBeCloseTo(1, 12)
  expect([x[0], y[0], x[90], y[90], x[180], y[180]]).toEqual([0, 0, 1, 1, 2, 0])
})

test('elevations and measures go evenly between those that are said', () => {
  const { z, m } = drawn([[0, 0, 10, 1], [1, 1, 20, 2], [2, 0, 110, 3]]) // biome-ignore format: as it is drawn
  expect([z[0], z[45], z[90], z[135], z[180]]).toEqual([10, 15, 20, 65, 110])
  expect([m[0], m[90], m[180]]).toEqual([1, 2, 3])
})

test('arcs follow one another; a point too many is joined by a straight line', () => {
  expect(drawn([[0, 0], [1, 1], [2, 0], [3, -1], [4, 0]]).pointCount).toBe(361) // biome-ignore format: as it is drawn
  const { x, pointCount } = drawn([[0, 0], [1, 1], [2, 0], [3, 7]]) // biome-ignore format: as it is drawn
  expect([pointCount, x[181]]).toEqual([182, 3])
})

test('the point that an arc begins at keeps its digits; those behind are drawn', async () => {
  const { text } = await converted('CIRCULARSTRING (0.00 0.50, 1 1.50, 2.00 0.50)', 'wkt', 'geojson')
  expect(text).toContain('[[0.00,0.50],[0.0001523')
  expect(text).toContain(',[2,0.5]]')
})

test('where two parts of a curve meet, one point is left, and no other has its digits', async () => {
  const { text } = await converted(
    'COMPOUNDCURVE ((0.00 0.50,1.00 2.00),(1.00 2.00,3.50 4.50,5.00 6.00))',
    'wkt',
    'geojson',
  )
  expect(JSON.parse(text).features[0].geometry.coordinates).toEqual([[0, 0.5], [1, 2], [3.5, 4.5], [5, 6]]) // biome-ignore format: as it is drawn
})

test('what would fill the memory keeps the points it was given by', () => {
  const zigzag = (count: number) => Array.from({ length: count }, (_, at) => [at, at % 2] as const)
  expect(drawn(zigzag(10_001)).pointCount).toBe(10_001)
  expect([mayBeDrawn(10_000, 1 << 21), mayBeDrawn(10_001, 0), mayBeDrawn(3, (1 << 21) + 1)]).toEqual([true, false, false]) // biome-ignore format: one line
})
