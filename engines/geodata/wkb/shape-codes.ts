import { type ShapeType, shapeType } from '../feature.ts'

/**
 * Codes of ISO 19125 and SQL/MM part 3, as the shapes nearest to them; curves keep their points. FlatGeobuf has
 * taken them over.
 */
export const shapeOfCode: Readonly<Record<number, ShapeType>> = {
  1: shapeType.point,
  2: shapeType.line,
  3: shapeType.polygon,
  4: shapeType.multiPoint,
  5: shapeType.multiLine,
  6: shapeType.multiPolygon,
  7: shapeType.collection,
  8: shapeType.line,
  15: shapeType.multiPolygon,
  16: shapeType.multiPolygon,
  17: shapeType.polygon,
}
