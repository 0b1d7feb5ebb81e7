import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { inverseByNewton, type Plane, type PlaneBuilder } from './plane.ts'

/** EPSG 9813, Madagascar: IOGP guidance note 7-2, 3.2.4.3. */
export const laborde: PlaneBuilder = (ellipsoid, parameters) => {
  const {
    latitude = -18.9,
    longitude = 46.43722917,
    azimuth = 18.9,
    scale = 0.9995,
    falseEasting = 0,
    falseNorthing = 0,
  } = parameters
  const { semiMajorAxisMetres: a, eccentricity: e, eccentricitySquared: e2 } = ellipsoid
  const centre = latitude * radiansPerDegree
  const b = Math.sqrt(1 + (e2 * Math.cos(centre) ** 4) / (1 - e2))
  const sphereCentre = Math.asin(Math.sin(centre) / b)
  const radius = (a * scale * Math.sqrt(1 - e2)) / (1 - e2 * Math.sin(centre) ** 2)
  const isometric = (angle: number) =>
    Math.log(Math.tan(Math.PI / 4 + angle / 2)) +
    (e / 2) * Math.log((1 - e * Math.sin(angle)) / (1 + e * Math.sin(angle)))
  const c = Math.log(Math.tan(Math.PI / 4 + sphereCentre / 2)) - b * isometric(centre)
  const turn = azimuth * radiansPerDegree
  const [gReal, gImaginary] = [(1 - Math.cos(2 * turn)) / 12, Math.sin(2 * turn) / 12]
  const forward: Plane['forward'] = (longitudeDegrees, latitudeDegrees) => {
    const l = b * wrapLongitude(longitudeDegrees - longitude) * radiansPerDegree
    const q = c + b * isometric(latitudeDegrees * radiansPerDegree)
    const p = 2 * Math.atan(Math.exp(q)) - Math.PI / 2
    const u = Math.cos(p) * Math.cos(l) * Math.cos(sphereCentre) + Math.sin(p) * Math.sin(sphereCentre)
    const v = Math.cos(p) * Math.cos(l) * Math.sin(sphereCentre) - Math.sin(p) * Math.cos(sphereCentre)
    const w = Math.cos(p) * Math.sin(l)
    const d = Math.hypot(u, v)
    const lPrime = d === 0 ? 0 : 2 * Math.atan(v / (u + d))
    const pPrime = d === 0 ? Math.sign(w) * (Math.PI / 2) : Math.atan(w / d)
    const [hReal, hImaginary] = [-lPrime, Math.log(Math.tan(Math.PI / 4 + pPrime / 2))]
    // H + G H³
    const cubeReal = hReal ** 3 - 3 * hReal * hImaginary ** 2
    const cubeImaginary = 3 * hReal ** 2 * hImaginary - hImaginary ** 3
    return [
      falseEasting + radius * (hImaginary + gReal * cubeImaginary + gImaginary * cubeReal),
      falseNorthing + radius * (hReal + gReal * cubeReal - gImaginary * cubeImaginary),
    ]
  }
  return { forward, inverse: inverseByNewton(forward, () => [longitude, latitude]) }
}
