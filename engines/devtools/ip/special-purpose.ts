import { type IpAddress, parseIpAddress } from './address.ts'
import { specialIpv4 } from './special-ipv4.ts'
import { specialIpv6 } from './special-ipv6.ts'
import type { SpecialPurpose } from './special-row.ts'
import { lastValueOf, type Network, networkOf } from './subnet.ts'

interface Entry {
  readonly network: Network
  readonly row: SpecialPurpose
}

/** Longest prefix first, so that the first match is the most specific one. */
const entries: readonly Entry[] = [...specialIpv4, ...specialIpv6]
  .map((row) => ({ row, network: networkFromText(row.block) }))
  .sort((left, right) => right.network.prefix - left.network.prefix)

export const specialPurposes: readonly SpecialPurpose[] = [...specialIpv4, ...specialIpv6]

export function specialPurposeOf({ version, value }: IpAddress): SpecialPurpose | undefined {
  return entries.find(
    ({ network }) => network.version === version && value >= network.value && value <= lastValueOf(network),
  )?.row
}

function networkFromText(block: string): Network {
  const [text = '', prefix = ''] = block.split('/')
  const address = parseIpAddress(text)
  if (!address.ok) throw new Error(`not a block: ${block}`)
  return networkOf(address.value, Number(prefix))
}
