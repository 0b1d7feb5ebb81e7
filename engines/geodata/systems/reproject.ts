import type { Projection } from '#engines/coordinates/index.ts'
import type { BoundingBox } from '../model/bounding-box.ts'
import type { DocumentInfo } from '../model/document.ts'
import type { FeatureBatch } from '../model/feature.ts'
import type { ReadContext } from '../model/format.ts'
import type { Notes } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'

/** A definition as it is shown to people: the code, or the name in front of a Well-Known Text or PROJJSON. */
export function crsLabel(definition: string, projection?: Projection): string {
  if (projection?.epsgCode !== undefined) return `EPSG:${projection.epsgCode}`
  const text = definition.trim()
  // A file may have megabytes here; a pattern gets no more of them than it can have use for.
  const name = /^(?:\w+\s*\[|\{[^{}]{0,200}?"name"\s*:)\s*"([^"]{1,80})"/.exec(text.slice(0, 400))?.[1]
  const code = /(?:EPSG|ESRI)[:/#]{1,2}(?:[\w.]*[:/])?(\d{4,6})$/i.exec(text.slice(-80))
  return name ?? code?.[0] ?? text.slice(0, 80)
}

/** The projection a file names, or the one the visitor chose; the conversion ends with a clear problem when it cannot be understood. */
export async function projectionOrFail(
  context: ReadContext,
  definition: string,
  name = definition,
): Promise<Projection> {
  // Loaded when a file names a reference system: most GeoJSON never does.
  const { projectionFrom } = await import('#engines/coordinates/index.ts')
  const found = await projectionFrom(context.options?.crs ?? definition)
  if (found.ok) return found.value
  const { missing } = found.problem
  return fail({
    code: 'unknown_crs',
    crs: crsLabel(context.options?.crs ?? name),
    ...(missing ? { missing } : {}),
  })
}

/** Tells the visitor about a reprojection, once per file and system. */
export function noteReprojection(context: ReadContext, definition: string, projection: Projection): void {
  const label = crsLabel(context.options?.crs ?? definition, projection)
  context.document.sourceCrs = label
  if (projection.isWgs84) return
  context.notes.add('crs-reprojected', 1, { subject: label })
  context.document.placedBy.set(label, projection)
}

/**
 * How far off the places of the file can be, told when it is known where they are. The note's count is the metres, of several systems the
 * worst; a result in a system of its own (`written`) adds what that is off by, except to what was on the same datum before.
 */
export function noteAccuracy(
  { placedBy }: DocumentInfo,
  notes: Notes,
  bounds: BoundingBox | undefined,
  written?: Projection,
): void {
  // Outside the area of the system no figure holds; that is told by a note of its own.
  if (notes.has('outside-area-of-system')) return
  if (written && written.accuracyMetres !== 0 && notes.has('points-outside-crs-area')) return
  const sources = [...placedBy].filter(([, { datum }]) => datum === undefined || datum !== written?.datum)
  const isShifted = written !== undefined && (placedBy.size === 0 || sources.length > 0)
  const added = isShifted ? accuracyOf(written, bounds) : 0
  if (added === undefined) notes.add('crs-accuracy-unknown', 1, { subject: crsLabel(written!.name, written) })
  else if (isShifted) notes.raise('crs-accuracy', told(added, [written], bounds))
  for (const [label, projection] of sources) {
    const metres = accuracyOf(projection, bounds)
    if (metres === undefined) notes.add('crs-accuracy-unknown', 1, { subject: label })
    else notes.raise('crs-accuracy', told(metres + (added ?? 0), [projection, ...(isShifted ? [written] : [])], bounds))
  }
  for (const { gridWithin } of [...sources.map(([, source]) => source), ...(isShifted ? [written] : [])])
    if (gridWithin) noteGrid(gridWithin(bounds ?? wholeEarth), notes)
}

const wholeEarth = [-180, -90, 180, 90] as const

/** Whole metres; what comes through grids alone may be better than one, and is told in centimetres. */
function told(metres: number, projections: readonly Projection[], bounds: BoundingBox | undefined): number {
  const areGridded = projections.every((each) => each.accuracyMetres === 0 || each.gridWithin?.(bounds ?? wholeEarth))
  return areGridded && metres < 1 ? Math.ceil(metres * 100) / 100 : Math.ceil(metres)
}

function noteGrid(use: ReturnType<NonNullable<Projection['gridWithin']>>, notes: Notes): void {
  if (!use) notes.add('outside-grid', 1)
  else notes.add(use.isPartly ? 'grid-used-partly' : 'grid-used', 1, { subject: use.name })
}

const accuracyOf = ({ accuracyMetres, accuracyWithin }: Projection, bounds: BoundingBox | undefined) =>
  bounds && accuracyWithin ? accuracyWithin(bounds) : accuracyMetres

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
