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

export const isDigits = (text: string): boolean => /^\d+$/.test(text)

export const isNumberOf = (text: string, mostDigits: number): boolean => isDigits(text) && text.length <= mostDigits

/** A number without a sign and without zeros in front, up to a highest one. */
export function wholeNumber(text: string, highest: number): number | undefined {
  const isWhole = isDigits(text) && text === String(Number(text))
  return isWhole && Number(text) <= highest ? Number(text) : undefined
}

export function parseIpv4Value(text: string): bigint | undefined {
  const octets = text.split('.').map((octet) => wholeNumber(octet, 255))
  if (octets.length !== 4 || octets.includes(undefined)) return undefined
  return octets.reduce((value, octet) => value * 256n + BigInt(octet!), 0n)
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
