import { isAngle, isLength, parameterOfName } from '../reading/parameter-names.ts'
import type { SystemDefinition } from '../system-definition.ts'
import { methodText } from './esri-methods.ts'
import { ellipsoidName, lengthName, meridianName, nameInText } from './esri-names.ts'

interface Names {
  readonly authority: string
  readonly code: number
  /** Of the geographic system and its datum, as the registry, Esri's programs and PROJ write them. */
  readonly systems: readonly string[]
  readonly datums: readonly string[]
  /** Of the geographic system: angles of a plane on NTF (Paris) are in grads. */
  readonly degreesPerUnit: number
}

/**
 * Well-Known Text 1 as Esri's programs write it and as a .prj file holds it, with the code at its end. Undefined for methods that it has no
 * words for.
 */
export function wktOf(definition: SystemDefinition, names: Names): string | undefined {
  const identity = `AUTHORITY["${names.authority}",${names.code}]`
  const { plane } = definition
  if (!plane) return `GEOGCS[${geographic(definition, names)},${identity}]`
  const { metresPerUnit, parameters } = plane
  const inverse = definition.geodetic.inverseFlattening
  const flattening = inverse === 0 ? 0 : 1 / inverse
  const text = methodText(plane.method, parameters, flattening * (2 - flattening))
  if (!text) return undefined
  const figures = Object.entries(text.figures).map(([name, figure]) => {
    const value =
      typeof figure === 'number' ? figure : typeof figure === 'string' ? (parameters[figure] ?? 0) : figure(parameters)
    const kind = parameterOfName(name) ?? (name === 'XY_Plane_Rotation' ? 'azimuth' : 'scale')
    const unit = isAngle(kind) ? names.degreesPerUnit : isLength(kind) ? metresPerUnit : 1
    return `PARAMETER["${name}",${decimal(value / unit)}]`
  })
  return `PROJCS["${nameInText(definition.name)}",GEOGCS[${geographic(definition, names)}],PROJECTION["${text.projection}"],${figures.join(',')},UNIT["${lengthName(metresPerUnit)}",${decimal(metresPerUnit)}],${identity}]`
}

function geographic({ geodetic }: SystemDefinition, { systems, datums, degreesPerUnit }: Names): string {
  const { semiMajorAxisMetres: axis, inverseFlattening: inverse, primeMeridianDegrees: meridian } = geodetic
  const name = systems.find((each) => /^GCS_/.test(each)) ?? `GCS_${nameInText(systems[0] ?? '')}`
  const datum =
    datums.find((each) => /^D_/.test(each)) ?? `D_${nameInText((datums[0] ?? '').replace(/ ensemble$/, ''))}`
  const unit =
    degreesPerUnit === 1
      ? 'UNIT["Degree",0.0174532925199433]'
      : `UNIT["Grad",${decimal((degreesPerUnit * Math.PI) / 180)}]`
  return `"${name}",DATUM["${datum}",SPHEROID["${ellipsoidName(axis, inverse)}",${decimal(axis)},${decimal(inverse)}]],PRIMEM["${meridianName(meridian)}",${decimal(meridian)}],${unit}`
}

/** Fifteen digits, always with a point: Esri's programs write `0.0`. */
function decimal(value: number): string {
  const tidy = Number(value.toPrecision(15))
  const text = Math.abs(tidy) >= 1e-6 || tidy === 0 ? String(tidy) : tidy.toFixed(18)
  return /[.e]/.test(text) ? text : `${text}.0`
}
