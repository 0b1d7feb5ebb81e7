import type { GridUse } from '../grids/opened-grids.ts'

/** Which of the two numbers comes first where the authority's own axis order is followed (GML, WFS 1.1 and later). */
export type AxisOrder = 'east-north' | 'north-east'

/**
 * A way between one coordinate reference system and longitude/latitude on WGS 84. Numbers go in and out east (longitude)
 * first, always: whoever reads a format that follows the authority's order looks at `authorityAxisOrder` and swaps. Systems that count
 * west or south keep the registry's own order.
 */
export interface Projection {
  readonly name: string
  readonly epsgCode: number | undefined
  readonly unit: 'degrees' | 'metres'
  /** Already longitude and latitude on WGS 84: nothing to compute. */
  readonly isWgs84: boolean
  readonly authorityAxisOrder: AxisOrder
  /** The code of the geographic system underneath, where the registry has it: between systems on the same one nothing is shifted. */
  readonly datum?: string | undefined
  /**
   * How far off a place can be, in metres, by the word of the operation's authors; where the registry knows a shift for a part of the
   * area only, by what the shift is elsewhere. Undefined where no shift is known at all and none was applied.
   */
  readonly accuracyMetres: number | undefined
  /** The same for places within bounds on WGS 84, where it depends on the place: never worse. */
  accuracyWithin?(bounds: readonly [west: number, south: number, east: number, north: number]): number | undefined
  /** There where a grid is open: the one that shifts places within bounds, undefined where none does. */
  gridWithin?(bounds: readonly [west: number, south: number, east: number, north: number]): GridUse | undefined
  toWgs84(east: number, north: number): readonly [longitudeDegrees: number, latitudeDegrees: number]
  fromWgs84(longitudeDegrees: number, latitudeDegrees: number): readonly [east: number, north: number]
}
