import { type DatumShift, datumShift } from '../geodesy/datum-shift.ts'
import { type Ellipsoid, grs80Ellipsoid, wgs84Ellipsoid } from '../geodesy/ellipsoid.ts'
import type { Position } from '../geodesy/position.ts'
import type { Area, Operation } from './system-definition.ts'

/**
 * The shift between a datum and WGS 84 where the registry has several for the datum. At each place it is the most accurate one that is
 * valid there, of equals the first, as PROJ chooses. One made for the sea is used only where there is none for land.
 */
export function shiftByPlace(ellipsoid: Ellipsoid, operations: readonly Operation[]): DatumShift | undefined {
  const choices = operations.map((operation) => ({ ...operation, shift: shiftOf(ellipsoid, operation.parameters) }))
  const [first] = choices
  if (!first) return undefined
  if (choices.length === 1) return first.shift
  const stay = (position: Position) => position
  return {
    toWgs84: (local) => ((chosenAt(choices, local) ?? first).shift?.toWgs84 ?? stay)(local),
    fromWgs84: (position) => ((chosenAt(choices, position) ?? first).shift?.fromWgs84 ?? stay)(position),
  }
}

/** How many steps a rectangle is sampled in, each way. */
const sampleSteps = 6

/**
 * How far off places within these bounds can be: the worst of the operations chosen there. Undefined where no operation is valid at one of
 * the places: then only the figure for the whole system holds.
 */
export function accuracyWithin(operations: readonly Operation[], [west, south, east, north]: Area): number | undefined {
  let worst = 0
  for (let column = 0; column <= sampleSteps; column++)
    for (let row = 0; row <= sampleSteps; row++) {
      const chosen = chosenAt(operations, {
        longitudeDegrees: west + ((east - west) * column) / sampleSteps,
        latitudeDegrees: south + ((north - south) * row) / sampleSteps,
      })
      if (chosen?.accuracyMetres === undefined) return undefined
      worst = Math.max(worst, chosen.accuracyMetres, chosen.foundMetres ?? 0)
    }
  return worst
}

export function chosenAt<Choice extends Operation>(
  choices: readonly Choice[],
  { longitudeDegrees, latitudeDegrees }: Position,
): Choice | undefined {
  let best: Choice | undefined
  for (const choice of choices)
    if (isWithin(choice.area, longitudeDegrees, latitudeDegrees) && (!best || isBetter(choice, best))) best = choice
  return best
}

function isBetter(one: Operation, other: Operation): boolean {
  if (one.accuracyMetres === undefined || one.isOffshore) return false
  return other.accuracyMetres === undefined || one.accuracyMetres < other.accuracyMetres
}

/** An area whose west lies east of its east crosses the 180th meridian. Read by index: this runs for every point and operation. */
export function isWithin(area: Area, longitude: number, latitude: number): boolean {
  if (latitude < area[1] || latitude > area[3]) return false
  const isEast = longitude >= area[0]
  const isWest = longitude <= area[2]
  return area[0] <= area[2] ? isEast && isWest : isEast || isWest
}

function shiftOf(ellipsoid: Ellipsoid, parameters: readonly number[]): DatumShift | undefined {
  const { length } = parameters
  if (length === 2) return offset(parameters[0]!, parameters[1]!)
  // An offset to another datum on GRS 80, then the shift of that datum.
  if (length === 5 || length === 9)
    return inSequence(offset(parameters[0]!, parameters[1]!), helmert(grs80Ellipsoid, parameters.slice(2)))
  const isNothing = parameters.every((parameter) => parameter === 0)
  // GRS 80 and WGS 84 differ by a tenth of a millimetre: a shift by nothing between them is left out.
  return length === 0 || (isNothing && isLikeWgs84(ellipsoid)) ? undefined : helmert(ellipsoid, parameters)
}

function helmert(ellipsoid: Ellipsoid, parameters: readonly number[]): DatumShift {
  const [tx = 0, ty = 0, tz = 0, rx = 0, ry = 0, rz = 0, scale = 0] = parameters
  return datumShift(ellipsoid, {
    translationMetres: [tx, ty, tz],
    rotationArcSeconds: [rx, ry, rz],
    scalePartsPerMillion: scale,
  })
}

const inSequence = (first: DatumShift, second: DatumShift): DatumShift => ({
  toWgs84: (local) => second.toWgs84(first.toWgs84(local)),
  fromWgs84: (position) => first.fromWgs84(second.fromWgs84(position)),
})

/** Whether an ellipsoid is WGS 84 or GRS 80, whose flattenings differ by 2e-11. */
export const isLikeWgs84 = ({ semiMajorAxisMetres, flattening }: Ellipsoid): boolean =>
  semiMajorAxisMetres === wgs84Ellipsoid.semiMajorAxisMetres && Math.abs(flattening - wgs84Ellipsoid.flattening) < 1e-10

const offset = (east: number, north: number): DatumShift => ({
  toWgs84: ({ longitudeDegrees, latitudeDegrees }) => ({
    longitudeDegrees: longitudeDegrees + east,
    latitudeDegrees: latitudeDegrees + north,
  }),
  fromWgs84: ({ longitudeDegrees, latitudeDegrees }) => ({
    longitudeDegrees: longitudeDegrees - east,
    latitudeDegrees: latitudeDegrees - north,
  }),
})
