import type { ToolId } from '#app/tools.ts'
import { allPairSlugs as coordinatePairs } from '#engines/coordinates/index.ts'
import { timestampConversions } from '#engines/devtools/timestamp/index.ts'
import { anyPairSlugs, allPairSlugs as formatPairs } from '#engines/geodata/index.ts'
import { type CategoryId, categories, pairSlugsWithPage } from '#engines/units/index.ts'

const unitConversions = Object.fromEntries(
  categories.map((category) => [category.id, pairSlugsWithPage(category)]),
) as unknown as Record<CategoryId, readonly string[]>

/** The conversions of each tool that have a page of their own, as their addresses name them. For the build alone. */
export const conversions: Readonly<Record<ToolId, readonly string[]>> = {
  ...unitConversions,
  'gpx-kml': formatPairs('gpx-kml'),
  geojson: formatPairs('geojson'),
  coordinates: coordinatePairs,
  convert: anyPairSlugs(),
  jwt: [],
  timestamp: timestampConversions.map(({ id }) => id),
  ip: [],
}
