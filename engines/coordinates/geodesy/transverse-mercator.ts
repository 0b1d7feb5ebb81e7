import { conformalTangent, geodeticTangent } from './conformal-latitude.ts'
import type { Ellipsoid } from './ellipsoid.ts'
import { type Position, radiansPerDegree, wrapLongitude } from './position.ts'

export interface PlanePoint {
  readonly eastingMetres: number
  readonly northingMetres: number
}

/** Degrees on the projection's own ellipsoid to metres from the central meridian and the equator, and back. */
export interface TransverseMercator {
  forward(latitudeDegrees: number, longitudeDegrees: number, centralMeridianDegrees: number): PlanePoint
  /** The same into an array, easting first. Making an object for every point would add half of the projection's own cost. */
  forwardInto(
    metres: Float64Array,
    latitudeDegrees: number,
    longitudeDegrees: number,
    centralMeridianDegrees: number,
  ): void
  inverse(eastingMetres: number, northingMetres: number, centralMeridianDegrees: number): Position
}

/**
 * Krüger's series in the third flattening to the sixth order (Karney 2011, equations 12, 35 and 36). Within 3,900 km of the
 * central meridian the truncation error is below 10 nanometres; it is not meant for use further out.
 */
export function transverseMercator(ellipsoid: Ellipsoid, scale: number): TransverseMercator {
  const n = ellipsoid.flattening / (2 - ellipsoid.flattening)
  const radius = rectifyingRadius(ellipsoid.semiMajorAxisMetres, n) * scale
  const alpha = forwardCoefficients(n)
  const beta = inverseCoefficients(n)
  const result = new Float64Array(2)
  const plane: TransverseMercator = {
    forward(latitudeDegrees, longitudeDegrees, centralMeridianDegrees) {
      plane.forwardInto(result, latitudeDegrees, longitudeDegrees, centralMeridianDegrees)
      return { eastingMetres: result[0] as number, northingMetres: result[1] as number }
    },
    forwardInto(metres, latitudeDegrees, longitudeDegrees, centralMeridianDegrees) {
      const longitude = wrapLongitude(longitudeDegrees - centralMeridianDegrees) * radiansPerDegree
      const conformal = conformalTangent(Math.tan(latitudeDegrees * radiansPerDegree), ellipsoid)
      const isNear = longitude < nearRadians && longitude > -nearRadians
      const cosine = isNear ? cosineNearZero(longitude) : Math.cos(longitude)
      const sine = isNear ? sineNearZero(longitude) : Math.sin(longitude)
      const inverseSquare = 1 / (conformal * conformal + cosine * cosine)
      const hyperbolicSine = sine * Math.sqrt(inverseSquare)
      const hyperbolicCosine = Math.sqrt(1 + hyperbolicSine * hyperbolicSine)
      // The double angles by algebra from what is at hand, instead of four more transcendental functions.
      complexSineSum(
        alpha,
        2 * conformal * cosine * inverseSquare,
        (cosine * cosine - conformal * conformal) * inverseSquare,
        2 * hyperbolicSine * hyperbolicCosine,
        1 + 2 * hyperbolicSine * hyperbolicSine,
      )
      const eta = isNear ? areaSineNearZero(hyperbolicSine) : areaSine(hyperbolicSine, hyperbolicCosine)
      metres[0] = radius * (eta + (sum[1] as number))
      metres[1] = radius * (Math.atan2(conformal, cosine) + (sum[0] as number))
    },
    inverse(eastingMetres, northingMetres, centralMeridianDegrees) {
      const xi = northingMetres / radius
      const eta = eastingMetres / radius
      complexSineSum(beta, Math.sin(2 * xi), Math.cos(2 * xi), Math.sinh(2 * eta), Math.cosh(2 * eta))
      const xiSphere = xi - (sum[0] as number)
      const hyperbolicSine = Math.sinh(eta - (sum[1] as number))
      const cosine = Math.cos(xiSphere)
      const conformal = Math.sin(xiSphere) / Math.sqrt(hyperbolicSine * hyperbolicSine + cosine * cosine)
      return {
        latitudeDegrees: Math.atan(geodeticTangent(conformal, ellipsoid)) / radiansPerDegree,
        longitudeDegrees: wrapLongitude(centralMeridianDegrees + Math.atan2(hyperbolicSine, cosine) / radiansPerDegree),
      }
    },
  }
  return plane
}

/**
 * 5.7°: the widest half of a zone, with what it overlaps its neighbours. So near to the meridian the series below are exact to the last
 * digit of a double, and save three transcendental functions on every point.
 */
const nearRadians = 0.1

