const rootName = 'geodata-results'

/** A folder in the browser's private storage, made when missing. */
export async function temporaryFolder(name: string): Promise<FileSystemDirectoryHandle> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(rootName, { create: true })
  return root.getDirectoryHandle(name, { create: true })
}

/** The folder beside a result for what its conversion puts aside. */
export const spillsOf = (file: string): string => `${file}.spills`

/** In the place of a result, for the parts of a file that are put aside. */
export const partsPlace = (file: number): string => `parts-${file}`

const lockName = (folder: string) => `${rootName}/${folder}`

/**
 * A folder of this page alone. The page holds a lock on it while it lives, so results stay there for saving again, and whoever comes
 * later can tell folders that were left behind by their lock being free. Undefined where the browser offers no such storage.
 */
export async function openOwnFolder(): Promise<string | undefined> {
  try {
    if (!('locks' in navigator) || !('getDirectory' in navigator.storage)) return undefined
    const folder = crypto.randomUUID()
    await new Promise<void>((taken, refused) => {
      const isHeld = () => {
        taken()
        return new Promise<never>(() => undefined)
      }
      // Who blocks cookies is refused locks as well.
      navigator.locks.request(lockName(folder), isHeld).catch(refused)
    })
    void removeLeftBehind(folder).catch(() => undefined)
    return folder
  } catch {
    return undefined
  }
}

async function removeLeftBehind(own: string): Promise<void> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(rootName, { create: true })
  const folders: string[] = []
  for await (const name of root.keys()) if (name !== own) folders.push(name)
  for (const folder of folders)
    await navigator.locks.request(lockName(folder), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await root.removeEntry(folder, { recursive: true })
    })
}

/**
 * A result and what was put aside for it. The worker that held the files was ended a moment ago: its locks on them may outlive it, and a file
 * it had begun to make may appear only now. A busy machine takes its time for both.
 */
export async function removeTemporaryFiles(folderName: string, file: string): Promise<void> {
  await Promise.all([file, spillsOf(file)].map((name) => removeEntry(folderName, name)))
}

const pausesMilliseconds = [200, 400, 800, 1600, 3200, 6400, 12_800, 25_600]

async function removeEntry(folderName: string, name: string): Promise<void> {
  for (const pause of pausesMilliseconds) {
    try {
      await (await temporaryFolder(folderName)).removeEntry(name, { recursive: true })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
