import { geodeticTangent } from '../../geodesy/conformal-latitude.ts'
import { type Ellipsoid, ellipsoidOf } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { conformalRatio, parallelRadius } from './conformal-ratio.ts'
import type { Parameters, Plane, PlaneBuilder } from './plane.ts'

interface Cone {
  readonly n: number
  readonly factor: number
  readonly originRadius: number
  /** Turns the meridians; only Belgium has it. */
  readonly turn: number
  /** -1 counts eastings towards the west. */
  readonly eastSign: 1 | -1
}

/** EPSG 9801: one parallel with a scale. */
export const lambertOneParallel: PlaneBuilder = (ellipsoid, parameters) => tangentCone(ellipsoid, parameters, 1)
/** EPSG 9826: the same, eastings counted towards the west. */
export const lambertWestOrientated: PlaneBuilder = (ellipsoid, parameters) => tangentCone(ellipsoid, parameters, -1)

/** EPSG 1102 gives the origin and the parallel of the scale apart; without `parallel1` they are one. */
function tangentCone(ellipsoid: Ellipsoid, parameters: Parameters, eastSign: 1 | -1): Plane {
  const { latitude = 0, parallel1 = latitude, scale = 1 } = parameters
  const n = Math.sin(parallel1 * radiansPerDegree)
  const factor =
    (ellipsoid.semiMajorAxisMetres * scale * parallelRadius(parallel1, ellipsoid)) /
    (n * conformalRatio(parallel1, ellipsoid) ** n)
  const originRadius = factor * conformalRatio(latitude, ellipsoid) ** n
  return conePlane(ellipsoid, parameters, { n, factor, originRadius, turn: 0, eastSign })
}

/** EPSG 9802: two parallels; also with a scale, as Esri software writes it for one parallel. */
export const lambertTwoParallels: PlaneBuilder = (ellipsoid, parameters) => secantCone(ellipsoid, parameters, 0)
/** EPSG 9803: turned by 29.2985″. */
export const lambertBelgium: PlaneBuilder = (ellipsoid, parameters) =>
  secantCone(ellipsoid, parameters, (29.2985 / 3600) * radiansPerDegree)
/** EPSG 1051: on a stretched ellipsoid. */
export const lambertMichigan: PlaneBuilder = (ellipsoid, parameters) =>
  secantCone(
    ellipsoidOf(ellipsoid.semiMajorAxisMetres * (parameters.ellipsoidScale ?? 1), 1 / ellipsoid.flattening),
    parameters,
    0,
  )

function secantCone(ellipsoid: Ellipsoid, parameters: Parameters, turn: number): Plane {
  const { latitude = 0, parallel1 = latitude, parallel2 = parallel1, scale = 1 } = parameters
  const [m1, m2] = [parallelRadius(parallel1, ellipsoid), parallelRadius(parallel2, ellipsoid)]
  const [t1, t2] = [conformalRatio(parallel1, ellipsoid), conformalRatio(parallel2, ellipsoid)]
  const n =
    Math.abs(parallel1 - parallel2) < 1e-10
      ? Math.sin(parallel1 * radiansPerDegree)
      : Math.log(m1 / m2) / Math.log(t1 / t2)
  const factor = (ellipsoid.semiMajorAxisMetres * scale * m1) / (n * t1 ** n)
  const originRadius = factor * conformalRatio(latitude, ellipsoid) ** n
  return conePlane(ellipsoid, parameters, { n, factor, originRadius, turn, eastSign: 1 })
}

function conePlane(
  ellipsoid: Ellipsoid,
  parameters: Parameters,
  { n, factor, originRadius, turn, eastSign }: Cone,
): Plane {
  const { longitude = 0, falseEasting = 0, falseNorthing = 0 } = parameters
  return {
    forward(longitudeDegrees, latitudeDegrees) {
      const radius = factor * conformalRatio(latitudeDegrees, ellipsoid) ** n
      const angle = n * wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree - turn
      return [
        falseEasting + eastSign * radius * Math.sin(angle),
        falseNorthing + originRadius - radius * Math.cos(angle),
      ]
    },
    inverse(x, y) {
      const sign = n < 0 ? -1 : 1
      const east = sign * eastSign * (x - falseEasting)
      const south = sign * (originRadius - (y - falseNorthing))
      const radius = sign * Math.hypot(east, south)
      const angle = Math.atan2(east, south) + turn
      const t = (radius / factor) ** (1 / n)
      const latitude = radius === 0 ? (sign * Math.PI) / 2 : Math.atan(geodeticTangent((1 / t - t) / 2, ellipsoid))
      return [wrapLongitude(longitude + angle / n / radiansPerDegree), latitude / radiansPerDegree]
    },
  }
}
