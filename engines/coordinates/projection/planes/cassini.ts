import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { meridianArc } from './meridian-arc.ts'
import { inverseByNewton, type Parameters, type Plane, type PlaneBuilder } from './plane.ts'

/** EPSG 9806 */
export const cassini: PlaneBuilder = (ellipsoid, parameters) => plane(ellipsoid, parameters, false)
/** EPSG 9833, Vanua Levu */
export const cassiniHyperbolic: PlaneBuilder = (ellipsoid, parameters) => plane(ellipsoid, parameters, true)

/** IOGP guidance note 7-2, 3.4.2. */
function plane(ellipsoid: Ellipsoid, parameters: Parameters, isHyperbolic: boolean): Plane {
  const { latitude = 0, longitude = 0, scale = 1, falseEasting = 0, falseNorthing = 0 } = parameters
  const { semiMajorAxisMetres, eccentricitySquared: e2 } = ellipsoid
  const arc = meridianArc(ellipsoid)
  const origin = arc.distance(latitude * radiansPerDegree)
  const forward: Plane['forward'] = (longitudeDegrees, latitudeDegrees) => {
    const angle = latitudeDegrees * radiansPerDegree
    const sine = Math.sin(angle)
    const cosine = Math.cos(angle)
    const a = wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree * cosine
    const t = (sine / cosine) ** 2
    const c = (e2 * cosine * cosine) / (1 - e2)
    const nu = semiMajorAxisMetres / Math.sqrt(1 - e2 * sine * sine)
    const rho = (semiMajorAxisMetres * (1 - e2)) / (1 - e2 * sine * sine) ** 1.5
    const x = arc.distance(angle) - origin + nu * (sine / cosine) * (a ** 2 / 2 + ((5 - t + 6 * c) * a ** 4) / 24)
    return [
      falseEasting + scale * nu * (a - (t * a ** 3) / 6 - ((8 - t + 8 * c) * t * a ** 5) / 120),
      falseNorthing + scale * (isHyperbolic ? x - x ** 3 / (6 * rho * nu) : x),
    ]
  }
  return { forward, inverse: inverseByNewton(forward, () => [longitude, latitude]) }
}
