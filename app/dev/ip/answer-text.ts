import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import {
  type AddressList,
  type AddressReading,
  addressCount,
  describeSubnet,
  formatIpAddress,
  type IpAddress,
  type Network,
  networkOf,
  networkText,
  type RangeReading,
  rangeToNetworks,
} from '#engines/devtools/ip/index.ts'
import { formatCount } from '#wording/numbers.ts'

/** What a text about addresses comes to, in one line. */
export function readingAnswer(reading: AddressReading, language: Language): string {
  if (reading.kind === 'range') return rangeAnswer(reading, language)
  return reading.prefix === undefined
    ? addressAnswer(reading.address)
    : networkAnswer(networkOf(reading.address, reading.prefix), language)
}

export function listAnswer(list: AddressList, language: Language): string {
  if (list.excluded) {
    const excluded = list.excluded.map(({ text }) => text).join(', ')
    return m.ip_answer_except({
      excluded: excluded.length > 60 ? `${excluded.slice(0, 60)}…` : excluded,
      count: countText(list.addressCount, language),
      cover: String(list.cover.length),
    })
  }
  return m.ip_answer_list({
    entries: String(list.entries.length),
    count: countText(list.addressCount, language),
    cover: String(list.cover.length),
  })
}

/** The same address as one number. */
export function addressAnswer(address: IpAddress): string {
  const { version, value } = address
  const hexadecimal = `0x${value
    .toString(16)
    .toUpperCase()
    .padStart(version === 4 ? 8 : 32, '0')}`
  return `${formatIpAddress(address)} = ${value} = ${hexadecimal}`
}

export function rangeAnswer({ first, last }: Pick<RangeReading, 'first' | 'last'>, language: Language): string {
  if (first.value === last.value) return addressAnswer(first)
  const blocks = rangeToNetworks(first, last)
  return m.ip_answer_range({
    first: formatIpAddress(first),
    last: formatIpAddress(last),
    amount: countText(last.value - first.value + 1n, language),
    count: blocks.ok ? blocks.value.length : 0,
  })
}

export function networkAnswer(network: Network, language: Language): string {
  const { totalHosts, firstHost, lastHost, version } = describeSubnet(network)
  const facts = {
    network: networkText(network),
    count: pluralCount(BigInt(totalHosts)),
    text: countText(BigInt(totalHosts), language),
    first: firstHost,
    last: lastHost,
  }
  if (version === 4) return firstHost === lastHost ? m.ip_answer_host(facts) : m.ip_answer_hosts(facts)
  return addressCount(network) === 1n ? m.ip_answer_host(facts) : m.ip_answer_addresses(facts)
}

/** In full up to a trillion, as a power of two beyond: nobody reads 39 digits in a sentence. */
export function countText(count: bigint, language: Language): string {
  if (count > 10n ** 12n && (count & (count - 1n)) === 0n) return `2${superscript(count.toString(2).length - 1)}`
  return formatCount(count, language)
}

function superscript(number: number): string {
  return [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')
}

/** Plural rules look at the last digits only, and Intl counts no BigInt. */
export function pluralCount(count: bigint): number {
  return Number(count < 1000n ? count : 1000n + (count % 1000n))
}
