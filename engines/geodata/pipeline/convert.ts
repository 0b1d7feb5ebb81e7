import type { TargetSystem } from '#engines/coordinates/index.ts'
import type { Result } from '#engines/core/index.ts'
import { bridged } from '../bridge/bridge.ts'
import { completedLines } from '../bridge/complete-lines.ts'
import { asPart, onlyFolder } from '../bridge/sources.ts'
import { extensionOf, type GeodataInput } from '../bytes/input.ts'
import { MemorySpill } from '../bytes/spill.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formatById } from '../formats/formats.ts'
import { isMapName } from '../formats/map-names.ts'
import type { DocumentInfo } from '../model/document.ts'
import type { FeatureBatch } from '../model/feature.ts'
import {
  type Format,
  type ReadContext,
  type Room,
  usualRows,
  type WriteOptions,
  WrittenCounts,
} from '../model/format.ts'
import type { Note, Notes } from '../notes/notes.ts'
import { fail, type GeodataProblem } from '../notes/problem.ts'
import { expectSomethingLeft, holdsEverything, loadChange } from '../steps/steps.ts'
import { type ReadSummary, Tally } from '../summary/tally.ts'
import { noteSea } from '../systems/note-sea.ts'
import { inDegrees, placed } from '../systems/placed.ts'
import { noteAccuracy } from '../systems/reproject.ts'
import { inSystem, writtenSystem } from '../systems/written-system.ts'
import { platformDeflater } from '../zip/deflater.ts'
import { expectContent } from './expect-content.ts'
import { expectFormat, guarded, type ReadRequest, readOptions, type Source, unpackedSources } from './read-request.ts'
import type { Watch } from './watch.ts'

export interface ConvertRequest extends ReadRequest {
  readonly to: FormatId
  /** Further files that become one with the first. */
  readonly merge?: readonly Source[]
  readonly options?: WriteOptions
  /** Receives the result chunk by chunk; a chunk is valid until the call returns or its promise resolves. */
  readonly write: (chunk: Uint8Array) => void | Promise<void>
}

export interface ConvertSummary {
  readonly from: FormatId
  readonly to: FormatId
  readonly read: ReadSummary
  readonly written: {
    readonly features: number
    readonly points: number
    readonly geometryTypes: Readonly<Record<string, number>>
  }
  readonly bytesRead: number
  readonly bytesWritten: number
  readonly notes: readonly Note[]
}

export interface InspectSummary {
  readonly from: FormatId
  readonly read: ReadSummary
  readonly notes: readonly Note[]
}

/** The name of the result: the source's name with its extension replaced (`track.gpx` to `track.kml`, `roads.geojson` to `roads.shp.zip`). */
export function outputName(inputName: string, to: Format): string {
  return baseName(inputName) + (to.meta.outputExtension ?? to.meta.extension)
}

const withoutExtension = (name: string): string => name.slice(0, name.length - extensionOf(name).length)

function baseName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const stem = withoutExtension(base)
  // `place.kml.txt`, `roads.shp.zip`: the ending that says what it is goes with the one put behind it.
  return (isMapName(stem) && !isMapName(base) ? withoutExtension(stem) : stem) || 'converted'
}

/**
 * Converts any format to any other that is written. Memory does not grow with the input; the result arrives through `write` in order. When
 * the answer is a problem, what was written before it is not a usable file.
 */
export async function convert(request: ConvertRequest): Promise<Result<ConvertSummary, GeodataProblem>> {
  return guarded(
    request,
    async (from, sources, notes, document, watch) => {
      const { to, room, loadWriter } = writableTarget(request)
      const write = await loadWriter()
      const wanted = withDefaults(request.options ?? {}, from, to)
      const system = await writtenSystem(wanted, to.meta)
      const options = withDecimals(wanted, system, to)
      const tally = new Tally()
      const written = new WrittenCounts()
      let bytesWritten = 0
      // The digits of the source are kept only where its numbers are: not where they are read in, or written in, another system.
      const isMoved = system !== undefined || request.readOptions?.crs !== undefined
      const keepDigits = to.meta.keepsDigits && options.precision === undefined && !isMoved
      const context = { notes, document, keepDigits, ...readOptions(request) }
      const change = await loadChange(request.steps)
      const parts = [...sources.map((inputs) => ({ from, inputs })), ...(await furtherSources(request, watch, notes))]
      async function* read(some: readonly Part[]) {
        for (const { from, inputs } of some) {
          const reader = await from.loadReader()
          const placed = onTheGlobe(from, reader(inputs, context), context)
          yield* tallied(ofLayer(placed, request), tally, change ? undefined : request.onBatch)
        }
      }
      async function* features() {
        for (const some of holdsEverything(request.steps) ? [parts] : parts.map((part) => [part])) {
          const part = some[0]!
          const changed = change
            ? seen(ofPart(change(read(some), { ...context, part: request.part }), document, request), request.onBatch)
            : read(some)
          const crossing = {
            from: part.from.meta,
            to: to.meta,
            room,
            document,
            notes,
            options,
            isChanged: change !== undefined,
          }
          const name =
            room.folders === 'tree' || room.folders === 'layers' ? baseName(part.inputs[0]?.name ?? '') : undefined
          const inTarget = system ? inSystem(changed, system, notes) : changed
          const crossed = completedLines(bridged(inTarget, crossing), crossing)
          yield* parts.length > some.length ? asPart(crossed, document, name) : crossed
        }
      }
      const chunks = write(features(), {
        ...(system ? { system } : {}),
        notes,
        document,
        baseName: baseName(request.inputs[0]?.name ?? ''),
        options,
        written,
        createSpill: request.platform?.createSpill ?? (() => new MemorySpill()),
        createDeflater: request.platform?.createDeflater ?? platformDeflater,
        inputs: sources.flat(),
      })
      for await (const chunk of chunks) {
        bytesWritten += chunk.length
        await request.write(chunk)
      }
      const readSummary = tally.summary()
      if (request.readOptions?.partial !== true) expectTheEnd(notes.list(), request.inputs, readSummary.features)
      expectSomethingLeft(request.steps, readSummary.features, written.features)
      noteAccuracy(document, notes, readSummary.boundingBox, system?.projection)
      await noteSea(request.readOptions?.crs, readSummary.boundingBox, notes)
      // A document that was copied as it stands has lost nothing, even if it has no features.
      if (!document.handedOn) expectContent(readSummary, written.features, from.meta.category === 'gps', notes.list())
      return {
        from: request.from,
        to: request.to,
        read: readSummary,
        written: {
          features: written.features,
          points: written.points,
          geometryTypes: Object.fromEntries(written.geometryTypes),
        },
        bytesRead: Math.round(watch.bytesRead),
        bytesWritten,
        notes: notes.list(),
      }
    },
    passesOf(request),
  )
}

