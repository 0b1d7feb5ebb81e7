import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import {
  describeIp,
  formatIpAddress,
  type IpAddress,
  listedTexts,
  networkText,
  readAddress,
  readAddressList,
  readHostCounts,
  splitByHosts,
} from './index.ts'

const single = (text: string) => {
  const reading = readAddress(text)
  if (!reading.ok || reading.value.kind === 'range') return undefined
  const { address, prefix, notation, mask } = reading.value
  return [formatIpAddress(address) + (prefix === undefined ? '' : `/${prefix}`), mask ?? notation]
}
const span = (text: string) => {
  const reading = readAddress(text)
  return reading.ok && reading.value.kind === 'range'
    ? `${formatIpAddress(reading.value.first)}-${formatIpAddress(reading.value.last)}`
    : reading
}
const problem = (text: string) => {
  const reading = readAddress(text)
  return reading.ok ? undefined : reading.problem
}

describe('one address', () => {
  test.each([
    ['10.0.0.5', '10.0.0.5', 'plain'],
    [' "10.0.0.5", ', '10.0.0.5', 'plain'],
    ['10.0.0.5/', '10.0.0.5', 'plain'],
    ['fe80::1%eth0', 'fe80::1%eth0', 'plain'],
    ['3232235777', '192.168.1.1', 'decimal'],
    ['42540766411282592856903984951653826561', '2001:db8::1', 'decimal'],
    ['0xC0A80101', '192.168.1.1', 'hexadecimal'],
    ['0x7f000001', '127.0.0.1', 'hexadecimal'],
    ['0x20010db8000000000000000000000001', '2001:db8::1', 'hexadecimal'],
    ['0xC0.0xA8.0x1.0x1', '192.168.1.1', 'hexadecimal'],
    ['11000000.10101000.00000001.00000001', '192.168.1.1', 'binary'],
    ['11000000101010000000000100000001', '192.168.1.1', 'binary'],
    ['C0:A8:01:01', '192.168.1.1', 'bytes'],
    ['[::1]:8080', '::1', 'withPort'],
    ['[fe80::1%eth0]:22', 'fe80::1%eth0', 'withPort'],
    ['10.0.0.1:80', '10.0.0.1', 'withPort'],
    ['http://10.0.0.1/x', '10.0.0.1', 'url'],
    ['https://user@10.0.0.1:8443/a/b?c=d#e', '10.0.0.1', 'url'],
    ['http://[2001:db8::1]:80/', '2001:db8::1', 'url'],
    ['10.0.0.1/index.html', '10.0.0.1', 'url'],
    ['1.1.168.192.in-addr.arpa', '192.168.1.1', 'reverseName'],
    ['10[.]0[.]0[.]1', '10.0.0.1', 'defanged'],
    ['10,0,0,1', '10.0.0.1', 'otherMarks'],
    ['10。0。0。1', '10.0.0.1', 'otherMarks'],
    ['１.2.3.4', '1.2.3.4', 'otherMarks'],
  ])('%s', (text, address, notation) => expect(single(text)).toEqual([address, notation]))

  it('reads back every notation the page prints', () => {
    const anyIpv4 = fc
      .bigInt({ min: 1n << 24n, max: (1n << 32n) - 1n })
      .map((value): IpAddress => ({ version: 4, value }))
    const anyIpv6 = fc
      .bigInt({ min: 1n << 112n, max: (1n << 128n) - 1n })
      .map((value): IpAddress => ({ version: 6, value }))
    fc.assert(
      fc.property(fc.oneof(anyIpv4, anyIpv6), (address) => {
        const { binary, decimal, hex, canonical, reverseName } = describeIp(address)
        for (const text of [binary, decimal, hex, canonical, reverseName]) {
          expect(single(text)?.[0], text).toBe(canonical)
        }
      }),
    )
  })
})

