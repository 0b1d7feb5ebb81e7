import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { meridianArc } from './meridian-arc.ts'
import { nowhere } from './on-sphere.ts'
import type { PlaneBuilder } from './plane.ts'

/** On the ellipsoid: parallels in their true lengths at their true distances (Snyder, Map Projections: A Working Manual, page 248). */
export const sinusoidal: PlaneBuilder = (
  ellipsoid,
  { longitude: meridian = 0, falseEasting = 0, falseNorthing = 0 },
) => {
  const arc = meridianArc(ellipsoid)
  const { semiMajorAxisMetres, eccentricitySquared } = ellipsoid
  /** Metres of one degree of longitude. */
  const width = (latitude: number) =>
    (semiMajorAxisMetres * Math.cos(latitude) * radiansPerDegree) /
    Math.sqrt(1 - eccentricitySquared * Math.sin(latitude) ** 2)
  return {
    forward(longitude, latitude) {
      const angle = latitude * radiansPerDegree
      return [falseEasting + wrapLongitude(longitude - meridian) * width(angle), falseNorthing + arc.distance(angle)]
    },
    inverse(x, y) {
      const angle = arc.latitude(y - falseNorthing)
      if (!(Math.abs(angle) <= Math.PI / 2 + 1e-9)) return nowhere
      const wide = width(angle)
      const longitude = wide < 1e-6 ? 0 : (x - falseEasting) / wide
      if (!(Math.abs(longitude) <= 180.0001)) return nowhere
      return [wrapLongitude(longitude + meridian), angle / radiansPerDegree]
    },
  }
}
