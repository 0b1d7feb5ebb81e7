import type { FormatId } from './format.ts'
import { formats } from './formats.ts'

/** The format these first bytes (up to 4096) surely are, whatever the file is called. */
export function detectFormat(firstBytes: Uint8Array): FormatId | undefined {
  return formats.find((format) => format.meta.sniff(firstBytes) === 2)?.meta.id
}
