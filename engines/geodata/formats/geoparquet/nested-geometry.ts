import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { GeometryEncoding } from './geo-columns.ts'

interface Position {
  readonly x: number
  readonly y: number
  readonly z?: number | null
  readonly m?: number | null
}

/** Geometries as lists of positions in lists: how deep they lie says what they are. */
export function addNested(batch: FeatureBatch, encoding: Exclude<GeometryEncoding, 'wkb'>, value: unknown): void {
  const list = value as readonly unknown[]
  switch (encoding) {
    case 'point':
      batch.beginShape(shapeType.point)
      addPath(batch, [value as Position])
      return
    case 'multipoint':
      batch.beginShape(shapeType.multiPoint)
      addPath(batch, list as readonly Position[])
      return
    case 'linestring':
      batch.beginShape(shapeType.line)
      addPath(batch, list as readonly Position[])
      return
    case 'multilinestring':
      batch.beginShape(shapeType.multiLine)
      for (const line of list) addPath(batch, line as readonly Position[])
      return
    case 'polygon':
      batch.beginShape(shapeType.polygon)
      addRings(batch, list)
      return
    case 'multipolygon':
      batch.beginShape(shapeType.multiPolygon)
      for (const polygon of list) addRings(batch, polygon as readonly unknown[])
  }
}

function addRings(batch: FeatureBatch, rings: readonly unknown[]): void {
  for (const [index, ring] of rings.entries()) addPath(batch, ring as readonly Position[], index > 0)
}

function addPath(batch: FeatureBatch, positions: readonly Position[], isHole = false): void {
  const meant = positions.filter(({ x, y }) => !Number.isNaN(x) && !Number.isNaN(y))
  if (meant.length === 0) return
  batch.beginPath(isHole)
  for (const { x, y, z, m } of meant) {
    const point = batch.addPoint(x, y)
    if (typeof z === 'number' && !Number.isNaN(z)) batch.setZ(point, z)
    if (typeof m === 'number' && !Number.isNaN(m)) batch.setM(point, m)
  }
}
