import { methodOfCode } from '../planes/methods.ts'
import type { ParameterName } from '../planes/plane.ts'
import type { Area, Geodetic, Operation, SystemDefinition } from '../system-definition.ts'

export interface GeodeticRow {
  readonly code: string
  readonly definition: SystemDefinition
  /** Names of the system and of its datum, as the registry, Esri software and PROJ write them. */
  readonly names: readonly string[]
  readonly datumNames: readonly string[]
  readonly area: Area
  readonly isDeprecated: boolean
}

const world: Area = [-180, -90, 180, 90]
const numbers = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))
const areaOf = (text: string): Area => (text === '' ? world : (numbers(text) as unknown as Area))
const optional = (text: string): number | undefined => (text === '' ? undefined : Number(text))
const epsgCodeOf = (code: string): number | undefined => (/^\d+$/.test(code) ? Number(code) : undefined)

/** The two parts of a piece: an empty line stands between them. */
function partsOf(lines: string): readonly [string[], string[]] {
  const [head = '', body = ''] = lines.split('\n\n')
  return [head.split('\n'), body.split('\n')]
}

export function geodeticRows(lines: string): GeodeticRow[] {
  const [head, body] = partsOf(lines)
  const operations = head.map(operationOf)
  return body.map((line) => {
    const [
      code = '',
      name = '',
      axis,
      flattening,
      meridian,
      unit,
      order,
      area = '',
      accuracy = '',
      indexes = '',
      names = '',
      datumNames = '',
      deprecated,
    ] = line.split('|')
    const geodetic: Geodetic = {
      code,
      semiMajorAxisMetres: Number(axis),
      inverseFlattening: Number(flattening),
      primeMeridianDegrees: Number(meridian),
      operations: numbers(indexes).map((index) => operations[index]!),
    }
    return {
      code,
      names: [name, ...names.split(';')],
      datumNames: datumNames.split(';'),
      area: areaOf(area),
      isDeprecated: deprecated === 'd',
      definition: {
        name,
        epsgCode: epsgCodeOf(code),
        geodetic,
        degreesPerUnit: Number(unit) || 1,
        isNorthFirst: order !== 'e',
        accuracyMetres: optional(accuracy),
      },
    }
  })
}

function operationOf(line: string): Operation {
  const [accuracy, area = '', offshore, parameters = '', found = ''] = line.split('|')
  return {
    // The pieces write -1 for an accuracy that is not known.
    accuracyMetres: Number(accuracy) < 0 ? undefined : Number(accuracy),
    foundMetres: optional(found),
    area: areaOf(area),
    isOffshore: offshore === 'o',
    parameters: numbers(parameters),
  }
}

/**
 * How the registry has the two axes of a plane: directions in its order, and whether the letter X stands for the one of north and south
 * (as surveyors of many countries have it) and not for the one of east and west.
 */
export interface RegistryAxes {
  readonly directions: 'en' | 'ne' | 'ws' | 'sw' | 'nw' | 'wn'
  readonly isXNorth: boolean
}

const usualDirections = { '': 'en', n: 'ne' } as const

function axesOf(order: string): RegistryAxes {
  const directions = order.replace('x', '')
  return {
    directions: usualDirections[directions as ''] ?? (directions as RegistryAxes['directions']),
    isXNorth: order.endsWith('x'),
  }
}

export type Figure = readonly [parameter: number, value: number]

interface ProjectedRow {
  readonly code: string
  readonly name: string
  /** Well-Known Text in the place of everything else. */
  readonly text?: string
  readonly base: string
  readonly method: number
  /** By the registry's codes. */
  readonly figures: readonly Figure[]
  readonly metresPerUnit: number
  readonly axes: RegistryAxes
  readonly area: Area
  readonly accuracyMetres: number | undefined
}

/** One row of a piece; the other lines are not looked into. */
export function projectedRow(lines: string, code: string): ProjectedRow | undefined {
  const at = lines.indexOf(`\n${code}|`)
  if (at < 0) return undefined
  const end = lines.indexOf('\n', at + 1)
  return rowOf(lines.slice(at + 1, end < 0 ? undefined : end), methodsOf(lines))
}

