import { type Position, wrapLongitude } from './geodesy/position.ts'
import { isWithin } from './projection/datum-operations.ts'
import type { Projection } from './projection/projection.ts'
import type { RegistryAxes } from './projection/registry/rows.ts'
import type { Area } from './projection/system-definition.ts'
import { canBeDegrees } from './table-order.ts'

/** What a text or the names of columns say of two numbers. In `letters` the pair is X, then Y; in `named` east, then north. */
export type SaidAxes = 'named' | 'letters' | 'nothing'

/** A person's word on the axes: which letter is north, or which of the two numbers comes first. */
export const axesChoices = ['x-north', 'x-east', 'north-east', 'east-north'] as const
export type AxesChoice = (typeof axesChoices)[number]

export const isAxesChoice = (text: string): text is AxesChoice => axesChoices.some((choice) => choice === text)

/** Two numbers as they stand. */
export type Pair = readonly [number, number]

/** Whether the first number of a pair goes into the projection as its first: `turned` where it is the second. */
export type PairOrder = 'straight' | 'turned'

/** A system with what is needed to tell whether a place is its own. */
export interface PlacingSystem {
  readonly projection: Projection
  /** Undefined for a description without a code: nobody says where it holds. */
  readonly area: Area | undefined
  readonly axes: RegistryAxes
  /** Its numbers are also written without their minus (Krovak), or with one (South Africa). */
  readonly isAlsoNegated: boolean
}

export type Verdict =
  | {
      readonly kind: 'placed'
      readonly order: PairOrder
      readonly isNegated: boolean
      /** The numbers stand in another order than was said: only so do they fall into the area. */
      readonly isContrary: boolean
      /** As many pairs would be inside in the other order: only what was said of the axes decides. */
      readonly isEither: boolean
      /** Indexes of pairs outside the area; of these `turned` would be inside in the other order. */
      readonly outside: readonly number[]
      readonly turned: readonly number[]
    }
  /** Both orders are inside, and nothing tells which is meant; the custom of the system first. */
  | { readonly kind: 'doubt'; readonly choices: readonly AxesPlace[] }
  /** Some pairs fit in one order only, as many in the other: indexes of the first of each. */
  | { readonly kind: 'mixed'; readonly straight: number; readonly turned: number }
  | { readonly kind: 'outside'; readonly place: Position | undefined }
  /** All pairs can be degrees, the system is in metres: they would be within a stone's throw of its zero point. */
  | { readonly kind: 'degrees' }

/** A choice and where it would put the numbers. */
export interface AxesPlace {
  readonly axes: AxesChoice
  readonly place: Position
}

/** Maps and surveys go on a little beyond the area that the registry has for a system. */
export const areaMarginDegrees = 1

export function isInArea(
  area: Area,
  { longitudeDegrees, latitudeDegrees }: Position,
  margin = areaMarginDegrees,
): boolean {
  const [west, south, east, north] = area
  const wide = (east < west ? east + 360 : east) - west + 2 * margin >= 360
  const withMargin: Area = wide
    ? [-180, south - margin, 180, north + margin]
    : [wrapLongitude(west - margin), south - margin, wrapLongitude(east + margin), north + margin]
  return isWithin(withMargin, longitudeDegrees, latitudeDegrees)
}

/** Where a pair falls, read in an order; undefined where the formulas have no place for it. */
export function placeOfPair(
  { projection }: PlacingSystem,
  [first, second]: Pair,
  order: PairOrder,
  isNegated = false,
): Position | undefined {
  const sign = isNegated ? -1 : 1
  const [longitude, latitudeDegrees] =
    order === 'straight'
      ? projection.toWgs84(sign * first, sign * second)
      : projection.toWgs84(sign * second, sign * first)
  if (!Number.isFinite(longitude) || !(Math.abs(latitudeDegrees) <= 90.0001)) return undefined
  return { longitudeDegrees: wrapLongitude(longitude), latitudeDegrees }
}

/**
 * In which order pairs of numbers are a system's own: by its area of use, all pairs together, then by what was said of the axes. An order
 * is never assumed where the other one is as good and people write both.
 */
export function judged(
  system: PlacingSystem,
  pairs: readonly Pair[],
  said: SaidAxes,
  chosen?: AxesChoice,
  isXFirst = true,
): Verdict {
  if (system.projection.unit === 'metres' && pairs.length > 0 && pairs.every((pair) => canBeDegrees(...pair)))
    return { kind: 'degrees' }
  const usual = chosen === undefined ? usualOrders(system, said) : [chosenOrder(system.axes, chosen, isXFirst)]
  const [first = 'straight'] = usual
  const { area } = system
  if (area === undefined) return placed(chosen === undefined ? 'straight' : first, false, false, false)
  for (const isNegated of system.isAlsoNegated ? [false, true] : [false]) {
    const fits = (order: PairOrder, margin?: number) =>
      pairs.map((pair) => isInside(system, area, pair, order, isNegated, margin))
    const isOfMargin = (order: PairOrder) => !fits(order, 0).includes(true)
    const inside = { straight: fits('straight'), turned: fits('turned') }
    const count = { straight: inside.straight.filter(Boolean).length, turned: inside.turned.filter(Boolean).length }
    const most = Math.max(count.straight, count.turned)
    if (most === 0) continue
    const known = pairs.filter((_, index) => inside.straight[index] || inside.turned[index]).length
    if (known > 1 && most <= known / 2)
      return { kind: 'mixed', straight: onlyIn(inside, 'straight'), turned: onlyIn(inside, 'turned') }
    const best = (['straight', 'turned'] as const).filter((order) => count[order] === most)
    const meant = usual.filter((order) => best.includes(order))
    if (meant.length > 1) return doubtOf(system, pairs, said, meant, isNegated, isXFirst)
    const order = meant[0] ?? best[0]!
    const isEither = best.length > 1
    // A name is not believed against the numbers: by it they would lie around the system, the other way round they lie in it.
    if (isEither && chosen === undefined && isOfMargin(order) && !isOfMargin(otherOrder(order)))
      return doubtOf(system, pairs, said, [otherOrder(order), order], isNegated, isXFirst)
    const outside = inside[order].flatMap((isIn, index) => (isIn ? [] : [index]))
    const turned = outside.filter((index) => inside[otherOrder(order)][index])
    return placed(order, isNegated, !usual.includes(order), isEither, outside, turned)
  }
  const [pair] = pairs
  return { kind: 'outside', place: pair && placeOfPair(system, pair, first) }
}

