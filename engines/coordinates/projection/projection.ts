import type { AxisOrder } from './epsg-codes.ts'

/**
 * A way between one coordinate reference system and longitude/latitude on WGS 84. Numbers go in and out east (longitude)
 * first, always: whoever reads a format that follows the authority's order looks at `authorityAxisOrder` and swaps.
 */
export interface Projection {
  readonly name: string
  readonly epsgCode: number | undefined
  readonly unit: 'degrees' | 'metres'
  /** Already longitude and latitude on WGS 84: nothing to compute. */
  readonly isWgs84: boolean
  readonly authorityAxisOrder: AxisOrder
  /** Of the datum shift, in metres; undefined where the datum is not known and none was applied. */
  readonly accuracyMetres: number | undefined
  toWgs84(east: number, north: number): readonly [longitudeDegrees: number, latitudeDegrees: number]
  fromWgs84(longitudeDegrees: number, latitudeDegrees: number): readonly [east: number, north: number]
}
