import { m } from '#app/paraglide/messages.js'

/** How many of each kind of geometry, in words. */
export const typeNames = {
  Point: m.geodata_type_point,
  LineString: m.geodata_type_linestring,
  Polygon: m.geodata_type_polygon,
  MultiPoint: m.geodata_type_multipoint,
  MultiLineString: m.geodata_type_multilinestring,
  MultiPolygon: m.geodata_type_multipolygon,
  GeometryCollection: m.geodata_type_geometrycollection,
  None: m.geodata_type_none,
}
