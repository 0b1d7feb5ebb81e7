import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import {
  addressCount,
  describeSubnet,
  formatIpAddress,
  type Network,
  networkText,
  rangeToNetworks,
} from '#engines/devtools/ip/index.ts'
import type { IpCalculator } from './use-ip-calculator.ts'

/** What the visitor came for, in one line above the tables. */
export function IpAnswer({ calculator }: { calculator: IpCalculator }) {
  const language = useLanguage()
  const text = answerText(calculator, language)
  return (
    text !== '' && (
      <output data-testid="answer" className="block text-lg font-semibold text-accent wrap-anywhere tabular">
        {text}
      </output>
    )
  )
}

function answerText({ network, single, range, list }: IpCalculator, language: string): string {
  if (network) return networkAnswer(network, language)
  if (single) {
    const { version, value } = single.address
    const hexadecimal = `0x${value
      .toString(16)
      .toUpperCase()
      .padStart(version === 4 ? 8 : 32, '0')}`
    return `${formatIpAddress(single.address)} = ${value} = ${hexadecimal}`
  }
  if (range) {
    const { first, last } = range
    const blocks = rangeToNetworks(first, last)
    return m.ip_answer_range({
      first: formatIpAddress(first),
      last: formatIpAddress(last),
      count: countText(last.value - first.value + 1n, language),
      blocks: String(blocks.ok ? blocks.value.length : 0),
    })
  }
  if (!list) return ''
  return m.ip_answer_list({
    entries: String(list.entries.length),
    count: countText(list.addressCount, language),
    cover: String(list.cover.length),
  })
}

function networkAnswer(network: Network, language: string): string {
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
function countText(count: bigint, language: string): string {
  if (count > 10n ** 12n && (count & (count - 1n)) === 0n) return `2${superscript(count.toString(2).length - 1)}`
  return new Intl.NumberFormat(language).format(count)
}

function superscript(number: number): string {
  return [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')
}

/** Plural rules look at the last digits only, and Intl counts no BigInt. */
export function pluralCount(count: bigint): number {
  return Number(count < 1000n ? count : 1000n + (count % 1000n))
}
