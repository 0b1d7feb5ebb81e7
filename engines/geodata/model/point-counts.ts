import type { TextColumn } from '../bytes/text-column.ts'
import { type FeatureBatch, shapeType } from './feature.ts'

/** Calls `work` for every point of a batch that is not a feature of its own: points of lines, areas and multipoints. */
export function forLinePoints(batch: FeatureBatch, work: (point: number) => void): void {
  for (let shape = 0; shape < batch.shapeCount; shape++) {
    if (batch.shape[shape] === shapeType.point) continue
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    for (let point = batch.firstPoint[first]!; first < end && point < batch.firstPoint[end]!; point++) work(point)
  }
}

/** A point without a position. Some formats have no way to say it: there it is no geometry. */
export function isEmptyPoint({ shape: types, firstPath, firstPoint }: FeatureBatch, shape: number): boolean {
  return types[shape] === shapeType.point && firstPoint[firstPath[shape]!] === firstPoint[firstPath[shape + 1]!]
}

/** How many of those points have a value in the column. */
export function countLinePoints(batch: FeatureBatch, column: TextColumn): number {
  const { firstPath, firstPoint } = batch
  let count = 0
  // Not by `forLinePoints`: a call for every point of every file would cost more than the count.
  for (let shape = 0; shape < batch.shapeCount; shape++) {
    if (batch.shape[shape] === shapeType.point) continue
    const end = firstPoint[firstPath[shape + 1]!]!
    for (let point = firstPoint[firstPath[shape]!]!; point < end; point++) if (column.has(point)) count++
  }
  return count
}

/** How many points have a measure. */
export function countMeasures({ m, pointCount }: FeatureBatch): number {
  let count = 0
  for (let point = 0; point < pointCount; point++) if (!Number.isNaN(m[point]!)) count++
  return count
}

/** Whether any of these points has an elevation or measure: `z` or `m` of a batch. */
export function hasNumber(values: Float64Array, from: number, to: number): boolean {
  for (let point = from; point < to; point++) if (!Number.isNaN(values[point]!)) return true
  return false
}
