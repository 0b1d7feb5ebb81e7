import { failure, type Result, success } from '#engines/core/index.ts'
import { isWgs84Code, longitudeLatitude } from './projection/longitude-latitude.ts'
import type { Projection } from './projection/projection.ts'
import { readCrsReference } from './projection/reference.ts'

export type { AxisOrder } from './projection/epsg-codes.ts'
export type { Projection } from './projection/projection.ts'
export { type CrsReference, readCrsReference } from './projection/reference.ts'

export interface ProjectionProblem {
  readonly code: 'projection-unknown' | 'projection-unreadable'
  /** The definition as given, shortened: enough for a person to recognise it. */
  readonly definition: string
}

/**
 * The projection a file's words mean: an EPSG code in any spelling, CRS84, Well-Known Text or a PROJ string.
 * WGS 84 is answered at once; Web Mercator, UTM and Pulkovo Gauss-Krüger need our own formulas; only the rest loads the general library.
 */
export async function projectionFrom(definition: string | number): Promise<Result<Projection, ProjectionProblem>> {
  const reference = readCrsReference(definition)
  const shortened = String(definition).trim().slice(0, 120)
  if (reference.kind === 'unknown') return failure({ code: 'projection-unreadable', definition: shortened })
  if (reference.kind === 'crs84') return success({ ...longitudeLatitude, authorityAxisOrder: 'east-north' })
  if (reference.kind === 'wkt' && isPlainWgs84(reference.text)) return success(longitudeLatitude)
  const code = reference.kind === 'proj' ? undefined : reference.kind === 'epsg' ? reference.code : reference.epsgCode
  if (code !== undefined && isWgs84Code(code)) return success({ ...longitudeLatitude, epsgCode: code })
  // Both are fetched only by who reprojects: the coordinates page never does.
  const { closedFormProjection } = await import('./projection/closed-form.ts')
  const quick = code === undefined ? undefined : closedFormProjection(code)
  if (quick) return success(quick)
  const general = await import('./projection/with-proj4.ts')
  try {
    const known = code === undefined ? undefined : general.projectionOfEpsgCode(code)
    const described =
      known ??
      (reference.kind === 'wkt'
        ? general.projectionOfWkt(reference.text)
        : reference.kind === 'proj'
          ? general.projectionOfProjString(reference.text)
          : undefined)
    if (described) return success(described)
  } catch {
    // The library throws on definitions it cannot read; the caller gets the problem, not the exception.
  }
  return failure({ code: 'projection-unknown', definition: shortened })
}

/** Longitude and latitude in degrees from Greenwich on WGS 84, as nearly every .prj file has it. */
const isPlainWgs84 = (wkt: string): boolean =>
  /^GEOG\w+\s*\[/i.test(wkt) &&
  /(?:DATUM|ENSEMBLE)\s*\[\s*"(?:D_WGS_1984|WGS_1984|World Geodetic System 1984)/i.test(wkt) &&
  !/PRIMEM\s*\[\s*"(?!Greenwich)/i.test(wkt) &&
  !/\bGRADS?\b|\bRADIANS?"/i.test(wkt)
