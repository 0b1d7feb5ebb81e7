import { largestGridBytes, openGrid, setOpenedGrids } from '#engines/coordinates/index.ts'

/** The grids of the page, opened here as well: a worker has a memory of its own. They were looked at before, so that one which fails now is gone. */
export async function openGridsOf(files: readonly File[]): Promise<void> {
  const sound = files.filter(({ size }) => size <= largestGridBytes)
  const opened = await Promise.all(sound.map(async (file) => openGrid(file.name, await file.arrayBuffer())))
  setOpenedGrids(opened.flatMap((grid) => (grid.ok ? [grid.value] : [])))
}