function methodsOf(lines: string): Map<string, readonly number[]> {
  const head = lines.slice(0, lines.indexOf('\n\n')).split('\n')
  return new Map(
    head.map((line) => {
      const [method = '', codes = ''] = line.split(':')
      return [method, numbers(codes)]
    }),
  )
}

function rowOf(line: string, methods: ReadonlyMap<string, readonly number[]>): ProjectedRow {
  const [code = '', name = '', base = '', method, values = '', unit, order, area = '', accuracy = ''] = line.split('|')
  const parameterCodes = methods.get(method ?? '') ?? []
  const figures = values
    .split(',')
    .flatMap((value, index): Figure[] => (value === '' ? [] : [[parameterCodes[index] ?? 0, Number(value)]]))
  return {
    code,
    name,
    ...(method === undefined ? { text: base } : {}),
    base,
    method: Number(method),
    figures,
    metresPerUnit: Number(unit) || 1,
    axes: axesOf(order ?? ''),
    area: areaOf(area),
    accuracyMetres: optional(accuracy),
  }
}

/** The registry's codes of parameters; several mean the same figure of a formula. */
export const parameterOfCode: Readonly<Record<number, ParameterName>> = {
  8801: 'latitude',
  8802: 'longitude',
  8805: 'scale',
  8806: 'falseEasting',
  8807: 'falseNorthing',
  8811: 'latitude',
  8812: 'longitude',
  8813: 'azimuth',
  8814: 'gridAngle',
  8815: 'scale',
  8816: 'falseEasting',
  8817: 'falseNorthing',
  8818: 'pseudoParallel',
  8819: 'scale',
  8821: 'latitude',
  8822: 'longitude',
  8823: 'parallel1',
  8824: 'parallel2',
  8826: 'falseEasting',
  8827: 'falseNorthing',
  8830: 'longitude',
  8831: 'zoneWidth',
  8832: 'parallel1',
  8833: 'longitude',
  1036: 'azimuth',
  1038: 'ellipsoidScale',
  1039: 'height',
  8840: 'height',
}

export function projectedDefinition(row: ProjectedRow, base: SystemDefinition): SystemDefinition | undefined {
  const method = methodOfCode(row.method)
  if (!method) return undefined
  const parameters = Object.fromEntries(
    row.figures.flatMap(([code, value]) => (parameterOfCode[code] ? [[parameterOfCode[code], value]] : [])),
  )
  return {
    name: row.name,
    epsgCode: epsgCodeOf(row.code),
    geodetic: { ...base.geodetic, operations: orderedFor(row.area, base.geodetic.operations) },
    degreesPerUnit: 1,
    plane: { method, parameters, metresPerUnit: row.metresPerUnit },
    isNorthFirst: row.axes.directions === 'ne',
    accuracyMetres: row.accuracyMetres,
  }
}

/** The operations that are valid somewhere in the system's own area, the widest overlap first: of equally accurate ones the first is used. */
function orderedFor(area: Area, operations: readonly Operation[]): readonly Operation[] {
  if (operations.length < 2) return operations
  const sizes = new Map(
    operations.map((operation) => [
      operation,
      operation.accuracyMetres === undefined ? 0 : overlap(area, operation.area),
    ]),
  )
  const fitting = operations.filter((operation) => operation.accuracyMetres === undefined || sizes.get(operation)! > 0)
  return fitting.length === 0 ? operations : fitting.toSorted((one, other) => sizes.get(other)! - sizes.get(one)!)
}

/** In square degrees; good enough to compare. */
function overlap(one: Area, other: Area): number {
  const width = (west: number, east: number) => (east < west ? east + 360 : east) - west
  const shift = other[0] - one[0]
  const start = shift < -180 ? shift + 360 : shift > 180 ? shift - 360 : shift
  const east = Math.min(width(one[0], one[2]), start + width(other[0], other[2])) - Math.max(0, start)
  return Math.max(0, east) * Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]))
}
