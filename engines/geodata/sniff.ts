import type { FormatId } from './format.ts'
import { formatMetas } from './format-metas.ts'

/** The format these first bytes (up to `sniffedBytes`) surely are, whatever the file is called. */
export function detectFormat(firstBytes: Uint8Array): FormatId | undefined {
  return formatMetas.find((meta) => meta.sniff(firstBytes) === 2)?.id
}
