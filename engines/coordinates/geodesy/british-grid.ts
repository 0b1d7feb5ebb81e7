import { osgb36Shift } from './datum-parameters.ts'
import { airyEllipsoid } from './ellipsoid.ts'
import type { Position } from './position.ts'
import { type PlanePoint, transverseMercator } from './transverse-mercator.ts'

const scale = 0.9996012717
const plane = transverseMercator(airyEllipsoid, scale)
const trueOriginLongitudeDegrees = -2
const falseEastingMetres = 400_000
/** -100,000 m at 49° N, counted from the equator. */
const falseNorthingMetres =
  -100_000 - plane.forward(49, trueOriginLongitudeDegrees, trueOriginLongitudeDegrees).northingMetres

/** EPSG:27700 with the datum shift EPSG:1314. */
export function toBritishGrid(position: Position): PlanePoint {
  const local = osgb36Shift.fromWgs84(position)
  const point = plane.forward(local.latitudeDegrees, local.longitudeDegrees, trueOriginLongitudeDegrees)
  return {
    eastingMetres: point.eastingMetres + falseEastingMetres,
    northingMetres: point.northingMetres + falseNorthingMetres,
  }
}

/**
 * The inverse of `toBritishGrid` to a micrometre. Datum shifts here leave heights out, so the plain inverse is up to a tenth of a
 * millimetre off, enough to move a point over a line of the grid; one step of correction removes that.
 */
export function fromBritishGrid(eastingMetres: number, northingMetres: number): Position {
  const reached = toBritishGrid(roughInverse(eastingMetres, northingMetres))
  return roughInverse(2 * eastingMetres - reached.eastingMetres, 2 * northingMetres - reached.northingMetres)
}

function roughInverse(eastingMetres: number, northingMetres: number): Position {
  const local = plane.inverse(
    eastingMetres - falseEastingMetres,
    northingMetres - falseNorthingMetres,
    trueOriginLongitudeDegrees,
  )
  return osgb36Shift.toWgs84(local)
}
