import { countText, listAnswer, pluralCount, readingAnswer } from '#app/dev/ip/answer-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import {
  type AddressList,
  type AddressReading,
  describeSubnet,
  formatIpAddress,
  type Network,
  networkText,
  readAddress,
  type Split,
  splitCount,
} from '#engines/devtools/ip/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer, toolTitleOf } from './tool-answer.ts'

export function answerAddress(reading: AddressReading, text: string, language: Language): Answer {
  return toolAnswer('ip', readingAnswer(reading, language), toolTitleOf('ip'), {
    kept: { ip: keptText(reading, text) },
  })
}

/** A reading that the tool would not take by itself is handed over as what it means. */
function keptText(reading: AddressReading, text: string): string {
  const taken = readAddress(text)
  if (reading.kind === 'range') return text.trim()
  const isTaken = taken.ok && taken.value.kind !== 'range' && taken.value.prefix === reading.prefix
  return isTaken ? text.trim() : `${formatIpAddress(reading.address)}/${reading.prefix}`
}

export function answerAddresses(list: AddressList, text: string, language: Language): Answer {
  return toolAnswer('ip', listAnswer(list, language), toolTitleOf('ip'), { kept: { ip: text.trim() } })
}

/** `10.0.0.0/22 = 4 × /24` */
export function answerSplit({ network, prefix }: Split, language: Language): Answer {
  const hosts = BigInt(describeSubnet({ ...network, prefix }).totalHosts)
  return toolAnswer(
    'ip',
    `${networkText(network)} = ${countText(splitCount(network, prefix), language)} × /${prefix}`,
    m.ip_split_hosts({ count: pluralCount(hosts), text: countText(hosts, language) }),
    { kept: { ip: networkText(network), prefix: String(network.prefix), split: String(prefix) } },
  )
}

/** `/24 = 255.255.255.0` */
export function answerMask(network: Network, language: Language): Answer {
  const { subnet, wildcardMask, totalHosts } = describeSubnet(network)
  const detail = [
    `${m.ip_field_total_hosts()}: ${countText(BigInt(totalHosts), language)}`,
    `${m.ip_field_wildcard()}: ${wildcardMask}`,
  ].join(' · ')
  return toolAnswer('ip', `/${network.prefix} = ${subnet}`, detail, { kept: { ip: networkText(network) } })
}
