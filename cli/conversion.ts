import type { Result } from '#engines/core/index.ts'
import { convert, type FormatId, type GeodataProblem, inspect, type Platform } from '#engines/geodata/index.ts'
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
  readonly part?: string
  /** Whether files that are there may be replaced. Yes, unless it is said. */
  readonly mayReplace?: boolean
}

export const namesOf = ({ sources }: Task): string => sources.map(({ path }) => path).join(', ')

export type Converted = Result<Summary, GeodataProblem>
export type Write = (bytes: Uint8Array) => Promise<void>

/** The conversion itself, wherever the bytes go. What could not be written is no fault of the conversion, and thrown. */
export async function converted(
  task: Task,
  parsed: Arguments,
  write: Write,
  platform: Platform = nodePlatform,
): Promise<Converted> {
  const { sources, to, layer, part } = task
  const [first, ...others] = sources
  const progress = progressLine(namesOf(task), parsed.asJson)
  const failures = new Failures()
  try {
    const result = await convert({
      ...watched(first!, failures),
      to,
      ...(others.length > 0 ? { merge: others.map((source) => watched(source, failures)) } : {}),
      ...(layer === undefined ? {} : { layer }),
      ...(part === undefined ? {} : { part }),
      options: parsed.options,
      steps: parsed.steps,
      readOptions: parsed.readOptions,
      platform: failures.platform(platform),
      write: (bytes) => failures.noting(() => write(bytes)),
      ...(progress ? { onProgress: progress.show } : {}),
    })
    failures.throwFirst()
    return result.ok ? { ok: true, value: { ...result.value, input: namesOf(task), outputs: [] } } : result
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
