import type { Result } from '#engines/core/index.ts'
import { convert, type FormatId, type GeodataProblem, type Platform } from '#engines/geodata/index.ts'
import type { Arguments } from './arguments.ts'
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
  const failed: unknown[] = []
  const orNoted = async (bytes: Uint8Array): Promise<void> => {
    try {
      await write(bytes)
    } catch (error) {
      failed.push(error)
      throw error
    }
  }
  try {
    const result = await convert({
      inputs: first!.inputs,
      from: first!.from,
      to,
      ...(others.length > 0 ? { merge: others } : {}),
      ...(layer === undefined ? {} : { layer }),
      ...(part === undefined ? {} : { part }),
      options: parsed.options,
      steps: parsed.steps,
      readOptions: parsed.readOptions,
      platform: noting(platform, failed),
      write: orNoted,
      ...(progress ? { onProgress: progress.show } : {}),
    })
    if (failed.length > 0) throw failed[0]
    return result.ok ? { ok: true, value: { ...result.value, input: namesOf(task), outputs: [] } } : result
  } finally {
    progress?.clear()
  }
}

/** Room beside the memory can run out as well. */
const noting = (platform: Platform, failed: unknown[]): Platform => ({
  ...platform,
  createSpill: () => {
    const spill = platform.createSpill!()
    const write = spill.write.bind(spill)
    spill.write = (bytes) => {
      try {
        write(bytes)
      } catch (error) {
        failed.push(error)
        throw error
      }
    }
    return spill
  },
})
