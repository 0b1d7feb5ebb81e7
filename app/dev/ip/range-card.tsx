import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { ValueList } from '#app/ui/value-list.tsx'
import {
  formatIpAddress,
  networkText,
  type RangeReading,
  rangeToNetworks,
  smallestNetwork,
} from '#engines/devtools/ip/index.ts'
import { BlockList } from './block-list.tsx'
import { addressRow, countRow } from './ip-rows.tsx'

/** A range typed into the address field. */
export function RangeCard({ range: { first, last } }: { range: RangeReading }) {
  const networks = rangeToNetworks(first, last)
  const blocks = networks.ok ? networks.value : []
  const count = String(last.value - first.value + 1n)
  return (
    <Card title={m.ip_range_title()}>
      <ValueList
        rows={[
          addressRow(m.ip_range_first(), formatIpAddress(first)),
          addressRow(m.ip_range_last(), formatIpAddress(last)),
          countRow(m.ip_field_total_addresses(), count),
          addressRow(m.ip_field_smallest(), networkText(smallestNetwork(first.version, first.value, last.value))),
        ]}
      />
      <BlockList networks={blocks} caption={m.ip_range_count({ count: blocks.length })} subject={m.ip_range_blocks()} />
    </Card>
  )
}
