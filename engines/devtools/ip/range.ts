import { failure, type Result, success } from '#engines/core/index.ts'
import { bitLength, type IpAddress } from './address.ts'
import type { Network } from './subnet.ts'

export type RangeProblem =
  | { readonly code: 'range_mixed_versions' }
  /** The first address comes after the last. */
  | { readonly code: 'range_backwards' }

/** The fewest CIDR blocks that cover exactly the addresses from first to last: at most 62 for IPv4, 254 for IPv6. */
export function rangeToNetworks(first: IpAddress, last: IpAddress): Result<Network[], RangeProblem> {
  if (first.version !== last.version) return failure({ code: 'range_mixed_versions' })
  if (first.value > last.value) return failure({ code: 'range_backwards' })
  const { version } = first
  const networks: Network[] = []
  let next = first.value
  while (next <= last.value) {
    // The largest block that starts here on its own boundary and does not run past the end.
    const aligned = next === 0n ? bitLength[version] : bitCount(next & -next) - 1
    const hostBits = Math.min(aligned, bitCount(last.value - next + 1n) - 1)
    networks.push({ version, value: next, prefix: bitLength[version] - hostBits })
    next += 1n << BigInt(hostBits)
  }
  return success(networks)
}

/** How many binary digits a number has. */
function bitCount(value: bigint): number {
  const digits = value.toString(16)
  return digits.length * 4 - Math.clz32(Number.parseInt(digits[0]!, 16)) + 28
}
