import type { FormatMeta } from './format.ts'
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

/** What is known about every format without its reader and writer, in the order pages show them. */
export const formatMetas: readonly FormatMeta[] = [
  gpxMeta,
  kmlMeta,
  kmzMeta,
  geojsonMeta,
  shpMeta,
  topojsonMeta,
  gmlMeta,
  csvMeta,
  geojsonlMeta,
  geojsonseqMeta,
  gpkgMeta,
  fgbMeta,
  tcxMeta,
  fitMeta,
  esrijsonMeta,
  wktMeta,
]
