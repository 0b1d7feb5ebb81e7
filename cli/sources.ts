import fs, { existsSync, mkdtempSync, openSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Source } from '#engines/geodata/index.ts'
import { type Arguments, UsageError } from './arguments.ts'
import { inputFromFile, inputsFromPath, writeWhole } from './files.ts'
import { inputFormat } from './formats.ts'
import { leaveNothingOf } from './left-over.ts'
import { standardInputParts } from './standard-input.ts'
import type { Say } from './texts.ts'

export interface NamedSource extends Source {
  readonly path: string
}

/** The files the command line names: themselves, by pattern where the shell did not expand it, or `-` for standard input. */
export async function sourcesOf(
  paths: readonly string[],
  { from, speech: { say } }: Arguments,
): Promise<NamedSource[]> {
  const sources: NamedSource[] = []
  for (const path of paths.flatMap((each) => expanded(each, say))) {
    const inputs = path === '-' ? [inputFromFile(standardInput())] : inputsFromPath(path)
    sources.push({ path, inputs, from: from ?? (await inputFormat(inputs[0]!, say)) })
  }
  return sources
}

function expanded(path: string, say: Say): string[] {
  if (path === '-') return [path]
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) throw new UsageError(say('cli_is_folder', { path: path.replace(/[/\\]+$/, '') }))
    return [path]
  }
  // Node 20 has no patterns; there the shell's have to do.
  if (!/[*?[{]/.test(path) || !fs.globSync) throw new UsageError(say('cli_no_such_file', { path }))
  const found = fs
    .globSync(path)
    .filter((each) => statSync(each).isFile())
    .sort()
  if (found.length === 0) throw new UsageError(say('cli_no_match', { path }))
  return found
}

/** Formats are read at more than one place, so what comes through the pipe is put into a file first. */
function standardInput(): string {
  const folder = mkdtempSync(join(tmpdir(), 'convertory-'))
  leaveNothingOf(folder)
  const path = join(folder, 'standard-input')
  const file = openSync(path, 'w')
  for (const part of standardInputParts()) writeWhole(file, part)
  return path
}
