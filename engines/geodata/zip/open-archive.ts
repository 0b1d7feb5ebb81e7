import type { GeodataInput } from '../input.ts'
import { Notes } from '../notes.ts'
import { openZip, type ZipEntry } from './zip-reader.ts'

/** The files of an archive, for callers that have no notes to keep. */
export async function openArchive(input: GeodataInput): Promise<ZipEntry[]> {
  const entries = await openZip(input, new Notes())
  return entries.filter((entry) => !entry.isDirectory)
}
