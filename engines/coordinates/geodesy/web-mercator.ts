import { type Position, radiansPerDegree } from './position.ts'
import type { PlanePoint } from './transverse-mercator.ts'

/** EPSG method 1024: the sphere's formulas with the WGS 84 semi-major axis, latitude left geodetic. */
const radiusMetres = 6378137

export function toWebMercator({ latitudeDegrees, longitudeDegrees }: Position): PlanePoint {
  return {
    eastingMetres: radiusMetres * longitudeDegrees * radiansPerDegree,
    northingMetres: radiusMetres * Math.asinh(Math.tan(latitudeDegrees * radiansPerDegree)),
  }
}

export function fromWebMercator(eastingMetres: number, northingMetres: number): Position {
  return {
    latitudeDegrees: Math.atan(Math.sinh(northingMetres / radiusMetres)) / radiansPerDegree,
    longitudeDegrees: eastingMetres / radiusMetres / radiansPerDegree,
  }
}
