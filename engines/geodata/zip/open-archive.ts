import type { GeodataInput } from '../bytes/input.ts'
import { Notes } from '../notes/notes.ts'
import type { InflaterFactory } from './deflater.ts'
import { openZip, type ZipEntry } from './zip-reader.ts'

/** The files of an archive, for callers that have no notes to keep. */
export async function openArchive(input: GeodataInput, inflate?: InflaterFactory): Promise<ZipEntry[]> {
  const entries = await openZip(input, new Notes(), inflate)
  return entries.filter((entry) => !entry.isDirectory)
}
