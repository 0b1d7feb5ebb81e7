const folders = new WeakMap<File, string>()

/** The folder a file was dropped with: files of the same name in two folders do not belong together. */
export const folderOf = (file: File): string => folders.get(file) ?? ''

/** The file, known to lie in this folder. */
export function inFolder(file: File, folder: string): File {
  folders.set(file, folder)
  return file
}

/**
 * The files of a drop, those in folders included, however deep. Must be called while the event is being handled: afterwards the browser
 * forgets what was dropped.
 */
export async function filesOfDrop(data: DataTransfer): Promise<readonly File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null)
  const files = Array.from(data.files)
  if (!entries.some((entry) => entry?.isDirectory)) return files
  const found = await Promise.all(entries.map((entry) => (entry === null ? [] : filesOfEntry(entry))))
  return found.flat()
}

async function filesOfEntry(entry: FileSystemEntry): Promise<readonly File[]> {
  // Hidden files are the system's (.DS_Store), not the visitor's.
  if (entry.name.startsWith('.')) return []
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [inFolder(file, entry.fullPath.slice(0, -entry.name.length))]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  for (;;) {
    // A folder is read in portions; an empty one is its end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (entries.length === 0) return files
    files.push(...(await Promise.all(entries.map(filesOfEntry))).flat())
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
