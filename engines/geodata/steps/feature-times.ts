import { epochSeconds } from '../bytes/epoch-seconds.ts'
import type { FeatureBatch } from '../model/feature.ts'
import { timeMeaning } from '../vocabulary/time-names.ts'

/** NaN where a point does not say when. */
export const pointSeconds = ({ text, time }: FeatureBatch, point: number): number =>
  time.has(point) ? epochSeconds(text, time.start[point]!, time.end[point]!) : Number.NaN

/** The points of a feature, whatever its shapes. */
export function pointsOf({ firstShape, firstPath, firstPoint }: FeatureBatch, feature: number) {
  return { from: firstPoint[firstPath[firstShape[feature]!]!] ?? 0, to: firstPoint[firstPath[firstShape[feature + 1]!]!] ?? 0 } // biome-ignore format: one line
}

/** What the fields of a feature say of its time: when it was, or from when to when; NaN for what they do not say. */
export function saidSeconds(batch: FeatureBatch, feature: number): { readonly from: number; readonly to: number } {
  let [stamp, begin, end] = [Number.NaN, Number.NaN, Number.NaN]
  for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
    const meaning = timeMeaning(batch.document.fields[batch.propertyField[property]!]!)
    if (meaning === undefined) continue
    const seconds = epochSeconds(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
    if (Number.isNaN(seconds)) continue
    if (meaning === 'stamp') stamp = seconds
    else if (meaning === 'begin') begin = seconds
    else end = seconds
  }
  const [from, to] = [begin, end].map((each) => (Number.isNaN(each) ? stamp : each))
  return { from: Number.isNaN(from!) ? to! : from!, to: Number.isNaN(to!) ? from! : to! }
}
