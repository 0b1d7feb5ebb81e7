import type { Arguments } from './arguments.ts'
import { inspected } from './conversion.ts'
import { exitCodeOf, printProblem, printSummary } from './print.ts'
import { sourcesOf } from './sources.ts'
import { UsageError } from './usage-error.ts'

/** Reads files and tells what is in each. */
export async function inspectCommand(parsed: Arguments): Promise<number> {
  if (parsed.files.length === 0) throw new UsageError(parsed.speech.say('cli_inspect_wants_file'))
  const { sources, refused } = await sourcesOf(parsed.files, parsed)
  const codes = [...refused]
  for (const source of sources) {
    const { path } = source
    const result = await inspected(source, { readOptions: parsed.readOptions })
    codes.push(result.ok ? 0 : await printProblem(path, result.problem, parsed))
    if (result.ok) await printSummary({ ...result.value, input: path, outputs: [] }, parsed)
  }
  return exitCodeOf(codes)
}
