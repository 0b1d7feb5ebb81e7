import { dirname } from 'node:path'
import type { Problem } from '#engines/core/index.ts'
import type { Say } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** Unfinished results have it behind their name, which nobody typed. */
export const partEnding = '.part'

/** The first of a name is free nearly always; the others have a number. */
const partName = /(?:\.\d+)?\.part$/

/** What the computer refused, in words; any other error says itself what is wrong. */
export function messageOf(error: unknown, say: Say): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path, message } = error as NodeJS.ErrnoException
  const named = path?.replace(partName, '')
  // The files to read were looked for before: what is missing is the folder of one to write.
  if ((code === 'ENOENT' || code === 'ENOTDIR') && named) return say('cli_no_such_folder', { path: dirname(named) })
  if (code === 'EISDIR' && named) return say('cli_folder_not_file', { path: named })
  if ((code === 'EACCES' || code === 'EPERM' || code === 'EROFS') && named)
    return say('cli_not_allowed', { path: named })
  return code === 'ENOSPC' || code === 'EDQUOT' ? say('cli_disk_full') : message
}

/** The same for programs. */
export function problemOf(error: unknown): Problem & { readonly name?: string } {
  if (error instanceof UsageError) return { code: error.code }
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? { code: 'system_error', name: code } : { code: 'internal' }
}

/** Whoever reads has seen enough. */
export const isReaderGone = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'EPIPE'
