import { m } from '#app/paraglide/messages.js'
import { type FormatId, metaOf } from '#engines/geodata/index.ts'

/** Formats that know one reference system only say so where others let it be chosen. */
export const AlwaysWgs84 = ({ to }: { readonly to: FormatId }) => (
  <p className="text-sm text-muted">{m.geodata_target_crs_always({ format: metaOf(to).name })}</p>
)
