import { useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import {
  bitLength,
  describeSubnet,
  dividedText,
  type Network,
  networkText,
  type Part,
  readDivided,
  splitCount,
  splitNetwork,
} from '#engines/devtools/ip/index.ts'
import { formatCount } from '#wording/numbers.ts'
import { pluralCount } from './answer-text.ts'
import { DividedTable } from './divided-table.tsx'
import { NetworkTable } from './network-table.tsx'

const listStep = 32

interface SplitNetworksProps {
  network: Network
  /** What the address keeps: a length for equal parts, or the plan that was made of them. */
  divided: string | undefined
  onDivide: (divided: string) => void
}

/** A network cut into equal parts, each of which can be cut and joined again and given a name. */
export function SplitNetworks({ network, divided, onDivide }: SplitNetworksProps) {
  const longest = bitLength[network.version]
  const usual = String(Math.min(network.prefix + 2, longest))
  const known = divided !== undefined && isDivided(network, divided) ? divided : usual
  const plan = readDivided(network, known)
  const prefix = /^\d+$/.test(known) ? Number(known) : undefined
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3 sm:gap-x-5">
        <SelectField
          label={m.ip_split_prefix()}
          className="w-32 sm:w-36"
          value={prefix ?? ''}
          onChange={(event) => onDivide(event.target.value)}
        >
          {prefix === undefined && <option value="">{m.ip_split_mixed()}</option>}
          {range(network.prefix, longest).map((option) => (
            <option key={option} value={option}>
              /{option}
            </option>
          ))}
        </SelectField>
        <Counts network={network} prefix={prefix} plan={plan} />
      </div>
      {plan ? (
        <DividedTable parts={plan} whole={network} onChange={(parts) => onDivide(dividedText(parts))} />
      ) : (
        prefix !== undefined && <LongList key={prefix} network={network} prefix={prefix} />
      )}
    </>
  )
}

const isDivided = (network: Network, text: string): boolean =>
  readDivided(network, text) !== undefined || (/^\d{1,3}$/.test(text) && splitCount(network, Number(text)) > 0n)

function Counts({
  network,
  prefix,
  plan,
}: {
  network: Network
  prefix?: number | undefined
  plan?: readonly Part[] | undefined
}) {
  const language = useLanguage()
  const formatted = (number: bigint) => formatCount(number, language)
  const count = prefix === undefined ? BigInt(plan?.length ?? 0) : splitCount(network, prefix)
  const hosts = prefix === undefined ? undefined : BigInt(describeSubnet({ ...network, prefix }).totalHosts)
  const listed = plan ?? []
  return (
    <>
      <p className="flex min-h-12 flex-1 basis-16 flex-wrap items-center gap-x-4 text-sm text-muted">
        <strong className="font-semibold text-ink">
          {m.ip_split_count({ count: pluralCount(count), text: formatted(count) })}
        </strong>
        {hosts !== undefined && <span>{m.ip_split_hosts({ count: pluralCount(hosts), text: formatted(hosts) })}</span>}
      </p>
      {listed.length > 0 && (
        <CopyButton
          text={listed.map((part) => networkText(part.network) + (part.name && `\t${part.name}`)).join('\n')}
          subject={m.ip_split_copy()}
          className="mb-1.5"
        />
      )}
    </>
  )
}

/** More parts than anybody plans one by one: to look at and to copy. */
function LongList({ network, prefix }: { network: Network; prefix: number }) {
  const [shownCount, setShownCount] = useState(listStep)
  const parts = splitNetwork(network, prefix, shownCount)
  return (
    <>
      <NetworkTable rows={parts.map((part) => ({ network: part }))} />
      <div className="mt-3 flex items-center gap-2">
        <Button onClick={() => setShownCount((shown) => shown + listStep * 4)}>{m.ip_split_more()}</Button>
        <CopyButton text={parts.map(networkText).join('\n')} subject={m.ip_split_copy()} />
      </div>
    </>
  )
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
