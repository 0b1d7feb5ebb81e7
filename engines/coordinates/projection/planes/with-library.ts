import proj4 from 'proj4'
import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'
import { radiansPerDegree, wrapLongitude } from '../../geodesy/position.ts'
import type { Parameters, Plane } from './plane.ts'

/** What the library's objects can do: its types do not declare it. */
interface LibraryProjection {
  forward(point: { x: number; y: number }): { x: number; y: number }
  inverse(point: { x: number; y: number }): { x: number; y: number }
}

/** Outside the map the library gives NaN for some methods and throws for others: here it is NaN for all. */
function nanOutside(compute: () => { x: number; y: number }): { x: number; y: number } {
  try {
    return compute()
  } catch {
    return { x: Number.NaN, y: Number.NaN }
  }
}

/** A projection of the general library, without its datums, units and meridians: those are ours. */
export function libraryPlane(
  words: string,
  { semiMajorAxisMetres, flattening }: Ellipsoid,
  { falseEasting = 0, falseNorthing = 0 }: Parameters,
): Plane {
  const shape = `+a=${semiMajorAxisMetres} +b=${semiMajorAxisMetres * (1 - flattening)}`
  const projection = new proj4.Proj(
    `${words} ${shape} +x_0=${falseEasting} +y_0=${falseNorthing} +no_defs`,
  ) as unknown as LibraryProjection
  return {
    forward(longitudeDegrees, latitudeDegrees) {
      const { x, y } = nanOutside(() =>
        projection.forward({ x: longitudeDegrees * radiansPerDegree, y: latitudeDegrees * radiansPerDegree }),
      )
      return [x, y]
    },
    inverse(x, y) {
      const found = nanOutside(() => projection.inverse({ x, y }))
      // At the very middle of some maps the library divides zero by zero: it is asked about a point a micrometre away instead.
      const isMiddle = Number.isNaN(found.y) && x === falseEasting && y === falseNorthing
      const point = isMiddle ? nanOutside(() => projection.inverse({ x, y: y + 1e-6 })) : found
      return [wrapLongitude(point.x / radiansPerDegree), point.y / radiansPerDegree]
    },
  }
}
