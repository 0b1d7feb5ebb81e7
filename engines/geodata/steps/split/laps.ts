import { FeatureBatch } from '../../model/feature.ts'
import { appendFeature, wholeFeatures } from '../../model/whole-features.ts'
import { pointSeconds, pointsOf } from '../feature-times.ts'
import { FieldValues } from '../field-values.ts'
import type { Batches } from '../step.ts'

interface Lap {
  readonly from: number
  readonly name: string
}

/** All features and the laps among them, which may stand behind the track they are of. */
export async function lapsFirst(batches: Batches): Promise<{ laps: readonly Lap[]; features: Batches }> {
  const kept: FeatureBatch[] = []
  const laps: Lap[] = []
  let values: FieldValues | undefined
  for await (const batch of wholeFeatures(batches)) {
    values ??= new FieldValues(batch.document, ['type', 'name'])
    if (kept.at(-1)?.full ?? true) kept.push(new FeatureBatch(batch.document, batch.keepDigits))
    for (let feature = 0; feature < batch.featureCount; feature++) {
      appendFeature(kept.at(-1)!, batch, feature)
      values.look(batch, feature)
      if (values.of('type')?.text !== 'Lap') continue
      const from = pointSeconds(batch, pointsOf(batch, feature).from)
      if (!Number.isNaN(from)) laps.push({ from, name: values.of('name')?.text ?? String(laps.length + 1) })
    }
  }
  laps.sort((one, other) => one.from - other.from)
  return { laps, features: given(kept) }
}

async function* given(batches: readonly FeatureBatch[]): AsyncGenerator<FeatureBatch, void, undefined> {
  yield* batches
}
