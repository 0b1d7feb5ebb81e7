import {
  type AddressList,
  type AddressProblem,
  describeIp,
  describeSubnet,
  formatIpAddress,
  type IpDescription,
  listIn,
  type Network,
  networkOf,
  networkText,
  type Overlap,
  rangeToNetworks,
  readAddress,
  readSplit,
  type SubnetDescription,
  splitCount,
  splitNetwork,
} from '#engines/devtools/index.ts'
import { problemText, reasonText } from '#wording/address-problem-texts.ts'
import { otherMaskText, readingTexts } from '#wording/address-reading-texts.ts'
import { formatCount } from '#wording/numbers.ts'
import type { Say } from '../texts.ts'
import { type Circumstances, type Outcome, type Row, refuse } from './outcome.ts'

export interface IpQuestion {
  readonly text: string
  /** The prefix of equal parts. */
  readonly split?: number
}

const mostParts = 65_536

export function askIp({ text, split }: IpQuestion, { say, language }: Circumstances): Outcome {
  const asked = split === undefined ? readSplit(text) : undefined
  if (asked) return splitOf(asked.network, asked.prefix, say)
  const list = listIn(text)
  if (list && split === undefined) return listOutcome(list, language, say)
  const reading = readAddress(text)
  if (!reading.ok) return refusal(reading.problem, say)
  const found = reading.value
  if (split !== undefined && (found.kind === 'range' || found.prefix === undefined))
    return refuse({ code: 'split_impossible' }, say('cli_ip_split_wants_network'))
  if (found.kind === 'range') {
    const [first, last] = [formatIpAddress(found.first), formatIpAddress(found.last)]
    const networks = rangeToNetworks(found.first, found.last)
    const blocks = networks.ok ? networks.value.map(networkText) : []
    const count = found.last.value - found.first.value + 1n
    const sizes = { amount: formatCount(count, language), count: blocks.length }
    const sentence = say('ip_answer_range', { first, last, ...sizes })
    return {
      ok: true,
      value: { ok: true, kind: 'range', first, last, addresses: String(count), blocks },
      short: blocks.join('\t'),
      body: `${sentence}\n\n${blocks.join('\n')}`,
    }
  }
  const described = describeIp(found.address)
  const { notation, mask, otherPrefix } = found
  const how = { notation, ...(mask ? { mask } : {}), ...(otherPrefix === undefined ? {} : { otherPrefix }) }
  const other = otherMaskText(found)
  const remarks = [...readingTexts(found), ...(other ? [`${other} (${found.addressText}/${otherPrefix})`] : [])]
  if (found.prefix === undefined)
    return {
      ok: true,
      value: { ok: true, kind: 'address', ...described, how },
      short: described.canonical,
      rows: () => ipRows(described, language, say),
      remarks,
    }
  const network = networkOf(found.address, found.prefix)
  const subnet = describeSubnet(network)
  if (split !== undefined) return splitOf(network, split, say)
  return {
    ok: true,
    value: { ok: true, kind: 'network', ...subnet, address: described, how },
    short: networkText(network),
    rows: () => [...subnetRows(subnet, say), ...ipRows(described, language, say).slice(0, 4)],
    remarks,
  }
}

function listOutcome(list: AddressList, language: Circumstances['language'], say: Say): Outcome {
  const { entries, addressCount, overlaps, problems } = list
  const [cover, common] = [list.cover.map(networkText), list.common.map(networkText)]
  const sizes = { entries: entries.length, count: formatCount(addressCount, language), cover: cover.length }
  const told = overlaps.map((overlap) => say(overlapSentence[overlap.relation], overlapTexts(overlap)))
  const more = list.hasMoreOverlaps ? ['…'] : []
  const unread = problems.map(({ text }) => text)
  return {
    ok: true,
    value: {
      ok: true,
      kind: 'list',
      addresses: String(addressCount),
      cover,
      smallest: common,
      overlaps: overlaps.map((overlap) => ({ ...overlapTexts(overlap), relation: overlap.relation })),
      unreadable: unread,
    },
    short: cover.join('\t'),
    body: [
      say('ip_answer_list', sizes),
      ...cover.map((network) => `  ${network}`),
      `${say('ip_field_smallest')}: ${common.join(', ')}`,
      ...(told.length > 0 ? [...told, ...more] : [say('ip_list_no_overlaps')]),
    ].join('\n'),
    remarks: unread.length > 0 ? [say('ip_list_unreadable', { texts: unread.join(', ') })] : [],
  }
}

const overlapTexts = ({ first, second }: Overlap) => ({ first: first.text, second: second.text })

const overlapSentence = {
  equal: 'ip_overlap_equal',
  contains: 'ip_overlap_contains',
  overlaps: 'ip_overlap_partial',
} as const

function splitOf(network: Network, prefix: number, say: Say): Outcome {
  const count = splitCount(network, prefix)
  if (count === 0n || count > BigInt(mostParts))
    return refuse(
      { code: 'split_impossible' },
      say('cli_ip_split_impossible', { prefix, network: networkText(network), most: mostParts }),
    )
  const parts = splitNetwork(network, prefix, mostParts).map(networkText)
  return {
    ok: true,
    value: { ok: true, kind: 'split', network: networkText(network), parts },
    short: parts.join('\t'),
    body: parts.join('\n'),
  }
}

function subnetRows(subnet: SubnetDescription, say: Say): Row[] {
  const isIpv4 = subnet.version === 4
  const rows: (Row | false)[] = [
    [say('ip_field_network'), `${subnet.network}/${subnet.cidr}`],
    subnet.broadcast !== null && [say('ip_field_broadcast'), subnet.broadcast],
    !isIpv4 && [say('ip_field_last_address'), subnet.lastAddress],
    [say('ip_field_mask'), subnet.subnet],
    [say('ip_field_wildcard'), subnet.wildcardMask],
    isIpv4 && [say('ip_field_first_host'), subnet.firstHost],
    isIpv4 && [say('ip_field_last_host'), subnet.lastHost],
    [say(isIpv4 ? 'ip_field_total_hosts' : 'ip_field_total_addresses'), subnet.totalHosts],
  ]
  return rows.filter((row) => row !== false)
}

function ipRows(ip: IpDescription, language: Circumstances['language'], say: Say): Row[] {
  const special = ip.special ? ` (${ip.special.block}: ${ip.special.name[language]}, ${ip.special.rfc})` : ''
  const rows: (Row | false)[] = [
    [say('ip_field_address'), ip.canonical],
    [say('ip_field_version'), `IPv${ip.version}`],
    [say('ip_field_scope'), say(`ip_${ip.scope}`) + special],
    [say('ip_field_reverse'), ip.reverseName],
    [say('ip_field_binary'), ip.binary],
    [say('ip_field_decimal'), ip.decimal],
    [say('ip_field_hex'), ip.hex],
    ip.full !== null && [say('ip_field_full'), ip.full],
    ip.embedded !== null && [say('ip_field_embedded'), ip.embedded.address],
  ]
  return rows.filter((row) => row !== false)
}

function refusal(problem: AddressProblem, say: Say): Outcome {
  const offered =
    problem.code === 'ip_invalid' && problem.offered?.length
      ? `${say('ip_did_you_mean')} ${problem.offered.join(', ')}`
      : undefined
  const sentence = problemText(problem)
  return refuse(problem, /[.:?]$/.test(sentence) ? sentence : `${sentence}.`, reasonText(problem), offered)
}
