import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ValueList } from '#app/ui/value-list.tsx'
import { type AddressList, networkText, type Overlap } from '#engines/devtools/ip/index.ts'
import { BlockList } from './block-list.tsx'
import { addressRow, countRow } from './ip-rows.tsx'

/** Several networks typed into the address field: what overlaps, and the fewest that hold them all. */
export function ListCard({ list }: { list: AddressList }) {
  const { overlaps, cover, common, problems } = list
  const count = String(list.addressCount)
  return (
    <Card title={m.ip_list_title()}>
      {problems.length > 0 && (
        <Notice tone="warning" className="mb-3">
          {m.ip_list_unreadable({
            texts: problems
              .map(({ text }) => text.slice(0, 60))
              .slice(0, 20)
              .join(', '),
          })}
        </Notice>
      )}
      <ValueList
        rows={[
          countRow(m.ip_list_entries(), String(list.entries.length)),
          countRow(m.ip_field_total_addresses(), count),
          ...common.map((network) =>
            addressRow(
              common.length > 1 ? `${m.ip_field_smallest()}, IPv${network.version}` : m.ip_field_smallest(),
              networkText(network),
            ),
          ),
        ]}
      />
      {!list.excluded && <h3 className="mt-4 font-semibold">{m.ip_list_overlaps()}</h3>}
      {list.excluded ? null : overlaps.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{m.ip_list_no_overlaps()}</p>
      ) : (
        <ul className="mt-1 grid gap-1 text-sm">
          {overlaps.map((overlap, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same pair can stand in the list twice
            <li key={index} className="wrap-anywhere">
              {overlapText(overlap)}
            </li>
          ))}
          {list.hasMoreOverlaps && <li>…</li>}
        </ul>
      )}
      {list.excluded ? (
        <BlockList
          networks={cover}
          caption={m.ip_list_remaining()}
          subject={m.ip_list_remaining_subject()}
          separator=", "
        />
      ) : (
        <BlockList networks={cover} caption={m.ip_list_cover({ count: cover.length })} subject={m.ip_range_blocks()} />
      )}
    </Card>
  )
}

function overlapText({ first, second, relation }: Overlap): string {
  const texts = { first: first.text, second: second.text }
  if (relation === 'equal') return m.ip_overlap_equal(texts)
  return relation === 'contains' ? m.ip_overlap_contains(texts) : m.ip_overlap_partial(texts)
}
