import { ByteWriter } from '../../bytes/byte-writer.ts'
import { writeDocumentMembers } from '../../json/document-members.ts'
import type { DocumentInfo } from '../../model/document.ts'
import type { Writer } from '../../model/format.ts'
import { noteDroppedFolders } from '../dropped-folders.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { FeatureWriter, reservedInFeature } from './feature-writer.ts'

const reservedInCollection = [...reservedInFeature, 'crs']

/** GeoJSON as RFC 7946 has it: one FeatureCollection, a feature per line. */
export const writer: Writer = async function* (batches, context) {
  const out = new ByteWriter()
  const features = new FeatureWriter(out, context)
  let isFirst = true
  let known: readonly string[] = []
  for await (const batch of batches) {
    if (isFirst) known = writeOpening(out, context.document)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const continues = feature === 0 && batch.continuesFeature
      const goesOn = feature === batch.featureCount - 1 && batch.openFeature
      if (!continues) out.ascii(isFirst ? '\n' : ',\n')
      isFirst = false
      if (continues || goesOn) yield* features.piece(batch, feature, goesOn)
      else features.write(batch, feature)
      if (out.full) yield out.take()
    }
    context.written.points += batch.pointCount
  }
  out.ascii('\n]}\n')
  features.finish()
  noteDroppedMetadata(context.document, context.notes, known)
  noteDroppedFolders(context)
  yield out.take()
}

/** Texts about the whole document are members of the collection; those known so early are returned. */
function writeOpening(out: ByteWriter, document: DocumentInfo): readonly string[] {
  const { metadata, folders } = document
  out.ascii('{"type":"FeatureCollection"')
  const layer = folders.length === 1 ? folders[0]!.name : ''
  if (!metadata.has('name') && layer !== '') out.utf8(`,"name":${JSON.stringify(layer)}`)
  const written = writeDocumentMembers(out, document, reservedInCollection)
  out.ascii(',"features":[')
  return written
}
