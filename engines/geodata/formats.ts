import type { Format, FormatId } from './format.ts'
import { formatMetas } from './format-metas.ts'

/** Loaded when first needed. A new format is a folder, a line in `format-metas.ts` and one here. */
const loaders: Readonly<Record<FormatId, Omit<Format, 'meta'>>> = {
  gpx: {
    loadReader: async () => (await import('./formats/gpx/reader.ts')).readGpx,
    loadWriter: async () => (await import('./formats/gpx/writer.ts')).writeGpx,
  },
  kml: {
    loadReader: async () => (await import('./formats/kml/reader.ts')).readKml,
    loadWriter: async () => (await import('./formats/kml/writer.ts')).writeKml,
  },
  kmz: {
    loadReader: async () => (await import('./formats/kmz/reader.ts')).readKmz,
    loadWriter: async () => (await import('./formats/kmz/writer.ts')).writeKmz,
  },
  geojson: {
    loadReader: async () => (await import('./formats/geojson/reader.ts')).readGeojson,
    loadWriter: async () => (await import('./formats/geojson/writer.ts')).writeGeojson,
  },
  shp: {
    loadReader: async () => (await import('./formats/shp/reader.ts')).readShp,
    loadWriter: async () => (await import('./formats/shp/writer.ts')).writeShp,
  },
  topojson: {
    loadReader: async () => (await import('./formats/topojson/reader.ts')).readTopojson,
    loadWriter: async () => (await import('./formats/topojson/writer.ts')).writeTopojson,
  },
  gml: {
    loadReader: async () => (await import('./formats/gml/reader.ts')).readGml,
    loadWriter: async () => (await import('./formats/gml/writer.ts')).writeGml,
  },
  csv: {
    loadReader: async () => (await import('./formats/csv/reader.ts')).readCsv,
    loadWriter: async () => (await import('./formats/csv/writer.ts')).writeCsv,
  },
  geojsonl: {
    loadReader: async () => (await import('./formats/geojson/reader.ts')).readGeojson,
    loadWriter: async () => (await import('./formats/geojson/lines-writer.ts')).writeGeojsonLines,
  },
  geojsonseq: {
    loadReader: async () => (await import('./formats/geojson/reader.ts')).readGeojson,
    loadWriter: async () => (await import('./formats/geojson/lines-writer.ts')).writeGeojsonSequence,
  },
  gpkg: {
    loadReader: async () => (await import('./formats/gpkg/reader.ts')).readGpkg,
    loadWriter: async () => (await import('./formats/gpkg/writer.ts')).writeGpkg,
  },
  tcx: {
    loadReader: async () => (await import('./formats/tcx/reader.ts')).readTcx,
  },
  fit: {
    loadReader: async () => (await import('./formats/fit/reader.ts')).readFit,
  },
  fgb: {
    loadReader: async () => (await import('./formats/fgb/reader.ts')).readFgb,
    loadWriter: async () => (await import('./formats/fgb/writer.ts')).writeFgb,
  },
  esrijson: {
    loadReader: async () => (await import('./formats/esrijson/reader.ts')).readEsriJson,
  },
  wkt: {
    loadReader: async () => (await import('./formats/wkt/reader.ts')).readWkt,
  },
}

/** Every format there is, in the order pages show them. */
export const formats: readonly Format[] = formatMetas.map((meta) => ({ meta, ...loaders[meta.id] }))

export function formatById(id: string): Format | undefined {
  return formats.find((format) => format.meta.id === (id as FormatId))
}
