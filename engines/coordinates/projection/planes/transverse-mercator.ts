import { wrapLongitude } from '../../geodesy/position.ts'
import { transverseMercator } from '../../geodesy/transverse-mercator.ts'
import type { PlaneBuilder } from './plane.ts'

/** EPSG 9807; with the sign -1 EPSG 9808, which counts west and south. */
const builder =
  (sign: 1 | -1): PlaneBuilder =>
  (ellipsoid, { latitude = 0, longitude = 0, scale = 1, falseEasting = 0, falseNorthing = 0 }) => {
    const plane = transverseMercator(ellipsoid, scale)
    const origin = latitude === 0 ? 0 : plane.forward(latitude, longitude, longitude).northingMetres
    return {
      forward(longitudeDegrees, latitudeDegrees) {
        const { eastingMetres, northingMetres } = plane.forward(latitudeDegrees, longitudeDegrees, longitude)
        return [falseEasting + sign * eastingMetres, falseNorthing + sign * (northingMetres - origin)]
      },
      inverse(x, y) {
        const local = plane.inverse(sign * (x - falseEasting), sign * (y - falseNorthing) + origin, longitude)
        return [local.longitudeDegrees, local.latitudeDegrees]
      },
    }
  }

export const transverseMercatorPlane = builder(1)
export const southOrientatedPlane = builder(-1)

/** EPSG 9824: all zones in one system, the zone's number in front of the easting. */
export const zonedGridPlane: PlaneBuilder = (
  ellipsoid,
  { longitude = -180, zoneWidth = 6, scale = 0.9996, falseEasting = 500_000, falseNorthing = 0 },
) => {
  const plane = transverseMercator(ellipsoid, scale)
  const meridianOf = (zone: number) => longitude + zone * zoneWidth - zoneWidth / 2
  return {
    forward(longitudeDegrees, latitudeDegrees) {
      const zone = 1 + Math.floor(((((longitudeDegrees - longitude) % 360) + 360) % 360) / zoneWidth)
      const point = plane.forward(latitudeDegrees, longitudeDegrees, meridianOf(zone))
      return [zone * 1e6 + falseEasting + point.eastingMetres, falseNorthing + point.northingMetres]
    },
    inverse(x, y) {
      const zone = Math.floor(x / 1e6)
      const local = plane.inverse(x - zone * 1e6 - falseEasting, y - falseNorthing, meridianOf(zone))
      return [wrapLongitude(local.longitudeDegrees), local.latitudeDegrees]
    },
  }
}
