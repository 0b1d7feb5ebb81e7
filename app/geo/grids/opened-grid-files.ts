/** Files of datum shifts that the visitor has opened, for as long as the page lives: workers read them, too. */
let files: readonly File[] = []
const listeners = new Set<() => void>()

export const openedGridFiles = (): readonly File[] => files

export function setOpenedGridFiles(next: readonly File[]): void {
  files = next
  for (const listener of listeners) listener()
}

export function onGridFiles(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
