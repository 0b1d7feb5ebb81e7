import { m } from '#app/paraglide/messages.js'
import type { TimestampUnit } from '#engines/devtools/timestamp/index.ts'

export const unitNames: Readonly<Record<TimestampUnit, () => string>> = {
  s: m.timestamp_unit_s,
  ms: m.timestamp_unit_ms,
  us: m.timestamp_unit_us,
  ns: m.timestamp_unit_ns,
}
