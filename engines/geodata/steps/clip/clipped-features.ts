import { type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import { appendPoints } from '../../model/whole-features.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { InstantText } from '../instant-text.ts'
import { copiesBetween, holds, type Rectangle } from '../rectangle.ts'
import { copyPath, copyShape, extentOf, isArea, isLine, putShapes } from '../shapes-of.ts'
import type { Change } from '../step.ts'
import { type Cut, piecesInside } from './clip-line.ts'
import { clippedPolygon, type Ring } from './clip-polygon.ts'
import { putPointBetween } from './point-between.ts'

export const clippedFeatures = (rectangle: Rectangle): Change =>
  async function* (batches, { notes }) {
    const instants = new InstantText()
    let outside = 0
    let clipped = 0
    yield* featureByFeature(batches, (out, batch, feature) => {
      const pointsBefore = out.pointCount
      const changes = { count: 0 }
      const isAnyLeft = putShapes(out, batch, feature, (target, source, shape) => {
        const type = source.shape[shape]!
        if (isLine(type)) return putLine(target, source, shape, rectangle, instants, changes)
        if (isArea(type)) return putArea(target, source, shape, rectangle, changes)
        return putPoints(target, source, shape, rectangle, changes)
      })
      // What has no place lies in no rectangle.
      if (!isAnyLeft || out.pointCount === pointsBefore) {
        if (isAnyLeft) out.dropLastFeature()
        outside++
      } else if (changes.count > 0) clipped++
    })
    notes.add('features-outside-area', outside)
    notes.add('features-clipped', clipped)
  }

interface Changes {
  count: number
}

function putPoints(out: FeatureBatch, batch: FeatureBatch, shape: number, rectangle: Rectangle, changes: Changes) {
  const from = batch.firstPoint[batch.firstPath[shape]!]!
  const to = batch.firstPoint[batch.firstPath[shape + 1]!]!
  const inside: number[] = []
  for (let point = from; point < to; point++) if (holds(rectangle, batch.x[point]!, batch.y[point]!)) inside.push(point)
  changes.count += to - from - inside.length
  if (inside.length === 0) return false
  out.beginShape(batch.shape[shape] as ShapeType)
  out.beginPath()
  for (const point of inside) appendPoints(out, batch, point, point + 1)
  return true
}

function putLine(
  out: FeatureBatch,
  batch: FeatureBatch,
  shape: number,
  rectangle: Rectangle,
  instants: InstantText,
  changes: Changes,
): boolean {
  const { x, y, firstPath, firstPoint } = batch
  const pieces = []
  for (let path = firstPath[shape]!; path < firstPath[shape + 1]!; path++) {
    const [from, to] = [firstPoint[path]!, firstPoint[path + 1]!]
    const found = piecesInside(x, y, from, to, rectangle)
    if (found.length !== 1 || found[0]!.to - found[0]!.from < to - from) changes.count++
    pieces.push(...found)
  }
  if (pieces.length === 0) return false
  out.beginShape(pieces.length > 1 ? shapeType.multiLine : (batch.shape[shape] as ShapeType))
  const putCut = (cut: Cut | undefined) => cut && putPointBetween(out, batch, cut, instants)
  for (const { entry, from, to, exit } of pieces) {
    out.beginPath()
    putCut(entry)
    if (to > from) appendPoints(out, batch, from, to)
    putCut(exit)
  }
  return true
}

function putArea(out: FeatureBatch, batch: FeatureBatch, shape: number, rectangle: Rectangle, changes: Changes) {
  const { firstPath, firstPoint } = batch
  const begin = () => out.beginShape(batch.shape[shape] as ShapeType)
  const extent = extentOf(batch, firstPoint[firstPath[shape]!]!, firstPoint[firstPath[shape + 1]!]!)
  const copies = copiesBetween(rectangle, extent.west, extent.east)
  const isWithin = (copy: Rectangle, { west, south, east, north }: Rectangle) =>
    west >= copy.west && east <= copy.east && south >= copy.south && north <= copy.north
  if (copies.some((copy) => isWithin(copy, extent))) return copyShape(out, batch, shape)
  let put: number | undefined
  let polygons = 0
  for (let path = firstPath[shape]!, end = path; path < firstPath[shape + 1]!; path = end) {
    for (end = path + 1; end < firstPath[shape + 1]! && batch.hole[end] === 1; ) end++
    const own = extentOf(batch, firstPoint[path]!, firstPoint[end]!)
    const around = copiesBetween(rectangle, own.west, own.east)
    if (around.some((copy) => isWithin(copy, own))) {
      put ??= begin()
      polygons++
      for (let ring = path; ring < end; ring++) copyPath(out, batch, ring)
      continue
    }
    changes.count++
    const rings = Array.from({ length: end - path }, (_, at) => ringOf(batch, path + at))
    for (const copy of around)
      for (const polygon of clippedPolygon(rings, copy)) {
        put ??= begin()
        polygons++
        polygon.forEach((ring, at) => {
          putRing(out, ring, at > 0)
        })
      }
  }
  if (put === undefined) return false
  if (polygons > 1) out.shape[put] = shapeType.multiPolygon
  return true
}

function ringOf({ x, y, z, hasZ, firstPoint }: FeatureBatch, path: number): Ring {
  const ring: Ring = []
  for (let point = firstPoint[path]!; point < firstPoint[path + 1]!; point++)
    ring.push({ x: x[point]!, y: y[point]!, z: hasZ ? z[point]! : Number.NaN })
  return ring
}

function putRing(out: FeatureBatch, ring: Ring, isHole: boolean): void {
  out.beginPath(isHole)
  for (const { x, y, z } of ring) {
    const point = out.addPoint(x, y)
    if (!Number.isNaN(z)) out.setZ(point, z)
  }
}
