import { type ShapeType, shapeType } from '../model/feature.ts'

/**
 * Codes of ISO 19125 and SQL/MM part 3, as the shapes nearest to them: arcs become lines of many points. FlatGeobuf has
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
  9: shapeType.line,
  10: shapeType.polygon,
  11: shapeType.multiLine,
  12: shapeType.multiPolygon,
  15: shapeType.multiPolygon,
  16: shapeType.multiPolygon,
  17: shapeType.polygon,
}

export const tinCode = 16
export const curveCode = { circular: 8, compound: 9, polygon: 10 } as const

export const isCurved = (code: number): boolean => code >= 8 && code <= 12
