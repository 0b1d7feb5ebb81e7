import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { meridianArc } from './meridian-arc.ts'
import { inverseByNewton, type Plane, type PlaneBuilder } from './plane.ts'

/** Methods of one system or one country each; formulas of IOGP guidance note 7-2 at the clauses named. */

/** EPSG 9816, 3.2.8: no projection but linear formulas in grads, with another factor north of the origin than south of it. */
export const tunisiaMiningGrid: PlaneBuilder = (_, parameters) => {
  const { latitude = 32.93676, longitude = 7.051005, falseEasting = 270_000, falseNorthing = 360_000 } = parameters
  const degreesEast = 0.012185 * 0.9
  const degreesNorth = (isNorth: boolean) => (isNorth ? 0.010015 : 0.01002) * 0.9
  return {
    forward: (longitudeDegrees, latitudeDegrees) => [
      falseEasting + ((longitudeDegrees - longitude) / degreesEast) * 1000,
      falseNorthing + ((latitudeDegrees - latitude) / degreesNorth(latitudeDegrees > latitude)) * 1000,
    ],
    inverse: (x, y) => [
      longitude + ((x - falseEasting) / 1000) * degreesEast,
      latitude + ((y - falseNorthing) / 1000) * degreesNorth(y > falseNorthing),
    ],
  }
}

/** EPSG 1052, 3.2.9.3: on a plane at the height of the town. */
export const colombiaUrban: PlaneBuilder = (ellipsoid, parameters) => {
  const { latitude = 0, longitude = 0, height = 0, falseEasting = 0, falseNorthing = 0 } = parameters
  const { semiMajorAxisMetres: a, eccentricitySquared: e2 } = ellipsoid
  const curvatures = (degrees: number) => {
    const w = 1 - e2 * Math.sin(degrees * radiansPerDegree) ** 2
    return { rho: (a * (1 - e2)) / w ** 1.5, nu: a / Math.sqrt(w) }
  }
  const at = curvatures(latitude)
  const east = 1 + height / at.nu
  const b = Math.tan(latitude * radiansPerDegree) / (2 * at.rho * at.nu)
  const forward: Plane['forward'] = (longitudeDegrees, latitudeDegrees) => {
    const { nu } = curvatures(latitudeDegrees)
    const middle = curvatures((latitude + latitudeDegrees) / 2)
    const across =
      nu * Math.cos(latitudeDegrees * radiansPerDegree) * wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree
    const up = (latitudeDegrees - latitude) * radiansPerDegree
    return [
      falseEasting + east * across,
      falseNorthing + (1 + height / middle.rho) * (at.rho * up + b * across * across * at.rho),
    ]
  }
  return { forward, inverse: inverseByNewton(forward, () => [longitude, latitude]) }
}

/** EPSG 9831, 3.4.5. */
export const guam: PlaneBuilder = (ellipsoid, { latitude = 0, longitude = 0, falseEasting = 0, falseNorthing = 0 }) => {
  const { semiMajorAxisMetres: a, eccentricitySquared: e2 } = ellipsoid
  const arc = meridianArc(ellipsoid)
  const origin = arc.distance(latitude * radiansPerDegree)
  const forward: Plane['forward'] = (longitudeDegrees, latitudeDegrees) => {
    const angle = latitudeDegrees * radiansPerDegree
    const w = Math.sqrt(1 - e2 * Math.sin(angle) ** 2)
    const x = (a * wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree * Math.cos(angle)) / w
    return [falseEasting + x, falseNorthing + arc.distance(angle) - origin + (x * x * Math.tan(angle) * w) / (2 * a)]
  }
  return { forward, inverse: inverseByNewton(forward, () => [longitude, latitude]) }
}

/** EPSG 9832, 3.4.4, Yap. */
export const modifiedAzimuthal: PlaneBuilder = (ellipsoid, parameters) => {
  const { latitude = 0, longitude = 0, falseEasting = 0, falseNorthing = 0 } = parameters
  const { semiMajorAxisMetres: a, eccentricitySquared: e2 } = ellipsoid
  const centre = latitude * radiansPerDegree
  const nuOf = (angle: number) => a / Math.sqrt(1 - e2 * Math.sin(angle) ** 2)
  const nu0 = nuOf(centre)
  const g = Math.sqrt(e2 / (1 - e2)) * Math.sin(centre)
  const forward: Plane['forward'] = (longitudeDegrees, latitudeDegrees) => {
    const angle = latitudeDegrees * radiansPerDegree
    const east = wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree
    const psi = Math.atan((1 - e2) * Math.tan(angle) + (e2 * nu0 * Math.sin(centre)) / (nuOf(angle) * Math.cos(angle)))
    const alpha = Math.atan2(Math.sin(east), Math.cos(centre) * Math.tan(psi) - Math.sin(centre) * Math.cos(east))
    const h = Math.sqrt(e2 / (1 - e2)) * Math.cos(centre) * Math.cos(alpha)
    const s =
      Math.abs(Math.sin(alpha)) < 1e-12
        ? Math.asin(Math.cos(centre) * Math.sin(psi) - Math.sin(centre) * Math.cos(psi)) * Math.sign(Math.cos(alpha))
        : Math.asin((Math.sin(east) * Math.cos(psi)) / Math.sin(alpha))
    const c =
      nu0 *
      s *
      (1 -
        (s ** 2 * h ** 2 * (1 - h ** 2)) / 6 +
        (s ** 3 / 8) * g * h * (1 - 2 * h ** 2) +
        (s ** 4 / 120) * (h ** 2 * (4 - 7 * h ** 2) - 3 * g ** 2 * (1 - 7 * h ** 2)) -
        (s ** 5 / 48) * g * h)
    return [falseEasting + c * Math.sin(alpha), falseNorthing + c * Math.cos(alpha)]
  }
  return { forward, inverse: inverseByNewton(forward, () => [longitude, latitude]) }
}

/** EPSG 9817, 3.2.1.4: the Levant, a cone that is conformal only to the third power. */
export const lambertNearConformal: PlaneBuilder = (ellipsoid, parameters) => {
  const { latitude = 0, longitude = 0, scale = 1, falseEasting = 0, falseNorthing = 0 } = parameters
  const { semiMajorAxisMetres: a, eccentricitySquared: e2 } = ellipsoid
  const centre = latitude * radiansPerDegree
  const w = 1 - e2 * Math.sin(centre) ** 2
  const [rho, nu] = [(a * (1 - e2)) / w ** 1.5, a / Math.sqrt(w)]
  const arc = meridianArc(ellipsoid)
  const origin = arc.distance(centre)
  const cube = 1 / (6 * rho * nu)
  const radius0 = (scale * nu) / Math.tan(centre)
  const n = Math.sin(centre)
  const forward: Plane['forward'] = (longitudeDegrees, latitudeDegrees) => {
    const m = arc.distance(latitudeDegrees * radiansPerDegree) - origin
    const along = scale * (m + cube * m ** 3)
    const angle = n * wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree
    const radius = radius0 - along
    return [
      falseEasting + radius * Math.sin(angle),
      falseNorthing + along + radius * Math.sin(angle) * Math.tan(angle / 2),
    ]
  }
  return { forward, inverse: inverseByNewton(forward, () => [longitude, latitude]) }
}
