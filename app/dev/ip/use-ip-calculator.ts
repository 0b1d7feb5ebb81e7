import { useState } from 'react'
import type { Kept } from '#app/share/fragment.ts'
import { useKept } from '#app/share/use-kept.ts'
import {
  type AddressList,
  type AddressProblem,
  bitLength,
  type IpVersion,
  listIn,
  type Network,
  networkOf,
  networkText,
  type RangeReading,
  readAddress,
  type SingleReading,
} from '#engines/devtools/ip/index.ts'

export type IpMode = 'subnet' | 'converter'

const initialText = '192.168.1.1'
const initialPrefixes: Readonly<Record<IpVersion, number>> = { 4: 24, 6: 64 }

interface Reading {
  readonly single?: SingleReading
  readonly range?: RangeReading
  readonly list?: AddressList
  readonly problem?: AddressProblem
  /** The text is a network, a range or a list: the other mode reads it. */
  readonly isForSubnetMode?: boolean
}

export interface IpCalculator extends Reading {
  readonly mode: IpMode
  readonly text: string
  readonly version: IpVersion
  readonly prefix: number
  readonly network: Network | undefined
  /** How the visitor has divided the network; undefined for the usual parts. */
  readonly divided: string | undefined
  readonly divide: (divided: string) => void
  /** For the address bar. */
  readonly kept: Kept | null
  readonly setMode: (mode: IpMode) => void
  readonly setText: (text: string) => void
  readonly setPrefix: (prefix: number) => void
}

/**
 * Each version remembers the prefix that was picked for it, so that going from IPv4 to IPv6 and back loses nothing. A prefix in the text counts for that text:
 * for the next one it is found anew.
 */
export function useIpCalculator(): IpCalculator {
  const [mode, setMode] = useState<IpMode>('subnet')
  const [text, setText] = useState(initialText)
  const [picked, setPicked] = useState(initialPrefixes)
  const [lastVersion, setLastVersion] = useState<IpVersion>(4)
  /** A plan belongs to its network, and comes back with it. */
  const [plan, setPlan] = useState<{ readonly of: string; readonly divided: string }>()

  const reading = read(mode, text)
  const version = reading.single?.address.version ?? lastVersion
  const prefix = reading.single?.prefix ?? picked[version]

  const takeText = (next: string) => {
    setText(next)
    const result = readAddress(next)
    if (result.ok && result.value.kind !== 'range') setLastVersion(result.value.address.version)
  }
  /** From here on the selector speaks, and a prefix in the text no longer does. */
  const pick = (next?: number) => {
    const result = readAddress(text)
    const given = result.ok && result.value.kind === 'network' ? result.value : undefined
    if (given) setText(given.addressText)
    setPicked((known) => ({ ...known, [version]: next ?? given?.prefix ?? known[version] }))
  }

  const network = mode === 'subnet' && reading.single ? networkOf(reading.single.address, prefix) : undefined
  const divided = network && plan?.of === networkText(network) ? plan.divided : undefined

  const isInitial =
    divided === undefined && text === initialText && mode === 'subnet' && prefix === initialPrefixes[version]
  const kept: Kept | null = isInitial
    ? null
    : {
        ip: text,
        ...(mode === 'converter' ? { mode } : { prefix: String(prefix) }),
        ...(divided === undefined ? {} : { split: divided }),
      }
  useKept(kept, ({ ip, prefix: keptPrefix, mode: keptMode, split }) => {
    if (ip === undefined) return
    if (keptMode === 'converter') setMode('converter')
    takeText(ip)
    const result = readAddress(ip)
    if (!result.ok || result.value.kind === 'range') return
    const known = result.value.prefix ?? Number(keptPrefix ?? picked[result.value.address.version])
    if (split !== undefined && known <= bitLength[result.value.address.version])
      setPlan({ of: networkText(networkOf(result.value.address, known)), divided: split })
    if (result.value.kind !== 'address' || !/^\d{1,3}$/.test(keptPrefix ?? '')) return
    const { version: keptVersion } = result.value.address
    if (Number(keptPrefix) > bitLength[keptVersion]) return
    setPicked((known) => ({ ...known, [keptVersion]: Number(keptPrefix) }))
  })

  return {
    ...reading,
    mode,
    text,
    version,
    prefix,
    kept,
    network,
    divided,
    divide: (next) => network && setPlan({ of: networkText(network), divided: next }),
    setMode(next) {
      pick()
      setMode(next)
    },
    setText: takeText,
    setPrefix: pick,
  }
}

/** A prefix belongs to a subnet; the converter takes an address and nothing else. */
function read(mode: IpMode, text: string): Reading {
  const list = listIn(text)
  const result = list ? undefined : readAddress(text)
  const isForSubnetMode = list !== undefined || (result?.ok === true && result.value.kind !== 'address')
  if (mode === 'converter' && isForSubnetMode) return { problem: { code: 'ip_invalid' }, isForSubnetMode }
  if (list) return { list }
  if (!result?.ok) return result ? { problem: result.problem } : {}
  return result.value.kind === 'range' ? { range: result.value } : { single: result.value }
}
