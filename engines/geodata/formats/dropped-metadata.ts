import type { DocumentInfo } from '../model/document.ts'
import type { Notes } from '../notes/notes.ts'

/** Tells which texts about the whole document a target has no place for. */
export function noteDroppedMetadata(document: DocumentInfo, notes: Notes, kept: Iterable<string>): void {
  const isKept = new Set(kept)
  for (const name of document.metadata.keys())
    if (!isKept.has(name)) notes.add('metadata-dropped', 1, { subject: name })
}
