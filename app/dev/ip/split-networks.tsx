import { useState } from 'react'
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
import { AddressText } from './ip-rows.tsx'

const listStep = 32

/** A network cut into equal parts. Mounted anew for each network, so the choices start over with it. */
export function SplitNetworks({ network }: { network: Network }) {
  const longest = bitLength[network.version]
  const [prefix, setPrefix] = useState(Math.min(network.prefix + 2, longest))
  const [shownCount, setShownCount] = useState(listStep)

  const count = splitCount(network, prefix)
  const parts = splitNetwork(network, prefix, shownCount)
  const hosts = BigInt(parts[0] ? describeSubnet(parts[0]).totalHosts : 0)

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SelectField
          label={m.ip_split_prefix()}
          className="w-36"
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
        <p className="flex min-h-12 flex-1 flex-wrap items-center gap-x-4 text-sm text-muted">
          <strong className="font-semibold text-ink">
            {m.ip_split_count({ count: pluralCount(count), text: String(count) })}
          </strong>
          <span>{m.ip_split_hosts({ count: pluralCount(hosts), text: String(hosts) })}</span>
        </p>
        <CopyButton text={parts.map(networkText).join('\n')} subject={m.ip_split_copy()} className="mb-1.5" />
      </div>
      <table className="mt-3 w-full text-left text-sm">
        <thead className="text-muted">
          <tr className="border-b border-line">
            <th className="py-2 pr-4 font-medium">{m.ip_split_network()}</th>
            <th className="py-2 font-medium">{m.ip_split_range()}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const { firstHost, lastHost } = describeSubnet(part)
            return (
              <tr key={networkText(part)} className="border-b border-line align-top last:border-0">
                <td className="py-2 pr-4 font-medium">
                  <AddressText text={networkText(part)} />
                </td>
                <td className="py-2 text-muted">
                  <AddressText text={firstHost === lastHost ? firstHost : `${firstHost} – ${lastHost}`} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
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

/** Plural rules look at the last digits only, and Intl counts no BigInt. */
function pluralCount(count: bigint): number {
  return Number(count < 1000n ? count : 1000n + (count % 1000n))
}
