import { categories } from '#engines/units/index.ts'

/** Symbols of units are international: their rows say which language writes them how. */
const unitSymbols = categories.flatMap(({ units }) =>
  units.flatMap(({ symbol }) => [symbol.ru, symbol.sr].flatMap((text) => text.match(/[A-Za-z][A-Za-z0-9]+/g) ?? [])),
)

/**
 * Latin words that belong in Russian and Serbian text: names of formats, standards and products, and symbols of units. Anything
 * else in Latin letters on such a page is a text somebody forgot to translate.
 */
export const allowedLatinWords: ReadonlySet<string> = new Set([
  ...unitSymbols,
  ...`
  SI IEC DIN CFM
  Convertory English
  GPX KML KMZ GeoJSON Shapefile TopoJSON GML SHP shp gpx kml kmz geojson topojson gml zip dbf prj cpg tcx dxf
  WGS UTM MGRS USNG OSGB UPS EPSG Web Mercator MIME Esri OGC XML WFS UTF shx
  Google Earth OpenStreetMap Apple Yandex Garmin AutoCAD
  JWT JSON Base64 SQL IP IPv4 IPv6 CIDR API Unix UTC ISO RFC HTTP CSV GET POST OpenAPI IANA KB
  DNS Token Bearer JavaScript Java cookie VLSM UUID ULID ObjectId KiB GPS Ctrl Retry After
  csv Excel geojsonl geojsons gpkg SQLite fgb Maidenhead NMEA AA
  GeoPackage FlatGeobuf TCX FIT IGC OziExplorer Timeline Takeout OSM PBF OpenStreetMap MapInfo MIF MID DXF Overpass GeoParquet parquet DuckDB GeoPandas BigQuery Overture My Maps WKT Well Known Text Sequence Lines
  `
    .split(/\s+/)
    .filter(Boolean),
])
