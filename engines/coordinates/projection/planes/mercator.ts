import { conformalTangent, geodeticTangent } from '../../geodesy/conformal-latitude.ts'
import { type Ellipsoid, ellipsoidOf } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { parallelRadius } from './conformal-ratio.ts'
import type { Parameters, Plane, PlaneBuilder } from './plane.ts'

/** EPSG 9804, 9805 and 1044: a scale, or the parallel that is true to scale, and perhaps another origin of northings. */
export const mercatorPlane: PlaneBuilder = (ellipsoid, parameters) => mercator(ellipsoid, parameters)

/** EPSG 1024: the ellipsoid's latitudes as if they were the sphere's. */
export const pseudoMercatorPlane: PlaneBuilder = ({ semiMajorAxisMetres }, parameters) =>
  mercator(ellipsoidOf(semiMajorAxisMetres, 0), parameters)

function mercator(ellipsoid: Ellipsoid, parameters: Parameters): Plane {
  const { longitude = 0, parallel1 = 0, latitude = 0, scale = 1, falseEasting = 0, falseNorthing = 0 } = parameters
  const radius = ellipsoid.semiMajorAxisMetres * scale * parallelRadius(parallel1, ellipsoid)
  const height = (degrees: number) =>
    radius * Math.asinh(conformalTangent(Math.tan(degrees * radiansPerDegree), ellipsoid))
  const origin = latitude === 0 ? 0 : height(latitude)
  return {
    forward: (longitudeDegrees, latitudeDegrees) => [
      falseEasting + radius * wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree,
      falseNorthing + height(latitudeDegrees) - origin,
    ],
    inverse: (x, y) => [
      wrapLongitude(longitude + (x - falseEasting) / radius / radiansPerDegree),
      Math.atan(geodeticTangent(Math.sinh((y - falseNorthing + origin) / radius), ellipsoid)) / radiansPerDegree,
    ],
  }
}
