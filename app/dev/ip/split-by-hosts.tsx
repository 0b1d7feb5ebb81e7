import { useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Network, networkText, readHostCounts, splitByHosts } from '#engines/devtools/ip/index.ts'
import { formatCount } from '#wording/numbers.ts'
import { BlockList } from './block-list.tsx'
import { NetworkTable } from './network-table.tsx'

/** A network cut into parts of different sizes, each with room for the hosts wanted. */
export function SplitByHosts({ network }: { network: Network }) {
  const [text, setText] = useState('50, 20, 10, 2')
  const language = useLanguage()
  const wanted = readHostCounts(text)
  const split = wanted && splitByHosts(network, wanted)
  const formatted = (count: bigint) => formatCount(count, language)
  return (
    <>
      <TextField
        yields
        label={m.ip_hosts_wanted()}
        hint={m.ip_hosts_wanted_hint()}
        className="max-w-lg"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={!split?.ok}
      />
      {!wanted && (
        <Notice tone="error" className="mt-3">
          {m.ip_hosts_not_counts()}
        </Notice>
      )}
      {split?.ok === false && split.problem.code === 'split_too_large' && (
        <Notice tone="error" className="mt-3">
          {m.ip_hosts_too_large({
            needed: formatted(split.problem.needed),
            available: formatted(split.problem.available),
          })}
        </Notice>
      )}
      {split?.ok && (
        <>
          <div className="mt-3 flex items-center justify-between gap-3 text-sm">
            <p className="text-muted">{m.ip_hosts_note()}</p>
            <CopyButton
              text={split.value.parts.map((part) => networkText(part.network)).join('\n')}
              subject={m.ip_split_copy()}
            />
          </div>
          <NetworkTable
            rows={split.value.parts.map((part) => ({ network: part.network, first: formatted(part.wantedHosts) }))}
            firstColumn={m.ip_hosts_column()}
          />
          {split.value.free.length > 0 && (
            <BlockList networks={split.value.free} caption={m.ip_hosts_free()} subject={m.ip_hosts_free()} />
          )}
        </>
      )}
    </>
  )
}
