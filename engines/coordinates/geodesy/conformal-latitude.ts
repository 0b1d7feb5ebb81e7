import type { Ellipsoid } from './ellipsoid.ts'

/**
 * Tangent of the conformal latitude from the tangent of the geodetic latitude and back.
 * C. F. F. Karney, "Transverse Mercator with an accuracy of a few nanometers", J. Geodesy 85 (2011), equations 7 to 9
 * and 19 to 21. Written with square roots: Math.hypot guards against overflow that cannot happen here, at many times the cost.
 */
export function conformalTangent(tangent: number, { eccentricity }: Ellipsoid): number {
  const secant = Math.sqrt(1 + tangent * tangent)
  const sigma = Math.sinh(eccentricity * Math.atanh((eccentricity * tangent) / secant))
  return tangent * Math.sqrt(1 + sigma * sigma) - sigma * secant
}

export function geodeticTangent(conformal: number, ellipsoid: Ellipsoid): number {
  const squareComplement = 1 - ellipsoid.eccentricitySquared
  // Beyond this the tangent is the pole to the last bit and Newton's step would divide infinities.
  if (Math.abs(conformal) > 1e15) return conformal
  let tangent = conformal / squareComplement
  for (let step = 0; step < 6; step++) {
    const reached = conformalTangent(tangent, ellipsoid)
    const change =
      ((conformal - reached) / Math.sqrt(1 + reached * reached)) *
      ((1 + squareComplement * tangent * tangent) / (squareComplement * Math.sqrt(1 + tangent * tangent)))
    tangent += change
    if (Math.abs(change) <= 1e-15 * (1 + Math.abs(tangent))) break
  }
  return tangent
}