const otherOrder = (order: PairOrder): PairOrder => (order === 'straight' ? 'turned' : 'straight')

const placed = (
  order: PairOrder,
  isNegated: boolean,
  isContrary: boolean,
  isEither: boolean,
  outside: readonly number[] = [],
  turned: readonly number[] = [],
): Verdict => ({ kind: 'placed', order, isNegated, isContrary, isEither, outside, turned })

function isInside(
  system: PlacingSystem,
  area: Area,
  pair: Pair,
  order: PairOrder,
  isNegated: boolean,
  margin = areaMarginDegrees,
): boolean {
  const place = placeOfPair(system, pair, order, isNegated)
  return place !== undefined && isInArea(area, place, margin) && comesBack(system, pair, order, isNegated, place)
}

/** How far the way back may end from where it began: metres, or units of degrees. */
const tolerance = { metres: 100, degrees: 0.001 } as const

/** Far from its area a projection may give the same place for other numbers. */
function comesBack(
  { projection }: PlacingSystem,
  pair: Pair,
  order: PairOrder,
  isNegated: boolean,
  { longitudeDegrees, latitudeDegrees }: Position,
): boolean {
  const back = projection.fromWgs84(longitudeDegrees, latitudeDegrees)
  const [first, second] = order === 'straight' ? back : [back[1], back[0]]
  const sign = isNegated ? -1 : 1
  return Math.max(Math.abs(first - sign * pair[0]), Math.abs(second - sign * pair[1])) < tolerance[projection.unit]
}

function onlyIn(inside: Readonly<Record<PairOrder, readonly boolean[]>>, order: PairOrder): number {
  const found = inside[order].findIndex((isIn, index) => isIn && !inside[otherOrder(order)][index])
  return found < 0 ? inside[order].indexOf(true) : found
}

/** The projection takes the axis of north and south first. */
const takesNorthFirst = ({ directions }: RegistryAxes): boolean => directions === 'sw' || directions === 'nw'

const orderWhere = (isNorthFirst: boolean, axes: RegistryAxes): PairOrder =>
  isNorthFirst === takesNorthFirst(axes) ? 'straight' : 'turned'

/**
 * The orders people write, the custom of the system first. X and Y, or two bare numbers, may be either; only for a map of the whole
 * world, where no area could decide and no country has a custom, the letters mean what the registry says.
 */
function usualOrders(system: PlacingSystem, said: SaidAxes): readonly PairOrder[] {
  const { axes } = system
  if (said === 'named') return [orderWhere(false, axes)]
  const custom = orderWhere(isCustomNorthFirst(axes, said), axes)
  return said === 'letters' && isWorldMap(system) ? [custom] : [custom, otherOrder(custom)]
}

export const isCustomNorthFirst = ({ isXNorth, directions }: RegistryAxes, said: SaidAxes): boolean =>
  said === 'letters' ? isXNorth : /^[ns]/.test(directions)

/** All longitudes side by side, on parallels that are straight lines: not around a pole, nor from one meridian on, whatever area is stated. */
export function isWorldMap({ area, projection }: PlacingSystem): boolean {
  if (area !== undefined && area[2] - area[0] < 359) return false
  const [[, west], [, east]] = [projection.fromWgs84(-120, 60), projection.fromWgs84(70, 60)]
  return west === east
}

function chosenOrder(axes: RegistryAxes, chosen: AxesChoice, isXFirst: boolean): PairOrder {
  const isFirstNorth = chosen === 'x-north' || (chosen !== 'x-east' && (chosen === 'north-east') === isXFirst)
  return orderWhere(isFirstNorth, axes)
}

function doubtOf(
  system: PlacingSystem,
  pairs: readonly Pair[],
  said: SaidAxes,
  orders: readonly PairOrder[],
  isNegated: boolean,
  isXFirst: boolean,
): Verdict {
  const choices = orders.flatMap((order): AxesPlace[] => {
    const place = pairs[0] && placeOfPair(system, pairs[0], order, isNegated)
    const axes = axesChoices.find(
      (choice) =>
        choice.startsWith('x') === (said === 'letters') && chosenOrder(system.axes, choice, isXFirst) === order,
    )
    return place && axes ? [{ axes, place }] : []
  })
  return { kind: 'doubt', choices }
}
