import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { largestGridBytes, type OpenedGrid, openGrid, setOpenedGrids } from '#engines/coordinates/index.ts'
import { gridProblemText } from '#wording/grid-problem-text.ts'
import type { Say } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** Opens files of datum shifts: whatever this command computes goes through them. */
export async function openGridFiles(paths: readonly string[], say: Say): Promise<void> {
  const grids: OpenedGrid[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) throw new UsageError(say('cli_grid_unread', { name: path }))
    const name = basename(path)
    if (found.size > largestGridBytes) throw new UsageError(gridProblemText({ code: 'grid_too_large', grid: name }))
    const bytes = await readFile(path)
    const opened = await openGrid(name, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    if (!opened.ok) throw new UsageError(gridProblemText(opened.problem))
    grids.push(opened.value)
  }
  setOpenedGrids(grids)
}
