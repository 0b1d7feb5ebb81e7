import { utf8Slice } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'

/** A point has one value of each name: of several that differ the last one counts. */
export function setPointChannel(
  batch: FeatureBatch,
  notes: Notes,
  channel: number,
  point: number,
  start: number,
  end: number,
): void {
  const column = batch.channel(channel)
  if (column.has(point) && batch.columnText(column, point) !== utf8Slice(batch.text, start, end))
    notes.add('point-details-dropped', 1, { subject: batch.document.channels[channel]!.name })
  column.set(point, start, end)
}
