import { ellipsoidOf } from '../../geodesy/ellipsoid.ts'
import { isLikeWgs84 } from '../datum-operations.ts'
import { type MethodId, methodOfCode, methodOfName } from '../planes/methods.ts'
import type { ParameterName } from '../planes/plane.ts'
import { type Found, findException, type Missing } from '../registry/find.ts'
import { findDatum } from '../registry/find-datum.ts'
import type { Area, Operation, SystemDefinition } from '../system-definition.ts'
import { plainSpelling } from './parameter-names.ts'

/** What a text (Well-Known Text, PROJJSON, a PROJ string) says, before the registry is asked for the datum. */
export interface DescribedSystem {
  readonly name: string
  readonly epsgCode?: number
  readonly geodetic: {
    readonly name: string
    readonly datumName: string
    readonly epsgCode?: number
    readonly semiMajorAxisMetres: number
    readonly inverseFlattening: number
    readonly primeMeridianDegrees: number
    /** From `TOWGS84` or a bound system, rotations with position-vector signs. */
    readonly toWgs84?: readonly number[]
  }
  readonly degreesPerUnit: number
  readonly plane?: {
    readonly methodName: string
    readonly methodCode?: number
    readonly parameters: Partial<Record<ParameterName, number>>
    /** Parameters that only some programs write. */
    readonly others: ReadonlyMap<string, number>
    readonly metresPerUnit: number
  }
  /** Directions of the two axes in the order the text has them, in lower case; empty where it says nothing. */
  readonly axes: readonly string[]
}

/** A shift that the file itself gives was published by somebody, but the file does not say by whom or how good it is: a cautious guess. */
const accuracyOfOwnShift = 10
/** Datums of the satellite age agree with WGS 84 within a few metres. */
const accuracyOfUnknownModernDatum = 5

export async function definitionOf(described: DescribedSystem): Promise<Found> {
  const { geodetic, plane, axes, degreesPerUnit, name } = described
  const method = plane && methodOf(plane, axes)
  if (plane && !method) return missing('method', plane.methodName)
  const parameters = plane && { ...plane.parameters, ...impliedBy(plane) }
  if (!(geodetic.semiMajorAxisMetres > 1e6)) return missing('definition', name)
  const known = (plane && (await findException(name))) ?? (await findDatum(geodetic))?.definition
  const own = geodetic.toWgs84
  const code = own ? undefined : known?.geodetic.code
  const operations = own ? [operationOf(own)] : (known?.geodetic.operations ?? [])
  return {
    kind: 'system',
    definition: {
      name,
      epsgCode: described.epsgCode,
      geodetic: {
        semiMajorAxisMetres: geodetic.semiMajorAxisMetres,
        inverseFlattening: geodetic.inverseFlattening,
        primeMeridianDegrees: geodetic.primeMeridianDegrees,
        code,
        operations,
      },
      degreesPerUnit,
      ...(plane && method && parameters ? { plane: { method, parameters, metresPerUnit: plane.metresPerUnit } } : {}),
      isNorthFirst: axes[0] === 'north' && axes[1] === 'east',
      accuracyMetres: own ? Math.max(accuracyOfOwnShift, known?.accuracyMetres ?? 0) : accuracyOf(geodetic, known),
    },
  }
}

/** Where the registry does not know the datum, its name and ellipsoid may still tell that it is near WGS 84. */
function accuracyOf(
  { semiMajorAxisMetres, inverseFlattening, datumName }: DescribedSystem['geodetic'],
  known: SystemDefinition | undefined,
): number | undefined {
  if (known) return known.accuracyMetres
  const isNearWgs84 =
    isLikeWgs84(ellipsoidOf(semiMajorAxisMetres, inverseFlattening)) && /wgs|grs|etrs|itr[fs]/i.test(datumName)
  return isNearWgs84 ? accuracyOfUnknownModernDatum : undefined
}

const missing = (kind: Missing['kind'], name: string): Found => ({ kind: 'missing', missing: { kind, name } })
const world: Area = [-180, -90, 180, 90]
const operationOf = (parameters: readonly number[]): Operation => ({
  accuracyMetres: accuracyOfOwnShift,
  area: world,
  isOffshore: false,
  parameters: parameters.slice(3).every((value) => value === 0) ? parameters.slice(0, 3) : parameters,
})

type DescribedPlane = NonNullable<DescribedSystem['plane']>

/** One name stands for several methods in Well-Known Text 1; the parameters and axes tell which is meant. */
function methodOf(plane: DescribedPlane, axes: readonly string[]): MethodId | undefined {
  const { methodName, methodCode, parameters, others } = plane
  const byCode = methodCode === undefined ? undefined : methodOfCode(methodCode)
  if (byCode) return byCode
  const method = methodOfName(methodName)
  if (method === 'krovak') {
    // Esri's text says by a parameter in which direction the axes run; others say it by the axes, and east and north is what files hold.
    const scale = others.get('xscale')
    if (scale !== undefined) return scale < 0 ? 'krovakNorth' : 'krovak'
    return axes[0] === 'south' ? 'krovak' : 'krovakNorth'
  }
  if (method === 'goode') {
    // Esri's text: 0 in one piece, 1 cut through the oceans, 2 through the land.
    const option = others.get('option') ?? 0
    return option === 0 ? method : option === 1 ? 'goodeInterrupted' : undefined
  }
  if (method === 'stereographic' && Math.abs(parameters.latitude ?? 0) === 90) return 'polarByScale'
  return method
}

/** Parameters that the name of a method says, or that only Esri's text has. A code of the method rules them out. */
function impliedBy({ methodName, methodCode, parameters, others }: DescribedPlane): DescribedPlane['parameters'] {
  if (methodCode !== undefined && methodOfCode(methodCode)) return {}
  const spelling = plainSpelling(methodName)
  const rotation = others.get('xyplanerotation')
  if (/^rectifiedskew/.test(spelling) && rotation !== undefined) return { gridAngle: parameters.gridAngle ?? rotation }
  if (/northpole$/.test(spelling)) return { latitude: 90 }
  return /southpole$/.test(spelling) ? { latitude: -90 } : {}
}
