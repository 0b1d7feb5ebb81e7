import { geodeticTangent } from '../../geodesy/conformal-latitude.ts'
import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { conformalRatio, parallelRadius } from './conformal-ratio.ts'
import type { Parameters, Plane, PlaneBuilder } from './plane.ts'

/** EPSG 9810: the pole and its scale. */
export const polarByScale: PlaneBuilder = (ellipsoid, parameters) => {
  const isNorth = (parameters.latitude ?? 90) >= 0
  return polar(ellipsoid, parameters, isNorth, radiusAtPole(ellipsoid) * (parameters.scale ?? 1), 0)
}

/** EPSG 9829: the parallel that is true to scale. Its sign names the pole, unless a latitude of origin does. */
export const polarByParallel: PlaneBuilder = (ellipsoid, parameters) => {
  const { parallel1 = parameters.latitude ?? 90, scale = 1 } = parameters
  return polar(ellipsoid, parameters, isNorthern(parameters), radiusForParallel(ellipsoid, parallel1) * scale, 0)
}

/** EPSG 9830: the same with the false origin on the parallel. */
export const polarByFalseOrigin: PlaneBuilder = (ellipsoid, parameters) => {
  const { parallel1 = parameters.latitude ?? 90 } = parameters
  const radius = radiusForParallel(ellipsoid, parallel1)
  const isNorth = isNorthern(parameters)
  const distance = radius * conformalRatio(Math.abs(parallel1), ellipsoid)
  return polar(ellipsoid, parameters, isNorth, radius, isNorth ? distance : -distance)
}

const isNorthern = ({ latitude, parallel1 = latitude ?? 90 }: Parameters): boolean =>
  Math.abs(latitude ?? 0) === 90 ? latitude! > 0 : parallel1 >= 0

/** 2 a / sqrt((1+e)^(1+e) (1-e)^(1-e)) */
function radiusAtPole({ semiMajorAxisMetres, eccentricity: e }: Ellipsoid): number {
  return (2 * semiMajorAxisMetres) / Math.sqrt((1 + e) ** (1 + e) * (1 - e) ** (1 - e))
}

function radiusForParallel(ellipsoid: Ellipsoid, parallelDegrees: number): number {
  const absolute = Math.abs(parallelDegrees)
  if (absolute >= 90) return radiusAtPole(ellipsoid)
  return (ellipsoid.semiMajorAxisMetres * parallelRadius(absolute, ellipsoid)) / conformalRatio(absolute, ellipsoid)
}

/** `shift` moves the origin of northings from the pole. */
function polar(ellipsoid: Ellipsoid, parameters: Parameters, isNorth: boolean, radius: number, shift: number): Plane {
  const { longitude = 0, falseEasting = 0, falseNorthing = 0 } = parameters
  const sign = isNorth ? 1 : -1
  return {
    forward(longitudeDegrees, latitudeDegrees) {
      const distance = radius * conformalRatio(sign * latitudeDegrees, ellipsoid)
      const angle = (longitudeDegrees - longitude) * radiansPerDegree
      return [falseEasting + distance * Math.sin(angle), falseNorthing + shift - sign * distance * Math.cos(angle)]
    },
    inverse(x, y) {
      const east = x - falseEasting
      const north = -sign * (y - falseNorthing - shift)
      const distance = Math.hypot(east, north)
      if (distance === 0) return [longitude, sign * 90]
      const t = distance / radius
      const latitude = Math.atan(geodeticTangent((1 / t - t) / 2, ellipsoid)) / radiansPerDegree
      return [wrapLongitude(longitude + Math.atan2(east, north) / radiansPerDegree), sign * latitude]
    },
  }
}
