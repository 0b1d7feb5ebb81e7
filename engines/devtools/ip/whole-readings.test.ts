import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectRows } from '#engines/core/testing/readings.ts'
import {
  type AddressProblem,
  type AddressReading,
  describeIp,
  describeSubnet,
  formatIpAddress,
  listedTexts,
  networkOf,
  networkText,
  readAddress,
  readAddressList,
} from './index.ts'

/** Everything that is said of a text about addresses: how it was read, or what is wrong with it. */
function inWords(reading: AddressReading): string {
  if (reading.kind === 'range') return `${formatIpAddress(reading.first)} to ${formatIpAddress(reading.last)}`
  const { address, addressText, notation, prefix, mask, otherPrefix } = reading
  const typed = addressText === formatIpAddress(address) ? '' : ` (${addressText})`
  const network = prefix === undefined ? '' : `/${prefix} by ${mask}`
  const other = otherPrefix === undefined ? '' : ` or /${otherPrefix}`
  return `${formatIpAddress(address)}${network}${other}${typed} ${notation}`
}

function problemInWords(problem: AddressProblem): string {
  const {
    code,
    fault,
    offered = [],
    reason = '',
  } = { fault: undefined, ...problem } as Extract<AddressProblem, { code: 'ip_invalid' }> & { reason?: string }
  return [code, reason, ...Object.values(fault ?? {}), ...(offered.length > 0 ? ['rather', ...offered] : [])]
    .filter(Boolean)
    .join(' ')
}

function readingOf(text: string): string {
  if (listedTexts(text).length > 1) {
    const { entries, problems, overlaps, cover } = readAddressList(text)
    return [
      ...entries.map(({ reading }) => inWords(reading)),
      ...problems.map((piece) => `${piece.text}: ${problemInWords(piece.problem)}`),
      ...overlaps.map(({ first, second, relation }) => `${first.text} ${relation} ${second.text}`),
      `in all ${cover.map(networkText).join(' ')}`,
    ].join('\n')
  }
  const reading = readAddress(text)
  return reading.ok ? inWords(reading.value) : problemInWords(reading.problem)
}

test('everyday texts', () => expectRows(join(import.meta.dirname, 'fixtures/readings.txt'), readingOf))

/** One address of every kind, and networks of every length that is special. */
test('what is said of an address and of its networks', async () => {
  // biome-ignore format: a table
  const texts = [
    '0.0.0.0', '0.0.0.1', '9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0', '100.64.0.1', '126.1.1.1', '127.0.0.1', '128.0.0.1',
    '169.254.1.1', '172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0', '191.255.255.255', '192.0.2.1', '192.88.99.1', '192.167.255.255',
    '192.168.0.0', '192.168.255.255', '192.169.0.0', '198.18.0.1', '223.255.255.255', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255',
    '8.8.8.8', '::', '::1', '::2', '::ffff:10.1.2.3', '::ffff:8.8.8.8', '64:ff9b::808:808', '100::1', '2001:db8::1', '2001:4860:4860::8888',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2002:c000:204::1', 'fbff::1', 'fc00::1', 'fdff::1', 'fe00::1', 'fe7f::1', 'fe80::1', 'febf::1',
    'fec0::1', 'ff02::1', 'fe80::5efe:192.0.2.1', '2001:db8::200:5efe:192.0.2.1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  ]
  const lines = texts.map((text) => {
    const reading = readAddress(text)
    if (!reading.ok || reading.value.kind === 'range') throw new Error(text)
    const { special, embedded, ...description } = describeIp(reading.value.address)
    expect([special, embedded]).not.toContain(undefined)
    const facts = Object.values(description).filter((fact) => fact !== null)
    return [
      facts.join(' '),
      special && `${special.block} ${special.rfc} global: ${special.global}`,
      JSON.stringify(embedded),
    ]
      .filter((fact) => fact && fact !== 'null')
      .join('\n  ')
  })
  const networks = (
    [
      ['192.168.5.77', [0, 1, 8, 15, 16, 24, 29, 30, 31, 32]],
      ['2001:db8::abcd', [0, 32, 63, 64, 126, 127, 128]],
    ] as const
  ).flatMap(([text, prefixes]) =>
    prefixes.map((prefix) => {
      const reading = readAddress(text)
      if (!reading.ok || reading.value.kind === 'range') throw new Error(text)
      return Object.entries(describeSubnet(networkOf(reading.value.address, prefix)))
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')
    }),
  )
  await expect(`${[...lines, ...networks].join('\n')}\n`).toMatchFileSnapshot('fixtures/described.txt')
})
