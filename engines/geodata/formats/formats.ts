import type { Format, FormatId } from '../model/format.ts'
import { formatMetas } from './format-metas.ts'

/** Loaded when first needed. A new format is a folder, a line in `format-metas.ts` and one here. */
const loaders: Readonly<Record<FormatId, Omit<Format, 'meta'>>> = {
  gpx: {
    loadReader: async () => (await import('./gpx/reader.ts')).readGpx,
    loadWriter: async () => (await import('./gpx/writer.ts')).writeGpx,
  },
  kml: {
    loadReader: async () => (await import('./kml/reader.ts')).readKml,
    loadWriter: async () => (await import('./kml/writer.ts')).writeKml,
  },
  kmz: {
    loadReader: async () => (await import('./kmz/reader.ts')).readKmz,
    loadWriter: async () => (await import('./kmz/writer.ts')).writeKmz,
  },
  geojson: {
    loadReader: async () => (await import('./geojson/reader.ts')).readGeojson,
    loadWriter: async () => (await import('./geojson/writer.ts')).writeGeojson,
  },
  shp: {
    loadReader: async () => (await import('./shp/reader.ts')).readShp,
    loadWriter: async () => (await import('./shp/writer.ts')).writeShp,
  },
  topojson: {
    loadReader: async () => (await import('./topojson/reader.ts')).readTopojson,
    loadWriter: async () => (await import('./topojson/writer.ts')).writeTopojson,
  },
  gml: {
    loadReader: async () => (await import('./gml/reader.ts')).readGml,
    loadWriter: async () => (await import('./gml/writer.ts')).writeGml,
  },
  csv: {
    loadReader: async () => (await import('./csv/reader.ts')).readCsv,
    loadWriter: async () => (await import('./csv/writer.ts')).writeCsv,
  },
  geojsonl: {
    loadReader: async () => (await import('./geojson/reader.ts')).readGeojson,
    loadWriter: async () => (await import('./geojson/lines-writer.ts')).writeGeojsonLines,
  },
  geojsonseq: {
    loadReader: async () => (await import('./geojson/reader.ts')).readGeojson,
    loadWriter: async () => (await import('./geojson/lines-writer.ts')).writeGeojsonSequence,
  },
  gpkg: {
    loadReader: async () => (await import('./gpkg/reader.ts')).readGpkg,
    loadWriter: async () => (await import('./gpkg/writer.ts')).writeGpkg,
  },
  tcx: {
    loadReader: async () => (await import('./tcx/reader.ts')).readTcx,
  },
  fit: {
    loadReader: async () => (await import('./fit/reader.ts')).readFit,
  },
  fgb: {
    loadReader: async () => (await import('./fgb/reader.ts')).readFgb,
    loadWriter: async () => (await import('./fgb/writer.ts')).writeFgb,
  },
  esrijson: {
    loadReader: async () => (await import('./esrijson/reader.ts')).readEsriJson,
  },
  wkt: {
    loadReader: async () => (await import('./wkt/reader.ts')).readWkt,
  },
  nmea: {
    loadReader: async () => (await import('./nmea/reader.ts')).readNmea,
  },
  igc: {
    loadReader: async () => (await import('./igc/reader.ts')).readIgc,
  },
  ozi: {
    loadReader: async () => (await import('./ozi/reader.ts')).readOzi,
  },
  timeline: {
    loadReader: async () => (await import('./timeline/reader.ts')).readTimeline,
  },
  xlsx: {
    loadReader: async () => (await import('./xlsx/reader.ts')).readXlsx,
  },
  osm: {
    loadReader: async () => (await import('./osm/reader.ts')).readOsm,
  },
  pbf: {
    loadReader: async () => (await import('./pbf/reader.ts')).readPbf,
  },
  mif: {
    loadReader: async () => (await import('./mif/reader.ts')).readMif,
  },
}

/** Every format there is, in the order pages show them. */
export const formats: readonly Format[] = formatMetas.map((meta) => ({ meta, ...loaders[meta.id] }))

export function formatById(id: string): Format | undefined {
  return formats.find((format) => format.meta.id === (id as FormatId))
}
