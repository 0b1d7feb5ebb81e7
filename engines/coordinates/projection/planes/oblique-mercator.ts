import { geodeticTangent } from '../../geodesy/conformal-latitude.ts'
import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { conformalRatio } from './conformal-ratio.ts'
import type { Parameters, Plane, PlaneBuilder } from './plane.ts'

/** EPSG 9812: false coordinates stand where the initial line meets the aposphere's equator. */
export const obliqueMercatorA: PlaneBuilder = (ellipsoid, parameters) => hotine(ellipsoid, parameters, false)
/** EPSG 9815: false coordinates stand at the centre. An azimuth of 90° is the Swiss and Hungarian case. */
export const obliqueMercatorB: PlaneBuilder = (ellipsoid, parameters) => hotine(ellipsoid, parameters, true)

/** IOGP guidance note 7-2, 3.2.4. */
function hotine(ellipsoid: Ellipsoid, parameters: Parameters, isFromCentre: boolean): Plane {
  const { latitude = 0, longitude = 0, azimuth = 90, scale = 1, falseEasting = 0, falseNorthing = 0 } = parameters
  const { semiMajorAxisMetres: a, eccentricitySquared: e2 } = ellipsoid
  const centre = latitude * radiansPerDegree
  const alpha = azimuth * radiansPerDegree
  const gamma = (parameters.gridAngle ?? azimuth) * radiansPerDegree
  const sine = Math.sin(centre)
  const b = Math.sqrt(1 + (e2 * Math.cos(centre) ** 4) / (1 - e2))
  const curvature = (a * b * scale * Math.sqrt(1 - e2)) / (1 - e2 * sine * sine)
  const d = Math.max(1, (b * Math.sqrt(1 - e2)) / (Math.cos(centre) * Math.sqrt(1 - e2 * sine * sine)))
  const f = d + Math.sqrt(d * d - 1) * (latitude < 0 ? -1 : 1)
  const h = f * conformalRatio(latitude, ellipsoid) ** b
  const g = (f - 1 / f) / 2
  const gammaZero = Math.asin(Math.sin(alpha) / d)
  // Across the meridian the argument is 1, where the arcsine would lose half its digits.
  const isAcross = Math.abs(azimuth) === 90
  const quarter = isAcross ? Math.PI / 2 : Math.asin(Math.max(-1, Math.min(1, g * Math.tan(gammaZero))))
  const originLongitude = longitude - quarter / b / radiansPerDegree
  const centreAlong = isAcross
    ? ((curvature / b) * Math.PI) / 2
    : (curvature / b) * Math.atan2(Math.sqrt(d * d - 1), Math.cos(alpha)) * (latitude < 0 ? -1 : 1)
  const shift = isFromCentre ? centreAlong : 0
  const [sin0, cos0, sinG, cosG] = [Math.sin(gammaZero), Math.cos(gammaZero), Math.sin(gamma), Math.cos(gamma)]
  return {
    forward(longitudeDegrees, latitudeDegrees) {
      const q = h / conformalRatio(latitudeDegrees, ellipsoid) ** b
      const [s, t] = [(q - 1 / q) / 2, (q + 1 / q) / 2]
      const angle = b * wrapLongitude(longitudeDegrees - originLongitude) * radiansPerDegree
      const v = Math.sin(angle)
      const across =
        (curvature * Math.log((1 - (-v * cos0 + s * sin0) / t) / (1 + (-v * cos0 + s * sin0) / t))) / (2 * b)
      const along = (curvature / b) * Math.atan2(s * cos0 + v * sin0, Math.cos(angle)) - shift
      return [falseEasting + across * cosG + along * sinG, falseNorthing + along * cosG - across * sinG]
    },
    inverse(x, y) {
      const [east, north] = [x - falseEasting, y - falseNorthing]
      const across = east * cosG - north * sinG
      const along = north * cosG + east * sinG + shift
      const q = Math.exp((-b * across) / curvature)
      const [s, t] = [(q - 1 / q) / 2, (q + 1 / q) / 2]
      const v = Math.sin((b * along) / curvature)
      const u = (v * cos0 + s * sin0) / t
      const tangentHalf = (h / Math.sqrt((1 + u) / (1 - u))) ** (1 / b)
      return [
        wrapLongitude(
          originLongitude - Math.atan2(s * cos0 - v * sin0, Math.cos((b * along) / curvature)) / b / radiansPerDegree,
        ),
        Math.atan(geodeticTangent((1 / tangentHalf - tangentHalf) / 2, ellipsoid)) / radiansPerDegree,
      ]
    },
  }
}
