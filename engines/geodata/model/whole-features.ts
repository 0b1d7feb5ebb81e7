import type { TextColumn } from '../bytes/text-column.ts'
import { FeatureBatch, type FeatureKind, type ShapeType, type ValueKind } from './feature.ts'

/**
 * Puts features that were cut into pieces together again, for writers that need a feature whole. Memory grows with the longest feature, not
 * with the file; batches without pieces pass as they are.
 */
export async function* wholeFeatures(
  batches: AsyncIterable<FeatureBatch>,
): AsyncGenerator<FeatureBatch, void, undefined> {
  let joined: FeatureBatch | undefined
  for await (const batch of batches) {
    if (!batch.continuesFeature && !batch.openFeature) {
      yield batch
      continue
    }
    joined ??= new FeatureBatch(batch.document, batch.keepDigits)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      appendFeature(joined, batch, feature)
      const goesOn = feature === batch.featureCount - 1 && batch.openFeature
      if (!goesOn && joined.full) {
        yield joined
        joined.clear()
      }
    }
    if (!batch.openFeature && !joined.empty) {
      yield joined
      joined.clear()
    }
  }
}

/** Copies a feature, or the piece of one that a batch begins with, to the end of another batch; without its geometry where that is not wanted. */
export function appendFeature(joined: FeatureBatch, batch: FeatureBatch, feature: number, withGeometry = true): void {
  const continues = feature === 0 && batch.continuesFeature
  if (!continues) {
    const index = joined.beginFeature(batch.kind[feature] as FeatureKind, batch.folder[feature]!)
    joined.style[index] = batch.style[feature]!
  }
  const firstShape = batch.firstShape[feature]!
  const shapeEnd = withGeometry ? batch.firstShape[feature + 1]! : firstShape
  for (let shape = firstShape; shape < shapeEnd; shape++) {
    const isPiece = continues && shape === firstShape
    if (!isPiece) {
      const copy = joined.beginShape(batch.shape[shape] as ShapeType)
      joined.shapeEnd[copy] = copy + batch.shapeEnd[shape]! - shape
    }
    const firstPath = batch.firstPath[shape]!
    for (let path = firstPath; path < batch.firstPath[shape + 1]!; path++) {
      if (!(isPiece && path === firstPath && batch.continuesPath)) joined.beginPath(batch.hole[path] === 1)
      appendPoints(joined, batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!)
    }
  }
  for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
    const start = joined.addText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
    joined.addProperty(
      batch.propertyField[property]!,
      batch.propertyKind[property] as ValueKind,
      start,
      joined.textLength,
    )
  }
}

export function appendPoints(joined: FeatureBatch, batch: FeatureBatch, from: number, to: number): void {
  const first = joined.addPoints(batch.x, batch.y, from, to)
  if (batch.hasZ) joined.z.set(batch.z.subarray(from, to), first)
  if (batch.hasM) joined.m.set(batch.m.subarray(from, to), first)
  joined.hasZ ||= batch.hasZ
  joined.hasM ||= batch.hasM
  const copy = (target: TextColumn, source: TextColumn) => {
    if (!source.used) return
    for (let point = from; point < to; point++) {
      if (!source.has(point)) continue
      const start = joined.addText(batch.text, source.start[point]!, source.end[point]!)
      target.set(first + point - from, start, joined.textLength)
    }
  }
  copy(joined.xDigits, batch.xDigits)
  copy(joined.yDigits, batch.yDigits)
  copy(joined.zDigits, batch.zDigits)
  copy(joined.time, batch.time)
  batch.channels.forEach((column, index) => {
    copy(joined.channel(index), column)
  })
}
