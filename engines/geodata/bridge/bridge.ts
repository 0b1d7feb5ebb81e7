import type { FeatureBatch } from '../feature.ts'
import { type Crossing, isWithinCategory } from './crossing.ts'
import { FeatureBridge } from './feature-bridge.ts'
import { PointBridge, singleLines } from './point-bridge.ts'
import { wholeFeatures } from './whole-features.ts'

/**
 * Between a reader and a writer of different kinds: long features whole where the writer needs them so, names, styles, folders and values of
 * points in the form the target has for them, and a note for what it has none for.
 */
export function bridged(batches: AsyncIterable<FeatureBatch>, crossing: Crossing): AsyncIterable<FeatureBatch> {
  const { from, to, room, options } = crossing
  // A route's parts and a geometry in one cell are written at once.
  const needsWhole = !room.pieces || options.lines === 'route' || options.rows === 'feature'
  const isPlain = isWithinCategory(from, to) && options.fields === undefined && options.precision === undefined
  // Where points keep no values of their own, these go before the pieces are put together: a long track then weighs its positions alone.
  const losesValues = room.pointValues === 'measures' || room.pointValues === 'none'
  if (losesValues && !isPlain) return withSingleLines(wholeFeatures(crossed(batches, crossing)))
  const whole = needsWhole ? wholeFeatures(batches) : batches
  return isPlain ? whole : crossed(whole, crossing)
}

async function* withSingleLines(batches: AsyncIterable<FeatureBatch>): AsyncGenerator<FeatureBatch, void, undefined> {
  for await (const batch of batches) {
    singleLines(batch)
    yield batch
  }
}

async function* crossed(
  batches: AsyncIterable<FeatureBatch>,
  crossing: Crossing,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const features = new FeatureBridge(crossing)
  const points = new PointBridge(crossing)
  for await (const batch of batches) {
    features.cross(batch)
    points.cross(batch)
    yield batch
  }
  points.finish()
}
