import { mgi1901Shift } from '../geodesy/datum-parameters.ts'
import { besselEllipsoid } from '../geodesy/ellipsoid.ts'
import type { Position } from '../geodesy/position.ts'
import { transverseMercator } from '../geodesy/transverse-mercator.ts'
import type { NumberPair } from '../reading/numbers.ts'
import { fixed } from '../reading/printing.ts'

/** MGI 1901 / Balkans zones 5 to 8, three degrees each: Y east with the zone number, X north, in the order Serbian surveyors write. */

const plane = transverseMercator(besselEllipsoid, 0.9999)
const epsgCodes: Readonly<Record<number, number>> = { 5: 8677, 6: 8678, 7: 6316, 8: 8679 }

/** The area of use of MGI 1901 / Balkans, by the EPSG registry. */
const isInArea = ({ latitudeDegrees, longitudeDegrees }: Position): boolean =>
  latitudeDegrees >= 40.85 && latitudeDegrees <= 46.88 && longitudeDegrees >= 13.38 && longitudeDegrees <= 23.04

export function printMgi(position: Position) {
  if (!isInArea(position)) return undefined
  const { latitudeDegrees, longitudeDegrees } = position
  const local = mgi1901Shift.fromWgs84(position)
  const zone = Math.round(local.longitudeDegrees / 3)
  const point = plane.forward(local.latitudeDegrees, local.longitudeDegrees, zone * 3)
  return {
    text: `Y ${fixed(falseEasting(zone) + point.eastingMetres, 1)}, X ${fixed(point.northingMetres, 1)}`,
    ...(epsgCodes[zone] !== undefined && { epsgCode: epsgCodes[zone] }),
    // The shift was made for Serbia; in the neighbouring countries it is off by a few metres.
    accuracyMetres: longitudeDegrees >= 18.81 && latitudeDegrees <= 46.19 ? 1 : 5,
  }
}

/** Y is the larger number, because it has the zone in front. Letters that say otherwise mean another system. */
export function readMgi({ first, second, firstLabel }: NumberPair): Position | undefined {
  const isEastFirst = first > second
  if (firstLabel !== undefined && isEastFirst !== (firstLabel === 'Y' || firstLabel === 'E')) return undefined
  const [y, x] = isEastFirst ? [first, second] : [second, first]
  const zone = Math.floor(y / 1_000_000)
  const eastingMetres = y - falseEasting(zone)
  if (epsgCodes[zone] === undefined || Math.abs(eastingMetres) > widestHalfZoneMetres) return undefined
  const position = mgi1901Shift.toWgs84(plane.inverse(eastingMetres, x, zone * 3))
  return isInArea(position) ? position : undefined
}

const falseEasting = (zone: number): number => zone * 1_000_000 + 500_000

/** Half a zone is 125 km wide in the south; maps and surveys go on a little beyond its edge. */
const widestHalfZoneMetres = 160_000
