let held = 0

/** The grids of the page, in this worker as well; what reads them is loaded for those who have one. */
export async function sameGrids(files: readonly File[]): Promise<void> {
  if (files.length + held === 0) return
  held = files.length
  await (await import('./open-grids.ts')).openGridsOf(files)
}
