import { m } from '#app/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useWalk } from '#app/ui/use-walk.ts'
import { bitLength, cut, join, type Network, named, networkText, type Part } from '#engines/devtools/ip/index.ts'
import { AddressText } from './ip-rows.tsx'
import { Hosts } from './network-table.tsx'

const cutIcon = 'M4 12h6M10 12l5-6h5M10 12l5 6h5'
const joinIcon = 'M20 12h-6M14 12l-5-6H4M14 12l-5 6H4'

interface DividedTableProps {
  parts: readonly Part[]
  /** What they are parts of: larger than that nothing is joined. */
  whole: Network
  onChange: (parts: readonly Part[]) => void
}

/** The plan of a network: every part can be called something, cut into halves, and joined with its other half. */
export function DividedTable({ parts, whole, onChange }: DividedTableProps) {
  const walk = useWalk<HTMLTableElement>('input, button:enabled')
  return (
    <table {...walk} className="mt-3 w-full text-left text-sm">
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th className="py-2 pr-2 font-medium">{m.ip_split_network()}</th>
          <th className="py-2 font-medium">
            <span className="sr-only">{m.ip_split_change()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ network, name }, index) => {
          const text = networkText(network)
          return (
            <tr key={text} className="border-b border-line last:border-0">
              {/* The name stands beside its network or, where both would be squeezed, below it. */}
              <td className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2">
                <span className="min-w-44 flex-1">
                  <span className="block font-medium">
                    <AddressText text={text} />
                  </span>
                  <span className="block text-muted">
                    <Hosts network={network} />
                  </span>
                </span>
                <input
                  aria-label={m.ip_split_name_of({ network: text })}
                  placeholder={m.ip_split_name()}
                  value={name}
                  maxLength={60}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => onChange(named(parts, index, event.target.value))}
                  className="h-9 w-full rounded-field sm:w-32 border border-line bg-transparent px-2 pointer-coarse:h-11 pointer-coarse:text-base hover:border-control focus-visible:border-accent focus-visible:bg-surface"
                />
              </td>
              <td className="w-0 py-1.5 text-right whitespace-nowrap">
                <Change
                  icon={cutIcon}
                  label={m.ip_split_cut({ network: text })}
                  isDisabled={network.prefix === bitLength[network.version]}
                  onClick={() => onChange(cut(parts, index))}
                />
                <Change
                  icon={joinIcon}
                  label={m.ip_split_join({ network: text })}
                  isDisabled={network.prefix === whole.prefix}
                  onClick={() => onChange(join(parts, index))}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface ChangeProps {
  icon: IconName
  label: string
  isDisabled: boolean
  onClick: () => void
}

const Change = ({ icon, label, isDisabled, onClick }: ChangeProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
    className="inline-grid size-9 place-items-center rounded-field text-muted pointer-coarse:size-11 hover:bg-sunken hover:text-accent disabled:opacity-30 disabled:hover:bg-transparent"
  >
    <Icon name={icon} className="size-4.5" />
  </button>
)
