import { failure, type Result, success } from '#engines/core/index.ts'
import type { Position } from './geodesy/position.ts'
import { openedGrids } from './grids/opened-grids.ts'
import { type AxesChoice, type AxesPlace, isInArea, judged, type PlacingSystem, placeOfPair } from './placing.ts'
import { readCrsReference } from './projection/reference.ts'
import { webMercatorCodes } from './projection/web-mercator-codes.ts'
import { type ProjectionProblem, projectionFrom } from './projection.ts'
import { readDegrees as readDegreesOf, readMetres } from './reading/grammar.ts'
import { bringGrammars } from './reading/grammars.ts'
import { readLabelledPair } from './reading/labelled-pair.ts'
import { fixed } from './reading/printing.ts'
import { systemOf } from './registry.ts'

bringGrammars({ readDegrees: readDegreesOf, readMetres })

/** Any system of the registry, or one described by a text, ready to read and print points. */
export interface AnySystem extends PlacingSystem {
  /** `EPSG:6316`; the name of a described system without a code. */
  readonly id: string
  readonly name: string
  readonly degreesPerUnit: number
}

/** Why numbers are no point of a system. */
export type PlacingProblem =
  | { readonly code: 'unreadable' }
  /** `place` is where the numbers would fall. */
  | { readonly code: 'outside_system_area'; readonly system: string; readonly place: Position | undefined }
  | { readonly code: 'axes_needed'; readonly system: string; readonly choices: readonly AxesPlace[] }

export interface Placement {
  readonly position: Position
  /** The numbers were read in the other order than was said, because only so they fall into the area. */
  readonly isContrary: boolean
  /** Undefined where nothing is known of it. */
  readonly accuracyMetres: number | undefined
}

const negatedMethods: ReadonlySet<string> = new Set(['krovak', 'krovakNorth', 'krovakModified', 'krovakModifiedNorth'])

type Found = Promise<Result<AnySystem, ProjectionProblem>>

/** Systems by their codes, for as long as the same grids are opened: numbers of no named system are tried in a hundred of them. */
const found = new Map<number, Found>()
const mostKept = 500
let foundWith = openedGrids()

/** By a code in any spelling, the registry's own name, or a description. */
export function anySystem(definition: string | number): Found {
  if (typeof definition === 'string') return systemOfDefinition(definition)
  if (foundWith !== openedGrids() || found.size >= mostKept) found.clear()
  foundWith = openedGrids()
  const known = found.get(definition)
  if (known) return known
  const system = systemOfDefinition(definition)
  found.set(definition, system)
  // What failed for want of a connection is tried again.
  system.catch(() => found.delete(definition))
  return system
}

async function systemOfDefinition(definition: string | number): Found {
  const projected = await projectionFrom(definition)
  if (!projected.ok) return projected
  const projection = projected.value
  const code = projection.isWgs84
    ? 4326
    : projection.epsgCode !== undefined && webMercatorCodes.has(projection.epsgCode)
      ? 3857
      : projection.epsgCode
  const reference = readCrsReference(definition)
  const key =
    code !== undefined
      ? (['EPSG', String(code)] as const)
      : reference.kind === 'other'
        ? ([reference.authority, reference.code.toUpperCase()] as const)
        : undefined
  // Only where a system is asked for: the pieces and methods behind it are many.
  const registry = key && (await (await import('./projection/registry/find.ts')).findSystem(...key))
  const system = registry?.kind === 'system' ? registry : undefined
  const method = system?.definition.plane?.method
  return success({
    id: key ? key.join(':') : projection.name,
    name: projection.name,
    projection,
    area: system?.registered?.area,
    axes: system?.registered?.axes ?? {
      directions: projection.authorityAxisOrder === 'north-east' ? 'ne' : 'en',
      isXNorth: false,
    },
    isAlsoNegated:
      (method !== undefined && negatedMethods.has(method)) ||
      /^(?:ws|sw)$/.test(system?.registered?.axes?.directions ?? ''),
    degreesPerUnit: system?.definition.degreesPerUnit ?? 1,
  })
}

