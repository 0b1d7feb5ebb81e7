import { failure, type Result, success } from '#engines/core/index.ts'

export type IpVersion = 4 | 6

export interface IpAddress {
  readonly version: IpVersion
  /** The 32 or 128 bits as one number. */
  readonly value: bigint
  /** IPv6 scope zone (RFC 4007, 11): `eth0` in `fe80::1%eth0`. */
  readonly zone?: string
}

export const bitLength: Readonly<Record<IpVersion, number>> = { 4: 32, 6: 128 }

export type IpProblem = { readonly code: 'ip_empty_input' } | { readonly code: 'ip_invalid' }

/** One address and nothing else. Spaces around it are dropped; no octal, hexadecimal or shortened IPv4 (RFC 6943, 3.1.1). */
export function parseIpAddress(text: string): Result<IpAddress, IpProblem> {
  const trimmed = text.trim()
  if (trimmed === '') return failure({ code: 'ip_empty_input' })
  const ipv4 = parseIpv4Value(trimmed)
  if (ipv4 !== undefined) return success({ version: 4, value: ipv4 })

  const [addressText = '', zone, ...more] = trimmed.split('%')
  const value = parseIpv6Value(addressText)
  if (value === undefined || more.length > 0) return failure({ code: 'ip_invalid' })
  if (zone === undefined) return success({ version: 6, value })
  // RFC 6874: a zone is made of unreserved characters.
  return /^[\w.~-]+$/.test(zone) ? success({ version: 6, value, zone }) : failure({ code: 'ip_invalid' })
}

export function parseIpv4Value(text: string): bigint | undefined {
  const octets = text.split('.')
  if (octets.length !== 4) return undefined
  let value = 0n
  for (const octet of octets) {
    if (!/^(?:0|[1-9]\d{0,2})$/.test(octet) || Number(octet) > 255) return undefined
    value = value * 256n + BigInt(octet)
  }
  return value
}

function parseIpv6Value(text: string): bigint | undefined {
  if (text.length > 45) return undefined
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const isCompressed = halves.length === 2
  const head = readGroups(halves[0]!, !isCompressed)
  const tail = isCompressed ? readGroups(halves[1]!, true) : []
  if (!head || !tail) return undefined
  const missing = 8 - head.length - tail.length
  // RFC 4291, 2.2: "::" stands for one group at least.
  if (isCompressed ? missing < 1 : missing !== 0) return undefined
  return [...head, ...new Array<bigint>(missing).fill(0n), ...tail].reduce((sum, group) => sum * 65_536n + group, 0n)
}

/** Colon-separated groups, the last two of which may be written as an IPv4 address where the text ends. */
function readGroups(text: string, endsAddress: boolean): bigint[] | undefined {
  if (text === '') return []
  const groups: bigint[] = []
  const written = text.split(':')
  for (const [index, group] of written.entries()) {
    if (/^[0-9a-fA-F]{1,4}$/.test(group)) groups.push(BigInt(`0x${group}`))
    else {
      const ipv4 = endsAddress && index === written.length - 1 ? parseIpv4Value(group) : undefined
      if (ipv4 === undefined) return undefined
      groups.push(ipv4 >> 16n, ipv4 & 0xffffn)
    }
  }
  return groups
}
