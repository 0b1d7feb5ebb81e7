import { bitLength, type IpAddress, type IpVersion } from './address.ts'

/** Dotted decimal, or the canonical form of RFC 5952. */
export function formatIpAddress({ version, value, zone }: IpAddress): string {
  if (version === 4) return octetsOf(value, 4).join('.')
  return zone === undefined ? canonicalIpv6(value) : `${canonicalIpv6(value)}%${zone}`
}

/** RFC 5952, 4: lower case, no leading zeros, the first longest run of two or more zero groups becomes "::". */
function canonicalIpv6(value: bigint): string {
  const groups = groupsOf(value)
  // RFC 5952, 5: mixed notation for the IPv4-mapped prefix.
  if (value >> 32n === 0xffffn) return `::ffff:${octetsOf(value & 0xffff_ffffn, 4).join('.')}`
  let runStart = -1
  let runLength = 1
  for (let start = 0; start < 8; start++) {
    let end = start
    while (end < 8 && groups[end] === 0) end++
    if (end - start > runLength) {
      runStart = start
      runLength = end - start
    }
  }
  const texts = groups.map((group) => group.toString(16))
  if (runStart < 0) return texts.join(':')
  return `${texts.slice(0, runStart).join(':')}::${texts.slice(runStart + runLength).join(':')}`
}

export function fullIpv6(value: bigint): string {
  return groupsOf(value)
    .map((group) => group.toString(16).padStart(4, '0'))
    .join(':')
}

/** All bits without separators. */
export function bitsOf({ version, value }: IpAddress): string {
  return value.toString(2).padStart(bitLength[version], '0')
}

/** IPv4 in four groups of 8 bits joined by dots, IPv6 in eight groups of 16 joined by colons. */
export function binaryOf(address: IpAddress): string {
  const size = address.version === 4 ? 8 : 16
  return bitsOf(address)
    .match(new RegExp(`.{${size}}`, 'g'))!
    .join(address.version === 4 ? '.' : ':')
}

/** Upper-case bytes joined by colons. */
export function hexOf({ version, value }: IpAddress): string {
  return octetsOf(value, bitLength[version] / 8)
    .map((octet) => octet.toString(16).toUpperCase().padStart(2, '0'))
    .join(':')
}

/** The name under which reverse DNS is asked (RFC 1035, 3.5; RFC 3596, 2.5). */
export function reverseNameOf({ version, value }: IpAddress): string {
  if (version === 4) return `${octetsOf(value, 4).reverse().join('.')}.in-addr.arpa`
  return `${[...value.toString(16).padStart(32, '0')].reverse().join('.')}.ip6.arpa`
}

export function maskOf(version: IpVersion, prefix: number): bigint {
  const bits = bitLength[version]
  const all = (1n << BigInt(bits)) - 1n
  return all ^ (all >> BigInt(prefix))
}

function octetsOf(value: bigint, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Number((value >> BigInt(8 * (count - 1 - index))) & 0xffn))
}

function groupsOf(value: bigint): number[] {
  return Array.from({ length: 8 }, (_, index) => Number((value >> BigInt(16 * (7 - index))) & 0xffffn))
}
