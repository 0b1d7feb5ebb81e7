import type { FeatureBatch, ShapeType } from '../../model/feature.ts'
import { StoredFeatures } from '../../model/stored-features.ts'
import { appendFeature, appendPoints, wholeFeatures } from '../../model/whole-features.ts'
import type { Notes } from '../../notes/notes.ts'
import { numberPoints } from '../../topology/point-ids.ts'
import { TopologyBuilder } from '../../topology/topology.ts'
import type { Amount } from '../amount.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { copyShape, isArea, putShapes } from '../shapes-of.ts'
import type { Batches, Change } from '../step.ts'
import { placesThatStay } from './places-that-stay.ts'

/** A place stays or goes for all areas at once. So no gap opens between neighbours, and nothing of theirs overlaps that did not before. */
export const simplifiedAreas = (amount: Amount): Change =>
  async function* (batches, { notes, createSpill }) {
    const stored = new StoredFeatures(createSpill)
    try {
      const builder = new TopologyBuilder()
      for await (const batch of wholeFeatures(batches)) {
        for (let feature = 0; feature < batch.featureCount; feature++) {
          appendFeature(stored.into(0, batch), batch, feature)
          for (const { from, to } of ringsOf(batch, feature)) builder.addPath(batch.x, batch.y, from, to, true)
        }
        await stored.relieve()
      }
      yield* withoutPlaces(stored.read(0), builder, amount, notes)
    } finally {
      await stored.dispose()
    }
  }

async function* withoutPlaces(batches: Batches, builder: TopologyBuilder, amount: Amount, notes: Notes) {
  const { ids, distinct } = numberPoints(builder.x, builder.y, builder.pointCount)
  const stays = placesThatStay(builder, distinct, amount)
  let place = 0
  let [before, left] = [0, 0]
  yield* featureByFeature(batches, (out, batch, feature) => {
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
