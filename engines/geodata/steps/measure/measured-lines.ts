import { geodesicMetres } from '#engines/coordinates/index.ts'
import type { FeatureBatch, ValueKind } from '../../model/feature.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { pointSeconds } from '../feature-times.ts'
import { copyShape, linesOf, putShapes } from '../shapes-of.ts'
import type { Change } from '../step.ts'

const added = ['length_m', 'duration_s', 'speed_kmh'] as const

/** Pauses between the parts of a track are neither way nor time of it. A speed that was recorded stays. */
export const measuredLines: Change = async function* (batches, { notes, document }) {
  let measured = 0
  yield* featureByFeature(batches, (out, batch, feature) => {
    const lines = linesOf(batch, feature)
    putShapes(out, batch, feature, copyShape)
    if (lines.length === 0) return
    measured++
    const [distance, speed] = ['distance', 'speed'].map((name) => out.channel(document.channel(name)))
    const own = linesOf(out, out.featureCount - 1)
    let [metres, seconds] = [0, 0]
    for (const { from, to } of own) {
      let last = Number.NaN
      let metresOfLast = metres
      for (let point = from; point < to; point++) {
        if (point > from) metres += geodesicMetres(out.x[point - 1]!, out.y[point - 1]!, out.x[point]!, out.y[point]!)
        putNumber(out, distance!, point, metres)
        const now = pointSeconds(out, point)
        if (Number.isNaN(now)) continue
        if (now > last) {
          seconds += now - last
          if (!speed!.has(point)) putNumber(out, speed!, point, (metres - metresOfLast) / (now - last))
        }
        last = now
        metresOfLast = metres
      }
    }
    dropFields(out, added)
    out.addRealProperty(document.field('length_m'), rounded(metres, 2))
    if (seconds === 0) return
    out.addRealProperty(document.field('duration_s'), rounded(seconds, 3))
    out.addRealProperty(document.field('speed_kmh'), rounded((metres / seconds) * 3.6, 2))
  })
  notes.add('lines-measured', measured)
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

function putNumber(out: FeatureBatch, column: FeatureBatch['time'], point: number, value: number): void {
  const start = out.addString(String(rounded(value, 2)))
  column.set(point, start, out.textLength)
}

/** Of the newest feature (with GDAL's prefix in a GPX): what a file of ours has from the time before gives way. */
function dropFields(out: FeatureBatch, names: readonly string[]): void {
  const first = out.firstProperty[out.featureCount - 1]!
  const kept = []
  for (let property = first; property < out.propertyCount; property++)
    if (!names.includes(out.document.fields[out.propertyField[property]!]!.name.replace(/^ogr[:_]/, '')))
      kept.push(property)
  if (first + kept.length === out.propertyCount) return
  const values = kept.map((property) => [out.propertyField[property]!, out.propertyKind[property] as ValueKind, out.propertyStart[property]!, out.propertyEnd[property]!] as const) // biome-ignore format: one line
  out.propertyCount = first
  out.firstProperty[out.featureCount] = first
  for (const value of values) out.addProperty(...value)
}
