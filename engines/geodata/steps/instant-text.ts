import type { FeatureBatch } from '../model/feature.ts'
import { InstantWriter, instantLength } from '../recording/write-seconds.ts'

/** Instants as text of a batch, in UTC; parts of a second to three digits where there are any. */
export class InstantText {
  readonly #writer = new InstantWriter()

  /** Returns where the text begins; it ends at `textLength`. */
  put(batch: FeatureBatch, epochSeconds: number): number {
    const milliseconds = Math.round(epochSeconds * 1000)
    if (milliseconds % 1000 !== 0 || milliseconds < 0) {
      const text = new Date(milliseconds).toISOString()
      return batch.addString(text.replace('.000', ''))
    }
    batch.reserveText(instantLength)
    const start = batch.textLength
    batch.textLength = this.#writer.write(batch.text, start, milliseconds / 1000)
    return start
  }
}
