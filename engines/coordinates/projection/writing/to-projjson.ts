import { codesOfMethod, type MethodId } from '../planes/methods.ts'
import { isAngle, isLength } from '../reading/parameter-names.ts'
import { findGeodetic, type Registered } from '../registry/find.ts'
import { type Figure, type GeodeticRow, parameterOfCode, type RegistryAxes } from '../registry/rows.ts'
import type { SystemDefinition } from '../system-definition.ts'
import { ellipsoidName, lengthName, meridianName } from './esri-names.ts'

interface Identity {
  readonly authority: string
  readonly code: number
}
type Axis = readonly [name: string, abbreviation: string, direction: string]

const schema = 'https://proj.org/schemas/v0.7/projjson.schema.json'

/** PROJJSON 0.7, as GeoParquet names a system. */
export async function projJsonOf(
  { name, plane }: SystemDefinition,
  { geodetic, operation, axes }: Registered,
  id: Identity,
): Promise<object> {
  const base = geographic(geodetic)
  if (!plane || !operation) return { $schema: schema, type: 'GeographicCRS', ...base, name, id }
  const { lines } = await import('../registry/pieces/operation-names.ts')
  const names = new Map(lines.split('\n').map((line) => line.split('|') as [string, string]))
  const named = (code: number | string) =>
    typeof code === 'string' ? { name: code } : { name: names.get(String(code)), id: { authority: 'EPSG', code } }
  return {
    $schema: schema,
    type: 'ProjectedCRS',
    name,
    base_crs: base,
    conversion: {
      name,
      method: named(operation.method),
      parameters: operation.figures.map(([code, value]) => ({ ...named(code), value, unit: unitOfFigure(code) })),
    },
    coordinate_system: { subtype: 'Cartesian', axis: planeAxes(axes, lengthUnit(plane.metresPerUnit)) },
    id,
  }
}

/** PROJ has these under another name, or computes something else. */
const otherwiseInProj: ReadonlySet<MethodId> = new Set(['behrmann', 'goodeInterrupted', 'hammer', 'vanDerGrinten'])

/** A system that the registry has as a text only, by the name of its method; undefined where other programs do not know it by that. */
export async function projJsonOfText(definition: SystemDefinition, text: string, id: Identity) {
  const { geodetic, plane } = definition
  const base = geodetic.code === undefined ? undefined : await findGeodetic(geodetic.code)
  if (!base || !plane || codesOfMethod(plane.method).length > 0 || otherwiseInProj.has(plane.method)) return undefined
  const method = /PROJECTION\["([^"]+)"/.exec(text)![1]!.replaceAll('_', ' ')
  const figures = Object.entries(plane.parameters).map(([name, value]): Figure => [codeOfParameter(name), value])
  return projJsonOf(definition, { key: '', area: base.area, geodetic: base, operation: { method, figures } }, id)
}

const codeOfParameter = (name: string): number =>
  Number(Object.entries(parameterOfCode).find(([, each]) => each === name)![0])

function geographic({ code, names, datumNames, definition }: GeodeticRow): object {
  const { geodetic, degreesPerUnit, isNorthFirst } = definition
  const { semiMajorAxisMetres: axis, inverseFlattening, primeMeridianDegrees: longitude } = geodetic
  const unit =
    degreesPerUnit === 1
      ? 'degree'
      : { type: 'AngularUnit', name: 'grad', conversion_factor: (degreesPerUnit * Math.PI) / 180 }
  const shape =
    inverseFlattening === 0 ? { radius: axis } : { semi_major_axis: axis, inverse_flattening: inverseFlattening }
  const axes: readonly Axis[] = [
    ['Geodetic latitude', 'Lat', 'north'],
    ['Geodetic longitude', 'Lon', 'east'],
  ]
  const [authority, own] = code.includes(':') ? code.split(':') : ['EPSG', code]
  return {
    name: names[0],
    datum: {
      type: 'GeodeticReferenceFrame',
      name: datumNames[0]?.replace(/ ensemble$/, ''),
      ellipsoid: { name: ellipsoidName(axis, inverseFlattening), ...shape },
      ...(longitude === 0 ? {} : { prime_meridian: { name: meridianName(longitude), longitude } }),
    },
    coordinate_system: {
      subtype: 'ellipsoidal',
      axis: (isNorthFirst ? axes : axes.toReversed()).map((each) => axisOf(each, unit)),
    },
    id: { authority, code: /^\d+$/.test(own!) ? Number(own) : own },
  }
}

const lengthUnit = (metres: number) =>
  metres === 1 ? 'metre' : { type: 'LinearUnit', name: lengthName(metres), conversion_factor: metres }

/** Figures of the registry's pieces are in degrees and metres. */
function unitOfFigure(code: number): string {
  const parameter = parameterOfCode[code]
  return parameter && isLength(parameter) ? 'metre' : parameter && isAngle(parameter) ? 'degree' : 'unity'
}

const ways = {
  e: ['Easting', 'east'],
  n: ['Northing', 'north'],
  w: ['Westing', 'west'],
  s: ['Southing', 'south'],
} as const

/** In the registry's order; the coordinates of a file stand as its projection has them, whatever this order is. */
function planeAxes({ directions, isXNorth }: RegistryAxes = { directions: 'en', isXNorth: false }, unit: unknown) {
  return [...directions].map((letter) => {
    const [name, direction] = ways[letter as keyof typeof ways]
    const isNorthSouth = direction === 'north' || direction === 'south'
    return axisOf([name, isNorthSouth === isXNorth ? 'X' : 'Y', direction], unit)
  })
}

const axisOf = ([name, abbreviation, direction]: Axis, unit: unknown) => ({ name, abbreviation, direction, unit })
