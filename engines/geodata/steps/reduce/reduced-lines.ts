import { grown } from '../../bytes/grow.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import { appendPoints } from '../../model/whole-features.ts'
import type { Amount } from '../amount.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { LineRanks, rankOfMost } from '../line-ranks.ts'
import { linesOf, putLines } from '../shapes-of.ts'
import type { Change } from '../step.ts'

/** The points of all lines of a feature are chosen together: a pause in a track takes nothing from either side. */
export const reducedLines = (amount: Amount): Change =>
  async function* (batches, { notes }) {
    const ranking = new LineRanks()
    let ranks = new Float64Array(0)
    let left = 0
    let before = 0
    yield* featureByFeature(batches, (out, batch, feature) => {
      const lines = linesOf(batch, feature)
      ranks = grown(ranks, batch.pointCount)
      for (const { from, to } of lines) ranking.fill(batch.x, batch.y, from, to, ranks)
      const stays = choice(amount, ranks, lines)
      putLines(out, batch, feature, (target, source, from, to) => {
        before += to - from
        left += putSome(target, source, from, to, stays)
      })
    })
    notes.add('points-reduced', before - left)
  }

/** Whether a point stays; asked of each once, in order. */
function choice(
  amount: Amount,
  ranks: Float64Array,
  lines: readonly { readonly from: number; readonly to: number }[],
): (point: number) => boolean {
  if ('metres' in amount) return (point) => ranks[point]! > amount.metres
  const total = lines.reduce((sum, { from, to }) => sum + to - from, 0)
  const most = 'points' in amount ? amount.points : Math.ceil(total * amount.share)
  const inner = new Float64Array(total)
  let count = 0
  for (const { from, to } of lines)
    for (let point = from; point < to; point++) if (Number.isFinite(ranks[point]!)) inner[count++] = ranks[point]!
  const { least, ofLeast } = rankOfMost(inner.subarray(0, count), most - (total - count))
  let equal = 0
  return (point) => ranks[point]! > least || (ranks[point] === least && equal++ < ofLeast)
}

/** Runs of points that stay are copied as one. */
function putSome(
  out: FeatureBatch,
  batch: FeatureBatch,
  from: number,
  to: number,
  stays: (point: number) => boolean,
): number {
  let count = 0
  let start = from
  for (let point = from; point <= to; point++) {
    if (point < to && stays(point)) continue
    if (point > start) appendPoints(out, batch, start, point)
    count += point - start
    start = point + 1
  }
  return count
}
