import { createHash } from 'node:crypto'

/** Enough of a SHA-256 to tell versions of a file apart; not a safeguard against anybody. */
export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)
