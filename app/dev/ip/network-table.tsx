import { m } from '#app/paraglide/messages.js'
import { describeSubnet, type Network, networkText } from '#engines/devtools/ip/index.ts'
import { AddressText } from './ip-rows.tsx'

interface NetworkTableProps {
  rows: readonly { readonly network: Network; readonly first?: string }[]
  /** Heads the rows' own first column, where they have one. */
  firstColumn?: string
}

/** Parts of a network with the hosts of each. */
export function NetworkTable({ rows, firstColumn }: NetworkTableProps) {
  return (
    <table className="mt-3 w-full text-left text-sm">
      <thead className="text-muted">
        <tr className="border-b border-line">
          {firstColumn && <th className="py-2 pr-4 font-medium">{firstColumn}</th>}
          <th className="py-2 pr-4 font-medium">{m.ip_split_network()}</th>
          <th className="py-2 font-medium">{m.ip_split_range()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ network, first }) => {
          const { firstHost, lastHost } = describeSubnet(network)
          return (
            <tr key={networkText(network)} className="border-b border-line align-top last:border-0">
              {firstColumn && <td className="py-2 pr-4 tabular">{first}</td>}
              <td className="py-2 pr-4 font-medium">
                <AddressText text={networkText(network)} />
              </td>
              <td className="py-2 text-muted">
                <AddressText text={firstHost === lastHost ? firstHost : `${firstHost} – ${lastHost}`} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
