import { ellipsoidOf } from '../geodesy/ellipsoid.ts'
import { wrapLongitude } from '../geodesy/position.ts'
import { accuracyWithGrid, gridUsedWithin, openedGrids, throughGrids } from '../grids/opened-grids.ts'
import { accuracyWithin, shiftByPlace } from './datum-operations.ts'
import { planeOf, programsDifferMetres } from './planes/methods.ts'
import type { Plane } from './planes/plane.ts'
import type { Projection } from './projection.ts'
import type { SystemDefinition } from './system-definition.ts'

/** A definition made ready to compute: units, plane, prime meridian and datum shift behind each other. */
export async function assembled(definition: SystemDefinition): Promise<Projection> {
  const { name, epsgCode, geodetic, plane: described, degreesPerUnit, isNorthFirst } = definition
  const stated = (metres: number | undefined) =>
    described && metres !== undefined ? Math.max(metres, programsDifferMetres(described.method)) : metres
  const accuracyMetres = stated(definition.accuracyMetres)
  const ellipsoid = ellipsoidOf(geodetic.semiMajorAxisMetres, geodetic.inverseFlattening)
  const plane = described
    ? inUnits(await planeOf(described.method, ellipsoid, described.parameters), described.metresPerUnit)
    : inDegrees(degreesPerUnit)
  const usual = shiftByPlace(ellipsoid, geodetic.operations)
  const { code } = geodetic
  const isGridded = openedGrids().length > 0 && definition.accuracyMetres !== 0
  const shift = isGridded && code !== undefined ? throughGrids(code, usual) : usual
  const meridian = geodetic.primeMeridianDegrees
  return {
    name,
    epsgCode,
    unit: described ? 'metres' : 'degrees',
    isWgs84: false,
    authorityAxisOrder: isNorthFirst ? 'north-east' : 'east-north',
    datum: geodetic.code,
    accuracyMetres,
    ...(geodetic.operations.length > 1 || isGridded
      ? {
          accuracyWithin: (bounds) =>
            stated(accuracyWithGrid(gridUsedWithin(code, bounds), accuracyWithin(geodetic.operations, bounds))) ??
            accuracyMetres,
        }
      : {}),
    ...(isGridded ? { gridWithin: (bounds) => gridUsedWithin(code, bounds) } : {}),
    toWgs84(east, north) {
      const [longitude, latitudeDegrees] = plane.inverse(east, north)
      const longitudeDegrees = meridian === 0 ? longitude : wrapLongitude(longitude + meridian)
      if (!shift) return [longitudeDegrees, latitudeDegrees]
      const position = shift.toWgs84({ longitudeDegrees, latitudeDegrees })
      return [position.longitudeDegrees, position.latitudeDegrees]
    },
    fromWgs84(longitudeDegrees, latitudeDegrees) {
      if (!shift) return plane.forward(fromMeridian(longitudeDegrees, meridian), latitudeDegrees)
      const local = shift.fromWgs84({ longitudeDegrees, latitudeDegrees })
      return plane.forward(fromMeridian(local.longitudeDegrees, meridian), local.latitudeDegrees)
    },
  }
}

const fromMeridian = (longitudeDegrees: number, meridian: number): number =>
  meridian === 0 ? longitudeDegrees : wrapLongitude(longitudeDegrees - meridian)

const inDegrees = (degreesPerUnit: number): Plane => ({
  forward: (longitude, latitude) => [longitude / degreesPerUnit, latitude / degreesPerUnit],
  inverse: (x, y) => [x * degreesPerUnit, y * degreesPerUnit],
})

function inUnits(plane: Plane, metresPerUnit: number): Plane {
  if (metresPerUnit === 1) return plane
  return {
    forward(longitude, latitude) {
      const [x, y] = plane.forward(longitude, latitude)
      return [x / metresPerUnit, y / metresPerUnit]
    },
    inverse: (x, y) => plane.inverse(x * metresPerUnit, y * metresPerUnit),
  }
}
