import type { GridPart } from './shift-grid.ts'

/** One of the two frames between which a grid shifts, as far as its file tells. */
export interface GridFrame {
  readonly name: string
  /** Semi-major and semi-minor axis, in metres. */
  readonly shape?: readonly [number, number]
  /** Of the geographic system. */
  readonly epsgCode?: number
}

/** What stands in a file of datum shifts. */
export interface GridFile {
  readonly from: GridFrame
  readonly to: GridFrame
  readonly parts: readonly GridPart[]
}

/** Why a file is no grid that can be used. */
export type GridProblemCode =
  /** It is neither NTv2 nor a GeoTIFF. */
  | 'grid_unknown_kind'
  /** It is one of these, and broken or cut. */
  | 'grid_damaged'
  /** It holds heights, velocities or anything but shifts of latitude and longitude. */
  | 'grid_not_horizontal'
  /** Neither of its two frames is near WGS 84. */
  | 'grid_leads_elsewhere'
  /** No system of the registry is on its datum. */
  | 'grid_datum_unknown'
  | 'grid_too_large'

export class GridFault extends Error {
  readonly code: GridProblemCode

  constructor(code: GridProblemCode) {
    super(code)
    this.code = code
  }
}
