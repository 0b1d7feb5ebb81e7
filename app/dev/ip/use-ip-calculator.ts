import { useState } from 'react'
import {
  type IpAddress,
  type IpProblem,
  type IpVersion,
  type Network,
  networkOf,
  parseIpAddress,
  parseIpInput,
} from '#engines/devtools/ip/index.ts'

export type IpMode = 'subnet' | 'converter'

const initialText = '192.168.1.1'
const initialPrefixes: Readonly<Record<IpVersion, number>> = { 4: 24, 6: 64 }

interface Reading {
  readonly address: IpAddress
  readonly addressText: string
}

export interface IpCalculator {
  readonly mode: IpMode
  readonly text: string
  readonly version: IpVersion
  readonly prefix: number
  readonly reading: Reading | undefined
  readonly network: Network | undefined
  readonly problem: IpProblem | undefined
  readonly setMode: (mode: IpMode) => void
  readonly setText: (text: string) => void
  readonly setPrefix: (prefix: number) => void
}

/** Each version remembers its own prefix, so that going from IPv4 to IPv6 and back loses nothing. */
export function useIpCalculator(): IpCalculator {
  const [mode, setMode] = useState<IpMode>('subnet')
  const [text, setText] = useState(initialText)
  const [prefixes, setPrefixes] = useState(initialPrefixes)
  const [lastVersion, setLastVersion] = useState<IpVersion>(4)

  const result = read(mode, text)
  const reading = result.ok ? result.value : undefined
  const version = reading?.address.version ?? lastVersion
  const prefix = prefixes[version]

  /** A prefix that came with the address has gone into the selector by now; from here on the selector speaks. */
  const dropSuffix = () => {
    const input = parseIpInput(text)
    if (input.ok && input.value.prefix !== undefined) setText(input.value.addressText)
  }

  return {
    mode,
    text,
    version,
    prefix,
    reading,
    network: mode === 'subnet' && reading ? networkOf(reading.address, prefix) : undefined,
    problem: result.ok ? undefined : result.problem,
    setMode(next) {
      dropSuffix()
      setMode(next)
    },
    setText(next) {
      setText(next)
      const input = parseIpInput(next)
      if (!input.ok) return
      const { address, prefix: given } = input.value
      setLastVersion(address.version)
      if (given !== undefined) setPrefixes((known) => ({ ...known, [address.version]: given }))
    },
    setPrefix(next) {
      dropSuffix()
      setPrefixes((known) => ({ ...known, [version]: next }))
    },
  }
}

/** A prefix belongs to a subnet; the converter takes an address and nothing else. */
function read(mode: IpMode, text: string) {
  if (mode === 'subnet') return parseIpInput(text)
  const address = parseIpAddress(text)
  return address.ok ? { ok: true as const, value: { address: address.value, addressText: text.trim() } } : address
}
