import type { ByteWriter } from '../bytes/byte-writer.ts'
import { utf8 } from '../bytes/utf8.ts'
import { type FeatureBatch, valueKind } from '../model/feature.ts'

const nullBytes = utf8('null')

/** Writes one property's value as JSON. */
export function writeJsonValue(out: ByteWriter, batch: FeatureBatch, property: number): void {
  const start = batch.propertyStart[property]!
  const end = batch.propertyEnd[property]!
  switch (batch.propertyKind[property]) {
    case valueKind.null:
      out.copy(nullBytes)
      return
    case valueKind.integer:
    case valueKind.real:
    case valueKind.boolean:
    case valueKind.json:
      out.copySlice(batch.text, start, end)
      return
    default:
      out.byte(0x22)
      out.jsonText(batch.text, start, end)
      out.byte(0x22)
  }
}
