import { FeatureBatch, type ShapeType } from '../../model/feature.ts'
import { appendFeature, appendPoints, wholeFeatures } from '../../model/whole-features.ts'
import { numberPoints } from '../../topology/point-ids.ts'
import { TopologyBuilder } from '../../topology/topology.ts'
import type { Amount } from '../amount.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { copyShape, isArea, putShapes } from '../shapes-of.ts'
import type { Change } from '../step.ts'
import { placesThatStay } from './places-that-stay.ts'

/** A place stays or goes for all areas at once. So no gap opens between neighbours, and nothing of theirs overlaps that did not before. */
export const simplifiedAreas = (amount: Amount): Change =>
  async function* (batches, { notes }) {
    const kept: FeatureBatch[] = []
    const builder = new TopologyBuilder()
    for await (const batch of wholeFeatures(batches)) {
      for (let feature = 0; feature < batch.featureCount; feature++) {
        if (kept.at(-1)?.full ?? true) kept.push(new FeatureBatch(batch.document, batch.keepDigits))
        const into = kept.at(-1)!
        appendFeature(into, batch, feature)
        for (const { from, to } of ringsOf(into, into.featureCount - 1)) builder.addPath(into.x, into.y, from, to, true)
      }
    }
    const { ids, distinct } = numberPoints(builder.x, builder.y, builder.pointCount)
    const stays = placesThatStay(builder, distinct, amount)
    let place = 0
    let [before, left] = [0, 0]
    yield* featureByFeature(each(kept), (out, batch, feature) => {
      putShapes(out, batch, feature, (target, source, shape) => {
        if (!isArea(source.shape[shape]!)) return copyShape(target, source, shape)
        target.beginShape(source.shape[shape] as ShapeType)
        for (let path = source.firstPath[shape]!; path < source.firstPath[shape + 1]!; path++) {
          const [from, to] = [source.firstPoint[path]!, source.firstPoint[path + 1]!]
          target.beginPath(source.hole[path] === 1)
          if (to === from) continue
          const isClosed = source.x[to - 1] === source.x[from] && source.y[to - 1] === source.y[from]
          const end = isClosed && to - from > 1 ? to - 1 : to
          const first = target.pointCount
          for (let point = from; point < end; point++)
            if (stays[ids[place + point - from]!]) appendPoints(target, source, point, point + 1)
          // A ring ends where it begins, wherever that is now.
          if (end < to) appendPoints(target, target, first, first + 1)
          before += to - from
          left += target.pointCount - first
          place += end - from + 1
        }
        return true
      })
    })
    notes.add('area-points-reduced', before - left)
  }

function* ringsOf(batch: FeatureBatch, feature: number) {
  const { firstShape, firstPath, firstPoint, shape } = batch
  for (let at = firstShape[feature]!; at < firstShape[feature + 1]!; at++) {
    if (!isArea(shape[at]!)) continue
    for (let path = firstPath[at]!; path < firstPath[at + 1]!; path++)
      if (firstPoint[path + 1]! > firstPoint[path]!) yield { from: firstPoint[path]!, to: firstPoint[path + 1]! }
  }
}

async function* each(batches: readonly FeatureBatch[]): AsyncGenerator<FeatureBatch, void, undefined> {
  yield* batches
}
