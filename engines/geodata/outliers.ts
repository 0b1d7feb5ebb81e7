import { appendFeature } from './bridge/whole-features.ts'
import { FeatureBatch } from './feature.ts'
import type { Notes } from './notes.ts'

/** One wrong number among at least so many features that are in degrees is a mistake; so are more, up to a tenth. */
const fewestFeatures = 5
const largestShare = 0.1

/** Whether this can be neither longitude nor latitude, with room for longitudes counted on and for rounding at a pole. */
const isBeyond = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) > 360 || Math.abs(latitude) > 90.01

/**
 * A batch in degrees in which a few features have a point beyond the globe, without the geometry of those: they keep their values, and each is told with the
 * numbers it had. Nothing where they are too many to be mistakes, or stand in a feature that comes in pieces.
 */
export function withoutOutliers(batch: FeatureBatch, notes: Notes): FeatureBatch | undefined {
  if (batch.continuesFeature || batch.openFeature) return undefined
  const wrong = new Map<number, string>()
  let located = 0
  for (let feature = 0; feature < batch.featureCount; feature++) {
    const [from, to] = [pointOf(batch, feature), pointOf(batch, feature + 1)]
    if (from < to) located++
    for (let point = from; point < to && !wrong.has(feature); point++)
      if (isBeyond(batch.x[point]!, batch.y[point]!)) wrong.set(feature, `${batch.x[point]} ${batch.y[point]}`)
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
