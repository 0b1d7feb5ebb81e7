import { inputFromBlob, separateFiles } from '#engines/geodata/index.ts'
import { folderOf, inFolder } from './folder-of.ts'

/** What lies in an archive, each file by itself; the archive where it is one thing, or damaged, which converting it will tell. */
export async function filesOfArchive(archive: File): Promise<readonly File[]> {
  try {
    const entries = await separateFiles(inputFromBlob(archive.name, archive))
    const files: File[] = []
    for (const entry of entries) files.push(await unpacked(entry, archive))
    return files.length > 0 ? files : [archive]
  } catch {
    return [archive]
  }
}

type Entry = Awaited<ReturnType<typeof separateFiles>>[number]

async function unpacked(entry: Entry, archive: File): Promise<File> {
  // Each part a blob, which browsers keep out of the page's memory.
  const parts: Blob[] = []
  for await (const chunk of entry.stream()) parts.push(new Blob([chunk as BlobPart]))
  const name = entry.name.split('/').at(-1)!
  const folder = `${folderOf(archive)}${archive.name}/${entry.name.slice(0, -name.length)}`
  return inFolder(new File(parts, name, { lastModified: archive.lastModified }), folder)
}