/** A point written in a system. */
export function readInSystem(system: AnySystem, text: string, axes?: AxesChoice): Result<Placement, PlacingProblem> {
  if (system.projection.unit === 'degrees' && system.degreesPerUnit === 1) return readDegrees(system, text)
  const numbers = readLabelledPair(text)
  if (!numbers) return failure({ code: 'unreadable' })
  const { pair, said, isXFirst } = numbers
  const verdict = judged(system, [pair], said, axes, isXFirst)
  if (verdict.kind === 'doubt') return failure({ code: 'axes_needed', system: system.id, choices: verdict.choices })
  if (verdict.kind !== 'placed')
    return failure({
      code: 'outside_system_area',
      system: system.id,
      place: verdict.kind === 'outside' ? verdict.place : undefined,
    })
  const position = placeOfPair(system, pair, verdict.order, verdict.isNegated)
  return position ? success(placement(system, position, verdict.isContrary)) : failure({ code: 'unreadable' })
}

function readDegrees(system: AnySystem, text: string): Result<Placement, PlacingProblem> {
  const forms = (['wgs84', 'wgs84dms', 'wgs84dm'] as const).map((form) => systemOf(form).read(text))
  const reading = forms.find(({ ok }) => ok)
  if (!reading?.ok) return failure({ code: 'unreadable' })
  const { longitudeDegrees, latitudeDegrees } = reading.value
  const verdict = judged(system, [[longitudeDegrees, latitudeDegrees]], 'named')
  const isTurned = verdict.kind === 'placed' && verdict.order === 'turned'
  // Letters of hemispheres leave no other order.
  if (verdict.kind !== 'placed' || (isTurned && /\p{L}/u.test(text)))
    return failure({
      code: 'outside_system_area',
      system: system.id,
      place: placeOfPair(system, [longitudeDegrees, latitudeDegrees], 'straight'),
    })
  const position = placeOfPair(system, [longitudeDegrees, latitudeDegrees], verdict.order)
  return position ? success(placement(system, position, isTurned)) : failure({ code: 'unreadable' })
}

const placement = (system: AnySystem, position: Position, isContrary: boolean): Placement => ({
  position,
  isContrary,
  accuracyMetres: accuracyAt(system, position),
})

/** How far off a point can be there; undefined where nobody has said so. */
export function accuracyAt({ projection }: AnySystem, { longitudeDegrees, latitudeDegrees }: Position) {
  return (
    projection.accuracyWithin?.([longitudeDegrees, latitudeDegrees, longitudeDegrees, latitudeDegrees]) ??
    projection.accuracyMetres
  )
}

/** What an opened grid has to do with a point of a system: its name, or that none does anything there. Undefined where none is open. */
export function gridAt(
  { projection }: AnySystem,
  position: Position,
): { readonly name: string | undefined } | undefined {
  const { longitudeDegrees: x, latitudeDegrees: y } = position
  return projection.gridWithin && { name: projection.gridWithin([x, y, x, y])?.name }
}

const degreeDecimals = 7
const metreDecimals = 2

/** The point in a system, with the letters and the order of the registry; undefined outside its area of use. */
export function printInSystem(system: AnySystem, position: Position): string | undefined {
  const { projection, area, axes } = system
  if (area && !isInArea(area, position)) return undefined
  const [first, second] = projection.fromWgs84(position.longitudeDegrees, position.latitudeDegrees)
  if (!Number.isFinite(first) || !Number.isFinite(second)) return undefined
  if (projection.unit === 'degrees') return `${fixed(second, degreeDecimals)}, ${fixed(first, degreeDecimals)}`
  const values = axes.directions === 'ne' ? [second, first] : [first, second]
  const [one, other] = lettersOf(axes)
  return `${one} ${fixed(values[0]!, metreDecimals)}, ${other} ${fixed(values[1]!, metreDecimals)}`
}

/** X and Y where X is the north, so that no one takes them for the program's; else E and N, which leave no doubt. */
function lettersOf({ directions, isXNorth }: AnySystem['axes']): readonly [string, string] {
  const isNorthFirst = /^[ns]/.test(directions)
  if (isXNorth) return isNorthFirst ? ['X', 'Y'] : ['Y', 'X']
  if (directions === 'en') return ['E', 'N']
  if (directions === 'ne') return ['N', 'E']
  return isNorthFirst ? ['Y', 'X'] : ['X', 'Y']
}
