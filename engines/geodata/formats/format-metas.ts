import type { FormatMeta } from '../model/format.ts'
import { csvMeta } from './csv/meta.ts'
import { dxfMeta } from './dxf/meta.ts'
import { esrijsonMeta } from './esrijson/meta.ts'
import { fgbMeta } from './fgb/meta.ts'
import { fitMeta } from './fit/meta.ts'
import { geojsonMeta } from './geojson/meta.ts'
import { geojsonlMeta } from './geojsonl/meta.ts'
import { geojsonseqMeta } from './geojsonseq/meta.ts'
import { geoparquetMeta } from './geoparquet/meta.ts'
import { gmlMeta } from './gml/meta.ts'
import { gpkgMeta } from './gpkg/meta.ts'
import { gpxMeta } from './gpx/meta.ts'
import { igcMeta } from './igc/meta.ts'
import { kmlMeta } from './kml/meta.ts'
import { kmzMeta } from './kmz/meta.ts'
import { mifMeta } from './mif/meta.ts'
import { nmeaMeta } from './nmea/meta.ts'
import { osmMeta } from './osm/meta.ts'
import { overpassMeta } from './overpass/meta.ts'
import { oziMeta } from './ozi/meta.ts'
import { pbfMeta } from './pbf/meta.ts'
import { shpMeta } from './shp/meta.ts'
import { tcxMeta } from './tcx/meta.ts'
import { timelineMeta } from './timeline/meta.ts'
import { topojsonMeta } from './topojson/meta.ts'
import { wktMeta } from './wkt/meta.ts'
import { xlsxMeta } from './xlsx/meta.ts'

/** The list of formats: a new one is a folder, a line here and one in `formats.ts`, which the type checker asks for. */
const metas = {
  gpx: gpxMeta,
  kml: kmlMeta,
  kmz: kmzMeta,
  geojson: geojsonMeta,
  shp: shpMeta,
  topojson: topojsonMeta,
  gml: gmlMeta,
  csv: csvMeta,
  geojsonl: geojsonlMeta,
  geojsonseq: geojsonseqMeta,
  gpkg: gpkgMeta,
  fgb: fgbMeta,
  tcx: tcxMeta,
  fit: fitMeta,
  esrijson: esrijsonMeta,
  wkt: wktMeta,
  nmea: nmeaMeta,
  igc: igcMeta,
  ozi: oziMeta,
  timeline: timelineMeta,
  xlsx: xlsxMeta,
  osm: osmMeta,
  pbf: pbfMeta,
  overpass: overpassMeta,
  mif: mifMeta,
  dxf: dxfMeta,
  geoparquet: geoparquetMeta,
} satisfies Readonly<Record<string, FormatMeta>>

export type FormatId = keyof typeof metas

/** What is known about every format without its reader and writer, in the order pages show them. */
export const formatMetas = Object.values(metas) as readonly FormatMeta<FormatId>[]

export const metaOf = (id: FormatId): FormatMeta<FormatId> => metas[id] as FormatMeta<FormatId>
