import { failure, type Result, success } from '#engines/core/index.ts'
import { openedGrids } from './grids/opened-grids.ts'
import { codeOfName } from './projection/code-of-name.ts'
import { isWgs84Code, longitudeLatitude } from './projection/longitude-latitude.ts'
import type { Projection } from './projection/projection.ts'
import { type CrsReference, readCrsReference } from './projection/reference.ts'
import type { Missing } from './projection/registry/find.ts'

export type { AxisOrder, Projection } from './projection/projection.ts'
export { type CrsReference, readCrsReference } from './projection/reference.ts'

export interface ProjectionProblem {
  readonly code: 'projection_unknown' | 'projection_unreadable'
  /** The definition as given, shortened: enough for a person to recognise it. */
  readonly definition: string
  readonly missing?: Missing
}

/**
 * The projection a file's words mean: a code in any spelling, CRS84, Well-Known Text, PROJJSON, a PROJ string, or the registry's own name.
 * WGS 84 is answered at once; Web Mercator and UTM need our own formulas; the rest loads the piece of the registry that has it.
 */
export async function projectionFrom(definition: string | number): Promise<Result<Projection, ProjectionProblem>> {
  const reference = readCrsReference(definition)
  const shortened = String(definition).trim().slice(0, 120)
  if (reference.kind === 'unknown') {
    const code = shortened === '' ? undefined : await codeOfName(shortened)
    return code === undefined ? failure({ code: 'projection_unreadable', definition: shortened }) : projectionFrom(code)
  }
  if (reference.kind === 'crs84') return success({ ...longitudeLatitude, authorityAxisOrder: 'east-north' })
  const plain = plainWgs84(reference)
  if (plain) return success(plain)
  // Loaded only where something is reprojected: the coordinates page never needs it.
  const { closedFormProjection } = await import('./projection/closed-form.ts')
  const known = reference.kind === 'epsg' ? reference.code : reference.kind === 'wkt' ? reference.epsgCode : undefined
  const common = known === undefined ? undefined : closedFormProjection(known)
  // A grid is for an older datum than WGS 84, and its systems are then assembled with it.
  if (common && (common.accuracyMetres === 0 || openedGrids().length === 0)) return success(common)
  const { lookUp } = await import('./projection/look-up.ts')
  const found = await lookUp(reference)
  if ('missing' in found) return failure({ code: 'projection_unknown', definition: shortened, missing: found.missing })
  return success(found.projection)
}

function plainWgs84(reference: CrsReference): Projection | undefined {
  if (reference.kind === 'wkt' && isPlainWgs84(reference.text)) return longitudeLatitude
  const code = reference.kind === 'epsg' ? reference.code : reference.kind === 'wkt' ? reference.epsgCode : undefined
  return code !== undefined && isWgs84Code(code) ? { ...longitudeLatitude, epsgCode: code } : undefined
}

/** Longitude and latitude in degrees from Greenwich on WGS 84, as nearly every .prj file has it. Another spelling goes the longer way. */
const isPlainWgs84 = (wkt: string): boolean =>
  /^GEOG\w+\[/.test(wkt) &&
  /(?:DATUM|ENSEMBLE)\["(?:D_WGS_1984|WGS_1984|World Geodetic System 1984)"/.test(wkt) &&
  !/PRIMEM\s*\[\s*"(?!Greenwich)/i.test(wkt) &&
  !/\bGRADS?\b|\bRADIANS?"/i.test(wkt)
