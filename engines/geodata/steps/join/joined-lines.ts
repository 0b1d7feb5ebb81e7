import { FeatureBatch, shapeType } from '../../model/feature.ts'
import { appendFeature, appendPoints, wholeFeatures } from '../../model/whole-features.ts'
import { pointSeconds } from '../feature-times.ts'
import { isLine, linesOf } from '../shapes-of.ts'
import type { Change } from '../step.ts'

/** One line of a feature to be joined. */
interface Segment {
  readonly batch: FeatureBatch
  readonly from: number
  readonly to: number
  readonly begins: number
}

/**
 * Each line stays a part of its own in the one they become, in the order of time, or of the file where not all say when they begin. What
 * else was said of the first is said of all of them.
 */
export const joinedLines: Change = async function* (batches, { notes }) {
  const kept: FeatureBatch[] = []
  let others: FeatureBatch | undefined
  for await (const batch of wholeFeatures(batches)) {
    others ??= new FeatureBatch(batch.document, batch.keepDigits)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      if (!isOnlyLines(batch, feature)) {
        appendFeature(others, batch, feature)
        continue
      }
      if (kept.at(-1)?.full ?? true) kept.push(new FeatureBatch(batch.document, batch.keepDigits))
      appendFeature(kept.at(-1)!, batch, feature)
    }
    if (others.empty) continue
    yield others
    others.clear()
  }
  const kinds = new Set(kept.flatMap(({ kind, featureCount }) => [...kind.subarray(0, featureCount)]))
  // Routes before tracks, as GPX wants them.
  for (const kind of [...kinds].sort((one, other) => one - other)) {
    const { out, features } = joinedOfKind(kept, kind)
    yield out
    if (features > 1) notes.add('lines-joined', features)
  }
}

function isOnlyLines({ firstShape, shape }: FeatureBatch, feature: number): boolean {
  for (let at = firstShape[feature]!; at < firstShape[feature + 1]!; at++) if (!isLine(shape[at]!)) return false
  return firstShape[feature]! < firstShape[feature + 1]!
}

function joinedOfKind(kept: readonly FeatureBatch[], kind: number) {
  const segments: Segment[] = []
  let out: FeatureBatch | undefined
  let features = 0
  for (const batch of kept)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      if (batch.kind[feature] !== kind) continue
      features++
      if (out === undefined) {
        out = new FeatureBatch(batch.document, batch.keepDigits)
        appendFeature(out, batch, feature, false)
      }
      for (const { from, to } of linesOf(batch, feature)) segments.push({ batch, from, to, begins: beginOf(batch, from, to) }) // biome-ignore format: one line
    }
  if (segments.every(({ begins }) => !Number.isNaN(begins))) segments.sort((one, other) => one.begins - other.begins)
  out!.beginShape(segments.length > 1 ? shapeType.multiLine : shapeType.line)
  for (const { batch, from, to } of segments) {
    out!.beginPath()
    appendPoints(out!, batch, from, to)
  }
  return { out: out!, features }
}

/** The first time a line tells. */
function beginOf(batch: FeatureBatch, from: number, to: number): number {
  for (let point = from; point < to; point++) {
    const seconds = pointSeconds(batch, point)
    if (!Number.isNaN(seconds)) return seconds
  }
  return Number.NaN
}
