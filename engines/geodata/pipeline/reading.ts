import type { TargetSystem } from '#engines/coordinates/index.ts'
import { bridged } from '../bridge/bridge.ts'
import { completedLines } from '../bridge/complete-lines.ts'
import { onlyFolder } from '../bridge/sources.ts'
import type { GeodataInput } from '../bytes/input.ts'
import { MemorySpill } from '../bytes/spill.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formatById } from '../formats/formats.ts'
import type { DocumentInfo } from '../model/document.ts'
import type { FeatureBatch } from '../model/feature.ts'
import {
  type Format,
  type ReadContext,
  type Room,
  roomOf,
  usualRows,
  type WriteOptions,
  WrittenCounts,
} from '../model/format.ts'
import type { Note, Notes } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'
import type { StepContext } from '../steps/step.ts'
import { expectSomethingLeft } from '../steps/steps.ts'
import { type ReadSummary, Tally } from '../summary/tally.ts'
import { noteFarFromArea } from '../systems/far-from-area.ts'
import { noteSea } from '../systems/note-sea.ts'
import { inDegrees, placed } from '../systems/placed.ts'
import { noteAccuracy } from '../systems/reproject.ts'
import { inSystem, writtenSystem } from '../systems/written-system.ts'
import { platformDeflater } from '../zip/deflater.ts'
import { expectContent } from './expect-content.ts'
import { baseName } from './names.ts'
import {
  expectFormat,
  type Platform,
  type ReadRequest,
  readOptions,
  type Source,
  unpackedSources,
  type Work,
} from './read-request.ts'
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

/** What reading, steps and writing have in common. */
export interface Reading {
  readonly parts: readonly Part[]
  /** Those of the first file, whatever becomes one with it. */
  readonly inputs: readonly GeodataInput[]
  readonly notes: Notes
  readonly document: DocumentInfo
  readonly tally: Tally
  readonly target: WritableTarget
  readonly options: WriteOptions
  readonly system: TargetSystem | undefined
  readonly keepDigits: boolean
  readonly platform: Required<Pick<Platform, 'createSpill' | 'createDeflater'>>
  readonly watch: Watch
}

export type Converting = Omit<ConvertRequest, 'write'>

export async function readingOf(
  request: Converting,
  ...[from, sources, notes, document, watch]: Parameters<Work<unknown>>
): Promise<Reading> {
  const target = writableTarget(request)
  const { to } = target
  const wanted = withDefaults(knownTo(to, request.options), from, to)
  const system = await writtenSystem(request.options ?? {}, to.meta)
  const options = withDecimals(wanted, system, to)
  // The digits of the source are kept only where its numbers are: not where they are read in, or written in, another system.
  const isMoved = system !== undefined || request.readOptions?.crs !== undefined
  return {
    parts: [...sources.map((inputs) => ({ from, inputs })), ...(await furtherSources(request, watch, notes))],
    inputs: sources.flat(),
    notes,
    document,
    tally: new Tally(),
    target,
    options,
    system,
    keepDigits: to.meta.keepsDigits && options.precision === undefined && !isMoved,
    platform: {
      createSpill: createSpillOf(request),
      createDeflater: request.platform?.createDeflater ?? platformDeflater,
    },
    watch,
  }
}

const createSpillOf = ({ platform }: ReadRequest) => platform?.createSpill ?? (() => new MemorySpill())

export const stepContext = (
  request: ReadRequest,
  { notes, document }: Pick<Reading, 'notes' | 'document'>,
): StepContext => ({
  notes,
  document,
  createSpill: createSpillOf(request),
})

export async function* readAll(parts: readonly Part[], request: Converting, { notes, document, keepDigits }: Reading) {
  const context = { notes, document, keepDigits, ...readOptions(request) }
  for (const { from, inputs } of parts) {
    const reader = await from.loadReader()
    yield* ofLayer(onTheGlobe(from, reader(inputs, context), context), request)
  }
}

/** Features as the target has room for them. */
export function inTarget(batches: AsyncIterable<FeatureBatch>, part: Part, reading: Reading, isChanged: boolean) {
  const { target, document, notes, options, system } = reading
  const crossing = { from: part.from.meta, to: target.to.meta, room: target.room, document, notes, options, isChanged }
  return completedLines(bridged(system ? inSystem(batches, system, notes) : batches, crossing), crossing)
}

export const folderNameOf = ({ inputs }: Part, { folders }: Room): string | undefined =>
  folders === 'tree' || folders === 'layers' ? baseName(inputs[0]?.name ?? '') : undefined

