import { epochSeconds } from '../../bytes/epoch-seconds.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import { appendPoints } from '../../model/whole-features.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { InstantText } from '../instant-text.ts'
import { linesOf, putLines } from '../shapes-of.ts'
import type { Change } from '../step.ts'

/**
 * A way back takes as long as the way there: times run from the same beginning to the same end, with the pauses where they were on the
 * ground. Where they do not all say when, they stay with their points.
 */
export const reversedLines: Change = async function* (batches, { notes }) {
  const instants = new InstantText()
  let reversed = 0
  let mirrored = 0
  yield* featureByFeature(batches, (out, batch, feature) => {
    const lines = linesOf(batch, feature)
    reversed += lines.length
    const span = timeSpan(batch, lines)
    putLines(
      out,
      batch,
      feature,
      (target, source, from, to) => {
        for (let point = to - 1; point >= from; point--) {
          appendPoints(target, source, point, point + 1)
          if (span === undefined || !source.time.has(point)) continue
          const seconds = span - secondsAt(source, point)
          const start = instants.put(target, seconds)
          target.time.set(target.pointCount - 1, start, target.textLength)
          mirrored++
        }
      },
      true,
    )
  })
  notes.add('lines-reversed', reversed)
  notes.add('times-mirrored', mirrored)
}

const secondsAt = ({ text, time }: FeatureBatch, point: number): number =>
  epochSeconds(text, time.start[point]!, time.end[point]!)

/** Twice the middle of the time the feature took. */
function timeSpan(batch: FeatureBatch, lines: ReturnType<typeof linesOf>): number | undefined {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { from, to } of lines)
    for (let point = from; point < to; point++) {
      if (!batch.time.has(point)) continue
      const seconds = secondsAt(batch, point)
      if (Number.isNaN(seconds)) return undefined
      first = Math.min(first, seconds)
      last = Math.max(last, seconds)
    }
  return last > first ? first + last : undefined
}
