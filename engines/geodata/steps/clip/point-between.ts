import { epochSeconds } from '../../bytes/epoch-seconds.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { InstantText } from '../instant-text.ts'
import type { Cut } from './clip-line.ts'

/** A point on the step before `before`, with the height and the time the line has there. What a sensor said between two points nobody knows. */
export function putPointBetween(
  out: FeatureBatch,
  batch: FeatureBatch,
  { before, share, x, y }: Cut,
  instants: InstantText,
): void {
  const point = out.addPoint(x, y)
  const between = (values: Float64Array) => values[before]! + (values[before + 1]! - values[before]!) * share
  const z = batch.hasZ ? between(batch.z) : Number.NaN
  const m = batch.hasM ? between(batch.m) : Number.NaN
  if (!Number.isNaN(z)) out.setZ(point, Number(z.toFixed(3)))
  if (!Number.isNaN(m)) out.setM(point, m)
  const { time, text } = batch
  if (!time.has(before) || !time.has(before + 1)) return
  const [start, end] = [before, before + 1].map((each) => epochSeconds(text, time.start[each]!, time.end[each]!))
  const seconds = start! + (end! - start!) * share
  if (Number.isNaN(seconds)) return
  const at = instants.put(out, seconds)
  out.time.set(point, at, out.textLength)
}
