import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  bitLength,
  describeIp,
  describeSubnet,
  formatIpAddress,
  type IpAddress,
  networkOf,
  networkText,
  parseIpAddress,
  rangeToNetworks,
  readAddress,
  specialPurposeOf,
  specialPurposes,
  splitCount,
  splitNetwork,
} from './index.ts'

interface ReferenceCase {
  readonly id: string
  readonly kind: 'subnet' | 'invalid' | 'ipv6' | 'ambiguous'
  readonly input: string
  readonly prefix?: number
  readonly expected: Readonly<Record<string, string | number | boolean>>
}

const { cases } = JSON.parse(readFileSync(new URL('./fixtures/ip.cases.json', import.meta.url), 'utf8')) as {
  cases: ReferenceCase[]
}

describe('reference cases (Python ipaddress)', () => {
  test.each(cases.filter(({ kind }) => kind === 'subnet'))('$id $input/$prefix', ({ input, prefix, expected }) => {
    const address = read(input)
    const numbersAsText = { decimal: String(expected.decimal), totalHosts: String(expected.totalHosts) }
    // Python calls the last address of a /31 or /32 its broadcast; RFC 3021 makes it a host.
    const broadcast = (prefix ?? 0) >= 31 ? null : expected.broadcast
    expect({
      ...describeIp(address, input),
      ...describeSubnet(networkOf(address, prefix ?? Number.NaN)),
    }).toMatchObject({
      ...expected,
      ...numbersAsText,
      broadcast,
    })
  })

  test.each(cases.filter(({ kind }) => kind === 'invalid'))('$id refuses $input', ({ input }) => {
    const code = input.trim() === '' ? 'ip_empty_input' : 'ip_invalid'
    expect(parseIpAddress(input)).toEqual({ ok: false, problem: { code } })
  })

  test.each(cases.filter(({ kind }) => kind === 'ipv6'))('$id accepts $input', ({ input, expected }) => {
    expect(describeIp(read(input), input)).toMatchObject(expected)
  })

  test.each([
    ['192.168.1.1 ', true],
    ['::1 ', true],
    ['::1%lo', true],
    ['1:2:3:4:5:6:1.2.3.4', true],
    ['0:0:0:0:0:ffff:192.168.1.1', true],
    ['fe80::1%', false],
    ['2001:db8::/32', false],
    ['[::1]', false],
  ])('the ambiguous %s is decided: %s', (text, accepted) => expect(parseIpAddress(text).ok).toBe(accepted))

  it('decides that spaces alone are empty input', () => {
    expect(parseIpAddress('   ')).toEqual({ ok: false, problem: { code: 'ip_empty_input' } })
  })
})

const anyIpv4 = fc.bigInt({ min: 0n, max: (1n << 32n) - 1n }).map((value): IpAddress => ({ version: 4, value }))
const anyIpv6 = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), { minLength: 8, maxLength: 8 })
  .map((groups): IpAddress => ({ version: 6, value: groups.reduce((sum, group) => sum * 65_536n + BigInt(group), 0n) }))
const anyIp = fc.oneof(anyIpv4, anyIpv6)

describe('text forms', () => {
  // RFC 5952, 4 and 5
  test.each([
    ['2001:0DB8::0001', '2001:db8::1'],
    ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['::ffff:c000:201', '::ffff:192.0.2.1'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['1:0:0:0:0:0:0:0', '1::'],
    ['FE80::1%Eth0', 'fe80::1%Eth0'],
  ])('%s is written %s', (text, canonical) => expect(describeIp(read(text)).canonical).toBe(canonical))

  it('reads back what it writes, in every form', () => {
    fc.assert(
      fc.property(anyIp, (address) => {
        const { canonical, full, binary, decimal, hex } = describeIp(address)
        expect(read(canonical)).toEqual(address)
        if (full) expect(read(full)).toEqual(address)
        expect(BigInt(`0b${binary.replace(/[.:]/g, '')}`)).toBe(address.value)
        expect(BigInt(`0x${hex.replace(/:/g, '')}`)).toBe(address.value)
        expect(BigInt(decimal)).toBe(address.value)
      }),
    )
  })

  it("agrees with the URL parser's own IPv6 compression", () => {
    fc.assert(
      fc.property(anyIpv6, (address) => {
        const viaUrl = new URL(`http://[${describeIp(address).full}]/`).hostname.slice(1, -1)
        // The URL standard never writes the IPv4 tail.
        if (address.value >> 32n !== 0xffffn) expect(formatIpAddress(address)).toBe(viaUrl)
      }),
    )
  })

  // RFC 4291: loopback ::1, link-local fe80::/10; RFC 4193: unique local fc00::/7
  test.each([
    ['::1', true],
    ['fc00::', true],
    ['fdff:ffff::1', true],
    ['fe00::1', false],
    ['fe80::1%eth0', true],
    ['febf:ffff::1', true],
    ['fec0::1', false],
    ['::ffff:192.168.1.1', true],
    ['::ffff:8.8.8.8', false],
    ['2001:4860:4860::8888', false],
  ])('%s is private: %s', (text, isPrivate) => expect(describeIp(read(text)).isPrivate).toBe(isPrivate))

  it('names the reverse DNS zone (RFC 3596, 2.5)', () => {
    expect(describeIp(read('192.0.2.5')).reverseName).toBe('5.2.0.192.in-addr.arpa')
    expect(describeIp(read('4321:0:1:2:3:4:567:89ab')).reverseName).toBe(
      'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa',
    )
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void [parseIpAddress(text), readAddress(text)]))
    fc.assert(fc.property(fc.stringMatching(/^[0-9a-f:.%/ ]{0,50}$/), (text) => void readAddress(text)))
    for (const text of [':'.repeat(1e6), '1.'.repeat(1e6), ' '.repeat(1e5)]) readAddress(text)
  })
})

