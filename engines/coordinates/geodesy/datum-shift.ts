import { type Ellipsoid, wgs84Ellipsoid } from './ellipsoid.ts'
import { type Position, radiansPerDegree } from './position.ts'
import { rememberingLast } from './remembering-last.ts'

/**
 * Seven parameters of a Helmert shift to WGS 84. Rotations have the POSITION VECTOR signs (EPSG method 9606, `+towgs84`).
 * Coordinate-frame figures (EPSG method 9607, GOST) enter with the signs of the three rotations turned.
 */
interface HelmertParameters {
  readonly translationMetres: readonly [number, number, number]
  readonly rotationArcSeconds: readonly [number, number, number]
  readonly scalePartsPerMillion: number
}

export interface DatumShift {
  toWgs84(local: Position): Position
  fromWgs84(position: Position): Position
}

type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]

/** The last answer is kept, because a point is usually printed in several systems one after the other. */
const wgs84Geocentric = rememberingLast((position: Position) => toGeocentric(position, wgs84Ellipsoid))

/** Heights are taken as zero on both sides: a plane coordinate carries none. The error is far below the shift's own. */
export function datumShift(local: Ellipsoid, parameters: HelmertParameters): DatumShift {
  const [dx, dy, dz] = parameters.translationMetres
  const forward = helmertMatrix(parameters)
  const backward = inverted(forward)
  return {
    toWgs84(position) {
      const [x, y, z] = times(forward, toGeocentric(position, local))
      return toGeodetic([x + dx, y + dy, z + dz], wgs84Ellipsoid)
    },
    fromWgs84(position) {
      const [x, y, z] = wgs84Geocentric(position)
      return toGeodetic(times(backward, [x - dx, y - dy, z - dz]), local)
    },
  }
}

function helmertMatrix({ rotationArcSeconds, scalePartsPerMillion }: HelmertParameters): Matrix {
  const [rx, ry, rz] = rotationArcSeconds.map((seconds) => (seconds / 3600) * radiansPerDegree) as unknown as Vector
  const scale = 1 + scalePartsPerMillion / 1e6
  return [
    [scale, -rz * scale, ry * scale],
    [rz * scale, scale, -rx * scale],
    [-ry * scale, rx * scale, scale],
  ]
}

/** The true inverse, not the transposed rotation: there and back is the same point to the last bits. */
function inverted([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return [
    [(e * i - f * h) / determinant, (c * h - b * i) / determinant, (b * f - c * e) / determinant],
    [(f * g - d * i) / determinant, (a * i - c * g) / determinant, (c * d - a * f) / determinant],
    [(d * h - e * g) / determinant, (b * g - a * h) / determinant, (a * e - b * d) / determinant],
  ]
}

const times = ([first, second, third]: Matrix, [x, y, z]: Vector): Vector => [
  first[0] * x + first[1] * y + first[2] * z,
  second[0] * x + second[1] * y + second[2] * z,
  third[0] * x + third[1] * y + third[2] * z,
]

function toGeocentric({ latitudeDegrees, longitudeDegrees }: Position, ellipsoid: Ellipsoid): Vector {
  const latitude = latitudeDegrees * radiansPerDegree
  const longitude = longitudeDegrees * radiansPerDegree
  const sine = Math.sin(latitude)
  const cosine = Math.cos(latitude)
  const radius = ellipsoid.semiMajorAxisMetres / Math.sqrt(1 - ellipsoid.eccentricitySquared * sine * sine)
  return [
    radius * cosine * Math.cos(longitude),
    radius * cosine * Math.sin(longitude),
    radius * (1 - ellipsoid.eccentricitySquared) * sine,
  ]
}

/** Bowring 1976, one step: exact on the ellipsoid, and a few kilometres off it still better than a micrometre. */
function toGeodetic([x, y, z]: Vector, ellipsoid: Ellipsoid): Position {
  const { semiMajorAxisMetres: a, flattening, eccentricitySquared } = ellipsoid
  const b = a * (1 - flattening)
  const distance = Math.sqrt(x * x + y * y)
  const reducedTangent = (z / distance) * (a / b)
  const cosine = 1 / Math.sqrt(1 + reducedTangent * reducedTangent)
  const sine = reducedTangent * cosine
  const tangent =
    (z + (eccentricitySquared / (1 - eccentricitySquared)) * b * sine * sine * sine) /
    (distance - eccentricitySquared * a * cosine * cosine * cosine)
  return {
    latitudeDegrees: Math.atan(tangent) / radiansPerDegree,
    longitudeDegrees: Math.atan2(y, x) / radiansPerDegree,
  }
}
