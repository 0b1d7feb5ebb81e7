import type { Ellipsoid } from './ellipsoid.ts'

/**
 * Tangent of the conformal latitude from the tangent of the geodetic latitude and back.
 * C. F. F. Karney, "Transverse Mercator with an accuracy of a few nanometers", J. Geodesy 85 (2011), equations 7 to 9
 * and 19 to 21. Written with square roots: Math.hypot guards against overflow that cannot happen here, at many times the cost.
 */
export function conformalTangent(tangent: number, { eccentricitySquared }: Ellipsoid): number {
  const secant = Math.sqrt(1 + tangent * tangent)
  const sigma = sinhOfScaledAtanh(tangent / secant, eccentricitySquared)
  // sqrt(1 + σ²) by its series: σ is below 0.007.
  const square = sigma * sigma
  return tangent * (1 + square * (1 / 2 - square * (1 / 8 - square / 16))) - sigma * secant
}

/**
 * sinh(e artanh(e sin φ)) by its series: for an ellipsoid like the Earth's (e² < 0.007) the terms left out are below the last bit,
 * and two transcendental functions are saved on every point.
 */
function sinhOfScaledAtanh(sine: number, eccentricitySquared: number): number {
  const square = eccentricitySquared * sine * sine
  const series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9 + square / 11))))
  const argument = eccentricitySquared * sine * series
  const argumentSquare = argument * argument
  return argument * (1 + (argumentSquare / 6) * (1 + argumentSquare / 20))
}

export function geodeticTangent(conformal: number, ellipsoid: Ellipsoid): number {
  const squareComplement = 1 - ellipsoid.eccentricitySquared
  // A tangent as large as this is the pole to the last bit of a double, and Newton's step would divide infinity by infinity.
  if (Math.abs(conformal) > 1e15) return conformal
  let tangent = conformal / squareComplement
  // The first guess is at most 16 m off; after two steps the result is exact to the last bit.
  for (let step = 0; step < 2; step++) {
    const reached = conformalTangent(tangent, ellipsoid)
    tangent +=
      ((conformal - reached) / Math.sqrt(1 + reached * reached)) *
      ((1 + squareComplement * tangent * tangent) / (squareComplement * Math.sqrt(1 + tangent * tangent)))
  }
  return tangent
}
