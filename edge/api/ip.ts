import { failure, type Problem, type Result, success } from '#engines/core/index.ts'
import {
  type AddressList,
  type AddressReading,
  boundsOf,
  describeIp,
  describeSubnet,
  formatIpAddress,
  listIn,
  networkOf,
  networkText,
  rangeToNetworks,
  readAddress,
  smallestNetwork,
} from '#engines/devtools/ip/index.ts'
import type { Conversion } from './conversion.ts'
import { apiLimits } from './limits.ts'
import { choice, list, nullable, object, optional, plain, text } from './schema.ts'
import { localized } from './units.ts'

const address = object({
  ip: text({ description: 'As it was given.' }),
  version: plain<number>('integer'),
  ipClass: nullable(text({ description: 'A to E or Unknown; null for IPv6.' })),
  isPrivate: plain<boolean>('boolean'),
  scope: choice(['private', 'public', 'special'], { description: '`special` is neither, by the registries of IANA.' }),
  binary: text(),
  decimal: text(),
  hex: text(),
  canonical: text({ description: 'Dotted decimal, or RFC 5952 for IPv6.' }),
  full: nullable(text({ description: 'All eight groups; null for IPv4.' })),
  reverseName: text({ description: 'The name reverse DNS is asked for.' }),
  special: nullable(
    object({
      block: text(),
      name: localized,
      rfc: text(),
      global: nullable(plain<boolean>('boolean')),
    }),
  ),
  embedded: nullable(
    object(
      {
        kind: text(),
        address: text(),
        rfc: text(),
        teredo: optional(object({ server: text(), port: plain<number>('integer') }), undefined),
      },
      { description: 'An IPv4 address carried inside an IPv6 one.' },
    ),
  ),
})

const subnet = object({
  version: plain<number>('integer'),
  cidr: plain<number>('integer'),
  network: text(),
  broadcast: nullable(text({ description: 'Null for IPv6 and for /31, which have none.' })),
  lastAddress: text(),
  subnet: text({ description: 'Subnet mask.' }),
  wildcardMask: text(),
  firstHost: text(),
  lastHost: text(),
  totalHosts: text({ description: 'As text: up to 2^128.' }),
  totalAddresses: text(),
})

const networks = list(text())

const how = object(
  {
    kind: choice(['address', 'network', 'range', 'list']),
    notation: optional(text({ description: 'plain, decimal, hexadecimal, binary, url …' }), undefined),
    mask: optional(choice(['prefix', 'netmask', 'wildcard']), undefined),
    otherPrefix: optional(
      plain<number>('integer', { description: 'The other prefix that the same mask can mean.' }),
      undefined,
    ),
  },
  { description: 'How the value was understood.' },
)

const answer = object({
  how,
  address: nullable(address),
  subnet: nullable(subnet),
  range: nullable(
    object({
      first: text(),
      last: text(),
      totalAddresses: text(),
      networks,
      smallestNetwork: text({ description: 'The one smallest network that holds the range.' }),
    }),
  ),
  list: nullable(
    object({
      entries: list(
        object({
          text: text(),
          how,
          first: text({ description: 'First address of the entry.' }),
          last: text(),
        }),
      ),
      totalAddresses: text({ description: 'Different ones.' }),
      cover: list(text(), { description: 'The fewest networks that hold exactly these addresses.' }),
      smallestNetworks: list(text(), { description: 'For each version the one smallest network that holds them all.' }),
      overlaps: list(object({ first: text(), second: text(), relation: choice(['equal', 'contains', 'overlaps']) })),
      unreadable: list(text()),
    }),
  ),
})

const nothing = { address: null, subnet: null, range: null, list: null }

export const ipConversion: Conversion<object, unknown> = {
  path: '/ip',
  id: 'describeIp',
  summary: 'Describe addresses, subnets, ranges and lists',
  description: `A value is an IPv4 or IPv6 address, alone or with a prefix length, netmask or wildcard mask: \`10.0.0.5/22\`, \`10.0.0.5 255.255.252.0\`, \`2001:db8::1/48\`; also one number (\`3232235777\`, \`0xC0A80101\`), with a port or inside a URL; a range (\`10.0.0.1-10.0.0.20\`); or a list separated by commas or line breaks. The answer says how the value was read. With a prefix it has the subnet as well. The ranges and lists of one call have up to ${apiLimits.partsPerCall} networks and entries together; those behind are refused with \`too_many_parts\`.`,
  options: {},
  answer,
  example: { options: {}, values: ['192.168.1.1/24'] },
  prepare: () => {
    // One range may become 254 networks, and one value hold many ranges.
    let partsLeft = apiLimits.partsPerCall
    const tooMany = failure({ code: 'too_many_parts', limit: apiLimits.partsPerCall } as const)
    return success((value): Result<unknown, Problem> => {
      const marks = value.match(/[,;|\n\r]/g)?.length ?? 0
      if (partsLeft <= 0 && marks > 0) return tooMany
      const together = listIn(value)
      if (together) {
        if (partsLeft <= 0) return tooMany
        partsLeft -= together.entries.length + together.problems.length + together.cover.length
        return success({ ...nothing, how: { kind: 'list' }, list: describeList(together) })
      }
      // They were looked at one by one, though none was an address.
      partsLeft -= marks
      const reading = readAddress(value)
      if (!reading.ok) return reading
      if (reading.value.kind === 'range' && partsLeft <= 0) return tooMany
      const described = describeOne(reading.value)
      partsLeft -= described.range?.networks.length ?? 0
      return success({ ...nothing, ...described })
    })
  },
}

function describeOne(reading: AddressReading) {
  if (reading.kind === 'range') {
    const { first, last } = reading
    const blocks = rangeToNetworks(first, last)
    const range = {
      first: formatIpAddress(first),
      last: formatIpAddress(last),
      totalAddresses: String(last.value - first.value + 1n),
      networks: blocks.ok ? blocks.value.map(networkText) : [],
      smallestNetwork: networkText(smallestNetwork(first.version, first.value, last.value)),
    }
    return { how: howRead(reading), range }
  }
  const { address: one, addressText, prefix } = reading
  return {
    how: howRead(reading),
    address: describeIp(one, addressText),
    subnet: prefix === undefined ? null : describeSubnet(networkOf(one, prefix)),
  }
}

function howRead(reading: AddressReading) {
  if (reading.kind === 'range') return { kind: reading.kind }
  const { address: _, addressText: __, prefix: ___, ...read } = reading
  return read
}

function describeList({ entries, addressCount, cover, common, overlaps, problems }: AddressList) {
  return {
    entries: entries.map(({ text: given, reading }) => {
      const { first, last } = boundsOf(reading)
      return { text: given, how: howRead(reading), first: formatIpAddress(first), last: formatIpAddress(last) }
    }),
    totalAddresses: String(addressCount),
    cover: cover.map(networkText),
    smallestNetworks: common.map(networkText),
    overlaps: overlaps.map(({ first, second, relation }) => ({ first: first.text, second: second.text, relation })),
    unreadable: problems.map((problem) => problem.text),
  }
}
