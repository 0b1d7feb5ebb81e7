import type { Projection } from '#engines/coordinates/index.ts'
import type { FeatureBatch } from './feature.ts'
import type { ReadContext } from './format.ts'
import { fail } from './problem.ts'

/**
 * Codes of Esri's own authority that files in the wild name; the EPSG registry does not have them.
 * Source: the PROJ database, authority ESRI. The spheres of 53xxx have a radius of 6371000 m.
 */
const esriDefinitions: Readonly<Record<number, string>> = {
  53004: '+proj=merc +lon_0=0 +R=6371000 +units=m',
  53009: '+proj=moll +lon_0=0 +R=6371000 +units=m',
  53030: '+proj=robin +lon_0=0 +R=6371000 +units=m',
  54004: '+proj=merc +lon_0=0 +datum=WGS84 +units=m',
  54009: '+proj=moll +lon_0=0 +datum=WGS84 +units=m',
  54030: '+proj=robin +lon_0=0 +datum=WGS84 +units=m',
  102003: '+proj=aea +lat_0=37.5 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +datum=NAD83 +units=m',
  102100: 'EPSG:3857',
  102113: 'EPSG:3857',
  104199: 'EPSG:4326',
}

/** A definition the coordinates engine reads: the short URN gets its empty version back, Esri's own codes what they stand for. */
export function readableDefinition(definition: string): string {
  const short = /^(urn:(?:x-)?ogc:def:crs:EPSG):(\d{1,6})$/i.exec(definition.trim())
  if (short !== null) return `${short[1]}::${short[2]}`
  const code = /(?:^|[:/])ESRI:{1,2}(?:[\w.]*:)?(\d{4,6})$/i.exec(definition.trim())?.[1]
  return (code && esriDefinitions[Number(code)]) || definition
}

/** A definition as it is shown to people: the code, or the name in front of a Well-Known Text. */
export function crsLabel(definition: string, projection?: Projection): string {
  if (projection?.epsgCode !== undefined) return `EPSG:${projection.epsgCode}`
  const name = /^\s*\w+\s*\[\s*"([^"]{1,80})"/.exec(definition)?.[1]
  const code = /(?:EPSG|ESRI)[:/#]{1,2}(?:[\w.]*[:/])?(\d{4,6})$/i.exec(definition.trim())
  return name ?? code?.[0] ?? definition.trim().slice(0, 80)
}

/** The projection a file names; the conversion ends with a clear problem when it cannot be understood. */
export async function projectionOrFail(definition: string): Promise<Projection> {
  // Loaded when a file names a reference system: most GeoJSON never does.
  const { projectionFrom } = await import('#engines/coordinates/index.ts')
  const found = await projectionFrom(readableDefinition(definition))
  return found.ok ? found.value : fail({ code: 'unknown-crs', crs: crsLabel(definition) })
}

/** Tells the visitor about a reprojection, once per file and system. */
export function noteReprojection(context: ReadContext, definition: string, projection: Projection): void {
  const label = crsLabel(definition, projection)
  context.document.sourceCrs = label
  if (!projection.isWgs84) context.notes.add('crs-reprojected', 1, { subject: label })
}

/** Brings points of a batch to WGS84 in place. False when one of them has no place there: outside the projection's domain. */
export function reproject(batch: FeatureBatch, fromPoint: number, toPoint: number, projection: Projection): boolean {
  if (projection.isWgs84) return true
  const { x, y } = batch
  for (let point = fromPoint; point < toPoint; point++) {
    const [longitude, latitude] = projection.toWgs84(x[point]!, y[point]!)
    if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return false
    x[point] = longitude
    y[point] = latitude
  }
  return true
}
