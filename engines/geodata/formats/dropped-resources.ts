import type { DocumentInfo } from '../model/document.ts'
import type { Notes } from '../notes/notes.ts'
import { isMapName } from './map-names.ts'

/** Tells what of the files packed with a document stays behind: images, and maps that happen to lie beside it. */
export function noteDroppedResources({ resources }: DocumentInfo, notes: Notes): void {
  const maps = resources.filter(({ path }) => isMapName(path))
  notes.add('images-dropped', resources.length - maps.length)
  for (const { path } of maps) notes.add('other-files-in-archive', 1, { subject: path })
}
