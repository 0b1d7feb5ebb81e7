import type { Format, Reader, Writer } from '../model/format.ts'
import { type FormatId, formatMetas } from './format-metas.ts'

interface Code {
  reader(): Promise<{ readonly reader: Reader }>
  writer?(): Promise<{ readonly writer: Writer }>
}

/** Loaded when first needed. */
const code: Readonly<Record<FormatId, Code>> = {
  gpx: { reader: () => import('./gpx/reader.ts'), writer: () => import('./gpx/writer.ts') },
  kml: { reader: () => import('./kml/reader.ts'), writer: () => import('./kml/writer.ts') },
  kmz: { reader: () => import('./kmz/reader.ts'), writer: () => import('./kmz/writer.ts') },
  geojson: { reader: () => import('./geojson/reader.ts'), writer: () => import('./geojson/writer.ts') },
  shp: { reader: () => import('./shp/reader.ts'), writer: () => import('./shp/writer.ts') },
  topojson: { reader: () => import('./topojson/reader.ts'), writer: () => import('./topojson/writer.ts') },
  gml: { reader: () => import('./gml/reader.ts'), writer: () => import('./gml/writer.ts') },
  csv: { reader: () => import('./csv/reader.ts'), writer: () => import('./csv/writer.ts') },
  geojsonl: {
    reader: () => import('./geojson/reader.ts'),
    writer: async () => ({ writer: (await import('./geojson/lines-writer.ts')).linesWriter }),
  },
  geojsonseq: {
    reader: () => import('./geojson/reader.ts'),
    writer: async () => ({ writer: (await import('./geojson/lines-writer.ts')).sequenceWriter }),
  },
  gpkg: { reader: () => import('./gpkg/reader.ts'), writer: () => import('./gpkg/writer.ts') },
  fgb: { reader: () => import('./fgb/reader.ts'), writer: () => import('./fgb/writer.ts') },
  tcx: { reader: () => import('./tcx/reader.ts'), writer: () => import('./tcx/writer.ts') },
  fit: { reader: () => import('./fit/reader.ts') },
  esrijson: { reader: () => import('./esrijson/reader.ts') },
  wkt: { reader: () => import('./wkt/reader.ts') },
  nmea: { reader: () => import('./nmea/reader.ts') },
  igc: { reader: () => import('./igc/reader.ts') },
  ozi: { reader: () => import('./ozi/reader.ts') },
  timeline: { reader: () => import('./timeline/reader.ts') },
  xlsx: { reader: () => import('./xlsx/reader.ts') },
  osm: { reader: () => import('./osm/reader.ts') },
  overpass: { reader: () => import('./overpass/reader.ts') },
  pbf: { reader: () => import('./pbf/reader.ts') },
  mif: { reader: () => import('./mif/reader.ts') },
  dxf: { reader: () => import('./dxf/reader.ts'), writer: () => import('./dxf/writer.ts') },
  geoparquet: { reader: () => import('./geoparquet/reader.ts'), writer: () => import('./geoparquet/writer.ts') },
}

/** Every format there is, in the order pages show them. */
export const formats: readonly Format<FormatId>[] = formatMetas.map((meta) => {
  const { reader, writer } = code[meta.id]
  return {
    meta,
    loadReader: async () => (await reader()).reader,
    ...(writer === undefined ? {} : { loadWriter: async () => (await writer()).writer }),
  }
})

export function formatById(id: string): Format<FormatId> | undefined {
  return formats.find((format) => format.meta.id === id)
}
