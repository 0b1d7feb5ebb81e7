import type { ToolId } from '#app/tools.ts'
import { allPairSlugs as coordinatePairs } from '#engines/coordinates/index.ts'
import { timestampConversions } from '#engines/devtools/timestamp/index.ts'
import { anyPairSlugs, allPairSlugs as formatPairs } from '#engines/geodata/index.ts'
import { energy, length, mass, speed, temperature, allPairSlugs as unitPairs, volume } from '#engines/units/index.ts'

/** The conversions of each tool that have a page of their own, as their addresses name them. For the build alone. */
export const conversions: Readonly<Record<ToolId, readonly string[]>> = {
  length: unitPairs(length),
  mass: unitPairs(mass),
  volume: unitPairs(volume),
  temperature: unitPairs(temperature),
  speed: unitPairs(speed),
  energy: unitPairs(energy),
  'gpx-kml': formatPairs('gpx-kml'),
  geojson: formatPairs('geojson'),
  coordinates: coordinatePairs,
  convert: anyPairSlugs(),
  jwt: [],
  timestamp: timestampConversions.map(({ id }) => id),
  ip: [],
}
