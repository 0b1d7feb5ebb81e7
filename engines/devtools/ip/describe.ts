import type { IpAddress, IpVersion } from './address.ts'
import { type EmbeddedIpv4, embeddedIpv4 } from './embedded.ts'
import { binaryOf, formatIpAddress, fullIpv6, hexOf, reverseNameOf } from './format.ts'
import type { SpecialPurpose } from './special-purpose.ts'
import { specialPurposeOf } from './special-purpose.ts'

export type IpClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'Unknown'

export type IpScope = 'private' | 'public' | 'special'

export interface IpDescription {
  /** As typed, spaces dropped. */
  readonly ip: string
  readonly version: IpVersion
  /** Classful addressing is history; IPv6 never had it. */
  readonly ipClass: IpClass | null
  readonly isPrivate: boolean
  /** `special` is neither: IANA's registries do not say that the address is reached from everywhere. */
  readonly scope: IpScope
  readonly binary: string
  readonly decimal: string
  readonly hex: string
  /** Dotted decimal or RFC 5952. */
  readonly canonical: string
  /** All eight groups of four digits; null for IPv4. */
  readonly full: string | null
  readonly reverseName: string
  readonly special: SpecialPurpose | null
  readonly embedded: EmbeddedIpv4 | null
}

export function describeIp(address: IpAddress, typedText = formatIpAddress(address)): IpDescription {
  const { version, value } = address
  const embedded = embeddedIpv4(address)
  const special = specialPurposeOf(address)
  return {
    ip: typedText,
    version,
    ipClass: version === 4 ? classOf(value) : null,
    isPrivate: isPrivate(address),
    scope: isPrivate(address) ? 'private' : special === undefined || special.global === true ? 'public' : 'special',
    binary: binaryOf(address),
    decimal: String(value),
    hex: hexOf(address),
    canonical: formatIpAddress(address),
    full: version === 6 ? fullIpv6(value) : null,
    reverseName: reverseNameOf(address),
    special: special ?? null,
    embedded: embedded ?? null,
  }
}

/** 0.x and 127.x are in no class: A is 1 to 126. */
function classOf(value: bigint): IpClass {
  const first = Number(value >> 24n)
  if (first === 0 || first === 127) return 'Unknown'
  if (first < 128) return 'A'
  if (first < 192) return 'B'
  if (first < 224) return 'C'
  return first < 240 ? 'D' : 'E'
}

/**
 * The everyday meaning: RFC 1918 and loopback, and in IPv6 unique local, link-local and loopback. What IANA says of an
 * address (shared, documentation, IPv4 link-local …) is `special`.
 */
function isPrivate({ version, value }: IpAddress): boolean {
  if (version === 6) {
    return value === 1n || value >> 121n === 0xfcn >> 1n || value >> 118n === 0xfe80n >> 6n || isPrivateMapped(value)
  }
  return value >> 24n === 10n || value >> 24n === 127n || value >> 20n === 0xac1n || value >> 16n === 0xc0a8n
}

function isPrivateMapped(value: bigint): boolean {
  return value >> 32n === 0xffffn && isPrivate({ version: 4, value: value & 0xffff_ffffn })
}
