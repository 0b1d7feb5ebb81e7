import { wgs84Ellipsoid } from './ellipsoid.ts'
import type { Position } from './position.ts'
import { rememberingLast } from './remembering-last.ts'
import { type PlanePoint, transverseMercator } from './transverse-mercator.ts'

/** NGA.STND.0037, chapter 2: the scale on the middle meridian, and what is added so that no coordinate is negative. */
export const utmScale = 0.9996
export const utmFalseEastingMetres = 500_000
export const utmSouthFalseNorthingMetres = 10_000_000

const plane = transverseMercator(wgs84Ellipsoid, utmScale)

/** Twenty letters of 8° each from 80° S, without I and O; X reaches 12°, to 84° N. */
export const bandLetters = 'CDEFGHJKLMNPQRSTUVWX'

export const isInUtmArea = (latitudeDegrees: number): boolean => latitudeDegrees >= -80 && latitudeDegrees <= 84

/** The addition rounds, so the hemisphere is decided by the sign: a point just south of the equator must not get the first band north of it. */
export function bandOf(latitudeDegrees: number): string {
  const index = Math.floor((latitudeDegrees + 80) / 8)
  return bandLetters.charAt(latitudeDegrees < 0 ? Math.min(index, 9) : Math.min(index, bandLetters.length - 1))
}

export const isBandLetter = (letter: string): boolean => letter.length === 1 && bandLetters.includes(letter)

export const isNorthernBand = (letter: string): boolean => letter >= 'N'

export function bandLimits(letter: string): { readonly southDegrees: number; readonly northDegrees: number } {
  const southDegrees = bandLetters.indexOf(letter) * 8 - 80
  return { southDegrees, northDegrees: letter === 'X' ? 84 : southDegrees + 8 }
}

/** The plain rule, without the exceptions around Norway; 180° is the same as -180° and so in zone 1. */
export const zoneOfLongitude = (longitudeDegrees: number): number =>
  longitudeDegrees >= 180 ? 1 : Math.min(Math.floor((longitudeDegrees + 180) / 6) + 1, 60)

export const centralMeridianDegrees = (zone: number): number => zone * 6 - 183

export function toUtm({ latitudeDegrees, longitudeDegrees }: Position, zone: number): PlanePoint {
  const point = plane.forward(latitudeDegrees, longitudeDegrees, centralMeridianDegrees(zone))
  return {
    eastingMetres: point.eastingMetres + utmFalseEastingMetres,
    northingMetres: point.northingMetres + (latitudeDegrees < 0 ? utmSouthFalseNorthingMetres : 0),
  }
}

/** One array for all points: a new one for each would cost as much as the projection. */
const ownMetres = new Float64Array(2)

/**
 * Easting and northing in the zone of the plain rule: what UTM prints, and nearly all of the military grid. The array is overwritten when
 * the next point is asked for.
 */
export const metresInOwnZone: (position: Position) => Float64Array = rememberingLast((position: Position) => {
  const { latitudeDegrees, longitudeDegrees } = position
  const meridian = centralMeridianDegrees(zoneOfLongitude(longitudeDegrees))
  plane.forwardInto(ownMetres, latitudeDegrees, longitudeDegrees, meridian)
  ownMetres[0] = (ownMetres[0] as number) + utmFalseEastingMetres
  if (latitudeDegrees < 0) ownMetres[1] = (ownMetres[1] as number) + utmSouthFalseNorthingMetres
  return ownMetres
})

export function fromUtm(zone: number, isNorth: boolean, eastingMetres: number, northingMetres: number): Position {
  return plane.inverse(
    eastingMetres - utmFalseEastingMetres,
    isNorth ? northingMetres : northingMetres - utmSouthFalseNorthingMetres,
    centralMeridianDegrees(zone),
  )
}
