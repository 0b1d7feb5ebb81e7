import { dirname } from 'node:path'
import type { Say } from './texts.ts'

/** Unfinished results have it behind their name, which nobody typed. */
export const partEnding = '.part'

/** What the computer refused, in words; any other error says itself what is wrong. */
export function messageOf(error: unknown, say: Say): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path, message } = error as NodeJS.ErrnoException
  const named = path?.endsWith(partEnding) ? path.slice(0, -partEnding.length) : path
  // The files to read were looked for before: what is missing is the folder of one to write.
  if (code === 'ENOENT' && named) return say('cli_no_such_folder', { path: dirname(named) })
  if ((code === 'EACCES' || code === 'EPERM' || code === 'EROFS') && named)
    return say('cli_not_allowed', { path: named })
  return code === 'ENOSPC' ? say('cli_disk_full') : message
}
