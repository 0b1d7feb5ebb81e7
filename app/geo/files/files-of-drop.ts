const folders = new WeakMap<File, string>()

/** The folder a file was dropped with: files of the same name in two folders do not belong together. */
export const folderOf = (file: File): string => folders.get(file) ?? ''

/** The file, known to lie in this folder. */
export function inFolder(file: File, folder: string): File {
  folders.set(file, folder)
  return file
}

/**
 * The files of a drop, those in folders included, however deep. One that the system does not give out is left out; where nothing else is,
 * what was dropped stands for it by its name, so that the page refuses it instead of keeping silent. Must be called while the event is being handled: afterwards the browser forgets what was dropped.
 */
export async function filesOfDrop(data: DataTransfer): Promise<readonly File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null)
  const files = Array.from(data.files)
  if (!entries.some((entry) => entry?.isDirectory)) return files
  const dropped = entries.filter((entry) => entry !== null)
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