export async function written(
  features: AsyncIterable<FeatureBatch>,
  request: Converting,
  { parts, inputs, tally, target, options, system, platform, watch }: Reading,
  { notes, document, write }: { notes: Notes; document: DocumentInfo; write: ConvertRequest['write'] },
): Promise<ConvertSummary> {
  const from = parts[0]!.from
  const counts = new WrittenCounts()
  let bytesWritten = 0
  const writer = await target.loadWriter()
  const chunks = writer(features, {
    ...(system ? { system } : {}),
    notes,
    document,
    baseName: baseName(request.inputs[0]?.name ?? ''),
    options,
    written: counts,
    ...platform,
    inputs,
  })
  for await (const chunk of chunks) {
    bytesWritten += chunk.length
    await write(chunk)
  }
  const readSummary = tally.summary()
  if (request.readOptions?.partial !== true) expectTheEnd(notes.list(), request.inputs, readSummary.features)
  expectSomethingLeft(request.steps, readSummary.features, counts.features)
  await noteFarFromArea(document, notes, readSummary.boundingBox)
  noteAccuracy(document, notes, readSummary.boundingBox, system?.projection)
  await noteSea(request.readOptions?.crs, readSummary.boundingBox, notes)
  // A document that was copied as it stands has lost nothing, even if it has no features.
  if (!document.handedOn) expectContent(readSummary, counts.features, from.meta.category === 'gps', notes.list())
  return {
    from: request.from,
    to: request.to,
    read: readSummary,
    written: {
      features: counts.features,
      points: counts.points,
      geometryTypes: Object.fromEntries(counts.geometryTypes),
    },
    bytesRead: Math.round(watch.bytesRead),
    bytesWritten,
    notes: notes.list(),
  }
}

interface WritableTarget {
  readonly to: Format
  readonly room: Room
  readonly loadWriter: NonNullable<Format['loadWriter']>
}

/** The format of the result; it may be that of the source, to choose fields, decimals, a layer or another system. */
function writableTarget(request: Converting): WritableTarget {
  const to = formatById(request.to)
  const room = to && roomOf(to.meta, request.options?.for)
  if (to?.loadWriter === undefined || room === undefined)
    return fail({ code: 'pair_not_supported', from: request.from, to: request.to })
  return { to, room, loadWriter: to.loadWriter }
}

/** The other files of a merge, checked as the first is. */
async function furtherSources(request: Converting, watch: Watch, notes: Notes): Promise<Part[]> {
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

/** Those that mean something to the target; the others were chosen for another one. */
const knownTo = ({ meta }: Format, options: WriteOptions = {}): WriteOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => meta.options?.includes(name as keyof WriteOptions)))

function withDefaults(options: WriteOptions, from: Format, to: Format): WriteOptions {
  if (!to.meta.options?.includes('rows') || options.rows !== undefined) return options
  return { ...options, rows: usualRows(from.meta) }
}

/** In a system of its own, what is written as text ends at a tenth of a millimetre: the figures behind it come from the reckoning alone. */
function withDecimals(options: WriteOptions, system: TargetSystem | undefined, { meta }: Format): WriteOptions {
  if (system === undefined || !meta.keepsDigits || options.precision !== undefined) return options
  return { ...options, precision: system.projection.unit === 'metres' ? 4 : 9 }
}

/** A part of a file is no result unless it is asked for. */
function expectTheEnd(notes: readonly Note[], inputs: readonly GeodataInput[], featuresBefore: number): void {
  const cut = notes.find(({ code }) => code === 'file-ends-early')
  if (cut === undefined) return
  const offset = inputs.find(({ name }) => name === cut.subject)?.size ?? inputs[0]?.size ?? 0
  fail({ code: 'truncated', offset, ...(cut.line === undefined ? {} : { line: cut.line }), featuresBefore })
}

/** GPS formats are in degrees by definition, and their readers leave out what is not. */
export const onTheGlobe = ({ meta }: Format, batches: AsyncIterable<FeatureBatch>, context: ReadContext) =>
  meta.category === 'gps' || meta.isRecording ? inDegrees(batches, context) : placed(batches, context)

export const ofLayer = (batches: AsyncIterable<FeatureBatch>, { layer }: ReadRequest) =>
  layer === undefined ? batches : onlyFolder(batches, () => layer)

export interface Part {
  readonly from: Format
  readonly inputs: readonly GeodataInput[]
}

export async function* seen(batches: AsyncIterable<FeatureBatch>, onBatch?: (batch: FeatureBatch) => void) {
  for await (const batch of batches) {
    onBatch?.(batch)
    yield batch
  }
}

export async function* tallied(
  batches: AsyncIterable<FeatureBatch>,
  tally: Tally,
  onBatch?: (batch: FeatureBatch) => void,
) {
  for await (const batch of batches) {
    tally.add(batch)
    onBatch?.(batch)
    yield batch
  }
}
