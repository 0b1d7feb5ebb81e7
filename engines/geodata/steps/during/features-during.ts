import { type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import { appendFeature, appendPoints } from '../../model/whole-features.ts'
import { fail } from '../../notes/problem.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { pointSeconds, pointsOf, saidSeconds } from '../feature-times.ts'
import { isLine, putRuns, putShapes } from '../shapes-of.ts'
import type { Change } from '../step.ts'
import type { TimeSpan } from '../time-span.ts'

/** A point that does not say when goes with the one before it. A feature none of whose points does goes by what its fields say. */
export const featuresDuring = ({ from, to }: TimeSpan): Change =>
  async function* (batches, { notes }) {
    const isMeant = (seconds: number) => seconds >= from && seconds < to
    const counts = { timed: 0, outside: 0, timeless: 0, points: 0 }
    yield* featureByFeature(batches, (out, batch, feature) => {
      const points = pointsOf(batch, feature)
      const meant = meantPoints(batch, points, isMeant)
      if (meant === undefined) {
        const said = saidSeconds(batch, feature)
        if (Number.isNaN(said.from)) counts.timeless++
        else {
          counts.timed++
          if (said.to >= from && said.from < to) appendFeature(out, batch, feature)
          else counts.outside++
        }
        return
      }
      counts.timed++
      const before = out.pointCount
      const stays = (point: number) => meant[point - points.from] === 1
      if (putShapes(out, batch, feature, (target, source, shape) => putMeant(target, source, shape, stays)))
        counts.points += points.to - points.from - (out.pointCount - before)
      else counts.outside++
    })
    if (counts.timed === 0 && counts.timeless > 0) fail({ code: 'step_lacks', step: 'during', what: 'times' })
    notes.add('features-outside-time', counts.outside)
    notes.add('features-without-time-left-out', counts.timeless)
    notes.add('points-outside-time', counts.points)
  }

/** Nothing where no point says when. */
function meantPoints(
  batch: FeatureBatch,
  { from, to }: { readonly from: number; readonly to: number },
  isMeant: (seconds: number) => boolean,
): Uint8Array | undefined {
  if (!batch.time.used) return undefined
  const meant = new Uint8Array(to - from)
  let last: number | undefined
  for (let point = from; point < to; point++) {
    const seconds = pointSeconds(batch, point)
    if (!Number.isNaN(seconds)) {
      const now = isMeant(seconds) ? 1 : 0
      if (last === undefined) meant.fill(now, 0, point - from)
      last = now
    }
    meant[point - from] = last ?? 0
  }
  return last === undefined ? undefined : meant
}

function putMeant(out: FeatureBatch, batch: FeatureBatch, shape: number, stays: (point: number) => boolean): boolean {
  const type = batch.shape[shape] as ShapeType
  if (isLine(type)) return putRuns(out, batch, shape, stays)
  const from = batch.firstPoint[batch.firstPath[shape]!]!
  const to = batch.firstPoint[batch.firstPath[shape + 1]!]!
  const isLoose = type === shapeType.point || type === shapeType.multiPoint
  const kept: number[] = []
  for (let point = from; point < to; point++) if (stays(point)) kept.push(point)
  if (kept.length === 0) return false
  out.beginShape(type)
  // An area is one thing: it stays whole where a corner is meant.
  if (!isLoose) {
    for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) {
      out.beginPath(batch.hole[path] === 1)
      appendPoints(out, batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!)
    }
    return true
  }
  out.beginPath()
  for (const point of kept) appendPoints(out, batch, point, point + 1)
  return true
}
