import { ByteWriter } from '../../bytes/byte-writer.ts'
import type { Writer } from '../../model/format.ts'
import { noteDroppedFolders } from '../dropped-folders.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { FeatureWriter } from './feature-writer.ts'

/** One feature per line, nothing around them; `mark` stands in front of each (RFC 8142 has a record separator there). */
const writerOf = (mark: number | undefined): Writer =>
  async function* (batches, context) {
    const out = new ByteWriter()
    const features = new FeatureWriter(out, context)
    for await (const batch of batches) {
      for (let feature = 0; feature < batch.featureCount; feature++) {
        const continues = feature === 0 && batch.continuesFeature
        const goesOn = feature === batch.featureCount - 1 && batch.openFeature
        if (!continues && mark !== undefined) out.byte(mark)
        if (continues || goesOn) yield* features.piece(batch, feature, goesOn)
        else features.write(batch, feature)
        if (!goesOn) out.byte(0x0a)
        if (out.full) yield out.take()
      }
      context.written.points += batch.pointCount
    }
    features.finish()
    noteDroppedMetadata(context.document, context.notes, [])
    noteDroppedFolders(context)
    yield out.take()
  }

export const linesWriter = writerOf(undefined)
export const sequenceWriter = writerOf(0x1e)
