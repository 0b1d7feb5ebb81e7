import { conformalTangent } from '../../geodesy/conformal-latitude.ts'
import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree } from '../../geodesy/position.ts'

/** tan(π/4 - χ/2), χ the conformal latitude; written so that it keeps its digits towards either pole. */
export function conformalRatio(latitudeDegrees: number, ellipsoid: Ellipsoid): number {
  if (latitudeDegrees >= 90) return 0
  if (latitudeDegrees <= -90) return Number.POSITIVE_INFINITY
  const conformal = conformalTangent(Math.tan(latitudeDegrees * radiansPerDegree), ellipsoid)
  const secant = Math.sqrt(1 + conformal * conformal)
  return conformal > 0 ? 1 / (secant + conformal) : secant - conformal
}

/** Radius of a parallel where the semi-major axis is 1. */
export function parallelRadius(latitudeDegrees: number, { eccentricitySquared }: Ellipsoid): number {
  const sine = Math.sin(latitudeDegrees * radiansPerDegree)
  return Math.cos(latitudeDegrees * radiansPerDegree) / Math.sqrt(1 - eccentricitySquared * sine * sine)
}
