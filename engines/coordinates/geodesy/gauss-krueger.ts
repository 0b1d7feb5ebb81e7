import type { DatumShift } from './datum-shift.ts'
import { krassowskyEllipsoid } from './ellipsoid.ts'
import { type Position, wrapLongitude } from './position.ts'
import { type TransverseMercator, transverseMercator } from './transverse-mercator.ts'

const krassowskyPlane = transverseMercator(krassowskyEllipsoid, 1)

const zoneDegrees = 6
const zoneCount = 360 / zoneDegrees
const meridianOfZone = (zone: number): number => zone * zoneDegrees - zoneDegrees / 2

/** The number of the zone stands in front of the six digits of the easting, which is 500 km on the middle meridian. */
const metresPerZone = 1_000_000
const falseEastingMetres = 500_000

/** X is northing and Y is easting, as Russian maps have it; Y carries the zone number in front of its six digits. */
interface GaussKruegerPoint {
  readonly zone: number
  readonly xNorthingMetres: number
  readonly yEastingMetres: number
}

/** Zones are counted eastwards from Greenwich. The longitude that decides is the one on the system's own datum. */
export function toGaussKrueger(
  position: Position,
  shift: DatumShift,
  plane: TransverseMercator = krassowskyPlane,
): GaussKruegerPoint {
  const local = shift.fromWgs84(position)
  const eastLongitude = local.longitudeDegrees < 0 ? local.longitudeDegrees + 360 : local.longitudeDegrees
  const zone = Math.min(Math.floor(eastLongitude / zoneDegrees) + 1, zoneCount)
  const point = plane.forward(local.latitudeDegrees, local.longitudeDegrees, meridianOfZone(zone))
  return {
    zone,
    xNorthingMetres: point.northingMetres,
    yEastingMetres: zone * metresPerZone + falseEastingMetres + point.eastingMetres,
  }
}

export const zoneOfEasting = (yEastingMetres: number): number => Math.floor(yEastingMetres / metresPerZone)

export const metresFromMeridian = (yEastingMetres: number): number =>
  yEastingMetres - zoneOfEasting(yEastingMetres) * metresPerZone - falseEastingMetres

/** How far east of the middle meridian of its zone a point lies. */
export const degreesFromMeridian = (longitudeDegrees: number, zone: number): number =>
  wrapLongitude(longitudeDegrees - meridianOfZone(zone))

export const isZone = (zone: number): boolean => zone >= 1 && zone <= zoneCount

export function fromGaussKrueger(xNorthingMetres: number, yEastingMetres: number, shift: DatumShift): Position {
  const meridianDegrees = meridianOfZone(zoneOfEasting(yEastingMetres))
  return shift.toWgs84(krassowskyPlane.inverse(metresFromMeridian(yEastingMetres), xNorthingMetres, meridianDegrees))
}
