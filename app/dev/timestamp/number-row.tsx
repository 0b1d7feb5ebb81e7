import { GroupedNumber } from '#app/ui/grouped-number.tsx'
import type { ValueRow } from '#app/ui/value-list.tsx'

export function numberRow(label: string, value: string): ValueRow {
  return { label, value, shown: <GroupedNumber value={value} /> }
}