describe('subnets, against counting bit by bit', () => {
  it('keeps the network bits and fills the rest', () => {
    fc.assert(
      fc.property(anyIp, fc.nat(128), (address, anyPrefix) => {
        const bits = bitLength[address.version]
        const prefix = anyPrefix % (bits + 1)
        const text = address.value.toString(2).padStart(bits, '0')
        const addressOf = (digits: string) => ({ version: address.version, value: BigInt(`0b${digits}`) })
        const subnet = describeSubnet(networkOf(address, prefix))
        expect(read(subnet.network)).toEqual(addressOf(text.slice(0, prefix).padEnd(bits, '0')))
        expect(read(subnet.lastAddress)).toEqual(addressOf(text.slice(0, prefix).padEnd(bits, '1')))
        expect(read(subnet.subnet)).toEqual(addressOf('1'.repeat(prefix).padEnd(bits, '0')))
        expect(read(subnet.wildcardMask)).toEqual(addressOf('0'.repeat(prefix).padEnd(bits, '1')))
      }),
    )
  })

  it('counts IPv6 exactly', () => {
    expect(describeSubnet(networkOf(read('2001:db8::'), 0)).totalAddresses).toBe(
      '340282366920938463463374607431768211456',
    )
    expect(describeSubnet(networkOf(read('2001:db8::1'), 64))).toMatchObject({
      network: '2001:db8::',
      broadcast: null,
      lastAddress: '2001:db8::ffff:ffff:ffff:ffff',
      totalHosts: '18446744073709551616',
    })
  })

  it('splits into equal parts that lie side by side', () => {
    const network = networkOf(read('10.0.0.0'), 22)
    expect(splitNetwork(network, 24, 100).map(networkText)).toEqual([
      '10.0.0.0/24',
      '10.0.1.0/24',
      '10.0.2.0/24',
      '10.0.3.0/24',
    ])
    expect(splitCount(network, 21)).toBe(0n)
    expect(splitCount(networkOf(read('::'), 0), 128)).toBe(1n << 128n)
    expect(splitNetwork(network, 21, 100)).toEqual([])
    expect(splitNetwork(network, 24, 2, 1n).map(networkText)).toEqual(['10.0.1.0/24', '10.0.2.0/24'])
    expect(splitNetwork(networkOf(read('::'), 0), 128, 5, (1n << 128n) - 1n)).toEqual([
      { version: 6, value: (1n << 128n) - 1n, prefix: 128 },
    ])
  })
})

describe('range to blocks', () => {
  it('gives the textbook answer', () => {
    expect(blocks('192.168.1.10', '192.168.1.20')).toEqual([
      '192.168.1.10/31',
      '192.168.1.12/30',
      '192.168.1.16/30',
      '192.168.1.20/32',
    ])
    expect(blocks('0.0.0.0', '255.255.255.255')).toEqual(['0.0.0.0/0'])
    expect(blocks('0.0.0.1', '255.255.255.254')).toHaveLength(62)
    expect(blocks('::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe')).toHaveLength(254)
  })

  it('refuses a range that runs backwards or mixes versions', () => {
    expect(rangeToNetworks(read('10.0.0.2'), read('10.0.0.1'))).toEqual({
      ok: false,
      problem: { code: 'range_backwards' },
    })
    expect(rangeToNetworks(read('10.0.0.2'), read('::1'))).toEqual({
      ok: false,
      problem: { code: 'range_mixed_versions' },
    })
  })

  it('covers every address once and cannot be shorter, against merging single addresses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 300 }), (start, length) => {
        const first: IpAddress = { version: 4, value: BigInt(start) }
        const last: IpAddress = { version: 4, value: BigInt(start + length) }
        const result = rangeToNetworks(first, last)
        expect(result.ok && result.value.map(networkText)).toEqual(mergeOneByOne(start, start + length))
      }),
      { numRuns: 60 },
    )
  })
})

