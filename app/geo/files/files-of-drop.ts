const folders = new WeakMap<File, string>()

/** The folder a file was dropped with: files of the same name in two folders do not belong together. */
export const folderOf = (file: File): string => folders.get(file) ?? ''

/** The file, known to lie in this folder. */
export function inFolder(file: File, folder: string): File {
  folders.set(file, folder)
  return file
}

/**
 * The files of a drop, those in folders included, however deep. One that the system does not give out is left out; it fails where that is all.
 * Must be called while the event is being handled: afterwards the browser forgets what was dropped.
 */
export async function filesOfDrop(data: DataTransfer): Promise<readonly File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null)
  const files = Array.from(data.files)
  if (!entries.some((entry) => entry?.isDirectory)) return files
  const faults: unknown[] = []
  const found = await Promise.all(entries.map((entry) => (entry === null ? [] : filesOfEntry(entry, faults))))
  if (faults.length > 0 && found.flat().length === 0) throw faults[0]
  return found.flat()
}

async function filesOfEntry(entry: FileSystemEntry, faults: unknown[]): Promise<readonly File[]> {
  // Hidden files are the system's (.DS_Store), not the visitor's.
  if (entry.name.startsWith('.')) return []
  if (isFile(entry)) {
    const file = await orFault<File | undefined>((give, fail) => entry.file(give, fail), undefined, faults)
    return file === undefined ? [] : [inFolder(file, entry.fullPath.slice(0, -entry.name.length))]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  for (;;) {
    // A folder is read in portions; an empty one is its end.
    const entries = await orFault<FileSystemEntry[]>((give, fail) => reader.readEntries(give, fail), [], faults)
    if (entries.length === 0) return files
    files.push(...(await Promise.all(entries.map((each) => filesOfEntry(each, faults)))).flat())
  }
}

/** What is asked for; what stands for it, and the fault noted, where it does not come. */
const orFault = <Asked>(
  ask: (give: (asked: Asked) => void, fail: (fault: unknown) => void) => void,
  otherwise: Asked,
  faults: unknown[],
): Promise<Asked> =>
  new Promise<Asked>(ask).catch((fault: unknown) => {
    faults.push(fault)
    return otherwise
  })

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
