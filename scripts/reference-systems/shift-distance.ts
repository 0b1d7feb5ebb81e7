import { datumShift } from '../../engines/coordinates/geodesy/datum-shift.ts'
import { ellipsoidOf } from '../../engines/coordinates/geodesy/ellipsoid.ts'
import type { Geodetic } from './registry.ts'

/** By how many metres an operation moves latitude and longitude at a place. */
export function datumShiftDistance(
  geodetic: Geodetic,
  parameters: readonly number[],
  longitudeDegrees: number,
  latitudeDegrees: number,
): number {
  const metresPerDegree = 111_320
  const squeeze = Math.cos((latitudeDegrees * Math.PI) / 180)
  if (parameters.length === 2) return Math.hypot(parameters[0]! * squeeze, parameters[1]!) * metresPerDegree
  if (parameters.length === 0) return 0
  if (parameters.length === 5 || parameters.length === 9) return 500
  const [tx = 0, ty = 0, tz = 0, rx = 0, ry = 0, rz = 0, scale = 0] = parameters
  const moved = datumShift(ellipsoidOf(geodetic.semiMajorAxis, geodetic.inverseFlattening), {
    translationMetres: [tx, ty, tz],
    rotationArcSeconds: [rx, ry, rz],
    scalePartsPerMillion: scale,
  }).toWgs84({ longitudeDegrees, latitudeDegrees })
  const east = ((moved.longitudeDegrees - longitudeDegrees + 540) % 360) - 180
  return Math.hypot(east * squeeze, moved.latitudeDegrees - latitudeDegrees) * metresPerDegree
}
