import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { appendFeature } from '../../model/whole-features.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { copiesBetween, holds, type Rectangle, sharesInside } from '../rectangle.ts'
import { extentOf, isArea } from '../shapes-of.ts'
import type { Change } from '../step.ts'

export const reachingFeatures = (rectangle: Rectangle): Change =>
  async function* (batches, { notes }) {
    let left = 0
    yield* featureByFeature(batches, (out, batch, feature) => {
      if (reaches(batch, feature, rectangle)) appendFeature(out, batch, feature)
      else left++
    })
    notes.add('features-outside-area', left)
  }

function reaches(batch: FeatureBatch, feature: number, rectangle: Rectangle): boolean {
  for (let shape = batch.firstShape[feature]!; shape < batch.firstShape[feature + 1]!; shape++) {
    const type = batch.shape[shape]!
    const test = isArea(type) ? areaReaches : isLoose(type) ? pointsReach : linesReach
    if (test(batch, batch.firstPath[shape]!, batch.firstPath[shape + 1]!, rectangle)) return true
  }
  return false
}

const isLoose = (type: number) => type === shapeType.point || type === shapeType.multiPoint

function pointsReach({ x, y, firstPoint }: FeatureBatch, from: number, to: number, rectangle: Rectangle): boolean {
  for (let point = firstPoint[from]!; point < firstPoint[to]!; point++)
    if (holds(rectangle, x[point]!, y[point]!)) return true
  return false
}

/** A step of more than half the way round goes the other way round, over the 180th meridian. */
function linesReach({ x, y, firstPoint }: FeatureBatch, from: number, to: number, rectangle: Rectangle): boolean {
  for (let path = from; path < to; path++) {
    const first = firstPoint[path]!
    if (first < firstPoint[path + 1]! && holds(rectangle, x[first]!, y[first]!)) return true
    for (let point = first + 1; point < firstPoint[path + 1]!; point++) {
      const before = x[point - 1]!
      const step = x[point]! - before
      const after = step > 180 ? x[point]! - 360 : step < -180 ? x[point]! + 360 : x[point]!
      for (const copy of copiesBetween(rectangle, Math.min(before, after), Math.max(before, after)))
        if (sharesInside(before, y[point - 1]!, after, y[point]!, copy)) return true
    }
  }
  return false
}

/** Its border reaches in, or all of the rectangle lies within it. */
function areaReaches(batch: FeatureBatch, from: number, to: number, rectangle: Rectangle): boolean {
  const { x, y, firstPoint } = batch
  const extent = extentOf(batch, firstPoint[from]!, firstPoint[to]!)
  for (const copy of copiesBetween(rectangle, extent.west, extent.east)) {
    if (extent.south > copy.north || extent.north < copy.south) continue
    let isCornerWithin = false
    const cornerX = Math.max(copy.west, -360)
    for (let path = from; path < to; path++) {
      const first = firstPoint[path]!
      const end = firstPoint[path + 1]!
      for (let point = first, before = end - 1; point < end; before = point++) {
        if (sharesInside(x[before]!, y[before]!, x[point]!, y[point]!, copy)) return true
        const isCrossed = y[before]! > copy.south !== y[point]! > copy.south
        if (!isCrossed) continue
        const share = (copy.south - y[before]!) / (y[point]! - y[before]!)
        if (x[before]! + (x[point]! - x[before]!) * share > cornerX) isCornerWithin = !isCornerWithin
      }
    }
    if (isCornerWithin) return true
  }
  return false
}