describe('with a network', () => {
  test.each([
    ['10.0.0.5/22', '10.0.0.5/22', 'prefix'],
    ['10.0.0.5 / 22', '10.0.0.5/22', 'prefix'],
    ['2001:db8::1/48', '2001:db8::1/48', 'prefix'],
    ['10.0.0.5/0', '10.0.0.5/0', 'prefix'],
    ['10.0.0.5 255.255.252.0', '10.0.0.5/22', 'netmask'],
    ['10.0.0.5/255.255.252.0', '10.0.0.5/22', 'netmask'],
    ['10.0.0.5 255.255.255.255', '10.0.0.5/32', 'netmask'],
    ['10.0.0.0 0.0.3.255', '10.0.0.0/22', 'wildcard'],
    ['10.0.0.5 netmask 255.255.252.0', '10.0.0.5/22', 'netmask'],
    ['inet 10.0.0.5 netmask 0xfffffc00 broadcast 10.0.3.255', '10.0.0.5/22', 'netmask'],
    ['inet 10.0.0.5/22 brd 10.0.3.255 scope global eth0', '10.0.0.5/22', 'prefix'],
    ['inet addr:10.0.0.5  Bcast:10.0.3.255  Mask:255.255.252.0', '10.0.0.5/22', 'netmask'],
    ['inet6 fe80::1%eth0/64 scope link', 'fe80::1%eth0/64', 'prefix'],
    ['0.0.0.0 0.0.0.0', '0.0.0.0/0', 'netmask'],
  ])('%s', (text, network, mask) => expect(single(text)).toEqual([network, mask]))

  it('a mask that can mean two things is named and says the other', () => {
    expect(readAddress('10.0.0.1 0.0.0.0')).toMatchObject({ value: { prefix: 32, mask: 'wildcard', otherPrefix: 0 } })
    expect(readAddress('10.0.0.1 255.255.255.255')).toMatchObject({ value: { prefix: 32, otherPrefix: 0 } })
    expect(readAddress('10.0.0.1 255.255.255.0')).not.toMatchObject({ value: { otherPrefix: expect.anything() } })
  })

  test.each([
    ['10.0.0.5/33', 'tooLong'],
    ['10.0.0.5/022', undefined],
    ['10.0.0.5 / many', undefined],
    ['10.0.0.1/10.0.0.9', 'notContiguous'],
    ['10.0.0.1 / 10.0.0.9', 'notContiguous'],
    ['10.0.0.5 255.0.255.0', 'notContiguous'],
    ['10.0.0.0 0.0.255.0', 'notContiguous'],
    ['::1/129', 'tooLong'],
    ['::1/255.0.0.0', undefined],
  ])('%s', (text, reason) => expect(problem(text)).toEqual({ code: 'ip_invalid_prefix', ...(reason && { reason }) }))
})

describe('ranges', () => {
  test.each([
    ['10.0.0.1-10.0.0.20', '10.0.0.1-10.0.0.20'],
    ['10.0.0.1 – 10.0.0.20', '10.0.0.1-10.0.0.20'],
    ['10.0.0.1..10.0.0.20', '10.0.0.1-10.0.0.20'],
    ['10.0.0.1 to 10.0.0.20', '10.0.0.1-10.0.0.20'],
    ['10.0.0.1 10.0.0.9', '10.0.0.1-10.0.0.9'],
    ['10.0.0.10-20', '10.0.0.10-10.0.0.20'],
    ['10.0.0.10-1.20', '10.0.0.10-10.0.1.20'],
    ['10.0.0.*', '10.0.0.0-10.0.0.255'],
    ['10.*', '10.0.0.0-10.255.255.255'],
    ['10.0.2-3.*', '10.0.2.0-10.0.3.255'],
    ['10.0.*.*', '10.0.0.0-10.0.255.255'],
    ['2001:db8::1-2001:db8::ff', '2001:db8::1-2001:db8::ff'],
  ])('%s', (text, expected) => expect(span(text)).toBe(expected))
  it('five parts are none, whatever the last of them', () => {
    expect(readAddress('1.2.3.4.*')).toMatchObject({ value: { kind: 'address', notation: 'insideText' } })
  })
  it('backwards or mixed', () => {
    expect(problem('10.0.0.20-10.0.0.1')).toEqual({ code: 'range_backwards' })
    expect(problem('10.0.0.1-::1')).toEqual({ code: 'range_mixed_versions' })
  })
})

