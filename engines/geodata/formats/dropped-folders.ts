import type { WriteContext } from '../model/format.ts'

/** One layer gives its name to the collection, unless that has one of its own. */
export function noteDroppedFolders({ document: { folders, metadata, foldersAreColumn }, notes }: WriteContext): void {
  if (foldersAreColumn) return
  const [layer] = folders
  if (folders.length === 1 && (metadata.get('name') ?? layer!.name) === layer!.name) return
  for (const { name } of folders) notes.add('folders-dropped', 1, { subject: name })
}
