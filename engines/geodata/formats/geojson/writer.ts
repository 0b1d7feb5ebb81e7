import { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { DocumentInfo } from '../../document.ts'
import { noteDroppedMetadata } from '../../dropped-metadata.ts'
import { type FeatureBatch, valueKind } from '../../feature.ts'
import type { Writer } from '../../format.ts'
import { JsonFieldNames, writeJsonValue } from '../../json/json-value-writer.ts'
import { shapeNames } from '../../shape-names.ts'
import { GeometryWriter } from './geometry-writer.ts'

const featureOpening = utf8('{"type":"Feature"')
const propertiesOpening = utf8(',"properties":')
const geometryOpening = utf8(',"geometry":')
const emptyObject = utf8('{}')
const nothing = utf8('null')

/** GeoJSON as RFC 7946 has it: one FeatureCollection, a feature per line. */
export const writeGeojson: Writer = async function* (batches, context) {
  const out = new ByteWriter()
  const names = new JsonFieldNames(context.document)
  const geometry = new GeometryWriter(out)
  let isFirst = true
  let known: readonly string[] = []
  for await (const batch of batches) {
    if (isFirst) known = writeOpening(out, context.document)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      out.ascii(isFirst ? '\n' : ',\n')
      isFirst = false
      writeFeature(out, batch, feature, names, geometry)
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
  if (context.document.folders.length > 1) context.notes.add('folders-dropped', context.document.folders.length)
  yield out.take()
}

/** Texts about the whole document are members of the collection; those known so early are returned. */
function writeOpening(out: ByteWriter, { metadata, folders }: DocumentInfo): readonly string[] {
  out.ascii('{"type":"FeatureCollection"')
  const layer = folders.length === 1 ? folders[0]!.name : ''
  if (!metadata.has('name') && layer !== '') out.utf8(`,"name":${JSON.stringify(layer)}`)
  for (const [name, text] of metadata) out.utf8(`,${JSON.stringify(name)}:${JSON.stringify(text)}`)
  out.ascii(',"features":[')
  return [...metadata.keys()]
}

function writeFeature(
  out: ByteWriter,
  batch: FeatureBatch,
  feature: number,
  names: JsonFieldNames,
  geometry: GeometryWriter,
): void {
  out.copy(featureOpening)
  const first = batch.firstProperty[feature]!
  const end = batch.firstProperty[feature + 1]!
  let plain = 0
  for (let property = first; property < end; property++) {
    const role = batch.document.fields[batch.propertyField[property]!]!.role
    if (role !== 'id' && role !== 'foreign') plain++
    else if (batch.propertyKind[property] !== valueKind.null) {
      out.byte(0x2c)
      if (role === 'id') out.ascii('"id":')
      else out.copy(names.of(batch.propertyField[property]!))
      writeJsonValue(out, batch, property)
    }
  }
  out.copy(propertiesOpening)
  if (plain === 0) out.copy(emptyObject)
  let separator = 0x7b
  for (let property = first; property < end && plain > 0; property++) {
    const field = batch.propertyField[property]!
    const role = batch.document.fields[field]!.role
    if (role === 'id' || role === 'foreign') continue
    out.byte(separator)
    separator = 0x2c
    out.copy(names.of(field))
    writeJsonValue(out, batch, property)
  }
  if (plain > 0) out.byte(0x7d)
  out.copy(geometryOpening)
  const shape = batch.firstShape[feature]!
  if (shape < batch.firstShape[feature + 1]!) geometry.write(batch, shape)
  else out.copy(nothing)
  out.byte(0x7d)
}
