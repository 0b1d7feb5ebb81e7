import { FeatureBatch, featureKind, shapeType } from '../../model/feature.ts'
import { StoredFeatures } from '../../model/stored-features.ts'
import { appendFeature, appendPoints, wholeFeatures } from '../../model/whole-features.ts'
import { pointSeconds } from '../feature-times.ts'
import { isLine, linesOf } from '../shapes-of.ts'
import type { Change } from '../step.ts'

/** One line of a feature to be joined: the points of a batch put aside. */
interface Segment {
  readonly place: number
  readonly from: number
  readonly to: number
  readonly begins: number
}

interface Joining {
  features: number
  readonly segments: Segment[]
}

/**
 * Each line stays a part of its own in the one they become, in the order of time, or of the file where not all say when they begin. What
 * else was said of the first is said of all of them.
 */
export const joinedLines: Change = async function* (batches, { notes, createSpill }) {
  const stored = new StoredFeatures(createSpill)
  try {
    /** By kind of feature. */
    const joinings = new Map<number, Joining>()
    let others: FeatureBatch | undefined
    for await (const batch of wholeFeatures(batches)) {
      others ??= new FeatureBatch(batch.document, batch.keepDigits)
      for (let feature = 0; feature < batch.featureCount; feature++)
        if (isOnlyLines(batch, feature)) putAside(stored, joinings, batch, feature)
        else appendFeature(others, batch, feature)
      await stored.relieve()
      if (others.empty) continue
      yield others
      others.clear()
    }
    // Routes before tracks, as GPX wants them.
    for (const [kind, { features, segments }] of [...joinings].sort(([one], [other]) => one - other)) {
      if (segments.every(({ begins }) => !Number.isNaN(begins)))
        segments.sort((one, other) => one.begins - other.begins)
      yield* joined(stored, kind, segments)
      if (features > 1) notes.add('lines-joined', features)
    }
  } finally {
    await stored.dispose()
  }
}

function isOnlyLines({ firstShape, shape }: FeatureBatch, feature: number): boolean {
  for (let at = firstShape[feature]!; at < firstShape[feature + 1]!; at++) if (!isLine(shape[at]!)) return false
  return firstShape[feature]! < firstShape[feature + 1]!
}

function putAside(stored: StoredFeatures, joinings: Map<number, Joining>, batch: FeatureBatch, feature: number): void {
  const kind = batch.kind[feature]!
  const joining = joinings.get(kind) ?? { features: 0, segments: [] }
  joinings.set(kind, joining)
  const into = stored.into(kind, batch)
  appendFeature(into, batch, feature)
  joining.features++
  const place = stored.countOf(kind) - 1
  for (const { from, to } of linesOf(into, into.featureCount - 1))
    joining.segments.push({ place, from, to, begins: beginOf(into, from, to) })
}

/** The first time a line tells. */
function beginOf(batch: FeatureBatch, from: number, to: number): number {
  for (let point = from; point < to; point++) {
    const seconds = pointSeconds(batch, point)
    if (!Number.isNaN(seconds)) return seconds
  }
  return Number.NaN
}

/** So many points are added between two looks at how full the batch is. */
const stride = 8192

/** One feature; a track in pieces where it is longer than a batch, as readers hand it on. */
async function* joined(stored: StoredFeatures, kind: number, segments: readonly Segment[]) {
  const batchAt = recentBatches(stored, kind)
  const first = await batchAt(0)
  const type = segments.length > 1 ? shapeType.multiLine : shapeType.line
  const out = new FeatureBatch(first.document, first.keepDigits)
  appendFeature(out, first, 0, false)
  const [folder] = first.folder
  out.beginShape(type)
  for (const [index, { place, from, to }] of segments.entries()) {
    const batch = await batchAt(place)
    out.beginPath()
    for (let at = from; at < to; at += stride) {
      const end = Math.min(to, at + stride)
      appendPoints(out, batch, at, end)
      const isLast = end === to && index === segments.length - 1
      if (kind !== featureKind.track || !out.full || isLast) continue
      out.openFeature = true
      out.openPath = end < to
      yield out
      out.clear()
      out.beginFeature(featureKind.track, folder)
      out.beginShape(type)
      if (out.continuesPath) out.beginPath()
    }
  }
  yield out
}

const mostKept = 16

/** Those asked for last stay in memory: lines in the order of time are mostly in that of the file. */
function recentBatches(stored: StoredFeatures, kind: number) {
  const kept = new Map<number, FeatureBatch>()
  return async (place: number): Promise<FeatureBatch> => {
    const batch = kept.get(place) ?? (await stored.batch(kind, place))
    kept.delete(place)
    kept.set(place, batch)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return batch
  }
}
