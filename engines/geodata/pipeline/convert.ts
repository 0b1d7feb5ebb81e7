import type { Result } from '#engines/core/index.ts'
import { asPart } from '../bridge/sources.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formatById } from '../formats/formats.ts'
import type { Note } from '../notes/notes.ts'
import type { GeodataProblem } from '../notes/problem.ts'
import { expectSomethingLeft, holdsEverything, loadChange } from '../steps/steps.ts'
import { type ReadSummary, Tally } from '../summary/tally.ts'
import { noteFarFromArea } from '../systems/far-from-area.ts'
import { noteSea } from '../systems/note-sea.ts'
import { noteAccuracy } from '../systems/reproject.ts'
import { expectContent } from './expect-content.ts'
import { guarded, type ReadRequest, readOptions } from './read-request.ts'
import {
  type Converting,
  type ConvertRequest,
  type ConvertSummary,
  folderNameOf,
  inTarget,
  ofLayer,
  onTheGlobe,
  readAll,
  readingOf,
  seen,
  stepContext,
  tallied,
  written,
} from './reading.ts'

export interface InspectSummary {
  readonly from: FormatId
  readonly read: ReadSummary
  readonly notes: readonly Note[]
}

/**
 * Converts any format to any other that is written. Memory does not grow with the input; the result arrives through `write` in order. When
 * the answer is a problem, what was written before it is not a usable file.
 */
export async function convert(request: ConvertRequest): Promise<Result<ConvertSummary, GeodataProblem>> {
  return guarded(
    request,
    async (...work) => {
      const reading = await readingOf(request, ...work)
      const { parts, notes, document, tally } = reading
      const change = await loadChange(request.steps)
      async function* features() {
        for (const some of holdsEverything(request.steps) ? [parts] : parts.map((part) => [part])) {
          const read = tallied(readAll(some, request, reading), tally, change ? undefined : request.onBatch)
          const changed = change ? seen(change(read, stepContext(request, reading)), request.onBatch) : read
          const crossed = inTarget(changed, some[0]!, reading, change !== undefined)
          yield* parts.length > some.length
            ? asPart(crossed, document, folderNameOf(some[0]!, reading.target.room))
            : crossed
        }
      }
      return written(features(), request, reading, { notes, document, write: request.write })
    },
    passesOf(request),
  )
}

/** A document that is copied as it stands is read three times: to check it, to count what is in it, and to copy it. */
function passesOf({ from, to, options }: Converting): number {
  const document = formatById(from)?.meta.document
  return options?.for === undefined && document !== undefined && document === formatById(to)?.meta.document ? 3 : 1
}

/** Reads a file to its end and tells what is in it. */
export async function inspect(request: ReadRequest): Promise<Result<InspectSummary, GeodataProblem>> {
  return guarded(request, async (from, sources, notes, document) => {
    const reader = await from.loadReader()
    const change = await loadChange(request.steps)
    const tally = new Tally()
    const context = { notes, document, keepDigits: false, ...readOptions(request) }
    const before = { features: 0, points: 0 }
    async function* read() {
      for (const inputs of sources)
        for await (const batch of ofLayer(onTheGlobe(from, reader(inputs, context), context), request)) {
          before.features += batch.featureCount
          before.points += batch.pointCount
          yield batch
        }
    }
    for await (const _ of tallied(
      change ? change(read(), stepContext(request, { notes, document })) : read(),
      tally,
      request.onBatch,
    ));
    const summary = tally.summary()
    const { category, isRecording } = from.meta
    if (isRecording || (category === 'gps' && before.features > 0))
      expectContent(before, before.features, false, notes.list())
    expectSomethingLeft(request.steps, before.features, summary.features)
    await noteFarFromArea(document, notes, summary.boundingBox)
    noteAccuracy(document, notes, summary.boundingBox)
    await noteSea(request.readOptions?.crs, summary.boundingBox, notes)
    return { from: request.from, read: summary, notes: notes.list() }
  })
}
