import { anySystem, areaMarginDegrees, areaNameOf } from '#engines/coordinates/index.ts'
import type { BoundingBox } from '../model/bounding-box.ts'
import type { DocumentInfo } from '../model/document.ts'
import type { Notes } from '../notes/notes.ts'

/** The name of the area a system is used in, where nothing of a file reaches it; empty where it has no name, undefined where the file reaches it. */
export async function areaFarFrom(crs: string, bounds: BoundingBox): Promise<string | undefined> {
  const system = await anySystem(crs)
  if (!system.ok || system.value.area === undefined) return undefined
  const [west, south, east, north] = system.value.area
  const [fileWest, fileSouth, fileEast, fileNorth] = bounds
  const reaches = (from: number, to: number, fileFrom: number, fileTo: number) =>
    fileFrom <= to + areaMarginDegrees && fileTo >= from - areaMarginDegrees
  const isReached =
    reaches(south, north, fileSouth, fileNorth) &&
    [-360, 0, 360].some((turn) => reaches(west + turn, (east < west ? east + 360 : east) + turn, fileWest, fileEast))
  return isReached ? undefined : areaNameOf(system.value.id)
}

/** A system that a file names, or that was chosen instead, and that puts all of it outside the area it is used in, is hardly the right one. */
export async function noteFarFromArea(
  { placedBy }: DocumentInfo,
  notes: Notes,
  bounds: BoundingBox | undefined,
): Promise<void> {
  const [label, ...others] = placedBy.keys()
  if (label === undefined || others.length > 0 || bounds === undefined) return
  if ((await areaFarFrom(label, bounds)) !== undefined) notes.add('outside-area-of-system', 1, { subject: label })
}
