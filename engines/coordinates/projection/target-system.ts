import { failure, type Result, success } from '#engines/core/index.ts'
import { type ProjectionProblem, projectionFrom } from '../projection.ts'
import { codeOfName } from './code-of-name.ts'
import { isWithin } from './datum-operations.ts'
import type { Projection } from './projection.ts'
import { systemFromWkt } from './reading/from-wkt.ts'
import { readWktTree } from './reading/wkt-tree.ts'
import { readCrsReference } from './reference.ts'
import { type Found, findSystem } from './registry/find.ts'
import type { RegistryAxes } from './registry/rows.ts'
import type { Area } from './system-definition.ts'
import { webMercatorCodes } from './web-mercator-codes.ts'
import { projJsonOf, projJsonOfText } from './writing/to-projjson.ts'
import { wktOf } from './writing/to-wkt.ts'

/** A reference system a file can be written in: one that other programs know by its code. */
export interface TargetSystem {
  readonly authority: 'EPSG' | 'ESRI'
  readonly code: number
  readonly projection: Projection
  /** What its two numbers are, in the order of the projection. */
  readonly axisNames: readonly [AxisName, AxisName]
  /** Well-Known Text as .prj files hold it; undefined for the few methods that have no words in it. */
  readonly wellKnownText: string | undefined
  /** PROJJSON; undefined for the systems that the registry has as a text only. */
  readonly projJson: object | undefined
  /** Whether the place, in degrees on WGS 84, is where the system is meant to be used. */
  isMeantFor(longitudeDegrees: number, latitudeDegrees: number): boolean
}

type AxisName = 'longitude' | 'latitude' | 'easting' | 'northing' | 'westing' | 'southing'

const planeAxisNames: Readonly<Record<RegistryAxes['directions'], TargetSystem['axisNames']>> = {
  en: ['easting', 'northing'],
  ne: ['easting', 'northing'],
  wn: ['westing', 'northing'],
  nw: ['northing', 'westing'],
  ws: ['westing', 'southing'],
  sw: ['southing', 'westing'],
}

export type TargetProblem =
  | ProjectionProblem
  | { readonly code: 'projection_without_code'; readonly definition: string }

/** By a code in any spelling, by a name of the registry, or by a text that carries a code. */
export async function targetSystemOf(definition: string): Promise<Result<TargetSystem, TargetProblem>> {
  const found = await projectionFrom(definition)
  if (!found.ok) return found
  const key = keyOf(definition, found.value)
  if (!key) return withoutCode(found.value)
  const [authority, code] = key
  const system = await findSystem(authority, String(code))
  if (system.kind === 'missing')
    return failure({ code: 'projection_unknown', definition: `${authority}:${code}`, missing: system.missing })
  const registered = system.kind === 'system' ? system.registered : undefined
  const area: Area = registered?.area ?? [-180, -90, 180, 90]
  // Of a system with heights the part for the plane is written: heights pass through unchanged.
  const flat = registered ? Number(registered.key.replace(`${authority}:`, '')) : code
  if (Number.isNaN(flat)) {
    const namesake = system.kind === 'system' ? await codeOfName(system.definition.name) : undefined
    return namesake === undefined || namesake === code ? withoutCode(found.value) : targetSystemOf(`EPSG:${namesake}`)
  }
  if (flat !== code) return targetSystemOf(`${authority}:${flat}`)
  return success({
    authority,
    code,
    projection: found.value,
    axisNames:
      found.value.unit === 'degrees' ? ['longitude', 'latitude'] : planeAxisNames[registered?.axes?.directions ?? 'en'],
    wellKnownText:
      system.kind === 'text'
        ? system.text.replace(/\]$/, `,AUTHORITY["${authority}",${code}]]`)
        : registered &&
          wktOf(system.definition, {
            authority,
            code,
            systems: registered.geodetic.names,
            datums: registered.geodetic.datumNames,
            degreesPerUnit: registered.geodetic.definition.degreesPerUnit,
          }),
    projJson: await describedBy(system, { authority, code }),
    isMeantFor: (longitude, latitude) => isWithin(area, longitude, latitude),
  })
}

async function describedBy(
  system: Found,
  id: { readonly authority: string; readonly code: number },
): Promise<object | undefined> {
  if (system.kind === 'system') return system.registered && projJsonOf(system.definition, system.registered, id)
  if (system.kind === 'missing') return undefined
  const described = await systemFromWkt(readWktTree(system.text)!)
  return described.kind === 'system' ? projJsonOfText(described.definition, system.text, id) : undefined
}

const withoutCode = ({ name }: Projection) =>
  failure({ code: 'projection_without_code', definition: name.slice(0, 120) } as const)

function keyOf(definition: string, { epsgCode, isWgs84 }: Projection): readonly ['EPSG' | 'ESRI', number] | undefined {
  if (isWgs84) return ['EPSG', 4326]
  if (epsgCode !== undefined) return ['EPSG', webMercatorCodes.has(epsgCode) ? 3857 : epsgCode]
  const reference = readCrsReference(definition)
  if (reference.kind !== 'other' || reference.authority !== 'ESRI') return undefined
  return ['ESRI', Number(reference.code)]
}
