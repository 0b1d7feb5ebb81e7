import { isDigits } from './address.ts'

/** Where an address stops being one. Positions count from 1. */
export type AddressFault =
  | {
      readonly kind: 'octetTooLarge' | 'octetLeadingZero' | 'octetNotNumber'
      readonly position: number
      readonly text: string
    }
  | { readonly kind: 'octetCount'; readonly count: number }
  | { readonly kind: 'groupTooLong' | 'groupNotHexadecimal'; readonly position: number; readonly text: string }
  | { readonly kind: 'groupCount'; readonly count: number }
  | { readonly kind: 'doubleColonTwice' }
  /** `fe80::1%`: RFC 4007 has a zone behind the sign. */
  | { readonly kind: 'zoneNameless' }
  /** Six bytes of a network card, which is no address of the internet. */
  | { readonly kind: 'hardwareAddress' }

const maximumShownText = 20

/** `00:1A:2B:3C:4D:5E`, `00-1A-2B-3C-4D-5E`, Cisco's `001a.2b3c.4d5e`. */
const hardwareAddress =
  /^(?:[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})$/i

/** At least two colons and one group of hexadecimal digits: `clusterIP: None` is not a faulty address. */
const looksLikeIpv6 = /^(?=.{0,60}(?:^|:)[\da-f]{1,20}(?:$|[:.]))[^:]{0,20}:[^:]{0,20}:/i

/** An address of IPv6 and the sign of a zone, with no name behind it. */
export const isNamelessZone = (text: string): boolean => /^[\da-f:.]*::?[\da-f:.]*%(?![\w.~-])/i.test(text)

/** The first thing wrong with a text that looks like an address; nothing for a text that does not. */
export function explainAddress(text: string): AddressFault | undefined {
  const [address = ''] = text.split(/[/%\s]/, 1)
  if (hardwareAddress.test(address)) return { kind: 'hardwareAddress' }
  if (isNamelessZone(text)) return { kind: 'zoneNameless' }
  if (looksLikeIpv6.test(address)) return explainIpv6(address)
  return /^[\w+-]*(?:\.[\w+-]*){1,9}$/.test(address) && /\d/.test(address) ? explainIpv4(address) : undefined
}

function explainIpv4(address: string): AddressFault | undefined {
  const octets = address.split('.')
  for (const [index, octet] of octets.entries()) {
    const where = { position: index + 1, text: octet.slice(0, maximumShownText) }
    if (!isDigits(octet)) return { kind: 'octetNotNumber', ...where }
    if (octet.startsWith('0') && octet !== '0') return { kind: 'octetLeadingZero', ...where }
    if (octet.length > 3 || Number(octet) > 255) return { kind: 'octetTooLarge', ...where }
  }
  return octets.length === 4 ? undefined : { kind: 'octetCount', count: octets.length }
}

function explainIpv6(address: string): AddressFault | undefined {
  if (address.length > 100) return undefined
  if (address.indexOf('::') !== address.lastIndexOf('::')) return { kind: 'doubleColonTwice' }
  const groups = address.split(':')
  // `::` leaves empty ones, which are no fault.
  for (const [index, group] of groups.entries()) {
    if (group === '') continue
    const where = { position: index + 1, text: group.slice(0, maximumShownText) }
    if (group.includes('.') && index === groups.length - 1) {
      const fault = explainIpv4(group)
      if (fault) return fault
    } else if (!/^[0-9a-f]+$/i.test(group)) return { kind: 'groupNotHexadecimal', ...where }
    else if (group.length > 4) return { kind: 'groupTooLong', ...where }
  }
  const written = groups.filter((group) => group !== '')
  const count = written.length + (written.at(-1)?.includes('.') ? 1 : 0)
  return { kind: 'groupCount', count }
}
