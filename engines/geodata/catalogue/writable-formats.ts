import { type FormatId, formatMetas } from '../formats/format-metas.ts'
import type { FormatMeta } from '../model/format.ts'

/** Those that files can become, in the order pages show them. */
export const writableFormats: readonly FormatMeta<FormatId>[] = formatMetas.filter((meta) => meta.room !== undefined)
