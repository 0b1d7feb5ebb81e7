import { FeatureBatch } from '../model/feature.ts'
import { wholeFeatures } from '../model/whole-features.ts'
import type { Batches } from './step.ts'

/** Puts what becomes of a feature into `out`: nothing, itself, or several. */
export type PutFeature = (out: FeatureBatch, batch: FeatureBatch, feature: number) => void

/** Whole features one after the other; in memory is the longest of them. */
export async function* featureByFeature(
  batches: Batches,
  put: PutFeature,
): AsyncGenerator<FeatureBatch, void, undefined> {
  let out: FeatureBatch | undefined
  for await (const batch of wholeFeatures(batches)) {
    out ??= new FeatureBatch(batch.document, batch.keepDigits)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      put(out, batch, feature)
      if (!out.full) continue
      yield out
      out.clear()
    }
    if (out.empty) continue
    yield out
    out.clear()
  }
}
