/** EPSG codes that differ only by zone: code = base + zone. All are UTM on a datum that agrees with WGS 84 within a few metres. */
export interface ZoneFamily {
  readonly base: number
  readonly firstZone: number
  readonly lastZone: number
  readonly ellipsoid: 'wgs84' | 'grs80'
  readonly hemisphere: 'north' | 'south'
  readonly accuracyMetres: number
  readonly name: string
}

/** Accuracies are those of the EPSG operations to WGS 84, which are shifts by zero. */
export const zoneFamilies: readonly ZoneFamily[] = [
  utm(32600, 1, 60, 'wgs84', 'north', 0, 'WGS 84 / UTM'),
  utm(32700, 1, 60, 'wgs84', 'south', 0, 'WGS 84 / UTM'),
  utm(25800, 28, 37, 'grs80', 'north', 1, 'ETRS89 / UTM'),
  utm(26900, 1, 23, 'grs80', 'north', 4, 'NAD83 / UTM'),
  utm(6329, 1, 19, 'grs80', 'north', 2, 'NAD83(2011) / UTM'),
  utm(28300, 49, 56, 'grs80', 'south', 3, 'GDA94 / MGA'),
  utm(7800, 46, 59, 'grs80', 'south', 3, 'GDA2020 / MGA'),
  utm(31954, 11, 22, 'grs80', 'north', 1, 'SIRGAS 2000 / UTM'),
  utm(31960, 17, 25, 'grs80', 'south', 1, 'SIRGAS 2000 / UTM'),
]

function utm(
  base: number,
  firstZone: number,
  lastZone: number,
  ellipsoid: ZoneFamily['ellipsoid'],
  hemisphere: ZoneFamily['hemisphere'],
  accuracyMetres: number,
  name: string,
): ZoneFamily {
  return { base, firstZone, lastZone, ellipsoid, hemisphere, accuracyMetres, name }
}
