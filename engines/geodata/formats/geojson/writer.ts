import { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { DocumentInfo } from '../../document.ts'
import { noteDroppedMetadata } from '../../dropped-metadata.ts'
import type { FeatureBatch } from '../../feature.ts'
import type { WriteContext, Writer } from '../../format.ts'
import { writeDocumentMembers } from '../../json/document-members.ts'
import { FeatureMembers } from '../../json/feature-members.ts'
import { shapeNames } from '../../shape-names.ts'
import { GeometryWriter } from './geometry-writer.ts'

const featureOpening = utf8('{"type":"Feature"')
const noProperties = utf8(',"properties":{}')
const geometryOpening = utf8(',"geometry":')
const nothing = utf8('null')

/** Members GeoJSON defines for other objects; a collection or feature must not have them (RFC 7946, clause 7.1). */
const reservedInFeature = ['type', 'geometry', 'properties', 'features', 'coordinates', 'geometries', 'bbox']
const reservedInCollection = [...reservedInFeature, 'crs']

/** GeoJSON as RFC 7946 has it: one FeatureCollection, a feature per line. */
export const writeGeojson: Writer = async function* (batches, context) {
  const out = new ByteWriter()
  const members = new FeatureMembers(context.document, context.notes, reservedInFeature)
  const geometry = new GeometryWriter(out)
  let isFirst = true
  let known: readonly string[] = []
  for await (const batch of batches) {
    if (isFirst) known = writeOpening(out, context.document)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      out.ascii(isFirst ? '\n' : ',\n')
      isFirst = false
      writeFeature(out, batch, feature, members, geometry)
      const shape = batch.firstShape[feature]!
      const hasShape = shape < batch.firstShape[feature + 1]!
      context.written.add(hasShape ? shapeNames[batch.shape[shape]!]! : 'None')
      if (out.full) yield out.take()
    }
    context.written.points += batch.pointCount
  }
  if (isFirst) known = writeOpening(out, context.document)
  out.ascii('\n]}\n')
  context.notes.add('measures-dropped', geometry.measuresDropped)
  context.notes.add('ring-repaired', geometry.ringsClosed)
  noteDroppedMetadata(context.document, context.notes, known)
  noteDroppedFolders(context)
  yield out.take()
}

/** One layer gives its name to the collection, unless that has one of its own. */
function noteDroppedFolders({ document: { folders, metadata }, notes }: WriteContext): void {
  const [layer] = folders
  if (folders.length === 1 && (metadata.get('name') ?? layer!.name) === layer!.name) return
  for (const { name } of folders) notes.add('folders-dropped', 1, { subject: name })
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

function writeFeature(
  out: ByteWriter,
  batch: FeatureBatch,
  feature: number,
  members: FeatureMembers,
  geometry: GeometryWriter,
): void {
  out.copy(featureOpening)
  if (!members.write(out, batch, feature)) out.copy(noProperties)
  out.copy(geometryOpening)
  const shape = batch.firstShape[feature]!
  if (shape < batch.firstShape[feature + 1]!) geometry.write(batch, shape)
  else out.copy(nothing)
  out.byte(0x7d)
}
