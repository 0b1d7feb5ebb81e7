import { bitLength, type IpAddress, type IpVersion } from './address.ts'
import { formatIpAddress, maskOf } from './format.ts'

/** A network as numbers: `value` has no host bits. */
export interface Network {
  readonly version: IpVersion
  readonly value: bigint
  readonly prefix: number
}

export interface SubnetDescription {
  readonly version: IpVersion
  readonly cidr: number
  readonly network: string
  /** IPv6 has none, nor has a link of two addresses (RFC 3021) or a single one. */
  readonly broadcast: string | null
  readonly lastAddress: string
  /** The netmask. */
  readonly subnet: string
  readonly wildcardMask: string
  readonly firstHost: string
  readonly lastHost: string
  /** Exact, as text: up to 2^128. */
  readonly totalHosts: string
  readonly totalAddresses: string
}

export function networkOf({ version, value }: IpAddress, prefix: number): Network {
  return { version, value: value & maskOf(version, prefix), prefix }
}

export function networkText({ version, value, prefix }: Network): string {
  return `${formatIpAddress({ version, value })}/${prefix}`
}

export function addressCount({ version, prefix }: Network): bigint {
  return 1n << BigInt(bitLength[version] - prefix)
}

export function lastValueOf(network: Network): bigint {
  return network.value + addressCount(network) - 1n
}

export function describeSubnet(network: Network): SubnetDescription {
  const { version, value, prefix } = network
  const text = (number: bigint) => formatIpAddress({ version, value: number })
  const mask = maskOf(version, prefix)
  const last = lastValueOf(network)
  const total = addressCount(network)
  // /31 and /32 have no network and broadcast address to set aside (RFC 3021), IPv6 never has.
  const reserved = version === 4 && total > 2n ? 1n : 0n
  return {
    version,
    cidr: prefix,
    network: text(value),
    broadcast: version === 4 && prefix < 31 ? text(last) : null,
    lastAddress: text(last),
    subnet: text(mask),
    wildcardMask: text(mask ^ maskOf(version, bitLength[version])),
    firstHost: text(value + reserved),
    lastHost: text(last - reserved),
    totalHosts: String(total - 2n * reserved),
    totalAddresses: String(total),
  }
}

/** How many networks of a longer prefix fit; 0 when the prefix is not longer or equal. */
export function splitCount(network: Network, prefix: number): bigint {
  if (prefix < network.prefix || prefix > bitLength[network.version]) return 0n
  return 1n << BigInt(prefix - network.prefix)
}

/** Some of the equal parts of a network, from a given one on: there may be 2^128 of them in all. */
export function splitNetwork(network: Network, prefix: number, limit: number, start = 0n): Network[] {
  const { version } = network
  const remaining = splitCount(network, prefix) - start
  const length = remaining < BigInt(limit) ? Math.max(Number(remaining), 0) : limit
  const size = addressCount({ version, value: 0n, prefix })
  return Array.from({ length }, (_, index) => ({
    version,
    value: network.value + (start + BigInt(index)) * size,
    prefix,
  }))
}
