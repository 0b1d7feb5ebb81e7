import { dirname } from 'node:path'
import type { Problem } from '#engines/core/index.ts'
import type { Say, TextKey } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** Unfinished results have it behind their name, which nobody typed. */
export const partEnding = '.part'

/** The first of a name is free nearly always; the others have a number. */
const partName = /(?:\.\d+)?\.part$/

/** What is told of a code, by the name it is about. Codes that nobody meets in files share a sentence with the code in it. */
const sentences: Readonly<Record<string, (path: string, syscall?: string) => [TextKey, string]>> = {
  // The files to read were looked for before: what is missing is the folder of one to write.
  ENOENT: (path) => ['cli_no_such_folder', dirname(path)],
  ENOTDIR: (path, syscall) =>
    syscall === 'mkdir' ? ['cli_file_not_folder', path] : ['cli_no_such_folder', dirname(path)],
  EEXIST: (path) => ['cli_file_not_folder', path],
  EISDIR: (path) => ['cli_folder_not_file', path],
  EACCES: (path) => ['cli_not_allowed', path],
  EPERM: (path) => ['cli_not_allowed', path],
  EROFS: (path) => ['cli_read_only', path],
  ELOOP: (path) => ['cli_links_in_circle', path],
  ENAMETOOLONG: (path) => ['cli_name_too_long', path],
}

const isDiskFull = new Set(['ENOSPC', 'EDQUOT'])

/** Node's own mistakes have codes as well, with a line below. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { readonly code: string } =>
  /^E[A-Z0-9]+$/.test(String((error as NodeJS.ErrnoException | undefined)?.code))

/** What the computer refused, in words; any other error says itself what is wrong. */
export function messageOf(error: unknown, say: Say): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error)
  const { code, path, syscall } = error
  if (isDiskFull.has(code)) return say('cli_disk_full')
  const named = path?.replace(partName, '')
  if (named === undefined) return say('cli_system_refused', { code })
  const [key, about] = sentences[code]?.(named, syscall) ?? ['cli_system_refused_path', named]
  return say(key, { path: about, code })
}

/** The same for programs. */
export function problemOf(error: unknown): Problem & { readonly name?: string } {
  if (error instanceof UsageError) return { code: error.code }
  return isSystemError(error) ? { code: 'system_error', name: error.code } : { code: 'internal' }
}

/** Whoever reads has seen enough. */
export const isReaderGone = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'EPIPE'
