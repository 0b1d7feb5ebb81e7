import type { BoundingBox } from '../model/bounding-box.ts'
import type { Notes } from '../notes/notes.ts'

/** A file that a chosen system puts into the sea, all of it, is told so: most such files are in another system. */
export async function noteSea(crs: string | undefined, bounds: BoundingBox | undefined, notes: Notes): Promise<void> {
  if (crs === undefined || bounds === undefined || !notes.has('crs-reprojected')) return
  const [west, south, east, north] = bounds
  const { landOfPlace } = await import('#engines/coordinates/index.ts')
  const middle = [(west + east) / 2, (south + north) / 2] as const
  const places = [middle, [west, south], [west, north], [east, south], [east, north]] as const
  const lands = await Promise.all(
    places.map(([longitudeDegrees, latitudeDegrees]) => landOfPlace({ longitudeDegrees, latitudeDegrees })),
  )
  if (lands.every((land) => land === 'sea')) notes.add('falls-in-sea', 1, { subject: crs.slice(0, 80) })
}
