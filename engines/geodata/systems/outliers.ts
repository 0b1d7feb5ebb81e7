import { FeatureBatch } from '../model/feature.ts'
import { appendFeature } from '../model/whole-features.ts'
import type { Notes } from '../notes/notes.ts'
import { isBeyondDegrees } from './degree-limits.ts'

/** Wrong numbers are taken for mistakes where there is one of them among at least five features, or up to a tenth. */
const fewestFeatures = 5
const largestShare = 0.1

/**
 * A batch in degrees without the geometry of the few features that have a point beyond the globe. They keep their values, and a note tells
 * the numbers of each. Undefined where they are too many to be mistakes, or where a feature of the batch comes in pieces.
 */
export function withoutOutliers(batch: FeatureBatch, notes: Notes): FeatureBatch | undefined {
  if (batch.continuesFeature || batch.openFeature) return undefined
  const wrong = new Map<number, string>()
  let located = 0
  for (let feature = 0; feature < batch.featureCount; feature++) {
    const [from, to] = [pointOf(batch, feature), pointOf(batch, feature + 1)]
    if (from < to) located++
    for (let point = from; point < to && !wrong.has(feature); point++)
      if (isBeyondDegrees(batch.x[point]!, batch.y[point]!)) wrong.set(feature, `${batch.x[point]} ${batch.y[point]}`)
  }
  if (located < fewestFeatures || wrong.size > Math.max(1, located * largestShare)) return undefined
  const sound = new FeatureBatch(batch.document, batch.keepDigits)
  for (let feature = 0; feature < batch.featureCount; feature++)
    appendFeature(sound, batch, feature, !wrong.has(feature))
  for (const subject of wrong.values()) notes.add('points-out-of-range-dropped', 1, { subject })
  return sound
}

const pointOf = (batch: FeatureBatch, feature: number): number =>
  batch.firstPoint[batch.firstPath[batch.firstShape[feature]!]!]!
