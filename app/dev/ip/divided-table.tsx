import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { useWalk } from '#app/ui/use-walk.ts'
import {
  bitLength,
  cut,
  type Group,
  groupsOf,
  join,
  mostParts,
  type Network,
  named,
  networkText,
  type Part,
} from '#engines/devtools/ip/index.ts'
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

/**
 * The plan of a network: every part can be called something and cut into halves. What it was cut from stands beside as a tree, a bracket
 * around all the parts of each network, the whole outermost: pressed, it joins them.
 */
export function DividedTable({ parts, whole, onChange }: DividedTableProps) {
  const walk = useWalk<HTMLTableElement>('input, button:enabled')
  const groups = groupsOf(parts, whole)
  const longest = Math.max(...parts.map(({ network }) => network.prefix))
  const depth = longest - whole.prefix
  return (
    // A deep tree, or large letters, are wider than a phone: it moves sideways by itself.
    <div className="relative overflow-x-auto">
      <table {...walk} className="mt-3 w-full text-left text-sm">
        <thead className="text-muted">
          <tr className="border-b border-line">
            <th className="py-2 pr-2 font-medium">{m.ip_split_network()}</th>
            <th className="py-2 font-medium">
              <span className="sr-only">{m.ip_split_change()}</span>
            </th>
            {depth > 0 && (
              <th colSpan={depth} className="py-2 font-medium">
                <span className="sr-only">{m.ip_split_joined()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ network, name }, index) => {
            const text = networkText(network)
            return (
              <tr key={text}>
                {/* The name stands beside its network or, where both would be squeezed, below it. */}
                <td className={`${rowLine} py-1.5 pr-2`}>
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="min-w-36 flex-1">
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
                  </div>
                </td>
                {/* A part that is less deep leaves the columns of the deeper ones empty. */}
                <td colSpan={1 + longest - network.prefix} className={`${rowLine} w-0 py-1.5`}>
                  <Cut
                    label={m.ip_split_cut({ network: text })}
                    isDisabled={network.prefix === bitLength[network.version] || parts.length >= mostParts}
                    onClick={() => onChange(cut(parts, index))}
                  />
                </td>
                {groups[index]?.map((group) => (
                  <Joined
                    key={group.network.prefix}
                    group={group}
                    onClick={() => onChange(join(parts, group.network))}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Between the rows, not through the brackets beside them. */
const rowLine = 'border-b border-line [tr:last-child>&]:border-0'

interface CutProps {
  label: string
  isDisabled: boolean
  onClick: () => void
}

const Cut = ({ label, isDisabled, onClick }: CutProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
    className="inline-grid size-9 place-items-center rounded-field text-muted pointer-coarse:size-11 hover:bg-sunken hover:text-accent disabled:opacity-30 disabled:hover:bg-transparent"
  >
    <Icon name={cutIcon} className="size-4.5" />
  </button>
)

/** A bracket around the parts of one network, as high as they are together. */
function Joined({ group, onClick }: { group: Group; onClick: () => void }) {
  const label = m.ip_split_join({ network: networkText(group.network) })
  return (
    <td
      rowSpan={group.count}
      className="relative w-7 min-w-7 p-0 sm:w-8 sm:min-w-8 pointer-coarse:w-11 pointer-coarse:min-w-11"
    >
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={onClick}
        className="absolute inset-y-1 right-0 left-0.5 rounded-r-field pointer-coarse:left-0 border border-l-0 border-line text-muted hover:border-accent hover:bg-sunken hover:text-accent"
      >
        {/* In the middle of its parts or, where these are many, of the first of them. */}
        <span className="absolute inset-x-0 top-0 flex h-full max-h-96 flex-col items-center justify-center gap-1 text-xs">
          <Icon name={joinIcon} className="size-4" />
          <span className="tabular [writing-mode:vertical-rl]">/{group.network.prefix}</span>
        </span>
      </button>
    </td>
  )
}
