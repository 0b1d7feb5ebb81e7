import { useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import {
  bitLength,
  describeSubnet,
  type Network,
  networkText,
  splitCount,
  splitNetwork,
} from '#engines/devtools/ip/index.ts'
import { formatCount } from '#wording/numbers.ts'
import { pluralCount } from './answer-text.ts'
import { NetworkTable } from './network-table.tsx'

const listStep = 32

/** A network cut into equal parts. Mounted anew for each network, so the choices start over with it. */
export function SplitNetworks({ network }: { network: Network }) {
  const longest = bitLength[network.version]
  const [prefix, setPrefix] = useState(Math.min(network.prefix + 2, longest))
  const [shownCount, setShownCount] = useState(listStep)

  const count = splitCount(network, prefix)
  const parts = splitNetwork(network, prefix, shownCount)
  const hosts = BigInt(parts[0] ? describeSubnet(parts[0]).totalHosts : 0)

  const language = useLanguage()
  const formatted = (number: bigint) => formatCount(number, language)

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3 sm:gap-x-5">
        <SelectField
          label={m.ip_split_prefix()}
          className="w-28 sm:w-36"
          value={prefix}
          onChange={(event) => {
            setPrefix(Number(event.target.value))
            setShownCount(listStep)
          }}
        >
          {range(network.prefix, longest).map((option) => (
            <option key={option} value={option}>
              /{option}
            </option>
          ))}
        </SelectField>
        <p className="flex min-h-12 flex-1 basis-16 flex-wrap items-center gap-x-4 text-sm text-muted">
          <strong className="font-semibold text-ink">
            {m.ip_split_count({ count: pluralCount(count), text: formatted(count) })}
          </strong>
          <span>{m.ip_split_hosts({ count: pluralCount(hosts), text: formatted(hosts) })}</span>
        </p>
        <CopyButton text={parts.map(networkText).join('\n')} subject={m.ip_split_copy()} className="mb-1.5" />
      </div>
      <NetworkTable rows={parts.map((part) => ({ network: part }))} />
      {count > BigInt(shownCount) && (
        <Button className="mt-3" onClick={() => setShownCount((shown) => shown + listStep * 4)}>
          {m.ip_split_more()}
        </Button>
      )}
    </>
  )
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
