import { extensionOf, type GeodataInput } from '../../bytes/input.ts'
import { LineReader, openLines } from '../../bytes/line-reader.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { projOfCoordSys } from './coord-sys.ts'
import { charsets, readHeader } from './header.ts'
import { MapObjects } from './map-objects.ts'
import { nextRow } from './table.ts'

/** MapInfo's exchange files. The n-th object of the MIF belongs to the n-th row of the MID; without a MID there are shapes alone. */
export const reader: Reader = async function* (inputs, context) {
  const { shapes, table } = filesOf(inputs)
  const lines = await openLines(shapes, context.notes)
  const header = await readHeader(lines, shapes.size)
  const label = charsets[header.charset.toLowerCase()]
  const rows = table && (label ? new LineReader(table.stream(), label) : await openLines(table, context.notes))
  if (!rows) context.notes.add('member-missing', 1, { subject: shapes.name.replace(/mif$/i, 'mid') })
  const projection = await projectionOf(header.coordSys, context)
  const objects = new MapObjects(context, header.columns)
  const { batch } = objects
  const place = () => {
    if (projection && !reproject(batch, 0, batch.pointCount, projection))
      fail({ code: 'crs_does_not_fit', crs: header.coordSys })
  }
  for (;;) {
    if (!lines.next()) {
      if (await lines.fill()) continue
      break
    }
    if (lines.line === '' || objects.goesOn(lines)) continue
    objects.end()
    if (batch.full) {
      place()
      yield batch
      batch.clear()
    }
    objects.begin(lines.line, rows ? await nextRow(rows, header.delimiter) : undefined)
  }
  objects.finish(shapes.size, lines.number)
  place()
  if (!batch.empty) yield batch
}

function filesOf(inputs: readonly GeodataInput[]) {
  const table = inputs.find(({ name }) => extensionOf(name) === '.mid')
  const shapes = inputs.find((input) => input !== table)
  return { shapes: shapes ?? fail({ code: 'missing_member', extension: '.mif' }), table }
}

/** Without a clause the positions are degrees on WGS 84. One that is not understood is refused. */
async function projectionOf(clause: string, context: ReadContext) {
  const definition = clause === '' ? undefined : projOfCoordSys(clause)
  const chosen = context.options?.crs
  if (definition === undefined && clause !== '' && chosen === undefined)
    fail({ code: 'unknown_crs', crs: clause.replace(/^CoordSys\s+/i, '').slice(0, 80) })
  if (!definition) return undefined
  const projection = await projectionOrFail(context, definition, clause)
  noteReprojection(context, definition, projection)
  return projection
}