function sineNearZero(angle: number): number {
  const square = angle * angle
  return angle * (1 - square * (1 / 6 - square * (1 / 120 - square * (1 / 5040 - square * (1 / 362880)))))
}

function cosineNearZero(angle: number): number {
  const square = angle * angle
  return 1 - square * (1 / 2 - square * (1 / 24 - square * (1 / 720 - square * (1 / 40320 - square * (1 / 3628800)))))
}

/** arsinh x = x - x³/6 + 3x⁵/40 - 15x⁷/336 + … */
function areaSineNearZero(value: number): number {
  const square = value * value
  return (
    value *
    (1 -
      square *
        (1 / 6 -
          square *
            (3 / 40 -
              square *
                (15 / 336 -
                  square *
                    (105 / 3456 - square * (945 / 42240 - square * (10395 / 599040 - square * (135135 / 9676800))))))))
  )
}

/** arsinh by a logarithm, from the hyperbolic cosine, which the caller has already. Its error is below a nanometre on the ground. */
const areaSine = (hyperbolicSine: number, hyperbolicCosine: number): number =>
  hyperbolicSine < 0 ? -Math.log(hyperbolicCosine - hyperbolicSine) : Math.log(hyperbolicCosine + hyperbolicSine)

type SixCoefficients = readonly [number, number, number, number, number, number]

/** The result of `complexSineSum`, real part first. One array for all calls: a new one for each would cost more than the sum. */
const sum = new Float64Array(2)

/**
 * The real and imaginary part of sum c[j] sin(2 j (xi + i eta)) by Clenshaw's recurrence in complex numbers, from the sine and cosine of
 * 2 xi and the hyperbolic ones of 2 eta.
 */
function complexSineSum(
  coefficients: SixCoefficients,
  sine: number,
  cosine: number,
  hyperbolicSine: number,
  hyperbolicCosine: number,
): void {
  const real = 2 * cosine * hyperbolicCosine
  const imaginary = -2 * sine * hyperbolicSine
  let realNow = coefficients[5]
  let imaginaryNow = 0
  let realBefore = 0
  let imaginaryBefore = 0
  for (let index = 4; index >= 0; index--) {
    const realNext = real * realNow - imaginary * imaginaryNow - realBefore + (coefficients[index] as number)
    const imaginaryNext = real * imaginaryNow + imaginary * realNow - imaginaryBefore
    realBefore = realNow
    imaginaryBefore = imaginaryNow
    realNow = realNext
    imaginaryNow = imaginaryNext
  }
  const realSine = sine * hyperbolicCosine
  const imaginarySine = cosine * hyperbolicSine
  sum[0] = realSine * realNow - imaginarySine * imaginaryNow
  sum[1] = realSine * imaginaryNow + imaginarySine * realNow
}

/** The next term, n⁶/256, is below the last bit. */
const rectifyingRadius = (semiMajorAxisMetres: number, n: number): number =>
  (semiMajorAxisMetres / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64)

/** Karney 2011, equation 35. */
function forwardCoefficients(n: number): SixCoefficients {
  return [
    polynomial(n, 1, [1 / 2, -2 / 3, 5 / 16, 41 / 180, -127 / 288, 7891 / 37800]),
    polynomial(n, 2, [13 / 48, -3 / 5, 557 / 1440, 281 / 630, -1983433 / 1935360]),
    polynomial(n, 3, [61 / 240, -103 / 140, 15061 / 26880, 167603 / 181440]),
    polynomial(n, 4, [49561 / 161280, -179 / 168, 6601661 / 7257600]),
    polynomial(n, 5, [34729 / 80640, -3418889 / 1995840]),
    polynomial(n, 6, [212378941 / 319334400]),
  ]
}

/** Karney 2011, equation 36. */
function inverseCoefficients(n: number): SixCoefficients {
  return [
    polynomial(n, 1, [1 / 2, -2 / 3, 37 / 96, -1 / 360, -81 / 512, 96199 / 604800]),
    polynomial(n, 2, [1 / 48, 1 / 15, -437 / 1440, 46 / 105, -1118711 / 3870720]),
    polynomial(n, 3, [17 / 480, -37 / 840, -209 / 4480, 5569 / 90720]),
    polynomial(n, 4, [4397 / 161280, -11 / 504, -830251 / 7257600]),
    polynomial(n, 5, [4583 / 161280, -108847 / 3991680]),
    polynomial(n, 6, [20648693 / 638668800]),
  ]
}

const polynomial = (n: number, firstPower: number, factors: readonly number[]): number =>
  factors.reduce((sum, factor, index) => sum + factor * n ** (firstPower + index), 0)
