import type { GeodataProblem } from '#engines/geodata/index.ts'
import type { ConversionProblem } from './protocol.ts'

/** What is wrong with the browser's hold on the files, where that is why they could not be read; else what the engine says. */
export async function problemOf(problem: GeodataProblem, files: readonly File[]): Promise<ConversionProblem> {
  const fault = problem.code === 'internal' ? problem.name : problem.code === 'empty_file' ? await faultOf(files) : ''
  return outsideProblem(fault) ?? problem
}

/** Failures that are the browser's and not the file's. */
export function outsideProblem(fault: string | undefined): ConversionProblem | undefined {
  if (fault === 'QuotaExceededError') return { code: 'storage_full' }
  // The browser gives up on a file that was changed, moved or deleted after it was chosen.
  if (fault === 'NotReadableError' || fault === 'NotFoundError') return { code: 'file_changed' }
  return undefined
}

/** One that was deleted before anything asked for its size has none, and its parts are empty; as a whole it cannot be read. */
async function faultOf(files: readonly File[]): Promise<string | undefined> {
  for (const file of files)
    try {
      if (file.size === 0) await file.arrayBuffer()
    } catch (error) {
      return (error as Error).name
    }
  return undefined
}
