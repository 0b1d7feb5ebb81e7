import type { Writer } from '../../model/format.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { FeatureRows } from './feature-rows.ts'
import { PointRows } from './point-rows.ts'
import { Table } from './table.ts'

/**
 * CSV as RFC 4180 has it, UTF-8. A row for each feature: points as columns longitude and latitude, any other geometry as WKT. Or a row for
 * each point, with its time and sensor values and the properties of its feature.
 */
export const writer: Writer = async function* (batches, context) {
  const table = new Table(context.options.delimiter ?? ',', context.createSpill, context.system)
  const writing = context.options.rows === 'point' ? new PointRows(table, context) : new FeatureRows(table, context)
  for await (const batch of batches) {
    writing.add(batch)
    await table.rows().relieve()
  }
  writing.finish()
  noteDroppedMetadata(context.document, context.notes, [])
  yield* table.drain()
}