describe('what is no address says where', () => {
  test.each([
    ['256.1.1.1', { kind: 'octetTooLarge', position: 1, text: '256' }, undefined],
    ['1.2.3.1000', { kind: 'octetTooLarge', position: 4, text: '1000' }, undefined],
    ['1.2.03.4', { kind: 'octetLeadingZero', position: 3, text: '03' }, ['1.2.3.4']],
    ['1.2.3.y', { kind: 'octetNotNumber', position: 4, text: 'y' }, undefined],
    ['1.2.3.4.5', { kind: 'octetCount', count: 5 }, undefined],
    ['127.1', { kind: 'octetCount', count: 2 }, ['127.0.0.1']],
    ['192.168.1', { kind: 'octetCount', count: 3 }, ['192.168.0.1', '192.168.1.0/24']],
    ['fe80::g', { kind: 'groupNotHexadecimal', position: 3, text: 'g' }, undefined],
    ['12345::', { kind: 'groupTooLong', position: 1, text: '12345' }, undefined],
    ['1:2:3', { kind: 'groupCount', count: 3 }, undefined],
    ['1::2::3', { kind: 'doubleColonTwice' }, undefined],
    ['::ffff:1.2.3.999', { kind: 'octetTooLarge', position: 4, text: '999' }, undefined],
    ['1,2,3,400', { kind: 'octetTooLarge', position: 4, text: '400' }, undefined],
    ['1,2,3,04', { kind: 'octetLeadingZero', position: 4, text: '04' }, ['1.2.3.4']],
    ['1', undefined, undefined],
    ['localhost', undefined, undefined],
    ['example.com', undefined, undefined],
  ])('%s', (text, fault, offered) =>
    expect(problem(text)).toEqual({ code: 'ip_invalid', ...(fault && { fault }), ...(offered && { offered }) }),
  )
  it('empty is its own', () => expect(problem('  ')).toEqual({ code: 'ip_empty_input' }))

  it('never throws', () => {
    for (const text of [
      '-'.repeat(400),
      '1.'.repeat(200),
      ':'.repeat(399),
      '[('.repeat(150),
      '\ud800',
      '1'.repeat(1e6),
    ]) {
      readAddress(text)
      readAddressList(text)
    }
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => void [readAddress(text), readAddressList(text)]))
    fc.assert(fc.property(fc.stringMatching(/^[0-9a-fx:.%/ *\-[\]\n,]{0,60}$/), (text) => void readAddressList(text)))
  })
})

