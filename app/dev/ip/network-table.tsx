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
          <th className="py-2 font-medium max-sm:hidden">{m.ip_split_range()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ network, first }) => {
          const hosts = <Hosts network={network} />
          return (
            <tr key={networkText(network)} className="border-b border-line align-top last:border-0">
              {firstColumn && <td className="py-2 pr-4 tabular">{first}</td>}
              <td className="py-2 pr-4 font-medium">
                <AddressText text={networkText(network)} />
                {/* A phone has no room for two columns of addresses. */}
                <div className="font-normal text-muted sm:hidden">{hosts}</div>
              </td>
              <td className="py-2 text-muted max-sm:hidden">{hosts}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** From the first to the last; a line ends between them, not inside one. */
export function Hosts({ network }: { network: Network }) {
  const { firstHost, lastHost } = describeSubnet(network)
  if (firstHost === lastHost) return <AddressText text={firstHost} />
  return (
    <>
      <span className="inline-block">
        <AddressText text={`${firstHost} –`} />
      </span>{' '}
      <span className="inline-block">
        <AddressText text={lastHost} />
      </span>
    </>
  )
}
