import { describe, expect, test } from 'vitest'
import { listIn, readAddressList } from './address-list.ts'
import { addressesIn } from './inside.ts'
import { rangeToNetworks } from './range.ts'
import { readHostCounts } from './split-by-hosts.ts'

test('several pieces make a list where one at least is an address', () => {
  expect(listIn('10.0.0.1')).toBeUndefined()
  expect(listIn('one, two 2, three 3')).toBeUndefined()
  expect(listIn('10.0.0.1\nnothing 5')?.entries.map(({ text }) => text)).toEqual(['10.0.0.1'])
})

test('a hundred overlaps are told, and that there are more', () => {
  const nested = (count: number) => readAddressList(new Array(count).fill('10.0.0.0/24').join('\n'))
  // Of n equal networks every pair overlaps: 14 have 91, 15 have 105.
  expect([nested(14).overlaps.length, nested(14).hasMoreOverlaps]).toEqual([91, false])
  expect([nested(15).overlaps.length, nested(15).hasMoreOverlaps]).toEqual([100, true])
  const hundred = readAddressList(
    ['10.0.0.0/8', ...Array.from({ length: 100 }, (_, index) => `10.0.${index}.1`)].join('\n'),
  )
  expect([hundred.overlaps.length, hundred.hasMoreOverlaps]).toEqual([100, false])
})

test('ten thousand pieces are read, and two hundred addresses of a longer text', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `10.0.${index >> 8}.${index & 255}`)
  expect(readAddressList(lines(10_001).join('\n')).entries).toHaveLength(10_000)
  expect(addressesIn(lines(201).join(' and ')).map(({ text }) => text)).toEqual(lines(200))
})

test('a range is covered by the fewest networks, the whole of either version by one', () => {
  const cover = (text: string) =>
    readAddressList(text).cover.map(({ value, prefix }) => `${value.toString(16)}/${prefix}`)
  expect(cover('10.0.0.1-10.0.0.6\n10.0.0.7')).toEqual(['a000001/32', 'a000002/31', 'a000004/30'])
  expect(cover('0.0.0.0-255.255.255.255\n::/0')).toEqual(['0/0', '0/0'])
  const backwards = rangeToNetworks({ version: 4, value: 5n }, { version: 4, value: 4n })
  expect(backwards.ok).toBe(false)
})

test('host counts as people list them, a thousand at most', () => {
  expect(readHostCounts(' 50, 20 10;2+1 ')).toEqual([50n, 20n, 10n, 2n, 1n])
  expect(readHostCounts('9'.repeat(39))).toEqual([10n ** 39n - 1n])
  for (const wrong of ['0', '-5', '5.5', 'x', '5, x', '01', '9'.repeat(40)])
    expect(readHostCounts(wrong)).toBeUndefined()
  expect(readHostCounts('')).toEqual([])
  expect(readHostCounts('5 '.repeat(1000))).toHaveLength(1000)
  expect(readHostCounts('5 '.repeat(1001))).toBeUndefined()
  expect(readHostCounts(`${' '.repeat(9_999)}56`)).toEqual([5n])
})

describe('a word behind addresses side by side is named, and takes nothing from them', () => {
  const rows = [
    '1.2.3.4 5.6.7.8',
    '1.2.3.4 5.6.7.8 9.10.11.12',
    '10.0.0.0/24 10.0.2.0/24',
    'dns 2001:db8::1 2001:db8::2',
  ]
  const words = ['zorp', 'ворп', 'are down', '17', 'x']
  test.each(rows.flatMap((row) => words.map((word) => [row, word] as const)))('%s %s', (row, word) => {
    const entries = (text: string) => listIn(text)?.entries.map((entry) => entry.text)
    const list = listIn(`${row} ${word}`)
    expect(list?.problems.map(({ text }) => text)).toEqual([word])
    expect(entries(`${row} ${word}`)).toEqual(entries(`${row} and 192.0.2.77`)?.slice(0, -1))
  })
})
