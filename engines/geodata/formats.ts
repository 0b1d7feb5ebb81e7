import type { Format, FormatId } from './format.ts'
import { gpxMeta } from './formats/gpx/meta.ts'
import { kmlMeta } from './formats/kml/meta.ts'
import { kmzMeta } from './formats/kmz/meta.ts'

/** Every format there is, in the order pages show them. A new format is a folder and a line here. */
export const formats: readonly Format[] = [
  {
    meta: gpxMeta,
    loadReader: async () => (await import('./formats/gpx/reader.ts')).readGpx,
    loadWriter: async () => (await import('./formats/gpx/writer.ts')).writeGpx,
  },
  {
    meta: kmlMeta,
    loadReader: async () => (await import('./formats/kml/reader.ts')).readKml,
    loadWriter: async () => (await import('./formats/kml/writer.ts')).writeKml,
  },
  {
    meta: kmzMeta,
    loadReader: async () => (await import('./formats/kmz/reader.ts')).readKmz,
    loadWriter: async () => (await import('./formats/kmz/writer.ts')).writeKmz,
  },
]

export function formatById(id: string): Format | undefined {
  return formats.find((format) => format.meta.id === (id as FormatId))
}
