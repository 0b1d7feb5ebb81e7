import { untilLoaded } from '#app/ui/until-loaded.ts'

/** The files of a drop, those in folders included. Must be called while the event is being handled: afterwards the browser forgets what was dropped. */
export async function filesOfDrop(data: DataTransfer): Promise<readonly File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null)
  const files = Array.from(data.files)
  if (!entries.some((entry) => entry?.isDirectory)) return files
  const { filesInFolders } = await untilLoaded(() => import('./files-in-folders.ts'))
  return filesInFolders(entries.filter((entry) => entry !== null))
}
