import { wgs84Ellipsoid } from './ellipsoid.ts'
import type { Position } from './position.ts'
import { type PlanePoint, transverseMercator } from './transverse-mercator.ts'

const plane = transverseMercator(wgs84Ellipsoid, 0.9996)
const falseEastingMetres = 500_000
const southFalseNorthingMetres = 10_000_000

/** Twenty letters of 8° each from 80° S, without I and O; X reaches 12°, to 84° N. */
export const bandLetters = 'CDEFGHJKLMNPQRSTUVWX'

export const isInUtmArea = (latitudeDegrees: number): boolean => latitudeDegrees >= -80 && latitudeDegrees <= 84

/** The sum rounds: a hair south of the equator must not become the first band north of it. */
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

/** The plain rule; 180° is -180° and so in zone 1. */
export const zoneOfLongitude = (longitudeDegrees: number): number =>
  longitudeDegrees >= 180 ? 1 : Math.min(Math.floor((longitudeDegrees + 180) / 6) + 1, 60)

export const centralMeridianDegrees = (zone: number): number => zone * 6 - 183

export function toUtm({ latitudeDegrees, longitudeDegrees }: Position, zone: number): PlanePoint {
  const point = plane.forward(latitudeDegrees, longitudeDegrees, centralMeridianDegrees(zone))
  return {
    eastingMetres: point.eastingMetres + falseEastingMetres,
    northingMetres: point.northingMetres + (latitudeDegrees < 0 ? southFalseNorthingMetres : 0),
  }
}

const ownMetres = new Float64Array(2)
let ownPosition: Position | undefined

/**
 * Easting and northing in the zone of the plain rule, where UTM itself and nearly all of the military grid want them. One array for all
 * points, good until the next is asked for; the very point asked for last is not worked out again.
 */
export function metresInOwnZone(position: Position): Float64Array {
  if (position === ownPosition) return ownMetres
  const { latitudeDegrees, longitudeDegrees } = position
  plane.forwardInto(
    ownMetres,
    latitudeDegrees,
    longitudeDegrees,
    centralMeridianDegrees(zoneOfLongitude(longitudeDegrees)),
  )
  ownMetres[0] = (ownMetres[0] as number) + falseEastingMetres
  if (latitudeDegrees < 0) ownMetres[1] = (ownMetres[1] as number) + southFalseNorthingMetres
  ownPosition = position
  return ownMetres
}

export function fromUtm(zone: number, isNorth: boolean, eastingMetres: number, northingMetres: number): Position {
  return plane.inverse(
    eastingMetres - falseEastingMetres,
    isNorth ? northingMetres : northingMetres - southFalseNorthingMetres,
    centralMeridianDegrees(zone),
  )
}
