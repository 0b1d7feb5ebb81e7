import { chosenAt } from '../../engines/coordinates/projection/datum-operations.ts'
import type { Area, Operation } from './operations.ts'
import type { Geodetic } from './registry.ts'
import { datumShiftDistance } from './shift-distance.ts'

/** Frames of our day without a published operation differ from WGS 84 by the drift of continents. */
const accuracyOfModernFrame = 5

/**
 * How far off a place of this area can be, in metres: the worst of the operations that are chosen somewhere in it. Where none is valid
 * the place is off by as much as the datum's operations would move it. Undefined where there is none.
 */
export function accuracyOver(area: Area, geodetic: Geodetic, operations: readonly Operation[]): number | undefined {
  const key = `${geodetic.key} ${area}`
  if (!known.has(key)) known.set(key, worstIn(area, geodetic, operations))
  return known.get(key)
}

/** Many systems share their datum and their area. */
const known = new Map<string, number | undefined>()

function worstIn(area: Area, geodetic: Geodetic, operations: readonly Operation[]): number | undefined {
  let worst = 0
  const real = operations.filter(({ isBallpark }) => !isBallpark)
  if (real.length === 0) return isModern(geodetic) ? accuracyOfModernFrame : undefined
  for (const [longitudeDegrees, latitudeDegrees] of pointsIn(area)) {
    const chosen = chosenAt(real, { longitudeDegrees, latitudeDegrees })
    if (chosen && chosen.accuracyMetres >= 0) worst = Math.max(worst, chosen.accuracyMetres, chosen.foundMetres ?? 0)
    else {
      const moves = real.map(({ parameters }) =>
        datumShiftDistance(geodetic, parameters, longitudeDegrees, latitudeDegrees),
      )
      const most = Math.max(...moves)
      worst = Math.max(worst, most < 5 ? accuracyOfModernFrame : Math.ceil((most * 1.2) / 10) * 10)
    }
  }
  return worst
}

/** Operations whose authors have misprinted a figure: over half a kilometre from where three others put the same place. */
export function withoutMisprints(geodetic: Geodetic, operations: readonly Operation[]): Operation[] {
  return operations.filter((operation) => {
    const [west, south, east, north] = operation.area
    const [longitude, latitude] = [west <= east ? (west + east) / 2 : 180, (south + north) / 2]
    const others = operations.filter((other) => other !== operation && !other.isBallpark && other.parameters.length > 2)
    if (operation.isBallpark || operation.parameters.length < 3 || others.length < 3) return true
    const own = datumShiftDistance(geodetic, operation.parameters, longitude, latitude)
    const differences = others.map(({ parameters }) =>
      Math.abs(own - datumShiftDistance(geodetic, parameters, longitude, latitude)),
    )
    const isMisprint = Math.min(...differences) > 500
    if (isMisprint) console.warn(`left out: ${operation.id} of ${geodetic.key}`)
    return !isMisprint
  })
}

const isModern = ({ semiMajorAxis, inverseFlattening }: Geodetic) =>
  semiMajorAxis === 6378137 && Math.abs(inverseFlattening - 298.2572) < 1e-4

function* pointsIn([west, south, east, north]: Area): Generator<readonly [number, number]> {
  const width = east < west ? east + 360 - west : east - west
  for (let column = 0; column <= 12; column++)
    for (let row = 0; row <= 12; row++) {
      const longitude = west + (width * column) / 12
      yield [longitude > 180 ? longitude - 360 : longitude, south + ((north - south) * row) / 12]
    }
}
