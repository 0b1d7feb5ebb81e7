import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Network, parseIpAddress, rangeToNetworks } from '#engines/devtools/ip/index.ts'
import { BlockList } from './block-list.tsx'

/** Any stretch of addresses as the fewest CIDR blocks. */
export function RangeToBlocks() {
  const [firstText, setFirstText] = useState('192.168.1.10')
  const [lastText, setLastText] = useState('192.168.1.20')
  const { blocks, error, firstInvalid, lastInvalid } = read(firstText, lastText)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          yields
          label={m.ip_range_first()}
          value={firstText}
          aria-invalid={firstInvalid}
          onChange={(event) => setFirstText(event.target.value)}
        />
        <TextField
          yields
          label={m.ip_range_last()}
          value={lastText}
          aria-invalid={lastInvalid}
          onChange={(event) => setLastText(event.target.value)}
        />
      </div>
      {error && (
        <Notice tone="error" className="mt-3">
          {error}
        </Notice>
      )}
      {blocks.length > 0 && (
        <BlockList
          networks={blocks}
          caption={m.ip_range_count({ count: blocks.length })}
          subject={m.ip_range_blocks()}
        />
      )}
    </>
  )
}

function read(firstText: string, lastText: string) {
  const first = parseIpAddress(firstText)
  const last = parseIpAddress(lastText)
  const nothing = { blocks: [] as Network[], firstInvalid: !first.ok, lastInvalid: !last.ok }
  if (!first.ok || !last.ok) {
    const isEmpty = firstText.trim() === '' || lastText.trim() === ''
    return { ...nothing, error: isEmpty ? m.ip_errors_empty_input() : m.ip_errors_invalid_ip() }
  }
  const networks = rangeToNetworks(first.value, last.value)
  if (networks.ok) return { ...nothing, blocks: networks.value, error: undefined }
  return {
    ...nothing,
    error: networks.problem.code === 'range_backwards' ? m.ip_range_backwards() : m.ip_range_mixed(),
  }
}
