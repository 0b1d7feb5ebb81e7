import type { StoredFeatures } from '../../model/stored-features.ts'
import { appendFeature, wholeFeatures } from '../../model/whole-features.ts'
import { pointSeconds, pointsOf } from '../feature-times.ts'
import { FieldValues } from '../field-values.ts'
import type { Batches } from '../step.ts'

interface Lap {
  readonly from: number
  readonly name: string
}

/** The laps among all features, which may stand behind the track they are of: so the features are put aside. */
export async function lapsFirst(batches: Batches, stored: StoredFeatures): Promise<readonly Lap[]> {
  const laps: Lap[] = []
  let values: FieldValues | undefined
  for await (const batch of wholeFeatures(batches)) {
    values ??= new FieldValues(batch.document, ['type', 'name'])
    for (let feature = 0; feature < batch.featureCount; feature++) {
      appendFeature(stored.into(0, batch), batch, feature)
      values.look(batch, feature)
      if (values.of('type')?.text !== 'Lap') continue
      const from = pointSeconds(batch, pointsOf(batch, feature).from)
      if (!Number.isNaN(from)) laps.push({ from, name: values.of('name')?.text ?? String(laps.length + 1) })
    }
    await stored.relieve()
  }
  return laps.sort((one, other) => one.from - other.from)
}
