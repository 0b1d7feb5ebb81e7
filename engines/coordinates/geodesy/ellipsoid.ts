/** An ellipsoid of revolution with the constants every formula here needs, worked out once. */
export interface Ellipsoid {
  readonly semiMajorAxisMetres: number
  readonly flattening: number
  readonly eccentricity: number
  readonly eccentricitySquared: number
}

/** An inverse flattening of 0 or infinity means a sphere. */
export function ellipsoidOf(semiMajorAxisMetres: number, inverseFlattening: number): Ellipsoid {
  const flattening = inverseFlattening === 0 ? 0 : 1 / inverseFlattening
  const eccentricitySquared = flattening * (2 - flattening)
  return { semiMajorAxisMetres, flattening, eccentricity: Math.sqrt(eccentricitySquared), eccentricitySquared }
}

export const wgs84InverseFlattening = 298.257223563

/** EPSG:7030 */
export const wgs84Ellipsoid = ellipsoidOf(6378137, wgs84InverseFlattening)
/** EPSG:7019 */
export const grs80Ellipsoid = ellipsoidOf(6378137, 298.257222101)
/** EPSG:7024 */
export const krassowskyEllipsoid = ellipsoidOf(6378245, 298.3)
/** EPSG:7001 */
export const airyEllipsoid = ellipsoidOf(6377563.396, 299.3249646)
/** EPSG:7004 */
export const besselEllipsoid = ellipsoidOf(6377397.155, 299.1528128)
/** EPSG:1025 */
export const gsk2011Ellipsoid = ellipsoidOf(6378136.5, 298.2564151)
