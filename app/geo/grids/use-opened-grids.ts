import { useSyncExternalStore } from 'react'
import {
  type GridProblem,
  largestGridBytes,
  type OpenedGrid,
  openedGrids,
  openGrid,
  setOpenedGrids,
} from '#engines/coordinates/index.ts'
import { onGridFiles, openedGridFiles, setOpenedGridFiles } from './opened-grid-files.ts'

const none: readonly OpenedGrid[] = []

/** The grids that are open; another list whenever one comes or goes. */
export const useOpenedGrids = (): readonly OpenedGrid[] => useSyncExternalStore(onGridFiles, openedGrids, () => none)

/** Opens a grid for all pages of this visit, in the place of one with its name; what is wrong with it where it is none. */
export async function addGrid(file: File): Promise<GridProblem | undefined> {
  if (file.size > largestGridBytes) return { code: 'grid_too_large', grid: file.name }
  const opened = await openGrid(file.name, await file.arrayBuffer())
  if (!opened.ok) return opened.problem
  removeGrid(file.name)
  setOpenedGrids([...openedGrids(), opened.value])
  setOpenedGridFiles([...openedGridFiles(), file])
  return undefined
}

export function removeGrid(name: string): void {
  setOpenedGrids(openedGrids().filter((grid) => grid.name !== name))
  setOpenedGridFiles(openedGridFiles().filter((file) => file.name !== name))
}