interface WritableTarget {
  readonly to: Format
  readonly room: Room
  readonly loadWriter: NonNullable<Format['loadWriter']>
}

/** The format of the result; it may be that of the source, to choose fields, decimals, a layer or another system. */
function writableTarget(request: ConvertRequest): WritableTarget {
  const to = formatById(request.to)
  const room = to?.meta.room
  if (to?.loadWriter === undefined || room === undefined)
    return fail({ code: 'pair_not_supported', from: request.from, to: request.to })
  return { to, room, loadWriter: to.loadWriter }
}

/** The other files of a merge, checked as the first is. */
async function furtherSources(request: ConvertRequest, watch: Watch, notes: Notes): Promise<Part[]> {
  const found: Part[] = []
  for (const source of request.merge ?? []) {
    const from = formatById(source.from)
    if (from === undefined) return fail({ code: 'pair_not_supported', from: source.from, to: request.to })
    if (source.inputs.every((input) => input.size === 0)) fail({ code: 'empty_file' })
    await expectFormat(from, source.inputs)
    const inputs = source.inputs.map((input) => watch.input(input))
    for (const unpacked of await unpackedSources(from, inputs, request, notes)) found.push({ from, inputs: unpacked })
  }
  return found
}

function withDefaults(options: WriteOptions, from: Format, to: Format): WriteOptions {
  if (!to.meta.options?.includes('rows') || options.rows !== undefined) return options
  return { ...options, rows: usualRows(from.meta) }
}

/** In a system of its own, what is written as text ends at a tenth of a millimetre: the figures behind it come from the reckoning alone. */
function withDecimals(options: WriteOptions, system: TargetSystem | undefined, { meta }: Format): WriteOptions {
  if (system === undefined || !meta.keepsDigits || options.precision !== undefined) return options
  return { ...options, precision: system.projection.unit === 'metres' ? 4 : 9 }
}

/** A document that is copied as it stands is read three times: to check it, to count what is in it, and to copy it. */
function passesOf({ from, to }: ConvertRequest): number {
  const document = formatById(from)?.meta.document
  return document !== undefined && document === formatById(to)?.meta.document ? 3 : 1
}

/** A part of a file is no result unless it is asked for. */
function expectTheEnd(notes: readonly Note[], inputs: readonly GeodataInput[], featuresBefore: number): void {
  const cut = notes.find(({ code }) => code === 'file-ends-early')
  if (cut === undefined) return
  const offset = inputs.find(({ name }) => name === cut.subject)?.size ?? inputs[0]?.size ?? 0
  fail({ code: 'truncated', offset, ...(cut.line === undefined ? {} : { line: cut.line }), featuresBefore })
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
      change ? ofPart(change(read(), { ...context, part: request.part }), document, request) : read(),
      tally,
      request.onBatch,
    ));
    const summary = tally.summary()
    const { category, isRecording } = from.meta
    if (isRecording || (category === 'gps' && before.features > 0))
      expectContent(before, before.features, false, notes.list())
    expectSomethingLeft(request.steps, before.features, summary.features)
    noteAccuracy(document, notes, summary.boundingBox)
    await noteSea(request.readOptions?.crs, summary.boundingBox, notes)
    return { from: request.from, read: summary, notes: notes.list() }
  })
}

/** GPS formats are in degrees by definition, and their readers leave out what is not. */
const onTheGlobe = ({ meta }: Format, batches: AsyncIterable<FeatureBatch>, context: ReadContext) =>
  meta.category === 'gps' || meta.isRecording ? inDegrees(batches, context) : placed(batches, context)

const ofLayer = (batches: AsyncIterable<FeatureBatch>, { layer }: ReadRequest) =>
  layer === undefined ? batches : onlyFolder(batches, () => layer)

/** Parts come to be while features pass. */
async function* ofPart(batches: AsyncIterable<FeatureBatch>, document: DocumentInfo, { part }: ReadRequest) {
  if (part === undefined) yield* batches
  else yield* onlyFolder(batches, () => document.parts.get(part) ?? 0)
}

interface Part {
  readonly from: Format
  readonly inputs: readonly GeodataInput[]
}

async function* seen(batches: AsyncIterable<FeatureBatch>, onBatch?: (batch: FeatureBatch) => void) {
  for await (const batch of batches) {
    onBatch?.(batch)
    yield batch
  }
}

async function* tallied(batches: AsyncIterable<FeatureBatch>, tally: Tally, onBatch?: (batch: FeatureBatch) => void) {
  for await (const batch of batches) {
    tally.add(batch)
    onBatch?.(batch)
    yield batch
  }
}
