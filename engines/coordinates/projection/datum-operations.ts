import { type DatumShift, datumShift } from '../geodesy/datum-shift.ts'
import { type Ellipsoid, grs80Ellipsoid, wgs84Ellipsoid } from '../geodesy/ellipsoid.ts'
import type { Position } from '../geodesy/position.ts'
import type { Area, Operation } from './system-definition.ts'

/**
 * The shift between a datum and WGS 84 where the registry has several for one datum: at each place the most accurate one that is valid
 * there, of equals the first, as PROJ chooses. One for the sea is taken only where none for land is.
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

/**
 * How far off places within these bounds can be: the worst of the operations chosen there; nothing where one of them is outside all of
 * their areas, so that only the figure for the whole system holds.
 */
export function accuracyWithin(operations: readonly Operation[], [west, south, east, north]: Area): number | undefined {
  let worst = 0
  for (let column = 0; column <= 6; column++)
    for (let row = 0; row <= 6; row++) {
      const longitudeDegrees = west + ((east - west) * column) / 6
      const chosen = chosenAt(operations, { longitudeDegrees, latitudeDegrees: south + ((north - south) * row) / 6 })
      if (!chosen || chosen.accuracyMetres < 0) return undefined
      worst = Math.max(worst, chosen.accuracyMetres)
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
  if (one.accuracyMetres < 0 || one.isOffshore) return false
  return other.accuracyMetres < 0 || one.accuracyMetres < other.accuracyMetres
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
  // An offset onto a datum on GRS 80, and that datum's shift.
  if (length === 5 || length === 9)
    return inSequence(offset(parameters[0]!, parameters[1]!), helmert(grs80Ellipsoid, parameters.slice(2)))
  const isNothing = parameters.every((parameter) => parameter === 0)
  // GRS 80 and WGS 84 differ by a tenth of a millimetre: a shift by nothing between them is left out.
  return length === 0 || (isNothing && isModern(ellipsoid)) ? undefined : helmert(ellipsoid, parameters)
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

export const isModern = ({ semiMajorAxisMetres, flattening }: Ellipsoid): boolean =>
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
