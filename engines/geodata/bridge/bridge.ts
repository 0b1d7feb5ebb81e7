import type { FeatureBatch } from '../model/feature.ts'
import { wholeFeatures } from '../model/whole-features.ts'
import { type Crossing, isWithinCategory } from './crossing.ts'
import { FeatureBridge } from './feature-bridge.ts'
import { LastValues } from './last-values.ts'
import { NumberedRepeats } from './numbered-repeats.ts'
import { PointBridge, singleLines } from './point-bridge.ts'

/**
 * Stands between a reader and a writer of different kinds. It puts long features together where the writer needs them whole, brings names,
 * styles, folders and values of points into the form the target has for them, and notes what the target has no form for.
 */
export function bridged(batches: AsyncIterable<FeatureBatch>, crossing: Crossing): AsyncIterable<FeatureBatch> {
  const ready = inTargetForm(batches, crossing)
  // In GPX and KML a name may stand for several values.
  return crossing.to.category === 'gps' ? ready : withLastValues(ready, crossing)
}

function inTargetForm(batches: AsyncIterable<FeatureBatch>, crossing: Crossing): AsyncIterable<FeatureBatch> {
  const { from, to, room, options } = crossing
  // A route, and a geometry in one cell of a table, can only be written whole.
  const needsWhole = !room.pieces || options.lines === 'route' || options.rows === 'feature'
  const isPlain = isWithinCategory(from, to, options) && crossing.isChanged !== true && options.precision === undefined
  // Values of points that the target has no room for are dropped before the pieces of a long track are put together, to save memory.
  const losesValues = room.pointValues === 'measures' || room.pointValues === 'none'
  if (losesValues && !isPlain) return withSingleLines(wholeFeatures(crossed(batches, crossing)))
  const whole = needsWhole ? wholeFeatures(batches) : batches
  return isPlain ? whole : crossed(whole, crossing)
}

async function* withLastValues(
  batches: AsyncIterable<FeatureBatch>,
  { notes }: Crossing,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const values = new LastValues(notes)
  for await (const batch of batches) {
    values.cross(batch)
    yield batch
  }
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
  const repeats = crossing.from.category === 'gps' && crossing.to.category !== 'gps' ? new NumberedRepeats() : undefined
  for await (const batch of batches) {
    features.cross(batch)
    points.cross(batch)
    repeats?.cross(batch)
    yield batch
  }
  points.finish()
}
