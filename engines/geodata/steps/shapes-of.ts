import { BatchMark, type FeatureBatch, type ShapeType, shapeType } from '../model/feature.ts'
import { appendFeature, appendPoints } from '../model/whole-features.ts'

export const isLine = (type: number): boolean => type === shapeType.line || type === shapeType.multiLine
export const isArea = (type: number): boolean => type === shapeType.polygon || type === shapeType.multiPolygon

/** Puts the points of a path of `batch` to the newest path of `out`. */
export type PutPath = (out: FeatureBatch, batch: FeatureBatch, from: number, to: number) => void

/** Puts what becomes of a shape that is no collection; whether anything did. */
export type PutShape = (out: FeatureBatch, batch: FeatureBatch, shape: number) => boolean

/** A feature as it is, except that each path of its lines is put by `putPath`; `isLast` first is how a line is turned. */
export function putLines(
  out: FeatureBatch,
  batch: FeatureBatch,
  feature: number,
  putPath: PutPath,
  isLastFirst = false,
): void {
  putShapes(out, batch, feature, (target, source, shape) => {
    if (!isLine(source.shape[shape]!)) return copyShape(target, source, shape)
    const { firstPath, firstPoint } = source
    target.beginShape(source.shape[shape] as ShapeType)
    const [first, end] = [firstPath[shape]!, firstPath[shape + 1]!]
    for (let place = first; place < end; place++) {
      const path = isLastFirst ? first + end - 1 - place : place
      target.beginPath()
      putPath(target, source, firstPoint[path]!, firstPoint[path + 1]!)
    }
    return true
  })
}

/** A feature with other shapes. False, and nothing put, where it had some and none is left. */
export function putShapes(out: FeatureBatch, batch: FeatureBatch, feature: number, put: PutShape): boolean {
  const mark = new BatchMark()
  out.setMark(mark)
  appendFeature(out, batch, feature, false)
  const [first, end] = [batch.firstShape[feature]!, batch.firstShape[feature + 1]!]
  const isAny = putRange(out, batch, first, end, put)
  if (!isAny && end > first) out.cutBack(mark)
  return isAny || end === first
}

/** A collection of which nothing is left goes. */
function putRange(out: FeatureBatch, batch: FeatureBatch, from: number, to: number, put: PutShape): boolean {
  const mark = new BatchMark()
  let isAny = false
  for (let shape = from; shape < to; shape = batch.shapeEnd[shape]!) {
    if (batch.shape[shape] !== shapeType.collection) {
      if (put(out, batch, shape)) isAny = true
      continue
    }
    out.setMark(mark)
    const { ...before } = mark
    const copy = out.beginShape(shapeType.collection)
    const end = batch.shapeEnd[shape]!
    const isKept = putRange(out, batch, shape + 1, end, put) || end === shape + 1
    if (isKept) out.endCollection(copy)
    else out.cutBack(before)
    isAny ||= isKept
  }
  return isAny
}

/** A shape that is no collection, as it is. */
export function copyShape(out: FeatureBatch, batch: FeatureBatch, shape: number): true {
  out.beginShape(batch.shape[shape] as ShapeType)
  for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) copyPath(out, batch, path)
  return true
}

export function copyPath(out: FeatureBatch, batch: FeatureBatch, path: number): void {
  out.beginPath(batch.hole[path] === 1)
  appendPoints(out, batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!)
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

/** What some points lie between. */
export function extentOf({ x, y }: Pick<FeatureBatch, 'x' | 'y'>, from: number, to: number) {
  let west = Number.POSITIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (let point = from; point < to; point++) {
    if (x[point]! < west) west = x[point]!
    if (x[point]! > east) east = x[point]!
    if (y[point]! < south) south = y[point]!
    if (y[point]! > north) north = y[point]!
  }
  return { west, south, east, north }
}

/** Of a line the points that stay; where others lay between them, it goes on as another part. */
export function putRuns(
  out: FeatureBatch,
  batch: FeatureBatch,
  shape: number,
  stays: (point: number) => boolean,
): boolean {
  const { firstPath, firstPoint } = batch
  const runs: { readonly from: number; readonly to: number }[] = []
  for (let path = firstPath[shape]!; path < firstPath[shape + 1]!; path++) {
    const end = firstPoint[path + 1]!
    for (let from = firstPoint[path]!; from < end; from++) {
      if (!stays(from)) continue
      let to = from + 1
      while (to < end && stays(to)) to++
      runs.push({ from, to })
      from = to
    }
  }
  if (runs.length === 0) return false
  out.beginShape(runs.length > 1 ? shapeType.multiLine : (batch.shape[shape] as ShapeType))
  for (const { from, to } of runs) {
    out.beginPath()
    appendPoints(out, batch, from, to)
  }
  return true
}
