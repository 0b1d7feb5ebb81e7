import { extensionOf } from '../bytes/input.ts'
import { isMapName } from '../formats/map-names.ts'
import type { Format } from '../model/format.ts'

/** The name of the result: the source's name with its extension replaced (`track.gpx` to `track.kml`, `roads.geojson` to `roads.shp.zip`). */
export function outputName(inputName: string, to: Format): string {
  return baseName(inputName) + (to.meta.outputExtension ?? to.meta.extension)
}

const withoutExtension = (name: string): string => name.slice(0, name.length - extensionOf(name).length)

export function baseName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const stem = withoutExtension(base)
  // `place.kml.txt`, `roads.shp.zip`: the ending that says what it is goes with the one put behind it.
  return (isMapName(stem) && !isMapName(base) ? withoutExtension(stem) : stem) || 'converted'
}
