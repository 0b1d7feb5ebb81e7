import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { MemorySpill, type Spill } from '../../bytes/spill.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { openZip } from '../../zip/zip-reader.ts'
import { reader as csvReader } from '../csv/reader.ts'
import { walk } from './elements.ts'
import { SheetRows } from './sheet-rows.ts'
import { openWorkbook, type Workbook } from './workbook.ts'

/** A workbook is a packed table: its first sheet with rows is read as CSV is. Other sheets with rows are counted. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const entries = await openZip(input, context.notes, context.createInflater)
  const workbook = await openWorkbook(entries, context.notes)
  const spill = context.createSpill?.() ?? new MemorySpill()
  try {
    const others = await writeRows(workbook, spill, context)
    context.notes.add('plain-tables-dropped', others)
    yield* csvReader([tableOf(spill, input.name)], {
      ...context,
      options: { ...context.options, delimiter: ',', encoding: 'utf-8' },
    })
  } finally {
    await spill.dispose()
  }
}

/** Writes the first sheet that has rows, and tells how many others have some. */
async function writeRows(workbook: Workbook, spill: Spill, { notes }: ReadContext): Promise<number> {
  let others = 0
  for (const { entry } of workbook.sheets) {
    const rows = new SheetRows(workbook)
    const isFirst = spill.size === 0
    for await (const lines of walk(entry, notes, rows)) {
      if (isFirst && rows.rowCount > 0) await spill.write(lines)
      else if (!isFirst && rows.rowCount > 0) break
    }
    if (!isFirst && rows.rowCount > 0) others++
  }
  if (spill.size === 0) fail({ code: 'nothing_to_convert' })
  return others
}

function tableOf(spill: Spill, name: string): GeodataInput {
  return {
    name: `${name}.csv`,
    size: spill.size,
    stream: () => spill.read(),
    slice: async (start, end) => spill.slice(start, Math.min(end, spill.size)),
  }
}
