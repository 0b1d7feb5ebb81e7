import { success } from '#engines/core/index.ts'
import { describeIp, describeSubnet, networkOf, parseIpInput } from '#engines/devtools/ip/index.ts'
import type { Conversion } from './conversion.ts'
import { nullable, object, optional, plain, text } from './schema.ts'
import { localized } from './units.ts'

const answer = object({
  address: object({
    ip: text({ description: 'As it was given.' }),
    version: plain<number>('integer'),
    ipClass: nullable(text({ description: 'A to E or Unknown; null for IPv6.' })),
    isPrivate: plain<boolean>('boolean'),
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
  }),
  subnet: nullable(
    object({
      version: plain<number>('integer'),
      cidr: plain<number>('integer'),
      network: text(),
      broadcast: nullable(text({ description: 'Null for IPv6, which has none.' })),
      lastAddress: text(),
      subnet: text({ description: 'Subnet mask.' }),
      wildcardMask: text(),
      firstHost: text(),
      lastHost: text(),
      totalHosts: text({ description: 'As text: up to 2^128.' }),
      totalAddresses: text(),
    }),
  ),
})

export const ipConversion: Conversion<object, unknown> = {
  path: '/ip',
  id: 'describeIp',
  summary: 'Describe addresses and subnets',
  description:
    'A value is an IPv4 or IPv6 address, alone or with a prefix length or mask: `10.0.0.5/22`, `10.0.0.5 255.255.252.0`, `2001:db8::1/48`. With a prefix the answer has the subnet as well.',
  options: {},
  answer,
  example: { options: {}, values: ['192.168.1.1/24'] },
  prepare: () =>
    success((value) => {
      const input = parseIpInput(value)
      if (!input.ok) return input
      const { address, addressText, prefix } = input.value
      return success({
        address: describeIp(address, addressText),
        subnet: prefix === undefined ? null : describeSubnet(networkOf(address, prefix)),
      })
    }),
}
