import { existsSync } from 'node:fs'
import { inspect } from '#engines/geodata/index.ts'
import { type Arguments, UsageError } from './arguments.ts'
import { inputsFromPath, nodePlatform } from './files.ts'
import { inputFormat } from './formats.ts'
import { printProblem, printSummary } from './print.ts'

/** Reads a file and tells what is in it. */
export async function inspectCommand(parsed: Arguments): Promise<number> {
  const [path] = parsed.files
  if (path === undefined || parsed.files.length > 1) throw new UsageError('inspect wants one file')
  if (!existsSync(path)) throw new UsageError(`no such file: ${path}`)
  const inputs = inputsFromPath(path)
  const from = parsed.from ?? (await inputFormat(inputs[0]!))
  const result = await inspect({ inputs, from, platform: nodePlatform })
  if (!result.ok) return printProblem(path, result.problem, parsed.asJson)
  printSummary({ ...result.value, input: path, outputs: [] }, parsed.asJson)
  return 0
}
