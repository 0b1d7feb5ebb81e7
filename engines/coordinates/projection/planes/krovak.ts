import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import type { Pair, Parameters, Plane, PlaneBuilder } from './plane.ts'

/** EPSG 9819: southing, westing. */
export const krovak: PlaneBuilder = (ellipsoid, parameters) => plane(ellipsoid, parameters, false, false)
/** EPSG 1041: easting, northing, both negative. */
export const krovakNorth: PlaneBuilder = (ellipsoid, parameters) => plane(ellipsoid, parameters, true, false)
/** EPSG 1042 */
export const krovakModified: PlaneBuilder = (ellipsoid, parameters) => plane(ellipsoid, parameters, false, true)
/** EPSG 1043 */
export const krovakModifiedNorth: PlaneBuilder = (ellipsoid, parameters) => plane(ellipsoid, parameters, true, true)

/** False coordinates belong to the southing and westing: 5,000,000 in the modified system, so they are negative seen from the north. */
function plane(ellipsoid: Ellipsoid, parameters: Parameters, isNorth: boolean, isModified: boolean): Plane {
  const cone = obliqueCone(ellipsoid, parameters)
  const { falseEasting = 0, falseNorthing = 0 } = parameters
  const out = ([southing, westing]: Pair): Pair => {
    const [ds, dw] = isModified ? distortion(southing, westing) : [0, 0]
    const [south, west] = [southing - ds + falseNorthing, westing - dw + falseEasting]
    return isNorth ? [-west, -south] : [south, west]
  }
  return {
    forward: (longitude, latitude) => out(cone.forward(longitude, latitude)),
    inverse(x, y) {
      const [south, west] = isNorth ? [-y - falseNorthing, -x - falseEasting] : [x - falseNorthing, y - falseEasting]
      const [ds, dw] = isModified ? distortion(south, west) : [0, 0]
      return cone.inverse(south + ds, west + dw)
    },
  }
}

/** IOGP guidance note 7-2, 3.2.2: a conformal sphere, turned, on a cone. Southing and westing without false coordinates. */
function obliqueCone(ellipsoid: Ellipsoid, parameters: Parameters): Plane {
  const { latitude = 49.5, longitude = 24 + 50 / 60, pseudoParallel = 78.5, scale = 0.9999 } = parameters
  const { semiMajorAxisMetres, eccentricity: e, eccentricitySquared: e2 } = ellipsoid
  const centre = latitude * radiansPerDegree
  const tilt = (parameters.azimuth ?? 30.28813975277778) * radiansPerDegree
  const parallel = pseudoParallel * radiansPerDegree
  const radius = (semiMajorAxisMetres * Math.sqrt(1 - e2)) / (1 - e2 * Math.sin(centre) ** 2)
  const b = Math.sqrt(1 + (e2 * Math.cos(centre) ** 4) / (1 - e2))
  const sphereLatitude = Math.asin(Math.sin(centre) / b)
  const half = (angle: number) => Math.tan(Math.PI / 4 + angle / 2)
  const gauss = (angle: number) => half(angle) * ((1 - e * Math.sin(angle)) / (1 + e * Math.sin(angle))) ** (e / 2)
  const t = half(sphereLatitude) / gauss(centre) ** b
  const n = Math.sin(parallel)
  const distance = (scale * radius) / Math.tan(parallel)
  return {
    forward(longitudeDegrees, latitudeDegrees) {
      const u = 2 * (Math.atan(t * gauss(latitudeDegrees * radiansPerDegree) ** b) - Math.PI / 4)
      const v = b * wrapLongitude(longitude - longitudeDegrees) * radiansPerDegree
      const s = Math.asin(Math.cos(tilt) * Math.sin(u) + Math.sin(tilt) * Math.cos(u) * Math.cos(v))
      const d = Math.asin((Math.cos(u) * Math.sin(v)) / Math.cos(s))
      const r = (distance * half(parallel) ** n) / half(s) ** n
      return [r * Math.cos(n * d), r * Math.sin(n * d)]
    },
    inverse(southing, westing) {
      const r = Math.hypot(southing, westing)
      const d = Math.atan2(westing, southing) / n
      const s = 2 * (Math.atan((distance / r) ** (1 / n) * half(parallel)) - Math.PI / 4)
      const u = Math.asin(Math.cos(tilt) * Math.sin(s) - Math.sin(tilt) * Math.cos(s) * Math.cos(d))
      const v = Math.asin((Math.cos(s) * Math.sin(d)) / Math.cos(u))
      const goal = (half(u) / t) ** (1 / b)
      let angle = u
      for (let step = 0; step < 12; step++) {
        const sine = e * Math.sin(angle)
        angle = 2 * (Math.atan(goal * ((1 + sine) / (1 - sine)) ** (e / 2)) - Math.PI / 4)
      }
      return [wrapLongitude(longitude - v / b / radiansPerDegree), angle / radiansPerDegree]
    },
  }
}

/** Evaluation point and polynomial of S-JTSK/05, IOGP guidance note 7-2, 3.2.2.3. */
function distortion(southing: number, westing: number): Pair {
  const [x, y] = [southing - 1089000, westing - 654000]
  const [x2, y2] = [x * x, y * y]
  const [c1, c2, c3, c4, c5] = [2.946529277e-2, 2.515965696e-2, 1.193845912e-7, -4.668270147e-7, 9.233980362e-12]
  const [c6, c7, c8, c9, c10] = [1.523735715e-12, 1.696780024e-18, 4.408314235e-18, -8.331083518e-24, -3.689471323e-24]
  return [
    c1 +
      c3 * x -
      c4 * y -
      2 * c6 * x * y +
      c5 * (x2 - y2) +
      c8 * x * (x2 - 3 * y2) -
      c7 * y * (3 * x2 - y2) +
      4 * c9 * x * y * (x2 - y2) +
      c10 * (x2 * x2 + y2 * y2 - 6 * x2 * y2),
    c2 +
      c3 * y +
      c4 * x +
      2 * c5 * x * y +
      c6 * (x2 - y2) +
      c8 * y * (3 * x2 - y2) +
      c7 * x * (x2 - 3 * y2) -
      4 * c10 * x * y * (x2 - y2) +
      c9 * (x2 * x2 + y2 * y2 - 6 * x2 * y2),
  ]
}
