import type { DatumId } from './datums.ts'
import type { AxisOrder } from './epsg-codes.ts'

/** A run of EPSG codes that differ by zone only: code = base + zone. */
export interface ZoneFamily {
  readonly base: number
  readonly firstZone: number
  readonly lastZone: number
  readonly datum: DatumId
  readonly grid: 'utm-north' | 'utm-south' | 'gauss-krueger'
  readonly axisOrder: AxisOrder
  readonly name: string
}

export const zoneFamilies: readonly ZoneFamily[] = [
  utm(32600, 1, 60, 'wgs84', 'north', 'WGS 84 / UTM'),
  utm(32700, 1, 60, 'wgs84', 'south', 'WGS 84 / UTM'),
  utm(25800, 28, 38, 'grs80', 'north', 'ETRS89 / UTM'),
  utm(26900, 1, 23, 'grs80', 'north', 'NAD83 / UTM'),
  utm(6329, 1, 19, 'grs80', 'north', 'NAD83(2011) / UTM'),
  utm(26700, 1, 22, 'nad27', 'north', 'NAD27 / UTM'),
  utm(23000, 28, 38, 'ed50', 'north', 'ED50 / UTM'),
  utm(28300, 48, 58, 'grs80', 'south', 'GDA94 / MGA'),
  utm(7800, 46, 59, 'grs80', 'south', 'GDA2020 / MGA'),
  utm(31954, 11, 22, 'grs80', 'north', 'SIRGAS 2000 / UTM'),
  utm(31960, 17, 25, 'grs80', 'south', 'SIRGAS 2000 / UTM'),
  gaussKrueger(28400, 2, 32, 'pulkovo1942', 'Pulkovo 1942 / Gauss-Kruger'),
  gaussKrueger(20000, 4, 32, 'pulkovo1995', 'Pulkovo 1995 / Gauss-Kruger'),
]

function utm(
  base: number,
  firstZone: number,
  lastZone: number,
  datum: DatumId,
  hemisphere: 'north' | 'south',
  name: string,
): ZoneFamily {
  return { base, firstZone, lastZone, datum, grid: `utm-${hemisphere}`, axisOrder: 'east-north', name }
}

/** Six-degree zones with the zone number in front of the easting; the authority's order is northing first. */
function gaussKrueger(base: number, firstZone: number, lastZone: number, datum: DatumId, name: string): ZoneFamily {
  return { base, firstZone, lastZone, datum, grid: 'gauss-krueger', axisOrder: 'north-east', name }
}
