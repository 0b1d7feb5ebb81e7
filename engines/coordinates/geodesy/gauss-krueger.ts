import type { DatumShift } from './datum-shift.ts'
import { krassowskyEllipsoid } from './ellipsoid.ts'
import type { Position } from './position.ts'
import { transverseMercator } from './transverse-mercator.ts'

const plane = transverseMercator(krassowskyEllipsoid, 1)

/** X is northing and Y is easting, as Russian maps have it; Y carries the zone number in front of its six digits. */
export interface GaussKruegerPoint {
  readonly zone: number
  readonly xNorthingMetres: number
  readonly yEastingMetres: number
}

/** Six-degree zones counted from Greenwich eastwards; the longitude that decides is the one in the system itself. */
export function toGaussKrueger(position: Position, shift: DatumShift): GaussKruegerPoint {
  const local = shift.fromWgs84(position)
  const eastLongitude = local.longitudeDegrees < 0 ? local.longitudeDegrees + 360 : local.longitudeDegrees
  const zone = Math.min(Math.floor(eastLongitude / 6) + 1, 60)
  const point = plane.forward(local.latitudeDegrees, local.longitudeDegrees, zone * 6 - 3)
  return {
    zone,
    xNorthingMetres: point.northingMetres,
    yEastingMetres: zone * 1_000_000 + 500_000 + point.eastingMetres,
  }
}

export function fromGaussKrueger(xNorthingMetres: number, yEastingMetres: number, shift: DatumShift): Position {
  const zone = Math.floor(yEastingMetres / 1_000_000)
  const local = plane.inverse(yEastingMetres - zone * 1_000_000 - 500_000, xNorthingMetres, zone * 6 - 3)
  return shift.toWgs84(local)
}
