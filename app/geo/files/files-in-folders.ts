import { inFolder } from './folder-of.ts'

/**
 * The files of what was dropped, however deep they lie. One that the system does not give out is left out; where nothing else is, what was
 * dropped stands for it by its name, so that the page refuses it instead of keeping silent.
 */
export async function filesInFolders(dropped: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const found = (await Promise.all(dropped.map(filesOfEntry))).flat()
  return found.length > 0 ? found : dropped.map(({ name }) => new File([], name))
}

async function filesOfEntry(entry: FileSystemEntry): Promise<readonly File[]> {
  // Hidden files are the system's (.DS_Store), not the visitor's.
  if (entry.name.startsWith('.')) return []
  if (isFile(entry)) {
    const file = await orElse<File | undefined>((give, fail) => entry.file(give, fail), undefined)
    return file === undefined ? [] : [inFolder(file, entry.fullPath.slice(0, -entry.name.length))]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  for (;;) {
    // A folder is read in portions; an empty one is its end.
    const entries = await orElse<FileSystemEntry[]>((give, fail) => reader.readEntries(give, fail), [])
    if (entries.length === 0) return files
    files.push(...(await Promise.all(entries.map(filesOfEntry))).flat())
  }
}

/** What is asked for; what stands for it where it does not come. */
const orElse = <Asked>(
  ask: (give: (asked: Asked) => void, fail: (fault: unknown) => void) => void,
  otherwise: Asked,
): Promise<Asked> => new Promise<Asked>(ask).catch(() => otherwise)

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
