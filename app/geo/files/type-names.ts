import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import type { ReadSummary } from '#engines/geodata/index.ts'
import { formatCount } from './numbers.ts'

const typeNames = {
  Point: m.geodata_type_point,
  LineString: m.geodata_type_linestring,
  Polygon: m.geodata_type_polygon,
  MultiPoint: m.geodata_type_multipoint,
  MultiLineString: m.geodata_type_multilinestring,
  MultiPolygon: m.geodata_type_multipolygon,
  GeometryCollection: m.geodata_type_geometrycollection,
  None: m.geodata_type_none,
}

/** How many of each kind of geometry, in words. */
export const geometryTypesText = ({ geometryTypes }: ReadSummary, language: Language): string =>
  Object.entries(geometryTypes)
    .map(([type, amount]) => typeNames[type as keyof typeof typeNames]?.({ count: formatCount(amount, language) }))
    .filter(Boolean)
    .join(' · ')
