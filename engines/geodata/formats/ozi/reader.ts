import type { Projection } from '#engines/coordinates/index.ts'
import { mainInput } from '../../bytes/input.ts'
import { type LineReader, openLines } from '../../bytes/line-reader.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { datumCodes } from './datums.ts'
import { type OziRecords, RouteRecords, TrackRecords, WaypointRecords } from './records.ts'

/** Tracks, waypoints and routes of OziExplorer: which of them, the first line says. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const lines = await openLines(input, context.notes)
  const nextLine = () => lineOf(lines, input.size)
  const title = await nextLine()
  const make = kinds.find(([name]) => name.test(title))?.[1]
  if (!make) return fail({ code: 'not_this_format', expected: 'ozi' })
  const datum = await nextLine()
  const projection = await projectionOf(datum, context)
  const records = make(context)
  const { recording } = records
  for (let header = 2; header < records.headerLines; header++) records.header(await nextLine(), header)
  for (;;) {
    if (!lines.next()) {
      if (await lines.fill()) continue
      break
    }
    if (lines.line !== '') records.line(lines.line)
    if (recording.batch.full) for (const batch of recording.pause()) yield placed(batch, projection)
  }
  records.finish()
  if (!recording.batch.empty) yield placed(recording.batch, projection)
}

const kinds: readonly (readonly [title: RegExp, make: (context: ReadContext) => OziRecords])[] = [
  [/^OziExplorer Track Point File/i, (context) => new TrackRecords(context)],
  [/^OziExplorer Waypoint File/i, (context) => new WaypointRecords(context)],
  [/^OziExplorer Route File/i, (context) => new RouteRecords(context)],
]

/** The next line; the file ends too early where there is none. */
async function lineOf(lines: LineReader, size: number): Promise<string> {
  while (!lines.next()) if (!(await lines.fill())) fail({ code: 'truncated', offset: size })
  return lines.line
}

/** What brings positions on a datum to WGS 84; a datum that is not known is refused rather than taken for WGS 84. */
async function projectionOf(datum: string, context: ReadContext): Promise<Projection | undefined> {
  const code = datumCodes.find(([name]) => name.test(datum))?.[1]
  if (code === 4326 && context.options?.crs === undefined) return undefined
  if (code === undefined && context.options?.crs === undefined)
    return fail({ code: 'unknown_crs', crs: datum.slice(0, 80) })
  const definition = `EPSG:${code}`
  const projection = await projectionOrFail(context, definition, datum)
  noteReprojection(context, definition, projection)
  return projection
}

function placed(batch: FeatureBatch, projection: Projection | undefined): FeatureBatch {
  if (projection && !reproject(batch, 0, batch.pointCount, projection))
    fail({ code: 'crs_does_not_fit', crs: batch.document.sourceCrs ?? '' })
  return batch
}
