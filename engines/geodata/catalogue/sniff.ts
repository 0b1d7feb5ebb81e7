import type { FormatId } from '../formats/format-metas.ts'
import { formatMetas } from '../formats/format-metas.ts'

/** The format these first bytes (up to `sniffedBytes`) surely are, whatever the file is called. */
export function detectFormat(firstBytes: Uint8Array): FormatId | undefined {
  return formatMetas.find((meta) => meta.sniff(firstBytes) === 2)?.id
}
