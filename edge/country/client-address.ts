import { isIP } from 'node:net'

/**
 * The visitor's address, as far as it can be trusted: the connection's own peer, or, behind `trustedProxyCount` proxies of ours, the
 * entry the outermost of them appended to X-Forwarded-For. Entries further left are the visitor's own claim and are never read.
 */
export function clientAddress(
  peerAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxyCount: number,
): string | undefined {
  if (trustedProxyCount === 0 || forwardedFor === undefined) return peerAddress
  const hops = forwardedFor.split(',')
  return hops[Math.max(0, hops.length - trustedProxyCount)]?.trim()
}

/**
 * One spelling per address for the look-up: no port, brackets or zone, and an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) as the
 * IPv4 address it carries, because the database files it there. `null` when the text is no address.
 */
export function normalizeAddress(text: string): string | null {
  const bare = withoutPort(text)
  const version = isIP(bare)
  if (version === 0) return null
  if (version === 4) return bare
  const withoutZone = bare.split('%')[0]!
  return mappedIpv4(withoutZone) ?? withoutZone
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)
  if (bracketed) return bracketed[1]!
  const ipv4WithPort = /^([\d.]+):\d{1,5}$/.exec(text)
  return ipv4WithPort ? ipv4WithPort[1]! : text
}

function mappedIpv4(ipv6: string): string | null {
  // The URL parser writes any IPv6 spelling in its one canonical form (RFC 5952), mapped addresses as ::ffff:hhhh:hhhh.
  const canonical = new URL(`http://[${ipv6}]/`).hostname
  const mapped = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(canonical)
  if (!mapped) return null
  const high = Number.parseInt(mapped[1]!, 16)
  const low = Number.parseInt(mapped[2]!, 16)
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}
