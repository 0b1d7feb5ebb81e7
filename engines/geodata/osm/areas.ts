/** Tags under which a closed way is an area: those that GDAL and the editors take for one. */
const areaKeys = new Set(
  'aeroway amenity boundary building building:part craft geological historic landuse leisure military natural office place shop sport tourism'.split(
    ' ',
  ),
)
/** Values of such keys that are lines all the same. */
const lineValues = new Set([
  'coastline',
  'cliff',
  'ridge',
  'arete',
  'tree_row',
  'taxiway',
  'runway',
  'slipway',
  'track',
])

/** Whether a closed way is an area; `area=yes` and `area=no` say it themselves. */
export function isArea(tags: ReadonlyMap<string, string>): boolean {
  const said = tags.get('area')
  if (said !== undefined) return said !== 'no'
  return [...tags].some(([key, value]) => areaKeys.has(key) && value !== 'no' && !lineValues.has(value))
}

/** Tags about the making of the map, not about the place. */
const aboutTheMap = new Set(['created_by', 'source', 'source:name', 'note', 'fixme', 'FIXME', 'odbl'])

/** Whether there is something to tell about a place: a node without it is only a corner of a way. */
export const isTold = (tags: ReadonlyMap<string, string>): boolean =>
  [...tags.keys()].some((key) => !aboutTheMap.has(key))
