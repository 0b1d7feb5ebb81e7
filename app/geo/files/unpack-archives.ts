import { untilLoaded } from '#app/ui/until-loaded.ts'
import { extensionOf } from '#engines/geodata/index.ts'

/** Files as they were chosen, those of an archive in its place where they are several things to convert. */
export async function unpackArchives(files: readonly File[]): Promise<readonly File[]> {
  if (!files.some(isArchive)) return files
  // Loaded when it is wanted: few choose an archive.
  const { filesOfArchive } = await untilLoaded(() => import('./files-of-archive.ts'))
  const unpacked = await Promise.all(files.map((file) => (isArchive(file) ? filesOfArchive(file) : [file])))
  return unpacked.flat()
}

const isArchive = (file: File): boolean => extensionOf(file.name) === '.zip'
