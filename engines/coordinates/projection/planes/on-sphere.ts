import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import { inverseByNewton, type Pair, type Parameters, type Plane, type PlaneBuilder } from './plane.ts'

/** Both coordinates on a sphere of radius 1, from radians. These maps of the world are drawn on a sphere, whatever the ellipsoid. */
type Sphere = (longitude: number, latitude: number) => Pair

/** Describes a map whose parallels are straight lines, evenly divided: how wide each is, and how high it lies. */
export interface Parallels {
  width(latitude: number): number
  height(latitude: number): number
}

/** The inverse of a point outside the map, where there is no place. */
export const nowhere: Pair = [Number.NaN, Number.NaN]

const { abs, cos, sin, PI } = Math
const halfPi = PI / 2

/** The root of a function that grows from -π/2 to π/2, by halving and, where it helps, Newton's step. */
export function rootOf(grows: (angle: number) => number, value: number): number {
  let low = -halfPi
  let high = halfPi
  let angle = 0
  for (let round = 0; round < 100; round++) {
    const off = grows(angle) - value
    if (off > 0) high = angle
    else low = angle
    const step = 1e-7
    const slope = (grows(angle + step) - grows(angle - step)) / (2 * step)
    const next = angle - off / slope
    const guess = next > low && next < high ? next : (low + high) / 2
    if (abs(guess - angle) < 1e-15) return guess
    angle = guess
  }
  return angle
}

export function onSphere(
  { semiMajorAxisMetres: radius }: Ellipsoid,
  parameters: Parameters,
  sphere: Sphere,
  inverse: Sphere,
): Plane {
  const { longitude: meridian = 0, falseEasting = 0, falseNorthing = 0 } = parameters
  return {
    forward(longitude, latitude) {
      const [x, y] = sphere(wrapLongitude(longitude - meridian) * radiansPerDegree, latitude * radiansPerDegree)
      return [x * radius + falseEasting, y * radius + falseNorthing]
    },
    inverse(x, y) {
      const [longitude, latitude] = inverse((x - falseEasting) / radius, (y - falseNorthing) / radius)
      if (!(abs(longitude) <= PI + 1e-6)) return nowhere
      return [wrapLongitude(longitude / radiansPerDegree + meridian), latitude / radiansPerDegree]
    },
  }
}

/** From how wide and how high the parallels are; `made` may look at the parameters. */
export const byParallels =
  (made: (parameters: Parameters) => Parallels): PlaneBuilder =>
  (ellipsoid, parameters) => {
    const { width, height } = made(parameters)
    const [top, bottom] = [height(halfPi), height(-halfPi)]
    return onSphere(
      ellipsoid,
      parameters,
      (longitude, latitude) => [longitude * width(latitude), height(latitude)],
      (x, y) => {
        if (!(y <= top + 1e-9 && y >= bottom - 1e-9)) return nowhere
        const latitude = y >= top ? halfPi : y <= bottom ? -halfPi : rootOf(height, y)
        const wide = width(latitude)
        return [abs(wide) < 1e-12 ? 0 : x / wide, latitude]
      },
    )
  }

/** From formulas for the forward way alone; the inverse is found by Newton's method. */
export const bySphere =
  (made: (parameters: Parameters) => Sphere): PlaneBuilder =>
  (ellipsoid, parameters) => {
    const sphere = made(parameters)
    const inDegrees = (longitude: number, latitude: number) =>
      sphere(longitude * radiansPerDegree, latitude * radiansPerDegree)
    // Newton's method starts where a plain map would have the point. Near the edges that may lead away from it, so other starts are
    // tried: factors for x and y, and the farthest longitude and latitude to start from.
    const starts = [
      [1, 1, 150, 70],
      [1.3, 1.1, 178, 87],
      [0.7, 0.9, 100, 80],
      [2, 1, 179, 60],
    ] as const
    const inverses = starts.map(([wide, high, mostWide, mostHigh]) =>
      inverseByNewton(inDegrees, (x, y) => [
        Math.max(-mostWide, Math.min(mostWide, (x * wide) / radiansPerDegree)),
        Math.max(-mostHigh, Math.min(mostHigh, (y * high) / radiansPerDegree)),
      ]),
    )
    return onSphere(ellipsoid, parameters, sphere, (x, y) => {
      for (const inverse of inverses) {
        const [longitude, latitude] = inverse(x, y)
        const [xBack, yBack] = inDegrees(longitude, latitude)
        if (abs(xBack - x) + abs(yBack - y) < 1e-9 && abs(longitude) <= 180.0001)
          return [longitude * radiansPerDegree, latitude * radiansPerDegree]
      }
      return nowhere
    })
  }

/** An azimuthal map of half the world, stretched to twice its width. `angleOf` gives the angle from the middle for a distance from it. */
export const doubled =
  (sphere: Sphere, angleOf: (distance: number) => number): PlaneBuilder =>
  (ellipsoid, parameters) =>
    onSphere(ellipsoid, parameters, sphere, (x, y) => {
      const distance = Math.hypot(x / 2, y)
      if (distance < 1e-12) return [0, 0]
      const angle = angleOf(distance)
      if (!(angle <= halfPi + 1e-9)) return nowhere
      const scale = sin(angle) / distance
      return [2 * Math.atan2((x / 2) * scale, cos(angle)), Math.asin(y * scale)]
    })
