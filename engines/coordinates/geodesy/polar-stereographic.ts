import { conformalTangent, geodeticTangent } from './conformal-latitude.ts'
import { type Ellipsoid, wgs84Ellipsoid } from './ellipsoid.ts'
import { type Position, radiansPerDegree } from './position.ts'
import type { PlanePoint } from './transverse-mercator.ts'

/** NGA.STND.0037, chapter 2: the scale at the pole, and the easting and northing it has. */
export const upsScale = 0.994
export const upsFalseOriginMetres = 2_000_000

/** Distance from the pole for conformal tangent 0: 2 a k0 / sqrt((1+e)^(1+e) (1-e)^(1-e)). */
const polarRadiusMetres = polarRadius(wgs84Ellipsoid) * upsScale

function polarRadius({ semiMajorAxisMetres, eccentricity }: Ellipsoid): number {
  return (
    (2 * semiMajorAxisMetres) /
    Math.sqrt((1 + eccentricity) ** (1 + eccentricity) * (1 - eccentricity) ** (1 - eccentricity))
  )
}

/** Universal Polar Stereographic (EPSG:5041 and 5042): the plane MGRS uses beyond 84° N and 80° S. */
export function toUps({ latitudeDegrees, longitudeDegrees }: Position): PlanePoint {
  const north = latitudeDegrees >= 0
  const absolute = Math.abs(latitudeDegrees)
  const conformal = conformalTangent(Math.tan(absolute * radiansPerDegree), wgs84Ellipsoid)
  const distance = absolute === 90 ? 0 : polarRadiusMetres / (conformal + Math.sqrt(1 + conformal * conformal))
  const longitude = longitudeDegrees * radiansPerDegree
  return {
    eastingMetres: upsFalseOriginMetres + distance * Math.sin(longitude),
    northingMetres: upsFalseOriginMetres + (north ? -distance : distance) * Math.cos(longitude),
  }
}

export function fromUps(north: boolean, eastingMetres: number, northingMetres: number): Position {
  const x = eastingMetres - upsFalseOriginMetres
  const y = northingMetres - upsFalseOriginMetres
  const distance = Math.hypot(x, y)
  if (distance === 0) return { latitudeDegrees: north ? 90 : -90, longitudeDegrees: 0 }
  const ratio = polarRadiusMetres / distance
  const conformal = (ratio - 1 / ratio) / 2
  const latitude = Math.atan(geodeticTangent(conformal, wgs84Ellipsoid)) / radiansPerDegree
  return {
    latitudeDegrees: north ? latitude : -latitude,
    longitudeDegrees: Math.atan2(x, north ? -y : y) / radiansPerDegree,
  }
}