describe('special-purpose registries', () => {
  test.each([
    ['192.168.1.1', '192.168.0.0/16', 'RFC 1918'],
    ['100.64.0.1', '100.64.0.0/10', 'RFC 6598'],
    ['192.0.0.171', '192.0.0.170/31', 'RFC 8880'],
    ['255.255.255.255', '255.255.255.255/32', 'RFC 919'],
    ['2001:db8::1', '2001:db8::/32', 'RFC 3849'],
    ['2001::1', '2001::/32', 'RFC 4380'],
    ['2a00::1', '2000::/3', 'RFC 4291'],
    ['4000::', '::/0', 'RFC 4291'],
    ['fd12::1', 'fc00::/7', 'RFC 4193'],
  ])('%s is in %s', (text, block, rfc) => expect(specialPurposeOf(read(text))).toMatchObject({ block, rfc }))

  test.each([
    ['8.8.8.8', 'public'],
    ['10.0.0.1', 'private'],
    ['127.0.0.1', 'private'],
    ['::1', 'private'],
    ['fe80::1', 'private'],
    ['255.255.255.255', 'special'],
    ['0.0.0.0', 'special'],
    ['169.254.1.1', 'special'],
    ['100.64.0.1', 'special'],
    ['192.0.2.1', 'special'],
    ['198.18.0.1', 'special'],
    ['224.0.0.1', 'special'],
    ['239.255.255.250', 'special'],
    ['240.0.0.1', 'special'],
    ['::', 'special'],
    ['ff02::1', 'special'],
    ['ff0e::1', 'special'],
    ['2001:db8::1', 'special'],
    ['::ffff:8.8.8.8', 'special'],
    ['4000::1', 'special'],
    // IANA: globally reachable
    ['192.0.0.9', 'public'],
    ['64:ff9b::808:808', 'public'],
    ['2a00::1', 'public'],
  ])('%s is %s', (text, scope) => expect(describeIp(read(text)).scope).toBe(scope))

  it('calls nothing public that IANA does not call globally reachable', () => {
    for (const { block, global } of specialPurposes) {
      const { scope, special } = describeIp(read(block.split('/')[0]!))
      if (special?.block === block && global !== true) expect(scope, block).not.toBe('public')
    }
  })

  it('leaves ordinary IPv4 addresses alone', () => expect(specialPurposeOf(read('8.8.8.8'))).toBeUndefined())

  it('has rows whose block has no host bits and appears once', () => {
    const written = specialPurposes.map(({ block }) => block)
    expect(new Set(written).size).toBe(written.length)
    for (const block of written) {
      const input = readAddress(block)
      if (!input.ok || input.value.kind !== 'network' || input.value.prefix === undefined) throw new Error(block)
      expect(networkOf(input.value.address, input.value.prefix).value).toBe(input.value.address.value)
    }
  })
})

describe('IPv4 inside IPv6', () => {
  test.each([
    ['::ffff:192.0.2.1', { kind: 'mapped', address: '192.0.2.1' }],
    ['::192.0.2.1', { kind: 'compatible', address: '192.0.2.1' }],
    ['64:ff9b::192.0.2.33', { kind: 'translated', address: '192.0.2.33' }],
    ['2002:c000:0204::1', { kind: '6to4', address: '192.0.2.4' }],
    // RFC 4380 address format; the example is the well-known one of its descriptions
    [
      '2001:0:4136:e378:8000:63bf:3fff:fdd2',
      { kind: 'teredo', address: '192.0.2.45', teredo: { server: '65.54.227.120', port: 40_000 } },
    ],
    ['fe80::5efe:192.0.2.143', { kind: 'isatap', address: '192.0.2.143' }],
  ])('%s', (text, expected) => expect(describeIp(read(text)).embedded).toMatchObject(expected))
  test.each(['::', '::1', '2001:db8::1', '10.0.0.1'])('none in %s', (text) =>
    expect(describeIp(read(text)).embedded).toBeNull(),
  )
})

function read(text: string): IpAddress {
  const address = parseIpAddress(text)
  if (!address.ok) throw new Error(`${text}: ${address.problem.code}`)
  return address.value
}

function blocks(first: string, last: string): string[] {
  const result = rangeToNetworks(read(first), read(last))
  return result.ok ? result.value.map(networkText) : []
}

/** The slow way: start from /32s and join aligned neighbours until nothing joins. */
function mergeOneByOne(start: number, end: number): string[] {
  let parts = Array.from({ length: end - start + 1 }, (_, index) => ({ value: start + index, size: 1 }))
  for (let joined = true; joined; ) {
    joined = false
    const next: typeof parts = []
    for (const part of parts) {
      const before = next.at(-1)
      if (
        before &&
        before.size === part.size &&
        before.value + before.size === part.value &&
        before.value % (2 * part.size) === 0
      ) {
        next[next.length - 1] = { value: before.value, size: 2 * before.size }
        joined = true
      } else next.push(part)
    }
    parts = next
  }
  return parts.map(({ value, size }) => networkText({ version: 4, value: BigInt(value), prefix: 32 - Math.log2(size) }))
}
