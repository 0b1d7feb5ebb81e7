import type { Result } from '#engines/core/index.ts'
import {
  convert,
  type FormatId,
  type GeodataProblem,
  inspect,
  openParts,
  type Parts,
  type Platform,
} from '#engines/geodata/index.ts'
import type { Arguments } from './arguments.ts'
import { Failures } from './failures.ts'
import { nodePlatform } from './files.ts'
import type { Summary } from './print.ts'
import { progressLine } from './progress.ts'
import type { NamedSource } from './sources.ts'

export interface Task {
  readonly sources: readonly NamedSource[]
  readonly to: FormatId
  /** `-` is standard output. */
  readonly outPath: string
  readonly layer?: number
  /** One of the parts of a file that was read before. */
  readonly part?: { readonly of: OpenedParts; readonly name: string }
  /** Whether files that are there may be replaced. Yes, unless it is said. */
  readonly mayReplace?: boolean
}

export const namesOf = ({ sources }: Pick<Task, 'sources'>): string => sources.map(({ path }) => path).join(', ')

export type Converted = Result<Summary, GeodataProblem>
export type Write = (bytes: Uint8Array) => Promise<void>

/** The conversion itself, wherever the bytes go. What could not be written is no fault of the conversion, and thrown. */
export async function converted(
  task: Task,
  parsed: Arguments,
  write: Write,
  platform: Platform = nodePlatform,
): Promise<Converted> {
  const { part } = task
  const result = await watching(task, parsed, platform, part?.of.failures, (request, failures) => {
    const noted = { write: (bytes: Uint8Array) => failures.noting(() => write(bytes)) }
    return part ? part.of.parts.convert(part.name, noted) : convert({ ...request, ...noted })
  })
  return result.ok ? { ok: true, value: { ...result.value, input: namesOf(task), outputs: [] } } : result
}

export interface OpenedParts {
  readonly parts: Parts
  readonly failures: Failures
}

/** Reads a file once for all the parts that the steps make of it. */
export async function openedParts(
  task: Omit<Task, 'outPath'>,
  parsed: Arguments,
): Promise<Result<OpenedParts, GeodataProblem>> {
  const failures = new Failures()
  const result = await watching(task, parsed, nodePlatform, failures, openParts)
  return result.ok ? { ok: true, value: { parts: result.value, failures } } : result
}

type Request = Omit<Parameters<typeof convert>[0], 'write'>

async function watching<Value>(
  task: Omit<Task, 'outPath'>,
  { options, steps, readOptions, asJson }: Arguments,
  platform: Platform,
  failures = new Failures(),
  work: (request: Request, failures: Failures) => Promise<Result<Value, GeodataProblem>>,
): Promise<Result<Value, GeodataProblem>> {
  const { sources, to, layer } = task
  const [first, ...others] = sources
  const progress = progressLine(namesOf(task), asJson)
  try {
    const request: Request = {
      ...watched(first!, failures),
      to,
      ...(others.length > 0 ? { merge: others.map((source) => watched(source, failures)) } : {}),
      ...(layer === undefined ? {} : { layer }),
      options,
      steps,
      readOptions,
      platform: failures.platform(platform),
      ...(progress ? { onProgress: progress.show } : {}),
    }
    const result = await work(request, failures)
    failures.throwFirst()
    return result
  } finally {
    progress?.clear()
  }
}

/** What is in a file, or in what the steps make of it. */
export async function inspected(
  source: NamedSource,
  { readOptions, steps }: Pick<Arguments, 'readOptions'> & Partial<Arguments>,
): ReturnType<typeof inspect> {
  const failures = new Failures()
  const platform = failures.platform(nodePlatform)
  const result = await inspect({ ...watched(source, failures), platform, readOptions, ...(steps ? { steps } : {}) })
  failures.throwFirst()
  return result
}

const watched = ({ inputs, from }: NamedSource, failures: Failures) => ({ inputs: failures.inputs(inputs), from })
