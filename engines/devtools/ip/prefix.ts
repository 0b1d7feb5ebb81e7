import { bitLength, type IpAddress, parseIpv4Value, wholeNumber } from './address.ts'
import { maskOf } from './format.ts'

/** What followed the address. */
export type MaskKind = 'prefix' | 'netmask' | 'wildcard'

interface PrefixReading {
  readonly prefix: number
  readonly mask: MaskKind
  readonly otherPrefix?: number
}

/**
 * A prefix length, or for IPv4 a netmask or its inverse (wildcard), also in hexadecimal. `0.0.0.0` is both the netmask /0
 * and the wildcard /32: with an address that has host bits, as in access lists, one address is meant; with `0.0.0.0`
 * itself, as in routes, everything.
 */
export function readPrefix(text: string, { version, value }: IpAddress): PrefixReading | undefined {
  const length = wholeNumber(text, bitLength[version])
  if (length !== undefined) return { prefix: length, mask: 'prefix' }
  const mask = version === 4 ? (parseIpv4Value(text) ?? hexadecimalMask(text)) : undefined
  if (mask === undefined) return undefined
  const asNetmask = prefixes.find((prefix) => maskOf(4, prefix) === mask)
  const asWildcard = prefixes.find((prefix) => maskOf(4, prefix) === (mask ^ 0xffff_ffffn))
  if (asNetmask !== undefined && asWildcard !== undefined) {
    const isWildcard = asNetmask === 0 && value !== 0n
    return isWildcard
      ? { prefix: asWildcard, mask: 'wildcard', otherPrefix: asNetmask }
      : { prefix: asNetmask, mask: 'netmask', otherPrefix: asWildcard }
  }
  if (asNetmask !== undefined) return { prefix: asNetmask, mask: 'netmask' }
  return asWildcard === undefined ? undefined : { prefix: asWildcard, mask: 'wildcard' }
}

const prefixes = Array.from({ length: 33 }, (_, prefix) => prefix)

export const hexadecimalMask = (text: string): bigint | undefined =>
  /^0x[\da-f]{8}$/i.test(text) ? BigInt(text) : undefined

/** `255.255.252.0`, `0.0.3.255`: rather a mask than an address, beside one. */
export const beginsLikeMask = (text: string): boolean => text.startsWith('255.') || text.startsWith('0.')
