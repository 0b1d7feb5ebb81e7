import fs, { closeSync, createReadStream, existsSync, mkdtempSync, openSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type FormatId, type Source, thingOfName } from '#engines/geodata/index.ts'
import type { Arguments } from './arguments.ts'
import { inputFromFile, inputsFromPath, writeWhole } from './files.ts'
import { inputFormat, notRead } from './formats.ts'
import { leaveNothingOf } from './left-over.ts'
import { descriptorOf } from './outputs.ts'
import { printRefusal } from './print.ts'
import { standardInputParts } from './standard-input.ts'
import { isSystemError, messageOf, problemOf } from './system-errors.ts'
import type { Say } from './texts.ts'
import { UsageError } from './usage-error.ts'

export interface NamedSource extends Source {
  readonly path: string
}

/**
 * The files the command line names: themselves, by pattern where the shell did not expand it, or `-` for standard input. Of several
 * that become a result each, one that cannot be had is told and keeps none of the others back; `refused` has a code for each of these.
 */
export async function sourcesOf(
  paths: readonly string[],
  { from, merges, asJson, speech: { say } }: Arguments,
): Promise<{ readonly sources: readonly NamedSource[]; readonly refused: readonly number[] }> {
  const sources: NamedSource[] = []
  const refused: number[] = []
  const isOne = merges || (paths.length === 1 && !isPattern(paths[0]!))
  const orTold = async <Found>(look: () => Found | Promise<Found>): Promise<Found | undefined> => {
    try {
      return await look()
    } catch (error) {
      if (isOne || !(error instanceof UsageError || isSystemError(error))) throw error
      refused.push(await printRefusal(problemOf(error), messageOf(error, say), asJson))
      return undefined
    }
  }
  for (const named of paths)
    for (const path of (await orTold(() => expanded(named, say))) ?? []) {
      const source = await orTold(() => sourceOf(path, from, say))
      if (source) sources.push(source)
    }
  return { sources, refused }
}

const isPattern = (path: string): boolean => /[*?[{]/.test(path)

async function sourceOf(path: string, from: FormatId | undefined, say: Say): Promise<NamedSource> {
  const inputs = isPassing(path) ? [inputFromFile(await copyOf(path))] : inputsFromPath(path)
  return { path, inputs, from: from ?? (await inputFormat(inputs[0]!, say)) }
}

function expanded(path: string, say: Say): string[] {
  if (path === '-') return [path]
  if (/^[a-z]+:\/\//i.test(path) && !existsSync(path))
    throw new UsageError(say('cli_is_address', { path }), 'no_such_file')
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isDirectory()) throw folderRefused(path.replace(/[/\\]+$/, ''), say)
  if (there) return [path]
  if (!isPattern(path)) throw new UsageError(say('cli_no_such_file', { path }), 'no_such_file')
  const found = (fs.globSync?.(path) ?? namesLike(path)).filter(isFile).sort()
  if (found.length === 0) throw new UsageError(say('cli_no_match', { path }), 'no_such_file')
  return found
}

/** A pattern passes over links that lead nowhere. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Some databases are folders: there is no file in them to name. */
function folderRefused(path: string, say: Say): UsageError {
  const thing = thingOfName(path)
  return thing ? notRead(path, thing.name, say) : new UsageError(say('cli_is_folder', { path }), 'is_folder')
}

/** Node 20 has no patterns: there `*` and `?` in a file's own name have to do. */
export function namesLike(path: string): string[] {
  const folder = dirname(path)
  if (isPattern(folder) || !existsSync(folder)) return []
  const wanted = basename(path)
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  const isLike = new RegExp(`^(?!\\.)${wanted}$`)
  return readdirSync(folder)
    .filter((name) => isLike.test(name))
    .map((name) => join(folder, name))
}

/** Standard input, and what a shell makes of `<(command)`. */
const isPassing = (path: string): boolean => path === '-' || descriptorOf(path) !== undefined || statSync(path).isFIFO()

/** Formats are read at more than one place, so what comes through a pipe is put into a file first. */
async function copyOf(path: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'convertory-'))
  leaveNothingOf(folder)
  const isStandard = path === '-' || descriptorOf(path) === 0
  const copy = join(folder, isStandard ? 'standard-input' : basename(path))
  const file = openSync(copy, 'w')
  try {
    for await (const part of isStandard ? standardInputParts() : createReadStream(path)) writeWhole(file, part)
  } finally {
    closeSync(file)
  }
  return copy
}
