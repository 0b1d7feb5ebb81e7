import type { ParameterName } from '../planes/plane.ts'
import { type Found, findSystem } from '../registry/find.ts'
import { parameterOfCode } from '../registry/rows.ts'
import type { Geodetic } from '../system-definition.ts'
import { type DescribedSystem, definitionOf } from './described-system.ts'
import { isAngle, parameterOfName, plainSpelling } from './parameter-names.ts'

type Json = { readonly [key: string]: unknown }

const degreesPerRadian = 180 / Math.PI
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The EPSG code a PROJJSON object carries. */
export function epsgCodeOfProjJson(json: unknown): number | undefined {
  const { authority, code } = objectOf(objectOf(json).id)
  return textOf(authority).toUpperCase() === 'EPSG' && Number.isInteger(Number(code)) ? Number(code) : undefined
}

export async function systemFromProjJson(value: unknown): Promise<Found> {
  const json = objectOf(value)
  const type = textOf(json.type)
  if (type === 'CompoundCRS') return systemFromProjJson(listOf(json.components)[0])
  if (type === 'BoundCRS') return systemFromProjJson(json.source_crs)
  if (type === 'VerticalCRS') return missing('vertical', json)
  const base = type === 'ProjectedCRS' ? objectOf(json.base_crs) : json
  const system = objectOf(base.coordinate_system)
  if (type === 'GeodeticCRS' && textOf(system.subtype) === 'Cartesian') return missing('geocentric', json)
  const datum = objectOf(base.datum ?? base.datum_ensemble)
  const ellipsoid = objectOf(datum.ellipsoid)
  const code = epsgCodeOfProjJson(json)
  const baseCode = epsgCodeOfProjJson(base)
  const isDescribed =
    ellipsoid.name !== undefined || ellipsoid.semi_major_axis !== undefined || ellipsoid.radius !== undefined
  const registered = isDescribed ? undefined : await geodeticOf(baseCode)
  if (!isDescribed && !registered) return missing('definition', json)
  const conversion = objectOf(json.conversion)
  const method = objectOf(conversion.method)
  const axis = listOf(objectOf(json.coordinate_system).axis)
  const described: DescribedSystem = {
    name: textOf(json.name),
    ...(code === undefined ? {} : { epsgCode: code }),
    geodetic: {
      name: textOf(base.name),
      datumName: textOf(datum.name),
      ...(baseCode === undefined ? {} : { epsgCode: baseCode }),
      ...(registered ?? {
        ...shapeOf(ellipsoid),
        primeMeridianDegrees: degreesOf(objectOf(datum.prime_meridian).longitude),
      }),
    },
    degreesPerUnit: type === 'ProjectedCRS' ? 1 : degreesOf({ value: 1, unit: listOf(system.axis)[0]?.unit }),
    axes: axis.map(({ direction }) => textOf(direction).toLowerCase()),
    ...(type === 'ProjectedCRS'
      ? {
          plane: {
            methodName: textOf(method.name),
            ...codeOfMethod(method),
            ...parametersOf(conversion),
            metresPerUnit: metresOf({ value: 1, unit: axis[0]?.unit }),
          },
        }
      : {}),
  }
  return definitionOf(described)
}

/** A base that is only named by its code. */
async function geodeticOf(code: number | undefined): Promise<Geodetic | undefined> {
  const found = code === undefined ? undefined : await findSystem('EPSG', String(code))
  return found?.kind === 'system' ? found.definition.geodetic : undefined
}

const missing = (kind: 'vertical' | 'geocentric' | 'definition', json: Json): Found => ({
  kind: 'missing',
  missing: { kind, name: textOf(json.name) || 'PROJJSON' },
})

function codeOfMethod(method: Json) {
  const code = epsgCodeOfProjJson(method)
  return code === undefined ? {} : { methodCode: code }
}

function parametersOf(conversion: Json) {
  const parameters: Partial<Record<ParameterName, number>> = {}
  const others = new Map<string, number>()
  for (const parameter of listOf(conversion.parameters)) {
    const name = parameterOfCode[epsgCodeOfProjJson(parameter) ?? 0] ?? parameterOfName(textOf(parameter.name))
    if (!name) others.set(plainSpelling(textOf(parameter.name)), Number(parameter.value))
    else parameters[name] = isAngle(name) ? degreesOf(parameter) : metresOf(parameter)
  }
  return { parameters, others }
}

function shapeOf(ellipsoid: Json) {
  const a = metresOf(ellipsoid.semi_major_axis ?? ellipsoid.radius)
  const b = ellipsoid.semi_minor_axis === undefined ? undefined : metresOf(ellipsoid.semi_minor_axis)
  const inverse = Number(ellipsoid.inverse_flattening ?? 0)
  return { semiMajorAxisMetres: a, inverseFlattening: b === undefined ? inverse : a === b ? 0 : a / (a - b) }
}

/** A number, or `{value, unit}` with the unit's name or its factor to radians. */
function degreesOf(value: unknown): number {
  if (typeof value === 'number') return value
  const { value: figure, unit } = objectOf(value)
  const factor = objectOf(unit).conversion_factor
  const degrees = typeof factor === 'number' ? Number(figure ?? 0) * factor * degreesPerRadian : Number(figure ?? 0)
  return Number(degrees.toPrecision(13))
}

function metresOf(value: unknown): number {
  if (typeof value === 'number') return value
  const { value: figure, unit } = objectOf(value)
  const factor = objectOf(unit).conversion_factor
  return Number(figure ?? 0) * (typeof factor === 'number' ? factor : 1)
}
