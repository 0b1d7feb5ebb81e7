import type { DatumShift } from '../geodesy/datum-shift.ts'
import type { Position } from '../geodesy/position.ts'

/** A grid of datum shifts that somebody has opened, ready to be used for the datums it is made for. */
export interface OpenedGrid {
  /** The name of its file. */
  readonly name: string
  /** The two frames as the grid calls them. */
  readonly from: string
  readonly to: string
  /** Codes of the geographic systems it moves to WGS 84. */
  readonly datums: ReadonlySet<string>
  /** The rectangle that holds all of it, in the datum's own degrees. */
  readonly bounds: Bounds
  /** Undefined outside the grid. */
  toWgs84(local: Position): Position | undefined
  fromWgs84(position: Position): Position | undefined
  /** By the grid's own word, at a place in WGS 84; `metres` is undefined where it says nothing. Undefined outside the grid. */
  accuracyAt(position: Position): { readonly metres: number | undefined } | undefined
}

type Bounds = readonly [west: number, south: number, east: number, north: number]

/** The one thing here that outlasts a question: which grids the visitor has opened. Systems of every page, list and file go through them. */
let opened: readonly OpenedGrid[] = []

export const openedGrids = (): readonly OpenedGrid[] => opened

export function setOpenedGrids(grids: readonly OpenedGrid[]): void {
  opened = grids
}

const gridsFor = (datum: string | undefined): readonly OpenedGrid[] =>
  opened.length === 0 || datum === undefined ? [] : opened.filter(({ datums }) => datums.has(datum))

const stay = (position: Position): Position => position

/** The usual shift of a datum, and within a grid that is open for it the grid's. */
export function throughGrids(datum: string, usual: DatumShift | undefined): DatumShift {
  const first = (position: Position, way: 'toWgs84' | 'fromWgs84'): Position => {
    for (const grid of gridsFor(datum)) {
      const found = grid[way](position)
      if (found) return found
    }
    return (usual?.[way] ?? stay)(position)
  }
  return {
    toWgs84: (local) => first(local, 'toWgs84'),
    fromWgs84: (position) => first(position, 'fromWgs84'),
  }
}

/** What grids do for places of a datum. */
export interface GridUse {
  readonly name: string
  /** Some places lie outside, and are moved by the usual shift. */
  readonly isPartly: boolean
  /** The worst of the places within, by the grid's own word. */
  readonly accuracyMetres: number | undefined
}

const sampleSteps = 12

/** The grid that is used for places within bounds on WGS 84; undefined where none is. */
export function gridUsedWithin(datum: string | undefined, [west, south, east, north]: Bounds): GridUse | undefined {
  const names = new Set<string>()
  let [isPartly, isStated, worst] = [false, true, 0]
  const grids = gridsFor(datum)
  if (grids.length === 0) return undefined
  const steps = west === east && south === north ? 0 : sampleSteps
  for (let column = 0; column <= steps; column++)
    for (let row = 0; row <= steps; row++) {
      const position = {
        longitudeDegrees: west + ((east - west) * column) / Math.max(1, steps),
        latitudeDegrees: south + ((north - south) * row) / Math.max(1, steps),
      }
      const grid = grids.find((each) => each.accuracyAt(position))
      const metres = grid?.accuracyAt(position)?.metres
      if (grid) names.add(grid.name)
      else isPartly = true
      if (grid && metres === undefined) isStated = false
      worst = Math.max(worst, metres ?? 0)
    }
  if (names.size === 0) return undefined
  return { name: [...names].join(', '), isPartly, accuracyMetres: isStated ? worst : undefined }
}

/** The same at one place, for a system whose usual shift is so good. */
export function shiftFacts(
  datum: string,
  { longitudeDegrees: x, latitudeDegrees: y }: Position,
  usual: number,
): ShiftFacts {
  const use = gridUsedWithin(datum, [x, y, x, y])
  return use ? { datumShiftMetres: accuracyWithGrid(use, usual) ?? usual, grid: use.name } : { datumShiftMetres: usual }
}

interface ShiftFacts {
  readonly datumShiftMetres: number
  readonly grid?: string
}

/** What a grid says of its accuracy; what it leaves out, and places outside it, are as good as the usual shift is. */
export function accuracyWithGrid(use: GridUse | undefined, usual: number | undefined): number | undefined {
  if (use?.accuracyMetres === undefined) return usual
  return use.isPartly && usual !== undefined
    ? Math.max(usual, use.accuracyMetres)
    : use.isPartly
      ? undefined
      : use.accuracyMetres
}
