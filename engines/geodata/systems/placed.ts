import type { DocumentInfo } from '../model/document.ts'
import type { FeatureBatch } from '../model/feature.ts'
import type { ReadContext } from '../model/format.ts'
import { fail } from '../notes/problem.ts'
import { ChosenSystem } from './chosen-system.ts'
import { largestLatitudeDegrees, largestLongitudeDegrees } from './degree-limits.ts'
import { OddRows } from './odd-rows.ts'
import { withoutOutliers } from './outliers.ts'
import { placeWords } from './place-words.ts'
import { crsLabel, projectionOrFail } from './reproject.ts'

/**
 * Batches on WGS 84. Where a file names no reference system, the one the visitor chose is applied; where none was chosen and the
 * numbers cannot be degrees, the conversion ends with the question. Readers that know the system of their file have applied it already.
 */
export async function* placed(
  batches: AsyncIterable<FeatureBatch>,
  context: ReadContext,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const { document, notes, options } = context
  // Where several files become one, each has a system of its own.
  document.sourceCrs = undefined
  document.tableCrs = undefined
  let system: ChosenSystem | undefined
  const oddRows = new OddRows(context)
  for await (const read of batches) {
    const sound = oddRows.without(read)
    const chosen = options?.crs ?? document.tableCrs
    if (chosen !== undefined && document.sourceCrs === undefined) system = await ChosenSystem.load(chosen, context)
    const batch = system ? await system.place(sound) : sound
    const extent = extentBeyondDegrees(batch)
    if (extent) {
      const onGlobe = withoutOutliers(batch, notes)
      if (onGlobe) {
        yield onGlobe
        continue
      }
      if (chosen === undefined)
        return fail({ code: 'crs_needed', ...named(document), extent, words: placeWords(batch) })
      notes.add('coordinates-out-of-range')
    }
    yield batch
  }
}

/** Batches that are on WGS 84 by their format. A system the visitor chose must still exist; a note tells that it was not applied. */
export async function* inDegrees(
  batches: AsyncIterable<FeatureBatch>,
  context: ReadContext,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const chosen = context.options?.crs
  if (chosen !== undefined) {
    const projection = await projectionOrFail(context, chosen)
    if (!projection.isWgs84) context.notes.add('crs-not-applied', 1, { subject: crsLabel(chosen, projection) })
  }
  yield* batches
}

const named = (document: DocumentInfo) => (document.sourceCrs === undefined ? {} : { named: document.sourceCrs })

/** The extent of a batch, if one of its numbers can be neither longitude nor latitude. */
function extentBeyondDegrees({
  x,
  y,
  pointCount,
}: FeatureBatch): readonly [number, number, number, number] | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let point = 0; point < pointCount; point++) {
    const [longitude, latitude] = [x[point]!, y[point]!]
    if (longitude < west) west = longitude
    if (longitude > east) east = longitude
    if (latitude < south) south = latitude
    if (latitude > north) north = latitude
  }
  const isWithinDegrees =
    west >= -largestLongitudeDegrees &&
    east <= largestLongitudeDegrees &&
    south >= -largestLatitudeDegrees &&
    north <= largestLatitudeDegrees
  return isWithinDegrees ? undefined : [west, south, east, north]
}
