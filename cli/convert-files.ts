import { closeSync, openSync, renameSync, rmSync } from 'node:fs'
import type { Result } from '#engines/core/index.ts'
import { convert, type FormatId, type GeodataProblem } from '#engines/geodata/index.ts'
import type { Arguments } from './arguments.ts'
import { nodePlatform, writeWhole } from './files.ts'
import { isSettled, leaveNothingOf } from './left-over.ts'
import type { Summary } from './print.ts'
import { progressLine } from './progress.ts'
import type { NamedSource } from './sources.ts'
import { putOut } from './standard-output.ts'
import { storedBlocks } from './stored-blocks.ts'
import { partEnding } from './system-errors.ts'
import { unpackBeside } from './unpack.ts'

export interface Task {
  readonly sources: readonly NamedSource[]
  readonly to: FormatId
  /** `-` is standard output. */
  readonly outPath: string
  readonly layer?: number
}

export const namesOf = ({ sources }: Task): string => sources.map(({ path }) => path).join(', ')

/** The result appears under its name only when it is whole; on standard output as it comes. */
export async function convertFiles(task: Task, parsed: Arguments): Promise<Result<Summary, GeodataProblem>> {
  const { sources, to, outPath, layer } = task
  const [first, ...others] = sources
  const isStream = outPath === '-'
  const isUnpacked = to === 'shp' && /\.shp$/i.test(outPath)
  const partPath = outPath + partEnding
  // First: a signal may come as soon as the file is there.
  if (!isStream) leaveNothingOf(partPath)
  const file = isStream ? -1 : openSync(partPath, 'w')
  const progress = progressLine(namesOf(task), parsed.asJson)
  let result: Awaited<ReturnType<typeof convert>>
  try {
    result = await convert({
      inputs: first!.inputs,
      from: first!.from,
      to,
      ...(others.length > 0 ? { merge: others } : {}),
      ...(layer === undefined ? {} : { layer }),
      options: parsed.options,
      readOptions: parsed.readOptions,
      platform: isUnpacked ? { ...nodePlatform, createDeflater: storedBlocks } : nodePlatform,
      write: isStream ? putOut : (chunk) => writeWhole(file, chunk),
      ...(progress ? { onProgress: progress.show } : {}),
    })
  } finally {
    progress?.clear()
    if (!isStream) closeSync(file)
  }
  if (!result.ok) {
    if (!isStream) rmSync(partPath, { force: true })
    isSettled(partPath)
    return result
  }
  const outputs = isStream ? [] : isUnpacked ? await unpackBeside(partPath, outPath) : [outPath]
  if (isUnpacked) rmSync(partPath, { force: true })
  else if (!isStream) renameSync(partPath, outPath)
  isSettled(partPath)
  return { ok: true, value: { ...result.value, input: namesOf(task), outputs } }
}
