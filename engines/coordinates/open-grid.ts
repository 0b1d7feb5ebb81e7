import type { Result } from '#engines/core/index.ts'
import type { GridProblem } from './grids/open-grid.ts'
import type { OpenedGrid } from './grids/opened-grids.ts'

export type { GridProblem } from './grids/open-grid.ts'

/** Larger files hold the whole Earth, and fill the memory of a phone. */
export const largestGridBytes = 400_000_000

/** A file of datum shifts (NTv2 or GeoTIFF), made ready. What reads it is loaded only for somebody who has one. */
export async function openGrid(name: string, content: ArrayBuffer): Promise<Result<OpenedGrid, GridProblem>> {
  const reader = await import('./grids/open-grid.ts')
  return reader.openGrid(name, content)
}
