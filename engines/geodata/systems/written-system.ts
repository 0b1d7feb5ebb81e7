import type { TargetSystem } from '#engines/coordinates/index.ts'
import type { FeatureBatch } from '../model/feature.ts'
import type { FormatMeta, WriteOptions } from '../model/format.ts'
import type { Notes } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'

/** The system the result is to be in, where one was chosen that is not WGS 84. */
export async function writtenSystem({ crs }: WriteOptions, to: FormatMeta): Promise<TargetSystem | undefined> {
  if (crs === undefined) return undefined
  const { targetSystem } = await import('#engines/coordinates/index.ts')
  const found = await targetSystem(crs)
  if (!found.ok) {
    const { problem } = found
    if (problem.code === 'projection_without_code') return fail({ code: 'crs_without_code', crs: problem.definition })
    return fail({
      code: 'unknown_target_crs',
      crs: problem.definition,
      ...(problem.missing ? { missing: problem.missing } : {}),
    })
  }
  if (found.value.projection.isWgs84) return undefined
  if (!to.options?.includes('crs')) fail({ code: 'crs_not_written', to: to.id })
  if (to.room?.namesSystemBy && found.value[to.room.namesSystemBy] === undefined)
    fail({ code: 'crs_not_written', to: to.id, crs: labelOf(found.value) })
  return found.value
}

const labelOf = ({ authority, code }: TargetSystem): string => `${authority}:${code}`

/** Batches in the chosen system. A note counts places outside its area of use; a place that it cannot express ends the conversion. */
export async function* inSystem(
  batches: AsyncIterable<FeatureBatch>,
  system: TargetSystem,
  notes: Notes,
): AsyncGenerator<FeatureBatch, void, undefined> {
  notes.add('crs-written', 1, { subject: labelOf(system) })
  let outside = 0
  for await (const batch of batches) {
    outside += project(batch, system)
    yield batch
  }
  notes.add('points-outside-crs-area', outside, { subject: labelOf(system) })
}

/** Larger than any map of the Earth, in any unit: a number beyond it means that the place is infinitely far, as a pole is in Mercator's projection. */
const beyondAnyMap = 1e8

/** In place; how many points lie outside the system's area. */
function project(batch: FeatureBatch, system: TargetSystem): number {
  const { x, y, pointCount } = batch
  const { projection } = system
  const isFlat = projection.unit === 'metres'
  let outside = 0
  for (let point = 0; point < pointCount; point++) {
    const [longitude, latitude] = [x[point]!, y[point]!]
    if (Number.isNaN(longitude) || Number.isNaN(latitude)) continue
    // A line across the 180th meridian may go on beyond it.
    const turns = Math.abs(longitude) > 180 ? Math.round(longitude / 360) * 360 : 0
    const [east, north] = projection.fromWgs84(longitude - turns, latitude)
    const isMeant = system.isMeantFor(longitude - turns, latitude)
    if (!isMeant) outside++
    if (!(Math.abs(east) < beyondAnyMap && Math.abs(north) < beyondAnyMap)) refuse(system, longitude, latitude)
    if (!isMeant && !comesBack(system, longitude - turns, latitude, east, north)) refuse(system, longitude, latitude)
    x[point] = isFlat ? east : east + turns
    y[point] = north
  }
  return outside
}

function refuse(system: TargetSystem, longitudeDegrees: number, latitudeDegrees: number): never {
  return fail({ code: 'place_outside_crs', crs: labelOf(system), longitudeDegrees, latitudeDegrees })
}

/** Far from the area of a system its formulas may give numbers that mean another place: whether they lead back to this one. */
function comesBack(
  { projection }: TargetSystem,
  longitude: number,
  latitude: number,
  east: number,
  north: number,
): boolean {
  const [longitudeBack, latitudeBack] = projection.toWgs84(east, north)
  const turned = Math.abs(longitudeBack - longitude) % 360
  const apart = Math.hypot(
    Math.min(turned, 360 - turned) * Math.cos((latitude * Math.PI) / 180),
    latitudeBack - latitude,
  )
  return apart < 1e-4 + (projection.accuracyMetres ?? 1000) / 100_000
}
