import { failure, type Result, success } from '#engines/core/index.ts'
import { bitLength } from './address.ts'
import { rangeToNetworks } from './range.ts'
import { addressCount, lastValueOf, type Network } from './subnet.ts'

export interface HostSplit {
  /** In the order they were wanted. */
  readonly parts: readonly { readonly wantedHosts: bigint; readonly network: Network }[]
  /** What is left over, as the fewest networks. */
  readonly free: readonly Network[]
}

export type HostSplitProblem =
  | { readonly code: 'split_nothing_wanted' }
  /** They do not fit; what they need and what there is, in addresses. */
  | { readonly code: 'split_too_large'; readonly needed: bigint; readonly available: bigint }

/**
 * Networks of different sizes inside one, each with room for the hosts wanted (variable-length subnet masks). The largest
 * goes first, so every part lies on its own boundary and nothing is lost between them. In IPv4 each part sets its network
 * and broadcast address aside, also the smallest: two hosts get a /30, which every router takes.
 */
export function splitByHosts(network: Network, wanted: readonly bigint[]): Result<HostSplit, HostSplitProblem> {
  if (wanted.length === 0) return failure({ code: 'split_nothing_wanted' })
  const sized = wanted.map((wantedHosts, index) => ({
    wantedHosts,
    index,
    hostBits: hostBitsFor(network, wantedHosts),
  }))
  const needed = sized.reduce((sum, { hostBits }) => sum + (1n << BigInt(hostBits)), 0n)
  const available = addressCount(network)
  if (needed > available) return failure({ code: 'split_too_large', needed, available })
  const { version } = network
  let next = network.value
  const parts: { wantedHosts: bigint; network: Network }[] = []
  for (const { wantedHosts, index, hostBits } of [...sized].sort((left, right) => right.hostBits - left.hostBits)) {
    parts[index] = { wantedHosts, network: { version, value: next, prefix: bitLength[version] - hostBits } }
    next += 1n << BigInt(hostBits)
  }
  const last = lastValueOf(network)
  const free = next > last ? undefined : rangeToNetworks({ version, value: next }, { version, value: last })
  return success({ parts, free: free?.ok ? free.value : [] })
}

function hostBitsFor({ version }: Network, hosts: bigint): number {
  const addresses = version === 4 ? hosts + 2n : hosts
  const atLeast = version === 4 ? 2 : 0
  return Math.max(atLeast, addresses > 1n ? (addresses - 1n).toString(2).length : 0)
}

const longestList = 10_000
const mostCounts = 1000

/** Host counts as people list them, `50, 20 10; 2`; undefined when one of them is no count. */
export function readHostCounts(text: string): bigint[] | undefined {
  const counts = text
    .slice(0, longestList)
    .split(/[\s,;+]/)
    .filter((count) => count !== '')
  if (counts.length > mostCounts || !counts.every((count) => /^[1-9]\d{0,38}$/.test(count))) return undefined
  return counts.map(BigInt)
}
