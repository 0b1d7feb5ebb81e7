import { pulkovo1942Shift, pulkovo1995Shift } from '../geodesy/datum-parameters.ts'
import type { DatumShift } from '../geodesy/datum-shift.ts'
import { grs80Ellipsoid, krassowskyEllipsoid, wgs84Ellipsoid } from '../geodesy/ellipsoid.ts'
import { type TransverseMercator, transverseMercator } from '../geodesy/transverse-mercator.ts'
import { fromWebMercator, toWebMercator } from '../geodesy/web-mercator.ts'
import { type DatumId, datums } from './datums.ts'
import type { Projection } from './projection.ts'
import { type ZoneFamily, zoneFamilies } from './zone-families.ts'

/** The systems most files are in, computed here: several times as fast as the general library and without loading it. */
export function closedFormProjection(epsgCode: number): Projection | undefined {
  if (webMercatorCodes.has(epsgCode)) return { ...webMercator, epsgCode }
  for (const family of zoneFamilies) {
    const zone = epsgCode - family.base
    if (zone >= family.firstZone && zone <= family.lastZone) return zoneProjection(family, zone)
  }
  return undefined
}

/** 3785, 900913, 102100 and 102113 are what 3857 was called before it had its number, and Esri's. */
const webMercatorCodes = new Set([3857, 3785, 900913, 102100, 102113])

const webMercator: Projection = {
  name: 'WGS 84 / Pseudo-Mercator',
  epsgCode: 3857,
  unit: 'metres',
  isWgs84: false,
  authorityAxisOrder: 'east-north',
  accuracyMetres: 0,
  toWgs84(east, north) {
    const { longitudeDegrees, latitudeDegrees } = fromWebMercator(east, north)
    return [longitudeDegrees, latitudeDegrees]
  },
  fromWgs84(longitudeDegrees, latitudeDegrees) {
    const { eastingMetres, northingMetres } = toWebMercator({ longitudeDegrees, latitudeDegrees })
    return [eastingMetres, northingMetres]
  },
}

interface Grid {
  readonly plane: TransverseMercator
  readonly shift?: DatumShift
}

/** Keyed by datum; a datum that is not here (NAD27, ED50) goes through the general library. */
const utmGrids: { readonly [id in DatumId]?: Grid } = {
  wgs84: { plane: transverseMercator(wgs84Ellipsoid, 0.9996) },
  grs80: { plane: transverseMercator(grs80Ellipsoid, 0.9996) },
}
const gaussKruegerPlane = transverseMercator(krassowskyEllipsoid, 1)
const gaussKruegerGrids: { readonly [id in DatumId]?: Grid } = {
  pulkovo1942: { plane: gaussKruegerPlane, shift: pulkovo1942Shift },
  pulkovo1995: { plane: gaussKruegerPlane, shift: pulkovo1995Shift },
}

function zoneProjection(family: ZoneFamily, zone: number): Projection | undefined {
  const isUtm = family.grid !== 'gauss-krueger'
  const grid = (isUtm ? utmGrids : gaussKruegerGrids)[family.datum]
  if (!grid) return undefined
  const { plane, shift } = grid
  const centralMeridianDegrees = isUtm ? zone * 6 - 183 : zone * 6 - 3
  const falseEastingMetres = isUtm ? 500_000 : zone * 1_000_000 + 500_000
  const falseNorthingMetres = family.grid === 'utm-south' ? 10_000_000 : 0
  return {
    name: `${family.name} zone ${zone}`,
    epsgCode: family.base + zone,
    unit: 'metres',
    isWgs84: false,
    authorityAxisOrder: family.axisOrder,
    accuracyMetres: datums[family.datum].accuracyMetres,
    toWgs84(east, north) {
      const local = plane.inverse(east - falseEastingMetres, north - falseNorthingMetres, centralMeridianDegrees)
      const { longitudeDegrees, latitudeDegrees } = shift ? shift.toWgs84(local) : local
      return [longitudeDegrees, latitudeDegrees]
    },
    fromWgs84(longitudeDegrees, latitudeDegrees) {
      const position = { longitudeDegrees, latitudeDegrees }
      const local = shift ? shift.fromWgs84(position) : position
      const point = plane.forward(local.latitudeDegrees, local.longitudeDegrees, centralMeridianDegrees)
      return [point.eastingMetres + falseEastingMetres, point.northingMetres + falseNorthingMetres]
    },
  }
}
