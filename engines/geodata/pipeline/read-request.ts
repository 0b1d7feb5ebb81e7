import { failure, type Result, success } from '#engines/core/index.ts'
import { firstBytesOf, type GeodataInput } from '../bytes/input.ts'
import type { Spill } from '../bytes/spill.ts'
import { otherFile, otherMap, packedAlone, packedThing, thingOfName } from '../catalogue/other-files.ts'
import { detectFormat } from '../catalogue/sniff.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formatById } from '../formats/formats.ts'
import { DocumentInfo } from '../model/document.ts'
import type { FeatureBatch } from '../model/feature.ts'
import type { Format, ReadOptions } from '../model/format.ts'
import { Notes } from '../notes/notes.ts'
import { fail, GeodataError, type GeodataProblem } from '../notes/problem.ts'
import type { StepChoices } from '../steps/step.ts'
import { lineAtOffset } from '../xml/line.ts'
import type { DeflaterFactory, InflaterFactory } from '../zip/deflater.ts'
import { isPacked, isZip } from '../zip/signature.ts'
import { withoutUsablePositions } from './expect-content.ts'
import { type Progress, Watch } from './watch.ts'

/** What differs between a browser and Node. */
export interface Platform {
  readonly createSpill?: () => Spill
  readonly createDeflater?: DeflaterFactory
  readonly createInflater?: InflaterFactory
}

export interface ReadRequest {
  /** One file, or the several files of a shapefile; a GML file may bring its schema. */
  readonly inputs: readonly GeodataInput[]
  readonly from: FormatId
  /** Only this folder or layer: 1 + its place in `folderNames` of what `inspect` tells. */
  readonly layer?: number
  /** What is done between reading and writing; `inspect` tells what is there after it. */
  readonly steps?: StepChoices
  readonly onProgress?: (progress: Progress) => void
  /** Sees every batch, for previews; it is valid during the call only. */
  readonly onBatch?: (batch: FeatureBatch) => void
  readonly signal?: AbortSignal
  readonly platform?: Platform
  readonly readOptions?: ReadOptions
}

/** A file, or the files of a shapefile, with their format. */
export interface Source {
  readonly inputs: readonly GeodataInput[]
  readonly from: FormatId
}

export type Work<Summary> = (
  from: Format,
  /** More than one where an archive holds several files. */
  sources: readonly (readonly GeodataInput[])[],
  notes: Notes,
  document: DocumentInfo,
  watch: Watch,
) => Promise<Summary>

/** Does the work on what a request names; whatever goes wrong becomes a problem, and nothing stays open. */
export async function guarded<Summary>(
  request: ReadRequest,
  work: Work<Summary>,
  passes = 1,
): Promise<Result<Summary, GeodataProblem>> {
  let [main] = request.inputs
  const watch = new Watch(request)
  const notes = new Notes()
  try {
    return await caught(
      request.signal,
      async () => {
        const from =
          formatById(request.from) ?? fail({ code: 'pair_not_supported', from: request.from, to: request.from })
        if (request.inputs.every((input) => input.size === 0)) fail({ code: 'empty_file' })
        await expectFormat(from, request.inputs)
        const inputs = request.inputs.map((input) => watch.input(input, passes))
        const sources = await unpackedSources(from, inputs, request, notes)
        main = sources[0]?.[0]
        return work(from, sources, notes, new DocumentInfo(), watch)
      },
      (problem) => withLine(withReason(problem, notes), request.from, main),
    )
  } finally {
    await watch.close()
  }
}

/** What is thrown becomes a problem. */
export async function caught<Summary>(
  signal: AbortSignal | undefined,
  work: () => Promise<Summary>,
  completed: (problem: GeodataProblem) => GeodataProblem | Promise<GeodataProblem> = (problem) => problem,
): Promise<Result<Summary, GeodataProblem>> {
  try {
    return success(await work())
  } catch (error) {
    if (signal?.aborted) return failure({ code: 'aborted' })
    if (error instanceof GeodataError) return failure(await completed(error.problem))
    const name = error instanceof Error ? error.name : undefined
    return failure({ code: 'internal', detail: String(error), ...(name === undefined ? {} : { name }) })
  }
}

export const readOptions = ({ signal, platform, readOptions: options }: ReadRequest) => ({
  ...(options === undefined ? {} : { options }),
  ...(signal === undefined ? {} : { signal }),
  ...(platform?.createInflater === undefined ? {} : { createInflater: platform.createInflater }),
  ...(platform?.createSpill === undefined ? {} : { createSpill: platform.createSpill }),
})

/** An archive that is no format itself is the files in it, one after the other. */
export async function unpackedSources(
  from: Format,
  inputs: readonly GeodataInput[],
  { platform }: ReadRequest,
  notes: Notes,
): Promise<readonly (readonly GeodataInput[])[]> {
  const [input] = inputs
  if (input === undefined || inputs.length > 1 || !(await isPacked(input))) return [inputs]
  if (from.meta.sniff(await firstBytesOf(input)) === 2) return [inputs]
  const { packedFiles } = await import('../catalogue/packed-files.ts')
  const packed = await packedFiles(input, platform?.createInflater)
  if (packed?.format !== from.meta.id || packed.inputs.length === 0) {
    if (!(await isZip(input)))
      fail({ code: 'not_this_format', expected: from.meta.id, found: packed?.format ?? packedAlone })
    const other = packed === undefined ? await packedThing(input) : undefined
    if (other !== undefined) fail({ code: 'not_this_format', expected: from.meta.id, found: other.name })
    return [inputs]
  }
  for (const subject of packed.others) notes.add('other-files-in-archive', 1, { subject })
  return packed.inputs
}

/** Fails at once where the content is surely of another format, and tells which. */
export async function expectFormat(from: Format, inputs: readonly GeodataInput[]): Promise<void> {
  const [input] = inputs
  if (input === undefined || inputs.length > 1) return
  const firstBytes = await firstBytesOf(input)
  const level = from.meta.sniff(firstBytes)
  const other = level < 2 ? (otherMap(firstBytes) ?? thingOfName(input.name)?.name) : undefined
  if (other !== undefined) fail({ code: 'not_this_format', expected: from.meta.id, found: other })
  if (level > 0) return
  const found = detectFormat(firstBytes) ?? otherFile(firstBytes)
  // `unpackedSources` looks into it.
  if (found === packedAlone) return
  if (found === undefined || from.meta.alsoReads?.includes(found)) return
  fail({ code: 'not_this_format', expected: from.meta.id, found })
}

const withReason = (problem: GeodataProblem, notes: Notes): GeodataProblem =>
  problem.code === 'no_usable_coordinates' ? (withoutUsablePositions(notes.list()) ?? problem) : problem

/** Readers know the offset of a fault; the line is found by reading again up to it, which only a failure pays for. */
async function withLine(
  problem: GeodataProblem,
  from: FormatId,
  input: GeodataInput | undefined,
): Promise<GeodataProblem> {
  if (!('offset' in problem) || problem.offset === undefined || problem.line !== undefined || input === undefined)
    return problem
  if (formatById(from)?.meta.isBinary !== undefined) return problem
  try {
    return { ...problem, line: await lineAtOffset(input, problem.offset) }
  } catch {
    return problem
  }
}
