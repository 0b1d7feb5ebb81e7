import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'

export type Pair = readonly [number, number]

/** A map projection with its parameters filled in: degrees from the system's own prime meridian to metres on the plane, and back. */
export interface Plane {
  forward(longitudeDegrees: number, latitudeDegrees: number): Pair
  inverse(x: number, y: number): Pair
}

/** Angles in degrees, lengths in metres, whatever units the source has them in. */
export type ParameterName =
  | 'latitude'
  | 'longitude'
  | 'parallel1'
  | 'parallel2'
  | 'scale'
  | 'falseEasting'
  | 'falseNorthing'
  | 'azimuth'
  | 'gridAngle'
  | 'pseudoParallel'
  | 'height'
  | 'ellipsoidScale'
  | 'zoneWidth'
export type Parameters = { readonly [name in ParameterName]?: number }

export type PlaneBuilder = (ellipsoid: Ellipsoid, parameters: Parameters) => Plane

/** An inverse by Newton's method on the forward formulas. Slow, so for rare methods only. */
export function inverseByNewton(forward: Plane['forward'], start: (x: number, y: number) => Pair): Plane['inverse'] {
  const step = 1e-5
  return (x, y) => {
    let [longitude, latitude] = start(x, y)
    for (let round = 0; round < 30; round++) {
      const [x0, y0] = forward(longitude, latitude)
      const [x1, y1] = forward(longitude + step, latitude)
      const [x2, y2] = forward(longitude, latitude + step)
      const [a, b, c, d] = [(x1 - x0) / step, (x2 - x0) / step, (y1 - y0) / step, (y2 - y0) / step]
      const determinant = a * d - b * c
      const east = (d * (x - x0) - b * (y - y0)) / determinant
      const north = (a * (y - y0) - c * (x - x0)) / determinant
      longitude += east
      latitude = Math.max(-89.9999999, Math.min(89.9999999, latitude + north))
      if (Math.abs(east) + Math.abs(north) < 1e-12) break
    }
    return [longitude, latitude]
  }
}
