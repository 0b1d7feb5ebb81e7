import { type FeatureBatch, type ShapeType, shapeType } from '../model/feature.ts'
import { appendFeature, appendPoints } from '../model/whole-features.ts'

export const isLine = (type: number): boolean => type === shapeType.line || type === shapeType.multiLine

/** Puts the points of a path of `batch` to the newest path of `out`. */
export type PutPath = (out: FeatureBatch, batch: FeatureBatch, from: number, to: number) => void

/** A feature as it is, except that each path of its lines is put by `putPath`; `isLast` first is how a line is turned. */
export function putLines(
  out: FeatureBatch,
  batch: FeatureBatch,
  feature: number,
  putPath: PutPath,
  isLastFirst = false,
): void {
  appendFeature(out, batch, feature, false)
  const { firstShape, firstPath, firstPoint } = batch
  for (let shape = firstShape[feature]!; shape < firstShape[feature + 1]!; shape++) {
    const type = batch.shape[shape] as ShapeType
    const copy = out.beginShape(type)
    out.shapeEnd[copy] = copy + batch.shapeEnd[shape]! - shape
    const [first, end] = [firstPath[shape]!, firstPath[shape + 1]!]
    for (let place = first; place < end; place++) {
      const path = isLastFirst && isLine(type) ? first + end - 1 - place : place
      out.beginPath(batch.hole[path] === 1)
      const put = isLine(type) ? putPath : appendPoints
      put(out, batch, firstPoint[path]!, firstPoint[path + 1]!)
    }
  }
}

/** Paths of the lines of a feature, by the points they are made of. */
export function linesOf({ firstShape, firstPath, firstPoint, shape }: FeatureBatch, feature: number) {
  const found: { readonly from: number; readonly to: number }[] = []
  for (let at = firstShape[feature]!; at < firstShape[feature + 1]!; at++) {
    if (!isLine(shape[at]!)) continue
    for (let path = firstPath[at]!; path < firstPath[at + 1]!; path++)
      found.push({ from: firstPoint[path]!, to: firstPoint[path + 1]! })
  }
  return found
}
