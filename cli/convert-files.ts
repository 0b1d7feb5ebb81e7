import type { Arguments } from './arguments.ts'
import { type Converted, converted, type Task } from './conversion.ts'
import { openOutputs } from './outputs.ts'
import { writeShapefileSet } from './shapefile-set.ts'

/** The files of a result appear under their names only when all are whole; a stream gets it as it comes. */
export async function convertFiles(task: Task, parsed: Arguments): Promise<Converted> {
  const { to, outPath } = task
  if (to === 'shp' && /\.shp$/i.test(outPath)) return writeShapefileSet(task, parsed)
  const outputs = await openOutputs([outPath], task.mayReplace)
  try {
    const result = await converted(task, parsed, (bytes) => outputs.write(0, bytes))
    if (!result.ok) return result
    outputs.finish()
    return { ok: true, value: { ...result.value, outputs: outPath === '-' ? [] : [outPath] } }
  } finally {
    outputs.abandon()
  }
}
