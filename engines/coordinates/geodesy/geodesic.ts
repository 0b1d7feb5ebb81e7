import { type Ellipsoid, wgs84Ellipsoid } from './ellipsoid.ts'
import { radiansPerDegree } from './position.ts'

const { semiMajorAxisMetres, flattening, eccentricitySquared }: Ellipsoid = wgs84Ellipsoid
const semiMinorAxisMetres = semiMajorAxisMetres * (1 - flattening)

/** How long a degree is on WGS 84 at a latitude, along the parallel and along the meridian. */
export function wgs84Metres(latitudeDegrees: number): {
  readonly perDegreeEast: number
  readonly perDegreeNorth: number
} {
  const sine = Math.sin(latitudeDegrees * radiansPerDegree)
  const cosine = Math.cos(latitudeDegrees * radiansPerDegree)
  const square = 1 - eccentricitySquared * sine * sine
  const normalRadius = semiMajorAxisMetres / Math.sqrt(square)
  return {
    perDegreeEast: Math.abs(normalRadius * cosine) * radiansPerDegree,
    perDegreeNorth: ((normalRadius * (1 - eccentricitySquared)) / square) * radiansPerDegree,
  }
}

const mostTurns = 60
const smallEnough = 1e-13

/**
 * The shortest way between two places on WGS 84, to less than a millimetre (T. Vincenty, Survey Review XXIII 176, 1975). Places opposite
 * each other on the Earth, for which the series does not settle, are half a meridian apart to within 0.6 %: no step of a track is.
 */
export function geodesicMetres(
  fromLongitude: number,
  fromLatitude: number,
  toLongitude: number,
  toLatitude: number,
): number {
  if (fromLongitude === toLongitude && fromLatitude === toLatitude) return 0
  const apart = ((((toLongitude - fromLongitude + 540) % 360) + 360) % 360) - 180
  const [sineFrom, cosineFrom] = reduced(fromLatitude)
  const [sineTo, cosineTo] = reduced(toLatitude)
  const longitude = apart * radiansPerDegree
  let lambda = longitude
  for (let turn = 0; turn < mostTurns; turn++) {
    const sineLambda = Math.sin(lambda)
    const cosineLambda = Math.cos(lambda)
    const sineSigma = Math.hypot(cosineTo * sineLambda, cosineFrom * sineTo - sineFrom * cosineTo * cosineLambda)
    if (sineSigma === 0) return 0
    const cosineSigma = sineFrom * sineTo + cosineFrom * cosineTo * cosineLambda
    const sigma = Math.atan2(sineSigma, cosineSigma)
    const sineAlpha = (cosineFrom * cosineTo * sineLambda) / sineSigma
    const cosineSquareAlpha = 1 - sineAlpha * sineAlpha
    // On the equator there is no middle of the arc to speak of.
    const middle = cosineSquareAlpha === 0 ? 0 : cosineSigma - (2 * sineFrom * sineTo) / cosineSquareAlpha
    const c = (flattening / 16) * cosineSquareAlpha * (4 + flattening * (4 - 3 * cosineSquareAlpha))
    const next =
      longitude +
      (1 - c) *
        flattening *
        sineAlpha *
        (sigma + c * sineSigma * (middle + c * cosineSigma * (2 * middle * middle - 1)))
    if (Math.abs(next - lambda) < smallEnough)
      return arcMetres(cosineSquareAlpha, sigma, sineSigma, cosineSigma, middle)
    lambda = next
  }
  return Math.PI * semiMinorAxisMetres
}

function reduced(latitudeDegrees: number): readonly [sine: number, cosine: number] {
  const latitude = latitudeDegrees * radiansPerDegree
  const sine = Math.sin(latitude) * (1 - flattening)
  const cosine = Math.cos(latitude)
  const length = Math.hypot(sine, cosine)
  return [sine / length, cosine / length]
}

function arcMetres(
  cosineSquareAlpha: number,
  sigma: number,
  sineSigma: number,
  cosineSigma: number,
  middle: number,
): number {
  const u = cosineSquareAlpha * ((semiMajorAxisMetres / semiMinorAxisMetres) ** 2 - 1)
  const a = 1 + (u / 16384) * (4096 + u * (-768 + u * (320 - 175 * u)))
  const b = (u / 1024) * (256 + u * (-128 + u * (74 - 47 * u)))
  const square = 2 * middle * middle - 1
  const deltaSigma =
    b *
    sineSigma *
    (middle +
      (b / 4) * (cosineSigma * square - (b / 6) * middle * (4 * sineSigma * sineSigma - 3) * (4 * middle * middle - 3)))
  return semiMinorAxisMetres * a * (sigma - deltaSigma)
}
