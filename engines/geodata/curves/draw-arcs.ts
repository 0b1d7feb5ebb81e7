import type { FeatureBatch } from '../model/feature.ts'
import { addArc } from './arcs.ts'

/** An arc drawn out as a line has up to 180 times as many points. Longer curves, or curves of very large features, keep their control points only. */
const mostControlPoints = 10_000
const mostPoints = 1 << 21

/** Whether a curve of so many points may be drawn out, in a feature that has so many already. */
export const mayBeDrawn = (controlPoints: number, pointsBefore: number): boolean =>
  controlPoints <= mostControlPoints && pointsBefore <= mostPoints

/**
 * Draws out a circular string whose points, from `first` on, are the newest of a batch: each two more are the middle and the end of an arc. Elevations and
 * measures between them go evenly from one to the next.
 */
export function drawArcs(batch: FeatureBatch, first: number): void {
  const count = batch.pointCount - first
  if (count < 3 || !mayBeDrawn(count, first)) return
  const [x, y, z, m] = [batch.x, batch.y, batch.z, batch.m].map((column) => column.slice(first, first + count))
  for (const digits of [batch.xDigits, batch.yDigits, batch.zDigits]) digits.cutBack(first + 1)
  batch.pointCount = first + 1
  let from = first
  const spread = (to: number, control: number) => {
    for (let point = from + 1; point <= to; point++) {
      const share = (point - from) / (to - from)
      batch.z[point] = between(z![control - 1]!, z![control]!, share)
      batch.m[point] = between(m![control - 1]!, m![control]!, share)
    }
    from = to
  }
  let control = 1
  for (; control + 1 < count; control += 2) {
    const at = control
    let isBehindMiddle = false
    addArc([...x!.subarray(at - 1, at + 2)], [...y!.subarray(at - 1, at + 2)], (east, north) => {
      const point = batch.addPoint(east, north)
      if (isBehindMiddle || east !== x![at] || north !== y![at]) return
      isBehindMiddle = true
      spread(point, at)
    })
    spread(batch.pointCount - 1, at + 1)
  }
  // An even number of control points is a mistake: the last one is joined by a straight line.
  if (control < count) spread(batch.addPoint(x![control]!, y![control]!), control)
  batch.firstPoint[batch.pathCount] = batch.pointCount
}

const between = (one: number, other: number, share: number): number =>
  share === 1 ? other : one + (other - one) * share

/** Where a part of a curve begins at the end of the part before, removes the repeated point. `joint` is the first point of the new part. */
export function joinParts(batch: FeatureBatch, joint: number): void {
  const { x, y, z, m } = batch
  const isFirst = joint === batch.firstPoint[batch.pathCount - 1]
  if (isFirst || joint >= batch.pointCount || x[joint] !== x[joint - 1] || y[joint] !== y[joint - 1]) return
  for (const column of [x, y, z, m]) column.copyWithin(joint, joint + 1, batch.pointCount)
  // The digits of the points behind it are given up, instead of moving them along: the numbers are printed then.
  for (const digits of [batch.xDigits, batch.yDigits, batch.zDigits]) digits.cutBack(joint)
  batch.pointCount = batch.firstPoint[batch.pathCount] = batch.pointCount - 1
}