describe('lists', () => {
  const list = readAddressList('10.0.0.0/24\n10.0.1.0/24, 10.0.0.128/25; 10.0.2.5-10.0.2.9\nnonsense\n10.0.1.0/24')

  it('covers exactly with the fewest networks, and says what overlaps', () => {
    expect(list.cover.map(networkText)).toEqual(['10.0.0.0/23', '10.0.2.5/32', '10.0.2.6/31', '10.0.2.8/31'])
    expect(list.common.map(networkText)).toEqual(['10.0.0.0/22'])
    expect(list.addressCount).toBe(517n)
    expect(list.overlaps.map(({ first, second, relation }) => [first.text, relation, second.text])).toEqual([
      ['10.0.0.0/24', 'contains', '10.0.0.128/25'],
      ['10.0.1.0/24', 'equal', '10.0.1.0/24'],
    ])
    expect(list.problems).toEqual([{ text: 'nonsense', problem: { code: 'ip_invalid' } }])
    expect(readAddressList('10.0.0.0-10.0.0.9\n10.0.0.5-10.0.0.20').overlaps[0]?.relation).toBe('overlaps')
  })

  it('keeps the versions apart', () => {
    const both = readAddressList('10.0.0.0/8\n2001:db8::/33\n2001:db8:8000::/33')
    expect(both.cover.map(networkText)).toEqual(['10.0.0.0/8', '2001:db8::/32'])
    expect(both.common.map(networkText)).toEqual(['10.0.0.0/8', '2001:db8::/32'])
  })

  test.each([
    ['10.0.0.1', 1],
    ['10.0.0.5 255.255.252.0', 1],
    ['10.0.0.1 - 10.0.0.5', 1],
    ['10.0.0.0/24 10.0.1.0/24 10.0.2.0/24', 3],
    ['10.0.0.0/24, 10.0.1.0/24', 2],
    ['10.0.0.0/24\n\n10.0.1.0/24\n', 2],
  ])('%j has %d pieces', (text, count) => expect(listedTexts(text)).toHaveLength(count))

  it('agrees with counting addresses one by one', () => {
    const anyBlock = fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 26, max: 32 }))
    fc.assert(
      fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 8 }), (blocks) => {
        const members = new Set<number>()
        for (const [start, prefix] of blocks) {
          const size = 2 ** (32 - prefix)
          const first = Math.floor(start / size) * size
          for (let value = first; value < first + size; value++) members.add(value)
        }
        const { cover, addressCount } = readAddressList(
          blocks.map(([start, prefix]) => `10.0.0.${start}/${prefix}`).join('\n'),
        )
        expect(addressCount).toBe(BigInt(members.size))
        const covered = cover.flatMap(({ value, prefix }) =>
          Array.from({ length: 2 ** (32 - prefix) }, (_, index) => Number(value & 0xffn) + index),
        )
        expect(covered).toEqual([...members].sort((left, right) => left - right))
      }),
    )
  })
})

describe('a split by wanted hosts', () => {
  const network = { version: 4, value: 0xc0a8_0100n, prefix: 24 } as const

  it('gives the textbook answer, in the order wanted', () => {
    const split = splitByHosts(network, [20n, 50n, 2n, 10n])
    expect(split.ok && split.value.parts.map((part) => networkText(part.network))).toEqual([
      '192.168.1.64/27',
      '192.168.1.0/26',
      '192.168.1.112/30',
      '192.168.1.96/28',
    ])
    expect(split.ok && split.value.free.map(networkText)).toEqual([
      '192.168.1.116/30',
      '192.168.1.120/29',
      '192.168.1.128/25',
    ])
  })

  test.each([
    [1n, 30],
    [2n, 30],
    [3n, 29],
    [6n, 29],
    [7n, 28],
    [126n, 25],
    [254n, 24],
  ])('%d hosts need a /%d', (hosts, prefix) => {
    const split = splitByHosts(network, [hosts])
    expect(split.ok && split.value.parts[0]?.network.prefix).toBe(prefix)
  })

  it('says when they do not fit', () => {
    expect(splitByHosts(network, [255n])).toEqual({
      ok: false,
      problem: { code: 'split_too_large', needed: 512n, available: 256n },
    })
    expect(splitByHosts(network, [])).toMatchObject({ problem: { code: 'split_nothing_wanted' } })
  })

  it('sets nothing aside in IPv6', () => {
    const split = splitByHosts({ version: 6, value: 0x2001_0db8n << 96n, prefix: 32 }, [1n, 2n, 1n << 64n])
    expect(split.ok && split.value.parts.map((part) => part.network.prefix)).toEqual([128, 127, 64])
  })

  it('reads the counts', () => {
    expect(readHostCounts('50, 20 10;2')).toEqual([50n, 20n, 10n, 2n])
    expect(readHostCounts('')).toEqual([])
    expect(readHostCounts('50, many')).toBeUndefined()
    expect(readHostCounts('0')).toBeUndefined()
  })
})

test.each([
  '10.0.0.1 zorp /24',
  '10.0.0.1 / zorp 24',
  '10.0.0.1 netmask zorp 0xffffff00',
  '10.0.0.1 zorp prefix 24',
  '10.0.0.1 mask gravy 24',
])('a mask that does not stand beside its address is not dropped: %s', (text) =>
  expect(readAddress(text).ok).toBe(false),
)
