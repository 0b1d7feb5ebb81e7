import { bitLength, type IpAddress, parseIpAddress } from './address.ts'
import type { RangeReading, SingleReading } from './address-reading.ts'
import { maskWord, rangeSigns, rangeWords } from './around-address.ts'
import { readPrefix } from './prefix.ts'

/** An address in a longer text, with its prefix where one stands behind it. */
export interface FoundAddress {
  readonly address: IpAddress
  readonly text: string
  readonly prefix?: number
  readonly start: number
  readonly end: number
}

const mostFound = 200

const ipv4 = '(?:\\d{1,3}\\.){3}\\d{1,3}'
const ipv6 = '[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?!:[\\da-f])(?:(?:\\.\\d{1,3}){3})?(?:%[\\w.~-]{1,20})?'
const prefixBehind = '(?: ?\\/ ?\\d{1,3}(?![\\d.]))?'
/** Not inside a longer number, name or version: `Chrome/120.0.0.0` is no address. A colon may stand before it only behind a name. */
const notInsideBefore = '(?<![\\p{L}\\d_]|(?<!\\.)\\.|[\\p{L}_]-|\\p{L}\\/)(?<!(?<!ip[46]|\\p{L}{3}):)'
const notInsideBehind = '(?![\\p{L}\\d_]|\\.\\d|\\.in-addr|:[\\da-f]*:|-\\d{1,3}(?![\\d.a-f:])|\\/\\d{1,3}(?![.\\d]))'

const addressInText = new RegExp(`${notInsideBefore}(?:${ipv4}|${ipv6})${prefixBehind}${notInsideBehind}`, 'giu')

/** Every address that stands in a text as a word of its own. */
export function addressesIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  for (const { 0: whole, index } of text.matchAll(addressInText)) {
    const [addressText = '', prefixText] = whole.split(/ ?\/ ?/)
    const address = parseIpAddress(addressText)
    if (!address.ok) continue
    const prefix = prefixText === undefined ? undefined : Number(prefixText)
    if (prefix !== undefined && prefix > bitLength[address.value.version]) continue
    found.push({
      address: address.value,
      text: addressText,
      ...(prefix === undefined ? {} : { prefix }),
      start: index,
      end: index + whole.length,
    })
    if (found.length >= mostFound) break
  }
  return found
}

/** Words before a second address that only belongs to the first one, in a route or an interface. */
const companion = /\b(?:via|gw|(?:default)?gateway|src|brd|broadcast|bcast|dev|nexthop|peer|dns)\b/i
const rangeWord = /(?:^|[\s_-])(?:dhcp-range|range|inetnum|netrange|pool|диапазон|опсег|opseg)\b/iu
/** Also `Start IP 10.0.0.1 End IP 10.0.0.9`, on the pages of routers. */
const rangeBetween = new RegExp(
  `^(?:\\s*(?:${rangeSigns}|${rangeWords})\\s*|[\\s,;]*(?:end|last|(?:конечн|последн)\\p{L}{2}|(?:крајњ|krajnj|завршн|zavr[sš]n)\\p{L})[\\s-]+(?:ip[\\s-]*)?(?:addr(?:ess)?|(?:адрес|adres)\\p{L}?)?[\\s:=]*)$`,
  'iu',
)
const rangeBegun = new RegExp(`^\\s*(?:${rangeSigns}|(?:${rangeWords})\\s)\\s*[\\da-f]+[.:]`, 'i')
const maskMark = new RegExp(`^[\\s,/]*(?:${maskWord}|subnet|wildcard)?[\\s:=]*$`, 'iu')

const strayMask = new RegExp(
  `^[\\da-f]\\s?/[\\s/]|[\\s\\p{L}]/\\s?\\d{1,3}$|\\s0x[\\da-f]{8}(?!\\w)|(?<!\\p{L})${maskWord}`,
  'iu',
)

/** A mask that is not beside its address could change the answer. */
const hasStrayMask = (address: FoundAddress, text: string): boolean =>
  !address.text.startsWith('255.') && strayMask.test(text.slice(address.end - 1))

/** The one address, network or range a longer text is about; nothing where it holds several unrelated ones. */
export function readInside(text: string): SingleReading | RangeReading | undefined {
  const [first, ...others] = addressesIn(text)
  if (!first) return undefined
  // `PING 8.8.8.8 (8.8.8.8)` names one address twice.
  const isSame = ({ address, prefix }: FoundAddress): boolean =>
    address.version === first.address.version && address.value === first.address.value && prefix === first.prefix
  const [second, ...more] = others.every(isSame) ? [] : others
  const single = (prefix?: Pick<SingleReading, 'prefix' | 'mask' | 'otherPrefix'>): SingleReading => ({
    kind: prefix ? 'network' : 'address',
    address: first.address,
    addressText: first.text,
    notation: 'insideText',
    ...prefix,
  })
  const own = first.prefix === undefined ? single() : single({ prefix: first.prefix, mask: 'prefix' })
  // `netmask 0xffffff00`; the word before the mask has been left out already.
  const hexMask = /^\s+(0x[\da-f]{8})(?!\w)/i.exec(text.slice(first.end))?.[1]
  const behind = hexMask === undefined || first.prefix !== undefined ? undefined : readPrefix(hexMask, first.address)
  if (behind) return single(behind)
  // The end of a range that cannot be read.
  if (!second && rangeBegun.test(text.slice(first.end))) return undefined
  if (!second) return first.prefix === undefined && hasStrayMask(first, text) ? undefined : own
  const between = text.slice(first.end, second.start)
  const isPlainPair = first.prefix === undefined && second.prefix === undefined
  const mask = isPlainPair && maskMark.test(between) ? readPrefix(second.text, first.address) : undefined
  if (mask) return single(mask)
  const isRange = rangeBetween.test(between) || (rangeWord.test(text.slice(0, first.start)) && /^[\s,]*$/.test(between))
  if (isPlainPair && isRange && more.length === 0 && first.address.version === second.address.version) {
    if (first.address.value <= second.address.value)
      return { kind: 'range', first: first.address, last: second.address }
  }
  return companion.test(between) ? own : undefined
}
