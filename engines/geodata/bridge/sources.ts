import type { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { appendFeature } from '../model/whole-features.ts'

/** Only the features of one folder or layer, 1 + its index in the document. */
export async function* onlyFolder(
  batches: AsyncIterable<FeatureBatch>,
  wanted: () => number,
): AsyncGenerator<FeatureBatch, void, undefined> {
  let kept: FeatureBatch | undefined
  for await (const batch of batches) {
    kept ??= new FeatureBatch(batch.document, batch.keepDigits)
    const folder = wanted()
    for (let feature = 0; feature < batch.featureCount; feature++)
      if (batch.folder[feature] === folder) appendFeature(kept, batch, feature)
    if (kept.empty || batch.openFeature) continue
    // The chosen layer is the whole result, so it is not a folder in it.
    kept.folder.fill(0, 0, kept.featureCount)
    yield kept
    kept.clear()
  }
}

/** One of several sources that become one file. Features without a folder are put into one named after the source, where the target has folders. */
export async function* asPart(
  batches: AsyncIterable<FeatureBatch>,
  document: DocumentInfo,
  folderName: string | undefined,
): AsyncGenerator<FeatureBatch, void, undefined> {
  let folder = 0
  for await (const batch of batches) {
    // A document can be handed on whole only where it is the only one.
    document.sourceKml = undefined
    document.onlyTracksFollow = false
    if (folderName !== undefined)
      for (let feature = 0; feature < batch.featureCount; feature++) {
        if (batch.folder[feature] !== 0) continue
        if (folder === 0) folder = document.addFolder({ name: folderName, parent: 0 })
        batch.folder[feature] = folder
      }
    yield batch
  }
}
