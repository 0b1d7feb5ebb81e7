import { shapeType } from './feature.ts'

/** Names of shapes as GeoJSON has them; used in summaries. */
export const shapeNames: Readonly<Record<number, string>> = {
  [shapeType.point]: 'Point',
  [shapeType.line]: 'LineString',
  [shapeType.polygon]: 'Polygon',
  [shapeType.multiPoint]: 'MultiPoint',
  [shapeType.multiLine]: 'MultiLineString',
  [shapeType.multiPolygon]: 'MultiPolygon',
  [shapeType.collection]: 'GeometryCollection',
}
