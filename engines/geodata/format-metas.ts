import type { FormatId, FormatMeta } from './format.ts'
import { csvMeta } from './formats/csv/meta.ts'
import { esrijsonMeta } from './formats/esrijson/meta.ts'
import { fgbMeta } from './formats/fgb/meta.ts'
import { fitMeta } from './formats/fit/meta.ts'
import { geojsonMeta } from './formats/geojson/meta.ts'
import { geojsonlMeta } from './formats/geojsonl/meta.ts'
import { geojsonseqMeta } from './formats/geojsonseq/meta.ts'
import { gmlMeta } from './formats/gml/meta.ts'
import { gpkgMeta } from './formats/gpkg/meta.ts'
import { gpxMeta } from './formats/gpx/meta.ts'
import { kmlMeta } from './formats/kml/meta.ts'
import { kmzMeta } from './formats/kmz/meta.ts'
import { shpMeta } from './formats/shp/meta.ts'
import { tcxMeta } from './formats/tcx/meta.ts'
import { topojsonMeta } from './formats/topojson/meta.ts'
import { wktMeta } from './formats/wkt/meta.ts'

const metas: Readonly<Record<FormatId, FormatMeta>> = {
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
}

/** What is known about every format without its reader and writer, in the order pages show them. */
export const formatMetas: readonly FormatMeta[] = Object.values(metas)
